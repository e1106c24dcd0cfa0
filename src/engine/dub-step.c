/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step.h"

#include <string.h>

static void
take_tiles (DubState *state, guint16 tiles)
{
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++) {
    if ((tiles & (1u << i)) == 0)
      continue;

    state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] = DUB_TILE_NONE;
    state->barry.tiles++;
  }
}

static void
join_staff (DubBarry *barry, DubEmployee employee)
{
  g_assert (barry->n_staff < DUB_MAX_STAFF);
  barry->staff[barry->n_staff++] = employee;
}

static void
leave_staff (DubBarry *barry, guint at)
{
  g_assert (at < barry->n_staff);
  barry->n_staff--;
  memmove (barry->staff + at, barry->staff + at + 1,
           (barry->n_staff - at) * sizeof barry->staff[0]);
  barry->staff[barry->n_staff] = (DubEmployee){ 0 };
}

static void
add_exam_card (DubState *state, DubTrack track)
{
  DubType type = track == DUB_TRACK_JOURNEYMAN ? DUB_JOURNEYMAN : DUB_MASTER;

  if (state->exam_decks[track] != DUB_PLENTY)
    state->exam_decks[track]--;
  join_staff (&state->barry, (DubEmployee){ .type = type, .level = DUB_LEVEL_EXAM });
}

static void
apply_to_cards (const DubStep *step, DubState *state)
{
  switch (step->verb) {
  case DUB_STEP_REVEAL_CARD:
    dub_pile_pop (&state->supply);
    dub_pile_push (&state->discard, step->cards.cards[0]);
    break;
  case DUB_STEP_SHUFFLE_DISCARDS:
    state->supply = step->cards;
    state->discard = (DubPile){ 0 };
    state->n_reshuffles++;
    break;
  default:
    dub_pile_push (&state->hand, dub_pile_pop (&state->supply)); /* */
    break;
  }
}

static void
apply_to_exam (const DubStep *step, DubState *state)
{
  DubBarry *barry = &state->barry;

  switch (step->verb) {
  case DUB_STEP_EXAM_TOKEN:
    barry->done[barry->n_done++] = step->task;
    break;
  case DUB_STEP_REMOVE_EMPLOYEE:
    leave_staff (barry, step->at);
    state->n_removals++;
    break;
  case DUB_STEP_ADD_EXAM_CARD:
    add_exam_card (state, step->track);
    break;
  case DUB_STEP_CLEAR_TASKS:
    barry->n_done = 0;
    memset (barry->done, 0, sizeof barry->done);
    break;
  default:
    barry->track = step->track;
    break;
  }
}

static void
apply_to_board (const DubStep *step, DubState *state)
{
  switch (step->verb) {
  case DUB_STEP_TAKE_TILES:
    take_tiles (state, step->tiles);
    break;
  case DUB_STEP_TAKE_GARMENT:
    state->making = state->garments[step->at];
    state->garments[step->at] = (DubGarment){ 0 };
    break;
  case DUB_STEP_TAKE_JEWELRY:
    dub_jewelry_add (&state->barry.jewelry, state->jewelry[step->at]);
    state->jewelry[step->at] = DUB_COLOUR_NONE;
    break;
  case DUB_STEP_PLACE_GARMENT:
    state->halls[step->hall][step->at] = (DubGuest){ state->making, DUB_BARRY };
    state->making = (DubGarment){ 0 };
    break;
  case DUB_STEP_HIRE:
    join_staff (&state->barry, state->employees[step->at]);
    state->employees[step->at] = (DubEmployee){ 0 };
    break;
  case DUB_STEP_PLACE_TOKEN:
    state->tokens[step->where][step->at] = DUB_BARRY;
    break;
  default:
    state->all_halls[step->at] = DUB_BARRY;
    break;
  }
}

void
dub_step_apply (const DubStep *step, DubState *state)
{
  switch ((DubVerb) step->verb) {
  case DUB_STEP_TAKE_FAVOR:
    state->favor = DUB_BARRY;
    break;
  case DUB_STEP_GAIN_PP:
    state->barry.pp = step->to;
    break;
  case DUB_STEP_DRAW_BAG_TILE:
    if (state->bag != DUB_PLENTY)
      state->bag--;
    state->barry.tiles++;
    break;
  case DUB_STEP_TAKE_THREAD:
    state->barry.thread = (guint16) MIN (state->barry.thread + 1, DUB_MAX_COUNT);
    break;
  case DUB_STEP_TAKE_LACE:
    state->barry.lace = (guint16) MIN (state->barry.lace + 1, DUB_MAX_COUNT);
    break;
  case DUB_STEP_REVEAL_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_ADD_HAND_CARD:
    apply_to_cards (step, state);
    break;
  case DUB_STEP_EXAM_TOKEN:
  case DUB_STEP_REMOVE_EMPLOYEE:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
    apply_to_exam (step, state);
    break;
  case DUB_STEP_TAKE_TILES:
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_TAKE_JEWELRY:
  case DUB_STEP_PLACE_GARMENT:
  case DUB_STEP_HIRE:
  case DUB_STEP_PLACE_TOKEN:
  case DUB_STEP_ALL_HALLS_TOKEN:
    apply_to_board (step, state);
    break;
  case DUB_N_VERBS:
  default:
    g_assert_not_reached ();
  }
}
