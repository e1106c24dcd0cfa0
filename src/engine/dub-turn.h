/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One turn of Madame du Barry: from the box and the table to the steps that her top
 * hand card requires, or to a question if a missing fact decides.
 *
 * To answer a question, set the fact in the state and resolve the turn again.
 */

#pragma once

#include "dub-move.h"
#include "dub-state.h"

enum { DUB_MAX_STEPS = 80, DUB_MAX_CANDIDATES = 96, DUB_MAX_CRITERIA = 3 };

/* The criterion that a candidate was judged by. */
typedef enum {
  DUB_CRITERION_NOTHING,
  DUB_CRITERION_PLACE,     /* position of the tile or card, counted from the card's side */
  DUB_CRITERION_MASTER,    /* a Master guest space */
  DUB_CRITERION_REWARD,    /* a DubReward */
  DUB_CRITERION_LIVRE,     /* amount of Livre */
  DUB_CRITERION_COST,      /* of a space */
  DUB_CRITERION_VALUE,     /* of an All Halls space */
  DUB_CRITERION_WORTH,     /* PP to her now */
  DUB_CRITERION_WORTH_YOU, /* PP to you now */
  DUB_CRITERION_TASK,      /* position on the track, topmost first */
} DubCriterionKind;

typedef struct {
  guint8 kind;
  gint16 value;
} DubCriterion;

typedef struct {
  guint8 step; /* its index */
  guint8 out;  /* the DubRuleId that removed it, DUB_RULE_NONE if chosen */
  DubPlace place;
  DubCriterion criteria[DUB_MAX_CRITERIA];
} DubCandidate;

typedef enum {
  DUB_QUESTION_NOTHING,
  DUB_QUESTION_TILE_FACES,
  DUB_QUESTION_YOU,
  DUB_QUESTION_CARD,
  DUB_QUESTION_GARMENT,   /* spaces of the display that were entered as unknown */
  DUB_QUESTION_EMPLOYEES, /* as DUB_QUESTION_GARMENT */
  DUB_QUESTION_JEWELRY,   /* as DUB_QUESTION_GARMENT */
  DUB_QUESTION_STAFF,     /* cards of her staff that have to be revealed */
} DubQuestionKind;

typedef struct {
  guint8 kind;
  guint16 tiles; /* bitmask of drawer * 3 + column */
  guint16 facts; /* bitmask of DubFact */
  guint8 pile;
  guint64 spaces; /* bitmask of spaces of the display, or of cards in the staff */
  guint8 rules[DUB_MAX_MOVE_RULES];
} DubQuestion;

typedef struct {
  DubQuestion question; /* if set, ignore all other fields */
  guint n_steps;
  DubMove steps[DUB_MAX_STEPS];
  guint n_candidates;
  DubCandidate candidates[DUB_MAX_CANDIDATES];
  DubPile shuffled; /* her new supply, if a step shuffles her discards */
  guint64 rulings;  /* bitmask of the DubRuleId that decided something */
  DubState after;
} DubTurn;

/* Resolves the turn for the card that she is playing or, if there is none, for the top card
 * of her hand, which must not be empty. With explain, each choice among several has its
 * candidates, the chosen one first. */
void dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn);

/* Returns the parts of the box whose printed values decided a step, as a bitmask of DubPart: what
 * was chosen among candidates, or what a space gives. The turn must be resolved with explain. */
guint dub_turn_get_deciding_parts (const DubTurn *turn, guint index);

/* Returns the candidates of a step, the chosen one first, and their number in *n. */
const DubCandidate *dub_turn_get_candidates (const DubTurn *turn, guint step, guint *n);
