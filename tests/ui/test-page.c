/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a game in use: the effects of keys and clicks, the focus, and room for all text.
 */

#include "ui-fixture.h"

#include "dub-board-view.h"
#include "dub-choice-popover.h"
#include "dub-drawing.h"
#include "dub-game-page.h"
#include "dub-panes.h"
#include "dub-press-filter.h"
#include "dub-session.h"
#include "dub-step-row.h"

#include <string.h>

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

static void
activate (GtkWidget *widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

/* Ends your turn without an entry. */
static void
end_turn (GtkWidget *page)
{
  activate (page, "game.go-on");
  activate (page, "game.go-on");
}

/* A key press in a window. */
typedef struct {
  GtkWidget *window;
  guint keyval;
  guint keycode;
  GdkModifierType state;
} Key;

static GtkEventController *
find_keys (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

    if (g_strcmp0 (gtk_event_controller_get_name (one), "dub-press-filter") == 0)
      return one;
  }

  return NULL;
}

/* Returns whether the guard keeps the press from the window. */
static gboolean
press (Key key)
{
  GtkEventController *keys = find_keys (key.window);
  gboolean is_kept;

  g_assert_nonnull (keys);
  g_signal_emit_by_name (keys, "key-pressed", key.keyval, key.keycode, key.state, &is_kept);

  return is_kept;
}

static void
let_go (Key key)
{
  g_signal_emit_by_name (find_keys (key.window), "key-released", key.keyval, key.keycode,
                         key.state);
}

/* Checks that the first press always counts, and a repetition only where it may. */
static void
check_key (GtkWidget *window, guint keyval, GdkModifierType state, gboolean may_repeat)
{
  Key key = { window, keyval, 7, state };

  g_test_message ("%s", gdk_keyval_name (keyval));
  g_assert_false (press (key));
  g_assert_cmpint (press (key), ==, !may_repeat);
  g_assert_cmpint (press (key), ==, !may_repeat);
  let_go (key);
  g_assert_false (press (key));
  let_go (key);
}

static void
test_held_keys (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *widget = GTK_WIDGET (window), *page = ui_show_session (window, session);

  check_key (widget, GDK_KEY_space, 0, FALSE);
  check_key (widget, GDK_KEY_Return, 0, FALSE);
  check_key (widget, GDK_KEY_KP_Enter, 0, FALSE);
  check_key (widget, GDK_KEY_ISO_Enter, 0, FALSE);
  check_key (widget, GDK_KEY_Escape, 0, FALSE);
  check_key (widget, GDK_KEY_F11, 0, FALSE);
  check_key (widget, GDK_KEY_z, GDK_CONTROL_MASK, FALSE);
  check_key (widget, GDK_KEY_n, GDK_CONTROL_MASK, FALSE);
  check_key (widget, GDK_KEY_Left, GDK_ALT_MASK, FALSE);
  check_key (widget, GDK_KEY_Tab, 0, TRUE);
  check_key (widget, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, TRUE);
  check_key (widget, GDK_KEY_Left, 0, TRUE);
  check_key (widget, GDK_KEY_Down, 0, TRUE);
  check_key (widget, GDK_KEY_Page_Down, 0, TRUE);

  activate (page, "game.large-text");
  ui_settle (window);
  check_key (widget, GDK_KEY_space, 0, FALSE);
  check_key (widget, GDK_KEY_Right, 0, FALSE);
  check_key (widget, GDK_KEY_Page_Down, 0, FALSE);
  check_key (widget, GDK_KEY_BackSpace, 0, FALSE);
  check_key (widget, GDK_KEY_Tab, 0, TRUE);
  ui_close_window (window);
}

