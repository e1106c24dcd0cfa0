/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Piles of Madame du Barry's cards.
 */

#pragma once

#include "dub-names.h"
#include "dub-types.h"

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* In the hand and the supply, the first card is the top. The discards are unordered. */
typedef struct {
  guint16 n;
  DubCard cards[DUB_N_CARDS];
} DubPile;

/* Cards reported within a turn: at worst the whole supply, and all of it again after a
 * shuffle. */
enum { DUB_MAX_REPORTED = 2 * DUB_N_CARDS };

typedef struct {
  guint16 n;
  DubCard cards[DUB_MAX_REPORTED];
} DubReported;

#pragma GCC diagnostic pop

void dub_pile_push (DubPile *pile, DubCard card);
DubCard dub_pile_pop (DubPile *pile);
guint dub_pile_count (const DubPile *pile, DubCard card);

/* Returns whether the pile has the cards of the other in any order, or as many unknown cards. */
gboolean dub_pile_is_shuffled (const DubPile *pile, const DubPile *other);

/* The form of each action of her cards: its keys in files, and its argument. */

enum { DUB_N_CARD_ACTIONS = DUB_CARD_FUND + 1 };

typedef struct {
  const char *key;      /* in a journal */
  const char *action;   /* in a box; two actions may share it */
  const char *argument; /* its key in a box, or NULL if there is none */
  guint8 first, last;   /* range of the argument */
  gboolean is_named;    /* the argument is a name of the set, otherwise a number */
  DubSet set;
  gboolean has_end; /* the number counts from a side */
} DubCardForm;

extern const DubCardForm dub_card_forms[DUB_N_CARD_ACTIONS];
