/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The definition of a possible table, for games, corrections, files and tests. Each
 * condition is stated or implied by a rulebook, or the rules allow nothing else; where
 * the rulebooks are silent, the player is right.
 */

#pragma once

#include "dub-limits.h"

G_BEGIN_DECLS

/* Returns the first problem: in the whole table, or in these parts and what is always
 * checked. */
DubReason dub_table_check (const DubBox *box, const DubState *state);
DubReason dub_table_check_parts (const DubBox *box, const DubState *state, DubCheck parts);

/* Checks the additional conditions between two entries of a game, when nothing is half done.
 * The second function checks all conditions. */
DubReason dub_table_check_rest (const DubBox *box, const DubState *state, DubCheck parts);
DubReason dub_table_check_at_rest (const DubBox *box, const DubState *state);

/* Whether everything on the table has a space in the box. */
gboolean dub_table_fits (const DubBox *box, const DubState *state);

G_END_DECLS
