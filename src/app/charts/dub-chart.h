/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chart with its title, a line about the place under the pointer or the cursor keys, and the
 * same values as text, for a screen reader and for those who like figures better.
 */

#pragma once

#include "dub-chart-data.h"

#include <adwaita.h>

#define DUB_TYPE_CHART (dub_chart_get_type ())

G_DECLARE_FINAL_TYPE (DubChart, dub_chart, DUB, CHART, AdwBin)

/* Takes ownership of the data. On paper there is the chart alone, in colors of its own. */
GtkWidget *dub_chart_new (DubChartData *data, gboolean on_paper);

/* Moves to the next or previous place, as the cursor keys do; and returns it, or -1. */
void dub_chart_move (DubChart *self, int by);
int dub_chart_get_place (DubChart *self);

typedef struct {
  GdkRGBA ink;
  GdkRGBA series[DUB_N_CHART_SERIES];
  int place; /* the marked one, or -1 */
} DubChartStyle;

/* Draws the chart alone. The layout has the font of the labels. */
void dub_chart_draw (const DubChartData *data, const DubChartStyle *style, cairo_t *cr,
                     PangoLayout *layout, double width, double height);

/* Returns the place at a point, or -1. */
int dub_chart_find_place (const DubChartData *data, double x, double y, double width,
                          double height);
