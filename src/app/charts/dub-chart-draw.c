/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The series differ in color and in form: the second one is hatched or dashed.
 */

#include "dub-chart-draw.h"

#include "dub-text-results.h"

#include <math.h>

enum {
  LEGEND = 28,     /* height of the names of the series */
  AXIS = 22,       /* height of the labels below */
  SIDE = 36,       /* width of the labels beside */
  BAR_HEIGHT = 54, /* of a lying pair with its label */
  PLOT_HEIGHT = 220,
  MIN_RANGE = 40, /* of lines: a small difference should look small */
};

typedef struct {
  const DubChartData *data;
  const DubChartStyle *style;
  cairo_t *cr;
  PangoLayout *layout;
  double width, height;
  double low, high; /* of the values */
} Pen;

static void
set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, color->alpha * alpha);
}

/* A bar begins at zero. A line need not, but it has to show a difference as what it is. */
static void
find_range (Pen *pen)
{
  gboolean is_line = pen->data->kind == DUB_CHART_LINES && pen->data->n > 0;

  if (is_line)
    pen->low = pen->high = pen->data->values[0][0];
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    for (guint j = 0; j < pen->data->n; j++) {
      pen->low = MIN (pen->low, pen->data->values[i][j]);
      pen->high = MAX (pen->high, pen->data->values[i][j]);
    }
  if (is_line && pen->high - pen->low < MIN_RANGE) {
    pen->low = MAX ((pen->low + pen->high - MIN_RANGE) / 2, 0);
    pen->high = pen->low + MIN_RANGE;
  }
  if (pen->high - pen->low < 1)
    pen->high = pen->low + 1;
}

/* Puts a text at a point; align is 0 for its left end, 1 for its right end. */
static double
put_text (Pen *pen, const char *text, double x, double y, double align, double max)
{
  int width, height;

  pango_layout_set_text (pen->layout, text, -1);
  pango_layout_set_ellipsize (pen->layout, max > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_set_width (pen->layout, max > 0 ? (int) (max * PANGO_SCALE) : -1);
  pango_layout_get_pixel_size (pen->layout, &width, &height);
  set_color (pen->cr, &pen->style->ink, 1);
  cairo_move_to (pen->cr, x - align * width, y - height / 2.0);
  pango_cairo_show_layout (pen->cr, pen->layout);

  return width;
}

static void
fill_bar (Pen *pen, guint series, double x, double y, double width, double height)
{
  cairo_t *cr = pen->cr;

  if (width == 0 || height == 0)
    return;
  if (width < 0) {
    x += width;
    width = -width;
  }
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  set_color (cr, &pen->style->series[series], series == 0 ? 1 : 0.35);
  cairo_fill_preserve (cr);
  set_color (cr, &pen->style->series[series], 1);
  cairo_set_line_width (cr, 1.5);
  if (series == 0) {
    cairo_new_path (cr);
    cairo_restore (cr);
    return;
  }
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  for (int i = 0; 6 * i < width + height; i++) {
    double at = x - height + 6 * i;

    cairo_move_to (cr, at, y + height);
    cairo_line_to (cr, at + height, y);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
put_legend (Pen *pen)
{
  double x = 0;

  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    fill_bar (pen, i, x + 1, LEGEND / 2.0 - 7, 14, 10);
    x += 22;
    x += put_text (pen, pen->data->series[i], x, LEGEND / 2.0 - 2, 0, 0) + 18;
  }
}

static void
mark_place (Pen *pen, double x, double y, double width, double height)
{
  set_color (pen->cr, &pen->style->ink, 0.12);
  cairo_rectangle (pen->cr, x, y, width, height);
  cairo_fill (pen->cr);
}

/* Returns a round step with which an axis has a few lines. */
static double
find_step (double range)
{
  double step = pow (10, floor (log10 (range)));

  if (range / step < 2)
    step /= 5;
  else if (range / step < 5)
    step /= 2;

  return MAX (step, 1);
}

/* Ends the axis at a line, so that nothing is drawn beyond the last one. */
static void
round_range (Pen *pen)
{
  double step = find_step (pen->high - pen->low);

  pen->low = floor (pen->low / step) * step;
  pen->high = ceil (pen->high / step) * step;
}

static double
get_y (const Pen *pen, double value)
{
  double bottom = pen->height - AXIS, top = LEGEND + 6;

  return bottom - (value - pen->low) / (pen->high - pen->low) * (bottom - top);
}

static double
get_x (const Pen *pen, double place)
{
  return SIDE + (pen->width - SIDE) * place / MAX (pen->data->n, 1);
}

static void
put_grid (Pen *pen)
{
  double step = find_step (pen->high - pen->low);

  for (int i = (int) ceil (pen->low / step); i * step <= pen->high; i++) {
    double value = i * step;
    g_autofree char *text = g_strdup_printf ("%d", (int) value);
    double y = floor (get_y (pen, value)) + 0.5;

    put_text (pen, text, SIDE - 8, y, 1, 0);
    set_color (pen->cr, &pen->style->ink, 0.2);
    cairo_set_line_width (pen->cr, 1);
    cairo_move_to (pen->cr, SIDE, y);
    cairo_line_to (pen->cr, pen->width, y);
    cairo_stroke (pen->cr);
  }
}

/* Labels that would touch the one before are left out. */
static void
put_labels (Pen *pen)
{
  double end = 0;

  for (guint i = 0; i < pen->data->n; i++) {
    double x = get_x (pen, i + 0.5);
    int width;

    if (*pen->data->labels[i] == '\0')
      continue;
    pango_layout_set_width (pen->layout, -1);
    pango_layout_set_text (pen->layout, pen->data->labels[i], -1);
    pango_layout_get_pixel_size (pen->layout, &width, NULL);
    /* Not below the labels beside. */
    x = MIN (MAX (x - width / 2.0, SIDE - 4), pen->width - width);
    if (x < end)
      continue;
    put_text (pen, pen->data->labels[i], x, pen->height - AXIS / 2.0, 0, 0);
    end = x + width + 10;
  }
}

static void
draw_columns (Pen *pen)
{
  double room = get_x (pen, 1) - get_x (pen, 0), width = MIN (room * 0.4, 40);

  for (guint i = 0; i < pen->data->n; i++) {
    double middle = get_x (pen, i + 0.5);

    if ((int) i == pen->style->place)
      mark_place (pen, middle - room / 2, LEGEND, room, pen->height - LEGEND);
    for (guint j = 0; j < DUB_N_CHART_SERIES; j++) {
      double y = get_y (pen, pen->data->values[j][i]);

      fill_bar (pen, j, middle + (j == 0 ? -width : 1), y, width - 1, get_y (pen, 0) - y);
    }
  }
}

static void
draw_line (Pen *pen, guint series)
{
  const double dashes[] = { 6, 4 };
  cairo_t *cr = pen->cr;

  set_color (cr, &pen->style->series[series], 1);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes, series == 0 ? 0 : 2, 0);
  cairo_new_path (cr);
  for (guint i = 0; i < pen->data->n; i++)
    cairo_line_to (cr, get_x (pen, i + 0.5), get_y (pen, pen->data->values[series][i]));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < pen->data->n; i++) {
    double x = get_x (pen, i + 0.5), y = get_y (pen, pen->data->values[series][i]);

    if (pen->data->n > 24 && (int) i != pen->style->place)
      continue;
    if (series == 0)
      cairo_rectangle (cr, x - 3.5, y - 3.5, 7, 7);
    else
      cairo_arc (cr, x, y, 4, 0, 2 * G_PI);
    cairo_fill (cr);
  }
}

