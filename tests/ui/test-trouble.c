/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app's reaction to trouble with files. A paused game says so as long as it is paused, the
 * player never waits for a disk, and never leaves an unsaved game without a warning.
 */

#include "dub-box-assistant.h"
#include "dub-boxes-window.h"
#include "dub-game-page.h"
#include "dub-new-game-page.h"
#include "dub-profiles.h"
#include "dub-saved-files.h"
#include "dub-worker.h"
#include "faults.h"
#include "ui-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

enum { SYNC_TIME = 100 /* milliseconds */ };

static char *
get_path (DubSession *session, const char *ending)
{
  g_autofree char *folder = dub_games_dup_folder ();

  return g_strconcat (folder, "/", dub_session_get_id (session), ending, NULL);
}

static GtkWidget *
find_pane (GtkWidget *page)
{
  return GTK_WIDGET (gtk_widget_get_template_child (page, DUB_TYPE_GAME_PAGE, "trouble"));
}

/* The pane gives the reason, and offers a way to keep the game. */
static void
assert_reported (DubWindow *window, GtkWidget *page, DubSession *session)
{
  g_autofree char *trouble = dub_session_dup_trouble (session);
  GtkWidget *pane = find_pane (page);
  g_autoptr (GPtrArray) buttons = ui_list (pane, GTK_TYPE_BUTTON);

  ui_settle (window);
  g_assert_nonnull (trouble);
  g_assert_nonnull (ui_find_label (pane, trouble));
  g_assert_cmpuint (buttons->len, ==, 1);
  g_assert_cmpstr (gtk_actionable_get_action_name (g_ptr_array_index (buttons, 0)), ==,
                   "game.save-copy");
  g_assert_true (gtk_widget_get_mapped (g_ptr_array_index (buttons, 0)));
}

/* The file disappears and comes back. */
static void
test_gone (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = ui_show_session (window, session);
  g_autofree char *path = get_path (session, ".dubarry"), *aside = get_path (session, ".aside");

  g_assert_false (gtk_widget_get_visible (find_pane (page)));
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  ui_activate (page, table_move (DUB_MOVE_FILL));
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  assert_reported (window, page, session);

  /* The message would be unreadable from across the table. */
  g_assert_true (gtk_widget_activate_action (page, "game.large-text", NULL));
  ui_settle (window);
  g_assert_false (gtk_widget_get_mapped (find_pane (page)));
  ui_activate (page, table_move (DUB_MOVE_FILL));
  assert_reported (window, page, session);

  g_assert_cmpint (g_rename (aside, path), ==, 0);
  ui_activate (page, table_move (DUB_MOVE_FILL));
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  g_assert_false (gtk_widget_get_visible (find_pane (page)));
  ui_close_window (window);
}

/* A press never syncs in the main thread, however slow the disk is. */
static void
test_slow_disk (void)
{
  const DubMove moves[] = { table_move (DUB_MOVE_FILL), table_move (DUB_MOVE_READY),
                            her_move (DUB_MOVE_PLAY_CARD) };
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before, here;

  faults_count_syncs (&before);
  faults_set_sync_time (SYNC_TIME);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    ui_activate (page, moves[i]);
  g_assert_true (gtk_widget_activate_action (page, "game.jump", "u", 1));
  ui_settle (window);
  faults_count_syncs (&here);
  g_assert_cmpuint (here, ==, before);
  g_assert_true (dub_session_flush (session, NULL));
  faults_set_sync_time (0);
  ui_close_window (window);
}

/* A sync fails after the press: its effect stays on the screen. For each failure the window refuses
 * to close once, then closes. */
