/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In languages written from right to left, a page is the mirror image of the usual one: its
 * widgets, and the margins and borders of their style.
 */

#include "ui-fixture.h"

#include "dub-board-view.h"
#include "dub-game-page.h"
#include "dub-step-row.h"

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

enum { NEAR = 2 }; /* pixels; rounding when one widget is centered in another */

/* The place of a widget on the page, and the free space on both sides that its style sets. */
typedef struct {
  GtkWidget *widget; /* unowned */
  graphene_rect_t bounds;
  int left;
  int right;
} Trace;

/* GTK lays out its own controls as it likes. */
static gboolean
is_made_by_gtk (GtkWidget *widget)
{
  const GType types[] = { GTK_TYPE_SCROLLBAR, GTK_TYPE_WINDOW_CONTROLS, GTK_TYPE_POPOVER,
                          GTK_TYPE_TEXT,      ADW_TYPE_ENTRY_ROW,       GTK_TYPE_SPIN_BUTTON };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (widget, types[i]))
      return TRUE;

  return FALSE;
}

static Trace
find_trace (GtkWidget *widget, GtkWidget *page)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkBorder margin, border, padding;
  Trace trace = { .widget = widget };

  gtk_style_context_get_margin (style, &margin);
  gtk_style_context_get_border (style, &border);
  gtk_style_context_get_padding (style, &padding);
  trace.left = 10000 * margin.left + 100 * border.left + padding.left;
  trace.right = 10000 * margin.right + 100 * border.right + padding.right;
  g_assert_true (gtk_widget_compute_bounds (widget, page, &trace.bounds));

  return trace;
}

static void
add_traces (GtkWidget *widget, GtkWidget *page, GArray *traces)
{
  Trace trace;

  if (!gtk_widget_get_mapped (widget) || is_made_by_gtk (widget))
    return;
  trace = find_trace (widget, page);
  g_array_append_val (traces, trace);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_traces (child, page, traces);
}

static void
check_mirrored (const Trace *before, GtkWidget *page)
{
  Trace after = find_trace (before->widget, page);
  float mirrored =
      (float) gtk_widget_get_width (page) - before->bounds.origin.x - before->bounds.size.width;
  g_auto (GStrv) classes = gtk_widget_get_css_classes (before->widget);
  g_autofree char *joined = g_strjoinv (".", classes);

  if (ABS (after.bounds.origin.x - mirrored) > NEAR) {
    g_test_message ("%s %s is at %g, not at %g", G_OBJECT_TYPE_NAME (before->widget), joined,
                    (double) after.bounds.origin.x, (double) mirrored);
    g_test_fail ();
  }
  if (after.left != before->right || after.right != before->left) {
    g_test_message ("the style of %s %s is not mirrored: %d and %d, then %d and %d",
                    G_OBJECT_TYPE_NAME (before->widget), joined, before->left, before->right,
                    after.left, after.right);
    g_test_fail ();
  }
}

static void
check_page (DubWindow *window, GtkWidget *page, const char *when)
{
  g_autoptr (GArray) traces = g_array_new (FALSE, FALSE, sizeof (Trace));

  g_test_message ("%s", when);
  ui_settle (window);
  add_traces (page, page, traces);
  g_assert_cmpuint (traces->len, >, 50);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ui_settle (window);
  for (guint i = 0; i < traces->len; i++)
    check_mirrored (&g_array_index (traces, Trace, i), page);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  ui_settle (window);
}

/* Selects the first step, with its buttons. */
static void
select_step (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = ui_list (page, DUB_TYPE_STEP_ROW);

  g_assert_cmpuint (rows->len, >, 0);
  g_assert_true (gtk_widget_activate_action (g_ptr_array_index (rows, 0), "step.why", NULL));
}

static void
show (GtkWidget *page, const char *shown)
{
  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", shown));
}

static void
test_game (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (width, 768);
  GtkWidget *page = ui_show_session (window, session);

  check_page (window, page, "setup");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_page (window, page, "preparation");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  check_page (window, page, "her turn");
  select_step (page);
  check_page (window, page, "a step of hers");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  check_page (window, page, "your turn");
  show (page, "board");
  check_page (window, page, "the board");
  show (page, "score");
  check_page (window, page, "the score");
  show (page, "journal");
  check_page (window, page, "the log");
  show (page, "now");
  ui_play_until (session, DUB_PHASE_OVER, DUB_NOBODY);
  check_page (window, page, "the end");
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  ui_remove_frames ();
  g_test_add_data_func ("/right-to-left/game/1366", GINT_TO_POINTER (1366), test_game);
  g_test_add_data_func ("/right-to-left/game/360", GINT_TO_POINTER (360), test_game);

  return ui_run ();
}