/* The rule holds in other windows too, and for each of two keys held at once. */
static void
test_held_keys_everywhere (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *other = gtk_window_new (), *entry = gtk_entry_new ();
  Key here = { GTK_WIDGET (window), GDK_KEY_space, 7, 0 }, there = { other, GDK_KEY_space, 7, 0 };
  Key second = { other, GDK_KEY_1, 8, 0 };

  ui_show_session (window, session);
  gtk_window_set_child (GTK_WINDOW (other), entry);
  gtk_widget_show (other);
  ui_settle (window);
  gtk_window_set_focus (GTK_WINDOW (other), NULL);

  g_assert_false (press (here));
  g_assert_true (press (there));
  g_assert_false (press (second));
  g_assert_true (press (second));
  g_assert_true (press (there));
  let_go (there);
  g_assert_false (press (here));
  let_go (here);
  let_go (second);

  gtk_widget_grab_focus (entry);
  check_key (other, GDK_KEY_space, 0, TRUE);
  check_key (other, GDK_KEY_a, 0, TRUE);
  check_key (other, GDK_KEY_BackSpace, 0, TRUE);
  check_key (other, GDK_KEY_Left, GDK_CONTROL_MASK, TRUE);
  check_key (other, GDK_KEY_Return, 0, FALSE);
  check_key (other, GDK_KEY_n, GDK_CONTROL_MASK, FALSE);
  gtk_window_destroy (GTK_WINDOW (other));
  ui_close_window (window);
}

/* Returns the visible steps in order; at least so many. */
static GPtrArray *
list_steps (GtkWidget *page, guint least)
{
  GPtrArray *rows = ui_list (page, DUB_TYPE_STEP_ROW);

  for (guint i = rows->len; i > 0; i--)
    if (!gtk_widget_get_mapped (g_ptr_array_index (rows, i - 1)))
      g_ptr_array_remove_index (rows, i - 1);
  g_assert_cmpuint (rows->len, >=, least);

  return rows;
}

/* Begins one of her turns with several orders, before she reveals her card. */
static DubSession *
begin_long_turn (void)
{
  DubSession *session = ui_begin (7, jewelry_box);

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);

  return session;
}

/* Tab moves forward and back. It selects each step that it reaches, and goes to the buttons of the
 * step next. */
static void
test_tab_reaches_steps (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = NULL;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  rows = list_steps (page, 2);
  for (guint forth = 0; forth < 2; forth++) {
    GtkDirectionType direction = forth == 0 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD;
    guint at = forth == 0 ? 0 : rows->len - 1;

    g_assert_true (gtk_widget_grab_focus (g_ptr_array_index (rows, at)));
    for (guint i = 1; i < rows->len; i++) {
      at += forth == 0 ? 1 : -1;
      /* The number, Why? and Done Differently… are in between. */
      for (guint n = 0;
           n < 4 && gtk_window_get_focus (GTK_WINDOW (window)) != g_ptr_array_index (rows, at); n++)
        gtk_widget_child_focus (GTK_WIDGET (window), direction);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == g_ptr_array_index (rows, at));
      g_assert_true (gtk_widget_has_css_class (g_ptr_array_index (rows, at), "selected"));
    }
  }
  ui_close_window (window);
}

/* Keys pressed before the next frame have the same effect. */
static void
test_tab_at_once (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session), *focus;
  g_autoptr (GPtrArray) rows = NULL;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  rows = list_steps (page, 2);
  g_assert_true (gtk_widget_child_focus (g_ptr_array_index (rows, 1), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_css_class (g_ptr_array_index (rows, 1), "selected"));
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (focus), ==, "Tick Off");
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_ancestor (focus, DUB_TYPE_STEP_DETAILS) != NULL);
  ui_close_window (window);
}

static GtkEventController *
find_click (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (one))
      return one;
  }

  return NULL;
}

static void
tap (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (one) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (one)) <= GDK_BUTTON_PRIMARY)
      g_signal_emit_by_name (one, "released", 1, 5.0, 5.0);
  }
}

/* Returns the numbers on highlighted spaces, as a set of bits. */
static guint
list_lit (GtkWidget *page)
{
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  guint numbers = 0;

  for (guint i = 0; i < spaces->len; i++) {
    GtkWidget *mark = gtk_widget_get_last_child (g_ptr_array_index (spaces, i));

    if (gtk_widget_has_css_class (g_ptr_array_index (spaces, i), "lit"))
      numbers |= 1u << g_ascii_strtoull (gtk_label_get_text (GTK_LABEL (mark)), NULL, 10);
  }

  return numbers;
}

/* At first the places of all steps are highlighted. A tap selects a step, which shows its buttons
 * and highlights its own places only; another tap deselects it. */
