/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your turn: what each move allows later in the same turn. The card that you play is unknown,
 * so only the order of your moves shows whether an action is a main action.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* Record a move that was made. */
void dub_your_turn_take_tile (DubState *state, DubTile tile, gboolean is_discarded);
void dub_your_turn_rent (const DubBox *box, DubState *state, DubGarment garment, guint hall,
                         guint space);
void dub_your_turn_sell (DubState *state, DubGarment garment);
void dub_your_turn_take_jewelry (DubState *state);
void dub_your_turn_depute (DubState *state);
void dub_your_turn_fund (DubState *state);
void dub_your_turn_act (DubState *state); /* any other action */

/* Whether something that you gained is still to be taken; and leaves it. */
gboolean dub_your_turn_is_waiting (const DubYourTurn *turn);
void dub_your_turn_pass (DubState *state);

/* Whether nothing of the turn matters any longer. */
gboolean dub_your_turn_is_over (const DubYourTurn *turn);

/* Return the tasks of your examination without your token; and those that you can put it on now,
 * because another action of this turn fulfills each (YOU-12). Both are bitmasks of DubTask. */
guint dub_your_turn_get_open (const DubBox *box, const DubState *state);
guint dub_your_turn_get_tasks (const DubBox *box, const DubState *state);

/* Whether your token is on the task. */
gboolean dub_your_turn_has_done (const DubState *state, DubTask task);

G_END_DECLS
