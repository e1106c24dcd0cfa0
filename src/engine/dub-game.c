/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game.h"

#include "dub-game-private.h"
#include "dub-table.h"

typedef DubRefusal DubGameErrorPrivate;

static void
dub_game_error_private_init (DubGameErrorPrivate *self)
{
  *self = (DubRefusal){ .place = DUB_NOWHERE };
}

static void
dub_game_error_private_copy (const DubGameErrorPrivate *from, DubGameErrorPrivate *to)
{
  *to = *from;
}

static void
dub_game_error_private_clear (DubGameErrorPrivate *self)
{
}

/* GLib aligns what it puts before an error, which clang cannot know. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-align"
G_DEFINE_EXTENDED_ERROR (DubGameError, dub_game_error)
#pragma GCC diagnostic pop

const DubRefusal *
dub_refusal_get (const GError *error)
{
  return dub_game_error_get_private (error);
}

void
dub_refusal_set (GError **error, DubGameError code, const DubRefusal *refusal, const char *message)
{
  if (error == NULL)
    return;
  g_set_error_literal (error, DUB_GAME_ERROR, (int) code, message);
  *dub_game_error_get_private (*error) = *refusal;
}

gboolean
dub_table_refuse (DubTable *self, DubGameError code, const char *message)
{
  return dub_table_refuse_for (self, code, DUB_REASON_NONE, message);
}

gboolean
dub_table_refuse_for (DubTable *self, DubGameError code, DubReason reason, const char *message)
{
  return dub_table_refuse_at (self, code, reason, DUB_NOWHERE, message);
}

gboolean
dub_table_refuse_at (DubTable *self, DubGameError code, DubReason reason, DubPlace place,
                     const char *message)
{
  dub_refusal_set (self->error, code, &(DubRefusal){ .reason = reason, .place = place }, message);

  return FALSE;
}

gboolean
dub_table_refuse_space (DubTable *self, DubGameError code, DubPlace place, const char *message)
{
  DubRefusal refusal = { .place = place };

  if (place.kind == DUB_PLACE_GUEST && place.in >= DUB_N_HALLS)
    refusal.reason = DUB_REASON_NO_HALL;
  else if (place.kind == DUB_PLACE_TOKEN && place.in >= DUB_N_DECORATION_KINDS)
    refusal.reason = DUB_REASON_NONE;
  else if (!dub_place_exists (self->box, self->state, place)) {
    refusal.reason = DUB_REASON_NO_SPACE;
    refusal.limit = dub_place_count_spaces (self->box, self->state, place);
  } else
    refusal.reason = dub_place_is_empty (self->state, place) ? DUB_REASON_EMPTY : DUB_REASON_TAKEN;

  dub_refusal_set (self->error, code, &refusal, message);

  return FALSE;
}

gboolean
dub_table_refuse_problem (DubTable *self, const DubProblem *problem)
{
  DubGameError code =
      problem->code == DUB_PROBLEM_IMPOSSIBLE ? DUB_GAME_ERROR_VALUE : DUB_GAME_ERROR_COUNT;
  DubRefusal refusal = { .reason = DUB_REASON_PROBLEM, .place = DUB_NOWHERE, .problem = *problem };
  char *message = dub_problem_describe (problem);

  dub_refusal_set (self->error, code, &refusal, message);
  g_free (message);

  return FALSE;
}

void
dub_game_init (DubGame *game, const DubBox *box)
{
  game->box = *box;
  dub_state_init (&game->state);
}

gboolean
dub_decision_emit (DubDecision *self, DubEvent event)
{
  if (self->is_refused)
    return FALSE;
  if (!dub_table_apply (&self->table, &event)) {
    self->is_refused = TRUE;
    return FALSE;
  }
  g_array_append_val (self->events, event);

  return TRUE;
}

gboolean
dub_decision_refuse (DubDecision *self, DubGameError code, const char *message)
{
  return dub_decision_refuse_for (self, code, DUB_REASON_NONE, message);
}

gboolean
dub_decision_refuse_for (DubDecision *self, DubGameError code, DubReason reason,
                         const char *message)
{
  if (!self->is_refused)
    dub_table_refuse_for (&self->table, code, reason, message);
  self->is_refused = TRUE;

  return FALSE;
}

/* Checks the parts of the table that the entry has changed; before the entry, the table was
 * possible. */
