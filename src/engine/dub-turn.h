/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One turn of Barry: from the box and the table to the steps that her top hand
 * card demands, or to a question where a missing fact decides.
 *
 * A question is answered by filling the fact into the state and asking again.
 */

#pragma once

#include "dub-step.h"

G_BEGIN_DECLS

enum { DUB_MAX_STEPS = 80, DUB_MAX_CANDIDATES = 96, DUB_MAX_CRITERIA = 3 };

/* What a candidate of a choice was judged by. */
typedef enum {
  DUB_BY_NOTHING,
  DUB_BY_PLACE,     /* the how-manieth tile or card from the card's side */
  DUB_BY_MASTER,    /* a Master guest space */
  DUB_BY_REWARD,    /* a DubReward */
  DUB_BY_LIVRE,     /* how many Livre */
  DUB_BY_COST,      /* of a space */
  DUB_BY_VALUE,     /* of an All Halls space */
  DUB_BY_WORTH,     /* PP to her now */
  DUB_BY_WORTH_YOU, /* PP to you now */
  DUB_BY_TASK,      /* place on the track, topmost first */
} DubBy;

typedef struct {
  guint8 by;
  gint16 value;
} DubCriterion;

typedef struct {
  guint8 where; /* of a decoration's space */
  guint8 at;    /* index, or the DubTask of an exam token */
  guint8 out;   /* the DubRule that removed it, DUB_RULE_NONE for the chosen one */
  DubCriterion criteria[DUB_MAX_CRITERIA];
} DubCandidate;

typedef enum {
  DUB_ASK_NOTHING,
  DUB_ASK_TILE_FACES,
  DUB_ASK_YOU,
  DUB_ASK_CARD,
  DUB_ASK_GARMENT,   /* spaces of the display that were entered as unknown */
  DUB_ASK_EMPLOYEES, /* likewise */
  DUB_ASK_JEWELRY,   /* likewise */
  DUB_ASK_STAFF,     /* cards of her staff that have to be turned up */
} DubAsk;
typedef enum { DUB_PILE_HAND, DUB_PILE_SUPPLY, DUB_PILE_DISCARD } DubPileName;

typedef struct {
  guint8 about;
  guint16 tiles; /* a bit for drawer * 3 + column */
  guint8 facts;  /* a bit a DubFact */
  guint8 pile;
  guint64 spaces; /* a bit a space of the display, or a card of the staff */
  guint8 rules[DUB_MAX_STEP_RULES];
} DubQuestion;

typedef struct {
  DubQuestion question; /* if it asks, nothing else is of use */
  guint n_steps;
  DubStep steps[DUB_MAX_STEPS];
  guint n_candidates;
  DubCandidate candidates[DUB_MAX_CANDIDATES];
  guint64 rulings; /* a bit a DubRule that decided something */
  DubState after;
} DubTurn;

/* Resolves the turn of the card that she is playing, or else of the top card of
 * her hand, which must not be empty then. With
 * explain each choice among several carries its candidates, the chosen first. */
void dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn);

G_END_DECLS
