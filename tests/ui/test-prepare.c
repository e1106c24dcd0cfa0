/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preparation of a round: a double tap hits the same tile twice, and one tap enters each piece.
 */

#include "test-prepare.h"

#include "ui-fixture.h"

#include "dub-box-file.h"
#include "dub-panes.h"
#include "dub-piece.h"
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

static GtkWidget *
get_child (GtkWidget *page, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (get_pane (page), DUB_TYPE_PREPARE_PANE, name));
}

static char *
dup_names (GtkWidget *pane)
{
  g_autoptr (GPtrArray) tiles = ui_list_tiles (pane);
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

/* Scrolls the tile as close to the middle of the view as possible. */
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

/* Returns the button under a point, sensitive or not. */
static GtkWidget *
find_button (DubWindow *window, graphene_point_t point)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (window), (double) point.x, (double) point.y,
                                       GTK_PICK_INSENSITIVE);

  return widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;
}

/* Opens a page of the preparation by its tab: 0 for the steps, then the displays in order. */
static void
open_tab (DubWindow *window, GtkWidget *page, guint index)
{
  GtkWidget *tab = gtk_widget_get_first_child (get_child (page, "tabs"));

  while (index-- > 0)
    tab = gtk_widget_get_next_sibling (tab);
  g_assert_true (gtk_widget_get_visible (tab));
  g_signal_emit_by_name (tab, "clicked");
  ui_settle (window);
}

enum { GARMENTS = 1, EMPLOYEES, JEWELRY, RESOURCES };

static GtkWidget *
open_preparation (DubWindow *window, DubSession *session)
{
  GtkWidget *page = ui_show_session (window, session);

  if (ui_get_position (session) == 1)
    gtk_widget_activate_action (page, "game.go-on", NULL); /* ends the setup */
  ui_settle (window);
  /* As after a tap. */
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);

  return page;
}

static gboolean
is_used_up (GtkWidget *tile)
{
  return gtk_widget_has_css_class (tile, "used-up");
}

/* Taps the same point until its piece is used up or the next display appears. */
static guint
tap_often (DubWindow *window, GtkWidget *page, DubSession *session, guint index)
{
  g_autoptr (GPtrArray) tiles = ui_list_tiles (get_pane (page));
  GtkWidget *tile = g_ptr_array_index (tiles, index);
  g_autofree char *name = g_strdup (gtk_widget_get_tooltip_text (tile));
  g_autofree char *names = dup_names (get_pane (page));
  graphene_point_t point = scroll_to (window, get_pane (page), tile);
  guint n;

  g_test_message ("%s", name);
  for (n = 0; n < MAX_TAPS; n++) {
    GtkWidget *button = find_button (window, point);
    g_autofree char *now = NULL;
    guint position = ui_get_position (session);

    g_assert_true (button == tile);
    g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, name);
    if (is_used_up (tile)) {
      g_signal_emit_by_name (tile, "clicked"); /* only gives the reason */
      g_assert_cmpuint (ui_get_position (session), ==, position);
      break;
    }
    g_signal_emit_by_name (button, "clicked");
    ui_settle (window);
    g_assert_cmpuint (ui_get_position (session), ==, position + 1);
    if (!gtk_widget_get_mapped (tile)) { /* the display is complete */
      n++;
      break;
    }
    now = dup_names (get_pane (page));
    g_assert_cmpstr (now, ==, names);
  }
  g_assert_cmpuint (n, <, MAX_TAPS);

  return n;
}

static guint
check_page (DubWindow *window, GtkWidget *page, DubSession *session, guint tab)
{
  guint position = ui_get_position (session), n_tiles, n_taps = 0;
  g_autoptr (GPtrArray) tiles = NULL;

  open_tab (window, page, tab);
  tiles = ui_list_tiles (get_pane (page));
  n_tiles = tiles->len;
  g_assert_cmpuint (n_tiles, >, 0);
  for (guint i = 0; i < n_tiles; i++) {
    n_taps += tap_often (window, page, session, i);
    g_assert_true (dub_session_jump (session, position, NULL));
    ui_settle (window);
    open_tab (window, page, tab);
  }

  return n_taps;
}

