/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections of what the app has recorded. A correction consists of the fields of an
 * action or an event that name a place and its content.
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"
#include "dub-place.h"

G_BEGIN_DECLS

enum { DUB_MAX_CORRECTIONS = 160 };

DubPlace dub_correction_get_place (const DubState *state, const DubDetail *correction);

/* Whether the correction says that the space is empty. */
gboolean dub_correction_is_empty (const DubDetail *correction);

/* Returns the correction that matches what is recorded for the place. */
DubDetail dub_correction_read (const DubState *state, DubPlace place);

/* The same with a different number. */
DubDetail dub_correction_read_number (const DubState *state, DubPlace place, gint n);

/* Lists the corrections of a place that would be accepted, including its current content,
 * and returns their number. A garment in a hall would belong to the owner. Numbers are not
 * listed. */
guint dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                           DubAction out[DUB_MAX_CORRECTIONS]);

/* Whether the table already matches the correction. */
gboolean dub_correction_is_so (const DubGame *game, const DubAction *correction);

G_END_DECLS
