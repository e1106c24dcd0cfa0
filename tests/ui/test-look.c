/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all pages have in common, in every phase of a game: controls with a name,
 * and words that fit on a narrow screen.
 */

#include "test-look.h"

#include "ui-fixture.h"

#include "dub-preferences.h"

enum { NARROW = 360 };

/* What is looked at on each page. */
typedef void (*Check) (DubWindow *window, GtkWidget *widget);

static const guint jewelry_box = 1u << DUB_MODULE_JEWELRY_BOX;

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

/* What GTK makes for itself inside of a control is named by the control. */
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

/* What a stack does not show is not filled in before it does. */
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

/* Every control says what it is, whether it has a label or an icon. */
static void
check_names (DubWindow *window, GtkWidget *widget)
{
  const GType types[] = { GTK_TYPE_BUTTON,       GTK_TYPE_ENTRY,       GTK_TYPE_SWITCH,
                          GTK_TYPE_CHECK_BUTTON, GTK_TYPE_SPIN_BUTTON, GTK_TYPE_DROP_DOWN,
                          GTK_TYPE_MENU_BUTTON,  GTK_TYPE_EXPANDER };

  (void) window;
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

static int
measure (GtkWidget *widget)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);

  return min;
}

/* Tells of the innermost widgets that take too much. */
static void
check_width (DubWindow *window, GtkWidget *widget)
{
  gboolean is_told = FALSE;

  if (!gtk_widget_get_visible (widget) || measure (widget) <= NARROW)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && measure (child) > NARROW) {
      check_width (window, child);
      is_told = TRUE;
    }
  if (!is_told)
    g_test_message ("%s with the name %s is %d wide at least", G_OBJECT_TYPE_NAME (widget),
                    gtk_widget_get_name (widget), measure (widget));
  g_test_fail ();
}

/* The title of a window is cut off by libadwaita where there is no room. */
static void
check_ellipsis (DubWindow *window, GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  ui_settle (window);
  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *label = g_ptr_array_index (labels, i);

    if (!gtk_widget_get_mapped (GTK_WIDGET (label)) ||
        gtk_widget_get_ancestor (GTK_WIDGET (label), ADW_TYPE_WINDOW_TITLE) != NULL ||
        !pango_layout_is_ellipsized (gtk_label_get_layout (label)))
      continue;
    g_test_message ("cut off: %s", gtk_label_get_text (label));
    g_test_fail ();
  }
}

static void
check_content (DubWindow *window, Check check, const char *where)
{
  g_test_message ("%s", where);
  ui_settle (window);
  check (window, adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)));
}

static void
check_pages (DubWindow *window, GtkWidget *page, Check check)
{
  static const char *const pages[] = { "score", "journal", "board", "now" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    gtk_widget_activate_action (page, "game.show", "s", pages[i]);
    check_content (window, check, pages[i]);
  }
}

/* A game from its set-up to its end, with all that is beside it. */
static void
check_game (DubWindow *window, Check check)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page = ui_show_session (window, session);

  check_content (window, check, "set-up");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_content (window, check, "preparation");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  check_content (window, check, "her turn");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_content (window, check, "her orders");
  gtk_widget_activate_action (page, "game.arms-length", NULL);
  check_content (window, check, "her orders at arm’s length");
  gtk_widget_activate_action (page, "game.arms-length", NULL);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_perform (session, "you-favor");
  check_pages (window, page, check);
  ui_play_until (session, DUB_PHASE_INCOME, DUB_YOU);
  check_content (window, check, "income");
  ui_play_until (session, DUB_PHASE_SCORING, DUB_YOU);
  while (dub_session_get_question (session) != NULL) {
    check_content (window, check, "a question of the scoring");
    ui_answer (session);
  }
  check_content (window, check, "scoring");
  ui_play_until (session, DUB_PHASE_OVER, DUB_YOU);
  check_pages (window, page, check);
}

/* Her cards come from the table: they are picked. */
static void
check_table (DubWindow *window, Check check)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page;

  ui_perform (session, "fix fix=way n=1");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  page = ui_show_session (window, session);
  check_content (window, check, "a card to pick");
  g_assert_nonnull (page);
}

static void
check_window (DubWindow *window, GType type, Check check)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

    if (!G_TYPE_CHECK_INSTANCE_TYPE (one, type))
      continue;
    g_test_message ("%s", g_type_name (type));
    check (window, gtk_widget_get_first_child (one));
    gtk_window_destroy (GTK_WINDOW (one));
    return;
  }
  g_assert_not_reached ();
}

static void
check_windows (DubWindow *window, Check check)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.counts", NULL);
  check_window (window, g_type_from_name ("DubCounts"), check);
  gtk_widget_activate_action (page, "game.set-right", NULL);
  check_window (window, g_type_from_name ("DubSetRight"), check);
  gtk_widget_activate_action (page, "win.preferences", NULL);
  check_window (window, DUB_TYPE_PREFERENCES, check);
}

/* All pages; the second welcome has games to list. */
static void
check_all (Check check)
{
  DubWindow *window = ui_open_window (NARROW, 720);

  check_content (window, check, "welcome");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  check_content (window, check, "new game");
  check_game (window, check);
  check_table (window, check);
  check_windows (window, check);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  check_content (window, check, "welcome back");
  ui_close_window (window);
}

static void
test_names (void)
{
  check_all (check_names);
}

static void
test_width (void)
{
  check_all (check_width);
}

static void
test_ellipsis (void)
{
  check_all (check_ellipsis);
}

void
test_look_add (void)
{
  g_test_add_func ("/ui/look/names", test_names);
  g_test_add_func ("/ui/look/width", test_width);
  g_test_add_func ("/ui/look/ellipsis", test_ellipsis);
}
