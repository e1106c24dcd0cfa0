/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares forecasts with results: of the games with a forecast of 70 to 80 %, she should have won
 * that share.
 */

#pragma once

#include "dub-forecast.h"
#include "dub-sim.h"

G_BEGIN_DECLS

enum { DUB_N_CALIBRATION_BINS = 10 };

typedef struct {
  guint n_tables;
  guint n_games; /* games of these tables */
  guint n_wins;  /* tables of games that she won */
  double sum;    /* sum of the forecast chances */
  guint last;    /* number of the last counted game, from 1 */
} DubCalibrationBin;

typedef struct {
  DubCalibrationBin bins[DUB_N_CALIBRATION_BINS];
  guint n_within[DUB_N_OWNERS]; /* totals within their band */
} DubCalibration;

/* The rounds of a game, in three parts. */
enum { DUB_N_CALIBRATION_PARTS = 3 };

/* Plays the games of the plan, and forecasts each of them after every turn. The sums are by parts
 * of the game: rounds 1 and 2, 3 and 4, and 5 to 7. With has_purse the forecast knows the Livre,
 * Thread, Lace and PP of the player. With is_told, it prints the chance of the player after each
 * turn, and the winner. */
void dub_calibration_run_turns (const DubBox *box, const DubSimPlan *plan, guint n_forecast,
                                gboolean has_purse, gboolean is_told,
                                DubCalibration result[DUB_N_CALIBRATION_PARTS]);

/* Plays the games of the plan, and forecasts each of them once, at a random turn of rounds 2 to 7.
 * The jobs share the work of each forecast. */
void dub_calibration_run (const DubBox *box, const DubSimPlan *plan, guint n_forecast,
                          DubCalibration *result);

G_END_DECLS
