/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matching a box survives all kinds of trouble: a killed app, a lost file, a second window, a disk
 * that cannot be written.
 */

#include "dub-box-editor.h"
#include "dub-game.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-worker.h"
#include "session-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum { N_KILLS = 60, MAX_WAIT = 12000 /* microseconds */ };

static DubBox
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  DubBox box;

  dub_worker_wait ();
  dub_profiles_load (id, &box, &error);
  g_assert_no_error (error);

  return box;
}

static char *
make_profile (const char *name)
{
  char *id = dub_profiles_duplicate ("deluxe", name, NULL);

  g_assert_nonnull (id);

  return id;
}

static DubBoxEditor *
open_editor (const char *id)
{
  g_autoptr (GError) error = NULL;
  DubBoxEditor *editor;

  dub_worker_wait ();
  editor = dub_box_editor_open (id, &error);
  g_assert_no_error (error);

  return editor;
}

static char *
get_path (const char *id, const char *ending)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *file = g_strconcat (id, ending, NULL);

  return g_build_filename (folder, file, NULL);
}

/* The child process: enters values of the second hall until the parent kills it, and reports each
 * value at once, saved or not. */
static void
enter_for_good (const char *id, int out)
{
  DubBoxEditor *editor = open_editor (id);

  for (guint8 i = 0;; i = (guint8) ((i + 1) % 10)) {
    dub_box_editor_move (editor, -100);
    dub_box_editor_enter (editor, i, TRUE);
    g_assert_cmpint (write (out, &i, 1), ==, 1);
    g_main_context_iteration (NULL, FALSE);
  }
}

/* Kills the child at a random moment after some reports. Returns the last value reported, or 10 if
 * there is none. */
static guint8
disturb (const char *id, GRand *rand)
{
  guint8 reported = 10;
  int ends[2], status;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    enter_for_good (id, ends[1]);
  close (ends[1]);
  for (int n = g_rand_int_range (rand, 0, 3); n > 0; n--)
    g_assert_cmpint (read (ends[0], &reported, 1), ==, 1);
  g_usleep ((gulong) g_rand_int_range (rand, 0, MAX_WAIT));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  while (read (ends[0], &reported, 1) == 1)
    ;
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));

  return reported;
}

/* After a kill in the middle of a part, the app resumes in that part. Finished parts stay finished,
 * and no entered value is lost. */
static void
test_killed (void)
{
  g_autofree char *id = make_profile ("Killed");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (DubBoxEditor) first = open_editor (id);
  guint n_reported = 0;

  g_assert_true (dub_box_editor_confirm (first));
  g_assert_true (dub_worker_wait ());
  for (guint i = 0; i < N_KILLS; i++) {
    guint8 reported = disturb (id, rand);
    g_autoptr (DubBoxEditor) editor = open_editor (id);
    const DubBoxDraft *draft = dub_box_editor_get_draft (editor);
    guint saved = draft->box.halls[1].majority.first;

    g_assert_true (dub_box_editor_get_part_done (editor, DUB_PART_HALL_1));
    g_assert_cmpuint (draft->part, ==, DUB_PART_HALL_1 + 1);
    g_assert_cmpuint (draft->field, <=, 1);
    n_reported += reported < 10;
    if (reported < 10) /* or the one after it */
      g_assert_cmpuint ((saved + 10 - reported) % 10, <=, 1);
  }
  g_assert_cmpuint (n_reported, >, N_KILLS / 4);
}

/* The child process: enters all cards but one, and waits for the kill. */
static void
enter_cards (const char *id)
{
  DubBoxEditor *editor = open_editor (id);

  dub_box_editor_show_part (editor, DUB_PART_DECK);
  for (guint i = 0; i + 1 < DUB_N_CARDS; i++) {
    dub_box_editor_pick (editor,
                         (DubCard){ .action = DUB_CARD_HIRE,
                                    .n = (i % 4 + 1) & 0xf,
                                    .hall = (i % 5 + 1) & 0x7 },
                         DUB_ALL_PICKS);
    dub_box_editor_keep_card (editor);
  }
  raise (SIGKILL);
}

