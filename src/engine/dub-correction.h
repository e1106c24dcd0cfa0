/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections of what the app has recorded. A correction is a place and what is there.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"
#include "dub-table.h"

enum { DUB_MAX_CORRECTIONS = 160 };

/* Returns the correction that sets the place, or one of its numbers. */
DubMove dub_correction (DubPlace place, DubThing thing);
DubMove dub_correction_of_number (const DubState *state, DubPlace place, gint n);

/* Lists the corrections of a place that would be accepted, including its current content,
 * and returns their number. A garment in a hall would belong to the owner. Numbers are not
 * listed. */
guint dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                           DubMove out[DUB_MAX_CORRECTIONS]);

/* Whether the table already matches the correction. */
gboolean dub_correction_is_so (const DubGame *game, const DubMove *correction);
