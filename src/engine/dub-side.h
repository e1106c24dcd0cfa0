/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The possessions of a player: points, money, supplies, jewelry, staff, examinations. Both
 * players have the same; hers are always known, and she never has Livre (T-3).
 *
 * A staff is kept as cards, newest last. Its size, its Apprentices and its crowns are facts of
 * their own, because yours may have been counted without the cards. If it is unknown which of
 * your cards left, those that it may have been are known only by their type from then on.
 */

#pragma once

#include "dub-box.h"

enum {
  DUB_MIN_STAFF = 4, /* deputing never leaves fewer (YOU-4) */
  DUB_N_START_EMPLOYEES = 5,
};

/* Facts about a player. Those about you may be unknown; the app asks for one if it decides. */
typedef enum {
  DUB_FACT_PP,
  DUB_FACT_LIVRE,
  DUB_FACT_THREAD,
  DUB_FACT_LACE,
  DUB_FACT_TILES,
  DUB_N_GAINS, /* the facts so far are what a move can cost or bring */
  DUB_FACT_STAFF = DUB_N_GAINS,
  DUB_FACT_APPRENTICES,
  DUB_N_COUNTS,
  DUB_FACT_JEWELRY = DUB_N_COUNTS,
  DUB_FACT_BONUSES,
  DUB_N_FACTS,
} DubFact;

/* The whereabouts of a card of your staff, as far as you told it (YOU-9). */
typedef enum {
  DUB_WHERE_UNKNOWN,
  DUB_WHERE_SUPPLY,
  DUB_WHERE_HAND,
  DUB_WHERE_PLAYED, /* in this turn */
  DUB_WHERE_DISCARDS,
} DubWhere;

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint8 n;
  guint8 colors[DUB_MAX_JEWELRY];
} DubJewelry;

typedef struct {
  guint16 known; /* bitmask of DubFact */
  guint16 kept;  /* known facts that outlast the end of your turn */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in the staff */
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS]; /* tasks with a token, in the order of placement */
  guint8 n_exams[DUB_N_TRACKS];        /* completed */
  guint8 spare;                        /* avoids padding at the end */
  guint8 n_staff;                   /* the number of cards below, or 0 if only the count is known */
  DubEmployee staff[DUB_MAX_STAFF]; /* a stack, newest last (EXAM-R) */
  guint8 where[DUB_MAX_STAFF];      /* a DubWhere of each; unknown for hers */
} DubSide;

#pragma GCC diagnostic pop

/* SET-3, SET-4: the start employees, known by their type. */
void dub_side_start (DubSide *side, guint level);

/* Adds a card on top of the staff. An unknown one makes the number of Apprentices and the crowns
 * unknown. */
void dub_side_join (DubSide *side, DubEmployee employee);

/* Removes the card at this place of the staff. */
void dub_side_remove (DubSide *side, guint at);

/* Removes a card: this one; or one of the type, without a crown if there is such a card, if it has
 * no type, or a type alone. */
void dub_side_leave (DubSide *side, DubType type, DubEmployee employee);

/* Adjusts the cards to a count that was entered, or the counts to cards that were corrected. */
void dub_side_follow (DubSide *side, const DubBox *box, DubFact fact);
void dub_side_recount (DubSide *side);

/* Returns the index of a card in the staff, or -1. */
int dub_side_find (const DubSide *side, DubEmployee employee);

/* Return whether the staff has a card of the type, and whether it has one without a crown. A card
 * that is not known can be either. */
gboolean dub_side_has (const DubSide *side, DubType type);
gboolean dub_side_has_plain (const DubSide *side, DubType type);

/* Returns whether the staff has a card of the type that is known to have a crown. */
gboolean dub_side_has_crowned (const DubSide *side, DubType type);

/* Changes a count, if it is known, up to its maximum. A count that would fall below 0 was not
 * right, and is not known any longer. */
void dub_side_gain (DubSide *side, DubFact fact, gint n);

/* Makes facts unknown: a bitmask of DubFact. */
void dub_side_forget (DubSide *side, guint facts);

/* The examinations: whether the task has a token, puts it there or takes it back, and moves to a
 * start area, without any token on the tasks. */
gboolean dub_side_has_done (const DubSide *side, DubTask task);
void dub_side_mark (DubSide *side, DubTask task, gboolean is_done);
void dub_side_set_track (DubSide *side, DubTrack track);

/* Jewelry: adds one, replaces all by numbers of each color, and counts. A list of numbers is valid
 * if the box has that many tiles. */
void dub_jewelry_add (DubJewelry *jewelry, DubColor color);
void dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS]);
guint dub_jewelry_count (const DubJewelry *jewelry, DubColor color);
gboolean dub_jewelry_is_valid (const guint8 counts[DUB_N_COLORS]);

/* Returns the maximum of a count. */
static inline guint
dub_fact_get_max (DubFact fact)
{
  return fact == DUB_FACT_PP ? DUB_MAX_PP : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE : DUB_MAX_COUNT;
}

/* The type that takes the examination of a track, and the type that it makes. */
static inline DubType
dub_track_get_candidate (DubTrack track)
{
  return track == DUB_TRACK_JOURNEYMAN ? DUB_APPRENTICE : DUB_JOURNEYMAN;
}

static inline DubType
dub_track_get_type (DubTrack track)
{
  return track == DUB_TRACK_JOURNEYMAN ? DUB_JOURNEYMAN : DUB_MASTER;
}

/* Returns what stands for any card of the type without a crown. */
static inline DubEmployee
dub_employee_of_type (DubType type)
{
  return (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_UNKNOWN };
}