/* No card of an incomplete deck is lost, even though the child never waited for the disk. */
static void
test_killed_cards (void)
{
  g_autofree char *id = make_profile ("Cards");
  g_autoptr (DubBoxEditor) editor = NULL;
  const DubBoxDraft *draft;
  pid_t child = fork ();
  int status;

  if (child == 0)
    enter_cards (id);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  editor = open_editor (id);
  draft = dub_box_editor_get_draft (editor);
  g_assert_cmpuint (dub_box_draft_count_cards (draft), ==, DUB_N_CARDS - 1);
  for (guint i = 0; i + 1 < DUB_N_CARDS; i++) {
    g_assert_cmpuint (draft->box.deck[i].n, ==, i % 4 + 1);
    g_assert_cmpuint (draft->box.deck[i].hall, ==, i % 5 + 1);
  }
  g_assert_cmpuint (draft->card, ==, DUB_N_CARDS - 1);
}

/* If the file or its whole folder is lost, the next value creates it again. */
static void
test_deleted (void)
{
  g_autofree char *id = make_profile ("Deleted");
  g_autoptr (DubBoxEditor) editor = open_editor (id);
  g_autoptr (DubBoxEditor) again = NULL;
  g_autofree char *profile = get_path (id, ".json");
  g_autofree char *draft = get_path (id, ".draft");
  DubBox box;

  g_assert_true (dub_box_editor_confirm (editor));
  g_assert_true (dub_worker_wait ());
  g_assert_cmpint (g_unlink (profile), ==, 0);
  g_assert_cmpint (g_unlink (draft), ==, 0);
  dub_box_editor_enter (editor, 9, TRUE);
  box = load (id);
  g_assert_cmpuint (box.halls[1].majority.first, ==, 9);
  g_assert_cmpstr (box.name, ==, "Deleted");
  again = open_editor (id);
  g_assert_true (dub_box_editor_get_part_done (again, DUB_PART_HALL_1));
}

/* Two windows edit one profile: each keeps the changes of the other, and undo works. */
static void
test_two_windows (void)
{
  g_autofree char *id = make_profile ("Twice");
  g_autoptr (DubBoxEditor) one = open_editor (id);
  g_autoptr (DubBoxEditor) other = open_editor (id);
  const DubBox starter = load (id);
  DubBox box;

  dub_box_editor_show_part (other, DUB_PART_STATUES);
  dub_box_editor_enter (other, 3, TRUE);
  dub_box_editor_enter (one, 9, TRUE);
  box = load (id);
  g_assert_cmpuint (box.halls[0].majority.first, ==, 9);
  g_assert_cmpuint (box.decorations[DUB_STATUES].spaces[0].cost, ==, 3);
  dub_box_editor_enter (other, 7, TRUE);
  g_assert_true (dub_box_editor_confirm (other));
  g_assert_true (dub_worker_wait ());
  g_assert_true (dub_profiles_rename (id, "Renamed", NULL));
  dub_box_editor_undo (one);
  box = load (id);
  g_assert_cmpstr (box.name, ==, "Renamed");
  g_assert_cmpuint (box.halls[0].majority.first, ==, starter.halls[0].majority.first);
  g_assert_cmpuint (box.decorations[DUB_STATUES].spaces[0].cost, ==, 3);
  g_assert_cmpuint (box.decorations[DUB_STATUES].spaces[0].pp, ==, 7);
  g_assert_cmpuint (box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_CHECKED);
  g_assert_true (dub_box_editor_get_part_done (one, DUB_PART_STATUES));
}

/* A new name keeps the values entered out of order, and the progress. */
static void
test_renamed (void)
{
  g_autofree char *id = make_profile ("Before");
  g_autoptr (DubBoxEditor) editor = open_editor (id);
  g_autoptr (DubBoxEditor) again = NULL;
  const DubField cost = { DUB_FIELD_COST, DUB_FIREWORKS, 0 };

  g_assert_true (dub_box_editor_confirm (editor));
  dub_box_editor_show_part (editor, DUB_PART_FIREWORKS);
  dub_box_editor_select (editor, cost);
  dub_box_editor_enter (editor, 30, TRUE);
  g_clear_object (&editor);
  g_assert_true (dub_worker_wait ());
  g_assert_true (dub_profiles_rename (id, "After", NULL));
  again = open_editor (id);
  g_assert_cmpuint (dub_field_get (&dub_box_editor_get_draft (again)->box, cost), ==, 30);
  g_assert_cmpstr (dub_box_editor_get_draft (again)->box.name, ==, "After");
  g_assert_true (dub_box_editor_get_part_done (again, DUB_PART_HALL_1));
}

