/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Children in a row, as in a horizontal GtkBox, for a row with one text that wraps. A box looks for
 * the lowest height by trying, and breaks the text into lines dozens of times for it; here the
 * text gets what the others leave.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_ROW_LAYOUT (dub_row_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubRowLayout, dub_row_layout, DUB, ROW_LAYOUT, GtkLayoutManager)

/* Makes a box that is laid out so. In a .ui it is the layout manager of a GtkBox. */
GtkWidget *dub_row_new (int spacing);
