/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* A round without any turn: the displays are filled, both sides run out of cards, and the income is
 * paid. The player draws her cards, so corrections of them are possible. */
#define BOOK_REST_OF_ROUND \
  "table ready;table correct to=you.hand n=1;table correct to=turn owner=you;" \
  "table correct to=pile:hand n=0;you end-turn;you income"
#define BOOK_ROUND "table fill;" BOOK_REST_OF_ROUND

/* Begins a game with the deluxe box. */
DubGame *book_game_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Performs the moves, separated by ";". `events` receives those of the last one. Returns FALSE if a
 * move is refused. */
gboolean book_game_do (DubGame *game, const char *moves, GArray *events, GError **error);

G_END_DECLS