/* A reset restores the starter values, regardless of earlier entries, and they stay. */
static void
test_reset (void)
{
  g_autofree char *id = make_profile ("Reset");
  g_autoptr (DubBoxEditor) editor = open_editor (id);
  g_autoptr (DubBoxEditor) again = NULL;
  const DubBox starter = load (id);

  dub_box_editor_enter (editor, 9, TRUE);
  g_clear_object (&editor);
  g_assert_true (dub_worker_wait ());
  g_assert_true (dub_profiles_reset (id, NULL));
  again = open_editor (id);
  g_assert_cmpuint (dub_box_editor_get_draft (again)->box.halls[0].majority.first, ==,
                    starter.halls[0].majority.first);
}

static void
count_cb (DubBoxEditor *editor, const char *sentence, guint *n)
{
  g_assert_cmpstr (sentence, !=, "");
  ++*n;
}

/* While the disk is read-only, the app reports it and loses nothing; it saves everything as soon as
 * it can. The test puts a file in place of the folder. */
static void
test_read_only (void)
{
  g_autofree char *id = make_profile ("Read only");
  g_autoptr (DubBoxEditor) editor = open_editor (id);
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  guint n_failed = 0;
  DubBox box;

  g_signal_connect (editor, "failed", G_CALLBACK (count_cb), &n_failed);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  dub_box_editor_enter (editor, 9, TRUE);
  g_assert_false (dub_worker_wait ());
  dub_box_editor_enter (editor, 8, TRUE);
  g_assert_false (dub_worker_wait ());
  g_assert_cmpuint (n_failed, ==, 2);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  g_assert_true (dub_box_editor_confirm (editor));
  g_assert_true (dub_worker_wait ());
  g_assert_cmpuint (n_failed, ==, 2);
  box = load (id);
  g_assert_cmpuint (box.halls[0].majority.first, ==, 9);
  g_assert_cmpuint (box.halls[0].majority.second, ==, 8);
}

static GMutex disk;

/* Keeps the disk busy until the test releases it. */
static void
wait_for_disk (DubJob *job)
{
  g_mutex_lock (&disk);
  g_mutex_unlock (&disk);
}

/* While the disk is busy, only the first value and then the last one are saved, and none in
 * between. Each save fails here, so that the test can count it. */
static void
test_one_save_at_a_time (void)
{
  g_autofree char *id = make_profile ("Fast");
  g_autoptr (DubBoxEditor) editor = open_editor (id);
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  guint n_failed = 0;

  g_signal_connect (editor, "failed", G_CALLBACK (count_cb), &n_failed);
  g_mutex_lock (&disk);
  dub_worker_run (wait_for_disk, NULL, NULL, (DubJob){ .id = NULL });
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  for (guint8 i = 0; i < 5; i++) {
    dub_box_editor_move (editor, -100);
    dub_box_editor_enter (editor, i, TRUE);
  }
  g_mutex_unlock (&disk);
  g_assert_false (dub_worker_wait ());
  g_assert_cmpuint (n_failed, ==, 2);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  dub_box_editor_move (editor, -100);
  g_assert_cmpuint (load (id).halls[0].majority.first, ==, 4);
}

static void
correct (DubSession *session, DubPlace place, DubThing thing)
{
  const DubMove correction = dub_correction (place, thing);
  g_autoptr (GError) error = NULL;

  dub_session_perform (session, &correction, &error);
  g_assert_no_error (error);
}

