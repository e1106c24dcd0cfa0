/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The journals of tests/store/journal/hostile. The reader refuses each as its line in EXPECTED
 * states, or accepts it; an accepted game can be described in full, played on, and scored.
 */

#include "dub-journal.h"
#include "dub-score.h"
#include "dub-session.h"
#include "dub-text-error.h"
#include "dub-text.h"
#include "history-fixture.h"
#include "table-fixture.h"

#include <string.h>

enum { N_MOVES = 400, MAX_LEGAL = 256, MIN_FILES = 15 };

static char *
get_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "store", "journal", "hostile", name, NULL);
}

static void
tell_last (const DubHistory *history)
{
  guint last = dub_history_get_position (history) - 1;
  g_autofree char *title = dub_log_dup_title (history, last);
  g_auto (GStrv) sentences = dub_log_dup_sentences (history, last);

  g_assert_cmpstr (title, !=, NULL);
  g_assert_nonnull (sentences);
}

static void
check_table (const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);
  DubScore score;

  table_assert_possible (&game->box, &game->state);
  dub_score_count (&game->box, &game->state, &score);
  g_assert_cmpuint (score.sides[DUB_BARRY].total, <=, 500);
  g_assert_cmpuint (score.sides[DUB_YOU].total, <=, 500);
}

/* The last legal move ends a turn or a phase. */
static void
go_on (DubHistory *history)
{
  for (guint i = 0; i < N_MOVES; i++) {
    DubMove legal[MAX_LEGAL];
    guint n = dub_game_list_legal (dub_history_get_game (history), NULL, legal, MAX_LEGAL);

    if (n == 0)
      return;
    g_assert_true (history_perform (history, &legal[i % 3 == 0 ? i % n : n - 1], NULL));
    tell_last (history);
    check_table (history);
  }
}

static void
check_file (const char *name, guint line, const char *words)
{
  g_autofree char *file = g_strconcat (name, ".dubarry", NULL);
  g_autofree char *path = get_path (file);
  g_autofree char *prefix = g_strdup_printf ("line %u: %s", line, words);
  g_autofree char *text = NULL, *told = NULL;
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  journal = dub_journal_parse (text, length, &error);
  if (line > 0) {
    g_assert_null (journal);
    told = dub_text_fault (error);
    g_assert_cmpstr (told, ==, prefix);
    return;
  }
  g_assert_no_error (error);
  tell_last (journal->history);
  check_table (journal->history);
  go_on (journal->history);
}

static void
test_files (void)
{
  g_autofree char *path = get_path ("EXPECTED");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);

    if (lines[i][0] == '#' || words[0] == NULL)
      continue;
    g_test_message ("%s", words[0]);
    check_file (words[0], (guint) g_ascii_strtoull (words[1], NULL, 10),
                words[2] != NULL ? words[2] : "");
    n++;
  }
  g_assert_cmpuint (n, >=, MIN_FILES);
}

/* Every file has a line in EXPECTED. */
static void
test_all_expected (void)
{
  g_autofree char *folder = get_path (NULL), *path = get_path ("EXPECTED");
  g_autofree char *text = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".dubarry")) {
      g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".dubarry"));
      g_autofree char *line = g_strdup_printf ("\n%s ", stem);

      g_assert_nonnull (strstr (text, line));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/hostile-files/expected", test_files);
  g_test_add_func ("/hostile-files/all", test_all_expected);

  return g_test_run ();
}
