/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides the actions of her turn, and the reports about her at the end.
 */

#include "dub-deviation.h"
#include "dub-game-private.h"
#include "dub-score.h"

/* A card that the app drew is known, unless her piles were corrected. */
static gboolean
reveal (DubDecision *self, DubCard reported)
{
  DubCard card = self->now.draw_mode == DUB_DRAW_APP ? self->now.hand.cards[0] : reported;

  if (card.action == DUB_CARD_UNKNOWN)
    card = reported;

  return dub_decision_emit (self,
                            (DubEvent){ .type = DUB_EVENT_REVEALED, .detail = { .card = card } });
}

static gboolean
tell (DubDecision *self, const DubTurn *turn, DubCard card)
{
  if (turn->question.kind != DUB_QUESTION_CARD)
    return dub_decision_refuse (self, DUB_GAME_ERROR_PHASE, "no card is asked for");

  return dub_decision_emit (self,
                            (DubEvent){ .type = DUB_EVENT_REPORTED, .detail = { .card = card } });
}

static gboolean
do_deviation (DubDecision *self, const DubTurn *turn, const DubDeviation *done)
{
  DubState before;

  if (done->index >= turn->n_steps)
    return dub_decision_refuse (self, DUB_GAME_ERROR_PLACE, "there is no such order");

  before = dub_turn_get_before (turn, self->table.box, &self->now, done->index);
  if (!dub_deviation_is_possible (self->table.box, &before, &turn->steps[done->index], done))
    return dub_decision_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_INSTEAD,
                                    "the order cannot be done like that");

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_DEVIATED,
                                              .detail = { .deviation = *done } });
}

static gboolean
finish_turn (DubDecision *self, const DubTurn *turn)
{
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return dub_decision_refuse (self, DUB_GAME_ERROR_ASKED, "something has to be told first");

  for (guint i = 0; i < turn->n_steps; i++) {
    DubEvent event = { .type = DUB_EVENT_STEP, .step = turn->steps[i] };

    event.step.first_candidate = event.step.n_candidates = 0;
    dub_decision_emit (self, event);
  }

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_BARRY_ENDED });
}

static gboolean
decide_turn (DubDecision *self, const DubAction *action)
{
  const DubTurn *turn = self->turn;
  DubTurn resolved;

  if (self->now.phase != DUB_PHASE_TURNS || self->now.turn != DUB_BARRY)
    return dub_decision_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_NOT_HER_TURN,
                                    "it is not her turn");
  if (action->type == DUB_ACTION_REVEAL)
    return reveal (self, action->detail.card);
  if (self->now.playing.action == DUB_CARD_UNKNOWN)
    return dub_decision_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_NOT_REVEALED,
                                    "her card is not revealed yet");

  if (turn == NULL) {
    dub_turn_resolve (self->table.box, &self->now, FALSE, &resolved);
    turn = &resolved;
  }
  if (action->type == DUB_ACTION_REPORT)
    return tell (self, turn, action->detail.card);
  if (action->type == DUB_ACTION_DEVIATE)
    return do_deviation (self, turn, &action->detail.deviation);

  return finish_turn (self, turn);
}

/* END-2: reveals a Master from an examination. */
static gboolean
turn_up (DubDecision *self, const DubDetail *detail)
{
  DubEmployee card = { .type = DUB_MASTER, .level = DUB_MASTER_LEVEL };
  DubCrown crown = detail->employee.crown;

  if (crown != DUB_CROWN_NONE)
    card = dub_box_get_crown (self->table.box, crown);

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_TURNED_UP,
                                              .detail = { .at = detail->at, .employee = card } });
}

static gboolean
finish (DubDecision *self)
{
  DubScore score;

  dub_score_count (self->table.box, &self->now, &score);
  if (self->now.phase == DUB_PHASE_SCORING && score.question.kind != DUB_QUESTION_NOTHING)
    return dub_decision_refuse (self, DUB_GAME_ERROR_ASKED, "something has to be told first");

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FINISHED });
}

gboolean
dub_decide_barry (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_TURN_UP)
    return turn_up (self, &action->detail);
  if (action->type == DUB_ACTION_FINISH)
    return finish (self);

  return decide_turn (self, action);
}
