/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step.h"

#include "dub-game-private.h"

#include <string.h>

static gboolean
refuse_place (DubTable *self, const char *reason)
{
  return dub_table_refuse (self, DUB_GAME_ERROR_PLACE, reason);
}

static gboolean
color_is_reported (guint color)
{
  return color >= DUB_BLUE && color <= DUB_ORANGE;
}

static gboolean
take_favor (DubTable *self, const DubStep *step)
{
  if (self->state->favor != DUB_NOBODY)
    return refuse_place (self, "the Queen's Favor is not on the board");
  self->state->favor = DUB_BARRY;

  return TRUE;
}

/* Old journals may go beyond the end of the track. */
static gboolean
gain_pp (DubTable *self, const DubStep *step)
{
  self->state->barry.pp = (guint16) MIN (step->to, DUB_MAX_PP);

  return TRUE;
}

static gboolean
take_tiles (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  for (guint i = 0; i < 16; i++)
    if ((step->tiles & (1u << i)) != 0 &&
        (i >= DUB_N_DRAWERS * DUB_N_COLUMNS ||
         state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] == DUB_TILE_NONE))
      return refuse_place (self, "no resource tile lies there");
  if (step->tiles == 0)
    return refuse_place (self, "no resource tile lies there");

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((step->tiles & (1u << i)) != 0) {
      state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] = DUB_TILE_NONE;
      state->barry.tiles++;
    }

  return TRUE;
}

static gboolean
draw_bag_tile (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (dub_state_bag_is_empty (state))
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "nothing is left to draw");
  if (state->bag != DUB_PLENTY)
    state->bag--;
  state->barry.tiles++;

  return TRUE;
}

/* The counter has a maximum; anything beyond it is not counted. */
static gboolean
take_thread (DubTable *self, const DubStep *step)
{
  guint16 *thread = &self->state->barry.thread;

  *thread = (guint16) MIN (*thread + 1, DUB_MAX_COUNT);

  return TRUE;
}

static gboolean
take_lace (DubTable *self, const DubStep *step)
{
  guint16 *lace = &self->state->barry.lace;

  *lace = (guint16) MIN (*lace + 1, DUB_MAX_COUNT);

  return TRUE;
}

/* If the garment is unknown, the app asks for it after it is taken. */
static gboolean
take_garment (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (state->making.color != DUB_COLOR_NONE)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "her garment is not placed");
  if (step->at >= self->box->garment_display.n || state->garments[step->at].color == DUB_COLOR_NONE)
    return refuse_place (self, "no garment lies there");
  state->making = state->garments[step->at];
  state->garments[step->at] = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
reveal_card (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->discard.n == DUB_N_CARDS)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "no card is in her supply");
  if (step->cards.n != 1 || !dub_card_is_valid (step->cards.cards[0]))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "tell which card it is");
  dub_pile_pop (&state->supply);
  dub_pile_push (&state->discard, step->cards.cards[0]);

  return TRUE;
}

static gboolean
take_jewelry (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (step->at >= self->box->jewelry_display.n || !color_is_reported (state->jewelry[step->at]))
    return refuse_place (self, "no jewelry lies there");
  if (dub_state_count_tokens (state, DUB_JEWELER, DUB_BARRY) == 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_LIMIT,
                             "jewelry takes a token on a jeweler decoration");
  if (state->barry.jewelry.n == DUB_MAX_JEWELRY)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "there are not that many jewelry tiles");
  dub_jewelry_add (&state->barry.jewelry, state->jewelry[step->at]);
  state->jewelry[step->at] = DUB_COLOR_NONE;

  return TRUE;
}

static gboolean
place_garment (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (!color_is_reported (state->making.color))
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "she makes no garment");
  if (step->hall >= DUB_N_HALLS || step->at >= self->box->halls[step->hall].n_guests ||
      state->halls[step->hall][step->at].owner != DUB_NOBODY)
    return refuse_place (self, "this guest space is not free");
  state->halls[step->hall][step->at] = (DubGuest){ state->making, DUB_BARRY };
  state->making = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
has_room (DubTable *self)
{
  return self->state->barry.n_staff < DUB_MAX_STAFF ||
         dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "she cannot have that many employees");
}

static gboolean
hire (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (step->at >= DUB_N_HIRE_SPACES || state->employees[step->at].type == DUB_TYPE_NONE)
    return refuse_place (self, "no employee is there");
  if (!has_room (self))
    return FALSE;
  dub_barry_join (&state->barry, state->employees[step->at]);
  state->employees[step->at] = (DubEmployee){ 0 };

  return TRUE;
}

/* */
static gboolean
add_hand_card (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->hand.n == DUB_N_CARDS)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "no card is in her supply");
  dub_pile_push (&state->hand, dub_pile_pop (&state->supply));

  return TRUE;
}

static gboolean
shuffle_discards (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (state->supply.n > 0 || step->cards.n == 0 ||
      !dub_pile_is_shuffled (&step->cards, &state->discard))
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "these are not her discards");
  state->supply = step->cards;
  state->discard = (DubPile){ 0 };
  state->n_reshuffles++;

  return TRUE;
}

