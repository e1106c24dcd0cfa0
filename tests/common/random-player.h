/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player who does anything that the rules allow. A seed gives the same moves again
 * as long as the table is the same.
 */

#pragma once

#include "dub-game.h"
#include "dub-rng.h"

G_BEGIN_DECLS

typedef struct {
  DubRng rng;
  guint n_this_turn;
} RandomPlayer;

/* Expansions, draw mode and switches follow from the seed. */
DubSetup random_player_get_setup (guint seed);

void random_player_init (RandomPlayer *self, guint seed);
guint random_player_below (RandomPlayer *self, guint bound);

/* Returns a legal move. Turns are kept short, and displays are filled at once, most of
 * the time or always, so that games end. */
DubMove random_player_pick_legal (RandomPlayer *self, const DubGame *game, gboolean fills);

/* Sets *move to the answer of something that is asked of you before the game can be
 * finished; returns FALSE if nothing is. */
gboolean random_player_pick_asked (const DubGame *game, DubMove *move);

/* Any fact set to anything: most such corrections are refused. */
DubMove random_player_pick_correction (RandomPlayer *self, const DubBox *box);

/* An order of hers carried out differently. It is refused if she has none. */
DubMove random_player_pick_deviation (RandomPlayer *self, const DubGame *game);

/* Something of yours, counted. */
DubMove random_player_pick_count (RandomPlayer *self);

/* Your examination with one of the crowned cards; the list of what is legal has
 * it without. */
DubMove random_player_pick_exam (RandomPlayer *self);
DubMove random_player_pick_specialist (RandomPlayer *self);

G_END_DECLS
