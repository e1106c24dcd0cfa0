/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table as the engine knows it: flat and without pointers, so that a copy
 * is an assignment. Spaces are in the printed order of the box profile.
 */

#pragma once

#include "dub-barry.h"
#include "dub-box.h"
#include "dub-pile.h"
#include "dub-you.h"

G_BEGIN_DECLS

enum { DUB_MAX_DEVIATIONS = 8 };

/* Tables are compared by their bytes, so nothing in them may have a gap. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  DubGarment garment;
  guint8 owner;
} DubGuest;

/* What was done in place of the index-th order of a turn. */
typedef struct {
  guint8 index;
  guint8 verb;
  guint8 hall;
  guint8 at;
  guint8 decoration;
  guint8 task;
  guint16 tiles;
  guint16 n;
  DubCard card;
} DubDeviation;

typedef struct {
  guint64 seed;
  guint64 employees_seen; /* bitmask of places in the box's employees, so that none comes twice */
  guint32 n_reshuffles;
  guint32 n_removals;
  gint16 bag;                         /* resource tiles to draw, or DUB_PLENTY */
  guint16 special_discards;           /* garments: bitmask of DubSpecial */
  guint16 left_empty[DUB_N_DISPLAYS]; /* spaces that stay empty this round: bitmasks */

  DubBarry barry;
  DubYou you;

  DubPile hand;
  DubPile supply;
  DubPile discard;
  DubCard playing;      /* the hand card whose action is being done */
  DubReported reported; /* cards of her supply that the table has told this turn */
  DubDeviation deviation[DUB_MAX_DEVIATIONS]; /* of this turn */

  /* Draw mode learn: the cards known so far, and those seen since the last shuffle. */
  DubPile learned;
  DubPile seen;

  guint8 phase;
  guint8 draw_mode;
  guint8 start;           /* who holds the Start Player token */
  guint8 turn;            /* whose it is */
  guint8 paid;            /* this round's income, until the next round begins */
  guint8 round;           /* 0 if it was not told */
  guint8 expansions;      /* bitmask of DubExpansion */
  guint8 second_place;    /* switch of R-1 */
  guint8 count_candidate; /* switch of R-7 */
  guint8 zero_gown_apart; /* switch of R-9, off: the 0 PP gown is hardly a garment */
  guint8 colors[DUB_N_OWNERS];
  guint8 n_deviations;

  guint8 favor; /* DUB_NOBODY: on the board */
  DubGarment garments[DUB_MAX_SPACES];
  DubGarment making; /* taken from the display, not yet in a hall */
  guint8 resources[DUB_N_DRAWERS][DUB_N_COLUMNS];
  DubEmployee employees[DUB_N_HIRE_SPACES];
  guint8 jewelry[DUB_MAX_SPACES];
  DubGuest halls[DUB_N_HALLS][DUB_MAX_SPACES];
  guint8 tokens[DUB_N_DECORATION_KINDS][DUB_MAX_SPACES];
  guint8 all_halls[DUB_MAX_ALL_HALLS];
  gint8 exam_decks[DUB_N_TRACKS]; /* cards left, or DUB_PLENTY */

  /* What has left the table, so that it cannot come twice. */
  guint8 garment_bag;                                        /* tiles in the bag */
  guint8 garment_discards[DUB_N_COLORS];                     /* without the special ones */
  guint8 discarded[DUB_N_COLORS][DUB_MAX_GARMENT_PP + 1][2]; /* the same by PP and thimble */
  guint8 jewelry_gone[DUB_N_COLORS];
  guint8 levels_shown[DUB_N_LEVELS]; /* employees entered this round, hired or not */
  guint8 spare[7];                   /* so that there is no gap at the end */
} DubState;

#pragma GCC diagnostic pop

/* An empty table with the defaults of a scenario. */
void dub_state_init (DubState *state);

/* Notes that a card has come to the display, or that it has not after all. */
void dub_state_note_employee (DubState *state, DubEmployee employee, gboolean came);

/* Moves a garment to the discards, and takes one from the bag, which takes the
 * discards back when it is empty (P1-D). */
void dub_state_discard_garment (DubState *state, DubGarment garment);
void dub_state_draw_garment (DubState *state);

/* One garment fewer among the discards: this one, else one of its color, else any. */
void dub_state_recover_garment (DubState *state, DubGarment garment);

/* Whether the tables are the same, also in what is of no use at the moment. */
gboolean dub_state_equal (const DubState *a, const DubState *b);
gboolean dub_state_has_expansion (const DubState *state, DubExpansion expansion);
gboolean dub_state_knows (const DubState *state, DubFact fact);

G_END_DECLS
