/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces that may have been drawn for a space of a display, in a fixed order: one that is used
 * up keeps its place.
 */

#pragma once

#include "dub-game.h"

typedef struct {
  DubThing piece;
  guint n_left;     /* how many may still be drawn, given the profile and the pieces already seen */
  gboolean is_left; /* it can be entered */
} DubDrawn;

/* Returns an array of DubDrawn for this space, which is -1 if none is left to fill. */
GArray *dub_drawn_list (const DubGame *game, DubDisplayName display, int at);

/* Returns the move that enters a piece there, and why that is not possible, or NULL. */
DubMove dub_drawn_get_move (DubDisplayName display, int at, DubThing piece);
char *dub_drawn_dup_refusal (const DubGame *game, DubDisplayName display, int at, DubThing piece);
