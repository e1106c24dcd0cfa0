/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Spaces of a part of the board: all equally wide, in as few lines as they need,
 * and as many in one line as in the next. They grow with the room that there is.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_SHELF (dub_shelf_get_type ())

G_DECLARE_FINAL_TYPE (DubShelf, dub_shelf, DUB, SHELF, GtkWidget)

GtkWidget *dub_shelf_new (int spacing);

void dub_shelf_append (DubShelf *self, GtkWidget *child);

G_END_DECLS