/* A line between those below zero and those above, which leaves the label out. */
static void
draw_zero (Pen *pen, double top, double zero)
{
  set_color (pen->cr, &pen->style->ink, 0.6);
  cairo_set_line_width (pen->cr, 1);
  cairo_move_to (pen->cr, floor (zero) + 0.5, top + 19);
  cairo_line_to (pen->cr, floor (zero) + 0.5, top + BAR_HEIGHT - 5);
  cairo_stroke (pen->cr);
}

static void
draw_bar_values (Pen *pen, guint place, double top, double zero, double scale)
{
  const double thick = 12;

  put_text (pen, pen->data->labels[place], 0, top + 10, 0, pen->width);
  for (guint j = 0; j < DUB_N_CHART_SERIES; j++) {
    double value = pen->data->values[j][place];
    double y = top + 21 + j * (thick + 2), x = zero + MAX (value, 0) * scale + 6;
    g_autofree char *text = dub_text_decimal (value);

    fill_bar (pen, j, zero, y, value * scale, thick);
    put_text (pen, text, x, y + thick / 2, 0, 0);
  }
}

static void
draw_bars (Pen *pen)
{
  double room = pen->width - 48; /* for the figures */
  double scale = room / (pen->high - pen->low), zero = -pen->low * scale;

  for (guint i = 0; i < pen->data->n; i++) {
    double top = LEGEND + (double) i * BAR_HEIGHT;

    if ((int) i == pen->style->place)
      mark_place (pen, 0, top, pen->width, BAR_HEIGHT - 2);
    draw_bar_values (pen, i, top, zero, scale);
    if (pen->low < 0)
      draw_zero (pen, top, zero);
  }
}

void
dub_chart_draw (const DubChartData *data, const DubChartStyle *style, cairo_t *cr,
                PangoLayout *layout, double width, double height)
{
  Pen pen = { .data = data,
              .style = style,
              .cr = cr,
              .layout = layout,
              .width = width,
              .height = height };

  find_range (&pen);
  put_legend (&pen);
  if (data->kind == DUB_CHART_BARS) {
    draw_bars (&pen);
    return;
  }
  round_range (&pen);
  put_grid (&pen);
  put_labels (&pen);
  if (data->kind == DUB_CHART_COLUMNS) {
    draw_columns (&pen);
    return;
  }
  if (style->place >= 0)
    mark_place (&pen, get_x (&pen, style->place + 0.5) - 1, LEGEND, 2, height - LEGEND - AXIS);
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    draw_line (&pen, i);
}

int
dub_chart_get_height (const DubChartData *data)
{
  return data->kind == DUB_CHART_BARS ? (int) (LEGEND + data->n * BAR_HEIGHT) : PLOT_HEIGHT;
}

int
dub_chart_find_place (const DubChartData *data, double x, double y, double width, double height)
{
  const Pen pen = { .data = data, .width = width, .height = height };
  double room = get_x (&pen, 1) - get_x (&pen, 0);
  double place = data->kind == DUB_CHART_BARS ? (y - LEGEND) / BAR_HEIGHT : (x - SIDE) / room;

  return place < 0 || place >= data->n ? -1 : (int) place;
}
