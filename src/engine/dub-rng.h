/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance, keyed by what it is for. The same seed, purpose and number give the
 * same result on every platform, whatever happened in between: undoing and
 * going on never deals other cards.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

typedef enum {
  DUB_RANDOM_RESHUFFLE, /* the n-th of a game */
  DUB_RANDOM_REMOVAL,   /* the n-th of a game */
  DUB_RANDOM_NEXT_SEED,
  DUB_RANDOM_DECK,    /* of round n */
  DUB_RANDOM_FILL,    /* of round, display and space */
  DUB_RANDOM_STACK,   /* employees of level n */
  DUB_RANDOM_TURN_UP, /* the n-th of her staff, in simulated games */
} DubRandomPurpose;

typedef struct {
  guint64 state;
} DubRng;

/* number: the zero-based index among the draws for this purpose. */
DubRng dub_rng_for (guint64 seed, DubRandomPurpose purpose, guint number);

/* A number below bound, each equally likely; bound is at least 1. */
guint dub_rng_below (DubRng *rng, guint bound);

void dub_rng_shuffle (DubRng *rng, DubCard *cards, guint n_cards);

/* The seed with which a scenario goes on after a turn; fits a JSON number. */
guint64 dub_rng_next_seed (guint64 seed);

G_END_DECLS
