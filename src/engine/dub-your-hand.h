/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your hand, and the card that you play (YOU-9, YOU-10). Both may be told or not: what depends on
 * a card that was not told is allowed.
 */

#pragma once

#include "dub-bonus.h"
#include "dub-box.h"
#include "dub-state.h"

/* Returns whether the cards of your hand are known; it may have been one more before you played one
 * that you did not tell. */
gboolean dub_hand_is_told (const DubState *state);

/* Returns the number of cards that are still to be chosen for a hand that is told, and whether this
 * one can be (YOU-9). */
guint dub_hand_count_missing (const DubState *state);
gboolean dub_hand_may_have (const DubState *state, guint at);

/* Returns whether the card of your staff can be the one that you play. */
gboolean dub_hand_may_play (const DubState *state, guint at);

/* Returns the index of such a card of your staff, one that is there before others, or -1. */
int dub_hand_find (const DubSide *side, DubEmployee card, DubWhere where);

/* Returns the number of cards that are there. */
guint dub_hand_count (const DubSide *side, DubWhere where);

/* The same cards, from one place to another. */
void dub_hand_move (DubSide *side, DubWhere from, DubWhere to);

/* The role of a move of yours in your turn. */
typedef enum {
  DUB_ROLE_NONE, /* no action: a consequence, or what you gained */
  DUB_ROLE_MAIN,
  DUB_ROLE_BONUS,
  DUB_ROLE_EXTRA, /* one too many, unless you know better */
} DubRole;

/* Returns the action that a move is, whatever was done before. */
DubAction dub_move_get_action (const DubMove *move);

DubRole dub_your_turn_get_role (const DubBox *box, const DubState *state, const DubMove *move);
DubRole dub_your_turn_get_action_role (const DubBox *box, const DubState *state, DubAction action);

/* Returns who can do the action, and who can do it there: bitmasks of DubType. */
guint dub_action_get_types (DubAction action, DubTrack track);
guint dub_your_turn_get_types (const DubBox *box, const DubState *state, const DubMove *move);

/* Returns the bonus that you may use now, or NULL if it is unknown. */
const DubBonus *dub_your_turn_get_bonus (const DubBox *box, const DubState *state);

/* Returns whether the move is one action too many in your turn, or one that no bonus is. Only you
 * can know, so it is asked, but never refused. */
gboolean dub_your_turn_is_doubtful (const DubBox *box, const DubState *state, const DubMove *move);

/* Returns whether the bonus of the card that you told brings something, and is neither taken nor
 * left. */
gboolean dub_your_turn_has_bonus (const DubBox *box, const DubState *state);
