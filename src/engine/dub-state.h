/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table as the engine knows it: flat and without pointers, so that a copy
 * is an assignment. Spaces are in the printed order of the box profile.
 */

#pragma once

#include "dub-box.h"

G_BEGIN_DECLS

typedef struct {
  DubGarment garment;
  guint8 owner;
} DubGuest;

/* hand and supply: the first is the top. The discards have no order. */
typedef struct {
  guint8 n;
  DubCard cards[DUB_N_CARDS];
} DubPile;

typedef struct {
  guint8 n;
  guint8 colours[DUB_MAX_JEWELRY];
} DubJewelry;

typedef struct {
  guint16 pp;
  guint16 thread;
  guint16 lace;
  guint16 tiles;
  DubJewelry jewelry;
  guint8 n_staff;
  DubEmployee staff[DUB_MAX_STAFF]; /* a stack, the newest last (EXAM-R) */
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS]; /* tasks with her token, as they were placed */
} DubBarry;

/* What may be known of you; what is not is asked when it decides. */
typedef enum {
  DUB_FACT_PP,
  DUB_FACT_LIVRE,
  DUB_FACT_THREAD,
  DUB_FACT_LACE,
  DUB_FACT_STAFF,
  DUB_FACT_APPRENTICES,
  DUB_N_COUNTS,
  DUB_FACT_JEWELRY = DUB_N_COUNTS,
  DUB_FACT_BONUSES,
  DUB_N_FACTS,
} DubFact;

typedef struct {
  guint8 known; /* a bit a DubFact */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in your staff */
} DubYou;

enum {
  DUB_PLENTY = -1,
  DUB_MAX_COUNT = 99,   /* thread, lace, staff */
  DUB_MAX_TRACK = 9999, /* PP and Livre */
};

typedef struct {
  guint64 seed;
  guint16 n_reshuffles;
  guint16 n_removals;
  guint8 round;           /* 0 if it was not told */
  guint8 modules;         /* a bit a DubModule */
  guint8 second_place;    /* switch of R-1 */
  guint8 count_candidate; /* switch of R-7 */

  guint8 favor; /* DUB_NOBODY: on the board */
  DubGarment garments[DUB_MAX_SPACES];
  guint8 resources[DUB_N_DRAWERS][DUB_N_COLUMNS];
  DubEmployee employees[DUB_N_HIRE_SPACES];
  guint8 jewelry[DUB_MAX_SPACES];
  DubGuest halls[DUB_N_HALLS][DUB_MAX_SPACES];
  guint8 tokens[DUB_N_WHERES][DUB_MAX_SPACES];
  guint8 all_halls[DUB_MAX_ALL_HALLS];

  DubBarry barry;
  DubYou you;

  DubPile hand;
  DubPile supply;
  DubPile discard;
  DubCard playing;   /* the hand card whose action is being done */
  DubGarment making; /* taken from the display, not yet in a hall */

  gint16 bag;                     /* resource tiles to draw, or DUB_PLENTY */
  gint8 exam_decks[DUB_N_TRACKS]; /* cards left, or DUB_PLENTY */
} DubState;

/* An empty table with the defaults of a scenario. */
void dub_state_init (DubState *state);

gboolean dub_state_has_module (const DubState *state, DubModule module);
gboolean dub_state_knows (const DubState *state, DubFact fact);

void dub_pile_push (DubPile *pile, DubCard card);
DubCard dub_pile_pop (DubPile *pile);
void dub_jewelry_add (DubJewelry *jewelry, DubColour colour);
guint dub_jewelry_count (const DubJewelry *jewelry, DubColour colour);

G_END_DECLS
