/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The series differ in color and in form: the second one is hatched or dashed.
 */

#include "dub-chart.h"

#include "dub-colors.h"
#include "dub-text-results.h"
#include "dub-ui.h"

#include <math.h>

struct _DubChart {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *readout;
  GtkWidget *area;
  GtkExpander *expander;
  GtkWidget *table;

  DubChartData *data; /* owned */
  int place;          /* or -1 */
  gboolean on_paper;
};

G_DEFINE_FINAL_TYPE (DubChart, dub_chart, ADW_TYPE_BIN)

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
} Plot;

static void
set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, color->alpha * alpha);
}

/* A bar begins at zero. A line need not, but it has to show a difference as what it is. */
static void
find_range (Plot *plot)
{
  gboolean is_line = plot->data->kind == DUB_CHART_LINES && plot->data->n > 0;

  if (is_line)
    plot->low = plot->high = plot->data->values[0][0];
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    for (guint j = 0; j < plot->data->n; j++) {
      plot->low = MIN (plot->low, plot->data->values[i][j]);
      plot->high = MAX (plot->high, plot->data->values[i][j]);
    }
  if (is_line && plot->high - plot->low < MIN_RANGE) {
    plot->low = MAX ((plot->low + plot->high - MIN_RANGE) / 2, 0);
    plot->high = plot->low + MIN_RANGE;
  }
  if (plot->high - plot->low < 1)
    plot->high = plot->low + 1;
}

