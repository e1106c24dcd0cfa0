/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space of the board: a button that shows the piece on it, or the printed text.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"
#include "dub-table-view.h"

#include <gtk/gtk.h>

#define DUB_TYPE_SPACE (dub_space_get_type ())

G_DECLARE_FINAL_TYPE (DubSpace, dub_space, DUB, SPACE, GtkButton)

GtkWidget *dub_space_new (const DubBox *box, DubPlace place);
DubPlace dub_space_get_place (DubSpace *self);

/* Shows the current content of the space. */
void dub_space_update (DubSpace *self, const DubGame *game);

/* Shows how the space stands out: by flags of the view of the table, and by a mark because a step
 * takes a piece from it or puts one there, or because of a question; without one it is not lit. If
 * something is refused there, the space looks different from one where nothing is ever done, and
 * takes the focus, so that its description is heard. */
void dub_space_mark (DubSpace *self, DubPlaceFlags flags, const char *mark,
                     const char *description);
