/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edition-tour.h"

#include "dub-box-draft.h"
#include "dub-games.h"
#include "dub-panes.h"
#include "dub-preferences.h"
#include "dub-rules-window.h"
#include "dub-step-row.h"
#include "dub-text.h"

/* Returns the second window, which has this type. */
static GtkWidget *
find_window (const char *type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

    if (g_str_equal (G_OBJECT_TYPE_NAME (one), type) && gtk_widget_get_visible (one))
      return one;
  }
  g_error ("there is no %s", type);
}

/* Opens all rows that expand in place. */
static void
open_all (GtkWidget *widget)
{
  g_autoptr (GPtrArray) rows = ui_list (widget, ADW_TYPE_EXPANDER_ROW);

  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_set_expanded (g_ptr_array_index (rows, i), TRUE);
}

/* Opens the reasons of each step in turn. */
static void
check_whys (DubWindow *window, GtkWidget *page, const char *decoration)
{
  g_autoptr (GPtrArray) rows = ui_list (page, DUB_TYPE_STEP_ROW);

  for (guint i = 0; i < rows->len; i++) {
    if (!gtk_widget_get_mapped (g_ptr_array_index (rows, i)))
      continue;
    gtk_widget_activate_action (g_ptr_array_index (rows, i), "step.why", NULL);
    edition_check_content (window, decoration);
  }
}

/* Opens the alternatives to each step in turn. */
static void
check_deviations (DubWindow *window, GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = ui_list (page, DUB_TYPE_STEP_ROW);

  for (guint i = 0; i < rows->len; i++) {
    g_autoptr (GPtrArray) buttons = NULL;
    GtkMenuButton *button;

    gtk_widget_activate_action (g_ptr_array_index (rows, i), "step.menu", NULL);
    ui_settle (window);
    buttons = ui_list (g_ptr_array_index (rows, i), GTK_TYPE_MENU_BUTTON);
    g_assert_cmpuint (buttons->len, ==, 1);
    button = g_ptr_array_index (buttons, 0);
    if (!gtk_widget_get_mapped (GTK_WIDGET (button)))
      continue;
    gtk_widget_activate_action (g_ptr_array_index (rows, i), "step.deviate", NULL);
    ui_settle (window);
    edition_check (GTK_WIDGET (gtk_menu_button_get_popover (button)), "done differently");
    gtk_menu_button_popdown (button);
    ui_settle (window);
  }
}

/* Checks all choices of each row of the page. */
static void
check_choices (DubWindow *window)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW);

  for (guint i = 0; i < rows->len; i++) {
    AdwComboRow *row = g_ptr_array_index (rows, i);
    guint selected = adw_combo_row_get_selected (row);

    for (guint j = 0; j < g_list_model_get_n_items (adw_combo_row_get_model (row)); j++) {
      adw_combo_row_set_selected (row, j);
      edition_check_content (window, "new game, a choice");
    }
    adw_combo_row_set_selected (row, selected);
  }
}

/* Checks the pages outside a game. */
void
edition_tour_pages (DubWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  edition_check_content (window, "welcome");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  open_all (GTK_WIDGET (window));
  edition_check_content (window, "new game");
  check_choices (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  edition_check_content (window, "past games");
}

static void
check_shown (DubWindow *window, GtkWidget *page)
{
  static const char *const pages[] = { "board", "your-side", "score", "journal", "now" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    gtk_widget_activate_action (page, "game.show", "s", pages[i]);
    ui_settle (window);
    open_all (page);
    edition_check_content (window, pages[i]);
  }
}

static void
check_large_text (DubWindow *window, GtkWidget *page)
{
  guint n = dub_session_get_turn (dub_window_get_session (window))->n_steps;
  g_autoptr (GPtrArray) far = ui_list (page, DUB_TYPE_LARGE_TEXT);

  gtk_widget_activate_action (page, "game.large-text", NULL);
  for (guint i = 0; i < n; i++) {
    edition_check_content (window, "large text");
    if (i + 1 < n)
      gtk_widget_activate_action (g_ptr_array_index (far, 0), "large-text.next", NULL);
  }
  gtk_widget_activate_action (page, "game.large-text", NULL);
  gtk_window_unfullscreen (GTK_WINDOW (window));
  ui_settle (window);
}

/* Plays a whole game; check_questions covers the questions. */
void
edition_tour_game (DubWindow *window)
{
  g_autoptr (DubSession) session = edition_begin (edition_get ());
  GtkWidget *page = ui_show_session (window, session);
  g_autofree char *hall = dub_text_hall (0);

  g_assert_cmpstr (hall, ==, edition_get ()->hall);
  edition_check_content (window, "set-up");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  edition_check_content (window, "preparation");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  edition_check_content (window, "her turn");
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_settle (window);
  edition_check_content (window, "her steps");
  check_whys (window, page, "a step, and why");
  check_deviations (window, page);
  check_large_text (window, page);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  check_shown (window, page);
  ui_play_until (session, DUB_PHASE_INCOME, DUB_YOU);
  edition_check_content (window, "income");
  ui_play_until (session, DUB_PHASE_SCORING, DUB_YOU);
  while (dub_session_get_question (session) != NULL) {
    edition_check_content (window, "a question of the scoring");
    ui_answer (session);
  }
  edition_check_content (window, "scoring");
  ui_play_until (session, DUB_PHASE_OVER, DUB_YOU);
  check_shown (window, page);
}

/* Returns the positions of a saved game that differ in kind from all earlier ones: in the question,
 * or in her actions. */
static GArray *
choose_positions (DubSession *session)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = g_list_model_get_n_items (dub_session_get_log (session));
  guint64 verbs = 0, asked = 0;

  for (guint i = 1; i <= n; i++) {
    const DubQuestion *question;
    const DubTurn *turn;
    guint64 new_verbs = 0, new_asked = 0;

    dub_session_jump (session, i, NULL);
    question = dub_session_get_question (session);
    turn = dub_session_get_turn (session);
    if (question != NULL)
      new_asked = G_GUINT64_CONSTANT (1) << question->kind | (guint64) question->facts << 16;
    for (guint j = 0; turn != NULL && j < turn->n_steps; j++)
      new_verbs |= G_GUINT64_CONSTANT (1) << turn->steps[j].verb;
    if ((new_asked & ~asked) == 0 && (new_verbs & ~verbs) == 0)
      continue;
    asked |= new_asked;
    verbs |= new_verbs;
    g_array_append_val (positions, i);
  }

  return positions;
}

