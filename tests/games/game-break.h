/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breaks a rule on the table, to prove that the cases of the rule notice it.
 */

#pragma once

#include "dub-move.h"
#include "dub-state.h"

G_BEGIN_DECLS

/* Spoils the effect of an event under the rule that DUB_TEST_BREAK names, but so little that the
 * game continues. Does nothing if the variable is not set. */
void game_break (DubState *state, const DubEvent *event);

G_END_DECLS
