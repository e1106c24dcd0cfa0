/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the state of a table is made of: guests, piles, and what belongs to her
 * and to you.
 */

#pragma once

#include "dub-box.h"

G_BEGIN_DECLS

/* Tables are compared by their bytes, so nothing in them may have a gap. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  DubGarment garment;
  guint8 owner;
} DubGuest;

/* hand and supply: the first is the top. The discards have no order. */
typedef struct {
  guint16 n;
  DubCard cards[DUB_N_CARDS];
} DubPile;

/* Cards told within a turn: at worst the whole supply, and all again after a shuffle. */
enum { DUB_MAX_REPORTED = 2 * DUB_N_CARDS };

typedef struct {
  guint16 n;
  DubCard cards[DUB_MAX_REPORTED];
} DubReported;

typedef struct {
  guint8 n;
  guint8 colors[DUB_MAX_JEWELRY];
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
  guint8 kept;  /* of these, the ones that outlast the end of your turn */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in your staff */
  guint8 hand;                  /* cards */
  guint8 has_specialist;        /* hired, once a game */
} DubYou;

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

#pragma GCC diagnostic pop

/* Ends of the counters, which no game comes to: ten turns a round at 3 PP (T-2,
 * HIR-4) and the festivity garments (FES-1) stay below 300 PP; 15 Livre, and 5 a
 * round, one for each of 20 tokens twice and of 24 jewelry tiles (P4), below 500. */
enum {
  DUB_MAX_DEVIATIONS = 8,
  DUB_PLENTY = -1,
  DUB_MAX_COUNT = 99, /* thread, lace, staff */
  DUB_MAX_PP = 300,
  DUB_MAX_LIVRE = 500,
  DUB_MAX_TOTAL = 500,   /* PP of a side at the end of a game */
  DUB_MAX_NUMBER = 9999, /* that a line of a journal can hold */
  DUB_MAX_PLACE = 63,
};

void dub_barry_join (DubBarry *barry, DubEmployee employee);
void dub_barry_lose (DubBarry *barry, guint at);
void dub_pile_push (DubPile *pile, DubCard card);
DubCard dub_pile_pop (DubPile *pile);
guint dub_pile_count (const DubPile *pile, DubCard card);
/* Whether it has the cards of the other pile in any order, or as many unknown ones. */
gboolean dub_pile_is_shuffled (const DubPile *pile, const DubPile *other);
void dub_jewelry_add (DubJewelry *jewelry, DubColor color);
void dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS]);
guint dub_jewelry_count (const DubJewelry *jewelry, DubColor color);

G_END_DECLS
