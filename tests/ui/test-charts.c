/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Charts in a window: keys reach each value, there are states for no game and for a single one, and
 * the forecast is computed when its row opens.
 */

#include "ui-fixture.h"

#include "dub-box-file.h"
#include "dub-chart.h"
#include "dub-colors.h"
#include "dub-game-charts.h"
#include "dub-journal.h"
#include "dub-panes.h"
#include "dub-statistics-window.h"
#include "dub-text.h"
#include "dub-worker.h"
#include "history-fixture.h"
#include "move-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static DubChartData *
make_data (guint n)
{
  DubStatistics stats = { .n_games = n, .n_points = n };
  g_autoptr (GPtrArray) charts = NULL;

  for (guint i = 0; i < n; i++)
    stats.points[i] = (DubResultPoint){ .date = 86400 * (gint64) (i + 1),
                                        .n_games = 1,
                                        .totals = { 0, 80 + i, 90 + i } };

  charts = dub_chart_data_list (&stats);

  return g_ptr_array_steal_index (charts, 0);
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, type);

    if (found != NULL)
      return found;
  }

  return NULL;
}

static void
test_keys (void)
{
  GtkWidget *chart = g_object_ref_sink (dub_chart_new (make_data (3), FALSE));
  GtkWidget *area = find (chart, GTK_TYPE_DRAWING_AREA);

  g_assert_nonnull (area);
  g_assert_true (gtk_widget_get_focusable (area));
  g_assert_cmpint (dub_chart_get_place (DUB_CHART (chart)), ==, -1);
  for (int i = 0; i < 5; i++) {
    dub_chart_move (DUB_CHART (chart), 1);
    g_assert_cmpint (dub_chart_get_place (DUB_CHART (chart)), ==, MIN (i, 2));
  }
  dub_chart_move (DUB_CHART (chart), -1);
  g_assert_cmpint (dub_chart_get_place (DUB_CHART (chart)), ==, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Jan 3, 1970: she 81, you 91");
  g_object_unref (chart);
}

static void
test_places (void)
{
  g_autoptr (DubChartData) data = make_data (4);

  g_assert_cmpint (dub_chart_find_place (data, 0, 100, 436, 220), ==, -1);
  g_assert_cmpint (dub_chart_find_place (data, 40, 100, 436, 220), ==, 0);
  g_assert_cmpint (dub_chart_find_place (data, 430, 100, 436, 220), ==, 3);
}

/* Draws only the series, and returns the place of its highest value. */
static int
find_top (const DubChartData *data)
{
  const DubChartStyle style = { .series = { { 1, 1, 1, 1 }, { 1, 1, 1, 1 } }, .place = -1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 400, 220);
  cairo_t *cr = cairo_create (surface);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  gboolean is_empty = TRUE;
  int y = 20; /* below the legend */

  dub_chart_draw (data, &style, cr, layout, 400, 220);
  cairo_surface_flush (surface);
  for (; y < 220 && is_empty; y++)
    for (int x = 0; x < 400 && is_empty; x++)
      is_empty = cairo_image_surface_get_data (
                     surface)[y * cairo_image_surface_get_stride (surface) + x] == 0;
  g_object_unref (layout);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return y;
}

/* The axis ends at a grid line above all values. Bars begin at zero. Lines far above zero do not,
 * and small differences between their values still look small. */
static void
test_axis (void)
{
  g_autoptr (DubChartData) data = make_data (4);
  int y;

  for (guint i = 0; i < data->n; i++)
    data->values[0][i] = data->values[1][i] = 110;
  data->kind = DUB_CHART_COLUMNS; /* from 0 to 120 */
  y = find_top (data);
  g_assert_cmpint (y, >, 40);
  g_assert_cmpint (y, <, 60);
  data->kind = DUB_CHART_LINES; /* from 90 to 130 */
  y = find_top (data);
  g_assert_cmpint (y, >, 100);
  g_assert_cmpint (y, <, 130);
}

static guint
count (GtkWidget *widget, GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);

  return n;
}