static void
test_select_step (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = NULL;
  guint all;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  rows = list_steps (page, 2);
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (rows, 0)));
  g_assert_null (ui_find_label (page, "Why?"));
  all = list_lit (page);
  g_assert_cmpuint (all & (all - 1), !=, 0);
  for (guint i = 0; i < rows->len; i++) {
    tap (g_ptr_array_index (rows, i));
    ui_settle (window);
    g_assert_nonnull (ui_find_label (g_ptr_array_index (rows, i), "Why?"));
    g_assert_cmpuint (list_lit (page) & ~(1u << (i + 1)), ==, 0);
    for (guint j = 0; j < rows->len; j++)
      g_assert_cmpint (gtk_widget_has_css_class (g_ptr_array_index (rows, j), "selected"), ==,
                       i == j);
  }
  tap (g_ptr_array_index (rows, rows->len - 1));
  g_assert_null (ui_find_label (page, "Why?"));
  g_assert_cmpuint (list_lit (page), ==, all);
  ui_close_window (window);
}

/* A tick replaces the number of the step, and is not part of the game. */
static void
test_tick_step (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  before = ui_read_journal (session);
  rows = list_steps (page, 2);
  g_assert_nonnull (ui_find_label (g_ptr_array_index (rows, 1), "2"));
  activate (g_ptr_array_index (rows, 1), "step.tick");
  g_assert_nonnull (ui_find_label (g_ptr_array_index (rows, 1), "✓"));
  g_assert_null (ui_find_label (g_ptr_array_index (rows, 0), "✓"));
  activate (g_ptr_array_index (rows, 1), "step.tick");
  g_assert_null (ui_find_label (page, "✓"));
  after = ui_read_journal (session);
  g_assert_cmpstr (after, ==, before);
  ui_close_window (window);
}

/* A piece is drawn once for each look and size; the page only paints it again. */
static void
test_pieces_are_kept (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  guint n;

  end_turn (page);
  ui_settle (window);
  activate (page, "game.go-on");
  ui_settle (window);
  n = dub_drawing_count ();
  g_assert_cmpuint (n, >, 0);
  activate (page, "game.undo");
  ui_settle (window);
  activate (page, "game.redo");
  ui_settle (window);
  g_assert_cmpuint (dub_drawing_count (), ==, n);
  ui_close_window (window);
}

/* A low window has less space between the steps than a high one. */
static void
test_closer_steps (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 320);
  GtkWidget *page = ui_show_session (window, session), *steps;
  g_autoptr (GPtrArray) rows = NULL;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  rows = list_steps (page, 2);
  steps = gtk_widget_get_parent (g_ptr_array_index (rows, 0));
  g_assert_true (gtk_widget_has_css_class (steps, "dense"));
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 1000);
  ui_settle (window);
  ui_wait (100);
  ui_settle (window);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), >, 800);
  g_assert_false (gtk_widget_has_css_class (steps, "dense"));
  ui_close_window (window);
}

/* After a click on the button, Space still advances the game; Tab still reaches the button. */
static void
test_why_leaves_focus (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session), *why;
  g_autoptr (GPtrArray) rows = NULL;

  end_turn (page);
  activate (page, "game.go-on");
  ui_settle (window);
  rows = list_steps (page, 2);
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (rows, 0)));
  tap (g_ptr_array_index (rows, 1));
  why = gtk_widget_get_ancestor (ui_find_label (g_ptr_array_index (rows, 1), "Why?"),
                                 GTK_TYPE_TOGGLE_BUTTON);
  g_signal_emit_by_name (find_click (why), "pressed", 1, 5.0, 5.0);
  g_signal_emit_by_name (find_click (why), "released", 1, 5.0, 5.0);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (why)));
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (rows, 1)));
  g_assert_true (gtk_widget_grab_focus (why));
  ui_close_window (window);
}

/* Without a window manager windows do not grow, but a window that is not shown yet remembers its
 * future state. */
