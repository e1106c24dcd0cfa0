/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes every sentence of the text module in every edition, and finds their faults. A catalogue in
 * which each message has a number proves that the test makes all of them. DUB_EDITION=fr prints all
 * sentences of an edition.
 */

#include "sentences.h"

#include <glib/gstdio.h>
#include <libintl.h>

static const char *const editions[] = { "en", "fr", "uk", "en@classic" };

/* Exceptions: the code of a language, and the left column, which is never a second one of a
 * drawer. */
static const char *const left_out[] = {
  "speech\004en",
  "further resource space\004left",
  NULL,
};

static void
make_all (Sentences *self)
{
  static const SentenceMaker *const tables[] = { sentence_names, sentence_boxes, sentence_games,
                                                 sentence_moves, sentence_yours, sentence_extras };

  dub_text_set_language (self->edition);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const SentenceMaker *maker = tables[i]; maker->name != NULL; maker++) {
      self->maker = maker->name;
      maker->make (self);
    }
}

static void
print_all (const Sentences *self)
{
  g_autofree gpointer *keys = g_hash_table_get_keys_as_array (self->texts, NULL);

  for (guint i = 0; keys[i] != NULL; i++)
    g_print ("# %s\n", (const char *) keys[i]);
}

static void
test_edition (gconstpointer data)
{
  const char *edition = data;
  gboolean is_english = g_str_has_prefix (edition, "en");
  Sentences english, own;

  sentences_init (&english, "en", NULL);
  if (!is_english)
    make_all (&english);
  sentences_init (&own, edition, is_english ? NULL : english.words);
  make_all (&own);

  g_test_message ("%s: %u sentences", edition, g_hash_table_size (own.texts));
  if (g_strcmp0 (g_getenv ("DUB_EDITION"), edition) == 0)
    print_all (&own);
  for (guint i = 0; i < own.faults->len; i++)
    g_test_message ("%s", (const char *) own.faults->pdata[i]);
  g_assert_cmpuint (g_hash_table_size (own.texts), >, 5000);
  g_assert_cmpuint (own.faults->len, ==, 0);
  sentences_clear (&own);
  sentences_clear (&english);
}

/* Installs the catalogue with numbered messages in a new folder. */
static char *
bind_marks (void)
{
  char *root = g_dir_make_tmp ("dub-marks-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (root, "qps", "LC_MESSAGES", NULL);
  g_autofree char *to = g_build_filename (folder, "dubarry.mo", NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_get_contents (g_getenv ("DUB_TEST_MARKED"), &contents, &length, NULL));
  g_assert_true (g_file_set_contents (to, contents, (gssize) length, NULL));
  g_assert_nonnull (bindtextdomain ("dubarry", root));

  return root;
}

static void
unbind_marks (const char *root)
{
  static const char *const names[] = { "qps/LC_MESSAGES/dubarry.mo", "qps/LC_MESSAGES", "qps", "" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *name = g_build_filename (root, names[i], NULL);

    g_assert_cmpint (g_remove (name), ==, 0);
  }
  dub_text_init ();
}

/* Each line of the list is a number, a tab and a message of src/text. */
static void
test_none_left_out (void)
{
  g_autofree char *root = bind_marks ();
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  Sentences marked;
  guint n_left_out = 0;

  sentences_init (&marked, "qps", NULL);
  make_all (&marked);
  g_assert_true (g_file_get_contents (g_getenv ("DUB_TEST_MARKS"), &list, NULL, NULL));
  lines = g_strsplit (g_strchomp (list), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 2);

    if (g_hash_table_contains (marked.marks, fields[0]) || g_strv_contains (left_out, fields[1]))
      continue;
    g_test_message ("never made: %s", fields[1]);
    n_left_out++;
  }
  g_assert_cmpuint (g_strv_length (lines), >, 500);
  g_assert_cmpuint (n_left_out, ==, 0);
  sentences_clear (&marked);
  unbind_marks (root);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dub_text_init ();
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++) {
    g_autofree char *path = g_strconcat ("/sentences/", editions[i], NULL);

    g_test_add_data_func (path, editions[i], test_edition);
  }
  g_test_add_func ("/sentences/none-left-out", test_none_left_out);

  return g_test_run ();
}
