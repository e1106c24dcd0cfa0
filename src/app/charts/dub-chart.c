/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-chart.h"

#include "dub-chart-draw.h"
#include "dub-colors.h"
#include "dub-template.h"
#include "dub-text-results.h"
#include "dub-ui.h"

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

static void
fill_table (GtkWidget *table, const DubChartData *data)
{
  GtkWidget *row = add_row (table);
  GtkSizeGroup *columns[DUB_N_CHART_SERIES];

  add_cell (row, NULL, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, "");
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
    add_cell (row, columns[i], GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, data->series[i]);
  }
  for (guint i = 0; i < data->n; i++) {
    row = add_row (table);
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
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area), dub_chart_get_height (data));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  dub_ui_name (self->area, data->title);
  dub_ui_describe (self->area, data->about);
  dub_ui_name (self->table, data->title);
  fill_table (self->table, data);

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
