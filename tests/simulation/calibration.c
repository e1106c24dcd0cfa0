/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "calibration.h"

#include "dub-rng.h"
#include "dub-sim.h"

/* Plays up to a random turn. */
static void
play_part (DubSimPlay *play, guint64 seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FORECAST, 0);
  guint round = 2 + dub_rng_below (&rng, DUB_N_ROUNDS - 1);
  guint n_turns = dub_rng_below (&rng, 6);

  while (play->game.state.round < round || play->game.state.phase != DUB_PHASE_TURNS)
    dub_sim_play_advance (play);
  for (guint i = 0; i < n_turns && play->game.state.phase == DUB_PHASE_TURNS; i++)
    dub_sim_play_advance (play);
}

static void
add (DubCalibration *result, const DubForecast *forecast, const DubScore *score)
{
  guint at = MIN (forecast->n_wins * DUB_N_CALIBRATION_BINS / forecast->n_games,
                  DUB_N_CALIBRATION_BINS - 1);
  DubCalibrationBin *bin = &result->bins[at];

  bin->n_games++;
  bin->n_wins += score->winner == DUB_BARRY;
  bin->sum += (double) forecast->n_wins / forecast->n_games;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const DubBand *band = &forecast->totals[owner];
    guint total = score->sides[owner].total;

    result->n_within[owner] += total >= band->low && total <= band->high;
  }
}

void
dub_calibration_run (const DubBox *box, const DubSimPlan *plan, guint n_forecast,
                     DubCalibration *result)
{
  DubSimPlay *play = g_new0 (DubSimPlay, 1);

  *result = (DubCalibration){ 0 };
  dub_sim_play_init (play);
  for (guint i = 0; i < plan->n_games; i++) {
    DubSetup setup = plan->setup;
    DubForecast forecast;
    DubScore score;

    setup.seed += i;
    dub_sim_play_begin (play, box, &setup);
    play_part (play, setup.seed);
    dub_forecast_run (&play->game, n_forecast, plan->n_jobs, NULL, &forecast);
    dub_sim_play_finish (play, &score);
    if (forecast.n_games > 0)
      add (result, &forecast, &score);
  }
  dub_sim_play_clear (play);
  g_free (play);
}
