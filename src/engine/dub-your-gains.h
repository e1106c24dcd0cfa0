/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move of yours costs and brings (section YOU), from the board before it. What is
 * printed on a garment, and what the card brings that you play, is not known here.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* Return the cost of a tile if its drawer has n, and of hiring with n cards on display. */
guint dub_your_tile_price (guint n);
guint dub_your_hire_price (guint n);

/* Returns what deputing a card of the type brings as the main action, or 0. */
guint dub_your_depute_price (DubType type);

/* Sets gains and open of a move that has its thing already. before is the table before it. */
void dub_your_gains (const DubBox *box, const DubState *before, DubMove *move);

G_END_DECLS
