/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Charts in a window: each value by keys, the empty and the single-game state, and a forecast
 * that comes when its row is opened.
 */

#include "dub-box-file.h"
#include "dub-chart-draw.h"
#include "dub-chart.h"
#include "dub-forecast-row.h"
#include "dub-statistics-window.h"
#include "dub-text.h"

static DubChartData *
make_data (guint n)
{
  DubStatistics stats = { .n_points = n };

  for (guint i = 0; i < n; i++)
    stats.points[i] = (DubResultPoint){ .date = 86400 * (gint64) (i + 1),
                                        .n_games = 1,
                                        .totals = { 0, 80 + i, 90 + i } };

  return dub_chart_data_new_time (&stats);
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
  GtkWidget *chart = g_object_ref_sink (dub_chart_new (make_data (3)));
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
                                       "3 Jan 1970: she 81, you 91");
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

static void
test_forecast (void)
{
  GtkWidget *row = g_object_ref_sink (dub_forecast_row_new ());
  GtkWidget *expander = find (row, ADW_TYPE_EXPANDER_ROW);
  DubAction start = { .type = DUB_ACTION_NEW_GAME };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubGame game;

  dub_game_init (&game, dub_box_get_shipped (DUB_EDITION_DELUXE));
  g_assert_true (dub_game_perform (&game, NULL, &start, events, NULL));
  dub_forecast_row_set_game (DUB_FORECAST_ROW (row), &game);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (expander)));
  g_assert_false (dub_forecast_row_is_ready (DUB_FORECAST_ROW (row)));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), TRUE);
  /* The next step cancels it, and a new one comes. */
  game.state.barry.pp = 5;
  dub_forecast_row_set_game (DUB_FORECAST_ROW (row), &game);
  while (!dub_forecast_row_is_ready (DUB_FORECAST_ROW (row)))
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (row);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  adw_init ();
  g_test_add_func ("/charts/keys", test_keys);
  g_test_add_func ("/charts/places", test_places);
  g_test_add_func ("/charts/window", test_window);
  g_test_add_func ("/charts/forecast", test_forecast);

  return g_test_run ();
}
