/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A forecast of the end of a game: the table is played on many times against the simulated
 * human. Each continuation has random numbers of its own, and everything that the player
 * cannot know is drawn again for it: her facedown cards, the bags and stacks, unknown tiles
 * and, where you have not entered them, your own possessions. So neither the seed of the game
 * nor the order of her supply has an influence, and equal tables have equal forecasts.
 */

#pragma once

#include "dub-game.h"
#include "dub-sim.h"
#include "dub-types.h"

/* The percentage of games that she wins against the simulated human, as it was measured. */

/* Returns percent of the games. */
guint dub_win_rate_get (DubStrength strength, gboolean jewelry_box, gboolean second_place);

/* Puts the simulated human into your place: what you have entered is taken as it is, and the rest
 * is guessed from what is in sight. */

/* The number is that of the random numbers, which follow from the seed of the table. */
void dub_forecast_guess_you (const DubGame *game, guint number, DubSimHuman *human);

enum { DUB_FORECAST_GAMES = 500, DUB_FORECAST_MAX_JOBS = 8 };

typedef struct {
  guint low; /* 5 % of the totals are below it */
  guint middle;
  guint high; /* 5 % are above it */
} DubBand;

typedef struct {
  guint n_games; /* that were played to their end; 0 if the table cannot be played on */
  guint n_wins;  /* hers */
  DubBand totals[DUB_N_OWNERS];
} DubForecast;

/* The result does not depend on the number of jobs. The game is not changed. Returns FALSE if
 * *is_cancelled, which may be set by another thread, became TRUE. */
gboolean dub_forecast_run (const DubGame *game, guint n_games, guint n_jobs,
                           const gint *is_cancelled, DubForecast *forecast);

/* Returns a game as one of its continuations sees it. */
void dub_forecast_imagine (const DubGame *game, guint number, DubGame *imagined);
