/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-chart.h"

#include "dub-chart-draw.h"
#include "dub-pane.h"
#include "dub-text-results.h"

#include <glib/gi18n-lib.h>

struct _DubChart {
  AdwBin parent_instance;

  GtkWidget *area;
  GtkLabel *readout;

  DubChartData *data; /* owned */
  int place;          /* or -1 */
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
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
  look_up (GTK_WIDGET (area), "accent_color", &style.series[0]);
  look_up (GTK_WIDGET (area), "gilt_line", &style.series[1]);
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

static GtkWidget *
new_area (DubChart *self)
{
  GtkWidget *area =
      g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), dub_chart_get_height (self->data));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  gtk_widget_set_focusable (area, TRUE);
  gtk_widget_add_css_class (area, "chart");
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->data->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->data->about, -1);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (area, motion);
  gtk_widget_add_controller (area, keys);

  return area;
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

/* The same values as a table, for a screen reader and for those who like figures better. */
static GtkWidget *
new_table (const DubChartData *data)
{
  GtkWidget *table = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                                   "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);
  GtkWidget *row = add_row (table);
  GtkSizeGroup *columns[DUB_N_CHART_SERIES];
  GtkWidget *expander = dub_pane_new_expander (C_("chart", "As a table"), table);

  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  data->title, -1);
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
  gtk_widget_set_size_request (expander, -1, 44);

  return expander;
}

static void
dub_chart_finalize (GObject *object)
{
  g_clear_pointer (&DUB_CHART (object)->data, dub_chart_data_free);

  G_OBJECT_CLASS (dub_chart_parent_class)->finalize (object);
}

static void
dub_chart_class_init (DubChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_chart_finalize;
}

static void
dub_chart_init (DubChart *self)
{
  self->place = -1;
}

GtkWidget *
dub_chart_new (DubChartData *data)
{
  DubChart *self = g_object_new (DUB_TYPE_CHART, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title = dub_pane_new_label (data->title, NULL);

  self->data = data;
  self->area = new_area (self);
  self->readout = GTK_LABEL (dub_pane_new_label (data->about, NULL));
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_set_margin_top (title, 10);
  gtk_label_set_lines (self->readout, 2);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->readout));
  gtk_box_append (GTK_BOX (box), self->area);
  gtk_box_append (GTK_BOX (box), new_table (data));
  adw_bin_set_child (ADW_BIN (self), box);

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
