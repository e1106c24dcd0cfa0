/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random boxes of every shape that a profile may have.
 */

#pragma once

#include "dub-box.h"

G_BEGIN_DECLS

/* small: halls have few guest spaces, and fill sooner. */
void test_box_make (GRand *rand, gboolean small, DubBox *box);

DubCard test_card_make (GRand *rand, DubCardAction action);

/* Helpers of all generators of tables: chance in percent, and a random number from low to high. */
gboolean test_chance (GRand *rand, guint percent);
guint test_pick (GRand *rand, guint low, guint high);

G_END_DECLS
