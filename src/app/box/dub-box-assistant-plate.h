/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building blocks for the pages of the assistant: plates with printed spaces and their
 * values, as on the board.
 */

#pragma once

#include "dub-box-schema.h"

#include <gtk/gtk.h>

/* Adds a figure to a box or wrap, and to the array. */
GtkWidget *dub_plate_add_figure (GPtrArray *figures, GtkWidget *box, DubField field);

/* Adds a plate with a title, or without one if it is NULL. */
GtkWidget *dub_plate_add_plate (GtkWidget *page, const char *title);

typedef enum {
  DUB_PLATE_FIGURES, /* as many beside each other as there is room for */
  DUB_PLATE_SPACES,  /* spaces that fill the width of the plate */
  DUB_PLATE_PAIR,    /* plates that are side by side if there is room, as on the table */
} DubPlateLines;

GtkWidget *dub_plate_add_lines (GtkWidget *box, DubPlateLines kind);

/* Adds a printed space: a frame for its values. */
GtkWidget *dub_plate_add_space (GtkWidget *wrap, const char *css_class);

/* Adds the outline of a piece on a space of a display. */
void dub_plate_add_outline (GtkWidget *space);
