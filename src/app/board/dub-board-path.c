/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-path.h"

#include <adwaita.h>
#include <math.h>

enum {
  FLIGHT = 650, /* milliseconds */
  LIFT = 24,    /* of the arc of a flight */
  TITLE = 26,   /* between a space and the gutter above its room */
  BEND = 12,
  ARROW = 6
};

struct _DubBoardPath {
  GtkWidget parent_instance;

  GtkAdjustment *scroll; /* owned */
  graphene_rect_t from;
  graphene_rect_t to;
  DubFace face;
  GskRenderNode *line; /* owned; NULL if there is none, or until it is drawn */
  gboolean is_shown;
  AdwAnimation *flight; /* owned; NULL if nothing flies */
};

G_DEFINE_FINAL_TYPE (DubBoardPath, dub_board_path, GTK_TYPE_WIDGET)

static void
set_color (DubBoardPath *self, cairo_t *cr, const char *name)
{
  GdkRGBA color;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), name, &color);
  gdk_cairo_set_source_rgba (cr, &color);
}

/* The line leaves its space upwards, follows the gutter above the room, and then the one beside the
 * other space; it bends where it turns. */
static void
trace (DubBoardPath *self, cairo_t *cr)
{
  double x = (double) (self->from.origin.x + self->from.size.width / 2);
  double top = (double) self->from.origin.y, gutter = top - TITLE;
  double end = (double) (self->to.origin.x + self->to.size.width / 2);
  double side = (double) self->to.origin.x - 3;
  double foot = (double) (self->to.origin.y + self->to.size.height) + ARROW + 2;
  double turn = side < x ? -BEND : BEND;

  cairo_move_to (cr, x, top - 4);
  if (foot + 3 * BEND < gutter && fabs (side - x) > 2 * BEND) {
    cairo_curve_to (cr, x, gutter, x, gutter, x + turn, gutter);
    cairo_line_to (cr, side - turn, gutter);
    cairo_curve_to (cr, side, gutter, side, gutter, side, gutter - BEND);
    cairo_line_to (cr, side, foot + 2 * BEND);
    cairo_curve_to (cr, side, foot + BEND / 2., end, foot + BEND, end, foot);
  } else
    cairo_line_to (cr, end, foot);
}

static GskRenderNode *
draw_line (DubBoardPath *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double x = (double) (self->to.origin.x + self->to.size.width / 2);
  double y = (double) (self->to.origin.y + self->to.size.height) + 2;
  graphene_rect_t area;
  cairo_t *cr;

  graphene_rect_union (&self->from, &self->to, &area);
  graphene_rect_inset (&area, -10, -10);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace (self, cr);
  set_color (self, cr, "lit_halo");
  cairo_set_line_width (cr, 8);
  cairo_stroke_preserve (cr);
  set_color (self, cr, "lit");
  cairo_set_line_width (cr, 4);
  cairo_set_dash (cr, (const double[]){ 0, 7.5 }, 2, 0);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - ARROW, y + ARROW * 1.6);
  cairo_line_to (cr, x + ARROW, y + ARROW * 1.6);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_node (snapshot);
}

static void
draw_piece (DubBoardPath *self, GtkSnapshot *snapshot)
{
  double t = adw_animation_get_value (self->flight);
  graphene_rect_t area;

  graphene_rect_interpolate (&self->from, &self->to, t, &area);
  area.origin.y -= (float) (LIFT * sin (G_PI * t));
  /* It keeps its size, so that it is drawn once. */
  area.origin.x += (area.size.width - self->to.size.width) / 2;
  area.origin.y += (area.size.height - self->to.size.height) / 2;
  area.size = self->to.size;
  dub_piece_draw (snapshot, GTK_WIDGET (self), self->face, area);
}

static void
dub_board_path_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DubBoardPath *self = DUB_BOARD_PATH (widget);

  if (!self->is_shown)
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -(float) gtk_adjustment_get_value (
                                                                 self->scroll)));
  if (self->line == NULL)
    self->line = draw_line (self);
  if (self->line != NULL)
    gtk_snapshot_append_node (snapshot, self->line);
  if (self->flight != NULL)
    draw_piece (self, snapshot);
}

static void
land (DubBoardPath *self)
{
  if (self->flight != NULL)
    adw_animation_pause (self->flight);
  g_clear_object (&self->flight);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_again (double value, gpointer self)
{
  gtk_widget_queue_draw (self);
}

static void
fly (DubBoardPath *self)
{
  self->flight =
      adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT,
                               adw_callback_animation_target_new (draw_again, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flight), ADW_EASE_OUT_CUBIC);
  g_signal_connect_object (self->flight, "done", G_CALLBACK (land), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->flight);
}

/* The colors may be others. */
static void
dub_board_path_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  g_clear_pointer (&DUB_BOARD_PATH (widget)->line, gsk_render_node_unref);
  GTK_WIDGET_CLASS (dub_board_path_parent_class)->css_changed (widget, change);
}

static void
dub_board_path_dispose (GObject *object)
{
  dub_board_path_clear (DUB_BOARD_PATH (object));
  g_clear_object (&DUB_BOARD_PATH (object)->scroll);

  G_OBJECT_CLASS (dub_board_path_parent_class)->dispose (object);
}

static void
dub_board_path_class_init (DubBoardPathClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_board_path_dispose;
  widget_class->snapshot = dub_board_path_snapshot;
  widget_class->css_changed = dub_board_path_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dub_board_path_init (DubBoardPath *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
dub_board_path_new (GtkAdjustment *scroll)
{
  DubBoardPath *self = g_object_new (DUB_TYPE_BOARD_PATH, NULL);

  self->scroll = g_object_ref (scroll);
  g_signal_connect_object (scroll, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
dub_board_path_show (DubBoardPath *self, graphene_rect_t from, graphene_rect_t to, DubFace face,
                     gboolean flies)
{
  if (!flies && graphene_rect_equal (&self->from, &from) && graphene_rect_equal (&self->to, &to))
    return;
  dub_board_path_clear (self);
  self->from = from;
  self->to = to;
  self->face = face;
  self->is_shown = TRUE;
  if (flies && adw_get_enable_animations (GTK_WIDGET (self)))
    fly (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_board_path_clear (DubBoardPath *self)
{
  self->is_shown = FALSE;
  self->from = self->to = *graphene_rect_zero ();
  g_clear_pointer (&self->line, gsk_render_node_unref);
  land (self);
}
