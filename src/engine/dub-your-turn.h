/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your turn: what each move allows later in the same turn. The card that you play is unknown,
 * so only the order of your moves shows whether an action is a main action.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* Records a move that was made. */
void dub_your_turn_note (const DubBox *box, DubState *state, const DubMove *move);

/* Whether something that you gained is still to be taken. */
gboolean dub_your_turn_is_waiting (const DubYourTurn *turn);

/* Whether nothing of the turn matters any longer. */
gboolean dub_your_turn_is_over (const DubYourTurn *turn);

/* Return the tasks of your examination without your token; and those that you can put it on now,
 * because another action of this turn fulfills each (YOU-12). Both are bitmasks of DubTask. */
guint dub_your_turn_get_open (const DubBox *box, const DubState *state);
guint dub_your_turn_get_tasks (const DubBox *box, const DubState *state);

G_END_DECLS
