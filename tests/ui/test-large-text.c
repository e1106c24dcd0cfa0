/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Large Text: one step at a time with its way, ticked as it is done, and what comes after it.
 */

#include "dub-large-text.h"
#include "dub-step-item.h"
#include "dub-table-view.h"
#include "dub-text.h"
#include "lesson-fixture.h"
#include "ui-fixture.h"

typedef struct {
  DubWindow *window;
  GtkWidget *text; /* the view */
  DubTableView *view;
} Table;

/* Shows her turn in which she tailors: from the display, by a card, to a hall. */
static Table
open_table (void)
{
  Table table = { ui_open_window (1280, 720), NULL, lesson_begin () };
  g_autoptr (GPtrArray) found = NULL;
  GtkWidget *page;

  lesson_play_until (table.view, DUB_LESSON_HER_GARMENT);
  page = ui_show_session (table.window, dub_table_view_get_session (table.view));
  gtk_widget_activate_action (page, "game.arms-length", NULL);
  ui_settle (table.window);
  found = ui_list (page, DUB_TYPE_LARGE_TEXT);
  table.text = g_ptr_array_index (found, 0);

  return table;
}

static void
close_table (Table *table)
{
  g_object_unref (table->view);
  ui_close_window (table->window);
}

/* As a finger does anywhere but on a button. */
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
    tap (&table, 2); /* the second one of a double tap */
    g_assert_true (says (&table, steps[i]));
    tap (&table, 1);
  }
  g_assert_cmpuint (ui_get_position (session), ==, position + 1);
  close_table (&table);
}

/* The way of the piece, and what comes after the step. */
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
  for (guint i = 1; i < g_strv_length (steps); i++)
    tap (&table, 1);
  g_assert_true (says (&table, "After that: Your turn. You have 2 cards in hand."));
  close_table (&table);
}

/* What was done here is ticked on the page too, until it is left behind. */
static void
test_ticks (void)
{
  Table table = open_table ();
  DubTableView *shown = dub_pane_get_view (DUB_PANE (table.text));
  g_autoptr (DubStepItem) first = g_list_model_get_item (dub_table_view_get_steps (shown), 0);
  g_autoptr (DubStepItem) second = g_list_model_get_item (dub_table_view_get_steps (shown), 1);

  g_assert_false (dub_step_item_get_ticked (first));
  tap (&table, 1);
  g_assert_true (dub_step_item_get_ticked (first));
  g_assert_false (dub_step_item_get_ticked (second));
  close_table (&table);
}

int
main (int argc, char *argv[])
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  ui_init ();
  g_test_add_func ("/large-text/taps", test_taps);
  g_test_add_func ("/large-text/edge", test_edge);
  g_test_add_func ("/large-text/ticks", test_ticks);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
