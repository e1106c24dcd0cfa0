/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares forecasts with what came of the games: of those that she was said to win with 70 to
 * 80 %, she should have won as many.
 */

#pragma once

#include "dub-forecast.h"
#include "dub-sim.h"

G_BEGIN_DECLS

enum { DUB_N_CALIBRATION_BINS = 10 };

typedef struct {
  guint n_games;
  guint n_wins; /* hers */
  double sum;   /* of the chances that were forecast */
} DubCalibrationBin;

typedef struct {
  DubCalibrationBin bins[DUB_N_CALIBRATION_BINS];
  guint n_within[DUB_N_OWNERS]; /* totals that ended within their band */
} DubCalibration;

/* Plays the games of the plan, and forecasts each of them once, at a random turn of the rounds
 * 2 to 7. The jobs share the work of each forecast. */
void dub_calibration_run (const DubBox *box, const DubSimPlan *plan, guint n_forecast,
                          DubCalibration *result);

G_END_DECLS
