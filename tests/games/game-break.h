/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table that does not follow a rule, to see that the cases of the rule notice it.
 */

#pragma once

#include "dub-move.h"
#include "dub-state.h"

G_BEGIN_DECLS

/* Spoils what an event of the rule named by DUB_TEST_BREAK has brought about, so little that
 * the game goes on. Does nothing where that is not set. */
void game_break (DubState *state, const DubEvent *event);

G_END_DECLS
