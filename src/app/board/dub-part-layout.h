/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of a part of the board: its header, and below it the spaces, which get all the
 * remaining room. The text of the header scales with that of the board.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_PART_LAYOUT (dub_part_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubPartLayout, dub_part_layout, DUB, PART_LAYOUT, GtkLayoutManager)

/* The widget's children are the header and the spaces. */
GtkLayoutManager *dub_part_layout_new (void);

G_END_DECLS
