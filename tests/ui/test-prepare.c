/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preparation of a round: whoever taps twice hits the same thing twice.
 */

#include "test-prepare.h"

#include "ui-fixture.h"

#include "dub-prepare-pane.h"
#include "dub-text.h"

enum { MAX_TAPS = 16 };

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

static GtkWidget *
get_pane (GtkWidget *page)
{
  g_autoptr (GPtrArray) panes = ui_list (page, DUB_TYPE_PREPARE_PANE);

  g_assert_cmpuint (panes->len, ==, 1);

  return g_ptr_array_index (panes, 0);
}

/* The tiles of the palettes that are shown, in their order. */
static GPtrArray *
list_tiles (GtkWidget *pane)
{
  g_autoptr (GPtrArray) buttons = ui_list (pane, GTK_TYPE_BUTTON);
  GPtrArray *tiles = g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "palette-tile") &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i)))
      g_ptr_array_add (tiles, g_ptr_array_index (buttons, i));

  return tiles;
}

static char *
dup_names (GtkWidget *pane)
{
  g_autoptr (GPtrArray) tiles = list_tiles (pane);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < tiles->len; i++)
    g_string_append_printf (names, "%s\n",
                            gtk_widget_get_tooltip_text (g_ptr_array_index (tiles, i)));

  return g_string_free (names, FALSE);
}

static GtkAdjustment *
get_adjustment (GtkWidget *pane)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (pane, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static graphene_point_t
get_middle (GtkWidget *widget, GtkWidget *target)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                 (float) gtk_widget_get_height (widget) / 2);
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, target, &middle, &point));

  return point;
}

/* Scrolls the tile to the middle of what is seen, as far as that goes. */
static graphene_point_t
scroll_to (DubWindow *window, GtkWidget *pane, GtkWidget *tile)
{
  GtkAdjustment *adjustment = get_adjustment (pane);
  GtkWidget *scroller = gtk_widget_get_ancestor (pane, GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t point = get_middle (tile, scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + (double) point.y -
                                            gtk_adjustment_get_page_size (adjustment) / 2);
  ui_settle (window);

  return get_middle (tile, GTK_WIDGET (window));
}

/* The button that a tap there would press, grey or not. */
static GtkWidget *
find_button (DubWindow *window, graphene_point_t point)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (window), (double) point.x, (double) point.y,
                                       GTK_PICK_INSENSITIVE);

  return widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;
}

static void
open_expanders (DubWindow *window, GtkWidget *pane)
{
  g_autoptr (GPtrArray) expanders = ui_list (pane, GTK_TYPE_EXPANDER);

  for (guint i = 0; i < expanders->len; i++)
    gtk_expander_set_expanded (g_ptr_array_index (expanders, i), TRUE);
  ui_settle (window);
}

static GtkWidget *
open_preparation (DubWindow *window, DubSession *session)
{
  GtkWidget *page = ui_show_session (window, session);

  if (ui_get_position (session) == 1)
    gtk_widget_activate_action (page, "game.go-on", NULL); /* the table is set up */
  ui_settle (window);
  open_expanders (window, get_pane (page));
  /* As after a tap. */
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);

  return page;
}

/* Taps the same point until what is there is grey. */
static guint
tap_often (DubWindow *window, GtkWidget *page, DubSession *session, guint index)
{
  g_autoptr (GPtrArray) tiles = list_tiles (get_pane (page));
  GtkWidget *tile = g_ptr_array_index (tiles, index);
  g_autofree char *name = g_strdup (gtk_widget_get_tooltip_text (tile));
  g_autofree char *names = dup_names (get_pane (page));
  graphene_point_t point = scroll_to (window, get_pane (page), tile);
  GtkWidget *button = find_button (window, point);
  guint n;

  g_test_message ("%s", name);
  for (n = 0; n < MAX_TAPS; n++) {
    g_autofree char *now = NULL;
    guint position = ui_get_position (session);

    g_assert_nonnull (button);
    g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, name);
    if (!gtk_widget_is_sensitive (button))
      break;
    g_signal_emit_by_name (button, "clicked");
    ui_settle (window);
    g_assert_cmpuint (ui_get_position (session), ==, position + 1);
    now = dup_names (get_pane (page));
    g_assert_cmpstr (now, ==, names);
    button = find_button (window, point);
  }
  g_assert_cmpuint (n, <, MAX_TAPS);

  return n;
}

static void
check_taps (guint expansions, guint round, int width, int height)
{
  g_autoptr (DubSession) session = ui_begin (7, expansions);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (width, height);
  GtkWidget *page;
  guint position, n_tiles, n_taps = 0;

  if (round > 1) {
    session_perform (session, "enter display=garments at=5 garment=blue:3");
    do {
      ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
      session_perform (session, "income");
    } while (state->round < round);
  }
  position = ui_get_position (session);
  page = open_preparation (window, session);
  {
    g_autoptr (GPtrArray) tiles = list_tiles (get_pane (page));

    n_tiles = tiles->len;
  }
  g_assert_cmpuint (n_tiles, >, 20);
  for (guint i = 0; i < n_tiles; i++) {
    n_taps += tap_often (window, page, session, i);
    g_assert_true (dub_session_jump (session, position, NULL));
    ui_settle (window);
  }
  g_assert_cmpuint (n_taps, >, n_tiles);
  ui_close_window (window);
}

static void
test_taps (void)
{
  check_taps (0, 1, 1180, 820);
}

static void
test_taps_on_a_phone (void)
{
  check_taps (jewelry_box, 2, 360, 720);
}