static void
test_fullscreen_goes_with_page (void)
{
  static const char *const draw_modes[] = { "win.welcome", "win.new-game", NULL };
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = dub_window_new (GTK_APPLICATION (ui_init ()));

  for (guint i = 0; i < G_N_ELEMENTS (draw_modes); i++) {
    dub_window_show_session (window, session);
    g_assert_false (gtk_window_is_fullscreen (GTK_WINDOW (window)));
    activate (ui_get_page (window), "game.large-text");
    g_assert_true (gtk_window_is_fullscreen (GTK_WINDOW (window)));
    if (draw_modes[i] != NULL)
      activate (GTK_WIDGET (window), draw_modes[i]);
    else
      dub_window_rebuild (window);
    g_assert_false (gtk_window_is_fullscreen (GTK_WINDOW (window)));
  }

  /* A page does not end a fullscreen mode that it did not start. */
  dub_window_show_session (window, session);
  gtk_window_fullscreen (GTK_WINDOW (window));
  activate (GTK_WIDGET (window), "win.welcome");
  g_assert_true (gtk_window_is_fullscreen (GTK_WINDOW (window)));
  ui_close_window (window);
}

/* Returns the height that the widget needs at its width. Both include the borders around the
 * contents, which gtk_widget_get_width () omits. */
static int
get_least_height (GtkWidget *widget)
{
  int width = gtk_widget_get_allocated_width (widget) + gtk_widget_get_margin_start (widget) +
              gtk_widget_get_margin_end (widget);
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);

  return least - gtk_widget_get_margin_top (widget) - gtk_widget_get_margin_bottom (widget);
}

/* Checks that sentences and orders have the height that they need at their width, and that none
 * exceeds its parent, where the next widget would cover it. */
static void
check_room (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t bounds;

    if (!gtk_widget_get_mapped (child))
      continue;
    check_room (child);
    if (!GTK_IS_LABEL (child) && !DUB_IS_STEP_ROW (child))
      continue;
    g_assert_cmpint (gtk_widget_get_allocated_height (child), >=, get_least_height (child));
    g_assert_true (gtk_widget_compute_bounds (child, widget, &bounds));
    g_assert_cmpint ((int) (bounds.origin.y + bounds.size.height), <=,
                     gtk_widget_get_height (widget));
  }
}

static void
check_desk (DubWindow *window, GtkWidget *page)
{
  g_autoptr (GPtrArray) desks = ui_list (page, DUB_TYPE_NOW_PANE);

  ui_settle (window);
  g_assert_cmpuint (desks->len, ==, 1);
  g_assert_true (gtk_widget_get_mapped (g_ptr_array_index (desks, 0)));
  check_room (g_ptr_array_index (desks, 0));
}

/* Her orders arrived while the page was hidden. */
static void
test_room_after_large_text (void)
{
  static const int widths[] = { 1366, 1920, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    g_autoptr (DubSession) session = begin_long_turn ();
    DubWindow *window = ui_open_window (widths[i], 768);
    GtkWidget *page = ui_show_session (window, session);
    g_autoptr (GPtrArray) rows = NULL;

    g_test_message ("%d", widths[i]);
    activate (page, "game.large-text");
    ui_settle (window);
    end_turn (page);
    ui_settle (window);
    activate (page, "game.go-on");
    ui_settle (window);
    activate (page, "game.large-text");
    check_desk (window, page);
    rows = list_steps (page, 2);
    ui_close_window (window);
  }
}

static void
hire (DubSession *session)
{
  DubMove offers[512];
  guint n = dub_game_list_legal (dub_session_get_game (session), NULL, offers, 512), at = 0;

  while (at < n && offers[at].verb != DUB_MOVE_HIRE)
    at++;
  g_assert_cmpuint (at, <, n);
  g_assert_true (dub_session_perform (session, &offers[at], NULL));
}

/* The first action of your turn appears in a box that was empty before. */
static void
test_room_for_what_you_did (void)
{
  static const int widths[] = { 1366, 1920, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    g_autoptr (DubSession) session = begin_long_turn ();
    DubWindow *window = ui_open_window (widths[i], 768);
    GtkWidget *page = ui_show_session (window, session);

    for (guint turn = 0; turn < 2; turn++) {
      g_test_message ("%d, turn %u", widths[i], turn);
      hire (session);
      check_desk (window, page);
      ui_perform (session, your_move (DUB_MOVE_END_TURN));
      ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
      check_desk (window, page);
    }
    ui_close_window (window);
  }
}

