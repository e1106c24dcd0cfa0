/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-moving-piece.h"

#include "dub-piece.h"

enum { DURATION = 1100 };

struct _DubMovingPiece {
  GtkFixed parent_instance;

  GtkWidget *figure;
  AdwAnimation *animation; /* owned */
  graphene_point_t from;
  graphene_point_t to;
};

G_DEFINE_FINAL_TYPE (DubMovingPiece, dub_moving_piece, GTK_TYPE_FIXED)

static void
set_progress (double value, gpointer user_data)
{
  DubMovingPiece *self = DUB_MOVING_PIECE (user_data);
  float t = (float) value;
  GtkRequisition size;

  gtk_widget_get_preferred_size (self->figure, &size, NULL);
  gtk_fixed_set_child_transform (
      GTK_FIXED (self), self->figure,
      gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT (
                    self->from.x + (self->to.x - self->from.x) * t - (float) size.width / 2,
                    self->from.y + (self->to.y - self->from.y) * t - (float) size.height / 2)));
}

void
dub_moving_piece_stop (DubMovingPiece *self)
{
  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  g_clear_object (&self->animation);
  gtk_widget_set_visible (self->figure, FALSE);
}

static void
dub_moving_piece_dispose (GObject *object)
{
  DubMovingPiece *self = DUB_MOVING_PIECE (object);

  dub_moving_piece_stop (self);

  G_OBJECT_CLASS (dub_moving_piece_parent_class)->dispose (object);
}

static void
dub_moving_piece_class_init (DubMovingPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_moving_piece_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dub_moving_piece_init (DubMovingPiece *self)
{
  self->figure = dub_piece_new ();
  gtk_widget_set_visible (self->figure, FALSE);
  gtk_widget_add_css_class (self->figure, "travelling");
  gtk_fixed_put (GTK_FIXED (self), self->figure, 0, 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static gboolean
find_middle (DubMovingPiece *self, GtkWidget *widget, graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);

  return TRUE;
}

void
dub_moving_piece_start (DubMovingPiece *self, DubEdition edition, DubGarment garment,
                        GtkWidget *from, GtkWidget *to)
{
  dub_moving_piece_stop (self);
  if (!adw_get_enable_animations (GTK_WIDGET (self)) || !find_middle (self, from, &self->from) ||
      !find_middle (self, to, &self->to))
    return;

  dub_piece_show_garment (DUB_PIECE (self->figure), edition, garment);
  gtk_widget_set_visible (self->figure, TRUE);
  self->animation =
      adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION,
                               adw_callback_animation_target_new (set_progress, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (dub_moving_piece_stop), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}
