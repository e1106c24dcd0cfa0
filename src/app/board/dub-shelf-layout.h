/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of the spaces of a part of the board: all of equal width, in as few lines as
 * possible, with the lines balanced. They grow with the available room.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_SHELF_LAYOUT (dub_shelf_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubShelfLayout, dub_shelf_layout, DUB, SHELF_LAYOUT, GtkLayoutManager)

/* Returns a GtkBox with this layout. */
GtkWidget *dub_shelf_new (int spacing);
