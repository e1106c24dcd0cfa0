/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a game on a phone, and during the change to a wide window.
 */

#include "ui-fixture.h"

#include "dub-game-page.h"
#include "dub-session.h"
#include "dub-ui.h"

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

static void
resize (DubWindow *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  ui_settle (window);
  ui_wait (100);
  ui_settle (window);
}

/* Returns the label of the one visible tab that is pressed. */
static const char *
find_tab (GtkWidget *page)
{
  static const char *const tabs[] = { "Board", "Now", "Score", "Log", "You" };
  const char *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++) {
    GtkWidget *label = ui_find_label (page, tabs[i]);
    GtkWidget *tab = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON) : NULL;

    if (tab == NULL || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
      continue;
    g_assert_null (found);
    found = tabs[i];
  }

  return found;
}

/* A phone has the board among its pages; a wide window has it beside them, and one of them is
 * always selected. */
static void
test_tab_of_board (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (360, 720);
  GtkWidget *page = ui_show_session (window, session);

  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "board"));
  ui_settle (window);
  g_assert_cmpstr (find_tab (page), ==, "Board");
  resize (window, 1200, 720);
  g_assert_cmpstr (find_tab (page), ==, "Now");
  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "score"));
  ui_settle (window);
  g_assert_cmpstr (find_tab (page), ==, "Score");
  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "board"));
  ui_settle (window);
  g_assert_cmpstr (find_tab (page), ==, "Now");
  resize (window, 360, 720);
  g_assert_cmpstr (find_tab (page), ==, "Board");
  ui_close_window (window);
}

/* The last action appears above the game, and leaves room for it even after a long turn. */
static void
test_recall (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (360, 720);
  GtkWidget *page, *label, *notice, *close;
  g_auto (GStrv) lines = NULL;
  g_autofree char *recap = NULL;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  for (guint i = 0; i < 40 && (lines == NULL || g_strv_length (lines) < 7); i++) {
    g_strfreev (g_steal_pointer (&lines));
    ui_perform (session, your_move (DUB_MOVE_END_TURN));
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
    lines = dub_session_dup_recap (session);
  }
  g_assert_cmpuint (g_strv_length (lines), >=, 7);
  page = ui_show_session (window, session);
  dub_game_page_recall (DUB_GAME_PAGE (page));
  ui_settle (window);
  recap = g_strjoinv ("\n", lines);
  label = ui_find_label (page, recap);
  g_assert_nonnull (label);
  notice = label;
  while (!gtk_widget_has_css_class (notice, "notice"))
    notice = gtk_widget_get_parent (notice);
  g_assert_cmpint (gtk_widget_get_height (label), >, 130);
  g_assert_cmpint (gtk_widget_get_height (notice), <=, 130);
  for (guint i = 0; i < 3; i++) {
    static const char *const pages[] = { "score", "journal", "now" };

    g_assert_true (gtk_widget_activate_action (page, "game.show", "s", pages[i]));
    ui_settle (window);
    g_assert_cmpint (gtk_widget_get_width (page), ==, gtk_widget_get_width (GTK_WIDGET (window)));
    g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
  }
  close = gtk_widget_get_last_child (notice);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (close), ==, "Dismiss");
  g_signal_emit_by_name (close, "clicked");
  ui_settle (window);
  g_assert_null (ui_find_label (page, recap));
  ui_close_window (window);
}

static GtkWidget *
find_toast (GtkWidget *page)
{
  g_autoptr (GPtrArray) widgets = ui_list (page, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (g_ptr_array_index (widgets, i)), "AdwToastWidget"))
      return g_ptr_array_index (widgets, i);

  return NULL;
}

static void
check_whole (GtkWidget *widget, const char *text)
{
  GtkWidget *label = ui_find_label (widget, text);
  PangoLayout *layout;
  int width, height;

  g_assert_nonnull (label);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (width, <=, gtk_widget_get_width (label));
  g_assert_cmpint (height, <=, gtk_widget_get_height (label));
}

/* In your turn, the page that asks you to tap has a button to the board. The effect of a tap there
 * appears in full above the tabs. */
static void
test_your_turn (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (360, 720);
  GtkWidget *page = ui_show_session (window, session);
  const char *sentence = "A sentence that is far too long for one line of a phone: it has three.";
  g_autofree char *gains = NULL;
  graphene_rect_t toast, tab;
  GtkWidget *label;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (window);
  label = ui_find_label (page, "Open the Board");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_parent (label), "clicked");
  ui_settle (window);
  g_assert_cmpstr (find_tab (page), ==, "Board");
  ui_activate (page, you_take_favor ());
  ui_settle (window);
  gains = dub_session_dup_gains (session);
  check_whole (page, gains);
  dub_ui_say (page, sentence);
  ui_settle (window);
  check_whole (GTK_WIDGET (window), sentence);
  g_assert_true (gtk_widget_compute_bounds (find_toast (page), page, &toast));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (ui_find_label (page, "Board")),
                                            page, &tab));
  g_assert_cmpfloat (toast.origin.y + toast.size.height, <=, tab.origin.y);
  resize (window, 1200, 720);
  g_assert_null (ui_find_label (page, "Open the Board"));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/narrow/tab-of-board", test_tab_of_board);
  g_test_add_func ("/narrow/recall", test_recall);
  g_test_add_func ("/narrow/your-turn", test_your_turn);

  return ui_run ();
}
