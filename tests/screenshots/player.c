/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "player.h"

#include "dub-round.h"
#include "dub-score.h"

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

static DubAction
prepare (Player *self, const DubGame *game)
{
  if (is_due (game))
    return (DubAction){ .type = DUB_ACTION_FILL };
  dub_sim_human_begin_round (&self->human);

  return (DubAction){ .type = DUB_ACTION_READY };
}

/* Answers the first thing that is asked; a Master of hers has no bonus. */
static gboolean
answer (Player *self, const DubGame *game, const DubQuestion *question, DubAction *action)
{
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question->facts & (1u << fact)) != 0) {
      *action = dub_sim_human_answer (&self->human, game, fact);
      return TRUE;
    }
  if (question->spaces == 0)
    return FALSE;
  *action = (DubAction){ .type = DUB_ACTION_TURN_UP };
  while ((question->spaces & (G_GUINT64_CONSTANT (1) << action->detail.at)) == 0)
    action->detail.at++;

  return TRUE;
}

static DubAction
play_barry (Player *self, const DubGame *game)
{
  DubAction action;
  DubTurn turn;

  if (game->state.playing.action == DUB_CARD_UNKNOWN)
    return (DubAction){ .type = DUB_ACTION_REVEAL };
  dub_game_get_turn (game, FALSE, &turn);
  if (answer (self, game, &turn.question, &action))
    return action;

  return (DubAction){ .type = DUB_ACTION_DONE };
}

static DubAction
play_you (Player *self, const DubGame *game)
{
  if (!self->has_plan) {
    self->n_planned = dub_sim_human_play (&self->human, game, self->plan);
    self->n_done = 0;
  }
  self->has_plan = self->n_done < self->n_planned;

  return self->has_plan ? self->plan[self->n_done++] : (DubAction){ .type = DUB_ACTION_END_TURN };
}

static DubAction
score (Player *self, const DubGame *game)
{
  DubAction action;
  DubScore result;

  dub_score_count (&game->box, &game->state, &result);
  if (answer (self, game, &result.question, &action))
    return action;

  return (DubAction){ .type = DUB_ACTION_FINISH };
}

gboolean
player_next (Player *self, const DubGame *game, DubAction *action)
{
  switch ((DubPhase) game->state.phase) {
  case DUB_PHASE_PREPARE:
    *action = prepare (self, game);
    return TRUE;
  case DUB_PHASE_TURNS:
    *action = game->state.turn == DUB_BARRY ? play_barry (self, game) : play_you (self, game);
    return TRUE;
  case DUB_PHASE_INCOME:
    dub_sim_human_earn (&self->human, dub_round_get_income (&game->state));
    *action = (DubAction){ .type = DUB_ACTION_INCOME };
    return TRUE;
  case DUB_PHASE_SCORING:
    *action = score (self, game);
    return TRUE;
  case DUB_PHASE_NONE:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
  default:
    return FALSE;
  }
}
