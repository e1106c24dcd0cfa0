/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a simulated game takes, in units of the seven shuffles of 25 cards
 * that it needs, and what a second thread brings. All in one run, and in turns,
 * so that a busy machine is busy for all of them.
 */

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
  g_assert_cmpuint (sum, >, 0); /* or the loop could be dropped */

  return (double) (g_get_monotonic_time () - begin) / SHUFFLES * DUB_N_ROUNDS;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
get_median (double *values)
{
  qsort (values, ROUNDS, sizeof *values, compare);

  return values[ROUNDS / 2];
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

  ratio = get_median (jb) / get_median (shuffles);
  growth = get_median (jb) / get_median (both);
  printf ("simulated games (median of %d runs of %d games)\n", ROUNDS, GAMES);
  printf ("  seven shuffles  %7.3f us\n", get_median (shuffles));
  printf ("  base game       %7.1f us  ratio %6.1f  %.0f games/s\n", get_median (base),
          get_median (base) / get_median (shuffles), 1e6 / get_median (base));
  printf ("  Jewelry Box     %7.1f us  ratio %6.1f  %.0f games/s    at most %d asked\n",
          get_median (jb), ratio, 1e6 / get_median (jb), BAR);
  printf ("  two jobs        %7.1f us  growth %5.2f    at least %.1f asked\n", get_median (both),
          growth, growth_bar);

  return ratio > BAR || growth < growth_bar;
}
