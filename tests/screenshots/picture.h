/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of a window, drawn by GTK into a file: no screen is looked at, so
 * that the same window gives the same picture.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives the window a size and waits until everything in it has its place. FALSE
 * if it takes another size, because it needs more room. */
gboolean picture_resize (GtkWindow *window, int width, int height);

/* Runs the main loop until the window is painted anew and nothing is left to do. */
void picture_wait_for_frame (GtkWindow *window);

void picture_settle (GtkWindow *window);

GdkTexture *picture_take (GtkWindow *window) G_GNUC_WARN_UNUSED_RESULT;

/* With a frame, the window has round corners and a shadow, on nothing. */
gboolean picture_save (GtkWindow *window, gboolean is_framed, const char *path);

G_END_DECLS
