/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences of refusals: each reason in each edition.
 */

#include "dub-text.h"
#include "reasons.h"

static void
test_edition (gconstpointer data)
{
  const guint edition = GPOINTER_TO_UINT (data);

  dub_text_set_language (reason_editions[edition]);
  for (guint i = 0; i < n_reason_rows; i++) {
    g_autofree char *words = dub_text_reason (&reason_rows[i].reason);

    g_assert_cmpstr (words, ==, reason_rows[i].words[edition]);
  }
}

/* Each reason has a row, and its words differ from all other reasons. */
static void
test_each_once (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_rows[DUB_N_REASONS] = { 0 };

  dub_text_set_language ("en");
  for (guint i = 0; i < n_reason_rows; i++) {
    const guint code = reason_rows[i].reason.code;
    char *words = dub_text_reason (&reason_rows[i].reason);
    gpointer other;

    n_rows[code]++;
    if (g_hash_table_lookup_extended (seen, words, NULL, &other))
      g_assert_cmpuint (GPOINTER_TO_UINT (other), ==, code);
    g_hash_table_replace (seen, words, GUINT_TO_POINTER (code));
  }
  for (guint code = DUB_REASON_NONE + 1; code < DUB_N_REASONS; code++)
    if (n_rows[code] == 0)
      g_error ("reason %u has no row in reasons.c", code);
}

/* Reasons leave the rules as errors, and there is no error without a reason. */
static void
test_errors (void)
{
  g_autofree char *nothing = dub_text_reason (&(DubReason){ .code = DUB_REASON_NONE });

  g_assert_null (nothing);
  dub_text_set_language ("en");
  for (guint i = 0; i < n_reason_rows; i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *words = NULL;

    dub_reason_set_error (&reason_rows[i].reason, &error);
    g_assert_error (error, DUB_RULES_ERROR, reason_rows[i].reason.code);
    words = dub_text_error (error);
    g_assert_cmpstr (words, ==, reason_rows[i].words[0]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dub_text_init ();
  for (guint i = 0; i < REASON_N_EDITIONS; i++) {
    g_autofree char *path = g_strconcat ("/reasons/", reason_editions[i], NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_edition);
  }
  g_test_add_func ("/reasons/each-once", test_each_once);
  g_test_add_func ("/reasons/errors", test_errors);

  return g_test_run ();
}
