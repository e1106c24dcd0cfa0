/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random numbers: their purpose is their key, they are the same everywhere, and they are fair.
 */

#include "dub-rng.h"

#include <string.h>

enum { N_DRAWS = 60000 };

static void
test_same_key (void)
{
  DubRng a = dub_rng_for (42, DUB_RANDOM_RESHUFFLE, 3);
  DubRng b = dub_rng_for (42, DUB_RANDOM_RESHUFFLE, 3);

  for (guint i = 0; i < 1000; i++)
    g_assert_cmpuint (dub_rng_below (&a, 1000), ==, dub_rng_below (&b, 1000));
}

/* Another key gives other numbers. */
static void
test_other_key (void)
{
  DubRng first = dub_rng_for (42, DUB_RANDOM_RESHUFFLE, 3);
  DubRng others[] = {
    dub_rng_for (43, DUB_RANDOM_RESHUFFLE, 3), dub_rng_for (42, DUB_RANDOM_REMOVAL, 3),
    dub_rng_for (42, DUB_RANDOM_RESHUFFLE, 4), dub_rng_for (42, DUB_RANDOM_NEXT_SEED, 3),
    dub_rng_for (0, DUB_RANDOM_RESHUFFLE, 3),  dub_rng_for (42, DUB_RANDOM_RESHUFFLE, 0),
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    DubRng a = first;
    guint n_equal = 0;

    for (guint j = 0; j < 100; j++)
      n_equal += dub_rng_below (&a, 1000000) == dub_rng_below (&others[i], 1000000);
    g_assert_cmpuint (n_equal, <, 3);
  }
}

/* Saved games depend on these numbers: they must never change. */
static void
test_golden (void)
{
  static const guint numbers[] = { 66, 441, 731, 336, 694, 86, 386, 162 };
  DubRng rng = dub_rng_for (7, DUB_RANDOM_REMOVAL, 1);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (dub_rng_below (&rng, 1000), ==, numbers[i]);
}

static void
test_golden_shuffle (void)
{
  static const guint places[] = { 7, 3, 9, 1, 2, 0, 4, 8, 6, 5 };
  DubRng rng = dub_rng_for (7, DUB_RANDOM_RESHUFFLE, 0);
  DubCard cards[G_N_ELEMENTS (places)];

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    cards[i] = (DubCard){ .action = DUB_CARD_TAILOR, .n = i & 15 };
  dub_rng_shuffle (&rng, cards, G_N_ELEMENTS (places));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpuint (cards[i].n, ==, places[i]);
}

static void
test_next_seed (void)
{
  guint64 seed = 7;

  g_assert_cmpuint (dub_rng_next_seed (7), ==, G_GUINT64_CONSTANT (6800108060634778));
  for (guint i = 0; i < 1000; i++) {
    guint64 next = dub_rng_next_seed (seed);

    g_assert_cmpuint (next, !=, seed);
    g_assert_cmpuint (next, <, G_GUINT64_CONSTANT (1) << 53);
    seed = next;
  }
}

/* Chi-squared with 9 degrees of freedom exceeds 27.9 in one of 1000 fair cases. The seed is
 * fixed. */
static void
test_uniform (void)
{
  DubRng rng = dub_rng_for (1, DUB_RANDOM_REMOVAL, 0);
  guint counts[10] = { 0 };
  gdouble expected = N_DRAWS / 10.0, chi_squared = 0;

  for (guint i = 0; i < N_DRAWS; i++)
    counts[dub_rng_below (&rng, 10)]++;
  for (guint i = 0; i < 10; i++)
    chi_squared += (counts[i] - expected) * (counts[i] - expected) / expected;

  g_assert_cmpfloat (chi_squared, <, 27.9);
}

static void
test_bounds (void)
{
  DubRng rng = dub_rng_for (1, DUB_RANDOM_REMOVAL, 0);

  for (guint bound = 1; bound <= 56; bound++) {
    guint64 seen = 0;

    for (guint i = 0; i < 2000; i++) {
      guint number = dub_rng_below (&rng, bound);

      g_assert_cmpuint (number, <, bound);
      seen |= G_GUINT64_CONSTANT (1) << number;
    }
    g_assert_cmpuint (seen, ==, (G_GUINT64_CONSTANT (1) << bound) - 1);
  }
}

static void
test_permutation (void)
{
  for (guint n = 0; n <= DUB_N_CARDS; n++) {
    DubRng rng = dub_rng_for (n, DUB_RANDOM_RESHUFFLE, 0);
    DubCard cards[DUB_N_CARDS];
    guint32 seen = 0;

    for (guint i = 0; i < DUB_N_CARDS; i++)
      cards[i] = (DubCard){ .n = i & 15, .hall = (i >> 4) & 7 };
    dub_rng_shuffle (&rng, cards, n);
    for (guint i = 0; i < n; i++)
      seen |= 1u << (cards[i].n + 16u * cards[i].hall);
    g_assert_cmpuint (seen, ==, (1u << n) - 1);
    for (guint i = n; i < DUB_N_CARDS; i++)
      g_assert_cmpuint (cards[i].n + 16u * cards[i].hall, ==, i);
  }
}

/* Each of the 24 orders of four cards is about equally frequent. */
static void
test_all_permutations (void)
{
  guint counts[256] = { 0 }, n_orders = 0;

  for (guint i = 0; i < 24000; i++) {
    DubRng rng = dub_rng_for (i, DUB_RANDOM_RESHUFFLE, 0);
    DubCard cards[4] = { { .n = 0 }, { .n = 1 }, { .n = 2 }, { .n = 3 } };

    dub_rng_shuffle (&rng, cards, 4);
    counts[cards[0].n << 6 | cards[1].n << 4 | cards[2].n << 2 | cards[3].n]++;
  }

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] > 0) {
      n_orders++;
      g_assert_cmpuint (counts[i], >, 850);
      g_assert_cmpuint (counts[i], <, 1150);
    }
  g_assert_cmpuint (n_orders, ==, 24);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/rng/same-key", test_same_key);
  g_test_add_func ("/rng/other-key", test_other_key);
  g_test_add_func ("/rng/golden", test_golden);
  g_test_add_func ("/rng/golden-shuffle", test_golden_shuffle);
  g_test_add_func ("/rng/next-seed", test_next_seed);
  g_test_add_func ("/rng/uniform", test_uniform);
  g_test_add_func ("/rng/bounds", test_bounds);
  g_test_add_func ("/rng/permutation", test_permutation);
  g_test_add_func ("/rng/all-permutations", test_all_permutations);

  return g_test_run ();
}
