/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the moves of her turn, and of revealing her cards at the end.
 */

#include "dub-game-private.h"

#include <string.h>

/* Draw mode "learn": between two shuffles each card is seen only once, so identical cards
 * seen since the last shuffle are different cards. */
static void
learn (DubState *state, DubCard card)
{
  if (state->draw_mode != DUB_DRAW_LEARN || state->seen.n == DUB_N_CARDS)
    return;

  dub_pile_push (&state->seen, card);
  if (dub_pile_count (&state->seen, card) > dub_pile_count (&state->learned, card) &&
      state->learned.n < DUB_N_CARDS)
    dub_pile_push (&state->learned, card);
}

static gboolean
has_card_open (DubTable *self)
{
  return self->state->playing.action != DUB_CARD_UNKNOWN ||
         dub_refuse (self, .code = DUB_REASON_NOT_REVEALED);
}

static gboolean
check_card (DubTable *self, DubThing thing)
{
  return (thing.kind == DUB_KIND_CARD && dub_card_is_valid (thing.card)) ||
         dub_refuse (self, .code = DUB_REASON_TELL_CARD);
}

/* If the app drew the card, she must play that card. */
gboolean
dub_apply_play_card (DubTable *self, const DubMove *move)
{
  DubCard card = move->thing.card;
  DubState *state = self->state;

  if (state->playing.action != DUB_CARD_UNKNOWN)
    return dub_refuse (self, .code = DUB_REASON_REVEALED);
  if (state->hand.n == 0)
    return dub_table_cannot_come (self);
  if (!check_card (self, move->thing))
    return FALSE;
  if (state->hand.cards[0].action != DUB_CARD_UNKNOWN &&
      !dub_card_equal (state->hand.cards[0], card))
    return dub_table_cannot_come (self);

  dub_pile_pop (&state->hand);
  state->playing = card;
  learn (state, card);

  return TRUE;
}

gboolean
dub_apply_tell_card (DubTable *self, const DubMove *move)
{
  DubReported *reported = &self->state->reported;

  if (!has_card_open (self) || !check_card (self, move->thing))
    return FALSE;
  if (reported->n == DUB_MAX_REPORTED)
    return dub_refuse (self, .code = DUB_REASON_NO_CARD_ASKED);
  reported->cards[reported->n++] = move->thing.card;

  return TRUE;
}

gboolean
dub_apply_act (DubTable *self, const DubMove *move)
{
  if (!has_card_open (self))
    return FALSE;
  self->state->doing |= DUB_DOING_TURN;

  return TRUE;
}

/* The thing that a step with a choice moves, and its places; DUB_PLACE_NONE if that does not
 * matter. Differences in other steps are corrected as facts. */
static const struct {
  guint8 from, to, thing;
} choices[DUB_N_STEPS] = {
  [DUB_MOVE_GAIN] = { DUB_PLACE_NONE, DUB_PLACE_NONE, DUB_KIND_NUMBER },
  [DUB_MOVE_TAKE_TILES] = { DUB_PLACE_NONE, DUB_PLACE_NONE, DUB_KIND_NOTHING },
  [DUB_MOVE_TAKE_GARMENT] = { DUB_PLACE_GARMENT, DUB_PLACE_NONE, DUB_KIND_GARMENT },
  [DUB_MOVE_REVEAL_CARD] = { DUB_PLACE_NONE, DUB_PLACE_NONE, DUB_KIND_CARD },
  [DUB_MOVE_TAKE_JEWELRY] = { DUB_PLACE_JEWEL, DUB_PLACE_NONE, DUB_KIND_JEWEL },
  [DUB_MOVE_PLACE_GARMENT] = { DUB_PLACE_GARMENT, DUB_PLACE_GUEST, DUB_KIND_GARMENT },
  [DUB_MOVE_HIRE] = { DUB_PLACE_EMPLOYEE, DUB_PLACE_NONE, DUB_KIND_EMPLOYEE },
  [DUB_MOVE_PLACE_TOKEN] = { DUB_PLACE_NONE, DUB_PLACE_TOKEN, DUB_KIND_NOTHING },
  [DUB_MOVE_EXAM_TOKEN] = { DUB_PLACE_NONE, DUB_PLACE_TASK, DUB_KIND_NOTHING },
  [DUB_MOVE_REMOVE_EMPLOYEE] = { DUB_PLACE_STAFF, DUB_PLACE_NONE, DUB_KIND_EMPLOYEE },
  [DUB_MOVE_ALL_HALLS_TOKEN] = { DUB_PLACE_NONE, DUB_PLACE_ALL_HALLS, DUB_KIND_NOTHING },
};

