/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures the time of a simulated game, in units of its seven shuffles of 25 cards, and the
 * speedup by a second thread. All measurements alternate within one run, so that the load of the
 * machine affects all of them.
 */

#include "bench-median.h"
#include "dub-box-file.h"
#include "dub-rng.h"
#include "dub-sim.h"

#include <stdio.h>

enum { ROUNDS = 9, GAMES = 2000, SHUFFLES = 20000, BAR = 200 };

static const double growth_bar = 1.7;

static double
time_games (const DubBox *box, guint8 expansions, guint jobs)
{
  DubSimPlan plan = { .setup = { .expansions = expansions, .count_candidate = TRUE },
                      .n_games = GAMES,
                      .n_jobs = jobs };
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (DubSimResult) result = dub_sim_run (box, &plan);

  g_assert_cmpuint (result->n_games, ==, GAMES);

  return (double) (g_get_monotonic_time () - begin) / GAMES;
}

static double
time_shuffles (const DubBox *box)
{
  DubCard cards[DUB_N_CARDS];
  gint64 begin = g_get_monotonic_time ();
  guint sum = 0;

  for (guint i = 0; i < SHUFFLES; i++) {
    DubRng rng = dub_rng_for (i, DUB_RANDOM_DECK, 1);

    for (guint j = 0; j < DUB_N_CARDS; j++)
      cards[j] = box->deck[j];
    dub_rng_shuffle (&rng, cards, DUB_N_CARDS);
    sum += cards[0].hall;
  }
  g_assert_cmpuint (sum, >, 0); /* keeps the compiler from removing the loop */

  return (double) (g_get_monotonic_time () - begin) / SHUFFLES * DUB_N_ROUNDS;
}

int
main (void)
{
  guint8 jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;
  double shuffles[ROUNDS], base[ROUNDS], jb[ROUNDS], both[ROUNDS];
  double ratio, growth;
  DubBox box;

  if (!dub_box_load_shipped ("deluxe", &box))
    return 1;

  for (guint i = 0; i < ROUNDS; i++) {
    shuffles[i] = time_shuffles (&box);
    base[i] = time_games (&box, 0, 1);
    jb[i] = time_games (&box, jewelry_box, 1);
    both[i] = time_games (&box, jewelry_box, 2);
  }

  ratio = bench_get_median (jb, ROUNDS) / bench_get_median (shuffles, ROUNDS);
  growth = bench_get_median (jb, ROUNDS) / bench_get_median (both, ROUNDS);
  printf ("simulated games (median of %d runs of %d games)\n", ROUNDS, GAMES);
  printf ("  seven shuffles  %7.3f us\n", bench_get_median (shuffles, ROUNDS));
  printf ("  base game       %7.1f us  ratio %6.1f  %.0f games/s\n",
          bench_get_median (base, ROUNDS),
          bench_get_median (base, ROUNDS) / bench_get_median (shuffles, ROUNDS),
          1e6 / bench_get_median (base, ROUNDS));
  printf ("  Jewelry Box     %7.1f us  ratio %6.1f  %.0f games/s    at most %d asked\n",
          bench_get_median (jb, ROUNDS), ratio, 1e6 / bench_get_median (jb, ROUNDS), BAR);
  printf ("  two jobs        %7.1f us  growth %5.2f    at least %.1f asked\n",
          bench_get_median (both, ROUNDS), growth, growth_bar);

  return ratio > BAR || growth < growth_bar;
}