/* At the end of the game there is a text to read, and another press of the key does nothing. */
static void
test_focus_at_end (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  GtkWidget *focus;

  ui_play_until (session, DUB_PHASE_OVER, DUB_NOBODY);
  ui_settle (window);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, DUB_TYPE_SCORE_PANE));
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  gtk_widget_activate (focus);
  ui_settle (window);
  g_assert_true (ui_get_page (window) == page);
  g_assert_true (dub_window_get_session (window) == session);
  ui_close_window (window);
}

/* In every phase a visible widget has the focus, on the page and in Large Text, so that a screen
 * reader has something to read. */
static void
test_focus_always (void)
{
  static const DubPhase phases[] = { DUB_PHASE_PREPARE, DUB_PHASE_TURNS, DUB_PHASE_INCOME,
                                     DUB_PHASE_SCORING };
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);

  for (guint i = 0; i < 4 * G_N_ELEMENTS (phases); i++) {
    GtkWidget *focus;

    if (i % 2 == 0)
      ui_play_until (session, phases[i / 4], i % 4 == 0 ? DUB_BARRY : DUB_YOU);
    else
      activate (page, "game.large-text");
    ui_settle (window);
    focus = gtk_window_get_focus (GTK_WINDOW (window));
    g_test_message ("phase %d: %s", phases[i / 4], focus ? G_OBJECT_TYPE_NAME (focus) : "none");
    g_assert_true (focus != NULL && gtk_widget_get_mapped (focus) && !GTK_IS_LABEL (focus));
    g_assert_true (gtk_widget_is_ancestor (focus, page));
    if (i % 2 == 1)
      activate (page, "game.large-text");
  }
  ui_close_window (window);
}

/* Since libadwaita 1.6 a bin passes the focus to its child, as a box does. The test makes older
 * releases behave like that, so that Tab does not skip widgets here. */
static void
pass_focus_on (void)
{
  GtkWidgetClass *bin = g_type_class_ref (ADW_TYPE_BIN), *box = g_type_class_ref (GTK_TYPE_BOX);

  bin->focus = box->focus;
  g_type_class_unref (box);
  g_type_class_unref (bin);
}

