/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "picture.h"

/* A page may change its layout once it has its size, which takes one more frame; the others are a
 * reserve. */
enum { FRAMES = 4, MAX_FRAMES = 30 };

static void
painted_cb (gboolean *is_painted)
{
  *is_painted = TRUE;
}

void
picture_wait_for_frame (GtkWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean is_painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &is_painted);

  gtk_widget_queue_draw (GTK_WIDGET (window));
  while (!is_painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
picture_settle (GtkWindow *window)
{
  for (guint i = 0; i < FRAMES; i++)
    picture_wait_for_frame (window);
}

static gboolean
has_size (GtkWindow *window, int width, int height)
{
  return gtk_widget_get_width (GTK_WIDGET (window)) == width &&
         gtk_widget_get_height (GTK_WIDGET (window)) == height;
}

gboolean
picture_resize (GtkWindow *window, int width, int height)
{
  if (!has_size (window, width, height)) {
    gtk_window_set_default_size (window, width, height);
    for (guint i = 0; i < MAX_FRAMES && !has_size (window, width, height); i++)
      picture_wait_for_frame (window);
  }
  picture_settle (window);

  return has_size (window, width, height);
}

/* The shadow of a window of libadwaita, as far as there is room for it. */
static const struct {
  float down;
  float spread;
  float blur;
  float alpha;
} shadows[] = { { 0, 1, 0, 0.06f }, { 1, 3, 3, 0.09f }, { 2, 5, 14, 0.06f }, { 4, 8, 20, 0.05f } };

enum { ROOM = 32, LIFT = 6, RADIUS = 12 };

/* Draws the surroundings of the window of this size, and leaves a clip to be popped. */
static void
begin_frame (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame, bounds, RADIUS);
  for (guint i = 0; i < G_N_ELEMENTS (shadows); i++)
    gtk_snapshot_append_outset_shadow (snapshot, &frame, &(GdkRGBA){ .alpha = shadows[i].alpha }, 0,
                                       shadows[i].down, shadows[i].spread, shadows[i].blur);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
}

static GdkTexture *
take (GtkWindow *window, gboolean is_framed)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (window)),
                                               gtk_widget_get_height (GTK_WIDGET (window)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (is_framed)
    begin_frame (snapshot, &bounds);
  gdk_paintable_snapshot (paintable, snapshot, bounds.size.width, bounds.size.height);
  if (is_framed) {
    gtk_snapshot_pop (snapshot);
    graphene_rect_inset (&bounds, -ROOM, -ROOM);
    graphene_rect_offset (&bounds, 0, LIFT);
  }
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);

  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &bounds);
}

GdkTexture *
picture_take (GtkWindow *window)
{
  return take (window, FALSE);
}

gboolean
picture_save (GtkWindow *window, gboolean is_framed, const char *path)
{
  g_autoptr (GdkTexture) texture = take (window, is_framed);

  return gdk_texture_save_to_png (texture, path);
}
