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
  DUB_CRITERION_NOTHING,
  DUB_CRITERION_PLACE,     /* ordinal of the tile or card, from the card's side */
  DUB_CRITERION_MASTER,    /* a Master guest space */
  DUB_CRITERION_REWARD,    /* a DubReward */
  DUB_CRITERION_LIVRE,     /* how many Livre */
  DUB_CRITERION_COST,      /* of a space */
  DUB_CRITERION_VALUE,     /* of an All Halls space */
  DUB_CRITERION_WORTH,     /* PP to her now */
  DUB_CRITERION_WORTH_YOU, /* PP to you now */
  DUB_CRITERION_TASK,      /* place on the track, topmost first */
} DubCriterionKind;

typedef struct {
  guint8 kind;
  gint16 value;
} DubCriterion;

typedef struct {
  guint8 decoration; /* of a decoration's space */
  guint8 at;         /* index, or the DubTask of an exam token */
  guint8 out;        /* the DubRuleId that removed it, DUB_RULE_NONE for the chosen one */
  DubCriterion criteria[DUB_MAX_CRITERIA];
} DubCandidate;

typedef enum {
  DUB_QUESTION_NOTHING,
  DUB_QUESTION_TILE_FACES,
  DUB_QUESTION_YOU,
  DUB_QUESTION_CARD,
  DUB_QUESTION_GARMENT,   /* spaces of the display that were entered as unknown */
  DUB_QUESTION_EMPLOYEES, /* likewise */
  DUB_QUESTION_JEWELRY,   /* likewise */
  DUB_QUESTION_STAFF,     /* cards of her staff that have to be turned up */
} DubQuestionKind;

typedef struct {
  guint8 kind;
  guint16 tiles; /* a bit for drawer * 3 + column */
  guint8 facts;  /* bitmask of DubFact */
  guint8 pile;
  guint64 spaces; /* bitmask of spaces of the display, or of cards of the staff */
  guint8 rules[DUB_MAX_STEP_RULES];
} DubQuestion;

typedef struct {
  DubQuestion question; /* if it asks, nothing else is of use */
  guint n_steps;
  DubStep steps[DUB_MAX_STEPS];
  guint n_candidates;
  DubCandidate candidates[DUB_MAX_CANDIDATES];
  guint64 rulings; /* bitmask of DubRuleId, those that decided something */
  DubState after;
} DubTurn;

/* Resolves the turn of the card that she is playing, or else of the top card of
 * her hand, which must not be empty then. With
 * explain each choice among several carries its candidates, the chosen first. */
void dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn);

G_END_DECLS
