/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Piles of Barry's cards.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* Tables are compared by their bytes, so nothing in them may have a gap. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* hand and supply: the first is the top. The discards have no order. */
typedef struct {
  guint16 n;
  DubCard cards[DUB_N_CARDS];
} DubPile;

/* Cards told within a turn: at worst the whole supply, and all again after a shuffle. */
enum { DUB_MAX_REPORTED = 2 * DUB_N_CARDS };

typedef struct {
  guint16 n;
  DubCard cards[DUB_MAX_REPORTED];
} DubReported;

#pragma GCC diagnostic pop

void dub_pile_push (DubPile *pile, DubCard card);
DubCard dub_pile_pop (DubPile *pile);
guint dub_pile_count (const DubPile *pile, DubCard card);

/* Whether it has the cards of the other pile in any order, or as many unknown ones. */
gboolean dub_pile_is_shuffled (const DubPile *pile, const DubPile *other);

G_END_DECLS
