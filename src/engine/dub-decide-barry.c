/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her turn in a game, and what is left to tell of her at the end.
 */

#include "dub-otherwise.h"
#include "dub-rules-private.h"
#include "dub-score.h"

static gboolean
card_is_well_formed (DubCard card)
{
  static const guint8 first[] = { [DUB_CARD_DRAWER] = 1,
                                  [DUB_CARD_TAILOR] = 1,
                                  [DUB_CARD_HIRE] = 1,
                                  [DUB_CARD_FUND] = 0 };
  static const guint8 last[] = {
    [DUB_CARD_DRAWER] = DUB_N_DRAWERS,  [DUB_CARD_COLUMN] = DUB_N_COLUMNS - 1,
    [DUB_CARD_TAILOR] = DUB_MAX_SPACES, [DUB_CARD_HIRE] = DUB_N_HIRE_SPACES,
    [DUB_CARD_FUND] = DUB_N_FUNDS - 1,
  };

  return card.action > DUB_CARD_UNKNOWN && card.action <= DUB_CARD_FUND &&
         card.n >= first[card.action] && card.n <= last[card.action] && card.hall >= 1 &&
         card.hall <= DUB_N_HALLS && card.symbol < DUB_N_SYMBOLS;
}

static gboolean
reveal (DubDecision *self, DubCard told)
{
  DubCard card = self->now.way == DUB_WAY_APP ? self->now.hand.cards[0] : told;

  if (self->now.playing.action != DUB_CARD_UNKNOWN)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "her card is revealed already");
  if (self->now.hand.n == 0)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "she has no card in her hand");
  /* A card of the app may be unknown after her piles were set right. */
  if (card.action == DUB_CARD_UNKNOWN)
    card = told;
  if (!card_is_well_formed (card))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "tell which card it is");

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_REVEALED, .detail = { .card = card } });

  return TRUE;
}

static gboolean
tell (DubDecision *self, const DubTurn *turn, DubCard card)
{
  if (turn->question.about != DUB_ASK_CARD || self->now.told.n == DUB_MAX_TOLD)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "no card is asked for");
  if (!card_is_well_formed (card))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "tell which card it is");

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_TOLD, .detail = { .card = card } });

  return TRUE;
}

static gboolean
do_otherwise (DubDecision *self, const DubTurn *turn, const DubOtherwise *done)
{
  DubState before = self->now;

  if (done->index >= turn->n_steps || self->now.n_otherwise == DUB_MAX_OTHERWISE)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "there is no such order");

  for (guint i = 0; i < done->index; i++)
    dub_step_apply (&turn->steps[i], &before);
  if (!dub_otherwise_is_possible (self->box, &before, &turn->steps[done->index], done) ||
      (done->verb == DUB_STEP_REVEAL_CARD && !card_is_well_formed (done->card)))
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "the order cannot be done like that");

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_DONE_OTHERWISE,
                                       .detail = { .otherwise = *done } });

  return TRUE;
}

static gboolean
finish_turn (DubDecision *self, const DubTurn *turn)
{
  if (turn->question.about != DUB_ASK_NOTHING)
    return dub_decision_refuse (self, DUB_RULES_ERROR_ASKED, "something has to be told first");

  for (guint i = 0; i < turn->n_steps; i++) {
    DubEvent event = { .type = DUB_EVENT_STEP, .step = turn->steps[i] };

    event.step.first_candidate = event.step.n_candidates = 0;
    dub_decision_emit (self, event);
  }
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_BARRY_ENDED });

  return TRUE;
}

static gboolean
decide_turn (DubDecision *self, const DubAction *action)
{
  DubTurn turn;

  if (self->now.phase != DUB_PHASE_TURNS || self->now.turn != DUB_BARRY)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "it is not her turn");
  if (action->type == DUB_ACTION_REVEAL)
    return reveal (self, action->detail.card);
  if (self->now.playing.action == DUB_CARD_UNKNOWN)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "her card is not revealed yet");

  dub_turn_resolve (self->box, &self->now, FALSE, &turn);
  if (action->type == DUB_ACTION_TELL)
    return tell (self, &turn, action->detail.card);
  if (action->type == DUB_ACTION_OTHERWISE)
    return do_otherwise (self, &turn, &action->detail.otherwise);

  return finish_turn (self, &turn);
}

/* END-2: a Master from an examination is turned up. */
static gboolean
turn_up (DubDecision *self, const DubDetail *detail)
{
  DubEmployee card = { .type = DUB_MASTER, .level = 5 };
  DubCrown crown = detail->employee.crown;

  if (detail->at >= self->now.barry.n_staff ||
      self->now.barry.staff[detail->at].level != DUB_LEVEL_EXAM ||
      self->now.barry.staff[detail->at].type != DUB_MASTER)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "no card to turn up is there");
  if (crown != DUB_CROWN_NONE) {
    if (crown < DUB_JB_JEWELRY_SET || crown > DUB_JB_APPRENTICES)
      return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no Master has this crown");
    if (!dub_crown_may_be_face_down (self->box, &self->now, crown))
      return dub_decision_refuse (self, DUB_RULES_ERROR_COUNT, "this card was seen elsewhere");
    card = dub_box_get_crown (self->box, crown);
  }

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_TURNED_UP,
                                       .detail = { .at = detail->at, .employee = card } });

  return dub_decision_check_limits (self);
}

static gboolean
finish (DubDecision *self)
{
  DubScore score;

  dub_score_count (self->box, &self->now, &score);
  if (score.question.about != DUB_ASK_NOTHING)
    return dub_decision_refuse (self, DUB_RULES_ERROR_ASKED, "something has to be told first");
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FINISHED });

  return TRUE;
}

gboolean
dub_decide_barry (DubDecision *self, const DubAction *action)
{
  if (action->type != DUB_ACTION_TURN_UP && action->type != DUB_ACTION_FINISH)
    return decide_turn (self, action);
  if (self->now.phase != DUB_PHASE_SCORING)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "the game has not come to its end");

  return action->type == DUB_ACTION_TURN_UP ? turn_up (self, &action->detail) : finish (self);
}
