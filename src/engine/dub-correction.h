/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections of what the app has recorded. A correction is the fields of an action or an
 * event that name a place and what is there.
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"
#include "dub-place.h"

G_BEGIN_DECLS

enum { DUB_MAX_CORRECTIONS = 160 };

/* The place that a correction is about. */
DubPlace dub_correction_get_place (const DubState *state, const DubDetail *correction);

/* Whether it says that nothing is on the space. */
gboolean dub_correction_is_empty (const DubDetail *correction);

/* The correction that says what the app has there. */
DubDetail dub_correction_read (const DubState *state, DubPlace place);

/* The same with another number. */
DubDetail dub_correction_read_number (const DubState *state, DubPlace place, gint n);

/* Lists the corrections of a place that would be accepted, what is so already
 * included, and returns their number. A garment in a hall would belong to the owner. Of
 * numbers there is no list. */
guint dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                           DubAction out[DUB_MAX_CORRECTIONS]);

/* Whether the table is like that already. */
gboolean dub_correction_is_so (const DubGame *game, const DubAction *correction);

/* What is wrong with the table that a refused correction would make, if it was
 * refused for the counts of the box. */
DubProblem dub_correction_find_problem (const DubGame *game, const DubAction *correction);

G_END_DECLS
