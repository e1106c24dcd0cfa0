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

/* The game is its number, from 1. */
static void
add (DubCalibration *result, guint game, const DubForecast *forecast, const DubScore *score)
{
  guint at = MIN (forecast->n_wins * DUB_N_CALIBRATION_BINS / forecast->n_games,
                  DUB_N_CALIBRATION_BINS - 1);
  DubCalibrationBin *bin = &result->bins[at];

  bin->n_tables++;
  bin->n_games += bin->last != game;
  bin->last = game;
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
      add (result, i + 1, &forecast, &score);
  }
  dub_sim_play_clear (play);
  g_free (play);
}

typedef struct {
  guint round;
  DubForecast forecast;
} Turn;

/* Enters the possessions of the player, like somebody who taps everything. */
static void
enter_purse (DubState *state, const DubSimHuman *human)
{
  const struct {
    DubFact fact;
    int count;
  } purse[] = { { DUB_FACT_PP, human->pp },
                { DUB_FACT_LIVRE, human->livre },
                { DUB_FACT_THREAD, human->thread },
                { DUB_FACT_LACE, human->lace } };
  DubSide *you = &state->sides[DUB_YOU];

  for (guint i = 0; i < G_N_ELEMENTS (purse); i++) {
    you->counts[purse[i].fact] = (guint16) purse[i].count;
    you->known = (guint16) (you->known | 1u << purse[i].fact);
  }
}

/* Plays a whole game, and forecasts it after every turn. */
static void
play_turns (DubSimPlay *play, const DubSimPlan *plan, guint n_forecast, gboolean has_purse,
            GArray *turns)
{
  g_autofree DubGame *game = g_new (DubGame, 1);

  g_array_set_size (turns, 0);
  while (play->game.state.phase < DUB_PHASE_SCORING) {
    gboolean is_turn = play->game.state.phase == DUB_PHASE_TURNS;
    Turn turn = { .round = play->game.state.round };

    dub_sim_play_advance (play);
    if (!is_turn)
      continue;
    *game = play->game;
    if (has_purse)
      enter_purse (&game->state, &play->human);
    dub_forecast_run (game, n_forecast, plan->n_jobs, NULL, &turn.forecast);
    g_array_append_val (turns, turn);
  }
}

/* Prints the chance after each turn, with a bar between rounds. */
static void
tell (GArray *turns, const DubScore *score)
{
  guint round = 1;

  for (guint i = 0; i < turns->len; i++) {
    const Turn *turn = &g_array_index (turns, Turn, i);

    g_print ("%s%.1f ", turn->round != round ? "| " : "",
             100 - 100.0 * turn->forecast.n_wins / turn->forecast.n_games);
    round = turn->round;
  }
  g_print (": %s, %u to %u\n", score->winner == DUB_YOU ? "you" : "she",
           score->sides[DUB_YOU].total, score->sides[DUB_BARRY].total);
}

void
dub_calibration_run_turns (const DubBox *box, const DubSimPlan *plan, guint n_forecast,
                           gboolean has_purse, gboolean is_told,
                           DubCalibration result[DUB_N_CALIBRATION_PARTS])
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (Turn));
  g_autofree DubSimPlay *play = g_new0 (DubSimPlay, 1);

  dub_sim_play_init (play);
  for (guint i = 0; i < plan->n_games; i++) {
    DubSetup setup = plan->setup;
    DubScore score;

    setup.seed += i;
    dub_sim_play_begin (play, box, &setup);
    play_turns (play, plan, n_forecast, has_purse, turns);
    dub_sim_play_finish (play, &score);
    for (guint j = 0; j < turns->len; j++) {
      const Turn *turn = &g_array_index (turns, Turn, j);

      add (&result[turn->round <= 2   ? 0
                   : turn->round <= 4 ? 1
                                      : 2],
           i + 1, &turn->forecast, &score);
    }
    if (is_told)
      tell (turns, &score);
  }
  dub_sim_play_clear (play);
}
