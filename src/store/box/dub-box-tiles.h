/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles of a box profile: garments, resources and jewelry.
 *
 *   "garments": {"base": [{"color": "blue", "pp": 4, "thimble": true, "n": 2}, ...],
 *                "fancy": [{"color": "pink", "pp": 5, "thimble": true}],
 *                "festivity": [{"color": "green", "pp": 3, "festivity": "pairs"}],
 *                "expert": [{"color": "blue", "pp": 3, "expert": "favor"}]},
 *   "resources": {"base": {"bp": 26, "go": 12, "bp+go": 10}, "fancy": {...}},
 *   "jewelry": {"blue": 7, "pink": 7, "green": 6, "orange": 4}
 *
 * n left out is 1. In memory the base garments are a table of all kinds that there can
 * be, some of them with none, and the others are one kind a tile in the order of their
 * bonus.
 */

#pragma once

#include "dub-box.h"
#include "dub-json.h"

G_BEGIN_DECLS

/* Reads the three parts of a profile. One that is missing is that of the starter; NULL
 * if there is none to take it from. Of a draft the totals may be wrong. */
gboolean dub_box_read_tiles (const DubJson *at, const DubBox *starter, DubBox *box);

/* Adds the three parts to the profile. */
void dub_box_write_tiles (const DubBox *box, JsonObject *root);

G_END_DECLS
