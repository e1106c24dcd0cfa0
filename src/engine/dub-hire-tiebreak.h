/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiebreaker of HIR-2: which of several employees is worth most to you now. It
 * also finds out whether facts about you that are unknown can decide.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { DUB_MAX_RIVALS = DUB_N_HIRE_SPACES };

typedef struct {
  guint n;
  guint8 crowns[DUB_MAX_RIVALS]; /* in tiebreak order, the first wins */
  guint extra;                   /* cards counted in addition to your staff (VAL-1) */
} DubRivals;

/* Returns the index of the employee that is worth most to you. *facts is a bitmask of the
 * unknown DubFact that decide: two complete answers that differ only there have different
 * results. If it is not 0, ignore the return value. */
guint dub_hire_tiebreak_settle (const DubBox *box, const DubState *state, const DubRivals *rivals,
                                guint *facts);

G_END_DECLS
