/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you can do in your turn, action by action: whether the card that you play does it, and what
 * it costs or brings (YOU-1, YOU-10).
 */

#pragma once

#include "dub-game.h"

typedef enum {
  DUB_CHANCE_OPEN,
  DUB_CHANCE_TYPE,    /* the card that you play cannot do it */
  DUB_CHANCE_SPENT,   /* the action of this turn is done, and no bonus is this one */
  DUB_CHANCE_NOTHING, /* nothing on the table allows it */
} DubChance;

typedef struct {
  guint8 action; /* a DubAction */
  guint8 chance;
  guint8 types;     /* who can do it: bitmask of DubType */
  guint8 is_priced; /* the Livre of one of the moves at least are known */
  gint16 least;     /* Livre of those, without rewards; less than 0 is paid */
  gint16 most;
} DubYourAction;

/* The legal moves are those of dub_game_list_legal (). A specialized Apprentice is no action. */
DubYourAction dub_your_turn_sum_up (const DubGame *game, const DubMove *legal, guint n_legal,
                                    DubAction action);
