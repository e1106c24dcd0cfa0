/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the pages of the assistant are made of: plates with printed spaces and their
 * figures, as the board has them.
 */

#pragma once

#include "dub-box-part.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A figure in a box or wrap; it is added to figures as well. */
GtkWidget *dub_plate_add_figure (GPtrArray *figures, GtkWidget *box, DubField field);

/* A plate with a title, or without if that is NULL. */
GtkWidget *dub_plate_add_plate (GtkWidget *page, const char *title);
GtkWidget *dub_plate_add_wrap (GtkWidget *plate);

/* Spaces side by side, from one end of the plate to the other. */
GtkWidget *dub_plate_add_spaces (GtkWidget *plate, const char *css_class);

/* Plates side by side where there is room, as they are on the table. */
GtkWidget *dub_plate_add_pair (GtkWidget *page);

/* A printed space: a frame for its figures. */
GtkWidget *dub_plate_add_space (GtkWidget *wrap, const char *css_class);

/* The outline of what is on a space of a display. */
void dub_plate_add_outline (GtkWidget *space);

G_END_DECLS
