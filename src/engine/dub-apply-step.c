/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the moves of a turn that either side can make, or that are steps of hers: the same
 * code judges her steps and yours.
 */

#include "dub-game-private.h"
#include "dub-names.h"
#include "dub-place-private.h"
#include "dub-your-turn.h"

#include <string.h>

static gboolean
refuse_place (DubTable *self, DubReasonCode code, DubPlace place)
{
  return dub_refuse (self, .code = (guint8) code, .place = place);
}

static gboolean
cannot_come (DubTable *self, const DubMove *move)
{
  return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE,
                     .thing = move->thing);
}

static gboolean
needs_jewelry_box (DubTable *self)
{
  return dub_state_has_expansion (self->state, DUB_EXPANSION_JEWELRY_BOX) ||
         dub_refuse (self, .code = DUB_REASON_NO_EXPANSION, .n = DUB_EXPANSION_JEWELRY_BOX);
}

/* Whether something is there; if the move says what, it has to be that. */
static gboolean
holds (DubTable *self, DubPlaceKind kind, DubPlace place, DubThing thing)
{
  if (place.kind != kind)
    return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
  if (!dub_place_exists (self->box, self->state, place) || dub_place_is_empty (self->state, place))
    return dub_table_refuse_space (self, place);

  return dub_thing_equal (dub_place_read (self->state, place), thing) ||
         dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = place, .thing = thing);
}

static gboolean
is_free (DubTable *self, DubPlaceKind kind, DubPlace place)
{
  if (place.kind != kind)
    return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);

  return (dub_place_exists (self->box, self->state, place) &&
          dub_place_get_owner (self->state, place) == DUB_NOBODY) ||
         dub_table_refuse_space (self, place);
}

static gboolean
take_favor (DubTable *self, const DubMove *move)
{
  if (self->state->favor != DUB_NOBODY)
    return dub_refuse (self, .code = DUB_REASON_FAVOR, .side = self->state->favor);
  self->state->favor = move->side;

  return TRUE;
}

/* She gains PP, thread and lace; she never pays, and has no Livre (T-3). */
static gboolean
gain (DubTable *self, const DubMove *move)
{
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    if (move->gains[fact] < 0 || (move->gains[fact] != 0 && fact != DUB_FACT_PP &&
                                  fact != DUB_FACT_THREAD && fact != DUB_FACT_LACE))
      return cannot_come (self, move);
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    dub_side_gain (&self->state->sides[move->side], fact, move->gains[fact]);

  return TRUE;
}

/* You take a single tile, which she does not. */
static gboolean
take_tiles (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  gboolean is_yours = move->side == DUB_YOU;
  guint spaces = move->spaces;
  guint8 *tiles = state->resources[0];

  if (is_yours && !holds (self, DUB_PLACE_RESOURCE, move->from, move->thing))
    return FALSE;
  if (is_yours)
    spaces = 1u << move->from.at;
  if (spaces == 0)
    return cannot_come (self, move);
  for (guint i = 0; i < 16; i++)
    if ((spaces & (1u << i)) != 0 &&
        (i >= DUB_N_DRAWERS * DUB_N_COLUMNS || tiles[i] == DUB_TILE_NONE))
      return dub_table_refuse_space (self,
                                     (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = (guint8) i });

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((spaces & (1u << i)) != 0) {
      tiles[i] = DUB_TILE_NONE;
      if (!is_yours)
        state->sides[move->side].counts[DUB_FACT_TILES]++;
    }

  return TRUE;
}

static gboolean
draw_bag_tile (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (dub_state_bag_is_empty (state))
    return dub_refuse (self, .code = DUB_REASON_NOTHING_LEFT);
  if (state->bag != DUB_PLENTY)
    state->bag--;
  state->sides[move->side].counts[DUB_FACT_TILES]++;

  return TRUE;
}

/* If the garment is unknown, the app asks for it after it is taken. */
static gboolean
take_garment (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->making.color != DUB_COLOR_NONE)
    return cannot_come (self, move);
  if (!holds (self, DUB_PLACE_GARMENT, move->from, move->thing))
    return FALSE;
  state->making = move->thing.garment;
  state->garments[move->from.at] = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
reveal_card (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->discard.n == DUB_N_CARDS)
    return cannot_come (self, move);
  if (move->thing.kind != DUB_KIND_CARD || !dub_card_is_valid (move->thing.card))
    return dub_refuse (self, .code = DUB_REASON_TELL_CARD);
  dub_pile_pop (&state->supply);
  dub_pile_push (&state->discard, move->thing.card);

  return TRUE;
}

