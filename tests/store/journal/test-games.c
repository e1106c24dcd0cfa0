/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of saved games, in normal use and in misuse.
 */

#define _GNU_SOURCE /* for memmem () */

#include "dub-box-file.h"
#include "dub-deal.h"
#include "dub-fault.h"
#include "folder.h"
#include "seal.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

static Script *
new_script (void)
{
  return script_new (3, SCRIPT_FILL);
}

static DubGameFile *
open_game (const char *id)
{
  g_autoptr (GError) error = NULL;
  DubGameFile *game = dub_games_open (id, &error);

  g_assert_no_error (error);

  return game;
}

static void
test_create (void)
{
  g_autofree Script *script = script_new (5, SCRIPT_ALL);
  g_autoptr (DubGameFile) game = folder_play (script, "A rainy Sunday", 60);
  g_autoptr (DubGameFile) again = NULL;
  guint64 digest = script_digest (dub_game_file_get_journal (game)->history);

  g_assert_cmpstr (dub_game_file_get_id (game), ==, "game-1");
  g_assert_cmpstr (dub_game_file_get_journal (game)->name, ==, "A rainy Sunday");
  g_assert_false (dub_game_file_is_read_only (game));
  g_assert_cmpuint (dub_game_file_get_journal (game)->n_torn, ==, 0);
  folder_assert_saved (game);
  g_clear_pointer (&game, dub_game_file_close);

  again = open_game ("game-1");
  g_assert_false (dub_game_file_is_read_only (again));
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (again)->history), ==, digest);
  script_assert_decided (dub_game_file_get_journal (again)->history);
}

/* Whatever the name of a game, the game exists afterwards, or was never begun. */
static void
test_create_names (void)
{
  static const char *const names[] = { "", " ", "\n", "\t\r\n ", "\xff", "undo", "../x", "%s" };
  g_autofree Script *script = new_script ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *before = folder_snapshot ();
    g_autoptr (GError) error = NULL;
    g_autoptr (DubGameFile) game =
        dub_games_create (names[i], &script->boxes[0], &script->setup, &error);
    g_autofree char *after = NULL;

    if (game != NULL) {
      folder_assert_saved (game);
      continue;
    }
    g_assert_nonnull (error);
    after = folder_snapshot ();
    g_assert_cmpstr (before, ==, after);
  }
}

static void
set_time (const char *file, time_t time)
{
  g_autofree char *path = folder_get_path (file);
  struct utimbuf times = { .actime = time, .modtime = time };

  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
test_list (void)
{
  static const char *const files[] = { "game-1.dubarry", "game-2.dubarry", "game-3.dubarry" };
  static const char *const order[] = { "game-2", "broken", "game-1", "game-3", "empty" };
  g_autoptr (GPtrArray) none = dub_games_list (NULL), list = NULL;
  g_autofree char *broken = NULL;
  const DubSummary *info;

  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree Script *script = new_script ();
    g_autofree char *name = g_strdup_printf ("Game %u", i + 1);

    dub_game_file_close (folder_play (script, name, 10 * i));
  }
  broken = seal_text (g_strdup ("dubarry-journal 3\nname Broken\ntable x\n"));
  folder_write ("broken.dubarry", broken);
  folder_write ("empty.dubarry", "");
  folder_write ("a b.dubarry", "not the name of a game");
  folder_write ("game-4.txt", "not a game");
  set_time (files[0], 1000);
  set_time (files[1], 3000);
  set_time (files[2], 1000);
  set_time ("broken.dubarry", 2000);
  set_time ("empty.dubarry", 10);

  list = dub_games_list (NULL);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < list->len; i++)
    g_assert_cmpstr (((DubSummary *) g_ptr_array_index (list, i))->id, ==, order[i]);

  info = g_ptr_array_index (list, 0);
  g_assert_cmpstr (info->name, ==, "Game 2");
  g_assert_cmpint (info->changed, ==, 3000);
  g_assert_cmpuint (info->numbers[DUB_GAME_ROUND], ==, 1);
  g_assert_null (info->problem);
  info = g_ptr_array_index (list, 1);
  g_assert_nonnull (strstr (info->problem->message, "line 5: "));
  info = g_ptr_array_index (list, 4);
  g_assert_nonnull (strstr (info->problem->message, "line 1: "));
}

