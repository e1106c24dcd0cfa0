/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every written entry can be read: the program refuses an entry whose text would be read as another
 * one, or not at all, before it writes a byte.
 */

#include "dub-fault.h"
#include "dub-game-file.h"
#include "folder.h"

#include <string.h>

/* Replaces the real function; the linker requires this name. */
void __wrap_dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event);
void __real_dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event);

static const char *spoiled_from, *spoiled_to; /* NULL to change nothing */

void
__wrap_dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event)
{
  __real_dub_event_line_print (out, box, event);
  if (spoiled_from != NULL)
    g_string_replace (out, spoiled_from, spoiled_to, 1);
}

static void
check_refused (DubGameFile *game, const char *from, const char *to)
{
  DubMove correction = folder_make_move (77);
  g_autofree char *before = folder_snapshot (), *after = NULL;
  guint64 digest = script_digest (dub_game_file_get_journal (game)->history);
  g_autoptr (GError) error = NULL;
  int problem;

  spoiled_from = from;
  spoiled_to = to;
  g_assert_false (dub_game_file_perform (game, &correction, &error));
  spoiled_from = NULL;
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_PROGRAM);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, digest);
  g_assert_cmpint (dub_game_file_get_trouble (game, &problem), ==, DUB_TROUBLE_NONE);
}

static void
test_entry (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Read back", 12);
  DubMove correction = folder_make_move (77);

  check_refused (game, "n=77", "n=65535");           /* unreadable */
  check_refused (game, "count:pp", "count:lace");    /* another entry */
  check_refused (game, "correct to", "correct  to"); /* another spelling */
  check_refused (game, "table correct", "undo\ntable correct");
  check_refused (game, "n=77", "n=77\ntable correct to=bag n=-1");
  g_assert_true (dub_game_file_perform (game, &correction, NULL));
  folder_assert_saved (game);
}

static void
test_new_game (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autofree char *before = folder_snapshot (), *after = NULL;
  g_autoptr (GError) error = NULL;

  spoiled_from = "begin-round n=1";
  spoiled_to = "begin-round n=9";
  g_assert_null (dub_games_create ("Never", &script->boxes[0], &script->setup, &error));
  spoiled_from = NULL;
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_PROGRAM);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
}

/* The reader takes the text for another entry than the written one. */
static void
test_other_entry (void)
{
  static const char right[] = "table correct to=barry.count:pp n=77\n";
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Read back", 3);
  const DubHistory *history = dub_game_file_get_journal (game)->history;
  DubMove action = folder_make_move (77);
  g_autoptr (DubPending) pending = dub_history_decide (history, &action, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (dub_read_back_entry (history, pending, right, NULL));
  g_assert_false (dub_read_back_entry (history, pending, "", NULL));
  g_assert_false (
      dub_read_back_entry (history, pending, "table correct to=barry.count:pp n=76\n", NULL));
  g_array_index (pending->events, DubEvent, 0).move.thing.n = 76;
  g_assert_false (dub_read_back_entry (history, pending, right, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_PROGRAM);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/read-back/entry", test_entry);
  g_test_add_func ("/read-back/other-entry", test_other_entry);
  g_test_add_func ("/read-back/new-game", test_new_game);

  return g_test_run ();
}