static gboolean
check_rest (DubTable *table)
{
  DubProblem problem = { .code = DUB_PROBLEM_NONE };

  if (table->unchecked != 0 || !table->is_checked)
    problem = dub_table_check_parts (table->box, table->state, table->unchecked);
  if (problem.code == DUB_PROBLEM_NONE)
    problem = dub_table_check_rest (table->box, table->state, table->touched);

  return problem.code == DUB_PROBLEM_NONE || dub_table_refuse_problem (table, &problem);
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
  case DUB_ACTION_REPORT:
  case DUB_ACTION_DEVIATE:
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
  case DUB_ACTION_YOU_TASK:
  case DUB_ACTION_YOU_EXAM:
  case DUB_ACTION_YOU_PASS:
  case DUB_ACTION_YOU_SPECIALIST:
  case DUB_ACTION_YOU_COUNT:
  case DUB_ACTION_END_TURN:
    return dub_decide_you (self, action);
  case DUB_ACTION_CORRECT:
  case DUB_ACTION_CHANGE_BOX:
    return dub_decide_correction (self, action);
  case DUB_N_ACTIONS:
    break;
  }

  return dub_decision_refuse (self, DUB_GAME_ERROR_VALUE, "there is no such action");
}

static gboolean
decide_all (DubDecision *self, const DubGame *game, const DubAction *action)
{
  guint n_events = self->events->len;

  self->now = game->state;
  self->table.state = &self->now;
  self->table.box = &game->box;
  if (game->state.phase == DUB_PHASE_NONE && action->type != DUB_ACTION_NEW_GAME)
    return dub_decision_refuse (self, DUB_GAME_ERROR_PHASE, "no game has begun");

  if (decide (self, action) && !self->is_refused && check_rest (&self->table))
    return TRUE;
  g_array_set_size (self->events, n_events);

  return FALSE;
}

gboolean
dub_game_decide_turn (const DubGame *game, const DubTurn *turn, const DubAction *action,
                      GArray *events, GError **error)
{
  DubDecision self = { .events = events, .turn = turn, .table = { .error = error } };

  return decide_all (&self, game, action);
}

gboolean
dub_game_decide (const DubGame *game, const DubAction *action, GArray *events, GError **error)
{
  return dub_game_decide_turn (game, NULL, action, events, error);
}

gboolean
dub_game_perform (DubGame *game, const DubTurn *turn, const DubAction *action, GArray *events,
                  GError **error)
{
  DubDecision self = { .events = events, .turn = turn, .table = { .error = error } };

  if (!decide_all (&self, game, action))
    return FALSE;
  if (self.table.box != &game->box)
    game->box = *self.table.box;
  game->state = self.now;

  return TRUE;
}

static gboolean
apply_all (DubTable *table, const DubEvent *events, gsize n_events, guint *bad)
{
  for (gsize i = 0; i < n_events; i++) {
    if (bad != NULL)
      *bad = (guint) i;
    if (!dub_table_apply (table, &events[i]))
      return FALSE;
  }

  return TRUE;
}

/* Commits the changes to the game, or reverts them. */
static gboolean
conclude (DubGame *game, const DubTable *table, const DubState *before, gboolean is_good)
{
  if (!is_good)
    game->state = *before;
  else if (table->box != &game->box)
    game->box = *table->box;

  return is_good;
}

gboolean
dub_game_apply (DubGame *game, const DubEvent *event, GError **error)
{
  const DubState before = game->state;
  DubTable table = { .box = &game->box, .state = &game->state, .error = error };

  return conclude (game, &table, &before, dub_table_apply (&table, event));
}

gboolean
dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad, GError **error)
{
  const DubState before = game->state;
  DubTable table = { .box = &game->box, .state = &game->state, .error = error };

  return conclude (game, &table, &before,
                   apply_all (&table, events, n_events, bad) && check_rest (&table));
}

void
dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn)
{
  g_return_if_fail (game->state.playing.action != DUB_CARD_UNKNOWN);

  dub_turn_resolve (&game->box, &game->state, explain, turn);
}
