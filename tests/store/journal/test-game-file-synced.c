/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Syncs in the background: the player does not wait for the disk, a failed sync stops the game, and
 * closing waits until everything is on disk.
 */

#include "dub-box-editor.h"
#include "dub-fault.h"
#include "dub-profiles.h"
#include "faults.h"
#include "folder.h"
#include "profile-fixture.h"
#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

enum { N_TAPS = 30, TAP_TIME = 5, SYNC_TIME = 100 /* milliseconds */ };

static DubSession *
begin (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);

  dub_game_file_close (folder_play (script, "Background", 12));

  return dub_session_open ("game-1", NULL);
}

static gboolean
correct_pp (DubSession *session, guint n, GError **error)
{
  DubMove correction = folder_make_move ((gint) n);

  return dub_session_perform (session, &correction, error);
}

static void
assert_saved (DubSession *session)
{
  g_autofree char *text = folder_read ("game-1.dubarry");
  g_autoptr (DubJournal) journal = dub_journal_parse (text, strlen (text), NULL);

  g_assert_nonnull (journal);
  g_assert_cmpuint (journal->n_torn, ==, 0);
  script_assert_same (journal->history, dub_session_get_history (session));
}

typedef struct {
  DubSession *session;
  GMainLoop *loop;
  guint n_taps;
  gint64 last;
  gint64 longest; /* microseconds between two iterations of the main loop */
} Table;

static gboolean
look_cb (gpointer data)
{
  Table *table = data;
  gint64 now = g_get_monotonic_time ();

  table->longest = MAX (table->longest, now - table->last);
  table->last = now;

  return G_SOURCE_CONTINUE;
}

static gboolean
tap_cb (gpointer data)
{
  Table *table = data;

  g_assert_true (correct_pp (table->session, table->n_taps, NULL));
  assert_saved (table->session); /* killing the program now would lose nothing */
  if (++table->n_taps < N_TAPS)
    return G_SOURCE_CONTINUE;
  g_main_loop_quit (table->loop);

  return G_SOURCE_REMOVE;
}

/* The disk takes a tenth of a second for each sync. The test checks that the thread of the main
 * loop never syncs; the time that the loop was busy depends on the load of the machine. */
static void
test_slow_disk (void)
{
  g_autoptr (DubSession) session = begin ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Table table = { .session = session, .loop = loop, .last = g_get_monotonic_time () };
  guint here, before_here, before = faults_count_syncs (&before_here), after, look;
  gint64 start = g_get_monotonic_time ();

  dub_session_sync_in_background (session);
  faults_set_sync_time (SYNC_TIME);
  look = g_timeout_add (1, look_cb, &table);
  g_timeout_add (TAP_TIME, tap_cb, &table);
  g_main_loop_run (loop);
  g_source_remove (look);
  after = faults_count_syncs (&here);
  g_test_message ("%d taps in %" G_GINT64_FORMAT " ms, %u syncs of %d ms begun; the main loop was "
                  "busy for at most %.1f ms",
                  N_TAPS, (g_get_monotonic_time () - start) / 1000, after - before, SYNC_TIME,
                  (double) table.longest / 1000);
  g_assert_cmpuint (here, ==, before_here);

  /* Closing the game waits for its last entry. */
  after = faults_count_syncs (&here);
  g_assert_true (correct_pp (session, 99, NULL));
  start = g_get_monotonic_time ();
  g_assert_finalize_object (g_steal_pointer (&session));
  g_assert_cmpint (g_get_monotonic_time () - start, >=, SYNC_TIME * 1000 / 2);
  g_assert_cmpuint (faults_count_syncs (&here), >, after);
  faults_set_sync_time (0);
}

static void
count_cb (DubSession *session, guint *n)
{
  ++*n;
}

static void
wait_for (guint *n, guint wanted)
{
  while (*n < wanted)
    g_main_context_iteration (NULL, TRUE);
}

/* The screen keeps the unsaved step, and the next successful save includes it. */
static void
test_failing_sync (void)
{
  g_autoptr (DubSession) session = begin ();
  g_autofree char *trouble = NULL, *sentence = NULL;
  g_autoptr (GError) error = NULL, flush_error = NULL;
  guint n_troubles = 0;

  dub_session_sync_in_background (session);
  g_signal_connect (session, "trouble", G_CALLBACK (count_cb), &n_troubles);
  faults_arm (FAULT_SYNC, 0);
  g_assert_true (correct_pp (session, 41, NULL));
  wait_for (&n_troubles, 1);
  trouble = dub_session_dup_trouble (session);
  g_assert_nonnull (strstr (trouble, "the disk reports an error"));
  g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==,
                    41);

  g_assert_false (correct_pp (session, 42, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_NOT_SAVED);
  sentence = dub_session_dup_sentence (session, error);
  g_assert_cmpstr (sentence, ==, trouble);
  g_assert_false (dub_session_flush (session, &flush_error));
  g_assert_nonnull (flush_error);
  g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==,
                    41);

  faults_disarm (NULL);
  g_assert_true (correct_pp (session, 43, NULL));
  g_assert_cmpuint (n_troubles, ==, 2);
  g_assert_null (dub_session_dup_trouble (session));
  g_assert_true (dub_session_flush (session, NULL));
  assert_saved (session);
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==,
                    41);
}

