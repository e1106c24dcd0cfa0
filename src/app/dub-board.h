/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the board out: the parts of the table with their spaces.
 */

#pragma once

#include "dub-game.h"
#include "dub-plan.h"

G_BEGIN_DECLS

/* Puts the parts of this game's board into the plan, and their spaces (of
 * DubSpace, not owned) into the array. */
void dub_board_lay_out (const DubGame *game, DubPlan *board, GPtrArray *spaces);

/* Whether a board that was laid out for one game shows the other as well. */
gboolean dub_board_is_like (const DubGame *a, const DubGame *b);

G_END_DECLS
