/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player who makes any move that the rules allow. The same seed gives the same moves as long as
 * the table is the same.
 */

#pragma once

#include "dub-game.h"
#include "dub-rng.h"

G_BEGIN_DECLS

typedef struct {
  DubRng rng;
  guint n_this_turn;
} RandomPlayer;

/* The seed determines expansions, draw mode and switches. */
DubSetup random_player_get_setup (guint seed);

void random_player_init (RandomPlayer *self, guint seed);
guint random_player_below (RandomPlayer *self, guint bound);

/* Returns a legal move. The player mostly keeps turns short and fills displays at once, so that
 * games end. */
DubMove random_player_pick_legal (RandomPlayer *self, const DubGame *game, gboolean fills);

/* Sets *move to an answer to the question that you must answer before the game can finish. Returns
 * FALSE if there is no such question. */
gboolean random_player_pick_asked (const DubGame *game, DubMove *move);

/* Returns a correction of a random fact to a random value. The game refuses most of them. */
DubMove random_player_pick_correction (RandomPlayer *self, const DubBox *box);

/* Returns a deviation from one of her orders. The game refuses it if she has none. */
DubMove random_player_pick_deviation (RandomPlayer *self, const DubGame *game);

/* Returns a count of something of yours. */
DubMove random_player_pick_count (RandomPlayer *self);

/* Returns your examination with one of the crowned cards, which the list of legal moves omits. */
DubMove random_player_pick_exam (RandomPlayer *self);
DubMove random_player_pick_specialist (RandomPlayer *self);

G_END_DECLS
