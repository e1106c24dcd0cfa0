/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The simulated human takes what looks best of all that the rules and a budget allow.
 * The engine does not know silk, prices and played cards, so a budget model takes their
 * place; it is meant to be fair, not exact:
 *
 * - The start is 15 Livre, 1 thread, 1 lace and no silk; income as in P4. Every
 *   employee that is played brings 3 Livre, as its bonus.
 * - Three employees a round are chosen from the supply, Masters first; only a
 *   Master hires or makes a garment with a thimble, an Apprentice makes none and does
 *   not claim the Queen's Favor.
 * - Resources: one tile free, a second for 2 Livre. A tile is 1 silk, or 1 thread
 *   or lace if it is discarded.
 * - A garment of n PP takes n / 2 silk, at least 1, and 1 more if it is green or
 *   orange, from 3 PP on a thread and from 4 PP on a lace, and the cost of its space.
 *   Sold, one of 2, 3 or 4 PP brings 6, 10 or 14 Livre if it is blue or pink, 12, 16 or
 *   20 if it is green, 20, 24 or 28 if it is orange: the books print 6 to 28. The gown
 *   of 14 Livre brings these, rented or sold, and nothing more.
 * - Hiring costs 5, 3, 1 or 0 Livre as the display empties; the others cost what
 *   the box prints. The Queen's Favor brings 5 Livre.
 * - Deputing an employee brings 10, 7 or 4 Livre by type.
 * - An Apprentice's tiles and decorations are tasks for the Journeyman examination
 *   (four), a Journeyman's or Master's garments for that of the Master (three); an
 *   examination costs 5 Livre.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

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

/* Sets the actions of a whole turn, without its end, and returns their number. */
guint dub_sim_human_play (DubSimHuman *self, const DubGame *game, DubAction actions[4]);

/* Returns the true answer to what the game asks of you. */
DubAction dub_sim_human_answer (const DubSimHuman *self, const DubGame *game, DubFact fact);

void dub_sim_human_earn (DubSimHuman *self, guint livre);

G_END_DECLS
