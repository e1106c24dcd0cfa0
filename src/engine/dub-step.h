/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step is one instruction in Madame du Barry's turn, as data. It has everything that
 * is needed to carry it out: the table after a turn is the table before it with its
 * steps applied in order.
 */

#pragma once

#include "dub-rule-id.h"
#include "dub-state.h"

G_BEGIN_DECLS

typedef enum {
  DUB_STEP_TAKE_FAVOR,
  DUB_STEP_GAIN_PP,
  DUB_STEP_TAKE_TILES,
  DUB_STEP_DRAW_BAG_TILE,
  DUB_STEP_TAKE_THREAD,
  DUB_STEP_TAKE_LACE,
  DUB_STEP_TAKE_GARMENT,
  DUB_STEP_REVEAL_CARD,
  DUB_STEP_TAKE_JEWELRY,
  DUB_STEP_PLACE_GARMENT,
  DUB_STEP_HIRE,
  DUB_STEP_ADD_HAND_CARD,
  DUB_STEP_SHUFFLE_DISCARDS,
  DUB_STEP_PLACE_TOKEN,
  DUB_STEP_EXAM_TOKEN,
  DUB_STEP_REMOVE_EMPLOYEE,
  DUB_STEP_ADD_EXAM_CARD,
  DUB_STEP_CLEAR_TASKS,
  DUB_STEP_MOVE_EXAM_TOKEN,
  DUB_STEP_ALL_HALLS_TOKEN,
  DUB_N_VERBS,
} DubVerb;

enum { DUB_MAX_STEP_RULES = 4 };

typedef struct {
  guint8 verb;
  guint8 rules[DUB_MAX_STEP_RULES]; /* the first requires the step, the rest may be empty */

  guint8 hall;       /* place-garment: 0-4 */
  guint8 at;         /* index of a display, a hall, a decoration, All Halls or the staff */
  guint8 decoration; /* place-token */
  guint8 task;       /* exam-token */
  guint8 track;      /* add-exam-card, move-exam-token: the target track */
  guint16 tiles;     /* take-tiles: bitmask of drawer * 3 + column */
  guint16 n;         /* gain-pp */
  guint16 to;        /* gain-pp: the new value of her counter */
  DubPile cards;     /* reveal-card: the card; shuffle-discards: the new supply */

  guint8 deviation;       /* it was done differently */
  guint8 first_candidate; /* index in the candidates of the turn */
  guint8 n_candidates;
} DubStep;

/* Judges the step and carries it out. If it is not possible on this table, returns FALSE
 * with the error set and leaves the table unchanged. */
gboolean dub_step_apply (const DubStep *step, const DubBox *box, DubState *state, GError **error);

G_END_DECLS