static void
test_window (void)
{
  static const guint n_charts[] = { 0, 1, 4 };
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (n_charts); i++) {
    GtkWidget *window = dub_statistics_window_new (NULL, games);
    DubSummary *game = g_new0 (DubSummary, 1);
    int width;

    g_assert_cmpuint (count (window, DUB_TYPE_CHART), ==, n_charts[i]);
    gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    g_assert_cmpint (width, <=, 360);
    gtk_window_destroy (GTK_WINDOW (window));
    game->id = (char *) (i == 0 ? "game-1" : "game-2");
    game->numbers[DUB_GAME_PHASE] = DUB_PHASE_OVER;
    game->numbers[DUB_GAME_WINNER] = i == 0 ? DUB_BARRY : DUB_YOU;
    game->numbers[DUB_GAME_HER_TOTAL] = 80;
    game->numbers[DUB_GAME_YOUR_TOTAL] = 75 + 10 * i;
    g_ptr_array_add (games, game);
  }
}

/* A screen reader finds each value in a table cell, with the names of its row and column. */
static void
test_table (void)
{
  GtkWidget *chart = g_object_ref_sink (dub_chart_new (make_data (3), FALSE));
  GtkWidget *expander = find (chart, GTK_TYPE_EXPANDER);
  GtkWidget *table = gtk_expander_get_child (GTK_EXPANDER (expander)), *row;
  guint n_rows = 0;

  g_assert_null (gtk_widget_get_first_child (table));
  for (guint i = 0; i < 3; i++)
    gtk_expander_set_expanded (GTK_EXPANDER (expander), i != 1);
  row = gtk_widget_get_last_child (table);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Over time");
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_rows++;
  g_assert_cmpuint (n_rows, ==, 1 + 3);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_first_child (row)),
                                   GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (row))), ==,
                   "Jan 4, 1970");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_last_child (row)),
                                   GTK_ACCESSIBLE_ROLE_CELL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (row))), ==, "92");
  g_object_unref (chart);
}

static GPtrArray *
make_games (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 12; i++) {
    DubSummary *game = g_new0 (DubSummary, 1);

    game->id = (char *) "game-1";
    game->numbers[DUB_GAME_PHASE] = DUB_PHASE_OVER;
    game->numbers[DUB_GAME_WINNER] = i % 3 == 0 ? DUB_YOU : DUB_BARRY;
    game->numbers[DUB_GAME_EXPANSIONS] = i % 2;
    game->numbers[DUB_GAME_FINISHED] = 86400 * i;
    game->numbers[DUB_GAME_HER_TOTAL] = 80 + i;
    game->numbers[DUB_GAME_YOUR_TOTAL] = i % 3 == 0 ? 95 : 70;
    g_ptr_array_add (games, game);
  }

  return games;
}

