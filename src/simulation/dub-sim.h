/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Simulated games, to measure how strong Madame du Barry is.
 */

#pragma once

#include "dub-game.h"
#include "dub-score.h"

G_BEGIN_DECLS

enum { DUB_SIM_MAX_JOBS = 64 };

typedef struct {
  DubSetup setup; /* its seed is for the first game, the others follow */
  guint n_games;
  guint n_jobs;
} DubSimPlan;

typedef struct {
  guint n_games;
  guint n_wins;                                       /* hers */
  guint16 *scores[DUB_N_OWNERS];                      /* owned; of each game, ordered by seed */
  guint64 lines[DUB_N_OWNERS][DUB_N_SCORE_LINES + 1]; /* sums; the last is the track */
  guint64 rules[DUB_N_RULES];                         /* how often steps cited each rule */
  guint64 questions[DUB_QUESTION_STAFF + 1];
  guint64 turns; /* hers */
} DubSimResult;

/* Plays the games. The result depends only on the plan and the box, not on the number of
 * jobs. */
DubSimResult *dub_sim_run (const DubBox *box, const DubSimPlan *plan) G_GNUC_WARN_UNUSED_RESULT;
void dub_sim_result_free (DubSimResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubSimResult, dub_sim_result_free)

G_END_DECLS