/* Asserts that the list has the two games with their details. */
static void
assert_listed (const char *name)
{
  g_autoptr (GPtrArray) list = dub_games_list (NULL);

  g_assert_cmpuint (list->len, ==, 2);
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *info = g_ptr_array_index (list, i);
    g_autoptr (DubGameFile) game = open_game (info->id);
    const DubState *state =
        &dub_history_get_game (dub_game_file_get_journal (game)->history)->state;

    g_assert_null (info->problem);
    g_assert_cmpstr (info->name, ==, dub_game_file_get_journal (game)->name);
    g_assert_cmpuint (info->numbers[DUB_GAME_ROUND], ==, state->round);
    g_assert_cmpuint (info->numbers[DUB_GAME_PHASE], ==, state->phase);
    g_assert_cmpuint (info->numbers[DUB_GAME_PP], ==, state->sides[DUB_BARRY].counts[DUB_FACT_PP]);
    if (g_str_equal (info->id, "game-1"))
      g_assert_cmpstr (info->name, ==, name);
  }
}

/* The list has the result of a finished game, equal to the score. */
static void
test_list_result (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Finished", G_MAXUINT);
  const DubGame *table = dub_history_get_game (dub_game_file_get_journal (game)->history);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  for (guint i = 0; i < 2; i++) {
    g_autoptr (GPtrArray) list = dub_games_list (NULL);
    const DubSummary *info = g_ptr_array_index (list, 0);
    DubScore score;
    DubDeal deal;

    g_assert_cmpuint (table->state.phase, ==, DUB_PHASE_OVER);
    dub_score_count (&table->box, &table->state, &score);
    g_assert_cmpstr (info->label, ==, table->box.name);
    g_assert_cmpuint (info->numbers[DUB_GAME_WINNER], ==, score.winner);
    g_assert_cmpuint (info->numbers[DUB_GAME_EXPANSIONS], ==, table->state.expansions);
    g_assert_cmpuint (info->numbers[DUB_GAME_EDITION], ==, table->box.edition);
    g_assert_cmpint (dub_deal_parse (info->deal, &deal), ==, DUB_DEAL_GOOD);
    g_assert_cmpuint (deal.setup.seed, ==, table->state.seed);
    g_assert_cmpuint (info->numbers[DUB_GAME_HER_TOTAL], ==, score.sides[DUB_BARRY].total);
    g_assert_cmpuint (info->numbers[DUB_GAME_YOUR_TOTAL], ==, score.sides[DUB_YOU].total);
    for (guint line = 0; line < DUB_N_SCORE_LINES; line++) {
      g_assert_cmpuint (info->numbers[DUB_GAME_HER_LINES + line], ==,
                        score.sides[DUB_BARRY].lines[line]);
      g_assert_cmpuint (info->numbers[DUB_GAME_YOUR_LINES + line], ==,
                        score.sides[DUB_YOU].lines[line]);
    }
    g_assert_cmpuint (info->numbers[DUB_GAME_TURNS], >=, 2 * 7 * 3);
    g_assert_cmpint (ABS (now - (gint64) info->numbers[DUB_GAME_BEGUN]), <, 120);
    g_assert_cmpint (ABS (now - (gint64) info->numbers[DUB_GAME_FINISHED]), <, 120);
    set_time ("game-1.dubarry", 1000); /* the second list uses the index */
  }
}

/* Asserts that the list has the beginning of the note, read from the file and then from the
 * index. */
static void
assert_summary_note (const char *note)
{
  set_time ("game-1.dubarry", 1000);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (GPtrArray) games = dub_games_list (NULL);
    const DubSummary *game = g_ptr_array_index (games, 0);

    g_assert_cmpstr (game->note, ==, note);
  }
}

/* The note is part of the file: it survives opening, export and import. */
static void
test_note (void)
{
  static const char *const notes[] = { "By the fire", "Two\nlines \\n and \\\\ more", "", "-",
                                       "Été ✓" };
  static const char *const starts[] = { "By the fire", "Two lines \\n and \\\\ more", "", "-",
                                        "Été ✓" };
  g_autofree Script *script = new_script ();
  g_autofree char *to = folder_get_path ("../../note.dubarry"), *id = NULL;

  dub_game_file_close (folder_play (script, "Noted", 20));
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++) {
    g_autoptr (DubGameFile) game = NULL;
    g_autofree char *text = NULL;

    game = open_game ("game-1");
    g_assert_true (dub_game_file_set_note (game, notes[i], NULL));
    dub_game_file_close (game);
    game = open_game ("game-1");
    g_assert_cmpstr (dub_game_file_get_journal (game)->note, ==,
                     *notes[i] != '\0' ? notes[i] : NULL);
    text = dub_game_file_print (game, NULL);
    g_assert_nonnull (text);
    g_assert_cmpint (strstr (text, "\nnote ") != NULL, ==, *notes[i] != '\0');
    assert_summary_note (*notes[i] != '\0' ? starts[i] : NULL);
  }
  g_assert_true (dub_games_export ("game-1", to, NULL));
  id = dub_games_import (to, NULL, NULL);
  {
    g_autoptr (DubGameFile) copy = open_game (id);

    g_assert_cmpstr (dub_game_file_get_journal (copy)->note, ==, notes[4]);
    g_assert_cmpint (dub_game_file_get_journal (copy)->begun, >, 0);
  }
}

