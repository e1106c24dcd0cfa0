/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts about rounds: which spaces need a tile, which levels are due, your income, and
 * the next player.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum {
  DUB_HAND_SIZE = 4,
  DUB_YOUR_HAND_SIZE = 3,
  DUB_N_DISPLAY_SPACES = 16, /* more than any display has */
};

/* Returns all spaces of a display as a bitmask. */
guint dub_round_get_all (const DubBox *box, DubDisplayName display);

/* Returns the empty spaces of a display as a bitmask. */
guint dub_round_get_empty (const DubBox *box, const DubState *state, DubDisplayName display);

/* Returns the spaces that a tile or card must be drawn for as a bitmask. */
guint dub_round_get_due (const DubBox *box, const DubState *state, DubDisplayName display);

/* Returns the due space that is filled next (P1-C to P1-E), or -1. */
int dub_round_get_next (const DubBox *box, const DubState *state, DubDisplayName display);

/* Returns how many can be left to draw for a display at most: the tiles that you keep are
 * unknown, and there are always enough employees. */
guint dub_round_count_left (const DubState *state, DubDisplayName display);

/* P1-B: returns the number of cards of a level on the display in a round. */
guint dub_round_count_level (guint round, guint level);

/* P4: returns your income in Livre. */
guint dub_round_get_income (const DubState *state);

/* P3: returns who plays after the current player; DUB_NOBODY ends the phase. */
DubOwner dub_round_get_next_player (const DubState *state);

G_END_DECLS
