/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Properties of all pages in every phase of a game: each control has a name.
 */

#include "test-look.h"

#include "ui-fixture.h"

#include "dub-preferences.h"

enum { NARROW = 360 };

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

static gboolean
has_text (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (*gtk_label_get_text (g_ptr_array_index (labels, i)) != '\0')
      return TRUE;

  return FALSE;
}

static gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return has_text (widget) ||
         gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Returns whether the widget is part of a control of GTK, whose name covers it. */
static gboolean
is_inside (GtkWidget *widget)
{
  const GType types[] = { GTK_TYPE_MENU_BUTTON, GTK_TYPE_SPIN_BUTTON, GTK_TYPE_DROP_DOWN,
                          ADW_TYPE_COMBO_ROW,   ADW_TYPE_ENTRY_ROW,   GTK_TYPE_ENTRY };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (gtk_widget_get_ancestor (gtk_widget_get_parent (widget), types[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* Returns whether the widget is shown. Hidden pages of a stack may be empty. */
static gboolean
is_shown (GtkWidget *widget)
{
  GtkWidget *parent;

  if (!gtk_widget_is_visible (widget))
    return FALSE;
  for (; (parent = gtk_widget_get_parent (widget)) != NULL; widget = parent)
    if (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget)
      return FALSE;

  return TRUE;
}

/* Every control has a name, whether it shows a label or an icon. */
static void
check_names (GtkWidget *widget)
{
  const GType types[] = { GTK_TYPE_BUTTON,       GTK_TYPE_ENTRY,       GTK_TYPE_SWITCH,
                          GTK_TYPE_CHECK_BUTTON, GTK_TYPE_SPIN_BUTTON, GTK_TYPE_DROP_DOWN,
                          GTK_TYPE_MENU_BUTTON,  GTK_TYPE_EXPANDER };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autoptr (GPtrArray) list = ui_list (widget, types[i]);

    for (guint j = 0; j < list->len; j++) {
      GtkWidget *control = g_ptr_array_index (list, j);

      if (!is_shown (control) || is_inside (control) || has_name (control))
        continue;
      g_test_message ("%s in %s has no name, its action: %s", G_OBJECT_TYPE_NAME (control),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (control)),
                      GTK_IS_ACTIONABLE (control)
                          ? gtk_actionable_get_action_name (GTK_ACTIONABLE (control))
                          : NULL);
      g_test_fail ();
    }
  }
}

static void
check_content (DubWindow *window, const char *decoration)
{
  g_test_message ("%s", decoration);
  ui_settle (window);
  check_names (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)));
}

static void
check_pages (DubWindow *window, GtkWidget *page)
{
  static const char *const pages[] = { "score", "journal", "board", "now" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    gtk_widget_activate_action (page, "game.show", "s", pages[i]);
    check_content (window, pages[i]);
  }
}

/* Checks a game from its setup to its end, with all windows beside it. */
static void
check_game (DubWindow *window)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page = ui_show_session (window, session);

  check_content (window, "set-up");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_content (window, "preparation");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  check_content (window, "her turn");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_content (window, "her orders");
  gtk_widget_activate_action (page, "game.large-text", NULL);
  check_content (window, "her orders at large text");
  gtk_widget_activate_action (page, "game.large-text", NULL);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_perform (session, you_take_favor ());
  check_pages (window, page);
  ui_play_until (session, DUB_PHASE_INCOME, DUB_YOU);
  check_content (window, "income");
  ui_play_until (session, DUB_PHASE_SCORING, DUB_YOU);
  while (dub_session_get_question (session) != NULL) {
    check_content (window, "a question of the scoring");
    ui_answer (session);
  }
  check_content (window, "scoring");
  ui_play_until (session, DUB_PHASE_OVER, DUB_YOU);
  check_pages (window, page);
}

/* The player draws her cards at the table, and picks them in the app. */
static void
check_table (DubWindow *window)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page;

  ui_perform (session, correct_draw_mode (DUB_DRAW_TABLE));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  page = ui_show_session (window, session);
  check_content (window, "a card to pick");
  g_assert_nonnull (page);
}

static void
check_window (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

    if (!G_TYPE_CHECK_INSTANCE_TYPE (one, type))
      continue;
    g_test_message ("%s", g_type_name (type));
    check_names (gtk_widget_get_first_child (one));
    gtk_window_destroy (GTK_WINDOW (one));
    return;
  }
  g_assert_not_reached ();
}

static void
check_windows (DubWindow *window)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.counts", NULL);
  check_window (g_type_from_name ("DubCountsWindow"));
  gtk_widget_activate_action (page, "game.correct-table", NULL);
  check_window (g_type_from_name ("DubCorrectionWindow"));
  gtk_widget_activate_action (page, "win.preferences", NULL);
  check_window (DUB_TYPE_PREFERENCES);
}

/* Checks all pages; the second welcome page lists games. */
static void
test_names (void)
{
  DubWindow *window = ui_open_window (NARROW, 720);

  check_content (window, "welcome");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  check_content (window, "new game");
  check_game (window);
  check_table (window);
  check_windows (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  check_content (window, "welcome back");
  ui_close_window (window);
}

void
test_look_add (void)
{
  g_test_add_func ("/ui/look/names", test_names);
}
