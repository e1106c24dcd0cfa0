/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space of the board: a button that shows the piece on it, or the printed text.
 */

#pragma once

#include "dub-game.h"
#include "dub-piece.h"
#include "dub-place.h"
#include "dub-table-view.h"

#include <gtk/gtk.h>

#define DUB_TYPE_SPACE (dub_space_get_type ())

G_DECLARE_FINAL_TYPE (DubSpace, dub_space, DUB, SPACE, GtkButton)

GtkWidget *dub_space_new (DubPlace place);
DubPlace dub_space_get_place (DubSpace *self);

/* Shows the current content of the space. Returns whether it is what was shown faintly. */
gboolean dub_space_update (DubSpace *self, const DubGame *game);

/* Shows faintly what a step puts there, with no more than its token if there is no piece. */
void dub_space_set_ghost (DubSpace *self, DubFace piece, DubFace token);

/* Shakes what is there, because it was refused. */
void dub_space_shake (DubSpace *self);

/* Puts down what has come there, after so many others. */
void dub_space_settle (DubSpace *self, guint n_before);

/* Shows how the space stands out: by flags of the view of the table, and by a mark because a step
 * takes a piece from it or puts one there, or because of a question; without one it is not lit. If
 * something is refused there, the space looks different from one where nothing is ever done, and
 * takes the focus, so that its description is heard. */
void dub_space_mark (DubSpace *self, DubPlaceFlags flags, const char *mark,
                     const char *description);
