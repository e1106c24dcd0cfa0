/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another program changes the file of an open game: the game pauses and says so, confirms nothing
 * that is not saved, and can be saved elsewhere as a whole.
 */

#include "dub-fault.h"
#include "dub-file.h"
#include "dub-folder.h"
#include "dub-session.h"
#include "faults.h"
#include "folder.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

static const DubMove correct_pp = {
  .verb = DUB_MOVE_CORRECT,
  .to = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_PP, .side = DUB_BARRY },
  .thing = { .kind = DUB_KIND_NUMBER, .n = 123 },
};

typedef enum { DELETED, MOVED, REPLACED, FOLDER_GONE, CUT, EMPTIED, GROWN, N_HARMS } Harm;

static void
append_text (const char *path, const char *text)
{
  FILE *file = g_fopen (path, "a");

  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
}

static void
do_harm (Harm harm)
{
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *aside = folder_get_path ("aside");
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *moved = g_strconcat (folder, "-moved", NULL);
  g_autofree char *text = folder_read ("game-1.dubarry");

  switch (harm) {
  case DELETED:
    g_assert_cmpint (g_unlink (path), ==, 0);
    break;
  case MOVED:
    g_assert_cmpint (g_rename (path, aside), ==, 0);
    break;
  case REPLACED: /* by the same text, as programs that synchronize folders do */
    folder_write ("aside", text);
    g_assert_cmpint (g_rename (aside, path), ==, 0);
    break;
  case FOLDER_GONE:
    g_assert_cmpint (g_rename (folder, moved), ==, 0);
    break;
  case CUT:
    g_assert_cmpint (truncate (path, (off_t) strlen (text) - 5), ==, 0);
    break;
  case EMPTIED:
    g_assert_cmpint (truncate (path, 0), ==, 0);
    break;
  case GROWN:
  case N_HARMS:
  default:
    append_text (path, "table correct to=barry.count:pp n=9\n");
    break;
  }
}

/* Undoes the harm, if possible. */
static gboolean
put_right (Harm harm, const char *before)
{
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *aside = folder_get_path ("aside");
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *moved = g_strconcat (folder, "-moved", NULL);
  gsize length = strlen (before);

  switch (harm) {
  case MOVED:
    g_assert_cmpint (g_rename (aside, path), ==, 0);
    return TRUE;
  case FOLDER_GONE:
    g_assert_cmpint (g_rename (moved, folder), ==, 0);
    return TRUE;
  case CUT:
    append_text (path, before + length - 5);
    return TRUE;
  case GROWN:
    g_assert_cmpint (truncate (path, (off_t) length), ==, 0);
    return TRUE;
  case DELETED:
  case REPLACED:
  case EMPTIED:
  case N_HARMS:
  default:
    return FALSE;
  }
}

static void
assert_stands_still (DubSession *session)
{
  g_autofree char *trouble = dub_session_dup_trouble (session);

  g_assert_nonnull (trouble);
}

static void
count_cb (DubSession *session, guint *n)
{
  ++*n;
}

/* The copy has the whole game, including its undone entry. */
static void
check_copy (DubSession *session)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "copy.dubarry", NULL);
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  dub_session_save_copy (session, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  journal = dub_journal_parse (text, strlen (text), NULL);
  g_assert_nonnull (journal);
  script_assert_same (journal->history, dub_session_get_history (session));
  g_assert_cmpstr (journal->name, ==, dub_session_get_name (session));
}

