/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Simulated games, to measure how strong Madame du Barry is.
 */

#pragma once

#include "dub-game.h"
#include "dub-score.h"

/* The simulated human takes what looks best within the rules and a budget, which README.md states.
 * It replaces what the engine does not track: silk, prices and played cards. */

typedef struct {
  int livre;
  int silk;
  int thread;
  int lace;
  int pp;
  guint8 supply[DUB_N_TYPES];
  guint8 hand[DUB_N_TYPES];
  guint8 discard[DUB_N_TYPES];
  guint8 track;
  guint8 n_tasks;
  gboolean wants_specialist;
} DubSimHuman;

void dub_sim_human_init (DubSimHuman *self);

/* Draws three employees (P2). */
void dub_sim_human_begin_round (DubSimHuman *self);

/* Sets the moves of a whole turn, except ending it, and returns their number. */
guint dub_sim_human_play (DubSimHuman *self, const DubGame *game, DubMove moves[4]);

/* Returns the true answer to a question about you. */
DubMove dub_sim_human_answer (const DubSimHuman *self, const DubGame *game, DubFact fact);

void dub_sim_human_earn (DubSimHuman *self, guint livre);

/* The options of the simulated human in a turn, and the choice of the best one. */

/* The best plan so far: its moves, costs and gains. */
typedef struct {
  int value;
  guint n;
  DubMove moves[2];
  int livre;
  int silk;
  int thread;
  int lace;
  int pp;
  DubType joins;           /* an employee that joins the hand */
  gboolean joins_for_type; /* through an examination: the played employee leaves */
  gboolean deputes;
  guint8 tasks; /* examination tasks that it completes */
} DubSimChoice;

/* The cost of making a garment, beside that of its space. */
typedef struct {
  int silk;
  int thread;
  int lace;
} DubSimCost;

DubSimCost dub_sim_get_cost (DubGarment garment);

/* Sets the best choice over all employees in the hand, and the employee to play. Without a
 * choice, both are unchanged. */
void dub_sim_choose (const DubSimHuman *self, const DubGame *game, DubType *type,
                     DubSimChoice *best);

/* A game between Madame du Barry and the simulated human, played on from any table. */

typedef struct {
  DubGame game;
  DubSimHuman human;
  GArray *events; /* owned; of the last move */

  gboolean is_lenient; /* a refused move stops the game; otherwise it is a bug, and aborts */
  gboolean is_stopped;

  /* The counts of rules that steps cited, of questions that came up, and of her turns. */
  guint64 rules[DUB_N_RULES];
  guint64 questions[DUB_QUESTION_STAFF + 1];
  guint64 turns;
} DubSimPlay;

/* The first call needs zeroed memory. */
void dub_sim_play_init (DubSimPlay *self);
void dub_sim_play_clear (DubSimPlay *self);

/* Begins a game with this box. */
void dub_sim_play_begin (DubSimPlay *self, const DubBox *box, const DubSetup *setup);

/* Plays the next turn of either side, or prepares or ends a round. */
void dub_sim_play_advance (DubSimPlay *self);

/* Plays on to the end of the game and counts its score. Returns FALSE if it was stopped. */
gboolean dub_sim_play_finish (DubSimPlay *self, DubScore *score);

enum { DUB_SIM_MAX_JOBS = 64 };

/* Plays the games from first to end - 1. */
typedef void (*DubSimShare) (gpointer data, guint first, guint end);

/* Calls the function in each of the threads with its share of the games, and waits for all. */
void dub_sim_spread (guint n_games, guint n_jobs, DubSimShare play, gpointer data);

/* Sorts scores, the lowest first. */
void dub_sim_sort (guint16 *scores, guint n);

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
