/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options of the simulated human in a turn, and the choice of the best one.
 */

#pragma once

#include "dub-sim-human.h"

G_BEGIN_DECLS

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

/* What a garment takes to make, as dub-sim-human.h says, beside the cost of its space. */
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

G_END_DECLS
