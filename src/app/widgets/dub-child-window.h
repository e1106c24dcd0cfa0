/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Windows that are opened from another one.
 */

#pragma once

#include <gtk/gtk.h>

/* Returns a window of this type. It stays above the window of the parent, a GtkWidget or NULL, goes
 * with it, and belongs to the same application, so that the shortcuts of that work in it too. */
gpointer dub_child_window_new (GType type, gpointer parent);

/* Returns the window of this type that a page has already; or else a new one, which goes with the
 * page too, and is_new is set. */
gpointer dub_child_window_get (GType type, GtkWidget *page, gboolean *is_new);