static gboolean
place_token (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (step->decoration >= DUB_N_DECORATION_KINDS ||
      step->at >= self->box->decorations[step->decoration].n ||
      state->tokens[step->decoration][step->at] != DUB_NOBODY)
    return refuse_place (self, "this decoration is not free");
  if (step->decoration == DUB_JEWELER &&
      !dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    return dub_table_refuse (self, DUB_GAME_ERROR_EXPANSION, "the Jewelry Box is not in play");
  if (!dub_state_may_have_token (state, step->decoration, DUB_BARRY))
    return dub_table_refuse (self, DUB_GAME_ERROR_LIMIT, "one token of hers is there already");
  state->tokens[step->decoration][step->at] = DUB_BARRY;

  return TRUE;
}

static gboolean
takes_exams (DubTable *self)
{
  return dub_state_has_expansion (self->state, DUB_EXPANSION_JEWELRY_BOX) ||
         dub_table_refuse (self, DUB_GAME_ERROR_EXPANSION, "the Jewelry Box is not in play");
}

static gboolean
put_exam_token (DubTable *self, const DubStep *step)
{
  DubBarry *barry = &self->state->barry;
  guint n;
  const guint8 *tasks = dub_box_get_tasks (self->box, barry->track, &n);

  if (!takes_exams (self))
    return FALSE;
  if (step->task == DUB_TASK_NONE || memchr (tasks, step->task, n) == NULL ||
      dub_state_has_done (self->state, step->task))
    return refuse_place (self, "this task is not free");
  barry->done[barry->n_done++] = step->task;

  return TRUE;
}

static gboolean
remove_employee (DubTable *self, const DubStep *step)
{
  if (!takes_exams (self))
    return FALSE;
  if (step->at >= self->state->barry.n_staff)
    return refuse_place (self, "no employee is there");
  dub_barry_lose (&self->state->barry, step->at);
  self->state->n_removals++;

  return TRUE;
}

static gboolean
add_exam_card (DubTable *self, const DubStep *step)
{
  DubState *state = self->state;

  if (!takes_exams (self) || !has_room (self))
    return FALSE;
  if (step->track >= DUB_N_TRACKS || state->exam_decks[step->track] == 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "the examination deck is empty");
  if (state->exam_decks[step->track] != DUB_PLENTY)
    state->exam_decks[step->track]--;
  dub_barry_join (&state->barry,
                  (DubEmployee){ .type = step->track == DUB_TRACK_JOURNEYMAN ? DUB_JOURNEYMAN
                                                                             : DUB_MASTER,
                                 .level = DUB_LEVEL_EXAM });

  return TRUE;
}

static gboolean
clear_tasks (DubTable *self, const DubStep *step)
{
  DubBarry *barry = &self->state->barry;

  if (!takes_exams (self))
    return FALSE;
  barry->n_done = 0;
  memset (barry->done, 0, sizeof barry->done);

  return TRUE;
}

static gboolean
move_exam_token (DubTable *self, const DubStep *step)
{
  if (!takes_exams (self))
    return FALSE;
  if (step->track >= DUB_N_TRACKS || self->state->barry.n_done > 0)
    return refuse_place (self, "her tokens are on the other track");
  self->state->barry.track = step->track;

  return TRUE;
}

static gboolean
put_all_halls_token (DubTable *self, const DubStep *step)
{
  guint8 *spaces = self->state->all_halls;

  if (step->at >= self->box->n_all_halls || spaces[step->at] != DUB_NOBODY)
    return refuse_place (self, "this space is not free");
  if (dub_state_has_all_halls (self->state, DUB_BARRY))
    return dub_table_refuse (self, DUB_GAME_ERROR_LIMIT, "one token of hers is there already");
  spaces[step->at] = DUB_BARRY;

  return TRUE;
}

gboolean
dub_step_apply (const DubStep *step, const DubBox *box, DubState *state, GError **error)
{
  static gboolean (*const verbs[DUB_N_VERBS]) (DubTable * self, const DubStep *step) = {
    [DUB_STEP_TAKE_FAVOR] = take_favor,
    [DUB_STEP_GAIN_PP] = gain_pp,
    [DUB_STEP_TAKE_TILES] = take_tiles,
    [DUB_STEP_DRAW_BAG_TILE] = draw_bag_tile,
    [DUB_STEP_TAKE_THREAD] = take_thread,
    [DUB_STEP_TAKE_LACE] = take_lace,
    [DUB_STEP_TAKE_GARMENT] = take_garment,
    [DUB_STEP_REVEAL_CARD] = reveal_card,
    [DUB_STEP_TAKE_JEWELRY] = take_jewelry,
    [DUB_STEP_PLACE_GARMENT] = place_garment,
    [DUB_STEP_HIRE] = hire,
    [DUB_STEP_ADD_HAND_CARD] = add_hand_card,
    [DUB_STEP_SHUFFLE_DISCARDS] = shuffle_discards,
    [DUB_STEP_PLACE_TOKEN] = place_token,
    [DUB_STEP_EXAM_TOKEN] = put_exam_token,
    [DUB_STEP_REMOVE_EMPLOYEE] = remove_employee,
    [DUB_STEP_ADD_EXAM_CARD] = add_exam_card,
    [DUB_STEP_CLEAR_TASKS] = clear_tasks,
    [DUB_STEP_MOVE_EXAM_TOKEN] = move_exam_token,
    [DUB_STEP_ALL_HALLS_TOKEN] = put_all_halls_token,
  };
  DubTable self = { .box = box, .state = state, .error = error };

  if (step->verb >= DUB_N_VERBS)
    return dub_table_refuse (&self, DUB_GAME_ERROR_VALUE, "there is no such step");

  return verbs[step->verb](&self, step);
}