/* Puts a text at a point; align is 0 for its left end, 1 for its right end. */
static double
put_text (Plot *plot, const char *text, double x, double y, double align, double max)
{
  int width, height;

  pango_layout_set_text (plot->layout, text, -1);
  pango_layout_set_ellipsize (plot->layout, max > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_set_width (plot->layout, max > 0 ? (int) (max * PANGO_SCALE) : -1);
  pango_layout_get_pixel_size (plot->layout, &width, &height);
  set_color (plot->cr, &plot->style->ink, 1);
  cairo_move_to (plot->cr, x - align * width, y - height / 2.0);
  pango_cairo_show_layout (plot->cr, plot->layout);

  return width;
}

static void
fill_bar (Plot *plot, guint series, double x, double y, double width, double height)
{
  cairo_t *cr = plot->cr;

  if (width == 0 || height == 0)
    return;
  if (width < 0) {
    x += width;
    width = -width;
  }
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  set_color (cr, &plot->style->series[series], series == 0 ? 1 : 0.35);
  cairo_fill_preserve (cr);
  set_color (cr, &plot->style->series[series], 1);
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
put_legend (Plot *plot)
{
  double x = 0;

  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    fill_bar (plot, i, x + 1, LEGEND / 2.0 - 7, 14, 10);
    x += 22;
    x += put_text (plot, plot->data->series[i], x, LEGEND / 2.0 - 2, 0, 0) + 18;
  }
}

static void
mark_place (Plot *plot, double x, double y, double width, double height)
{
  set_color (plot->cr, &plot->style->ink, 0.12);
  cairo_rectangle (plot->cr, x, y, width, height);
  cairo_fill (plot->cr);
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
round_range (Plot *plot)
{
  double step = find_step (plot->high - plot->low);

  plot->low = floor (plot->low / step) * step;
  plot->high = ceil (plot->high / step) * step;
}

static double
get_y (const Plot *plot, double value)
{
  double bottom = plot->height - AXIS, top = LEGEND + 6;

  return bottom - (value - plot->low) / (plot->high - plot->low) * (bottom - top);
}

static double
get_x (const Plot *plot, double place)
{
  return SIDE + (plot->width - SIDE) * place / MAX (plot->data->n, 1);
}

static void
put_grid (Plot *plot)
{
  double step = find_step (plot->high - plot->low);

  for (int i = (int) ceil (plot->low / step); i * step <= plot->high; i++) {
    double value = i * step;
    g_autofree char *text = g_strdup_printf ("%d", (int) value);
    double y = floor (get_y (plot, value)) + 0.5;

    put_text (plot, text, SIDE - 8, y, 1, 0);
    set_color (plot->cr, &plot->style->ink, 0.2);
    cairo_set_line_width (plot->cr, 1);
    cairo_move_to (plot->cr, SIDE, y);
    cairo_line_to (plot->cr, plot->width, y);
    cairo_stroke (plot->cr);
  }
}

/* Labels that would touch the one before are left out. */
static void
put_labels (Plot *plot)
{
  double end = 0;

  for (guint i = 0; i < plot->data->n; i++) {
    double x = get_x (plot, i + 0.5);
    int width;

    if (*plot->data->labels[i] == '\0')
      continue;
    pango_layout_set_width (plot->layout, -1);
    pango_layout_set_text (plot->layout, plot->data->labels[i], -1);
    pango_layout_get_pixel_size (plot->layout, &width, NULL);
    /* Not below the labels beside. */
    x = MIN (MAX (x - width / 2.0, SIDE - 4), plot->width - width);
    if (x < end)
      continue;
    put_text (plot, plot->data->labels[i], x, plot->height - AXIS / 2.0, 0, 0);
    end = x + width + 10;
  }
}

static void
draw_columns (Plot *plot)
{
  double room = get_x (plot, 1) - get_x (plot, 0), width = MIN (room * 0.4, 40);

  for (guint i = 0; i < plot->data->n; i++) {
    double middle = get_x (plot, i + 0.5);

    if ((int) i == plot->style->place)
      mark_place (plot, middle - room / 2, LEGEND, room, plot->height - LEGEND);
    for (guint j = 0; j < DUB_N_CHART_SERIES; j++) {
      double y = get_y (plot, plot->data->values[j][i]);

      fill_bar (plot, j, middle + (j == 0 ? -width : 1), y, width - 1, get_y (plot, 0) - y);
    }
  }
}

static void
draw_line (Plot *plot, guint series)
{
  const double dashes[] = { 6, 4 };
  cairo_t *cr = plot->cr;

  set_color (cr, &plot->style->series[series], 1);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes, series == 0 ? 0 : 2, 0);
  cairo_new_path (cr);
  for (guint i = 0; i < plot->data->n; i++)
    cairo_line_to (cr, get_x (plot, i + 0.5), get_y (plot, plot->data->values[series][i]));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < plot->data->n; i++) {
    double x = get_x (plot, i + 0.5), y = get_y (plot, plot->data->values[series][i]);

    if (plot->data->n > 24 && (int) i != plot->style->place)
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
draw_zero (Plot *plot, double top, double zero)
{
  set_color (plot->cr, &plot->style->ink, 0.6);
  cairo_set_line_width (plot->cr, 1);
  cairo_move_to (plot->cr, floor (zero) + 0.5, top + 19);
  cairo_line_to (plot->cr, floor (zero) + 0.5, top + BAR_HEIGHT - 5);
  cairo_stroke (plot->cr);
}

static void
draw_bar_values (Plot *plot, guint place, double top, double zero, double scale)
{
  const double thick = 12;

  put_text (plot, plot->data->labels[place], 0, top + 10, 0, plot->width);
  for (guint j = 0; j < DUB_N_CHART_SERIES; j++) {
    double value = plot->data->values[j][place];
    double y = top + 21 + j * (thick + 2), x = zero + MAX (value, 0) * scale + 6;
    g_autofree char *text = dub_text_decimal (value);

    fill_bar (plot, j, zero, y, value * scale, thick);
    put_text (plot, text, x, y + thick / 2, 0, 0);
  }
}

static void
draw_bars (Plot *plot)
{
  double room = plot->width - 48; /* for the figures */
  double scale = room / (plot->high - plot->low), zero = -plot->low * scale;

  for (guint i = 0; i < plot->data->n; i++) {
    double top = LEGEND + (double) i * BAR_HEIGHT;

    if ((int) i == plot->style->place)
      mark_place (plot, 0, top, plot->width, BAR_HEIGHT - 2);
    draw_bar_values (plot, i, top, zero, scale);
    if (plot->low < 0)
      draw_zero (plot, top, zero);
  }
}

void
dub_chart_draw (const DubChartData *data, const DubChartStyle *style, cairo_t *cr,
                PangoLayout *layout, double width, double height)
{
  Plot plot = { .data = data,
                .style = style,
                .cr = cr,
                .layout = layout,
                .width = width,
                .height = height };

  find_range (&plot);
  put_legend (&plot);
  if (data->kind == DUB_CHART_BARS) {
    draw_bars (&plot);
    return;
  }
  round_range (&plot);
  put_grid (&plot);
  put_labels (&plot);
  if (data->kind == DUB_CHART_COLUMNS) {
    draw_columns (&plot);
    return;
  }
  if (style->place >= 0)
    mark_place (&plot, get_x (&plot, style->place + 0.5) - 1, LEGEND, 2, height - LEGEND - AXIS);
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    draw_line (&plot, i);
}

static int
get_height (const DubChartData *data)
{
  return data->kind == DUB_CHART_BARS ? (int) (LEGEND + data->n * BAR_HEIGHT) : PLOT_HEIGHT;
}

int
dub_chart_find_place (const DubChartData *data, double x, double y, double width, double height)
{
  const Plot plot = { .data = data, .width = width, .height = height };
  double room = get_x (&plot, 1) - get_x (&plot, 0);
  double place = data->kind == DUB_CHART_BARS ? (y - LEGEND) / BAR_HEIGHT : (x - SIDE) / room;

  return place < 0 || place >= data->n ? -1 : (int) place;
}

static void
choose (DubChart *self, int place)
{
  const char *sentence = place < 0 ? self->data->about : self->data->sentences[place];

  if (place == self->place)
    return;
  self->place = place;
  gtk_label_set_label (self->readout, sentence);
  dub_ui_describe (self->area, sentence);
  gtk_widget_queue_draw (self->area);
}

static void
look_up (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);

  if (!gtk_style_context_lookup_color (context, name, color))
    gtk_style_context_get_color (context, color);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  DubChart *self = user_data;
  DubChartStyle style = { .place = self->place };
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (area), NULL);
  PangoAttrList *attributes = pango_attr_list_new ();

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &style.ink);
  if (self->on_paper) {
    style.series[0] = dub_color_plum;
    style.series[1] = dub_color_gilt;
  } else {
    look_up (GTK_WIDGET (area), "accent_color", &style.series[0]);
    look_up (GTK_WIDGET (area), "gilt_line", &style.series[1]);
  }
  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  dub_chart_draw (self->data, &style, cr, layout, width, height);
}

