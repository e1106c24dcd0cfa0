/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game on which moves are tried, and its displays and events as short text.
 *
 * Displays, one character a space, blanks ignored:
 *   garments, jewelry  b p g o by color (a capital has a thimble), ? unknown, . empty
 *   resources          b (blue or pink), g (green or orange), + (both), ? unknown, . empty
 *   employees          the level 0-6, c a level VI card with a crown, ? unknown, . empty
 *
 * Events: the rule, if it is a step of hers, "you" if it is a move of yours, the verb, and what
 * with. Several are joined by "; ". Sets of spaces are written as their indices.
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
  GArray *events; /* owned; of the whole game */
  guint mark;     /* where those of the last move begin */
} Game;

#define REFUSE(game, REASON, move) game_refuse (game, move, DUB_REASON_##REASON, G_STRLOC)
#define REFUSE_BOX(game, REASON, box) game_refuse_box (game, box, DUB_REASON_##REASON, G_STRLOC)
#define REFUSE_START(game, REASON, ...) \
  game_refuse_start (game, (DubSetup){ __VA_ARGS__ }, DUB_REASON_##REASON, G_STRLOC)

/* A game that has begun, in the preparation of round 1. */
Game *game_new (guint expansions, DubDrawMode draw_mode) G_GNUC_WARN_UNUSED_RESULT;
void game_free (Game *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Game, game_free)

/* Begins it anew. */
void game_start (Game *self, DubSetup setup);
void game_refuse_start (Game *self, DubSetup setup, DubReasonCode code, const char *where);

/* Makes the move, which has to be accepted. */
void game_do (Game *self, DubMove move);
gboolean game_may (const Game *self, DubMove move);
void game_refuse (Game *self, DubMove move, DubReasonCode code, const char *where);

/* The same for another box. */
void game_change_box (Game *self, const DubBox *box);
gboolean game_may_change_box (const Game *self, const DubBox *box);
void game_refuse_box (Game *self, const DubBox *box, DubReasonCode code, const char *where);

/* Judges a move as in a file, whatever would have to be before it. */
gboolean game_apply (Game *self, DubMove move, GError **error);

/* Moves without details: the displays are filled, her steps are done, your turn ends. */
void game_fill (Game *self);
void game_act (Game *self);
void game_end_turn (Game *self);

/* The events of the last move as text, and whether they have this in it. */
char *game_describe (const Game *self) G_GNUC_WARN_UNUSED_RESULT;
void game_expect (const Game *self, const char *events);
gboolean game_has (const Game *self, const char *text);

/* What it cost you and brought, like "livre -2, tiles 1"; a question mark if that is not
 * known. game_describe () leaves it out. */
void game_expect_gains (const Game *self, const char *gains);

/* Returns the move that was asked for, with the details that the game has found. */
const DubMove *game_get_move (const Game *self);

/* Her orders as text, without the rules; or "? " and what is asked. */
void game_expect_turn (const Game *self, const char *orders);

/* Enters what lies on the due spaces of a display; . skips a space. */
void game_enter (Game *self, DubDisplayName display, const char *text);

/* Makes a display look like this, by corrections. */
void game_set (Game *self, DubDisplayName display, const char *text);
char *game_get (const Game *self, DubDisplayName display) G_GNUC_WARN_UNUSED_RESULT;
void game_expect_display (const Game *self, DubDisplayName display, const char *text);

/* The n-th card of a level in the box, counted from 0, not of the Jewelry Box. */
DubEmployee game_employee (const Game *self, guint level, guint n);
DubGarment game_garment (char letter);

/* A guest, and a token, by correction. */
void game_put_guest (Game *self, guint hall, guint at, DubOwner owner, char letter);
void game_put_token (Game *self, DubDecorationKind decoration, guint at, DubOwner owner);

/* Ends the preparation. Nothing that was not entered is known. */
void game_ready (Game *self);

/* A game of way table at its first turn: displays filled but for the bottom drawer
 * and the 5th garment. */
Game *game_begin_at_table (guint expansions);

/* In the turns: it is the turn of this side; she plays this card, which stands
 * in place of her hand. */
void game_your_turn (Game *self);
void game_play (Game *self, DubCard card);

/* Both sides run out of cards; then the income, which begins the next round. */
void game_end_turns (Game *self);
void game_next_round (Game *self);
void game_go_to (Game *self, guint round);

/* Lists what can be reported in place of an order of hers, now. */
guint game_list_deviations (const Game *game, guint index, DubMove *out, guint max);

G_END_DECLS