/* The game refuses the box and keeps its old one. */
static void
check_refused (DubSession *session, DubRow row)
{
  DubBox box = dub_session_get_game (session)->box;
  guint position = dub_history_get_position (dub_session_get_history (session));
  guint length = dub_row_get_length (&box, row);
  g_autoptr (GError) error = NULL;

  g_assert_true (dub_row_resize (&box, row, FALSE));
  g_assert_false (session_correct_box (session, &box, TRUE, "x", &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_NO_ROOM);
  g_assert_cmpuint (dub_row_get_length (&dub_session_get_game (session)->box, row), ==, length);
  g_assert_cmpuint (dub_history_get_position (dub_session_get_history (session)), ==, position);
}

/* A correction cannot remove a space that holds a piece. Once the space is empty it can; undo
 * restores first the space, then the piece. */
static void
test_occupied (void)
{
  g_autofree char *id = make_profile ("Occupied");
  DubSetup setup = { .seed = 5, .count_candidate = TRUE };
  DubBox box = load (id);
  g_autoptr (DubSession) session = dub_session_new ("A test", &box, &setup, NULL);
  const DubGame *game = dub_session_get_game (session);
  const DubRow guests = { DUB_ROW_GUESTS, 2 }, statues = { DUB_ROW_STATUES, 0 };
  const guint last_guest = box.halls[2].n_guests - 1u;
  const guint last_statue = box.decorations[DUB_STATUES].n - 1u;
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 2, .at = (guint8) last_guest };
  const DubPlace statue = { .kind = DUB_PLACE_TOKEN,
                            .in = DUB_STATUES,
                            .at = (guint8) last_statue };

  correct (session, guest,
           dub_thing_garment ((DubGarment){ .color = DUB_BLUE, .pp = 2 }, DUB_BARRY));
  correct (session, statue, dub_thing_name (DUB_KIND_OWNER, DUB_BARRY));
  check_refused (session, guests);
  check_refused (session, statues);

  correct (session, statue, dub_thing_name (DUB_KIND_OWNER, DUB_NOBODY));
  box = game->box;
  g_assert_true (dub_row_resize (&box, statues, FALSE));
  g_assert_true (session_correct_box (session, &box, FALSE, NULL, NULL));
  g_assert_cmpuint (game->box.decorations[DUB_STATUES].n, ==, last_statue);
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_cmpuint (game->box.decorations[DUB_STATUES].n, ==, last_statue + 1);
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_cmpuint (game->state.tokens[DUB_STATUES][last_statue], ==, DUB_BARRY);
  check_refused (session, statues);
}

/* For a bad file, the message names the part, the place and the allowed values. */
static void
test_problem (void)
{
  static const char *const rows[][2] = {
    { "\"cost\": 14", "Statues – $.statues[2].cost: 140 is not allowed; expected a whole number "
                      "from 0 to 40" },
    { "\"version\": 1", "$.version: this file was saved by another version of Du Barry" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DubBox box = load ("deluxe");
    g_autofree char *text = dub_box_print (&box);
    g_autofree char *bad = g_strconcat (rows[i][0], "0", NULL);
    g_autoptr (GString) changed = g_string_new (text);
    g_autoptr (GError) error = NULL;
    g_autofree char *problem = NULL;

    g_assert_cmpuint (g_string_replace (changed, rows[i][0], bad, 1), ==, 1);
    g_assert_false (dub_box_parse (changed->str, changed->len, &box, &error));
    problem = dub_box_dup_problem (error);
    g_assert_cmpstr (problem, ==, rows[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/box-trouble/killed", test_killed);
  g_test_add_func ("/box-trouble/killed-cards", test_killed_cards);
  g_test_add_func ("/box-trouble/deleted", test_deleted);
  g_test_add_func ("/box-trouble/two-windows", test_two_windows);
  g_test_add_func ("/box-trouble/renamed", test_renamed);
  g_test_add_func ("/box-trouble/reset", test_reset);
  g_test_add_func ("/box-trouble/read-only", test_read_only);
  g_test_add_func ("/box-trouble/one-save-at-a-time", test_one_save_at_a_time);
  g_test_add_func ("/box-trouble/occupied", test_occupied);
  g_test_add_func ("/box-trouble/problem", test_problem);

  return g_test_run ();
}
