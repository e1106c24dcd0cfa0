/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the events of her turn, and of revealing her cards at the end.
 */

#include "dub-deviation.h"
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
         dub_table_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_NOT_REVEALED,
                               "her card is not revealed yet");
}

static gboolean
check_card (DubTable *self, DubCard card)
{
  return dub_card_is_valid (card) ||
         dub_table_refuse_for (self, DUB_GAME_ERROR_VALUE, DUB_REASON_TELL_CARD,
                               "tell which card it is");
}

/* If the app drew the card, she must play that card. */
static gboolean
reveal (DubTable *self, const DubEvent *event)
{
  DubCard card = event->detail.card;
  DubState *state = self->state;

  if (state->playing.action != DUB_CARD_UNKNOWN)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_REVEALED,
                                 "her card is revealed already");
  if (state->hand.n == 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "she has no card in her hand");
  if (!check_card (self, card))
    return FALSE;
  if (state->hand.cards[0].action != DUB_CARD_UNKNOWN &&
      !dub_card_equal (state->hand.cards[0], card))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "she has another card in her hand");

  dub_pile_pop (&state->hand);
  state->playing = card;
  learn (state, card);

  return TRUE;
}

static gboolean
tell (DubTable *self, const DubEvent *event)
{
  DubReported *reported = &self->state->reported;

  if (!has_card_open (self) || !check_card (self, event->detail.card))
    return FALSE;
  if (reported->n == DUB_MAX_REPORTED)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "no card is asked for");
  reported->cards[reported->n++] = event->detail.card;

  return TRUE;
}

/* Whether it fits a step is checked when her turn is resolved. */
static gboolean
do_deviation (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;

  if (!has_card_open (self))
    return FALSE;
  if (state->n_deviations == DUB_MAX_DEVIATIONS)
    return dub_table_refuse (self, DUB_GAME_ERROR_PLACE, "there is no such order");
  if (!dub_deviation_is_valid (&event->detail.deviation))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_INSTEAD,
                                 "the order cannot be done like that");
  state->deviation[state->n_deviations++] = event->detail.deviation;

  return TRUE;
}

static gboolean
do_step (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;

  if (!has_card_open (self))
    return FALSE;
  if (event->step.deviation && !dub_verb_has_choice (event->step.verb))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_INSTEAD,
                                 "the step cannot be done differently");
  if (!dub_step_apply (&event->step, self->box, state, self->error))
    return FALSE;

  if (event->step.verb == DUB_STEP_REVEAL_CARD)
    learn (state, event->step.cards.cards[0]);
  if (event->step.verb == DUB_STEP_SHUFFLE_DISCARDS) {
    state->seen = (DubPile){ 0 };
    learn (state, state->playing);
  }

  return TRUE;
}

static gboolean
end (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;

  if (!has_card_open (self))
    return FALSE;
  if (state->making.color != DUB_COLOR_NONE)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "her garment is not placed");
  if (state->discard.n == DUB_N_CARDS)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "she does not have that many cards");

  dub_pile_push (&state->discard, state->playing);
  state->playing = (DubCard){ 0 };
  state->reported = (DubReported){ 0 };
  state->n_deviations = 0;
  memset (state->deviation, 0, sizeof state->deviation);
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;

  return TRUE;
}

/* END-2: reveals a Master from an examination. */
static gboolean
turn_up (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubEmployee card = detail->employee;
  DubBarry *barry = &self->state->barry;

  if (detail->at >= barry->n_staff || barry->staff[detail->at].level != DUB_LEVEL_EXAM ||
      barry->staff[detail->at].type != DUB_MASTER)
    return dub_table_refuse (self, DUB_GAME_ERROR_PLACE, "no card to turn up is there");
  if (card.type != DUB_MASTER || card.level != DUB_MASTER_LEVEL ||
      !dub_employee_is_valid (self->box, card))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no Master is like that");
  if (card.crown != DUB_CROWN_NONE &&
      !dub_crown_may_be_face_down (self->box, self->state, card.crown))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_COUNT, DUB_REASON_SEEN,
                                 "this card was seen elsewhere");
  barry->staff[detail->at] = card;

  return TRUE;
}

gboolean
dub_apply_barry (DubTable *self, const DubEvent *event)
{
  static const DubApply applies[DUB_N_EVENTS] = {
    [DUB_EVENT_REVEALED] = reveal,       [DUB_EVENT_REPORTED] = tell,
    [DUB_EVENT_DEVIATED] = do_deviation, [DUB_EVENT_STEP] = do_step,
    [DUB_EVENT_BARRY_ENDED] = end,       [DUB_EVENT_TURNED_UP] = turn_up,
  };

  return applies[event->type](self, event);
}
