/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of a window, which GTK draws into a file. It does not depend on the screen, so the same
 * window gives the same picture.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives the window a size and waits until its layout is complete. Returns FALSE if the window needs
 * more room and takes another size. */
gboolean picture_resize (GtkWindow *window, int width, int height);

/* Runs the main loop until the window has painted a new frame and nothing is left to do. */
void picture_wait_for_frame (GtkWindow *window);

void picture_settle (GtkWindow *window);

GdkTexture *picture_take (GtkWindow *window) G_GNUC_WARN_UNUSED_RESULT;

/* With a frame, the window has round corners and a shadow on a transparent background. */
gboolean picture_save (GtkWindow *window, gboolean is_framed, const char *path);

G_END_DECLS