static gboolean
take_jewelry (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *side = &state->sides[move->side];

  if (!needs_jewelry_box (self) || !holds (self, DUB_PLACE_JEWEL, move->from, move->thing))
    return FALSE;
  if (dub_state_count_tokens (state, DUB_JEWELER, move->side) == 0)
    return dub_refuse (self, .code = DUB_REASON_NO_JEWELER, .side = move->side);
  if (move->thing.name == DUB_COLOR_UNKNOWN)
    return refuse_place (self, DUB_REASON_UNKNOWN, move->from);
  if (side->jewelry.n == DUB_MAX_JEWELRY)
    return dub_refuse (self, .code = DUB_REASON_JEWELRY, .limit = DUB_MAX_JEWELRY);
  dub_jewelry_add (&side->jewelry, move->thing.name);
  state->jewelry[move->from.at] = DUB_COLOR_NONE;

  return TRUE;
}

/* Hers was taken from the display before; yours is. */
static gboolean
place_garment (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubGarment *from = &state->making;
  DubColor color = move->thing.garment.color;

  if (move->side == DUB_YOU) {
    if (!holds (self, DUB_PLACE_GARMENT, move->from, move->thing))
      return FALSE;
    from = &state->garments[move->from.at];
  }
  if (color == DUB_COLOR_UNKNOWN)
    return refuse_place (self, DUB_REASON_UNKNOWN, move->from);
  if (color == DUB_COLOR_NONE || !dub_garment_equal (*from, move->thing.garment))
    return cannot_come (self, move);
  if (!is_free (self, DUB_PLACE_GUEST, move->to))
    return FALSE;
  state->halls[move->to.in][move->to.at] = (DubGuest){ *from, move->side };
  *from = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
has_room (DubTable *self, DubOwner owner)
{
  const DubSide *side = &self->state->sides[owner];

  return (owner == DUB_BARRY ? side->n_staff < DUB_MAX_STAFF
                             : self->state->yours.hand < DUB_MAX_COUNT &&
                                   side->counts[DUB_FACT_STAFF] < DUB_MAX_COUNT &&
                                   side->counts[DUB_FACT_APPRENTICES] < DUB_MAX_COUNT) ||
         dub_refuse (self, .code = DUB_REASON_STAFF, .side = (guint8) owner);
}

gboolean
dub_apply_join (DubTable *self, DubOwner owner, DubEmployee card)
{
  DubSide *side = &self->state->sides[owner];

  if (!has_room (self, owner))
    return FALSE;
  if (owner == DUB_YOU) {
    self->state->yours.hand++;
    if (card.id != 0 && dub_side_find (side, card) >= 0)
      card = dub_employee_of_type (card.type);
  }
  dub_side_join (side, card);

  return TRUE;
}

/* A profile may name its cards in its own way. */
static DubEmployee
get_specialist (const DubBox *box, DubSpecialist specialist)
{
  const char *id = dub_name_get (DUB_SET_SPECIALIST, specialist);
  DubEmployee card = id != NULL ? dub_box_get_employee (box, id) : (DubEmployee){ 0 };

  return card.type == DUB_APPRENTICE && card.level == 0 ? card
                                                        : (DubEmployee){ .type = DUB_APPRENTICE };
}

static gboolean
hire_specialist (DubTable *self, const DubMove *move)
{
  DubYours *yours = &self->state->yours;

  if (move->side != DUB_YOU)
    return cannot_come (self, move);
  if (!needs_jewelry_box (self))
    return FALSE;
  if (yours->has_specialist)
    return dub_refuse (self, .code = DUB_REASON_SPECIALIST);
  if (!dub_apply_join (self, DUB_YOU, get_specialist (self->box, yours->specialist)))
    return FALSE;
  yours->has_specialist = TRUE;

  return TRUE;
}

static gboolean
hire (DubTable *self, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_SPECIALIST)
    return hire_specialist (self, move);
  if (!holds (self, DUB_PLACE_EMPLOYEE, move->from, move->thing) ||
      !dub_apply_join (self, move->side, move->thing.employee))
    return FALSE;
  self->state->employees[move->from.at] = (DubEmployee){ 0 };

  return TRUE;
}

/* */
static gboolean
add_hand_card (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->hand.n == DUB_N_CARDS)
    return cannot_come (self, move);
  dub_pile_push (&state->hand, dub_pile_pop (&state->supply));

  return TRUE;
}

/* The cards follow as an event of their own. */
static gboolean
shuffle_discards (DubTable *self, const DubMove *move)
{
  if (self->state->supply.n > 0 || self->state->discard.n == 0 ||
      move->thing.kind != DUB_KIND_NUMBER || move->thing.n != self->state->discard.n)
    return cannot_come (self, move);
  self->is_shuffling = TRUE;

  return TRUE;
}

static gboolean
place_token (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!is_free (self, DUB_PLACE_TOKEN, move->to))
    return FALSE;
  if (move->to.in == DUB_JEWELER && !needs_jewelry_box (self))
    return FALSE;
  if (!dub_state_may_have_token (state, move->to.in, move->side))
    return dub_refuse (self, .code = DUB_REASON_ONE_TOKEN, .place = move->to, .side = move->side);
  state->tokens[move->to.in][move->to.at] = move->side;

  return TRUE;
}

