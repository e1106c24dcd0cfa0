/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space of the board: a button with what lies there, or what is printed there.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_SPACE (dub_space_get_type ())

G_DECLARE_FINAL_TYPE (DubSpace, dub_space, DUB, SPACE, GtkButton)

GtkWidget *dub_space_new (const DubBox *box, DubPlace place);
DubPlace dub_space_get_place (DubSpace *self);

/* Shows what the table has there. */
void dub_space_update (DubSpace *self, const DubGame *game);

/* Lit, because an order takes something from here or puts something here, and the mark is its
 * number; or because of a question. NULL if it is not. */
void dub_space_set_lit (DubSpace *self, const char *mark);
void dub_space_set_selected (DubSpace *self, gboolean selected);

/* Whether something can be done here now. */
void dub_space_set_open (DubSpace *self, gboolean open);

G_END_DECLS
