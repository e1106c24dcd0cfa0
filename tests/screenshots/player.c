/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "player.h"

#include "dub-round.h"
#include "dub-score.h"
#include "move-fixture.h"

void
player_init (Player *self)
{
  *self = (Player){ 0 };
  dub_sim_human_init (&self->human);
}

static gboolean
is_due (const DubGame *game)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (dub_round_get_due (&game->box, &game->state, display) != 0)
      return TRUE;

  return FALSE;
}

static DubMove
prepare (Player *self, const DubGame *game)
{
  if (is_due (game))
    return table_move (DUB_MOVE_FILL);
  dub_sim_human_begin_round (&self->human);

  return table_move (DUB_MOVE_READY);
}

/* Answers the first open question; a Master of hers has no bonus. */
static gboolean
answer (Player *self, const DubGame *game, const DubQuestion *question, DubMove *move)
{
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question->facts & (1u << fact)) != 0) {
      *move = dub_sim_human_answer (&self->human, game, fact);
      return TRUE;
    }
  if (question->spaces == 0)
    return FALSE;
  *move = turn_up (0, DUB_CROWN_NONE);
  while ((question->spaces & (G_GUINT64_CONSTANT (1) << move->to.at)) == 0)
    move->to.at++;

  return TRUE;
}

static DubMove
play_barry (Player *self, const DubGame *game)
{
  DubMove move;
  DubTurn turn;

  if (game->state.playing.action == DUB_CARD_UNKNOWN)
    return her_move (DUB_MOVE_PLAY_CARD);
  dub_game_get_turn (game, FALSE, &turn);
  if (answer (self, game, &turn.question, &move))
    return move;

  return her_move (DUB_MOVE_ACT);
}

static DubMove
play_you (Player *self, const DubGame *game)
{
  if (!self->has_plan) {
    self->n_planned = dub_sim_human_play (&self->human, game, self->plan);
    self->n_done = 0;
  }
  self->has_plan = self->n_done < self->n_planned;

  return self->has_plan ? self->plan[self->n_done++] : your_move (DUB_MOVE_END_TURN);
}

static DubMove
score (Player *self, const DubGame *game)
{
  DubMove move;
  DubScore result;

  dub_score_count (&game->box, &game->state, &result);
  if (answer (self, game, &result.question, &move))
    return move;

  return table_move (DUB_MOVE_FINISH);
}

gboolean
player_next (Player *self, const DubGame *game, DubMove *move)
{
  switch ((DubPhase) game->state.phase) {
  case DUB_PHASE_PREPARE:
    *move = prepare (self, game);
    return TRUE;
  case DUB_PHASE_TURNS:
    *move = game->state.turn == DUB_BARRY ? play_barry (self, game) : play_you (self, game);
    return TRUE;
  case DUB_PHASE_INCOME:
    dub_sim_human_earn (&self->human, dub_round_get_income (&game->state));
    *move = your_move (DUB_MOVE_INCOME);
    return TRUE;
  case DUB_PHASE_SCORING:
    *move = score (self, game);
    return TRUE;
  case DUB_PHASE_NONE:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
  default:
    return FALSE;
  }
}
