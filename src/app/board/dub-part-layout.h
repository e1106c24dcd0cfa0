/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of a part of the board: its header, and below it the spaces, which get all the
 * remaining room. The text of the header scales with that of the board.
 */

#pragma once

#include <gtk/gtk.h>

/* The widget's children are the header and the spaces. */
GtkLayoutManager *dub_part_layout_new (void);
