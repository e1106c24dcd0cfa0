/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout for children beside each other: in one row, in as many lines as they need, like words,
 * or in balanced lines of equal ones; and one for children below each other.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_WRAP_LAYOUT (dub_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubWrapLayout, dub_wrap_layout, DUB, WRAP_LAYOUT, GtkLayoutManager)

/* Lays out the children of the box, or of a new GtkBox. stretch: the children of a line share its
 * remaining room. */
void dub_wrap_use (GtkWidget *box, int spacing, gboolean stretch);
GtkWidget *dub_wrap_new (int spacing, gboolean stretch);

/* The same for the spaces of a part of the board: all of equal width, in as few lines as possible,
 * with the lines balanced. They grow with the available room; the height of a line is what it asks
 * for if there is enough. */
void dub_wrap_use_even (GtkWidget *box, int spacing, int line_height);
GtkWidget *dub_wrap_new_even (int spacing, int line_height);

/* A single row, as in a horizontal GtkBox, with one text that wraps. A box looks for the lowest
 * height by trying, and breaks the text into lines dozens of times for it; here the text gets what
 * the others leave. In a .ui the layout has the property "one-line" for it, and "text-width" for
 * the room that a text which expands asks for: how narrow it can be takes longer to find than all
 * the rest. With "text-lines" it asks for the height of so many lines, if there is room. */
GtkWidget *dub_row_new (int spacing);

/* A layout for children below each other, of which some give way if there is not enough room: those
 * with the style class "repeated", then those with the class "optional", the last one first. Their
 * visibility is not touched. If that is not enough, the gaps between the others become smaller.
 * Its least height is the one without the children that can give way. */
#define DUB_TYPE_FIT_LAYOUT (dub_fit_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubFitLayout, dub_fit_layout, DUB, FIT_LAYOUT, GtkLayoutManager)
