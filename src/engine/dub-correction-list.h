/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the table may be in truth: the corrections that a place or a fact can
 * have, so that they can be offered.
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"
#include "dub-place.h"

G_BEGIN_DECLS

enum { DUB_MAX_CORRECTIONS = 160 };

/* The corrections of a subject that would be accepted, what is so already
 * included; tells how many. The subject is a correction of which only fix and
 * place count (at, hall, where, task; with a guest also whose it would be). Of
 * numbers there is no list. */
guint dub_correction_list (const DubGame *game, const DubDetail *subject,
                           DubAction out[DUB_MAX_CORRECTIONS]);

/* The subject with what the app has there; jewelry and numbers too. */
DubDetail dub_correction_fill_in (const DubState *state, DubDetail subject);

/* A place of the board as a subject, and the other way round: DUB_PLACE_NONE if
 * the subject is none of these. */
DubDetail dub_correction_from_place (DubPlace place);
DubPlace dub_correction_get_place (const DubState *state, const DubDetail *subject);

/* The spaces of a section, that is, of a subject of which only fix, hall and
 * where count; 0 if it is a subject by itself. Her staff has one more, on top,
 * and begins with it. */
guint dub_correction_count_spaces (const DubGame *game, const DubDetail *section);
DubDetail dub_correction_get_space (const DubGame *game, const DubDetail *section, guint n);

/* Whether the table has such a thing now: a module, a phase, her own cards. */
gboolean dub_correction_is_in_play (const DubState *state, const DubDetail *subject);

/* Whether the table is like that already. */
gboolean dub_correction_is_so (const DubGame *game, const DubAction *correction);

/* What is wrong with the table that a refused correction would make, if it was
 * refused for the counts of the box. */
DubProblem dub_correction_find_problem (const DubGame *game, const DubAction *correction);

G_END_DECLS