/* Until everything is there nothing moves, not even at the end of each display. */
static void
test_last_tiles (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session);
  g_autoptr (GPtrArray) tiles = list_tiles (get_pane (page));
  guint n = 0;

  for (guint i = tiles->len; i-- > 0;)
    n += tap_often (window, page, session, i);
  g_assert_cmpuint (n, ==, 6 + 4 + 4 + 9);
  ui_close_window (window);
}

static void
check_top (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (get_pane (page))), ==, 0);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_has_css_class (focus, "palette-tile"));
}

/* The orders of a new round come first, and whoever comes back sees them first. */
static void
test_from_the_top (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 520);
  GtkWidget *page = open_preparation (window, session);

  for (guint round = 1; round <= 2; round++) {
    gtk_adjustment_set_value (get_adjustment (get_pane (page)), 500);
    ui_settle (window);
    g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (get_pane (page))), >, 0);
    ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
    session_perform (session, "income");
    ui_settle (window);
    check_top (page);
  }
  page = ui_show_session (window, session);
  ui_settle (window);
  check_top (page);
  /* With the tiles where they are. */
  gtk_root_set_focus (GTK_ROOT (window), NULL);
  session_perform (session, "enter display=garments at=1 garment=blue:3");
  ui_settle (window);
  check_top (page);
  ui_close_window (window);
}

/* An expander stays as it is. */
static void
test_expander (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session);
  g_autoptr (GPtrArray) before = ui_list (get_pane (page), GTK_TYPE_EXPANDER);
  g_autoptr (GPtrArray) after = NULL;

  g_assert_cmpuint (before->len, >, 1);
  gtk_expander_set_expanded (g_ptr_array_index (before, 1), FALSE);
  session_perform (session, "enter display=resources at=0 tile=bp");
  ui_settle (window);
  after = ui_list (get_pane (page), GTK_TYPE_EXPANDER);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < after->len; i++)
    g_assert_cmpint (gtk_expander_get_expanded (g_ptr_array_index (after, i)), ==, i != 1);
  ui_close_window (window);
}

/* What is greyed with the focus hands it on to the next one. */
static void
test_focus_goes_on (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session);
  g_autoptr (GPtrArray) tiles = list_tiles (get_pane (page));
  GtkWidget *tile = g_ptr_array_index (tiles, 2); /* blue, 3 PP, with a thimble */
  guint n = 0;

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  g_assert_true (gtk_widget_grab_focus (tile));
  while (gtk_widget_is_sensitive (tile) && n++ < MAX_TAPS) {
    g_assert_true (gtk_widget_is_focus (tile));
    g_signal_emit_by_name (tile, "clicked");
    ui_settle (window);
  }
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (tiles, 3)));
  ui_close_window (window);
}

/* Whoever types codes types on; with the last one the focus goes to the other displays,
 * not to a button that makes up the rest. */
static void
test_codes (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session), *codes, *focus;
  g_autoptr (GPtrArray) entries = ui_list (get_pane (page), GTK_TYPE_ENTRY);

  g_assert_cmpuint (entries->len, ==, 1);
  codes = g_ptr_array_index (entries, 0);
  g_assert_true (gtk_widget_grab_focus (codes));
  gtk_editable_set_text (GTK_EDITABLE (codes), "b1 b2 b3");
  g_signal_emit_by_name (codes, "activate");
  ui_settle (window);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), codes));
  gtk_editable_set_text (GTK_EDITABLE (codes), "p1 p2 o7t");
  g_signal_emit_by_name (codes, "activate");
  ui_wait (1500); /* the cursor would blink */
  g_assert_cmpuint (ui_get_position (session), ==, 1 + 6);
  g_assert_false (gtk_widget_is_sensitive (codes));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_has_css_class (focus, "palette-tile"));
  ui_close_window (window);
}

/* Without a box the big button fills the displays, and the other one goes on without. */
static void
test_no_box (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  g_autofree char *fill = dub_text_fill_button ();
  g_autofree char *ready = NULL;
  g_autoptr (GPtrArray) tiles = NULL;
  GtkWidget *page, *pane, *label;

  ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
  session_perform (session, "income");
  ready = dub_text_next_button (&dub_session_get_game (session)->state);
  page = open_preparation (window, session);
  pane = get_pane (page);
  label = ui_find_label (page, fill);
  g_assert_nonnull (label);
  g_assert_false (gtk_widget_is_ancestor (label, pane));
  g_assert_nonnull (ui_find_label (pane, ready));
  gtk_widget_activate_action (page, "game.go-on", NULL);
  ui_settle (window);
  g_assert_cmpint (dub_session_get_game (session)->state.phase, ==, DUB_PHASE_PREPARE);
  g_assert_null (ui_find_label (page, fill));
  label = ui_find_label (page, ready);
  g_assert_nonnull (label);
  g_assert_false (gtk_widget_is_ancestor (label, pane));
  tiles = list_tiles (pane);
  g_assert_cmpuint (tiles->len, ==, 0);
  ui_close_window (window);
}

void
test_prepare_add (void)
{
  g_test_add_func ("/ui/prepare/taps", test_taps);
  g_test_add_func ("/ui/prepare/taps-on-a-phone", test_taps_on_a_phone);
  g_test_add_func ("/ui/prepare/last-tiles", test_last_tiles);
  g_test_add_func ("/ui/prepare/from-the-top", test_from_the_top);
  g_test_add_func ("/ui/prepare/expander", test_expander);
  g_test_add_func ("/ui/prepare/focus-goes-on", test_focus_goes_on);
  g_test_add_func ("/ui/prepare/codes", test_codes);
  g_test_add_func ("/ui/prepare/no-box", test_no_box);
}