/* For a moment after the big button has changed, keys do not press it. */
static void
test_keys_wait (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);

  ui_settle (window);
  g_assert_true (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  activate (page, "game.go-on"); /* ends the setup */
  g_assert_false (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  ui_pass_time (DUB_PRESS_DELAY_KEY - 1);
  g_assert_false (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  ui_pass_time (1);
  g_assert_true (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  /* One tile fewer is unknown, but the button still begins the round. */
  ui_perform (session, enter_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  g_assert_true (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  activate (page, "game.go-on");
  g_assert_false (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  ui_close_window (window);
}

/* The second press ends a turn without a move; the first press ends a turn with one. */
static void
test_empty_turn (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  guint position;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (window);
  position = ui_get_position (session);
  g_assert_null (ui_find_label (page, "End Turn: Nothing Entered"));
  activate (page, "game.go-on");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, position);
  g_assert_nonnull (ui_find_label (page, "End Turn: Nothing Entered"));
  activate (page, "game.go-on");
  g_assert_cmpuint (ui_get_position (session), ==, position + 1);
  activate (page, "game.undo");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, position);
  g_assert_null (ui_find_label (page, "End Turn: Nothing Entered")); /* the button asks again */
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_perform (session, correct_count (DUB_BARRY, DUB_FACT_PP, 7));
  position = ui_get_position (session);
  activate (page, "game.go-on");
  g_assert_cmpuint (ui_get_position (session), ==, position);
  ui_perform (session, you_take_tile (0));
  position = ui_get_position (session);
  activate (page, "game.go-on");
  g_assert_cmpuint (ui_get_position (session), ==, position + 1);
  ui_close_window (window);
}

/* The second press also begins a round that leaves more than Resource tiles unknown; a double press
 * does not. */
static void
test_unknown (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);

  activate (page, "game.go-on");
  ui_settle (window);
  g_assert_true (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  activate (page, "game.go-on");
  g_assert_false (dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY));
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  g_assert_nonnull (ui_find_label (page, "Start with 19 Unknown?"));
  activate (page, "game.go-on");
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  ui_close_window (window);
}

/* Returns whether a label contains this line. */
static gboolean
shows_line (GtkWidget *page, const char *line)
{
  g_autoptr (GPtrArray) labels = ui_list (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_text (g_ptr_array_index (labels, i)), line) != NULL &&
        gtk_widget_get_mapped (g_ptr_array_index (labels, i)))
      return TRUE;

  return FALSE;
}

/* A preference takes effect at once. */
static void
test_reminders (void)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  g_autoptr (DubSession) session = ui_begin (7, 1u << DUB_EXPANSION_FESTIVITY);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  g_auto (GStrv) reminders = NULL;

  ui_perform (session, table_move (DUB_MOVE_FILL));
  ui_perform (session, table_move (DUB_MOVE_READY));
  reminders = dub_session_dup_reminders (session);
  ui_settle (window);
  g_assert_true (shows_line (page, reminders[0]));
  g_settings_set_boolean (settings, "reminders", FALSE);
  ui_settle (window);
  g_assert_false (shows_line (page, reminders[0]));
  g_settings_reset (settings, "reminders");
  ui_settle (window);
  g_assert_true (shows_line (page, reminders[0]));
  ui_close_window (window);
}

static guint n_updates;
static void (*update) (DubPane *pane, DubSession *session);

static void
count_update (DubPane *pane, DubSession *session)
{
  n_updates++;
  update (pane, session);
}

/* The app fills the pane of the next moment once. */
static void
test_update_once (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  DubPaneClass *klass;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_show_session (window, session);
  klass = g_type_class_ref (DUB_TYPE_YOUR_TURN_PANE);
  update = klass->update;
  klass->update = count_update;
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  g_assert_cmpuint (n_updates, ==, 1);
  klass->update = update;
  g_type_class_unref (klass);
  ui_close_window (window);
}

static void
check_group (GtkWidget *widget, const char *name)
{
  gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* A screen reader announces each part of the page that it enters. */
static void
test_groups (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  GtkWidget *hall = ui_find_label (page, "Royal Hall");
  g_autoptr (GPtrArray) scores = ui_list (page, DUB_TYPE_SCORE_PANE);
  g_autoptr (GPtrArray) yours = ui_list (page, DUB_TYPE_YOUR_SIDE_PANE);

  while (!gtk_widget_has_css_class (hall, "part"))
    hall = gtk_widget_get_parent (hall);
  check_group (hall, "Royal Hall");
  /* The first score pane belongs to the pane Now, which shows it at the end of a game. */
  check_group (gtk_widget_get_ancestor (g_ptr_array_index (scores, scores->len - 1),
                                        GTK_TYPE_SCROLLED_WINDOW),
               "Score");
  check_group (gtk_widget_get_ancestor (g_ptr_array_index (yours, 0), GTK_TYPE_SCROLLED_WINDOW),
               "You");
  ui_close_window (window);
}

/* A correction takes two presses: the space, and the piece on it. It also works where you cannot
 * act. */
static void
test_correct_here (void)
{
  static const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 2 };
  g_autoptr (DubSession) session = ui_begin (7, 0);
  const DubGame *game = dub_session_get_game (session);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session), *space, *view, *popover;
  graphene_point_t middle, point;
  g_autoptr (GPtrArray) popovers = NULL;
  g_autoptr (GPtrArray) tiles = NULL;
  DubGarment before;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_settle (window);
  space = ui_find_space (page, garment);
  view = gtk_widget_get_ancestor (space, DUB_TYPE_BOARD_VIEW);
  g_assert_false (gtk_widget_is_sensitive (space));
  middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (space) / 2,
                                (float) gtk_widget_get_height (space) / 2);
  g_assert_true (gtk_widget_compute_point (space, view, &middle, &point));
  g_assert_true (dub_board_view_find_space (DUB_BOARD_VIEW (view), (double) point.x,
                                            (double) point.y) == space);
  dub_board_view_correct (DUB_BOARD_VIEW (view), garment);
  ui_settle (window);
  popovers = ui_list (view, DUB_TYPE_CHOICE_POPOVER);
  g_assert_cmpuint (popovers->len, ==, 1);
  popover = g_ptr_array_index (popovers, 0);
  g_assert_true (gtk_widget_get_mapped (popover));
  tiles = ui_list_tiles (popover);
  g_assert_cmpuint (tiles->len, >, 10);
  g_assert_true (gtk_widget_is_sensitive (g_ptr_array_index (tiles, 0)));
  before = game->state.garments[garment.at];
  g_signal_emit_by_name (g_ptr_array_index (tiles, 3), "clicked");
  ui_settle (window);
  g_assert_false (
      dub_garment_equal (dub_session_get_game (session)->state.garments[garment.at], before));
  g_assert_false (gtk_widget_get_mapped (popover));
  ui_close_window (window);
}

