/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* A round without a turn of anybody: the displays are filled, both run out of
 * cards, the income is paid. The table draws her cards, so they can be corrected. */
#define BOOK_REST_OF_ROUND \
  "table ready;table correct to=you.hand n=1;table correct to=turn owner=you;" \
  "table correct to=pile:hand n=0;you end-turn;you income"
#define BOOK_ROUND "table fill;" BOOK_REST_OF_ROUND

/* Begins a game with the deluxe box. */
DubGame *book_game_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Does the moves, which have ; between them. Events of the last one are left in
 * events. FALSE if one is refused. */
gboolean book_game_do (DubGame *game, const char *moves, GArray *events, GError **error);

G_END_DECLS