static void
check_harm (Harm harm, gboolean in_background)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autofree char *before = NULL;
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GError) error = NULL;
  guint n_entries, n_troubles = 0;
  guint64 digest;

  dub_game_file_close (folder_play (script, "Lost", 12));
  session = dub_session_open ("game-1", NULL);
  g_signal_connect (session, "trouble", G_CALLBACK (count_cb), &n_troubles);
  if (in_background)
    dub_session_sync_in_background (session);
  g_assert_true (dub_session_perform (session, &correct_pp, NULL));
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_true (dub_session_flush (session, NULL));
  before = folder_read ("game-1.dubarry");
  n_entries = g_list_model_get_n_items (dub_session_get_log (session));
  digest = script_digest (dub_session_get_history (session));
  do_harm (harm);

  g_assert_false (dub_session_perform (session, &correct_pp, &error));
  g_assert_error (error, DUB_STORE_ERROR, (harm < CUT ? DUB_FAULT_GONE : DUB_FAULT_CHANGED));
  g_assert_false (dub_session_redo (session, NULL));
  g_assert_false (dub_session_set_note (session, "Mine", NULL));
  g_assert_cmpuint (script_digest (dub_session_get_history (session)), ==, digest);
  g_assert_cmpuint (g_list_model_get_n_items (dub_session_get_log (session)), ==, n_entries);
  assert_stands_still (session);
  g_assert_cmpuint (n_troubles, ==, 1);
  check_copy (session);

  if (!put_right (harm, before))
    return;
  g_assert_true (dub_session_perform (session, &correct_pp, NULL));
  g_assert_null (dub_session_dup_trouble (session));
  g_assert_cmpuint (n_troubles, ==, 2);
  g_assert_true (dub_session_flush (session, NULL));
  g_clear_object (&session);
  session = dub_session_open ("game-1", NULL);
  g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==,
                    123);
}

static void
test_harm (gconstpointer data)
{
  check_harm ((Harm) GPOINTER_TO_INT (data), FALSE);
}

static void
test_harm_in_background (gconstpointer data)
{
  check_harm ((Harm) GPOINTER_TO_INT (data), TRUE);
}

