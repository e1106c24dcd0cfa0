/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player who enters everything: the cards of each hand, the card of each turn, and the printed
 * values of a garment or a tile. The player makes any legal move that you can pay.
 */

#pragma once

#include "random-player.h"

G_BEGIN_DECLS

/* Returns the next move of the player in a turn of yours. */
DubMove told_player_pick (RandomPlayer *self, const DubGame *game);

/* Appends an entry to a log, and the purse after it, for tests/oracle/purse.py. */
void told_player_log (GString *log, const DubGame *after, const DubEvent *events, guint n_events);

G_END_DECLS
