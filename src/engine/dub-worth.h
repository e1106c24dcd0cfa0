/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of the employees with an end-of-game bonus (section VAL).
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* Returns the facts about you that the formula of a card needs, as a bitmask of DubFact. The
 * board is always known, and without your token on a jeweler decoration you have no jewelry. */
guint dub_worth_get_facts (const DubState *state, DubCrown crown);

/* Returns the unknown facts that the formula needs. Madame du Barry's are always known. */
guint dub_worth_get_missing (const DubState *state, DubOwner owner, DubCrown crown);

/* Returns the PP of the card for its owner. extra is the number of cards counted in addition
 * to the staff, for a candidate that has not joined it yet (VAL-1). Unknown facts count as
 * 0. */
guint dub_worth_get (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown,
                     guint extra);

/* Returns the PP of vi-staff for a staff of this size. */
guint dub_worth_of_staff (guint size);

G_END_DECLS
