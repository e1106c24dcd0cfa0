/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of the board: plans, lines of equal spaces, the board's fixed place during a game, and
 * what shrinks beside it.
 */

#include "test-plan.h"

#include "ui-fixture.h"

#include "dub-board-view.h"
#include "dub-plan.h"
#include "dub-wrap-layout.h"

enum { GAP = 10 };

/* Makes a child of this size. */
static GtkWidget *
new_child (int width, int height)
{
  GtkWidget *child = gtk_drawing_area_new ();

  gtk_widget_set_size_request (child, width, height);

  return child;
}

static GtkWidget *
new_plan (void)
{
  gtk_init ();

  return g_object_ref_sink (dub_plan_new (GAP));
}

static void
allocate (GtkWidget *widget, int width, int height)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, height);
  gtk_widget_allocate (widget, width, height, -1, NULL);
}

static void
check_bounds (GtkWidget *child, int x, int y, int width, int height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds));
  g_assert_cmpint ((int) bounds.origin.x, ==, x);
  g_assert_cmpint ((int) bounds.origin.y, ==, y);
  g_assert_cmpint ((int) bounds.size.width, ==, width);
  g_assert_cmpint ((int) bounds.size.height, ==, height);
}

static void
test_columns (void)
{
  static const char *const plans[] = { "([a(bc)][d])", "[abcd]", NULL };
  g_autoptr (GtkWidget) plan = new_plan ();
  GtkWidget *children[4];

  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = new_child (100, i == 3 ? 150 : 50);
    dub_plan_append (DUB_PLAN (plan), (char) ('a' + i), children[i]);
  }
  dub_plan_set_plans (DUB_PLAN (plan), plans);

  /* Side by side: the shorter column grows to the height of the other. */
  allocate (plan, 320, 150);
  check_bounds (children[0], 0, 0, 210, 70);
  check_bounds (children[1], 0, 80, 100, 70);
  check_bounds (children[2], 110, 80, 100, 70);
  check_bounds (children[3], 220, 0, 100, 150);

  /* Extra room is shared in proportion to the wishes: 60 more, two thirds on the left. */
  allocate (plan, 380, 150);
  check_bounds (children[0], 0, 0, 250, 70);
  check_bounds (children[3], 260, 0, 120, 150);

  /* If they get less than they want, the next plan applies. */
  allocate (plan, 319, 330);
  check_bounds (children[0], 0, 0, 319, 50);
  check_bounds (children[3], 0, 180, 319, 150);
}

/* The first plan that is low enough applies; if there is none, the lowest one that is narrow
 * enough. */
static void
test_height (void)
{
  static const char *const plans[] = { "[abc]", "[(ab)c]", "[a(bc)]", "[abc]", NULL };
  g_autoptr (GtkWidget) plan = new_plan ();
  GtkWidget *children[3];
  int minimum;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = new_child (100, i == 0 ? 80 : 40);
    dub_plan_append (DUB_PLAN (plan), (char) ('a' + i), children[i]);
  }
  dub_plan_set_plans (DUB_PLAN (plan), plans);
  gtk_widget_measure (plan, GTK_ORIENTATION_VERTICAL, 210, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 130);
  allocate (plan, 210, 180);
  check_bounds (children[2], 0, 140, 210, 40);
  allocate (plan, 210, 170);
  check_bounds (children[1], 110, 0, 100, 106);
  allocate (plan, 210, 130);
  check_bounds (children[1], 110, 0, 100, 80);

  /* Text grows as far as both dimensions allow. */
  g_assert_cmpfloat (dub_plan_get_scale (DUB_PLAN (plan)), ==, 1);
  allocate (plan, 315, 260);
  g_assert_cmpfloat (dub_plan_get_scale (DUB_PLAN (plan)), >, 1);
}

static void
test_absent (void)
{
  static const char *const plans[] = { "[(ab)(xy)c]", NULL };
  g_autoptr (GtkWidget) plan = new_plan ();
  GtkWidget *child = new_child (80, 40), *last = new_child (80, 40);

  dub_plan_append (DUB_PLAN (plan), 'b', child);
  dub_plan_append (DUB_PLAN (plan), 'c', last);
  dub_plan_set_plans (DUB_PLAN (plan), plans);
  allocate (plan, 100, 90);
  check_bounds (child, 0, 0, 100, 40);
  check_bounds (last, 0, 50, 100, 40);
}

