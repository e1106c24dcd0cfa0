/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random numbers, keyed by their purpose. The same seed, purpose and number give the
 * same result on every platform, whatever happened in between, so undo never changes
 * the cards.
 */

#pragma once

#include "dub-types.h"

typedef enum {
  DUB_RANDOM_RESHUFFLE, /* the n-th in a game */
  DUB_RANDOM_REMOVAL,   /* the n-th in a game */
  DUB_RANDOM_NEXT_SEED,
  DUB_RANDOM_DECK,     /* for round n */
  DUB_RANDOM_FILL,     /* for round, display and space */
  DUB_RANDOM_STACK,    /* Employees of level n */
  DUB_RANDOM_TURN_UP,  /* the n-th card of her staff, in simulated games */
  DUB_RANDOM_FORECAST, /* what a forecast cannot know */
  DUB_RANDOM_WEEK,     /* the seed of a week */
} DubRandomPurpose;

typedef struct {
  guint64 state;
} DubRng;

/* number: the zero-based index among the draws for this purpose. */
DubRng dub_rng_for (guint64 seed, DubRandomPurpose purpose, guint number);

/* Returns a uniformly distributed number below bound, which is at least 1. */
guint dub_rng_below (DubRng *rng, guint bound);

/* Returns an index, weighted by the counts; -1 if all of them are 0. */
int dub_rng_pick (DubRng *rng, const guint *counts, guint n_counts);

void dub_rng_shuffle (DubRng *rng, DubCard *cards, guint n_cards);

/* Returns the seed with which a scenario continues after a turn. It fits a JSON number. */
guint64 dub_rng_next_seed (guint64 seed);
