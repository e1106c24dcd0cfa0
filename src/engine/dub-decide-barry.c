/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides the moves of her turn, and the reports about her at the end.
 */

#include "dub-game-private.h"
#include "dub-turn-private.h"

/* A card that the app drew is known, unless her piles were corrected. */
static gboolean
play_card (DubDecision *self, DubMove move)
{
  DubCard card = self->now.hand.cards[0];

  if (self->now.draw_mode == DUB_DRAW_APP && card.action != DUB_CARD_UNKNOWN)
    move.thing = dub_thing_card (card);

  return dub_decision_move (self, move);
}

static gboolean
deviate (DubDecision *self, const DubTurn *turn, DubMove move)
{
  DubMove done;

  if (move.instead > turn->n_steps)
    return dub_decision_refuse (self, .code = DUB_REASON_NO_STEP);
  if (!dub_turn_deviate (turn, self->table.box, &self->now, &move, &done))
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

  if (self->now.phase != DUB_PHASE_TURNS || self->now.turn != DUB_BARRY)
    return dub_decision_refuse (self, .code = DUB_REASON_NOT_HER_TURN);
  if (move->verb == DUB_MOVE_PLAY_CARD)
    return play_card (self, *move);
  if (self->now.playing.action == DUB_CARD_UNKNOWN)
    return dub_decision_refuse (self, .code = DUB_REASON_NOT_REVEALED);

  if (turn == NULL) {
    dub_turn_resolve (self->table.box, &self->now, FALSE, &resolved);
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

static gboolean
finish (DubDecision *self, const DubMove *move)
{
  DubScore score;

  dub_score_count (self->table.box, &self->now, &score);
  if (self->now.phase == DUB_PHASE_SCORING && score.question.kind != DUB_QUESTION_NOTHING)
    return dub_decision_refuse (self, .code = DUB_REASON_ASKED);

  return dub_decision_move (self, *move);
}

gboolean
dub_decide_barry (DubDecision *self, const DubMove *move)
{
  if (move->verb == DUB_MOVE_TURN_UP)
    return turn_up (self, *move);
  if (move->verb == DUB_MOVE_FINISH)
    return finish (self, move);

  return decide_turn (self, move);
}