/* Begins her turn in which she places a garment; returns the index of that order. */
static guint
begin_placing (DubSession *session)
{
  const DubTurn *turn;
  guint at = 0;

  ui_perform (session, correct_draw_mode (DUB_DRAW_TABLE));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session,
              she_plays (
                  (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .end = DUB_LEFT, .hall = 1 }));
  ui_perform (session, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 }));
  turn = dub_session_get_turn (session);
  while (turn->steps[at].verb != DUB_MOVE_PLACE_GARMENT)
    at++;

  return at;
}

static GdkRGBA
get_color (GtkWidget *widget)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);

  return color;
}

/* The common beginning of all choices appears once; a screen reader reads it with each choice.
 * While they are open, their button stays dark. */
static void
test_deviations (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  guint at = begin_placing (session), n_beginnings = 0;
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session), *row, *popover;
  g_autoptr (GPtrArray) rows = list_steps (page, 2);
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GPtrArray) labels = NULL;
  GdkRGBA before, after;

  row = g_ptr_array_index (rows, at);
  activate (row, "step.menu");
  ui_settle (window);
  buttons = ui_list (row, GTK_TYPE_MENU_BUTTON);
  before = get_color (gtk_widget_get_first_child (g_ptr_array_index (buttons, 0)));
  activate (row, "step.deviate");
  ui_settle (window);
  ui_wait (300); /* colors change slowly */
  popover = GTK_WIDGET (gtk_menu_button_get_popover (g_ptr_array_index (buttons, 0)));
  g_assert_true (gtk_widget_get_mapped (popover));
  after = get_color (gtk_widget_get_first_child (g_ptr_array_index (buttons, 0)));
  g_assert_true (gdk_rgba_equal (&after, &before));
  labels = ui_list (popover, GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, >, 10);
  for (guint i = 0; i < labels->len; i++)
    n_beginnings += g_str_has_prefix (gtk_label_get_text (g_ptr_array_index (labels, i)), "Place ");
  g_assert_cmpuint (n_beginnings, ==, 1);
  gtk_menu_button_popdown (g_ptr_array_index (buttons, 0));
  ui_close_window (window);
}

/* END-2: one press enters that none of her Masters has a bonus. */
static void
test_no_bonus (void)
{
  const DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_EXAM };
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session), *label;
  guint before;

  ui_play_until (session, DUB_PHASE_SCORING, DUB_YOU);
  for (guint i = 0; i < 2; i++) {
    guint at = dub_session_get_game (session)->state.sides[DUB_BARRY].n_staff;

    ui_perform (session, correct_staff (DUB_BARRY, at, master));
  }
  while (dub_session_get_question (session)->kind != DUB_QUESTION_STAFF)
    ui_answer (session);
  ui_settle (window);
  before = ui_get_position (session);
  label = ui_find_label (page, "None of Them Has One");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 2);
  g_assert_true (dub_session_get_question (session) == NULL ||
                 dub_session_get_question (session)->kind != DUB_QUESTION_STAFF);
  ui_close_window (window);
}

typedef struct {
  DubWindow *window;
  guint n_seen;
  guint n_wrong;
} Frames;

/* Counts the frames with the switcher at the wrong end for the width of the page. */
static void
check_frame (GdkFrameClock *clock, Frames *frames)
{
  GtkWidget *page = ui_get_page (frames->window);
  g_autoptr (GPtrArray) all = NULL;
  gboolean is_narrow;

  if (page == NULL || !gtk_widget_get_mapped (page))
    return;
  is_narrow = gtk_widget_get_width (page) < 600;
  frames->n_seen++;
  all = ui_list (page, ADW_TYPE_VIEW_SWITCHER);
  for (guint i = 0; i < all->len; i++) {
    GtkWidget *switcher = g_ptr_array_index (all, i);
    gboolean is_bar = gtk_widget_get_ancestor (switcher, ADW_TYPE_VIEW_SWITCHER_BAR) != NULL;

    frames->n_wrong += gtk_widget_get_mapped (switcher) != (is_bar == is_narrow);
  }
}

