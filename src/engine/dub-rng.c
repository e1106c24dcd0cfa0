/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SplitMix64 by Sebastiano Vigna: small, and good enough to shuffle 25 cards.
 */

#include "dub-rng.h"

static const guint64 golden_gamma = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

/* JSON readers preserve integers of up to 53 bits. */
static const guint64 seed_mask = (G_GUINT64_CONSTANT (1) << 53) - 1;

static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

static guint64
next (DubRng *rng)
{
  rng->state += golden_gamma;

  return mix (rng->state);
}

DubRng
dub_rng_for (guint64 seed, DubRandomPurpose purpose, guint number)
{
  guint64 key = mix (seed + golden_gamma);

  key = mix (key ^ ((guint64) purpose + 1) * golden_gamma);
  key = mix (key ^ ((guint64) number + 1) * golden_gamma);

  return (DubRng){ key };
}

guint
dub_rng_below (DubRng *rng, guint bound)
{
  guint64 limit, value;

  g_return_val_if_fail (bound > 0, 0);

  /* Values above the last whole multiple of bound would favor low results. */
  limit = G_MAXUINT64 - G_MAXUINT64 % bound;
  do
    value = next (rng);
  while (value >= limit);

  return (guint) (value % bound);
}

int
dub_rng_pick (DubRng *rng, const guint *counts, guint n_counts)
{
  guint n = 0;

  for (guint i = 0; i < n_counts; i++)
    n += counts[i];
  if (n == 0)
    return -1;

  n = dub_rng_below (rng, n);
  for (guint i = 0; i < n_counts; i++) {
    if (n < counts[i])
      return (int) i;
    n -= counts[i];
  }
  g_assert_not_reached ();
}

void
dub_rng_shuffle (DubRng *rng, DubCard *cards, guint n_cards)
{
  for (guint i = n_cards; i > 1; i--) {
    guint j = dub_rng_below (rng, i);
    DubCard card = cards[i - 1];

    cards[i - 1] = cards[j];
    cards[j] = card;
  }
}

guint64
dub_rng_next_seed (guint64 seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_NEXT_SEED, 0);

  return next (&rng) & seed_mask;
}
