/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first run: the ways into a game, the unfinished profile, and the setup list.
 */

#include "ui-fixture.h"

#include "dub-box-assistant.h"
#include "dub-boxes-window.h"
#include "dub-history.h"
#include "dub-new-game-page.h"
#include "dub-profiles.h"
#include "dub-table-view.h"
#include "dub-text-guide.h"
#include "dub-worker.h"

#include <glib/gstdio.h>
#include <utime.h>

static void
settle (DubWindow *window)
{
  dub_worker_wait ();
  ui_settle (window);
}

static GtkWidget *
find_card (DubWindow *window, const char *action)
{
  g_autoptr (GPtrArray) cards = ui_list (GTK_WIDGET (window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (cards, i), "way-in") &&
        g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (cards, i)), action) == 0)
      return g_ptr_array_index (cards, i);
  g_assert_not_reached ();
}

static void
press (DubWindow *window, const char *action)
{
  GtkWidget *card = find_card (window, action);

  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_true (gtk_widget_is_sensitive (card));
  g_signal_emit_by_name (card, "clicked");
  settle (window);
}

static void
delete_games (void)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL);

  for (guint i = 0; i < games->len; i++)
    g_assert_true (dub_games_delete (((DubSummary *) g_ptr_array_index (games, i))->id, NULL));
}

/* The cards are visible while there is no game, the guided round first. */
static void
test_cards (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (DubSession) session = NULL;
  GtkWidget *card = find_card (window, "win.match-copy");
  GtkWidget *first = find_card (window, "win.guided-round");

  settle (window);
  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Match your copy now"));
  g_assert_nonnull (ui_find_label (card, "All her choices are exact, from the first game on."));
  session = ui_begin (7, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  settle (window);
  g_assert_false (gtk_widget_get_mapped (find_card (window, "win.match-copy")));
  ui_close_window (window);
  g_clear_object (&session);
  delete_games ();
}

/* One press, or an accidental double press, makes one game with filled displays. */
static void
test_try (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *card = find_card (window, "win.try");
  g_autoptr (GPtrArray) games = NULL;
  const DubGame *game;

  settle (window);
  g_signal_emit_by_name (card, "clicked");
  g_signal_emit_by_name (card, "clicked");
  settle (window);
  g_assert_nonnull (dub_window_get_session (window));
  game = dub_session_get_game (dub_window_get_session (window));
  g_assert_cmpuint (game->state.draw_mode, ==, DUB_DRAW_APP);
  g_assert_cmpuint (game->state.garments[0].color, !=, DUB_COLOR_NONE);
  games = dub_games_list (NULL);
  g_assert_cmpuint (games->len, ==, 1);
  ui_close_window (window);
  delete_games ();
}

/* The player enters her cards in the game; the next page is its setup. */
static void
test_draw (void)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  DubWindow *window = ui_open_window (1180, 820);
  g_autofree char *draw_mode = NULL;
  g_autoptr (GPtrArray) pages = NULL;

  g_settings_set_boolean (settings, "fill", TRUE);
  settle (window);
  press (window, "win.draw-cards");
  pages = ui_list (GTK_WIDGET (window), DUB_TYPE_NEW_GAME_PAGE);
  g_assert_cmpuint (pages->len, ==, 1);
  draw_mode = g_settings_get_string (settings, "way");
  g_assert_cmpstr (draw_mode, ==, "learn");
  g_assert_false (g_settings_get_boolean (settings, "fill"));
  g_settings_reset (settings, "way");
  ui_close_window (window);
}

static AdwActionRow *
find_row (DubWindow *window, const char *title)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (g_ptr_array_index (rows, i)), title) == 0)
      return g_ptr_array_index (rows, i);
  g_assert_not_reached ();
}

/* The next game uses the unfinished profile, with its progress. The setup no longer mentions a
 * matched part. */
static void
test_begun (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  GtkWidget *assistant, *boxes;
  g_autofree char *box = NULL;
  DubBox begun;
  guint before;

  settle (window);
  press (window, "win.match-copy");
  dub_worker_wait ();
  settle (window);
  g_assert_null (ui_find_dialog ());
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  g_assert_nonnull (assistant);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  settle (window);
  g_assert_nonnull (
      strstr (adw_action_row_get_subtitle (find_row (window, "Sample values")), ": Halls, "));
  box = g_settings_get_string (settings, "box");
  g_assert_false (dub_profiles_is_shipped (box));
  before = dub_profile_count_done (box, NULL);
  g_assert_true (
      dub_box_editor_confirm (dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant))));
  gtk_window_close (GTK_WINDOW (assistant));
  boxes = ui_find_window (DUB_TYPE_BOXES_WINDOW);
  gtk_window_close (GTK_WINDOW (boxes));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  settle (window);
  g_assert_cmpuint (dub_profile_count_done (box, NULL), ==, before + 1);
  g_assert_null (
      strstr (adw_action_row_get_subtitle (find_row (window, "Sample values")), ": Halls, "));
  g_assert_true (dub_profiles_load (box, &begun, NULL));
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), begun.name));
  g_assert_nonnull (
      strstr (adw_action_row_get_subtitle (find_row (window, "Box profile")), " of "));
  ui_close_window (window);
}

