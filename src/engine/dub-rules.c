/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rules.h"

#include "dub-limits.h"
#include "dub-rules-private.h"

G_DEFINE_QUARK (dub_rules_error, dub_rules_error)

void
dub_game_init (DubGame *game, const DubBox *box)
{
  game->box = *box;
  dub_state_init (&game->state);
}

/* Events are applied as they are emitted, so that each is judged on what came
 * before it. */
void
dub_decision_emit (DubDecision *self, DubEvent event)
{
  g_array_append_val (self->events, event);
  dub_apply (self->box, &self->now, &event);
}

gboolean
dub_decision_refuse (DubDecision *self, DubRulesError code, const char *reason)
{
  g_set_error_literal (self->error, DUB_RULES_ERROR, (int) code, reason);

  return FALSE;
}

/* Whether the table as it has become holds no more than the box. */
gboolean
dub_decision_check_limits (DubDecision *self)
{
  DubProblem problem = dub_limits_check (self->box, &self->now);
  char *reason;

  if (problem.code == DUB_PROBLEM_NONE)
    return TRUE;

  reason = dub_problem_describe (&problem);
  dub_decision_refuse (self, DUB_RULES_ERROR_COUNT, reason);
  g_free (reason);

  return FALSE;
}

static gboolean
decide (DubDecision *self, const DubAction *action)
{
  switch ((DubActionType) action->type) {
  case DUB_ACTION_NEW_GAME:
    return dub_decide_new_game (self, action);
  case DUB_ACTION_ENTER:
  case DUB_ACTION_LEAVE_EMPTY:
  case DUB_ACTION_FILL:
  case DUB_ACTION_READY:
  case DUB_ACTION_INCOME:
    return dub_decide_prepare (self, action);
  case DUB_ACTION_REVEAL:
  case DUB_ACTION_TELL:
  case DUB_ACTION_OTHERWISE:
  case DUB_ACTION_DONE:
  case DUB_ACTION_TURN_UP:
  case DUB_ACTION_FINISH:
    return dub_decide_barry (self, action);
  case DUB_ACTION_YOU_TILE:
  case DUB_ACTION_YOU_GARMENT:
  case DUB_ACTION_YOU_JEWELRY:
  case DUB_ACTION_YOU_HIRE:
  case DUB_ACTION_YOU_DEPUTE:
  case DUB_ACTION_YOU_FUND:
  case DUB_ACTION_YOU_FAVOR:
  case DUB_ACTION_YOU_EXAM:
  case DUB_ACTION_YOU_COUNT:
  case DUB_ACTION_END_TURN:
    return dub_decide_you (self, action);
  case DUB_ACTION_FIX:
  case DUB_ACTION_CHANGE_BOX:
    return dub_decide_fix (self, action);
  case DUB_N_ACTIONS:
  default:
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "there is no such action");
  }
}

gboolean
dub_rules_decide (const DubGame *game, const DubAction *action, GArray *events, GError **error)
{
  DubDecision self = { .box = &game->box, .now = game->state, .events = events, .error = error };
  guint n_events = events->len;

  if (game->state.phase == DUB_PHASE_NONE && action->type != DUB_ACTION_NEW_GAME)
    return dub_decision_refuse (&self, DUB_RULES_ERROR_PHASE, "no game has begun");

  if (decide (&self, action))
    return TRUE;

  g_array_set_size (events, n_events);

  return FALSE;
}

void
dub_rules_apply (DubGame *game, const DubEvent *event)
{
  if (event->type == DUB_EVENT_BOX_CHANGED)
    game->box = *event->box;
  dub_apply (&game->box, &game->state, event);
}

void
dub_rules_fold (DubGame *game, const DubEvent *events, gsize n_events)
{
  for (gsize i = 0; i < n_events; i++)
    dub_rules_apply (game, &events[i]);
}

void
dub_rules_get_turn (const DubGame *game, gboolean explain, DubTurn *turn)
{
  g_return_if_fail (game->state.playing.action != DUB_CARD_UNKNOWN);

  dub_turn_resolve (&game->box, &game->state, explain, turn);
}
