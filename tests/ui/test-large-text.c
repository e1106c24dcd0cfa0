/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Large Text shows one step at a time with its way, ticks it when done, and names the next one.
 */

#include "dub-history.h"
#include "dub-panes.h"
#include "dub-piece.h"
#include "dub-step-row.h"
#include "dub-table-view.h"
#include "dub-text.h"
#include "lesson-fixture.h"
#include "ui-fixture.h"
#include "ui-hand.h"

typedef struct {
  DubWindow *window;
  GtkWidget *text; /* the view */
  DubTableView *view;
} Table;

/* Opens her turn with a Tailor step: from the display, by a card, to a hall. */
static Table
open_table_of (int width, int height)
{
  Table table = { ui_open_window (width, height), NULL, lesson_begin () };
  g_autoptr (GPtrArray) found = NULL;
  GtkWidget *page;

  lesson_play_until (table.view, DUB_LESSON_HER_GARMENT);
  page = ui_show_session (table.window, dub_table_view_get_session (table.view));
  gtk_widget_activate_action (page, "game.large-text", NULL);
  ui_settle (table.window);
  found = ui_list (page, DUB_TYPE_LARGE_TEXT);
  table.text = g_ptr_array_index (found, 0);

  return table;
}

static Table
open_table (void)
{
  return open_table_of (1280, 720);
}

static void
close_table (Table *table)
{
  g_object_unref (table->view);
  ui_close_window (table->window);
}

/* Taps anywhere but on a button. */
static void
tap (Table *table, int n_press)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table->text);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (controller))
      g_signal_emit_by_name (controller, "released", n_press, 100.0, 300.0);
  }
  ui_settle (table->window);
}

static gboolean
says (Table *table, const char *text)
{
  return ui_find_label (table->text, text) != NULL;
}

static char *
get_step (DubSession *session, guint at)
{
  g_auto (GStrv) steps = dub_session_dup_orders (session);

  return g_strdup (steps[at]);
}

/* Each tap shows the next step, and the last one ends her turn. */
static void
test_taps (void)
{
  Table table = open_table ();
  DubSession *session = dub_table_view_get_session (table.view);
  g_auto (GStrv) steps = dub_session_dup_orders (session);
  guint n = g_strv_length (steps), position = ui_get_position (session);

  g_assert_cmpuint (n, >, 2);
  for (guint i = 0; i < n; i++) {
    g_assert_true (says (&table, steps[i]));
    g_assert_cmpuint (ui_get_position (session), ==, position);
    tap (&table, 2); /* the second tap of a double tap */
    g_assert_true (says (&table, steps[i]));
    tap (&table, 1);
  }
  g_assert_cmpuint (ui_get_position (session), ==, position + 1);
  close_table (&table);
}

/* The view shows the way of the piece with its points, and the step after it. */
static void
test_edge (void)
{
  Table table = open_table ();
  DubSession *session = dub_table_view_get_session (table.view);
  g_autofree char *second = get_step (session, 1);
  g_autofree char *after = g_strdup_printf ("After that: %s", second);
  g_auto (GStrv) steps = dub_session_dup_orders (session);

  g_assert_true (says (&table, "From: Garment Design display, 2nd from left (cost 6)"));
  g_assert_true (says (&table, after));
  g_assert_true (says (&table, "Madame du Barry · 0 PP"));
  for (guint i = 1; i < g_strv_length (steps); i++)
    tap (&table, 1);
  g_assert_true (says (&table, "After that: Your turn. You have 1 card in hand."));
  close_table (&table);
}

static int
get_text_height (Table *table, const char *text)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (ui_find_label (table->text, text)));
  PangoRectangle line;

  pango_layout_line_get_pixel_extents (pango_layout_get_line_readonly (layout, 0), NULL, &line);

  return line.height;
}