static void
check_taps (guint expansions, guint round, int width, int height)
{
  g_autoptr (DubSession) session = ui_begin (7, expansions);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (width, height);
  GtkWidget *page;

  if (round > 1) {
    ui_perform (session, enter_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
    do {
      ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
      ui_perform (session, your_move (DUB_MOVE_INCOME));
    } while (state->round < round);
  }
  page = open_preparation (window, session);
  g_assert_cmpuint (check_page (window, page, session, GARMENTS), >, 16);
  g_assert_cmpuint (check_page (window, page, session, EMPLOYEES), >, 0);
  g_assert_cmpuint (check_page (window, page, session, RESOURCES), >, 2);
  if (expansions != 0)
    g_assert_cmpuint (check_page (window, page, session, JEWELRY), >, 3);
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

/* Returns the first tile of the visible page that can be entered. */
static GtkWidget *
find_left (GtkWidget *page)
{
  g_autoptr (GPtrArray) tiles = ui_list_tiles (get_pane (page));

  for (guint i = 0; i < tiles->len; i++)
    if (!is_used_up (g_ptr_array_index (tiles, i)))
      return g_ptr_array_index (tiles, i);

  return NULL;
}

static void
check_no_scrolling (GtkWidget *page)
{
  GtkAdjustment *adjustment = get_adjustment (get_pane (page));

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
}

/* The preparation takes one tap per tile and one for the big button, and the panel never
 * scrolls. */
static void
test_presses (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = open_preparation (window, session), *tile;
  guint n = 0;

  while ((tile = find_left (page)) != NULL) {
    check_no_scrolling (page);
    g_assert_true (find_button (window, get_middle (tile, GTK_WIDGET (window))) == tile);
    g_signal_emit_by_name (tile, "clicked");
    ui_settle (window);
    n++;
    g_assert_cmpuint (ui_get_position (session), ==, 1 + n);
  }
  g_assert_cmpuint (dub_session_count_due (session), ==, 0);
  gtk_widget_activate_action (page, "game.go-on", NULL);
  n++;
  g_assert_cmpint (dub_session_get_game (session)->state.phase, ==, DUB_PHASE_TURNS);
  g_assert_cmpuint (n, <=, 24);
  ui_close_window (window);
}

/* No page of any round scrolls, and neither do the steps. */
static void
test_no_scrolling (gconstpointer data)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page;

  dub_text_init ();
  dub_text_set_language (data);
  page = open_preparation (window, session);
  g_assert_cmpint (ui_find_label (page, "Fill for Me") != NULL, ==, g_str_equal (data, "en"));
  for (guint tab = GARMENTS; tab <= RESOURCES; tab++) {
    open_tab (window, page, tab);
    g_test_message ("round 1, tab %u", tab);
    check_no_scrolling (page);
  }
  ui_perform (session, enter_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  for (guint round = 2; round <= DUB_N_ROUNDS; round++) {
    ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
    ui_perform (session, your_move (DUB_MOVE_INCOME));
    ui_settle (window);
    g_assert_cmpuint (state->round, ==, round);
    for (guint tab = 0; tab <= RESOURCES; tab++) {
      GtkWidget *child = gtk_widget_get_first_child (get_child (page, "tabs"));

      for (guint i = 0; i < tab; i++)
        child = gtk_widget_get_next_sibling (child);
      if (!gtk_widget_get_visible (child))
        continue;
      open_tab (window, page, tab);
      g_test_message ("round %u, tab %u", round, tab);
      check_no_scrolling (page);
    }
  }
  dub_text_set_language ("en");
  ui_close_window (window);
}

/* Checks that each card is on one line, and nothing is cut off. Returns the number of rows. */
static guint
check_rows (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = ui_list_tiles (get_pane (page));

  for (guint i = 0; i < rows->len; i++) {
    g_autoptr (GPtrArray) labels = ui_list (g_ptr_array_index (rows, i), GTK_TYPE_LABEL);

    for (guint j = 0; j < labels->len; j++) {
      GtkLabel *label = g_ptr_array_index (labels, j);
      PangoLayout *layout = gtk_label_get_layout (label);

      if (pango_layout_get_line_count (layout) != 1 || pango_layout_is_ellipsized (layout)) {
        g_test_message ("“%s” does not fit", gtk_label_get_label (label));
        g_test_fail ();
      }
    }
  }

  return rows->len;
}

/* Checks the rows of all ranks. */
static void
check_ranks (DubWindow *window, GtkWidget *page)
{
  g_autoptr (GPtrArray) toggles = NULL;
  guint n = 0, n_ranks = 0;

  open_tab (window, page, EMPLOYEES);
  toggles = ui_list (get_pane (page), GTK_TYPE_TOGGLE_BUTTON);
  for (guint i = 0; i < toggles->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (toggles, i)) &&
        g_object_get_data (g_ptr_array_index (toggles, i), "rank") != NULL) {
      g_signal_emit_by_name (g_ptr_array_index (toggles, i), "clicked");
      ui_settle (window);
      n += check_rows (page);
      n_ranks++;
    }
  if (n_ranks == 0)
    n = check_rows (page);
  g_test_message ("%u cards of %u ranks", n, n_ranks);
  g_assert_cmpuint (n, >=, DUB_N_HIRE_SPACES);
}

static void
check_all_cards (guint expansions, int width, int height)
{
  g_autoptr (DubSession) session = ui_begin (7, expansions);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (width, height);
  GtkWidget *page = open_preparation (window, session);

  check_ranks (window, page);
  ui_perform (session, enter_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  while (state->round < DUB_N_ROUNDS - 1) { /* the last round reveals none */
    ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
    ui_perform (session, your_move (DUB_MOVE_INCOME));
    ui_settle (window);
    check_ranks (window, page);
  }
  ui_close_window (window);
}

/* A row shows rank, level and bonus, beside the board and on a phone. */
static void
test_rows (gconstpointer data)
{
  dub_text_init ();
  dub_text_set_language (data);
  check_all_cards (0, 1366, 768);
  check_all_cards (jewelry_box, 1366, 768);
  check_all_cards (0, 360, 720);
  check_all_cards (jewelry_box, 360, 720);
  dub_text_set_language ("en");
}

/* A used-up tile keeps its place, is grey, and gives the reason for its refusal. */
static void
test_used_up (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session), *tile;
  g_autoptr (GPtrArray) tiles = ui_list_tiles (get_pane (page));
  guint n = 0;

  tile = g_ptr_array_index (tiles, 2); /* blue, 3 PP, with a thimble */
  g_assert_nonnull (ui_find_label (tile, "×2"));
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  g_assert_true (gtk_widget_grab_focus (tile));
  while (!is_used_up (tile) && n++ < MAX_TAPS) {
    g_signal_emit_by_name (tile, "clicked");
    ui_settle (window);
    g_assert_nonnull (ui_find_label (page, "Entered: blue gown (3 PP, gold thimble)"));
  }
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (gtk_widget_is_focus (tile));
  g_assert_nonnull (ui_find_label (tile, "×0"));
  g_signal_emit_by_name (tile, "clicked");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Your profile has no more of these: blue gown (3 PP, gold "
                                         "thimble)"));
  g_assert_cmpuint (ui_get_position (session), ==, 1 + 2);
  ui_close_window (window);
}

