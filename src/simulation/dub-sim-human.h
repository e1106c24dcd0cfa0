/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The simulated human takes what looks best within the rules and a budget. The engine does
 * not track silk, prices and played cards, so a budget model replaces them; it is meant to
 * be fair, not exact:
 *
 * - The start is 15 Livre, 1 thread, 1 lace and no silk; income is as in P4. Every played
 *   employee earns 3 Livre, as its bonus.
 * - Three employees per round are chosen from the supply, Masters first. Only a Master
 *   hires or makes a garment with a thimble; an Apprentice makes no garments and does not
 *   claim the Queen's Favor.
 * - Resources: one tile is free, a second costs 2 Livre. A tile is 1 silk, or 1 thread
 *   or lace if it is discarded.
 * - A garment of n PP needs n / 2 silk, at least 1, and 1 more if it is green or orange; a
 *   thread from 3 PP on, a lace from 4 PP on, and the cost of its space. Selling one of 2, 3
 *   or 4 PP earns 6, 10 or 14 Livre if it is blue or pink, 12, 16 or 20 if it is green, 20,
 *   24 or 28 if it is orange: the rulebooks print 6 to 28. The gown with 14 Livre earns
 *   exactly that, rented or sold.
 * - Hiring costs 5, 3, 1 or 0 Livre as the display empties; everything else costs what the
 *   box prints. The Queen's Favor earns 5 Livre.
 * - Deputing an employee earns 10, 7 or 4 Livre by type.
 * - An Apprentice's tiles and decorations are tasks for the Journeyman examination (four),
 *   a Journeyman's or Master's garments for the Master examination (three); an examination
 *   costs 5 Livre.
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

/* The cost of making a garment, as stated above, beside that of its space. */
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
