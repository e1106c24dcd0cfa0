/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game.h"

#include "dub-game-private.h"
#include "dub-table.h"

gboolean
dub_table_refuse (DubTable *self, DubReason reason)
{
  self->reason = reason;

  return FALSE;
}

gboolean
dub_table_refuse_space (DubTable *self, DubPlace place)
{
  DubReason reason = { .place = place };

  if (!dub_place_exists (self->box, self->state, place)) {
    reason.code = DUB_REASON_NO_SPACE;
    reason.limit = (guint16) dub_place_count_spaces (self->box, self->state, place);
  } else
    reason.code = dub_place_is_empty (self->state, place) ? DUB_REASON_EMPTY : DUB_REASON_TAKEN;

  return dub_table_refuse (self, reason);
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
dub_decision_move (DubDecision *self, DubMove move)
{
  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_MOVE, .move = move });
}

gboolean
dub_decision_refuse_for (DubDecision *self, DubReason reason)
{
  if (!self->is_refused)
    dub_table_refuse (&self->table, reason);
  self->is_refused = TRUE;

  return FALSE;
}

/* Checks the parts of the table that the entry has changed; before the entry, the table was
 * possible. */
static gboolean
check_rest (DubTable *table)
{
  DubReason problem = { .code = DUB_REASON_NONE };

  if (table->is_shuffling)
    return dub_refuse (table, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
  if (table->unchecked != 0 || !table->is_checked)
    problem = dub_table_check_parts (table->box, table->state, table->unchecked);
  if (problem.code == DUB_REASON_NONE)
    problem = dub_table_check_rest (table->box, table->state, table->touched);

  return problem.code == DUB_REASON_NONE || dub_table_refuse (table, problem);
}

static gboolean
correct (DubDecision *self, DubMove move)
{
  if (move.to.kind < DUB_N_PLACES)
    move.to = dub_place_tidy (move.to);

  return dub_decision_move (self, move);
}

/* Moves that are asked for; all others are consequences of them. */
static gboolean
decide (DubDecision *self, const DubMove *move)
{
  switch ((DubVerb) move->verb) {
  case DUB_MOVE_ENTER:
  case DUB_MOVE_LEAVE_EMPTY:
  case DUB_MOVE_FILL:
  case DUB_MOVE_READY:
  case DUB_MOVE_INCOME:
    return dub_decide_prepare (self, move);
  case DUB_MOVE_CORRECT:
    return correct (self, *move);
  case DUB_MOVE_PLAY_CARD:
  case DUB_MOVE_TELL_CARD:
  case DUB_MOVE_ACT:
  case DUB_MOVE_TURN_UP:
  case DUB_MOVE_FINISH:
    return dub_decide_barry (self, move);
  case DUB_MOVE_TAKE_FAVOR:
  case DUB_MOVE_GAIN:
  case DUB_MOVE_TAKE_TILES:
  case DUB_MOVE_TAKE_GARMENT:
  case DUB_MOVE_REVEAL_CARD:
  case DUB_MOVE_TAKE_JEWELRY:
  case DUB_MOVE_PLACE_GARMENT:
  case DUB_MOVE_HIRE:
  case DUB_MOVE_PLACE_TOKEN:
  case DUB_MOVE_EXAM_TOKEN:
  case DUB_MOVE_REMOVE_EMPLOYEE:
  case DUB_MOVE_ALL_HALLS_TOKEN:
    return move->side == DUB_YOU ? dub_decide_you (self, move) : dub_decide_barry (self, move);
  case DUB_MOVE_SELL_GARMENT:
  case DUB_MOVE_DEPUTE:
  case DUB_MOVE_PASS_EXAM:
  case DUB_MOVE_PASS:
  case DUB_MOVE_NAME_SPECIALIST:
  case DUB_MOVE_COUNT:
  case DUB_MOVE_END_TURN:
    return dub_decide_you (self, move);
  case DUB_MOVE_DRAW_BAG_TILE:
  case DUB_MOVE_ADD_HAND_CARD:
  case DUB_MOVE_SHUFFLE_DISCARDS:
  case DUB_MOVE_ADD_EXAM_CARD:
  case DUB_MOVE_CLEAR_TASKS:
  case DUB_MOVE_MOVE_EXAM_TOKEN:
  case DUB_MOVE_BEGIN_ROUND:
  case DUB_MOVE_RETURN_FAVOR:
  case DUB_MOVE_LEAVE:
  case DUB_MOVE_SHIFT:
  case DUB_MOVE_ADD_FESTIVITY:
  case DUB_MOVE_DRAW_HAND:
  case DUB_N_VERBS:
    break;
  }

  return dub_decision_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
}

static void
begin (DubDecision *self, const DubGame *game)
{
  self->now = game->state;
  self->table.state = &self->now;
  self->table.box = &game->box;
}

/* Drops the events from the first one on, and tells why, unless all is well. */
static gboolean
conclude_decision (DubDecision *self, guint first, gboolean is_good, GError **error)
{
  if (is_good && !self->is_refused && check_rest (&self->table))
    return TRUE;
  g_array_set_size (self->events, first);
  dub_reason_set_error (&self->table.reason, error);

  return FALSE;
}

/* Takes over the table after the decision. */
static gboolean
commit (DubGame *game, const DubDecision *decision, gboolean is_good)
{
  if (!is_good)
    return FALSE;
  if (decision->table.box != &game->box)
    game->box = *decision->table.box;
  game->state = decision->now;

  return TRUE;
}

static gboolean
decide_all (DubDecision *self, const DubGame *game, const DubMove *move, GError **error)
{
  guint first = self->events->len;

  begin (self, game);

  return conclude_decision (self, first, decide (self, move), error);
}

gboolean
dub_game_decide_turn (const DubGame *game, const DubTurn *turn, const DubMove *move, GArray *events,
                      GError **error)
{
  DubDecision self = { .events = events, .turn = turn };

  return decide_all (&self, game, move, error);
}

gboolean
dub_game_decide (const DubGame *game, const DubMove *move, GArray *events, GError **error)
{
  return dub_game_decide_turn (game, NULL, move, events, error);
}

gboolean
dub_game_perform (DubGame *game, const DubTurn *turn, const DubMove *move, GArray *events,
                  GError **error)
{
  DubDecision self = { .events = events, .turn = turn };

  return commit (game, &self, decide_all (&self, game, move, error));
}

gboolean
dub_game_start (DubGame *game, const DubSetup *setup, GArray *events, GError **error)
{
  DubDecision self = { .events = events };
  guint first = events->len;

  begin (&self, game);

  return commit (game, &self,
                 conclude_decision (&self, first, dub_decide_start (&self, setup), error));
}

gboolean
dub_game_change_box (DubGame *game, const DubBox *box, GArray *events, GError **error)
{
  DubDecision self = { .events = events };
  DubEvent event = { .type = DUB_EVENT_BOX, .box = box };
  guint first = events->len;

  begin (&self, game);

  return commit (game, &self,
                 conclude_decision (&self, first, dub_decision_emit (&self, event), error));
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
conclude (DubGame *game, const DubTable *table, const DubState *before, gboolean is_good,
          GError **error)
{
  if (!is_good) {
    game->state = *before;
    dub_reason_set_error (&table->reason, error);
  } else if (table->box != &game->box)
    game->box = *table->box;

  return is_good;
}

gboolean
dub_game_apply (DubGame *game, const DubEvent *event, GError **error)
{
  const DubState before = game->state;
  DubTable table = { .box = &game->box, .state = &game->state };

  return conclude (game, &table, &before, dub_table_apply (&table, event), error);
}

gboolean
dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad, GError **error)
{
  const DubState before = game->state;
  DubTable table = { .box = &game->box, .state = &game->state };

  return conclude (game, &table, &before,
                   apply_all (&table, events, n_events, bad) && check_rest (&table), error);
}

void
dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn)
{
  g_return_if_fail (game->state.playing.action != DUB_CARD_UNKNOWN);

  dub_turn_resolve (&game->box, &game->state, explain, turn);
}