/* Data buttons do not receive the focus automatically, neither at first nor when a display is
 * complete. */
static void
test_focus (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session), *focus;

  for (guint i = 0; i < 23; i++) {
    focus = gtk_root_get_focus (GTK_ROOT (window));
    g_assert_nonnull (focus);
    g_assert_true (gtk_widget_has_css_class (focus, "next"));
    g_signal_emit_by_name (find_left (page), "clicked");
    ui_settle (window);
  }
  g_assert_cmpuint (dub_session_count_due (session), ==, 0);
  ui_close_window (window);
}

static void
type (GtkWidget *entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

/* Every display has a field for codes. It shows what it has understood, and keeps the rest. */
static void
test_codes (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = open_preparation (window, session), *entry;

  entry = get_child (page, "codes");
  g_assert_false (gtk_widget_get_mapped (entry));
  g_signal_emit_by_name (get_child (page, "code_key"), "clicked");
  ui_settle (window);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "b3 o7t");
  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (page, "blue gown (3 PP)\u00a0· orange frock coat (7 PP, gold thimble)"));
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  type (entry, "b1 b2 b3 blue x9 bp");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, 1 + 4);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "x9 bp");
  g_assert_nonnull (
      ui_find_label (page, "Not understood: x9 (codes are like b3, o4t, bp or blue)"));
  type (entry, "p1 p2 o7t gain 2 3 4 green pink orange bp bp bp go go go bp+go bp+go bp+go");
  ui_settle (window);
  g_assert_cmpuint (dub_session_count_due (session), ==, 0);
  g_assert_cmpuint (ui_get_position (session), ==, 1 + 23);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  ui_close_window (window);
}

