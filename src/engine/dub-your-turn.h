/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your turn: what each move allows later in the same turn. The card that you play is unknown,
 * so only the order of your moves shows whether an action is a main action.
 */

#pragma once

#include "dub-move.h"
#include "dub-state.h"

/* The conditions of the specialized Apprentices (YOU-6). */

enum { DUB_MAX_CONDITIONS = 3 };

typedef struct {
  guint has; /* as far as it is known */
  guint needs;
  gboolean is_known;
  DubFact fact; /* that it counts, or DUB_N_FACTS if the table shows it */
} DubCondition;

/* Sets what has to be there at the moment of hiring, and returns how many conditions there
 * are; 0 if it is secret. */
guint dub_specialist_get_conditions (const DubBox *box, const DubState *state,
                                     DubSpecialist specialist,
                                     DubCondition conditions[DUB_MAX_CONDITIONS]);

/* Return whether nothing that is known prevents hiring; and whether all that is needed is known to
 * be there. */
gboolean dub_specialist_may_be_met (const DubBox *box, const DubState *state,
                                    DubSpecialist specialist);
gboolean dub_specialist_is_met (const DubBox *box, const DubState *state, DubSpecialist specialist);

/* The costs and gains of your move (section YOU), from the board before it. What is
 * printed on a garment, and what the card brings that you play, is not known here. */

/* Sets gains and open of a move that has its thing already. before is the table before it. */
void dub_your_gains (const DubBox *box, const DubState *before, DubMove *move);

/* Records a move that was made. */
void dub_your_turn_note (const DubBox *box, DubState *state, const DubMove *move);

/* Returns whether something that you gained is still to be taken. */
gboolean dub_your_turn_is_waiting (const DubYourTurn *turn);

/* Return the tasks of your examination without your token; and those that you can put it on now,
 * because another action of this turn fulfills each (YOU-12). Both are bitmasks of DubTask. */
guint dub_your_turn_get_open (const DubBox *box, const DubState *state);
guint dub_your_turn_get_tasks (const DubBox *box, const DubState *state);