gboolean
dub_verb_has_choice (DubVerb verb)
{
  return verb < DUB_N_STEPS && choices[verb].to != 0;
}

static gboolean
is_place (const DubTable *self, DubPlaceKind kind, DubPlace place)
{
  if (kind == DUB_PLACE_NONE)
    return TRUE;

  return place.kind == kind && dub_place_exists (self->box, self->state, place) &&
         (kind != DUB_PLACE_STAFF || place.at < self->state->sides[DUB_BARRY].n_staff);
}

/* Returns whether it could be done somewhere in a turn of hers, so that it can be told. */
static gboolean
is_choice (const DubTable *self, const DubMove *move)
{
  DubThing thing = move->thing;

  if (thing.kind != choices[move->verb].thing ||
      !is_place (self, choices[move->verb].from, move->from) ||
      !is_place (self, choices[move->verb].to, move->to))
    return FALSE;
  if (move->verb == DUB_MOVE_TAKE_TILES)
    return move->spaces != 0 && move->spaces < 1u << (DUB_N_DRAWERS * DUB_N_COLUMNS);
  if (move->verb == DUB_MOVE_GAIN)
    return move->gains[DUB_FACT_PP] >= 0 && thing.n >= move->gains[DUB_FACT_PP] &&
           thing.n <= DUB_MAX_PP;
  if (move->verb == DUB_MOVE_REVEAL_CARD)
    return dub_card_is_valid (thing.card);

  return choices[move->verb].from == DUB_PLACE_NONE ||
         (thing.name != 0 && dub_thing_is_valid (self->box, self->state, move->from, thing));
}

/* A deviation is kept. Her turn checks later whether it fits a step. */
static gboolean
keep_deviation (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!is_choice (self, move))
    return dub_refuse (self, .code = DUB_REASON_INSTEAD);
  if (state->n_deviations == DUB_MAX_DEVIATIONS)
    return dub_refuse (self, .code = DUB_REASON_NO_STEP);
  state->deviations[state->n_deviations++] = dub_deviation (move);

  return TRUE;
}

/* A step is carried out with the others of her turn; before, what was done in place of one is
 * kept until then. */
gboolean
dub_apply_her_step (DubTable *self, const DubMove *move)
{
  if (!has_card_open (self))
    return FALSE;
  if (move->instead != 0 && !dub_verb_has_choice (move->verb))
    return dub_refuse (self, .code = DUB_REASON_INSTEAD);
  if (move->instead != 0 && (self->state->doing & DUB_DOING_TURN) == 0)
    return keep_deviation (self, move);
  if (!dub_apply_step (self, move))
    return FALSE;

  if (move->verb == DUB_MOVE_REVEAL_CARD)
    learn (self->state, move->thing.card);

  return TRUE;
}

/* P1-F: all cards, regardless of her hand and discards. */
static gboolean
deal (DubTable *self, const DubPile *cards)
{
  DubState *state = self->state;
  DubPile deck = { .n = DUB_N_CARDS };

  memcpy (deck.cards, self->box->deck, sizeof deck.cards);
  if (!dub_pile_is_shuffled (cards, &deck) ||
      (state->draw_mode != DUB_DRAW_APP && cards->cards[0].action != DUB_CARD_UNKNOWN))
    return dub_table_cannot_come (self);
  state->supply = *cards;
  state->hand = state->discard = state->seen = (DubPile){ 0 };

  return TRUE;
}

gboolean
dub_apply_cards (DubTable *self, const DubPile *cards)
{
  DubState *state = self->state;

  if (state->phase == DUB_PHASE_PREPARE)
    return deal (self, cards);
  if ((state->doing & DUB_DOING_SHUFFLE) == 0 || !dub_apply_shuffle (self, cards))
    return dub_table_cannot_come (self);
  state->seen = (DubPile){ 0 };
  learn (state, state->playing);

  return TRUE;
}

gboolean
dub_apply_her_end (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!has_card_open (self))
    return FALSE;
  if (state->making.color != DUB_COLOR_NONE || state->discard.n == DUB_N_CARDS)
    return dub_table_cannot_come (self);

  dub_pile_push (&state->discard, state->playing);
  state->playing = (DubCard){ 0 };
  state->reported = (DubReported){ 0 };
  state->n_deviations = 0;
  memset (state->deviations, 0, sizeof state->deviations);
  state->doing &= (guint8) ~DUB_DOING_TURN;

  return TRUE;
}