void
edition_tour_saved (DubWindow *window, const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "store", "journal", "golden", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_games_import (path, NULL, &error);
  g_autoptr (DubSession) session = id != NULL ? dub_session_open (id, &error) : NULL;
  g_autoptr (GArray) positions = NULL;
  GtkWidget *page;

  g_assert_no_error (error);
  positions = choose_positions (session);
  g_assert_cmpuint (positions->len, >=, 5);
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.show", "s", "now");
  for (guint i = 0; i < positions->len; i++) {
    g_autofree char *decoration =
        g_strdup_printf ("%s at %u", name, g_array_index (positions, guint, i));

    gtk_widget_activate_action (page, "game.jump", "u", g_array_index (positions, guint, i));
    ui_settle (window);
    open_all (page);
    edition_check_content (window, decoration);
    check_whys (window, page, decoration);
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  g_clear_object (&session);
  dub_games_delete (id, NULL);
}

/* Checks each kind of correction, and the choices for one fact of it. */
static void
check_correct_table (DubWindow *window)
{
  GtkWidget *dialog = find_window ("DubCorrectionWindow");
  g_autoptr (GPtrArray) rows = ui_list (dialog, ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++) {
    AdwActionRow *row = g_ptr_array_index (rows, i);

    if (!gtk_widget_get_mapped (GTK_WIDGET (row)) ||
        !gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)))
      continue;
    adw_action_row_activate (row);
    ui_settle (window);
    edition_check (dialog, "set right, one part");
    gtk_widget_activate_action (dialog, "correct-table.back", NULL);
    ui_settle (window);
  }
}

/* Checks each part of the box; the last page has her cards. */
static void
check_assistant (DubWindow *window)
{
  GtkWidget *assistant = find_window ("DubBoxAssistant");

  gtk_window_set_default_size (GTK_WINDOW (assistant), NARROW, TALL);
  for (guint i = 0; i < DUB_N_PARTS; i++) {
    gtk_widget_activate_action (assistant, "box.next-part", NULL);
    ui_settle (window);
    edition_check (assistant, "part of the box");
  }
}

void
edition_tour_windows (DubWindow *window, gboolean with_assistant)
{
  static const struct {
    const char *action;
    const char *type;
  } windows[] = { { "game.counts", "DubCountsWindow" },
                  { "game.correct-table", "DubCorrectionWindow" },
                  { "win.boxes", "DubBoxesWindow" },
                  { "win.preferences", "DubPreferences" },
                  { "game.correct-box", "DubBoxAssistant" } };
  guint n = with_assistant ? G_N_ELEMENTS (windows) : G_N_ELEMENTS (windows) - 1;
  g_autoptr (DubSession) session = edition_begin (edition_get ());
  g_autoptr (GPtrArray) shortcuts = NULL;
  GtkWidget *page, *keys;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  for (guint i = 0; i < n; i++) {
    gtk_widget_activate_action (page, windows[i].action, NULL);
    ui_settle (window);
    edition_check (find_window (windows[i].type), windows[i].type);
    if (i == 1)
      check_correct_table (window);
    if (i == 4)
      check_assistant (window);
    gtk_window_destroy (GTK_WINDOW (find_window (windows[i].type)));
  }

  gtk_widget_activate_action (page, "win.rules", "s", "");
  ui_settle (window);
  for (guint i = 0; i < 2; i++) {
    g_object_set (gtk_widget_get_template_child (find_window ("DubRulesWindow"),
                                                 DUB_TYPE_RULES_WINDOW, "by_moment"),
                  "active", i == 1, NULL);
    ui_settle (window);
    edition_check (find_window ("DubRulesWindow"), "DubRulesWindow");
  }
  gtk_window_destroy (GTK_WINDOW (find_window ("DubRulesWindow")));

  /* GTK determines the width of the shortcuts window, so the test does not check its layout. */
  gtk_widget_activate_action (page, "app.help", NULL);
  keys = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  g_assert_nonnull (keys);
  shortcuts = ui_list (keys, GTK_TYPE_SHORTCUTS_SHORTCUT);
  for (guint i = 0; i < shortcuts->len; i++) {
    g_autofree char *title = NULL;

    g_object_get (g_ptr_array_index (shortcuts, i), "title", &title, NULL);
    edition_check_marked ("keys", "not marked", title);
  }
  gtk_widget_set_visible (keys, FALSE);
}
