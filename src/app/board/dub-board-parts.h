/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of the board: the parts of the table with their spaces.
 */

#pragma once

#include "dub-game.h"
#include "dub-plan.h"

/* Adds the parts of this game's board to the plan, and their spaces (of DubSpace, not owned) to
 * the array. A display in which her card counts the pieces gets a label for the side. */
void dub_board_parts_lay_out (const DubGame *game, DubPlan *board, GPtrArray *spaces,
                              GtkLabel *sides[DUB_N_DISPLAYS]);

/* Shows from which side her card counts the pieces of a display. */
void dub_board_parts_update (const DubState *state, GtkLabel *const sides[DUB_N_DISPLAYS]);

/* Returns TRUE if a board that was laid out for one game also fits the other. */
gboolean dub_board_parts_is_like (const DubGame *a, const DubGame *b);
