/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the places of a chart with cairo, sharp at any scale.
 */

#pragma once

#include "dub-chart-data.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GdkRGBA ink;
  GdkRGBA series[DUB_N_CHART_SERIES];
  int place; /* the marked one, or -1 */
} DubChartStyle;

/* The layout has the font of the labels. */
void dub_chart_draw (const DubChartData *data, const DubChartStyle *style, cairo_t *cr,
                     PangoLayout *layout, double width, double height);

/* Returns the height that the chart needs, and the place at a point, or -1. */
int dub_chart_get_height (const DubChartData *data);
int dub_chart_find_place (const DubChartData *data, double x, double y, double width,
                          double height);

G_END_DECLS