/* The piece and its way grow with the screen, and no step is cut off. */
static void
test_sizes (void)
{
  static const struct {
    int width, height, piece, text;
  } sizes[] = { { 360, 720, 50, 0 }, { 1366, 768, 90, 28 }, { 1920, 1080, 130, 28 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    Table table = open_table_of (sizes[i].width, sizes[i].height);
    g_autoptr (GPtrArray) pieces = ui_list (table.text, DUB_TYPE_PIECE);
    g_autoptr (GPtrArray) scrollers = ui_list (table.text, GTK_TYPE_SCROLLED_WINDOW);
    GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment (g_ptr_array_index (scrollers, 0));
    g_auto (GStrv) steps = dub_session_dup_orders (dub_table_view_get_session (table.view));

    ui_settle (table.window); /* the view grows once there is room, one frame later */
    g_assert_cmpint (gtk_widget_get_height (g_ptr_array_index (pieces, 0)), >=, sizes[i].piece);
    g_assert_cmpint (get_text_height (&table,
                                      "From: Garment Design display, 2nd from left (cost 6)"),
                     >=, sizes[i].text);
    for (guint j = 0; steps[j] != NULL; j++) {
      g_assert_true (says (&table, steps[j]));
      ui_settle (table.window);
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
      if (steps[j + 1] != NULL)
        tap (&table, 1);
    }
    close_table (&table);
  }
}

/* The tick in place of the number has the color that goes with its background. */
static void
check_mark (DubWindow *window)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), DUB_TYPE_STEP_ROW);
  g_autoptr (GPtrArray) numbers = ui_list (g_ptr_array_index (rows, 0), GTK_TYPE_TOGGLE_BUTTON);
  GtkWidget *number = g_ptr_array_index (numbers, 0);
  GtkWidget *mark = gtk_widget_get_first_child (number);
  GdkRGBA ground, color;

  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (number)));
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_get_color (gtk_widget_get_style_context (number), &ground);
  gtk_style_context_get_color (gtk_widget_get_style_context (mark), &color);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_assert_true (gdk_rgba_equal (&ground, &color));
}

/* Steps done here are ticked on the page too, until the player leaves the turn. */
static void
test_ticks (void)
{
  Table table = open_table ();
  DubTableView *shown = dub_pane_get_view (DUB_PANE (table.text));
  g_autoptr (DubStepItem) first = g_list_model_get_item (dub_table_view_get_steps (shown), 0);
  g_autoptr (DubStepItem) second = g_list_model_get_item (dub_table_view_get_steps (shown), 1);

  g_assert_false (first->ticked);
  tap (&table, 1);
  g_assert_true (first->ticked);
  g_assert_false (second->ticked);
  gtk_widget_activate_action (ui_get_page (table.window), "game.large-text", NULL);
  ui_settle (table.window);
  check_mark (table.window);
  close_table (&table);
}

/* Before the first round each tap shows the next item to lay out, and the last one ends the
 * setup. */
static void
test_setup (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  const DubGame *game = dub_session_get_game (session);
  const DubSetup *setup = dub_history_get_setup (dub_session_get_history (session));
  g_auto (GStrv) lines = dub_text_setup (&game->box, setup);
  DubWindow *window = ui_open_window (1280, 720);
  GtkWidget *page = ui_show_session (window, session);
  Table table = { .window = window };
  g_autoptr (GPtrArray) found = NULL;

  gtk_widget_activate_action (page, "game.large-text", NULL);
  ui_settle (window);
  found = ui_list (page, DUB_TYPE_LARGE_TEXT);
  table.text = g_ptr_array_index (found, 0);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_assert_true (says (&table, lines[i]));
    g_assert_cmpint (says (&table, "Setup Done"), ==, lines[i + 1] == NULL);
    tap (&table, 1);
  }
  g_assert_false (says (&table, "Setup Done"));
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  ui_close_window (window);
}

/* The second tap ends a turn without an entry, after a warning. */
static void
test_empty_turn (void)
{
  Table table = open_table ();
  DubSession *session = dub_table_view_get_session (table.view);
  guint position;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (table.window);
  position = ui_get_position (session);
  g_assert_true (says (&table, "End Turn"));
  tap (&table, 1);
  g_assert_cmpuint (ui_get_position (session), ==, position);
  g_assert_true (says (&table, "End Turn: Nothing Entered"));
  close_table (&table);
}

/* The arrow that points in reading direction leads forward. */
static void
test_mirrored (void)
{
  Table table = open_table ();
  g_auto (GStrv) steps = dub_session_dup_orders (dub_table_view_get_session (table.view));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ui_give_keys (GTK_WIDGET (table.window));
  ui_type (GTK_WIDGET (table.window), GDK_KEY_Left, 0, 1);
  ui_settle (table.window);
  g_assert_true (says (&table, steps[1]));
  ui_type (GTK_WIDGET (table.window), GDK_KEY_Right, 0, 1);
  ui_settle (table.window);
  g_assert_true (says (&table, steps[0]));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  close_table (&table);
}

int
main (int argc, char *argv[])
{
  ui_start (&argc, &argv);
  g_test_add_func ("/large-text/taps", test_taps);
  g_test_add_func ("/large-text/edge", test_edge);
  g_test_add_func ("/large-text/sizes", test_sizes);
  g_test_add_func ("/large-text/ticks", test_ticks);
  g_test_add_func ("/large-text/setup", test_setup);
  g_test_add_func ("/large-text/empty-turn", test_empty_turn);
  g_test_add_func ("/large-text/mirrored", test_mirrored);

  return ui_run ();
}
