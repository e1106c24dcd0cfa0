/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout that wraps children into as many lines as they need, like words.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_WRAP_LAYOUT (dub_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubWrapLayout, dub_wrap_layout, DUB, WRAP_LAYOUT, GtkLayoutManager)

/* Returns a GtkBox with this layout. stretch: the children of a line share its remaining room. */
GtkWidget *dub_wrap_new (int spacing, gboolean stretch);

/* Returns the first or next child that takes part in a layout, or NULL. */
GtkWidget *dub_wrap_get_first (GtkWidget *widget);
GtkWidget *dub_wrap_get_next (GtkWidget *child);

/* Gives a child its place in a line of this width, counted from the start of the line. */
void dub_wrap_allocate (GtkWidget *child, GtkAllocation place, int line_width);
