/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-travel.h"

#include "dub-figure.h"

enum { DURATION = 1100 };

struct _DubTravel {
  GtkWidget parent_instance;

  GtkWidget *figure;
  AdwAnimation *animation; /* owned */
  graphene_point_t from;
  graphene_point_t to;
  double progress;
};

G_DEFINE_FINAL_TYPE (DubTravel, dub_travel, GTK_TYPE_WIDGET)

static void
dub_travel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DubTravel *self = DUB_TRAVEL (widget);
  float t = (float) self->progress;
  int figure_width, figure_height;
  GskTransform *transform;

  (void) width, (void) height, (void) baseline;
  gtk_widget_measure (self->figure, GTK_ORIENTATION_HORIZONTAL, -1, &figure_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->figure, GTK_ORIENTATION_VERTICAL, -1, &figure_height, NULL, NULL, NULL);
  transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT (
                self->from.x + (self->to.x - self->from.x) * t - (float) figure_width / 2,
                self->from.y + (self->to.y - self->from.y) * t - (float) figure_height / 2));
  gtk_widget_allocate (self->figure, figure_width, figure_height, -1, transform);
}

static void
dub_travel_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) widget, (void) orientation, (void) for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
set_progress (double value, gpointer user_data)
{
  DubTravel *self = DUB_TRAVEL (user_data);

  self->progress = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dub_travel_stop (DubTravel *self)
{
  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  g_clear_object (&self->animation);
  if (self->figure != NULL)
    gtk_widget_set_visible (self->figure, FALSE);
}

static void
dub_travel_dispose (GObject *object)
{
  DubTravel *self = DUB_TRAVEL (object);

  dub_travel_stop (self);
  g_clear_pointer (&self->figure, gtk_widget_unparent);

  G_OBJECT_CLASS (dub_travel_parent_class)->dispose (object);
}

static void
dub_travel_class_init (DubTravelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_travel_dispose;
  widget_class->measure = dub_travel_measure;
  widget_class->size_allocate = dub_travel_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dub_travel_init (DubTravel *self)
{
  self->figure = dub_figure_new ();
  gtk_widget_set_visible (self->figure, FALSE);
  gtk_widget_add_css_class (self->figure, "travelling");
  gtk_widget_set_parent (self->figure, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
dub_travel_new (void)
{
  return g_object_new (DUB_TYPE_TRAVEL, NULL);
}

static gboolean
find_middle (DubTravel *self, GtkWidget *widget, graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);

  return TRUE;
}

void
dub_travel_start (DubTravel *self, DubEdition edition, DubGarment garment, GtkWidget *from,
                  GtkWidget *to)
{
  dub_travel_stop (self);
  if (!adw_get_enable_animations (GTK_WIDGET (self)) || !find_middle (self, from, &self->from) ||
      !find_middle (self, to, &self->to))
    return;

  self->progress = 0;
  dub_figure_show_garment (DUB_FIGURE (self->figure), edition, garment);
  gtk_widget_set_visible (self->figure, TRUE);
  self->animation =
      adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION,
                               adw_callback_animation_target_new (set_progress, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (dub_travel_stop), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

gboolean
dub_travel_is_under_way (DubTravel *self)
{
  return self->animation != NULL;
}
