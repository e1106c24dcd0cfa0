/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-scroll.h"

#define KEY "dub-scroll" /* data of the scrolled window: its Scroll */

typedef struct {
  GWeakRef widget;
  int margin;
  gboolean is_to_top;
  gboolean is_pending;
} Scroll;

static void
scroll_free (gpointer data)
{
  Scroll *self = data;

  g_weak_ref_clear (&self->widget);
  g_free (self);
}

static gboolean
scroll_cb (GtkWidget *scroller, GdkFrameClock *clock, gpointer data)
{
  Scroll *self = data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&self->widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t bounds;
  double top;

  if (widget != NULL && gtk_widget_get_visible (widget) && gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE; /* it has no place yet */
  if (widget != NULL && gtk_widget_compute_bounds (widget, scroller, &bounds)) {
    top = gtk_adjustment_get_value (adjustment) + (double) bounds.origin.y - self->margin;
    if (self->is_to_top)
      gtk_adjustment_set_value (adjustment, top);
    else
      gtk_adjustment_clamp_page (adjustment, top,
                                 top + (double) bounds.size.height + 2 * self->margin);
  }
  self->is_pending = FALSE;

  return G_SOURCE_REMOVE;
}

static void
scroll_later (GtkScrolledWindow *scroller, GtkWidget *widget, int margin, gboolean is_to_top)
{
  Scroll *self = g_object_get_data (G_OBJECT (scroller), KEY);

  if (self == NULL) {
    self = g_new0 (Scroll, 1);
    g_weak_ref_init (&self->widget, NULL);
    g_object_set_data_full (G_OBJECT (scroller), KEY, self, scroll_free);
  }
  g_weak_ref_set (&self->widget, widget);
  self->margin = margin;
  self->is_to_top = is_to_top;
  if (!self->is_pending)
    gtk_widget_add_tick_callback (GTK_WIDGET (scroller), scroll_cb, self, NULL);
  self->is_pending = TRUE;
}

void
dub_scroll_into_sight (GtkScrolledWindow *scroller, GtkWidget *widget, int margin)
{
  scroll_later (scroller, widget, margin, FALSE);
}

void
dub_scroll_to_top (GtkScrolledWindow *scroller, GtkWidget *widget, int margin)
{
  scroll_later (scroller, widget, margin, TRUE);
}