static void
test_unsaved (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);

  faults_arm (FAULT_SYNC, 0);
  ui_activate (page, table_move (DUB_MOVE_FILL));
  while (!gtk_widget_get_visible (find_pane (page)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  assert_reported (window, page, session);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  faults_disarm (NULL);

  ui_activate (page, table_move (DUB_MOVE_READY));
  g_assert_false (gtk_widget_get_visible (find_pane (page)));
  g_assert_true (dub_session_flush (session, NULL));

  faults_arm (FAULT_SYNC, 0);
  ui_activate (page, her_move (DUB_MOVE_PLAY_CARD));
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  faults_disarm (NULL);
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_game (DubWindow *window)
{
  while (dub_window_get_session (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
find_new_page (DubWindow *window)
{
  g_autoptr (GPtrArray) pages = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  pages = ui_list (GTK_WIDGET (window), DUB_TYPE_NEW_GAME_PAGE);
  g_assert_cmpuint (pages->len, ==, 1);

  return g_ptr_array_index (pages, 0);
}

static gboolean
can_begin (GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = ui_list (page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)),
                   "new-game.begin") == 0)
      return gtk_widget_is_sensitive (g_ptr_array_index (buttons, i));
  g_assert_not_reached ();
}

/* A game begins, another is imported, a box is copied, renamed and matched, while each sync takes
 * long: none of them runs in the main loop. */
static void
test_slow_files (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "dubarry-slow.dubarry", NULL);
  g_autofree char *box = dub_profiles_duplicate ("deluxe", "Slow", NULL);
  g_autofree char *first = NULL;
  GtkWidget *boxes, *assistant;
  guint here, before;
  DubBox saved;

  faults_set_sync_time (SYNC_TIME);
  faults_count_syncs (&before);
  gtk_widget_activate_action (find_new_page (window), "new-game.begin", NULL);
  g_assert_null (dub_window_get_session (window));
  wait_for_game (window);
  first = g_strdup (dub_session_get_id (dub_window_get_session (window)));
  faults_count_syncs (&here);
  g_assert_cmpuint (here, ==, before);

  g_assert_true (dub_session_save_copy (dub_window_get_session (window), path, NULL));
  faults_count_syncs (&before);
  dub_saved_files_open (GTK_WIDGET (window), path, NULL);
  dub_worker_wait ();
  g_assert_cmpstr (dub_session_get_id (dub_window_get_session (window)), !=, first);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.boxes", NULL);
  boxes = ui_find_window (DUB_TYPE_BOXES_WINDOW);
  gtk_widget_activate_action (boxes, "boxes.copy", "(ss)", box, "Slow");
  ui_respond ("ok");
  dub_worker_wait ();
  g_assert_nonnull (ui_find_label (boxes, "Slow (2)"));
  gtk_widget_activate_action (boxes, "boxes.match", "(ss)", box, "");
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (assistant, "box.enter", "u", i + 1);
  gtk_window_close (GTK_WINDOW (assistant));
  faults_count_syncs (&here);
  g_assert_cmpuint (here, ==, before);
  faults_set_sync_time (0);

  /* Closing the window has waited for the last value. */
  g_assert_true (dub_profiles_load (box, &saved, NULL));
  g_assert_cmpuint (saved.halls[0].majority.second, ==, 2);
  gtk_window_close (GTK_WINDOW (boxes));
  g_unlink (path);
  ui_close_window (window);
}

/* A value that cannot be saved is reported even by a window about to close. A game that cannot
 * begin can be tried again. */
static void
test_failing_files (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *box = dub_profiles_duplicate ("deluxe", "Failing", NULL);
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (box, NULL);
  GtkWidget *assistant = dub_box_assistant_new (GTK_WINDOW (window), editor);
  GtkWidget *page = find_new_page (window);

  gtk_window_present (GTK_WINDOW (assistant));
  faults_arm (FAULT_SYNC, 0);
  gtk_widget_activate_action (assistant, "box.enter", "u", 9);
  gtk_window_close (GTK_WINDOW (assistant));
  g_assert_true (ui_find_window (DUB_TYPE_BOX_ASSISTANT) == assistant);
  gtk_window_close (GTK_WINDOW (assistant));
  g_assert_null (ui_find_window (DUB_TYPE_BOX_ASSISTANT));

  gtk_widget_activate_action (page, "new-game.begin", NULL);
  g_assert_false (can_begin (page));
  dub_worker_wait ();
  g_assert_null (dub_window_get_session (window));
  g_assert_true (can_begin (page));
  faults_disarm (NULL);
  gtk_widget_activate_action (page, "new-game.begin", NULL);
  wait_for_game (window);
  ui_close_window (window);
}

/* A file is in place of the folder: the page reports that, instead of “begin your first game”. */
static void
test_no_list (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window;

  g_clear_object (&session);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  window = ui_open_window (360, 640);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Your games cannot be listed"));
  ui_close_window (window);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
}

/* Without its settings schema the program reports the problem and ends; GLib would abort it. */
static void
test_no_settings (void)
{
  g_auto (GStrv) env = g_get_environ ();
  char *argv[] = { (char *) g_getenv ("DUB_TEST_APP"), NULL };
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  env = g_environ_unsetenv (env, "GSETTINGS_SCHEMA_DIR");
  env = g_environ_unsetenv (env, "G_DEBUG");
  env = g_environ_setenv (env, "XDG_DATA_DIRS", "/nonexistent", TRUE);
  env = g_environ_setenv (env, "XDG_DATA_HOME", "/nonexistent", TRUE);
  g_spawn_sync (NULL, argv, env, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &errors, &status,
                &error);
  g_assert_no_error (error);
  g_assert_false (g_spawn_check_wait_status (status, &error));
  g_assert_error (error, G_SPAWN_EXIT_ERROR, 1);
  g_assert_nonnull (strstr (errors, "The settings schema is missing"));
}

/* A damaged game opens up to the damage, and one press resumes it from there. */
static void
test_damaged (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  DubSession *session = ui_begin (7, 0);
  g_autofree char *path = get_path (session, ".dubarry"), *kept = get_path (session, ".damaged");
  g_autofree char *id = g_strdup (dub_session_get_id (session)), *text = NULL;
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *repair = NULL;
  guint n;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  n = ui_get_position (session);
  g_object_unref (session);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  memcpy (text + strlen (text) - 60, "~~~", 3);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  dub_window_open_game (window, id);
  ui_settle (window);
  buttons = ui_list (ui_get_page (window), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)),
                   "win.repair-game") == 0)
      repair = g_ptr_array_index (buttons, i);
  g_assert_true (gtk_widget_get_mapped (repair));
  g_signal_emit_by_name (repair, "clicked");
  ui_settle (window);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  session = dub_window_get_session (window);
  g_assert_false (dub_session_get_read_only (session));
  g_assert_cmpuint (ui_get_position (session), <, n);
  g_assert_cmpuint (ui_get_position (session), >, n - 3);
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/trouble/gone", test_gone);
  g_test_add_func ("/trouble/damaged", test_damaged);
  g_test_add_func ("/trouble/slow-disk", test_slow_disk);
  g_test_add_func ("/trouble/unsaved", test_unsaved);
  g_test_add_func ("/trouble/slow-files", test_slow_files);
  g_test_add_func ("/trouble/failing-files", test_failing_files);
  g_test_add_func ("/trouble/no-list", test_no_list);
  g_test_add_func ("/trouble/no-settings", test_no_settings);

  return ui_run ();
}