static void
motion_cb (DubChart *self, double x, double y)
{
  choose (self, dub_chart_find_place (self->data, x, y, gtk_widget_get_width (self->area),
                                      gtk_widget_get_height (self->area)));
}

static void
leave_cb (DubChart *self)
{
  choose (self, -1);
}

static gboolean
key_cb (DubChart *self, guint keyval)
{
  switch (keyval) {
  case GDK_KEY_Left:
  case GDK_KEY_Up:
    dub_chart_move (self, -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Right:
  case GDK_KEY_Down:
    dub_chart_move (self, 1);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
add_cell (GtkWidget *row, GtkSizeGroup *column, GtkAccessibleRole role, const char *text)
{
  gboolean is_name = column == NULL;
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", is_name,
                    "xalign", is_name ? 0.0 : 1.0, "hexpand", is_name, NULL);

  if (!is_name) {
    gtk_widget_add_css_class (label, "numeric");
    gtk_size_group_add_widget (column, label);
  }
  if (role == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER)
    gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (row), label);
}

static GtkWidget *
add_row (GtkWidget *table)
{
  GtkWidget *row =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing", 14, NULL);

  gtk_box_append (GTK_BOX (table), row);

  return row;
}

/* A table of every turn of a game is hundreds of labels, which few look at. */
static void
fill_table (DubChart *self)
{
  const DubChartData *data = self->data;
  GtkSizeGroup *columns[DUB_N_CHART_SERIES];
  GtkWidget *row;

  if (gtk_widget_get_first_child (self->table) != NULL)
    return;
  row = add_row (self->table);
  add_cell (row, NULL, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, "");
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
    add_cell (row, columns[i], GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, data->series[i]);
  }
  for (guint i = 0; i < data->n; i++) {
    row = add_row (self->table);
    add_cell (row, NULL, GTK_ACCESSIBLE_ROLE_ROW_HEADER, data->names[i]);
    for (guint j = 0; j < DUB_N_CHART_SERIES; j++) {
      g_autofree char *value = dub_text_decimal (data->values[j][i]);

      add_cell (row, columns[j], GTK_ACCESSIBLE_ROLE_CELL, value);
    }
  }
  /* Their labels keep them. */
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    g_object_unref (columns[i]);
}

static void
dub_chart_finalize (GObject *object)
{
  g_clear_pointer (&DUB_CHART (object)->data, dub_chart_data_free);

  G_OBJECT_CLASS (dub_chart_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubChart, name)

static void
dub_chart_class_init (DubChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_chart_finalize;
  dub_template_set (widget_class, "dub-chart", CHILD (title), CHILD (readout), CHILD (area),
                    CHILD (expander), CHILD (table), NULL);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill_table);
}

static void
dub_chart_init (DubChart *self)
{
  self->place = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dub_chart_new (DubChartData *data, gboolean on_paper)
{
  DubChart *self = g_object_new (DUB_TYPE_CHART, NULL);

  self->data = data;
  self->on_paper = on_paper;
  gtk_label_set_label (self->title, data->title);
  gtk_label_set_label (self->readout, data->about);
  gtk_widget_set_visible (GTK_WIDGET (self->readout), !on_paper);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), !on_paper);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area), get_height (data));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  dub_ui_name (self->area, data->title);
  dub_ui_describe (self->area, data->about);
  dub_ui_name (self->table, data->title);

  return GTK_WIDGET (self);
}

void
dub_chart_move (DubChart *self, int by)
{
  if (self->data->n > 0)
    choose (self, CLAMP (self->place + by, 0, (int) self->data->n - 1));
}

int
dub_chart_get_place (DubChart *self)
{
  return self->place;
}
