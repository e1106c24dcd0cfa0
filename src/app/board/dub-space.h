/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space of the board: a button that shows the piece on it, or the printed text.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"

#include <gtk/gtk.h>

#define DUB_TYPE_SPACE (dub_space_get_type ())

G_DECLARE_FINAL_TYPE (DubSpace, dub_space, DUB, SPACE, GtkButton)

GtkWidget *dub_space_new (const DubBox *box, DubPlace place);
DubPlace dub_space_get_place (DubSpace *self);

/* Shows the current content of the space. */
void dub_space_update (DubSpace *self, const DubGame *game);

/* Highlights the space, because a step takes a piece from it or puts one there, and the mark is
 * the number of the step; or because of a question. NULL removes the highlight. */
void dub_space_set_lit (DubSpace *self, const char *mark);
void dub_space_set_selected (DubSpace *self, gboolean selected);

/* Sets whether something can be done here now. If that is refused, the space looks different from
 * one where nothing is ever done, and takes the focus, so that its description is heard. */
void dub_space_set_open (DubSpace *self, gboolean open, gboolean refused);
void dub_space_describe (DubSpace *self, const char *description);
