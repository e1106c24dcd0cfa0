/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A container for the spaces of a part of the board: all of equal width, in as few lines as
 * possible, with the lines balanced. They grow with the available room.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_SHELF (dub_shelf_get_type ())

G_DECLARE_FINAL_TYPE (DubShelf, dub_shelf, DUB, SHELF, GtkWidget)

GtkWidget *dub_shelf_new (int spacing);

void dub_shelf_append (DubShelf *self, GtkWidget *child);

G_END_DECLS