/* Undo leads back to the setup list. Ticks survive leaving the game. */
static void
test_setup (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) ticks = NULL;
  DubTableView *view;

  g_object_get (page, "view", &view, NULL);
  g_assert_cmpuint (dub_table_view_get_moment (view), ==, DUB_MOMENT_SETUP);
  ticks = ui_list (page, GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (g_ptr_array_index (ticks, 1), TRUE);
  gtk_widget_activate_action (page, "game.go-on", NULL);
  ui_settle (window);
  g_assert_cmpuint (dub_table_view_get_moment (view), ==, DUB_MOMENT_PREPARE);
  gtk_widget_activate_action (page, "game.undo", NULL);
  ui_settle (window);
  g_assert_cmpuint (dub_table_view_get_moment (view), ==, DUB_MOMENT_SETUP);
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  g_object_unref (view);
  g_clear_pointer (&ticks, g_ptr_array_unref);
  page = ui_show_session (window, session);
  ticks = ui_list (page, GTK_TYPE_CHECK_BUTTON);
  g_assert_false (gtk_check_button_get_active (g_ptr_array_index (ticks, 0)));
  g_assert_true (gtk_check_button_get_active (g_ptr_array_index (ticks, 1)));
  ui_close_window (window);
}

/* The new game has the same box and settings, but other cards. Two presses make one game. */
static void
test_again (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 1u << DUB_EXPANSION_JEWELRY_BOX);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  DubSetup before, after;
  DubSession *next;

  ui_play_until (session, DUB_PHASE_OVER, DUB_NOBODY);
  ui_settle (window);
  gtk_widget_activate_action (page, "win.play-again", NULL);
  gtk_widget_activate_action (page, "win.play-again", NULL);
  settle (window);
  next = dub_window_get_session (window);
  g_assert_true (next != session);
  before = *dub_history_get_setup (dub_session_get_history (session));
  after = *dub_history_get_setup (dub_session_get_history (next));
  g_assert_cmpuint (after.seed, !=, before.seed);
  after.seed = before.seed;
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);
  g_assert_cmpuint (ui_get_position (next), ==, 2); /* with filled displays, like this one */
  ui_close_window (window);
}

/* Checks the first button of the welcome page: it begins a game, or resumes this one. */
static void
check_offer (const char *resumed)
{
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *button;

  settle (window);
  button =
      gtk_widget_get_ancestor (ui_find_label (GTK_WIDGET (window), "New Game"), GTK_TYPE_BUTTON);
  g_assert_cmpint (gtk_widget_has_css_class (button, "suggested-action"), ==, resumed == NULL);
  g_assert_true ((gtk_root_get_focus (GTK_ROOT (window)) == button) == (resumed == NULL));
  if (resumed != NULL)
    g_assert_nonnull (ui_find_label (GTK_WIDGET (window), resumed));
  ui_close_window (window);
}

static void
set_days_ago (DubSession *session, int days)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = g_strdup_printf ("%s/%s.dubarry", folder, dub_session_get_id (session));
  time_t then = time (NULL) - days * 86400;

  g_assert_true (dub_session_flush (session, NULL));
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ then, then }), ==, 0);
}

/* The page offers to resume an unfinished game unless the player has finished another one since,
 * and a guided round unless it is over. */
static void
test_offer (void)
{
  g_autoptr (DubSession) left = NULL, finished = NULL;
  g_autofree char *guided = dub_text_guided_game ();
  g_autofree char *id = NULL;

  delete_games ();
  left = ui_begin (7, 0);
  finished = ui_begin (8, 0);
  id = g_strdup (dub_session_get_id (left));
  ui_play_until (finished, DUB_PHASE_OVER, DUB_NOBODY);
  ui_play_until (left, DUB_PHASE_INCOME, DUB_NOBODY);
  set_days_ago (left, 2);
  set_days_ago (finished, 1);
  check_offer (NULL);
  set_days_ago (finished, 3);
  check_offer ("A test");
  session_go_on (left);
  g_clear_object (&left);
  g_assert_true (dub_games_rename (id, guided, NULL));
  check_offer (NULL);
  g_clear_object (&finished);
  delete_games ();
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/first-run/cards", test_cards);
  g_test_add_func ("/first-run/try", test_try);
  g_test_add_func ("/first-run/draw", test_draw);
  g_test_add_func ("/first-run/begun", test_begun);
  g_test_add_func ("/first-run/setup", test_setup);
  g_test_add_func ("/first-run/again", test_again);
  g_test_add_func ("/first-run/offer", test_offer);

  return ui_run ();
}
