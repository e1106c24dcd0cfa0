/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-refusal-popover.h"

/* Long enough to read two lines twice, in seconds. */
enum { SHOWN = 8 };

struct _DubRefusalPopover {
  GtkPopover parent_instance;

  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (DubRefusalPopover, dub_refusal_popover, GTK_TYPE_POPOVER)

static gboolean
go_away (gpointer data)
{
  DubRefusalPopover *self = data;

  self->timeout_id = 0;
  gtk_popover_popdown (GTK_POPOVER (self));

  return G_SOURCE_REMOVE;
}

static void
dub_refusal_popover_map (GtkWidget *widget)
{
  DubRefusalPopover *self = DUB_REFUSAL_POPOVER (widget);

  GTK_WIDGET_CLASS (dub_refusal_popover_parent_class)->map (widget);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id = g_timeout_add_seconds (SHOWN, go_away, self);
}

static void
dub_refusal_popover_dispose (GObject *object)
{
  g_clear_handle_id (&DUB_REFUSAL_POPOVER (object)->timeout_id, g_source_remove);

  G_OBJECT_CLASS (dub_refusal_popover_parent_class)->dispose (object);
}

static void
dub_refusal_popover_class_init (DubRefusalPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_refusal_popover_dispose;
  GTK_WIDGET_CLASS (klass)->map = dub_refusal_popover_map;
}

static void
dub_refusal_popover_init (DubRefusalPopover *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "refusal");
  g_signal_connect_object (click, "pressed", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* A screen reader presents an alert when it appears. */
GtkWidget *
dub_refusal_popover_new (const char *reason)
{
  GtkWidget *self = g_object_new (DUB_TYPE_REFUSAL_POPOVER, NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                                   "label", reason, "wrap", TRUE, "max-width-chars", 32, NULL);

  gtk_popover_set_child (GTK_POPOVER (self), label);

  return self;
}
