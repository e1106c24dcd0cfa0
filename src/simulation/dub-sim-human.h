/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The simulated human takes what looks best within the rules and a budget, which README.md states.
 * It replaces what the engine does not track: silk, prices and played cards.
 */

#pragma once

#include "dub-game.h"

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