/* Counts the drawn pixels of a page; none of them may be in its margins. */
static guint
count_ink (GskRenderNode *page, double height)
{
  enum { MARGIN = 40, WIDTH = 595 };
  const int end = (int) height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, WIDTH, end);
  cairo_t *cr = cairo_create (surface);
  int stride = cairo_image_surface_get_stride (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  guint n = 0;

  gsk_render_node_draw (page, cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < end; y++)
    for (int x = 0; x < WIDTH; x++) {
      gboolean is_outside = x < MARGIN || y < MARGIN || x >= WIDTH - MARGIN || y >= end - MARGIN;

      g_assert_false (is_outside && data[y * stride + x] > 0);
      n += data[y * stride + x] > 0;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n;
}

/* The printed pages contain everything on the single long page. */
static void
test_sheet (void)
{
  g_autoptr (GPtrArray) games = make_games ();
  GtkWidget *window = dub_statistics_window_new (NULL, games);
  g_autoptr (DubPicture) picture = NULL;
  GskRenderNode *whole;
  guint n = 0, n_whole, n_pages;
  double height;

  gtk_window_present (GTK_WINDOW (window));
  picture = dub_statistics_window_new_picture (window);
  n_pages = dub_picture_get_n_pages (picture);
  g_assert_cmpuint (n_pages, >=, 2);
  for (guint i = 0; i < n_pages; i++) {
    guint n_page = count_ink (dub_picture_get_page (picture, i), 842);

    g_assert_cmpuint (n_page, >, 1000);
    n += n_page;
  }
  whole = dub_picture_get_whole (picture, &height);
  n_whole = count_ink (whole, height);
  g_assert_cmpuint (n, >, n_whole / 100 * 97);
  g_assert_cmpuint (n, <, n_whole / 100 * 103);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Counts the drawn pixels in the 60 lines below a margin of 48. */
static guint
count_ink_on_top (GskRenderNode *page)
{
  enum { WIDTH = 595, TOP = 48, END = TOP + 60 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, WIDTH, END);
  cairo_t *cr = cairo_create (surface);
  int stride = cairo_image_surface_get_stride (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  guint n = 0;

  gsk_render_node_draw (page, cr);
  cairo_surface_flush (surface);
  for (int y = TOP; y < END; y++)
    for (int x = 0; x < WIDTH; x++)
      n += data[y * stride + x] > 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n;
}

/* Each page repeats the head of a table above its lines. */
static void
test_page_heads (void)
{
  const DubPage page = { .width = 595,
                         .height = 841.89,
                         .margin = 48,
                         .foot = 48,
                         .paper = &dub_color_paper };
  GtkWidget *window = gtk_window_new (), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (DubPicture) picture = NULL;
  guint n;

  for (guint i = 0; i < 30; i++) {
    GtkWidget *label = gtk_label_new (i == 0 ? "The long head of a table" : "");

    gtk_widget_set_size_request (label, -1, 60);
    if (i == 0)
      gtk_widget_add_css_class (label, "page-head");
    gtk_box_append (GTK_BOX (content), label);
  }
  gtk_window_present (GTK_WINDOW (window));
  picture = dub_picture_new (content, &page, "", window);
  g_assert_cmpuint (dub_picture_get_n_pages (picture), ==, 3); /* with 12, 11 and 7 lines */
  n = count_ink_on_top (dub_picture_get_page (picture, 0));
  g_assert_cmpuint (n, >, 100);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpuint (count_ink_on_top (dub_picture_get_page (picture, i)), ==, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The saved file has all visible charts, on as many pages as they take. */
static void
test_saved (void)
{
  static const char *const starts[][2] = { { "pdf", "%PDF" },
                                           { "svg", "<?xml" },
                                           { "png", "\x89PNG" } };
  g_autofree char *folder = g_dir_make_tmp ("dubarry-charts-XXXXXX", NULL);
  g_autoptr (GPtrArray) games = make_games ();
  GtkWidget *window;

  window = dub_statistics_window_new (NULL, games);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++) {
    g_autofree char *path = g_strconcat (folder, "/saved.", starts[i][0], NULL);
    g_autofree char *text = NULL;
    gsize length;

    dub_statistics_window_save (window, path);
    dub_worker_wait ();
    g_assert_true (g_file_get_contents (path, &text, &length, NULL));
    g_assert_true (g_str_has_prefix (text, starts[i][1]));
    g_assert_cmpuint (length, >, 8000);
    g_unlink (path);
  }
  g_rmdir (folder);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A filter keeps the games of its kind. */
static void
test_filter (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *window, *list;

  for (guint i = 0; i < 3; i++) {
    DubSummary *game = g_new0 (DubSummary, 1);

    game->id = (char *) "game-1";
    game->numbers[DUB_GAME_PHASE] = DUB_PHASE_OVER;
    game->numbers[DUB_GAME_WINNER] = DUB_YOU;
    game->numbers[DUB_GAME_EXPANSIONS] = i > 0;
    g_ptr_array_add (games, game);
  }
  window = dub_statistics_window_new (NULL, games);
  list = find (window, GTK_TYPE_DROP_DOWN);
  g_assert_nonnull (list);
  g_assert_cmpuint (count (window, DUB_TYPE_CHART), ==, 3);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 2); /* the base game, which has one game */
  g_assert_cmpuint (count (window, DUB_TYPE_CHART), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
says (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;

  return FALSE;
}

static gboolean
stop_waiting (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
test_forecast (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (DUB_TYPE_FORECAST_ROW, NULL));
  GtkWidget *expander = find (row, ADW_TYPE_EXPANDER_ROW);
  const DubSetup setup = { 0 };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  gboolean is_over = FALSE;
  DubGame game, before;

  dub_game_init (&game, dub_box_get_shipped (DUB_EDITION_DELUXE));
  g_assert_true (dub_game_start (&game, &setup, events, NULL));
  dub_forecast_row_set_game (DUB_FORECAST_ROW (row), &game);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (expander)));
  g_assert_false (says (row, "simulated"));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), TRUE);
  /* The next step cancels the forecast and starts a new one; the forecast of the old table never
   * appears. */
  game.state.sides[DUB_BARRY].counts[DUB_FACT_PP] = 300;
  before = game;
  dub_forecast_row_set_game (DUB_FORECAST_ROW (row), &game);
  while (says (row, "Simulating"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (row, "more than 99"));
  /* Wait: it does not appear later either. */
  g_timeout_add (500, stop_waiting, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (row, "more than 99"));
  g_assert_true (says (row, "500 simulated"));
  g_assert_true (dub_state_equal (&before.state, &game.state));
  g_object_unref (row);
}

/* Waits until the row is as tall as its contents require, unfolded or folded. */
static void
wait_for_unfolding (GtkWidget *row, AdwExpanderRow *expander)
{
  GtkRevealer *revealer = GTK_REVEALER (find (GTK_WIDGET (expander), GTK_TYPE_REVEALER));
  gboolean is_expanded = adw_expander_row_get_expanded (expander);
  int width, height;

  do {
    g_main_context_iteration (NULL, TRUE);
    width = gtk_widget_get_width (row);
    gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
    height -= gtk_widget_get_margin_top (row);
  } while (width == 0 || gtk_revealer_get_child_revealed (revealer) != is_expanded ||
           gtk_widget_get_height (row) != height);
}

static gboolean
is_in_sight (GtkWidget *row, GtkWidget *scroller)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, scroller, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

/* If a visible row at the lower edge unfolds, the page scrolls its contents into sight. */
static void
test_forecast_in_sight (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = g_object_new (DUB_TYPE_FORECAST_ROW, NULL);
  AdwExpanderRow *expander = ADW_EXPANDER_ROW (find (row, ADW_TYPE_EXPANDER_ROW));
  GtkAdjustment *adjustment;
  DubGame game;

  dub_game_init (&game, dub_box_get_shipped (DUB_EDITION_DELUXE));
  gtk_widget_set_margin_top (row, 500);
  gtk_box_append (GTK_BOX (box), row);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  dub_forecast_row_set_game (DUB_FORECAST_ROW (row), &game);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  wait_for_unfolding (row, expander);
  adw_expander_row_set_expanded (expander, TRUE);
  wait_for_unfolding (row, expander);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  adw_expander_row_set_expanded (expander, FALSE);
  wait_for_unfolding (row, expander);
  gtk_adjustment_set_value (adjustment, 260);
  adw_expander_row_set_expanded (expander, TRUE);
  while (says (row, "Simulating"))
    g_main_context_iteration (NULL, TRUE);
  wait_for_unfolding (row, expander);
  while (!is_in_sight (row, scroller))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Performs the end of a game on a history after its undo. */
static void
tell_end (DubHistory *history, guint livre)
{
  const DubMove moves[] = { you_count (DUB_FACT_LIVRE, (gint) livre), you_count_crowns (0),
                            table_move (DUB_MOVE_FINISH) };

  for (guint i = 0; i < 3; i++)
    g_assert_true (history_undo (history));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (history_perform (history, &moves[i], NULL));
}

/* After an undo and another end, the game has another course with the same number of entries. */
static void
test_course (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden/base.dubarry", NULL);
  GtkWidget *box = g_object_ref_sink (g_object_new (DUB_TYPE_GAME_CHARTS, NULL));
  g_autoptr (DubJournal) journal = NULL;
  g_autofree char *text = NULL;
  GtkWidget *before, *after;
  gsize length;
  guint n;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  journal = dub_journal_parse (text, length, NULL);
  tell_end (journal->history, 5);
  n = dub_history_get_position (journal->history);
  dub_game_charts_set_history (DUB_GAME_CHARTS (box), journal->history);
  before = g_object_ref (find (box, DUB_TYPE_CHART));
  dub_game_charts_set_history (DUB_GAME_CHARTS (box), journal->history);
  g_assert_true (before == find (box, DUB_TYPE_CHART));
  tell_end (journal->history, 50);
  g_assert_cmpuint (dub_history_get_position (journal->history), ==, n);
  dub_game_charts_set_history (DUB_GAME_CHARTS (box), journal->history);
  after = find (box, DUB_TYPE_CHART);
  g_assert_true (after != before);
  g_object_unref (before);
  g_object_unref (box);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  adw_init ();
  ui_init ();
  g_test_add_func ("/charts/keys", test_keys);
  g_test_add_func ("/charts/places", test_places);
  g_test_add_func ("/charts/axis", test_axis);
  g_test_add_func ("/charts/course", test_course);
  g_test_add_func ("/charts/window", test_window);
  g_test_add_func ("/charts/table", test_table);
  g_test_add_func ("/charts/sheet", test_sheet);
  g_test_add_func ("/charts/page-heads", test_page_heads);
  g_test_add_func ("/charts/saved", test_saved);
  g_test_add_func ("/charts/filter", test_filter);
  g_test_add_func ("/charts/forecast", test_forecast);
  g_test_add_func ("/charts/forecast/in-sight", test_forecast_in_sight);

  return g_test_run ();
}
