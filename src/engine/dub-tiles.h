/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles and cards to draw from, for games without a box. How many garments
 * there are of each colour is printed in the rulebooks; their PP, which have a
 * thimble, what the resource tiles show, and the colours of the jewelry are
 * starter figures.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { DUB_MAX_GARMENTS = 60 };

/* The garments that can be drawn now: those of the box and the modules that
 * neither lie on the table nor among the discards, or, when the bag is empty,
 * the discards too. Tells how many. */
guint dub_tiles_list_garments (const DubState *state, DubGarment garments[DUB_MAX_GARMENTS]);

/* The garments of the box and the modules, one of each kind, by colour, PP and
 * thimble: always in this order, wherever they are. Returns how many kinds there
 * are. */
guint dub_tiles_list_kinds (const DubState *state, DubGarment kinds[DUB_MAX_GARMENTS]);

/* Whether one of a kind may be left: fewer lie on the table than the box holds. Of
 * discards only the colour is known, so they count as left. */
gboolean dub_tiles_has_left (const DubState *state, DubGarment kind);

/* The jewelry that can be drawn, as numbers of each colour. */
void dub_tiles_count_jewelry (const DubState *state, guint counts[DUB_N_COLOURS]);

/* What the n-th of the resource tiles shows. */
DubTile dub_tiles_get_resource (guint n);

/* The next card of a level in the employee stack of this seed (SET-5, SET-6). */
DubEmployee dub_tiles_get_employee (const DubBox *box, const DubState *state, guint level);

G_END_DECLS
