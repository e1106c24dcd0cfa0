/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game between Madame du Barry and the simulated human, played on from any table.
 */

#pragma once

#include "dub-score.h"
#include "dub-sim-human.h"

G_BEGIN_DECLS

typedef struct {
  DubGame game;
  DubSimHuman human;
  GArray *events; /* owned; of the last move */

  gboolean is_lenient; /* a refused move stops the game; otherwise it is a bug, and aborts */
  gboolean is_stopped;

  /* How often steps cited each rule, which questions came up, and her turns. */
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

G_END_DECLS
