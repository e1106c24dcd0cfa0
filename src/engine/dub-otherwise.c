/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-otherwise.h"

#include "dub-turn-private.h"

#include <string.h>

static gboolean
task_is_free (const DubBox *box, const DubState *state, DubTask task)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, state->barry.track, &n);

  return memchr (tasks, (int) task, n) != NULL && !dub_state_has_done (state, task);
}

static gboolean
tiles_are_there (const DubState *state, guint tiles)
{
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((tiles & (1u << i)) != 0 &&
        state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] == DUB_TILE_NONE)
      return FALSE;

  return tiles != 0;
}

/* Whether every field has a value that a journal can hold, also one that the verb
 * does not look at: it is written down with the others. */
static gboolean
has_values (const DubOtherwise *done)
{
  return done->index <= DUB_MAX_COUNT && done->hall < DUB_N_HALLS && done->at < 64 &&
         done->where < DUB_N_WHERES && done->task < DUB_N_TASKS &&
         done->tiles < 1u << (DUB_N_DRAWERS * DUB_N_COLUMNS) && done->n <= DUB_MAX_TRACK &&
         done->card.action <= DUB_CARD_FUND && done->card.hall <= DUB_N_HALLS;
}

gboolean
dub_otherwise_is_possible (const DubBox *box, const DubState *state, const DubStep *order,
                           const DubOtherwise *done)
{
  if (order->verb != done->verb || !has_values (done))
    return FALSE;

  switch ((DubVerb) done->verb) {
  case DUB_STEP_GAIN_PP:
    return done->n <= DUB_MAX_COUNT;
  case DUB_STEP_TAKE_TILES:
    return tiles_are_there (state, done->tiles);
  case DUB_STEP_TAKE_GARMENT:
    return done->at < box->garment_display.n && state->garments[done->at].colour != DUB_COLOUR_NONE;
  case DUB_STEP_TAKE_JEWELRY: /* what is unknown has to be told first */
    return done->at < box->jewelry_display.n && state->jewelry[done->at] != DUB_COLOUR_NONE &&
           state->jewelry[done->at] != DUB_COLOUR_UNKNOWN;
  case DUB_STEP_HIRE:
    return done->at < DUB_N_HIRE_SPACES && state->employees[done->at].type != DUB_TYPE_NONE &&
           state->employees[done->at].type != DUB_TYPE_UNKNOWN;
  case DUB_STEP_PLACE_GARMENT:
    return done->hall < DUB_N_HALLS && done->at < box->halls[done->hall].n_guests &&
           state->halls[done->hall][done->at].owner == DUB_NOBODY;
  case DUB_STEP_PLACE_TOKEN:
    return done->where < DUB_N_WHERES &&
           (done->where != DUB_JEWELER || dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX)) &&
           done->at < box->decorations[done->where].n &&
           state->tokens[done->where][done->at] == DUB_NOBODY &&
           dub_state_may_have_token (state, done->where, DUB_BARRY);
  case DUB_STEP_ALL_HALLS_TOKEN:
    return done->at < box->n_all_halls && state->all_halls[done->at] == DUB_NOBODY;
  case DUB_STEP_EXAM_TOKEN:
    return task_is_free (box, state, done->task);
  case DUB_STEP_REMOVE_EMPLOYEE:
    return done->at < state->barry.n_staff;
  case DUB_STEP_REVEAL_CARD:
    return done->card.action != DUB_CARD_UNKNOWN;
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_DRAW_BAG_TILE:
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
  case DUB_STEP_ADD_HAND_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
  case DUB_N_VERBS:
  default:
    return FALSE; /* nothing to choose; what differs is set right as a fact */
  }
}

/* What no longer fits, because something before it was done otherwise too, is
 * passed over. The last word on an order counts. */
void
dub_otherwise_apply (const DubBox *box, const DubState *state, guint index, DubStep *step)
{
  for (guint i = 0; i < state->n_otherwise; i++) {
    const DubOtherwise *done = &state->otherwise[i];

    if (done->index != index || !dub_otherwise_is_possible (box, state, step, done))
      continue;
    step->otherwise = TRUE;
    step->hall = done->hall;
    step->at = done->at;
    step->where = done->where;
    step->task = done->task;
    step->tiles = done->tiles;
    step->n = done->n;
    step->to = (guint16) MIN (state->barry.pp + done->n, DUB_MAX_TRACK);
    if (step->verb == DUB_STEP_REVEAL_CARD)
      step->cards.cards[0] = done->card;
  }
}