/* With a full disk and no ftruncate, the next step still finds the end of the last good entry. */
static void
test_torn (gconstpointer data)
{
  g_autoptr (DubSession) session = begin ();
  g_autoptr (GError) error = NULL;
  g_autofree char *trouble = NULL;

  if (data != NULL)
    dub_session_sync_in_background (session);
  g_assert_true (correct_pp (session, 40, NULL));
  faults_arm (FAULT_WRITE_AND_CUT, 1);
  g_assert_false (correct_pp (session, 41, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_NOT_SAVED);
  trouble = dub_session_dup_trouble (session);
  g_assert_nonnull (trouble);
  faults_disarm (NULL);
  g_assert_true (correct_pp (session, 42, NULL));
  g_assert_true (dub_session_flush (session, NULL));
  assert_saved (session);
}

/* A game opens even if its torn end cannot be cut off. */
static void
test_open_torn (void)
{
  g_autoptr (DubSession) session = begin ();
  g_autofree char *whole = folder_read ("game-1.dubarry");
  g_autofree char *torn = g_strconcat (whole, "table fi", NULL);
  g_autofree char *trouble = NULL;

  g_clear_object (&session);
  folder_write ("game-1.dubarry", torn);
  faults_arm (FAULT_CUT, 1);
  session = dub_session_open ("game-1", NULL);
  faults_disarm (NULL);
  g_assert_nonnull (session);
  trouble = dub_session_dup_trouble (session);
  g_assert_nonnull (trouble);
  g_assert_true (correct_pp (session, 42, NULL));
  assert_saved (session);
}

/* A jump over 200 entries takes one write and one sync. */
static void
test_jump (void)
{
  g_autoptr (DubSession) session = begin ();
  guint n = dub_history_get_position (dub_session_get_history (session)), here, before;
  guint64 digest;

  for (guint i = 0; i < 200; i++)
    g_assert_true (correct_pp (session, i, NULL));
  digest = script_digest (dub_session_get_history (session));
  before = faults_count_syncs (&here);
  faults_arm (FAULT_WRITE, G_MAXUINT);
  g_assert_true (dub_session_jump (session, n, NULL));
  g_assert_cmpuint (faults_disarm (NULL), ==, 1);
  g_assert_cmpuint (faults_count_syncs (&here), ==, before + 1);
  assert_saved (session);

  faults_arm (FAULT_SHORT, 1);
  g_assert_false (dub_session_jump (session, n + 200, NULL));
  faults_disarm (NULL);
  assert_saved (session);
  g_assert_cmpuint (dub_history_get_position (dub_session_get_history (session)), ==, n);
  g_assert_true (dub_session_jump (session, n + 200, NULL));
  assert_saved (session);
  g_assert_cmpuint (script_digest (dub_session_get_history (session)), ==, digest);
}

static void
check_correction (Fault fault, guint n, const char *id, DubSession *session, const DubBox *box,
                  guint *n_failed)
{
  guint position = dub_history_get_position (dub_session_get_history (session));
  g_autofree char *game_before = folder_read ("game-1.dubarry"), *game_after = NULL;
  g_autoptr (GError) error = NULL;
  DubBox before, after;
  gboolean done;

  /* The profile changed after the game began; undo restores that state. */
  g_assert_true (dub_profiles_load (id, &before, NULL));
  before.all_halls[0] = 7;
  g_assert_true (profile_save (id, &before, NULL));
  faults_arm (fault, n);
  done = session_correct_box (session, box, TRUE, "x", &error);
  faults_disarm (NULL);
  g_assert_true (dub_profiles_load (id, &after, NULL));
  g_assert_cmpuint (dub_history_get_position (dub_session_get_history (session)), ==,
                    position + done);
  g_assert_true (dub_box_has_same_section (&after, done ? box : &before, DUB_SECTION_ALL_HALLS));
  if (done) {
    g_assert_true (dub_session_undo (session, NULL));
    g_assert_true (profile_save (id, &before, NULL));
    return;
  }
  ++*n_failed;
  g_assert_nonnull (error);
  game_after = folder_read ("game-1.dubarry");
  g_assert_cmpstr (game_before, ==, game_after);
}

/* A correction of a box changes both the game and its profile, or neither. */
static void
test_correction (void)
{
  static const Fault faults[] = { FAULT_WRITE, FAULT_SHORT, FAULT_SYNC, FAULT_RENAME };
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Corrected", NULL);
  DubSetup setup = { .seed = 5, .count_candidate = TRUE };
  g_autoptr (DubSession) session = NULL;
  guint n_failed = 0;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  session = dub_session_new ("A test", &box, &setup, NULL);
  box.all_halls[0] = 9;
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    for (guint n = 1; n <= 8; n++)
      check_correction (faults[i], n, id, session, &box, &n_failed);
  g_assert_cmpuint (n_failed, >, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/background/slow-disk", test_slow_disk);
  g_test_add_func ("/background/failing-sync", test_failing_sync);
  g_test_add_data_func ("/background/torn", "", test_torn);
  g_test_add_data_func ("/background/torn-at-once", NULL, test_torn);
  g_test_add_func ("/background/open-torn", test_open_torn);
  g_test_add_func ("/background/jump", test_jump);
  g_test_add_func ("/background/correction", test_correction);

  return g_test_run ();
}
