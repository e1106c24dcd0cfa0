/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The windows of the app: shortcuts work in each, Escape closes it, it closes with the main window,
 * another language keeps its focus, and no widget of windows or pages survives.
 */

#include "ui-fixture.h"

#include "dub-box-assistant.h"
#include "dub-boxes-window.h"
#include "dub-correction-window.h"
#include "dub-facts-form.h"
#include "dub-new-game-page.h"
#include "dub-past-games-page.h"
#include "dub-preferences.h"
#include "dub-rules-window.h"
#include "dub-statistics-window.h"
#include "dub-ui.h"
#include "dub-welcome-page.h"

#include <string.h>

typedef struct {
  DubWindow *window;
  DubSession *session;
  GtkWidget *page;
} Stage;

typedef struct {
  const char *name;
  GType (*get_type) (void);
  void (*open) (Stage *stage);
} Case;

static void
open_about (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "app.about", NULL);
}

static void
open_assistant (Stage *stage)
{
  GtkWindow *window = GTK_WINDOW (stage->window);

  gtk_window_present (GTK_WINDOW (dub_box_assistant_new_for_game (window, stage->session)));
}

static void
open_boxes (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.boxes", NULL);
}

static void
open_correction (Stage *stage)
{
  gtk_widget_activate_action (stage->page, "game.correct-table", NULL);
}

static void
open_counts (Stage *stage)
{
  gtk_widget_activate_action (stage->page, "game.counts", NULL);
}

static void
open_preferences (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.preferences", NULL);
}

static void
open_rules (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.rules", "s", "");
}

static void
open_statistics (Stage *stage)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  GtkWindow *window = GTK_WINDOW (stage->window);

  gtk_window_present (GTK_WINDOW (dub_statistics_window_new (window, games)));
}

static const Case cases[] = {
  { "about", adw_about_window_get_type, open_about },
  { "assistant", dub_box_assistant_get_type, open_assistant },
  { "boxes", dub_boxes_window_get_type, open_boxes },
  { "correction", dub_correction_window_get_type, open_correction },
  { "counts", dub_counts_window_get_type, open_counts },
  { "preferences", dub_preferences_get_type, open_preferences },
  { "rules", dub_rules_window_get_type, open_rules },
  { "statistics", dub_statistics_window_get_type, open_statistics },
};

/* Returns whether the window has a shortcut of the app, as a key press would find it. */
static gboolean
has_shortcut (GtkWidget *window, const char *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (keys);
  gboolean found = FALSE;

  for (guint i = 0; !found && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

    for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (one) && !found &&
                      j < g_list_model_get_n_items (G_LIST_MODEL (one));
         j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (one), j);

      found = gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger);
    }
  }

  return found;
}

static GtkWindow *
get_help (Stage *stage)
{
  return GTK_WINDOW (
      gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (stage->window)));
}

static void
check_shortcuts (Stage *stage, GtkWidget *opened)
{
  g_assert_true (has_shortcut (opened, "<Control>q"));
  g_assert_true (has_shortcut (opened, "<Control>w"));
  g_assert_true (has_shortcut (opened, "<Control>question"));
  g_assert_true (has_shortcut (opened, "Escape"));
  g_assert_true (gtk_widget_activate_action (opened, "app.help", NULL));
  ui_settle (stage->window);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_help (stage))));
  g_assert_true (gtk_window_get_transient_for (get_help (stage)) == GTK_WINDOW (opened));
  gtk_widget_set_visible (GTK_WIDGET (get_help (stage)), FALSE);
  g_assert_true (gtk_widget_activate_action (opened, "window.close", NULL));
  ui_settle (stage->window);
}

static void
test_shortcuts (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (DubSession) session = ui_begin (7, 0);
  Stage stage = { .window = ui_open_window (1180, 820), .session = session };

  stage.page = ui_show_session (stage.window, session);
  one->open (&stage);
  ui_settle (stage.window);
  g_assert_nonnull (ui_find_window (one->get_type ()));
  check_shortcuts (&stage, ui_find_window (one->get_type ()));
  g_assert_null (ui_find_window (one->get_type ()));
  one->open (&stage);
  ui_settle (stage.window);
  ui_close_window (stage.window);
  g_assert_null (ui_find_window (one->get_type ()));
}

/* Checks that a disposed widget, still referenced, has no living descendants. */
static void
check_disposed (DubWindow *window, GtkWidget *kept)
{
  g_autoptr (GPtrArray) inside = ui_list (kept, GTK_TYPE_WIDGET);
  g_autofree gpointer *alive = g_new0 (gpointer, inside->len);
  guint n = 0;

  for (guint i = 0; i < inside->len; i++)
    if (g_ptr_array_index (inside, i) != kept)
      g_set_weak_pointer (&alive[i], g_ptr_array_index (inside, i));
  g_object_run_dispose (G_OBJECT (kept));
  ui_settle (window);
  for (guint i = 0; i < inside->len; i++)
    if (alive[i] != NULL) {
      g_test_message ("%s is still there", G_OBJECT_TYPE_NAME (alive[i]));
      g_clear_weak_pointer (&alive[i]);
      n++;
    }
  g_assert_cmpuint (n, ==, 0);
}

