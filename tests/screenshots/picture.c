/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "picture.h"

/* A page may change its layout once its size is known, and that takes one more
 * frame; the others are for good measure. */
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

GdkTexture *
picture_take (GtkWindow *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  double width = gtk_widget_get_width (GTK_WIDGET (window));
  double height = gtk_widget_get_height (GTK_WIDGET (window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);

  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

gboolean
picture_save (GtkWindow *window, const char *path)
{
  g_autoptr (GdkTexture) texture = picture_take (window);

  return gdk_texture_save_to_png (texture, path);
}
