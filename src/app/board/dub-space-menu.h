/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections where you look: a right click, a long press or the Menu key on a space of the
 * board activates "mirror.correct", which offers what else could lie there.
 */

#pragma once

#include "dub-place.h"
#include "dub-session.h"

#include <gtk/gtk.h>

/* Watches the spaces inside this widget, also those where nothing can be done now. */
void dub_space_menu_watch (GtkWidget *board);

/* Returns the space at a point of the widget, or NULL. */
GtkWidget *dub_space_menu_find (GtkWidget *board, double x, double y);

/* Returns a popover with everything that could lie at the place instead. A garment in a hall can
 * also be moved: its button activates "mirror.move" with the place. */
GtkWidget *dub_space_menu_new (DubSession *session, DubPlace place);