/* A frame with the layout of another size would move everything under the finger in the next
 * frame. */
static void
test_first_frame (void)
{
  g_autoptr (DubSession) session = begin_long_turn ();
  DubWindow *window = ui_open_window (360, 720);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  Frames frames = { .window = window };
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (check_frame), &frames);

  ui_show_session (window, session);
  g_assert_cmpuint (frames.n_seen, >, 0);
  g_assert_cmpuint (frames.n_wrong, ==, 0);
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  ui_wait (200);
  g_assert_cmpint (gtk_widget_get_width (ui_get_page (window)), >, 1000);
  g_assert_cmpuint (frames.n_wrong, ==, 0);
  g_signal_handler_disconnect (clock, handler);
  ui_close_window (window);
}

/* A table shows what each candidate was judged by; words for those that she does not take come when
 * they are asked for. */
static void
test_why (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1366, 768);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) expanders = NULL;
  g_autoptr (GPtrArray) reasons = NULL;
  GtkWidget *page, *others;
  guint n;

  begin_placing (session);
  dub_turn_get_candidates (dub_session_get_turn (session), 0, &n);
  g_assert_cmpuint (n, >, 2);
  page = ui_show_session (window, session);
  ui_settle (window);
  rows = ui_list (page, DUB_TYPE_STEP_ROW);
  gtk_widget_activate_action (g_ptr_array_index (rows, 0), "step.why", NULL);
  ui_settle (window);
  expanders = ui_list (g_ptr_array_index (rows, 0), GTK_TYPE_EXPANDER);
  g_assert_cmpuint (expanders->len, ==, 1);
  g_assert_false (gtk_expander_get_expanded (g_ptr_array_index (expanders, 0)));
  others = gtk_expander_get_child (g_ptr_array_index (expanders, 0));
  reasons = ui_list (others, GTK_TYPE_LABEL);
  g_assert_cmpuint (reasons->len, ==, n - 1);
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  pass_focus_on ();

  g_test_add_func ("/page/why", test_why);
  g_test_add_func ("/page/held-keys", test_held_keys);
  g_test_add_func ("/page/held-keys/everywhere", test_held_keys_everywhere);
  g_test_add_func ("/page/focus/tab-reaches-steps", test_tab_reaches_steps);
  g_test_add_func ("/page/focus/tab-at-once", test_tab_at_once);
  g_test_add_func ("/page/steps/select", test_select_step);
  g_test_add_func ("/page/steps/tick", test_tick_step);
  g_test_add_func ("/page/pieces-are-kept", test_pieces_are_kept);
  g_test_add_func ("/page/steps/closer", test_closer_steps);
  g_test_add_func ("/page/focus/why", test_why_leaves_focus);
  g_test_add_func ("/page/focus/end", test_focus_at_end);
  g_test_add_func ("/page/focus/always", test_focus_always);
  g_test_add_func ("/page/fullscreen", test_fullscreen_goes_with_page);
  g_test_add_func ("/page/room/after-large-text", test_room_after_large_text);
  g_test_add_func ("/page/room/what-you-did", test_room_for_what_you_did);
  g_test_add_func ("/page/room/first-frame", test_first_frame);
  g_test_add_func ("/page/keys-wait", test_keys_wait);
  g_test_add_func ("/page/empty-turn", test_empty_turn);
  g_test_add_func ("/page/unknown", test_unknown);
  g_test_add_func ("/page/reminders", test_reminders);
  g_test_add_func ("/page/update-once", test_update_once);
  g_test_add_func ("/page/groups", test_groups);
  g_test_add_func ("/page/correct-here", test_correct_here);
  g_test_add_func ("/page/deviations", test_deviations);
  g_test_add_func ("/page/no-bonus", test_no_bonus);

  return ui_run ();
}
