/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a table can be: the one statement of it, for games, corrections, files
 * and tests. A book states or implies each part of it, or the rules lead nowhere
 * else; where the books are silent, what the player says holds.
 */

#pragma once

#include "dub-limits.h"

G_BEGIN_DECLS

/* The first thing that cannot be; in all of the table, or in these parts of it and
 * what is always looked at. */
DubProblem dub_table_check (const DubBox *box, const DubState *state);
DubProblem dub_table_check_parts (const DubBox *box, const DubState *state, DubCheck parts);

/* What holds besides between two entries of a game, when nothing is half done; and
 * all of it together. */
DubProblem dub_table_check_rest (const DubBox *box, const DubState *state, DubCheck parts);
DubProblem dub_table_check_at_rest (const DubBox *box, const DubState *state);

/* Whether all that lies on the table has a space in the box. */
gboolean dub_table_fits (const DubBox *box, const DubState *state);

G_END_DECLS