static void
test_disposal (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (DubSession) session = ui_begin (7, 0);
  Stage stage = { .window = ui_open_window (1180, 820), .session = session };
  g_autoptr (GtkWidget) kept = NULL;

  stage.page = ui_show_session (stage.window, session);
  one->open (&stage);
  ui_settle (stage.window);
  kept = g_object_ref (ui_find_window (one->get_type ()));
  gtk_window_set_focus (GTK_WINDOW (kept), NULL);
  check_disposed (stage.window, kept);
  ui_close_window (stage.window);
}

/* Checks the page of a game, with every pane that it has shown. */
static void
test_disposal_of_game (void)
{
  static const char *const panes[] = { "score", "journal", "your-side", "board", "now" };
  g_autoptr (DubSession) session = ui_begin (7, 1u << DUB_EXPANSION_JEWELRY_BOX);
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (GtkWidget) kept = g_object_ref (ui_show_session (window, session));

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_settle (window);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  for (guint i = 0; i < G_N_ELEMENTS (panes); i++) {
    g_assert_true (gtk_widget_activate_action (kept, "game.show", "s", panes[i]));
    ui_settle (window);
  }
  ui_play_until (session, DUB_PHASE_OVER, DUB_NOBODY);
  ui_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  check_disposed (window, kept);
  ui_close_window (window);
}

/* Checks the pages of the main window, which shows one after the other. */
static void
test_disposal_of_pages (void)
{
  const struct {
    const char *action;
    GType type;
  } pages[] = {
    { "win.welcome", DUB_TYPE_WELCOME_PAGE },
    { "win.new-game", DUB_TYPE_NEW_GAME_PAGE },
    { "win.past-games", DUB_TYPE_PAST_GAMES_PAGE },
  };
  DubWindow *window = ui_open_window (1180, 820);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autoptr (GPtrArray) found = NULL;
    g_autoptr (GtkWidget) kept = NULL;

    gtk_widget_activate_action (GTK_WIDGET (window), pages[i].action, NULL);
    ui_settle (window);
    found = ui_list (GTK_WIDGET (window), pages[i].type);
    g_assert_cmpuint (found->len, ==, 1);
    kept = g_object_ref (g_ptr_array_index (found, 0));
    gtk_widget_activate_action (GTK_WIDGET (window), pages[(i + 1) % 3].action, NULL);
    ui_settle (window);
    check_disposed (window, kept);
  }
  ui_close_window (window);
}

/* In another language a window is rebuilt, and the focus stays in place. */
static void
test_language (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  Stage stage = { .window = ui_open_window (1180, 820) };
  g_autoptr (GArray) first = NULL, before = NULL, after = NULL;
  GtkWindow *opened;

  one->open (&stage);
  ui_settle (stage.window);
  opened = GTK_WINDOW (ui_find_window (one->get_type ()));
  first = dub_ui_find_focus (opened);
  gtk_widget_child_focus (GTK_WIDGET (opened), GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (GTK_WIDGET (opened), GTK_DIR_TAB_FORWARD);
  before = dub_ui_find_focus (opened);
  g_assert_true (before->len != first->len ||
                 memcmp (before->data, first->data, first->len * sizeof (guint)) != 0);
  g_settings_set_string (settings, "language", "fr");
  ui_settle (stage.window);
  opened = GTK_WINDOW (ui_find_window (one->get_type ()));
  after = dub_ui_find_focus (opened);
  g_assert_cmpmem (after->data, after->len * sizeof (guint), before->data,
                   before->len * sizeof (guint));
  g_settings_reset (settings, "language");
  ui_settle (stage.window);
  ui_close_window (stage.window);
}

/* A switch in the preferences matches its settings key. */
static void
test_switch (void)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  DubWindow *window = ui_open_window (900, 700);
  g_autoptr (GPtrArray) switches = NULL;
  GtkWidget *preferences;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.preferences", NULL);
  preferences = ui_find_window (DUB_TYPE_PREFERENCES);
  switches = ui_list (preferences, GTK_TYPE_SWITCH);
  g_assert_true (gtk_switch_get_active (g_ptr_array_index (switches, 0)));
  gtk_switch_set_active (g_ptr_array_index (switches, 0), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "reminders"));
  g_settings_reset (settings, "reminders");
  g_assert_true (gtk_switch_get_active (g_ptr_array_index (switches, 0)));
  g_assert_true (gtk_test_accessible_has_relation (g_ptr_array_index (switches, 0),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_nonnull (ui_find_label (preferences, "Reminders"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/ui/windows/shortcuts/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_shortcuts);
  }
  /* This comes first, since disposed windows stay in the list of windows. */
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/ui/windows/language/", cases[i].name, NULL);

    if (cases[i].open == open_preferences || cases[i].open == open_rules)
      g_test_add_data_func (path, &cases[i], test_language);
  }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/ui/windows/disposal/", cases[i].name, NULL);

    /* libadwaita makes the contents of these. */
    if (cases[i].open != open_about && cases[i].open != open_preferences)
      g_test_add_data_func (path, &cases[i], test_disposal);
  }
  g_test_add_func ("/ui/windows/switch", test_switch);
  g_test_add_func ("/ui/windows/disposal/pages", test_disposal_of_pages);
  g_test_add_func ("/ui/windows/disposal/game", test_disposal_of_game);

  return ui_run ();
}
