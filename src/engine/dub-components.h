/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles and cards that can still be drawn, according to the box profile and what
 * has been seen so far.
 */

#pragma once

#include "dub-state.h"

enum { DUB_MAX_GARMENTS = 60 };

/* Lists the garments that can be drawn now and returns their number: those of the profile
 * and the Expansions that are neither on the table nor discarded. If the bag is empty, the
 * discards are included. */
guint dub_components_list_garments (const DubBox *box, const DubState *state,
                                    DubGarment garments[DUB_MAX_GARMENTS]);

/* Sorts garments by color, bonus, PP and thimble. */
void dub_components_sort (DubGarment *garments, guint n);

/* The same list, sorted and grouped by kind with the number that can be drawn. A kind that is used
 * up has the number 0. */
guint dub_components_list_kinds (const DubBox *box, const DubState *state,
                                 DubGarmentKind kinds[DUB_MAX_GARMENTS]);

/* Counts the jewelry that can be drawn according to the profile, by color. */
void dub_components_count_jewelry (const DubBox *box, const DubState *state,
                                   guint counts[DUB_N_COLORS]);

/* Counts the Resource tiles that are not on display, by face. Tiles facedown with a player
 * are unknown, and discarded tiles return, so both are included. */
void dub_components_count_resources (const DubBox *box, const DubState *state,
                                     guint counts[DUB_N_TILES]);

/* Returns the next card of a level in the Employee stack for this seed (SET-5, SET-6). */
DubEmployee dub_components_get_employee (const DubBox *box, const DubState *state, guint level);
