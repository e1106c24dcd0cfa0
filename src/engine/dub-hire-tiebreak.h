/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * HIR-2's tie-break: of several employees, which is worth most to you now? Some
 * of your facts may be unknown; this finds out whether they can decide.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { DUB_MAX_RIVALS = DUB_N_HIRE_SPACES };

typedef struct {
  guint n;
  guint8 crowns[DUB_MAX_RIVALS]; /* in the order in which a tie goes to the first */
  guint extra;                   /* cards counted on top of your staff (VAL-1) */
} DubRivals;

/* The place of the one that is worth most to you. *facts gets a bit for each
 * DubFact that is unknown and decides: two complete answers that differ only
 * there give different ones. If it is not 0 the return value says nothing. */
guint dub_hire_tiebreak_settle (const DubBox *box, const DubState *state, const DubRivals *rivals,
                                guint *facts);

G_END_DECLS
