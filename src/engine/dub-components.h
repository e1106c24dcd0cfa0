/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles and cards that can still be drawn, by the box profile and what has been
 * seen of them.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { DUB_MAX_GARMENTS = 60 };

/* The garments that can be drawn now: those of the profile and the modules that
 * neither lie on the table nor among the discards, or, when the bag is empty, the
 * discards too. Returns how many. */
guint dub_components_list_garments (const DubBox *box, const DubState *state,
                                    DubGarment garments[DUB_MAX_GARMENTS]);

/* The same as kinds, with how many of each can be drawn, and in an order that the game
 * does not change: by color, bonus, PP and thimble. A kind that is used up has none. */
guint dub_components_list_kinds (const DubBox *box, const DubState *state,
                                 DubGarmentKind kinds[DUB_MAX_GARMENTS]);

/* The jewelry that can be drawn by the profile, as numbers of each color. */
void dub_components_count_jewelry (const DubBox *box, const DubState *state,
                                   guint counts[DUB_N_COLORS]);

/* Resource tiles that do not lie on display, as numbers of each face. What lies face
 * down with a player is not known, and what was discarded comes back. */
void dub_components_count_resources (const DubBox *box, const DubState *state,
                                     guint counts[DUB_N_TILES]);

/* The next card of a level in the employee stack of this seed (SET-5, SET-6). */
DubEmployee dub_components_get_employee (const DubBox *box, const DubState *state, guint level);

G_END_DECLS