/* YOU-12, EXAM-X: only the tasks of the examination that is prepared for. */
static gboolean
put_exam_token (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (self->box, side->track, &n_tasks);

  if (!needs_jewelry_box (self))
    return FALSE;
  if (move->to.kind != DUB_PLACE_TASK || move->to.in != side->track ||
      memchr (tasks, move->to.at, n_tasks) == NULL)
    return refuse_place (self, DUB_REASON_OTHER_TASK, move->to);
  if (dub_side_has_done (side, move->to.at))
    return refuse_place (self, DUB_REASON_TAKEN, move->to);
  dub_side_mark (side, move->to.at, TRUE);
  if (move->side == DUB_YOU)
    self->state->yours.turn.tasks |= (guint8) (1u << move->to.at);

  return TRUE;
}

static gboolean
remove_employee (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_STAFF || move->from.at >= side->n_staff ||
      !dub_thing_equal (move->thing, dub_thing_employee (side->staff[move->from.at])))
    return cannot_come (self, move);
  dub_side_remove (side, move->from.at);
  self->state->n_removals++;

  return TRUE;
}

static gboolean
add_exam_card (DubTable *self, const DubMove *move)
{
  gint8 *decks = self->state->exam_decks;
  guint track = move->from.at;

  if (!needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_EXAM_DECK || track >= DUB_N_TRACKS || decks[track] == 0)
    return cannot_come (self, move);
  if (!dub_apply_join (self, move->side,
                       (DubEmployee){ .type = track == DUB_TRACK_JOURNEYMAN ? DUB_JOURNEYMAN
                                                                            : DUB_MASTER,
                                      .level = DUB_LEVEL_EXAM }))
    return FALSE;
  if (decks[track] != DUB_PLENTY)
    decks[track]--;

  return TRUE;
}

static gboolean
clear_tasks (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_TRACK || move->from.in != side->track)
    return cannot_come (self, move);
  dub_side_set_track (side, side->track);

  return TRUE;
}

static gboolean
move_exam_token (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!needs_jewelry_box (self))
    return FALSE;
  if (move->to.kind != DUB_PLACE_TASK || move->to.in >= DUB_N_TRACKS || side->n_done > 0)
    return cannot_come (self, move);
  dub_side_set_track (side, move->to.in);

  return TRUE;
}

/* ALL-1. */
static gboolean
put_all_halls_token (DubTable *self, const DubMove *move)
{
  if (!is_free (self, DUB_PLACE_ALL_HALLS, move->to))
    return FALSE;
  if (dub_state_has_all_halls (self->state, move->side))
    return dub_refuse (self, .code = DUB_REASON_ONE_TOKEN, .place = move->to, .side = move->side);
  self->state->all_halls[move->to.at] = move->side;

  return TRUE;
}

gboolean
dub_apply_step (DubTable *self, const DubMove *move)
{
  static const DubApply steps[DUB_N_STEPS] = {
    [DUB_MOVE_TAKE_FAVOR] = take_favor,
    [DUB_MOVE_GAIN] = gain,
    [DUB_MOVE_TAKE_TILES] = take_tiles,
    [DUB_MOVE_DRAW_BAG_TILE] = draw_bag_tile,
    [DUB_MOVE_TAKE_GARMENT] = take_garment,
    [DUB_MOVE_REVEAL_CARD] = reveal_card,
    [DUB_MOVE_TAKE_JEWELRY] = take_jewelry,
    [DUB_MOVE_PLACE_GARMENT] = place_garment,
    [DUB_MOVE_HIRE] = hire,
    [DUB_MOVE_ADD_HAND_CARD] = add_hand_card,
    [DUB_MOVE_SHUFFLE_DISCARDS] = shuffle_discards,
    [DUB_MOVE_PLACE_TOKEN] = place_token,
    [DUB_MOVE_EXAM_TOKEN] = put_exam_token,
    [DUB_MOVE_REMOVE_EMPLOYEE] = remove_employee,
    [DUB_MOVE_ADD_EXAM_CARD] = add_exam_card,
    [DUB_MOVE_CLEAR_TASKS] = clear_tasks,
    [DUB_MOVE_MOVE_EXAM_TOKEN] = move_exam_token,
    [DUB_MOVE_ALL_HALLS_TOKEN] = put_all_halls_token,
  };

  return move->verb < DUB_N_STEPS && steps[move->verb] != NULL ? steps[move->verb](self, move)
                                                               : cannot_come (self, move);
}

/* her discards, shuffled. */
gboolean
dub_apply_shuffle (DubTable *self, const DubPile *cards)
{
  DubState *state = self->state;

  if (state->supply.n > 0 || cards->n == 0 || !dub_pile_is_shuffled (cards, &state->discard))
    return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
  state->supply = *cards;
  state->discard = (DubPile){ 0 };
  state->n_reshuffles++;

  return TRUE;
}
