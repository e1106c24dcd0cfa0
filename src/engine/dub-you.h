/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's possessions, as far as they are known.
 *
 * Your staff is kept as cards, newest last. Its size, its Apprentices and its crowns are
 * facts of their own, because they may have been counted without the cards.
 */

#pragma once

#include "dub-jewelry.h"

G_BEGIN_DECLS

enum {
  DUB_MIN_STAFF = 4, /* deputing never leaves fewer (YOU-4) */
  DUB_EXAM_PP = 1,   /* YOU-5 */
  DUB_MAX_FITS = 9,  /* 6 would do, see dub-your-turn.c */
};

/* Facts about you that may be known; the app asks for an unknown one if it decides. */
typedef enum {
  DUB_FACT_PP,
  DUB_FACT_LIVRE,
  DUB_FACT_THREAD,
  DUB_FACT_LACE,
  DUB_FACT_STAFF,
  DUB_FACT_APPRENTICES,
  DUB_FACT_TILES,
  DUB_N_COUNTS,
  DUB_FACT_JEWELRY = DUB_N_COUNTS,
  DUB_FACT_BONUSES,
  DUB_N_FACTS,
} DubFact;

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* The part of your turn so far that matters for its rest. All zero outside of it. */
typedef struct {
  DubGarment rented;    /* the last one; jewelry goes with it (YOU-7) */
  guint8 n_actions;     /* main actions and bonus actions */
  guint8 took_jewelry;  /* with the last garment */
  guint8 free_tiles;    /* gained, not yet taken from the drawers (YOU-2, YOU-8) */
  guint8 free_jewelry;  /* the same, of any kind */
  guint8 expert_depute; /* a depute gained by an expert garment */
  guint8 tasks;         /* bitmask of the DubTasks that got your token in this turn */
  guint8 n_fits;
  guint8 fits[DUB_MAX_FITS]; /* the DubTasks that each action fits, as a bitmask (YOU-12) */
} DubYourTurn;

typedef struct {
  guint16 known; /* bitmask of DubFact */
  guint16 kept;  /* known facts that outlast the end of your turn */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in your staff */
  guint8 hand;                  /* number of cards */
  guint8 has_specialist;        /* hired, once per game */
  guint8 specialist;            /* the DubSpecialist that you hold, if reported */
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS]; /* tasks with your token, in the order of placement */
  guint8 n_exams[DUB_N_TRACKS];        /* completed */
  guint8 n_staff; /* the number of cards below, or 0 if only the count is known */
  DubEmployee staff[DUB_MAX_STAFF];
  DubYourTurn turn;
} DubYou;

#pragma GCC diagnostic pop

/* Returns the maximum of a fact about you. */
static inline guint
dub_fact_get_max (DubFact fact)
{
  return fact == DUB_FACT_PP ? DUB_MAX_PP : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE : DUB_MAX_COUNT;
}

G_END_DECLS
