/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be set right as a number: counts of hers, your hand, piles, the bag.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

enum { DUB_N_CORRECTION_NUMBERS = 15 };

/* The name of one of these numbers, and how high it can be. */
char *dub_correction_dup_number (guint number);
gint dub_correction_get_max (const DubState *state, guint number);

/* What the app has, and the correction to another; DUB_PLENTY of the bag and of
 * a deck is enough. */
gint dub_correction_get_number (const DubState *state, guint number);
DubDetail dub_correction_set_number (const DubState *state, guint number, gint n);

G_END_DECLS
