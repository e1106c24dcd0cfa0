/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game to try moves on, with its displays and events as short text.
 *
 * Displays, one character a space, blanks ignored:
 *   garments, jewelry  b p g o by color (a capital has a thimble), ? unknown, . empty
 *   resources          b (blue or pink), g (green or orange), + (both), ? unknown, . empty
 *   employees          the level 0-6, c a level VI card with a crown, ? unknown, . empty
 *
 * Events: the rule for one of her steps, "you" for one of your moves, the verb, and its details. ";
 * " separates events. Sets of spaces are lists of their indices.
 */

#pragma once

#include "move-fixture.h"

G_BEGIN_DECLS

enum {
  BASE = 0,
  JB = 1u << DUB_EXPANSION_JEWELRY_BOX,
  FANCY = 1u << DUB_EXPANSION_FANCY,
  FESTIVITY = 1u << DUB_EXPANSION_FESTIVITY,
  EXPERT = 1u << DUB_EXPANSION_EXPERT,
};

typedef struct {
  DubGame game;
  DubBox box;
  GArray *events; /* owned; the events of the whole game */
  guint mark;     /* index of the first event of the last move */
} Game;

#define REFUSE(game, REASON, move) game_refuse (game, move, DUB_REASON_##REASON, G_STRLOC)
#define REFUSE_BOX(game, REASON, box) game_refuse_box (game, box, DUB_REASON_##REASON, G_STRLOC)
#define REFUSE_START(game, REASON, ...) \
  game_refuse_start (game, (DubSetup){ __VA_ARGS__ }, DUB_REASON_##REASON, G_STRLOC)

/* Returns a game in the preparation of round 1. */
Game *game_new (guint expansions, DubDrawMode draw_mode) G_GNUC_WARN_UNUSED_RESULT;
void game_free (Game *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Game, game_free)

/* Restarts the game with another setup. */
void game_start (Game *self, DubSetup setup);
void game_refuse_start (Game *self, DubSetup setup, DubReasonCode code, const char *where);

/* Makes the move, which the game must accept. */
void game_do (Game *self, DubMove move);
gboolean game_may (const Game *self, DubMove move);
void game_refuse (Game *self, DubMove move, DubReasonCode code, const char *where);

/* Changes the box, which the game must accept. */
void game_change_box (Game *self, const DubBox *box);
gboolean game_may_change_box (const Game *self, const DubBox *box);
void game_refuse_box (Game *self, const DubBox *box, DubReasonCode code, const char *where);

/* Applies a move as the reader of a file does, without the usual conditions before it. */
gboolean game_apply (Game *self, DubMove move, GError **error);

/* Moves without details: fill the displays, complete her steps, end your turn. */
void game_fill (Game *self);
void game_act (Game *self);
void game_end_turn (Game *self);

/* The first returns the events of the last move as text; the others check whether they contain a
 * text. */
char *game_describe (const Game *self) G_GNUC_WARN_UNUSED_RESULT;
void game_expect (const Game *self, const char *events);
gboolean game_has (const Game *self, const char *text);

/* Checks what the last move cost you and gained, like "livre -2, tiles 1"; a question mark stands
 * for an unknown amount. game_describe () leaves it out. */
void game_expect_gains (const Game *self, const char *gains);

/* Returns the requested move, with the details that the game has added. */
const DubMove *game_get_move (const Game *self);

/* Checks her orders as text, without the rules; or "? " and the question. */
void game_expect_turn (const Game *self, const char *orders);

/* Enters the pieces on the due spaces of a display; . skips a space. */
void game_enter (Game *self, DubDisplayName display, const char *text);

/* Corrects a display to match the text. */
void game_set (Game *self, DubDisplayName display, const char *text);
char *game_get (const Game *self, DubDisplayName display) G_GNUC_WARN_UNUSED_RESULT;
void game_expect_display (const Game *self, DubDisplayName display, const char *text);

/* Returns the n-th card of a level in the box, counted from 0, without those of the Jewelry Box. */
DubEmployee game_employee (const Game *self, guint level, guint n);
DubGarment game_garment (char letter);

/* Corrects a guest, or a token. */
void game_put_guest (Game *self, guint hall, guint at, DubOwner owner, char letter);
void game_put_token (Game *self, DubDecorationKind decoration, guint at, DubOwner owner);

/* Ends the preparation. Pieces that were not entered stay unknown. */
void game_ready (Game *self);

/* Returns a game of draw mode "table" at its first turn. The displays are full except for the
 * bottom drawer and the 5th garment. */
Game *game_begin_at_table (guint expansions);

/* Within the turns: gives the turn to a side, or plays this card of hers, which replaces her
 * hand. */
void game_your_turn (Game *self);
void game_play (Game *self, DubCard card);

/* Lets both sides run out of cards, then takes the income, which begins the next round. */
void game_end_turns (Game *self);
void game_next_round (Game *self);
void game_go_to (Game *self, guint round);

/* Lists the possible deviations from one of her orders at this moment. */
guint game_list_deviations (const Game *game, guint index, DubMove *out, guint max);

G_END_DECLS