/* The index of the list is a copy; the files of games are authoritative. */
static void
test_list_kept (void)
{
  static const char *const bad[] = { "", "dubarry-list 9\n", "dubarry-list 8\n7 1 2 3 A lie\n" };
  g_autofree char *path = folder_get_path (".list");
  g_autofree char *kept = NULL, *renamed = NULL;
  g_autoptr (DubGameFile) game = NULL;
  gsize length;

  for (guint i = 0; i < 2; i++) {
    g_autofree Script *script = new_script ();

    dub_game_file_close (folder_play (script, "Listed", 30 * i));
  }
  set_time ("game-1.dubarry", 1000);
  set_time ("game-2.dubarry", 2000);
  assert_listed ("Listed");
  g_assert_true (g_file_get_contents (path, &kept, &length, NULL));
  g_assert_nonnull (memmem (kept, length, "game-1", 7));
  g_assert_nonnull (memmem (kept, length, "game-2", 7));
  assert_listed ("Listed");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    folder_write (".list", bad[i]);
    assert_listed ("Listed");
  }

  /* Whatever changes or is missing in the index, the list reads the files. */
  for (gsize i = 0; i < length; i += 7) {
    kept[i] ^= 1;
    g_assert_true (g_file_set_contents (path, kept, (gssize) length, NULL));
    assert_listed ("Listed");
    kept[i] ^= 1;
    g_assert_true (g_file_set_contents (path, kept, (gssize) i, NULL));
    assert_listed ("Listed");
  }

  /* The list reads games that are newer than the index. */
  g_assert_true (g_file_set_contents (path, kept, (gssize) length, NULL));
  game = open_game ("game-1");
  g_assert_true (dub_game_file_rename (game, "Renamed", NULL));
  g_clear_pointer (&game, dub_game_file_close);
  assert_listed ("Renamed");
  g_assert_true (g_file_get_contents (path, &renamed, &length, NULL));
  g_assert_null (memmem (renamed, length, "Renamed", 7)); /* the file may still change unnoticed */
}

static void
test_rename (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "First", 5), again = NULL;
  guint64 digest = script_digest (dub_game_file_get_journal (game)->history);
  g_autoptr (GError) error = NULL;

  g_assert_true (dub_game_file_rename (game, " Second\n day ", NULL));
  g_assert_cmpstr (dub_game_file_get_journal (game)->name, ==, "Second  day");
  g_assert_false (dub_game_file_rename (game, " \n ", &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_GAME_NAME);
  g_assert_cmpstr (dub_game_file_get_journal (game)->name, ==, "Second  day");
  folder_assert_saved (game);
  g_clear_pointer (&game, dub_game_file_close);

  again = open_game ("game-1");
  g_assert_cmpstr (dub_game_file_get_journal (again)->name, ==, "Second  day");
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (again)->history), ==, digest);
}

