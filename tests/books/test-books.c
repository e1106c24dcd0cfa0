/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks the facts of the rulebooks against the program.
 */

#include "book-facts.h"

#include "dub-text.h"

static const BookTable *const tables[] = {
  &book_components, &book_tiles,  &book_employees, &book_board,
  &book_solo,       &book_rounds, &book_examples,
};

static guint n_facts[BOOK_NOT_MODELLED + 1];
static GHashTable *ids;       /* ids of facts */
static GHashTable *questions; /* questions that prove a fact */

/* Returns the first answer that contradicts the books, with its question, or NULL. */
static char *
find_contradiction (const BookFact *fact)
{
  for (guint i = 0; i < BOOK_MAX_PROOFS && fact->proofs[i].ask != NULL; i++) {
    const BookProof *proof = &fact->proofs[i];
    g_autofree char *answer = proof->ask (proof->given);

    if (!g_str_equal (answer, proof->answer))
      return g_strdup_printf ("asked: %s\nthe books: %s\nthe program: %s", proof->given,
                              proof->answer, answer);
  }

  return NULL;
}

static void
test_fact (gconstpointer data)
{
  const BookFact *fact = data;
  gboolean is_expected = fact->status == BOOK_FAILS_FOR_NOW;
  g_autofree char *contradiction = find_contradiction (fact);

  if (contradiction != NULL)
    g_test_message ("%s", contradiction);
  if (contradiction != NULL && is_expected)
    g_test_incomplete (fact->fact);
  else if (contradiction != NULL)
    g_test_fail_printf ("%s", fact->fact);
  else if (is_expected)
    g_test_fail_printf ("%s: holds now, so the row is HOLDS", fact->fact);
}

/* A question may prove one fact only, so that each fact has its own proof. */
static void
check_row (const BookFact *fact)
{
  if (!g_hash_table_add (ids, (gpointer) fact->id))
    g_test_fail_printf ("%s is there twice", fact->id);
  if ((fact->status == BOOK_NOT_MODELLED) != (fact->proofs[0].ask == NULL))
    g_test_fail_printf ("%s is proved and not modelled, or neither", fact->id);
  if ((fact->status == BOOK_NOT_MODELLED) != (fact->reason != NULL))
    g_test_fail_printf ("%s has to say why it is not modelled", fact->id);

  for (guint i = 0; i < BOOK_MAX_PROOFS && fact->proofs[i].ask != NULL; i++) {
    const BookProof *proof = &fact->proofs[i];
    char *question =
        g_strdup_printf ("%" G_GUINTPTR_FORMAT " %s", (guintptr) proof->ask, proof->given);

    if (!g_hash_table_add (questions, question))
      g_test_fail_printf ("%s is proved by the question of another: %s", fact->id, proof->given);
  }
}

static void
test_table (void)
{
  ids = g_hash_table_new (g_str_hash, g_str_equal);
  questions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i]->n; j++)
      check_row (&tables[i]->facts[j]);
  g_assert_cmpuint (g_hash_table_size (ids), ==, BOOK_N_FACTS);
  g_hash_table_unref (ids);
  g_hash_table_unref (questions);
}

static void
add_fact (const BookFact *fact)
{
  g_autofree char *path = g_strdup_printf ("/books/%s", fact->id);

  n_facts[fact->status]++;
  if (fact->status != BOOK_NOT_MODELLED)
    g_test_add_data_func (path, fact, test_fact);
}

/* --verbose lists the facts that are not modelled. */
static void
test_counts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i]->n; j++)
      if (tables[i]->facts[j].status == BOOK_NOT_MODELLED && g_test_verbose ())
        g_test_message ("%s: %s", tables[i]->facts[j].id, tables[i]->facts[j].reason);

  g_test_message ("%u facts of the books held, %u expected to fail, %u not modelled",
                  n_facts[BOOK_HOLDS], n_facts[BOOK_FAILS_FOR_NOW], n_facts[BOOK_NOT_MODELLED]);
  g_assert_cmpuint (n_facts[BOOK_HOLDS] + n_facts[BOOK_FAILS_FOR_NOW] + n_facts[BOOK_NOT_MODELLED],
                    ==, BOOK_N_FACTS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  dub_text_init ();
  dub_text_set_language ("en");

  g_test_add_func ("/books/table", test_table);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i]->n; j++)
      add_fact (&tables[i]->facts[j]);
  g_test_add_func ("/books/counts", test_counts);

  return g_test_run ();
}
