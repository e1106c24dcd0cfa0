/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays both sides of a game: fills the displays and carries out her orders, while the simulated
 * human takes your turns and answers questions. The same seed gives the same game.
 */

#pragma once

#include "dub-sim.h"

G_BEGIN_DECLS

typedef struct {
  DubSimHuman human;
  DubMove plan[4]; /* moves of your turn */
  guint n_planned;
  guint n_done;
  gboolean has_plan;
} Player;

void player_init (Player *self);

/* Returns the next move of the game, to be performed before the next call; FALSE when the game is
 * over. */
gboolean player_next (Player *self, const DubGame *game, DubMove *move);

G_END_DECLS