/* A file with the same size but other contents in its place still counts as another file. */
static void
test_put_back_changed (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Changed", 12);
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *text = folder_read ("game-1.dubarry");
  g_autoptr (GError) error = NULL;
  int problem;
  FILE *file;

  do_harm (CUT);
  g_assert_false (dub_game_file_perform (game, &correct_pp, NULL));
  strstr (text, "name C")[5] = 'X';
  file = g_fopen (path, "r+");
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  g_assert_false (dub_game_file_perform (game, &correct_pp, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_CHANGED);
  g_assert_cmpint (dub_game_file_get_trouble (game, &problem), ==, DUB_TROUBLE_CHANGED);
}

/* An export never replaces the file of a game. */
static void
test_onto_itself (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Itself", 12), other = NULL;
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *roundabout = folder_get_path ("../games/game-1.dubarry");
  g_autofree char *second = folder_get_path ("game-2.dubarry");
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  other = folder_play (script, "Other", 3);
  before = folder_snapshot ();
  g_assert_false (dub_games_export ("game-1", path, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_OWN_FILE);
  g_assert_false (dub_games_export ("game-1", roundabout, NULL));
  g_assert_false (dub_games_export ("game-1", second, NULL));
  g_assert_false (dub_file_export (path, "x", -1, NULL));
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
  g_assert_true (dub_game_file_perform (game, &correct_pp, NULL));
  folder_assert_saved (game);
}

static DubGameFile *second; /* opened just before the first one locks */

static void
delete_game_cb (void)
{
  g_assert_true (dub_games_delete ("game-1", NULL));
}

static void
delete_lock_cb (void)
{
  g_autofree char *lock = folder_get_path ("game-1.lock");

  g_assert_cmpint (g_unlink (lock), ==, 0);
  second = dub_games_open ("game-1", NULL);
  g_assert_false (dub_game_file_is_read_only (second));
}

static void
delete_any_lock_cb (void)
{
  g_autofree char *lock = folder_get_path ("any.lock");

  g_assert_cmpint (g_unlink (lock), ==, 0);
}

/* The lock is the file that has this name now, not one that had it. */
static void
test_lock_file (void)
{
  g_autofree char *folder = dub_games_dup_folder (), *path = folder_get_path ("any.lock");
  gboolean is_busy;
  int first, other;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  faults_set_lock_hook (delete_any_lock_cb);
  first = dub_lock_take (path, &is_busy);
  g_assert_cmpint (first, >=, 0);
  other = dub_lock_take (path, &is_busy);
  g_assert_cmpint (other, <, 0);
  g_assert_true (is_busy);
  close (first);
  other = dub_lock_take (path, &is_busy);
  g_assert_cmpint (other, >=, 0);
  close (other);
}

/* Anything may happen between opening the lock file and locking it. */
static void
test_lock_race (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) first = NULL, gone = NULL;
  g_autoptr (GError) error = NULL;

  dub_game_file_close (folder_play (script, "Raced", 12));
  faults_set_lock_hook (delete_lock_cb);
  first = dub_games_open ("game-1", NULL);
  g_assert_true (dub_game_file_is_read_only (first));
  g_assert_true ((dub_game_file_get_warnings (first) & DUB_WARNING_OPEN_ELSEWHERE) != 0);
  g_assert_true (dub_game_file_perform (second, &correct_pp, NULL));
  folder_assert_saved (second);
  g_clear_pointer (&first, dub_game_file_close);
  g_clear_pointer (&second, dub_game_file_close);

  faults_set_lock_hook (delete_game_cb);
  gone = dub_games_open ("game-1", &error);
  g_assert_null (gone);
  g_assert_nonnull (error);
}

/* Deleting the lock of an open game does not allow a second writer. */
static void
test_lock_deleted (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Unlocked", 12), other = NULL;
  g_autofree char *lock = folder_get_path ("game-1.lock");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_unlink (lock), ==, 0);
  other = dub_games_open ("game-1", NULL);
  g_assert_true ((dub_game_file_get_warnings (other) & DUB_WARNING_OPEN_ELSEWHERE) != 0);
  g_clear_pointer (&other, dub_game_file_close);
  g_assert_false (dub_games_delete ("game-1", &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_OPEN_ELSEWHERE);
  g_assert_true (dub_game_file_perform (game, &correct_pp, NULL));
}

/* The program removes files left by killed programs, and keeps those still being written. */
static void
test_stale (void)
{
  static const char *const files[] = { ".new-aBcDeF", "game-1.dubarry.X1Y2Z3" };
  struct utimbuf long_ago = { .actime = 1000, .modtime = 1000 };
  g_autofree Script *script = script_new (3, SCRIPT_FILL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = folder_get_path (files[i]);

    folder_write (files[i], "half a ga");
    dub_game_file_close (folder_play (script, "Now", 0));
    g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    g_assert_cmpint (utime (path, &long_ago), ==, 0);
    dub_game_file_close (folder_play (script, "Later", 0));
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  }
}

/* Without locks the game continues, with a message. */
static void
test_no_locks (void)
{
  g_autofree Script *script = script_new (4, SCRIPT_FILL);
  DubMove correction = folder_make_move (7);
  g_autoptr (DubGameFile) game = NULL;
  g_autoptr (DubSession) session = NULL;
  g_auto (GStrv) warnings = NULL;
  gboolean failed;

  faults_arm (FAULT_LOCK, 0);
  game = folder_play (script, "No locks", 3);
  g_assert_true ((dub_game_file_get_warnings (game) & DUB_WARNING_UNLOCKED) != 0);
  g_assert_false (dub_game_file_is_read_only (game));
  g_assert_true (dub_game_file_perform (game, &correction, NULL));
  folder_assert_saved (game);
  g_clear_pointer (&game, dub_game_file_close);
  session = dub_session_open ("game-1", NULL);
  warnings = dub_session_dup_warnings (session);
  g_assert_cmpuint (g_strv_length (warnings), ==, 1);
  g_assert_nonnull (strstr (warnings[0], "lock"));
  g_clear_object (&session);
  g_assert_true (dub_games_delete ("game-1", NULL));
  faults_disarm (&failed);
  g_assert_true (failed);
}

int
main (int argc, char **argv)
{
  static const char *const names[N_HARMS] = { "deleted", "moved",   "replaced", "folder-gone",
                                              "cut",     "emptied", "grown" };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (Harm harm = 0; harm < N_HARMS; harm++) {
    g_autofree char *path = g_strconcat ("/lost/", names[harm], NULL);
    g_autofree char *background = g_strconcat ("/lost/background/", names[harm], NULL);

    g_test_add_data_func (path, GINT_TO_POINTER (harm), test_harm);
    g_test_add_data_func (background, GINT_TO_POINTER (harm), test_harm_in_background);
  }
  g_test_add_func ("/lost/put-back-changed", test_put_back_changed);
  g_test_add_func ("/lost/onto-itself", test_onto_itself);
  g_test_add_func ("/lost/lock-file", test_lock_file);
  g_test_add_func ("/lost/lock-race", test_lock_race);
  g_test_add_func ("/lost/lock-deleted", test_lock_deleted);
  g_test_add_func ("/lost/stale", test_stale);
  g_test_add_func ("/lost/no-locks", test_no_locks);

  return g_test_run ();
}