/* END-2: reveals a Master from an examination. */
gboolean
dub_apply_turn_up (DubTable *self, const DubMove *move)
{
  DubEmployee card = move->thing.employee;
  DubSide *hers = &self->state->sides[DUB_BARRY];

  if (move->to.kind != DUB_PLACE_STAFF || move->to.at >= hers->n_staff)
    return dub_refuse (self, .code = DUB_REASON_NO_SPACE, .place = move->to,
                       .limit = hers->n_staff);
  if (hers->staff[move->to.at].level != DUB_LEVEL_EXAM ||
      hers->staff[move->to.at].type != DUB_MASTER || card.type != DUB_MASTER ||
      card.level != DUB_MASTER_LEVEL || !dub_employee_is_valid (self->box, card))
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = move->to,
                       .thing = move->thing);
  if (card.crown != DUB_CROWN_NONE &&
      !dub_crown_may_be_face_down (self->box, self->state, card.crown))
    return dub_refuse (self, .code = DUB_REASON_SEEN, .thing = move->thing);
  hers->staff[move->to.at] = card;
  dub_side_recount (hers);

  return TRUE;
}

/* Decides the moves of her turn, and the reports about her at the end. */

/* A card that the app drew is known, unless her piles were corrected. */
static gboolean
play_card (DubDecision *self, DubMove move)
{
  DubCard card = self->now->hand.cards[0];

  if (self->now->draw_mode == DUB_DRAW_APP && card.action != DUB_CARD_UNKNOWN)
    move.thing = dub_thing_card (card);

  return dub_decision_move (self, move);
}

static gboolean
deviate (DubDecision *self, const DubTurn *turn, DubMove move)
{
  DubMove done;

  if (move.instead > turn->n_steps)
    return dub_decision_refuse (self, .code = DUB_REASON_NO_STEP);
  if (!dub_turn_deviate (turn, self->table.box, self->now, &move, &done))
    return dub_decision_refuse (self, .code = DUB_REASON_INSTEAD);

  return dub_decision_move (self, done);
}

/* Her steps, and after a shuffle the cards. */
static gboolean
finish_turn (DubDecision *self, const DubTurn *turn, const DubMove *move)
{
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return dub_decision_refuse (self, .code = DUB_REASON_ASKED);

  dub_decision_move (self, *move);
  for (guint i = 0; i < turn->n_steps; i++) {
    dub_decision_move (self, turn->steps[i]);
    if (turn->steps[i].verb == DUB_MOVE_SHUFFLE_DISCARDS)
      dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_CARDS, .cards = turn->shuffled });
  }

  return dub_decision_move (self, dub_move (DUB_BARRY, DUB_MOVE_END_TURN));
}

static gboolean
decide_turn (DubDecision *self, const DubMove *move)
{
  const DubTurn *turn = self->turn;
  DubTurn resolved;

  if (self->now->phase != DUB_PHASE_TURNS || self->now->turn != DUB_BARRY)
    return dub_decision_refuse (self, .code = DUB_REASON_NOT_HER_TURN);
  if (move->verb == DUB_MOVE_PLAY_CARD)
    return play_card (self, *move);
  if (self->now->playing.action == DUB_CARD_UNKNOWN)
    return dub_decision_refuse (self, .code = DUB_REASON_NOT_REVEALED);

  if (turn == NULL) {
    dub_turn_resolve (self->table.box, self->now, FALSE, &resolved);
    turn = &resolved;
  }
  if (move->instead != 0)
    return deviate (self, turn, *move);
  if (move->verb == DUB_MOVE_ACT)
    return finish_turn (self, turn, move);
  if (move->verb != DUB_MOVE_TELL_CARD || turn->question.kind != DUB_QUESTION_CARD)
    return dub_decision_refuse (self, .code = DUB_REASON_NO_CARD_ASKED);

  return dub_decision_move (self, *move);
}

/* END-2: reveals a Master from an examination. */
static gboolean
turn_up (DubDecision *self, DubMove move)
{
  DubCrown crown = move.thing.kind == DUB_KIND_EMPLOYEE ? move.thing.employee.crown : 0;

  move.thing = dub_thing_employee (
      crown != DUB_CROWN_NONE ? dub_box_get_crown (self->table.box, crown)
                              : (DubEmployee){ .type = DUB_MASTER, .level = DUB_MASTER_LEVEL });

  return dub_decision_move (self, move);
}

gboolean
dub_decide_barry (DubDecision *self, const DubMove *move)
{
  return move->verb == DUB_MOVE_TURN_UP ? turn_up (self, *move) : decide_turn (self, move);
}
