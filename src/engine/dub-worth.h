/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the employees with an end-of-game bonus are worth (section VAL).
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* The facts about you that the formula of a card needs, as a bitmask of DubFact. What
 * is on the board is always known, and without your token on a jeweler
 * decoration you have no jewelry. */
guint dub_worth_get_facts (const DubState *state, DubCrown crown);

/* The facts that the formula needs and that are not known. Barry has none. */
guint dub_worth_get_missing (const DubState *state, DubOwner owner, DubCrown crown);

/* PP of the card for its owner. extra: cards counted on top of the staff, for a
 * candidate that has not joined it yet (VAL-1). Unknown facts count as none. */
guint dub_worth_get (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown,
                     guint extra);

/* PP of vi-staff for a staff of this size. */
guint dub_worth_of_staff (guint size);

G_END_DECLS