/* The big button tells how much it leaves unknown; the button beside it fills everything. */
static void
test_buttons (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (360, 720);
  GtkWidget *page = open_preparation (window, session);
  GtkWidget *fill = ui_find_label (page, "Fill for Me");

  g_assert_nonnull (fill);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (fill))), ==, 1);
  g_assert_nonnull (ui_find_label (page, "Continue: 23 Tiles and Cards Unknown"));
  ui_perform (session, enter_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Continue: 22 Tiles and Cards Unknown"));
  ui_perform (session, table_move (DUB_MOVE_FILL));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Start Round 1"));
  g_assert_true (ui_find_label (page, "Fill for Me") == fill);
  g_assert_false (gtk_widget_is_sensitive (fill));
  ui_close_window (window);
}

/* Returns the looks of the tabs in the first preparation with this box. */
static char *
dup_tabs (const char *name)
{
  DubSetup setup = { .seed = 7, .count_candidate = TRUE };
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GPtrArray) pieces = NULL;
  GString *look = g_string_new (NULL);
  DubBox box;

  g_assert_true (dub_box_load_shipped (name, &box));
  session = dub_session_new ("A test", &box, &setup, NULL);
  pieces = ui_list (open_preparation (window, session), DUB_TYPE_PIECE);
  for (guint i = 0; i < pieces->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (pieces, i), "tab-piece") &&
        gtk_widget_get_mapped (g_ptr_array_index (pieces, i))) {
      g_autofree char *drawing = ui_dup_drawing (g_ptr_array_index (pieces, i));

      g_string_append (look, drawing);
    }
  g_assert_cmpuint (look->len, >, 0);
  ui_close_window (window);

  return g_string_free (look, FALSE);
}

/* The pieces on the tabs have the colors of the box. */
static void
test_tabs (void)
{
  g_autofree char *deluxe = dup_tabs ("deluxe"), *again = dup_tabs ("deluxe");
  g_autofree char *classic = dup_tabs ("classic");

  g_assert_cmpstr (deluxe, ==, again);
  g_assert_cmpstr (deluxe, !=, classic);
}

/* Without a copy, the big button fills the displays in each round, and the other button continues
 * without. */
static void
test_no_copy (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page;

  for (guint round = 2; round <= 3; round++) {
    ui_play_until (session, DUB_PHASE_INCOME, DUB_NOBODY);
    ui_perform (session, your_move (DUB_MOVE_INCOME));
    page = open_preparation (window, session);
    g_assert_true (gtk_widget_has_css_class (
        gtk_widget_get_ancestor (ui_find_label (page, "Fill for Me"), GTK_TYPE_BUTTON), "next"));
    gtk_widget_activate_action (page, "game.go-on", NULL);
    ui_settle (window);
    g_assert_cmpint (dub_session_get_game (session)->state.phase, ==, DUB_PHASE_PREPARE);
    g_assert_cmpuint (dub_session_count_due (session), ==, 0);
    g_assert_nonnull (ui_find_label (page, round == 2 ? "Start Round 2" : "Start Round 3"));
    session_go_on (session);
  }
  ui_close_window (window);
}

void
test_prepare_add (void)
{
  g_test_add_func ("/ui/prepare/taps", test_taps);
  g_test_add_func ("/ui/prepare/taps-on-a-phone", test_taps_on_a_phone);
  g_test_add_func ("/ui/prepare/presses", test_presses);
  g_test_add_func ("/ui/prepare/tabs", test_tabs);
  g_test_add_data_func ("/ui/prepare/no-scrolling/en", "en", test_no_scrolling);
  g_test_add_data_func ("/ui/prepare/no-scrolling/fr", "fr", test_no_scrolling);
  g_test_add_data_func ("/ui/prepare/no-scrolling/uk", "uk", test_no_scrolling);
  g_test_add_data_func ("/ui/prepare/rows/en", "en", test_rows);
  g_test_add_data_func ("/ui/prepare/rows/fr", "fr", test_rows);
  g_test_add_data_func ("/ui/prepare/rows/uk", "uk", test_rows);
  g_test_add_data_func ("/ui/prepare/rows/classic", "en@classic", test_rows);
  g_test_add_func ("/ui/prepare/used-up", test_used_up);
  g_test_add_func ("/ui/prepare/focus", test_focus);
  g_test_add_func ("/ui/prepare/codes", test_codes);
  g_test_add_func ("/ui/prepare/buttons", test_buttons);
  g_test_add_func ("/ui/prepare/no-copy", test_no_copy);
}
