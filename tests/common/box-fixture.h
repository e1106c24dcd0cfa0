/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random boxes of every shape that a profile may have.
 */

#pragma once

#include "dub-box.h"

G_BEGIN_DECLS

/* small: halls of few guest spaces, so that they are full sooner. */
void test_box_make (GRand *rand, gboolean small, DubBox *box);

DubCard test_card_make (GRand *rand, DubCardAction action);

/* What the generators of tables share: chance in percent, and a number of low to high. */
gboolean test_chance (GRand *rand, guint percent);
guint test_pick (GRand *rand, guint low, guint high);

G_END_DECLS
