/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building blocks for the pages of the assistant: plates with printed spaces and their
 * values, as on the board.
 */

#pragma once

#include "dub-box-part.h"

#include <gtk/gtk.h>

/* Adds a figure to a box or wrap, and to the array. */
GtkWidget *dub_plate_add_figure (GPtrArray *figures, GtkWidget *box, DubField field);

/* Adds a plate with a title, or without one if it is NULL. */
GtkWidget *dub_plate_add_plate (GtkWidget *page, const char *title);
GtkWidget *dub_plate_add_wrap (GtkWidget *plate);

/* Adds a row of spaces that fills the width of the plate. */
GtkWidget *dub_plate_add_spaces (GtkWidget *plate, const char *css_class);

/* Adds a container for plates that are side by side if there is room, as on the table. */
GtkWidget *dub_plate_add_pair (GtkWidget *page);

/* Adds a printed space: a frame for its values. */
GtkWidget *dub_plate_add_space (GtkWidget *wrap, const char *css_class);

/* Adds the outline of a piece on a space of a display. */
void dub_plate_add_outline (GtkWidget *space);