static void
test_delete (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Gone soon", 3);
  g_autofree char *before = folder_snapshot (), *after = NULL, *nothing = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (dub_games_delete ("game-1", &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);

  g_clear_pointer (&game, dub_game_file_close);
  g_assert_true (dub_games_delete ("game-1", NULL));
  folder_write ("broken.dubarry", "nonsense");
  g_assert_true (dub_games_delete ("broken", NULL));
  nothing = folder_snapshot ();
  g_assert_cmpstr (nothing, ==, "== .lock\n1\n");

  /* Another program may still know the game by its id. */
  game = folder_play (script, "Another one", 1);
  g_assert_cmpstr (dub_game_file_get_id (game), ==, "game-2");
}

/* A missing game is refused without a trace. */
static void
test_missing (void)
{
  g_autofree Script *script = new_script ();
  g_autofree char *before = NULL, *after = NULL, *to = folder_get_path ("../../export.dubarry");
  g_autoptr (GError) open_error = NULL, delete_error = NULL, export_error = NULL, error = NULL;

  dub_game_file_close (folder_play (script, "Here", 1));
  before = folder_snapshot ();
  g_assert_null (dub_games_open ("game-2", &open_error));
  g_assert_nonnull (open_error);
  g_assert_false (dub_games_delete ("game-2", &delete_error));
  g_assert_nonnull (delete_error);
  g_assert_false (dub_games_export ("game-2", to, &export_error));
  g_assert_nonnull (export_error);
  g_assert_null (dub_games_import (to, NULL, &error));
  g_assert_nonnull (error);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
}

static void
test_export_import (void)
{
  g_autofree Script *script = script_new (7, SCRIPT_FILL | SCRIPT_UNDO | SCRIPT_CORRECTION);
  g_autoptr (DubGameFile) game = folder_play (script, "Travelling", 40), copy = NULL;
  g_autofree char *to = folder_get_path ("../../export.dubarry"), *id = NULL, *text = NULL;
  g_autofree char *nowhere = folder_get_path ("../../no/such/folder.dubarry");
  g_autoptr (GError) error = NULL;

  g_assert_true (dub_games_export ("game-1", to, NULL));
  g_assert_true (dub_games_export ("game-1", to, NULL)); /* replaces the previous one */
  g_assert_true (g_file_get_contents (to, &text, NULL, NULL));
  id = dub_games_import (to, NULL, NULL);
  g_assert_cmpstr (id, ==, "game-2");
  copy = open_game (id);
  g_assert_cmpstr (dub_game_file_get_journal (copy)->name, ==, "Travelling");
  script_assert_same (dub_game_file_get_journal (copy)->history,
                      dub_game_file_get_journal (game)->history);

  g_assert_false (dub_games_export ("game-1", nowhere, &error));
  g_assert_nonnull (error);
  folder_assert_saved (game);
}

/* For detected damage, the message names the line, and nothing else changes. */
static void
test_import_damaged (void)
{
  g_autofree Script *script = new_script ();
  g_autofree char *to = folder_get_path ("../../export.dubarry"), *text = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL, damage = NULL;
  char *line;

  dub_game_file_close (folder_play (script, "Damaged", 20));
  before = folder_snapshot ();
  g_assert_true (dub_games_export ("game-1", to, NULL));
  g_assert_true (g_file_get_contents (to, &text, NULL, NULL));
  line = strstr (text, "\ntable begin-round");
  g_assert_nonnull (line);
  line[3] = 'X';
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
  g_assert_null (dub_games_import (to, &damage, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_DAMAGED);
  g_assert_nonnull (strstr (error->message, "line 5: "));
  g_assert_no_error (damage);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
}

/* Importing a damaged file takes the units before the damage, and reports it. */
static void
test_import_before_damage (void)
{
  g_autofree Script *script = new_script ();
  g_autofree char *to = folder_get_path ("../../export.dubarry"), *text = NULL, *id = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (DubGameFile) copy = NULL;

  dub_game_file_close (folder_play (script, "Damaged", 20));
  g_assert_true (dub_games_export ("game-1", to, NULL));
  g_assert_true (g_file_get_contents (to, &text, NULL, NULL));
  memcpy (strstr (text, "\ntable ready") + 1, "gibberish", 9);
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
  id = dub_games_import (to, &damage, NULL);
  g_assert_cmpint (dub_fault_get (damage)->kind, ==, DUB_FAULT_DAMAGED);
  copy = open_game (id);
  g_assert_null (dub_game_file_get_journal (copy)->damage);
  g_assert_cmpuint (dub_history_get_n_entries (dub_game_file_get_journal (copy)->history), ==, 2);
  folder_assert_saved (copy);
}

/* Opening, exporting and importing leave a torn end out. */
static void
test_torn (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Torn", 12), again = NULL, copy = NULL;
  g_autofree char *whole = folder_read ("game-1.dubarry"), *half = NULL, *text = NULL;
  g_autofree char *to = folder_get_path ("../../export.dubarry"), *id = NULL, *out = NULL;
  Move move;

  g_clear_pointer (&game, dub_game_file_close);
  half = g_strconcat (whole, "table correct to=barry.count:pp n=1\ntable correct to", NULL);
  folder_write ("game-1.dubarry", half);
  g_assert_true (dub_games_export ("game-1", to, NULL));
  g_assert_true (g_file_get_contents (to, &out, NULL, NULL));
  g_assert_cmpstr (out, ==, whole);
  g_assert_true (g_file_set_contents (to, half, -1, NULL));
  id = dub_games_import (to, NULL, NULL);
  copy = open_game (id);
  folder_assert_saved (copy);

  again = open_game ("game-1");
  g_assert_cmpuint (dub_game_file_get_journal (again)->n_torn, >, 0);
  text = folder_read ("game-1.dubarry");
  g_assert_cmpstr (text, ==, whole);
  move = script_next (script, dub_game_file_get_journal (again)->history);
  g_assert_true (folder_do (again, &move, NULL));
  folder_assert_saved (again);
  script_assert_decided (dub_game_file_get_journal (again)->history);
}

/* A game with any name or note can be copied and opened again. */
static void
test_hostile_words (void)
{
  g_autoptr (GString) long_note = g_string_new ("\x01");
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Words", 3);
  const char *notes[] = { "ends in a control character\x01", "\x01", "\x01 leads", NULL, "" };

  for (guint i = 0; i < 3998; i++)
    g_string_append_c (long_note, '\\');
  g_string_append (long_note, " 🎭🎭");
  notes[3] = long_note->str;
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++) {
    g_autofree char *text = NULL, *note = NULL;

    g_assert_true (dub_game_file_set_note (game, notes[i], NULL));
    g_assert_true (dub_game_file_rename (game, i == 0 ? long_note->str : "Words", NULL));
    text = dub_game_file_print (game, NULL);
    g_assert_nonnull (text);
    note = g_strdup (dub_game_file_get_journal (game)->note);
    g_clear_pointer (&game, dub_game_file_close);
    game = open_game ("game-1");
    g_assert_cmpstr (dub_game_file_get_journal (game)->note, ==, note);
  }
}

/* An id is a name in the folder, and never a path. */
static void
test_ids (void)
{
  static const char *const ids[] = { "",
                                     ".",
                                     "..",
                                     "../outside",
                                     "/outside",
                                     "a/b",
                                     "./game-1",
                                     "game-1.dubarry",
                                     "game-1\n",
                                     "game 1",
                                     "gämé",
                                     "game-1\\",
                                     "../games/game-1" };
  g_autofree Script *script = new_script ();
  g_autofree char *to = folder_get_path ("../../export.dubarry"), *before = NULL, *after = NULL;
  g_autofree char *outside = folder_get_path ("../outside.dubarry"), *text = NULL;
  g_autofree char *long_id = g_strnfill (65, 'x');

  dub_game_file_close (folder_play (script, "Inside", 3));
  text = folder_read ("game-1.dubarry");
  g_assert_true (g_file_set_contents (outside, text, -1, NULL));
  before = folder_snapshot ();
  for (guint i = 0; i <= G_N_ELEMENTS (ids); i++) {
    const char *id = i < G_N_ELEMENTS (ids) ? ids[i] : long_id;
    g_autoptr (GError) open_error = NULL, delete_error = NULL, export_error = NULL;

    g_assert_null (dub_games_open (id, &open_error));
    g_assert_error (open_error, DUB_STORE_ERROR, DUB_FAULT_NO_SUCH_GAME);
    g_assert_false (dub_games_delete (id, &delete_error));
    g_assert_error (delete_error, DUB_STORE_ERROR, DUB_FAULT_NO_SUCH_GAME);
    g_assert_false (dub_games_export (id, to, &export_error));
    g_assert_error (export_error, DUB_STORE_ERROR, DUB_FAULT_NO_SUCH_GAME);
  }
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_file_test (outside, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (to, G_FILE_TEST_EXISTS));
}

/* The other process reads, and the program refuses its every change. */
static void
use_locked_cb (gpointer data)
{
  const guint64 *digest = data;
  g_autoptr (DubGameFile) game = open_game ("game-1");
  const DubHistory *history = dub_game_file_get_journal (game)->history;
  DubMove correction = folder_make_move (5);
  g_autoptr (GError) perform = NULL, undo = NULL, redo = NULL, rename = NULL, delete = NULL;

  g_assert_true (dub_game_file_is_read_only (game));
  g_assert_cmpuint (script_digest (history), ==, *digest);
  g_assert_false (dub_game_file_perform (game, &correction, &perform));
  g_assert_error (perform, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  g_assert_false (folder_undo (game, &undo));
  g_assert_error (undo, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  g_assert_false (folder_redo (game, &redo));
  g_assert_error (redo, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  g_assert_false (dub_game_file_rename (game, "Mine", &rename));
  g_assert_error (rename, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  g_assert_cmpstr (dub_game_file_get_journal (game)->name, ==, "Locked");
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, *digest);
  g_assert_false (dub_games_delete ("game-1", &delete));
  g_assert_error (delete, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
}

static void
test_lock (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Locked", 15), again = NULL, other = NULL;
  g_autofree char *before = NULL, *after = NULL;
  guint64 digest;
  Move move;

  g_assert_true (folder_undo (game, NULL));
  digest = script_digest (dub_game_file_get_journal (game)->history);
  before = folder_snapshot ();
  g_assert_cmpint (child_run (use_locked_cb, &digest), ==, 0);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);

  /* The same is true within one process, and the first user is not affected. */
  other = open_game ("game-1");
  g_assert_true (dub_game_file_is_read_only (other));
  g_assert_true (folder_redo (game, NULL));
  move = script_next (script, dub_game_file_get_journal (game)->history);
  g_assert_true (folder_do (game, &move, NULL));
  folder_assert_saved (game);
  g_clear_pointer (&other, dub_game_file_close);
  g_clear_pointer (&game, dub_game_file_close);

  again = open_game ("game-1");
  g_assert_false (dub_game_file_is_read_only (again));
}

/* A reader keeps a torn end, since the writer may be in the middle of a unit. */
static void
read_torn_cb (gpointer data)
{
  g_autoptr (DubGameFile) game = open_game ("game-1");
  g_autofree char *text = NULL;

  g_assert_true (dub_game_file_is_read_only (game));
  g_assert_cmpuint (dub_game_file_get_journal (game)->n_torn, >, 0);
  text = folder_read ("game-1.dubarry");
  g_assert_cmpstr (text, ==, data);
}

static void
test_lock_torn (void)
{
  g_autofree Script *script = new_script ();
  G_GNUC_UNUSED g_autoptr (DubGameFile) game = folder_play (script, "Being written", 4);
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *whole = folder_read ("game-1.dubarry");
  g_autofree char *half = g_strconcat (whole, "table fi", NULL);
  FILE *file = g_fopen (path, "a");

  g_assert_cmpint (fputs ("table fi", file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  g_assert_cmpint (child_run (read_torn_cb, half), ==, 0);
}

static void
test_finished (void)
{
  g_autofree Script *script = new_script ();
  g_autoptr (DubGameFile) game = folder_play (script, "Finished", G_MAXUINT), again = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const DubSummary *info;

  g_clear_pointer (&game, dub_game_file_close);
  list = dub_games_list (NULL);
  g_assert_cmpuint (list->len, ==, 1);
  info = g_ptr_array_index (list, 0);
  g_assert_cmpuint (info->numbers[DUB_GAME_PHASE], ==, DUB_PHASE_OVER);
  g_assert_cmpuint (info->numbers[DUB_GAME_ROUND], ==, DUB_N_ROUNDS);
  again = open_game ("game-1");
  g_assert_cmpuint (info->numbers[DUB_GAME_PP], ==,
                    dub_history_get_game (dub_game_file_get_journal (again)->history)
                        ->state.sides[DUB_BARRY]
                        .counts[DUB_FACT_PP]);
  g_assert_true (folder_undo (again, NULL));
  folder_assert_saved (again);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/folder/create", test_create);
  g_test_add_func ("/folder/create-names", test_create_names);
  g_test_add_func ("/folder/list", test_list);
  g_test_add_func ("/folder/list-kept", test_list_kept);
  g_test_add_func ("/folder/list-result", test_list_result);
  g_test_add_func ("/folder/note", test_note);
  g_test_add_func ("/folder/rename", test_rename);
  g_test_add_func ("/folder/delete", test_delete);
  g_test_add_func ("/folder/missing", test_missing);
  g_test_add_func ("/folder/export-import", test_export_import);
  g_test_add_func ("/folder/import-damaged", test_import_damaged);
  g_test_add_func ("/folder/import-before-damage", test_import_before_damage);
  g_test_add_func ("/folder/hostile-words", test_hostile_words);
  g_test_add_func ("/folder/torn", test_torn);
  g_test_add_func ("/folder/ids", test_ids);
  g_test_add_func ("/folder/lock", test_lock);
  g_test_add_func ("/folder/lock-torn", test_lock_torn);
  g_test_add_func ("/folder/finished", test_finished);

  return g_test_run ();
}