/* A plan of equal children requires them all in a line; with a mark it does not. */
static void
test_shrink (void)
{
  static const char *const plans[] = { "(ab')", "[ab]", NULL };
  g_autoptr (GtkWidget) plan = new_plan ();
  GtkWidget *child = new_child (100, 40), *even = dub_wrap_new_even (GAP, 0);

  for (guint i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (even), new_child (50, 40));
  dub_plan_append (DUB_PLAN (plan), 'a', child);
  dub_plan_append (DUB_PLAN (plan), 'b', even);
  dub_plan_set_plans (DUB_PLAN (plan), plans);
  allocate (plan, 160, 190);
  check_bounds (child, 0, 0, 100, 190);
  check_bounds (even, 110, 0, 50, 190);
}

static void
test_even (void)
{
  g_autoptr (GtkWidget) even = NULL;
  GtkWidget *children[4];
  int minimum, natural;

  gtk_init ();
  even = g_object_ref_sink (dub_wrap_new_even (GAP, 0));
  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = new_child (i == 0 ? 60 : 50, 40);
    gtk_box_append (GTK_BOX (even), children[i]);
  }
  gtk_widget_measure (even, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 60);
  g_assert_cmpint (natural, ==, 270);

  /* Three would fit in a line, but two and two take the same number of lines. */
  allocate (even, 210, 90);
  check_bounds (children[0], 0, 0, 100, 40);
  check_bounds (children[1], 110, 0, 100, 40);
  check_bounds (children[2], 0, 50, 100, 40);
  check_bounds (children[3], 110, 50, 100, 40);

  /* All are in one line, as high as there is room. */
  allocate (even, 310, 80);
  check_bounds (children[3], 240, 0, 70, 80);
}

/* Text that also appears elsewhere disappears first, then other optional widgets, then the gaps.
 * Widgets that the player hid stay hidden. */
static void
test_fit (void)
{
  static const char *const classes[] = { NULL, "optional", "repeated", "optional", NULL };
  g_autoptr (GtkWidget) box = NULL;
  GtkWidget *children[G_N_ELEMENTS (classes)];
  int minimum, natural;

  gtk_init ();
  box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_layout_manager (box, g_object_new (DUB_TYPE_FIT_LAYOUT, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = new_child (50, 20);
    if (classes[i] != NULL)
      gtk_widget_add_css_class (children[i], classes[i]);
    gtk_box_append (GTK_BOX (box), children[i]);
  }
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 50, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 20 + 4 + 20);
  g_assert_cmpint (natural, ==, 5 * 20 + 4 * 12);
  for (guint n = 5, height = 148; n >= 2; n--, height -= 32) {
    static const guint order[] = { 2, 3, 1 };

    allocate (box, 50, (int) height);
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      g_assert_true (gtk_widget_get_child_visible (children[order[i]]) == (i >= 5 - n));
    check_bounds (children[4], 0, (int) height - 20, 50, 20);
  }
  allocate (box, 50, 46);
  check_bounds (children[4], 0, 26, 50, 20);
  gtk_widget_set_visible (children[1], FALSE);
  allocate (box, 50, 148);
  g_assert_false (gtk_widget_get_visible (children[1]));
  check_bounds (children[4], 0, 96, 50, 20);
}

/* Children wrap like words. Stretched children share the rest of their line; the first ones get one
 * pixel more. From right to left everything is mirrored, and hidden children take no room. */
static void
test_wrap (void)
{
  for (guint stretch = 0; stretch < 2; stretch++) {
    g_autoptr (GtkWidget) wrap = NULL;
    GtkWidget *children[4];
    int minimum, natural;

    gtk_init ();
    wrap = g_object_ref_sink (dub_wrap_new (GAP, stretch));
    for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
      children[i] = new_child (50, i == 3 ? 60 : 40);
      gtk_box_append (GTK_BOX (wrap), children[i]);
    }
    gtk_widget_set_visible (children[1], FALSE);
    gtk_widget_measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    g_assert_cmpint (minimum, ==, 50);
    g_assert_cmpint (natural, ==, 170);
    gtk_widget_measure (wrap, GTK_ORIENTATION_VERTICAL, 125, &minimum, &natural, NULL, NULL);
    /* Without stretching, all lines are as high as the highest child. */
    g_assert_cmpint (minimum, ==, stretch ? 110 : 130);
    g_assert_cmpint (natural, ==, minimum);
    allocate (wrap, 125, minimum);
    check_bounds (children[0], 0, 0, stretch ? 58 : 50, stretch ? 40 : 60);
    check_bounds (children[2], stretch ? 68 : 60, 0, stretch ? 57 : 50, stretch ? 40 : 60);
    check_bounds (children[3], 0, stretch ? 50 : 70, stretch ? 125 : 50, 60);
    gtk_widget_set_direction (wrap, GTK_TEXT_DIR_RTL);
    allocate (wrap, 125, minimum);
    check_bounds (children[0], stretch ? 67 : 75, 0, stretch ? 58 : 50, stretch ? 40 : 60);
  }
}

