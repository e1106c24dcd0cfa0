/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the simulated human could do in a turn, and which of it looks best.
 */

#pragma once

#include "dub-sim-human.h"

G_BEGIN_DECLS

/* An action in short: plans are made and dropped by the hundred. */
typedef struct {
  guint8 type;
  guint8 at;
  guint8 hall;
  guint8 space;
  guint8 decoration;
  guint8 flag;
  guint8 track;
  guint8 employee; /* DubType */
} DubSimMove;

/* What is best so far: the actions and what they cost and bring. */
typedef struct {
  int value;
  guint n;
  DubSimMove moves[2];
  int livre;
  int silk;
  int thread;
  int lace;
  int pp;
  DubType joins;           /* an employee that comes into the hand */
  gboolean joins_for_type; /* by an examination: the played one leaves */
  gboolean deputes;
  guint8 tasks; /* examination tasks that it fulfils */
} DubSimChoice;

/* The best choice over all employees in the hand, and which of them is played.
 * Without any choice both are left alone. */
void dub_sim_choose (const DubSimHuman *self, const DubGame *game, DubType *type,
                     DubSimChoice *best);

G_END_DECLS