static graphene_rect_t *
list_bounds (GtkWidget *page, guint *n)
{
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  g_autoptr (GPtrArray) mirrors = ui_list (page, DUB_TYPE_BOARD_VIEW);
  g_autoptr (GPtrArray) plans = ui_list (g_ptr_array_index (mirrors, 0), DUB_TYPE_PLAN);
  graphene_rect_t *bounds = g_new0 (graphene_rect_t, spaces->len);

  for (guint i = 0; i < spaces->len; i++)
    g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (spaces, i),
                                              g_ptr_array_index (plans, 0), &bounds[i]));
  *n = spaces->len;

  return bounds;
}

/* The board stays in place, whatever pieces appear on it. */
static void
test_still (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  DubWindow *window = ui_open_window (width, 800);
  g_autoptr (DubSession) session = ui_begin (7, 1u << DUB_EXPANSION_JEWELRY_BOX);
  g_autofree graphene_rect_t *before = NULL;
  GtkWidget *page = ui_show_session (window, session);
  guint n, n_tokens = 0;

  ui_settle (window);
  before = list_bounds (page, &n);
  for (guint turn = 0; turn < 30; turn++) {
    g_autofree graphene_rect_t *after = NULL;
    const DubState *state = &dub_session_get_game (session)->state;

    ui_play_until (session, DUB_PHASE_TURNS, turn % 2 == 0 ? DUB_BARRY : DUB_YOU);
    ui_settle (window);
    after = list_bounds (page, &n);
    for (guint i = 0; i < n; i++)
      g_assert_true (graphene_rect_equal (&before[i], &after[i]));
    n_tokens = 0;
    for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
      for (guint at = 0; at < DUB_MAX_SPACES; at++)
        n_tokens += state->tokens[decoration][at] != DUB_NOBODY;
  }
  g_assert_cmpuint (n_tokens, >, 0);
  ui_close_window (window);
}

/* Adds a widget, a text that wraps, and another widget. */
static GtkWidget *
fill_row (GtkWidget *box)
{
  GtkWidget *text = gtk_label_new ("A sentence that is long enough for more than a single line.");

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), new_child (30, 20));
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), new_child (20, 12));

  return g_object_ref_sink (box);
}

static void
check_alike (GtkWidget *one, GtkWidget *other, GtkOrientation orientation, int for_size)
{
  int minimum[2], natural[2];

  gtk_widget_measure (one, orientation, for_size, &minimum[0], &natural[0], NULL, NULL);
  gtk_widget_measure (other, orientation, for_size, &minimum[1], &natural[1], NULL, NULL);
  g_assert_cmpint (minimum[0], ==, minimum[1]);
  g_assert_cmpint (natural[0], ==, natural[1]);
}

/* A row lays out like a box, but faster, in both directions. */
static void
test_row (void)
{
  GtkWidget *box, *row;

  gtk_init ();
  box = fill_row (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP));
  row = fill_row (dub_row_new (GAP));
  check_alike (box, row, GTK_ORIENTATION_HORIZONTAL, -1);
  for (int i = 0; i < 80; i++) {
    int width = 200 + 10 * (i / 2);
    GtkTextDirection direction = i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;

    gtk_widget_set_direction (box, direction);
    gtk_widget_set_direction (row, direction);
    check_alike (box, row, GTK_ORIENTATION_VERTICAL, width);
    allocate (box, width, 300);
    allocate (row, width, 300);
    for (GtkWidget *a = gtk_widget_get_first_child (box), *b = gtk_widget_get_first_child (row);
         a != NULL; a = gtk_widget_get_next_sibling (a), b = gtk_widget_get_next_sibling (b)) {
      GtkAllocation places[2];

      gtk_widget_get_allocation (a, &places[0]);
      gtk_widget_get_allocation (b, &places[1]);
      g_assert_true (gdk_rectangle_equal (&places[0], &places[1]));
    }
  }
  g_object_unref (box);
  g_object_unref (row);
}

void
test_plan_add (void)
{
  g_test_add_func ("/ui/plan/row", test_row);
  g_test_add_func ("/ui/plan/columns", test_columns);
  g_test_add_func ("/ui/plan/height", test_height);
  g_test_add_func ("/ui/plan/absent", test_absent);
  g_test_add_func ("/ui/plan/shrink", test_shrink);
  g_test_add_func ("/ui/plan/even", test_even);
  g_test_add_func ("/ui/plan/fit", test_fit);
  g_test_add_func ("/ui/plan/wrap", test_wrap);
  g_test_add_data_func ("/ui/plan/still/900", GINT_TO_POINTER (900), test_still);
  g_test_add_data_func ("/ui/plan/still/1600", GINT_TO_POINTER (1600), test_still);
}
