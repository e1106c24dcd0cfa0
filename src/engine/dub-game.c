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

gboolean
dub_table_cannot_come (DubTable *self)
{
  return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
}

gboolean
dub_table_needs_jewelry_box (DubTable *self)
{
  return dub_state_has_jewelry_box (self->state) ||
         dub_refuse (self, .code = DUB_REASON_NO_EXPANSION, .n = DUB_EXPANSION_JEWELRY_BOX);
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

/* Checks the parts of the table that events have changed; before them, it was possible. */
static gboolean
check (DubTable *table)
{
  DubReason problem = dub_table_check_parts (table->box, table->state, table->touched);

  return problem.code == DUB_REASON_NONE || dub_table_refuse (table, problem);
}

/* The same after a whole entry. */
static gboolean
check_rest (DubTable *table)
{
  DubReason problem;

  if (!check (table))
    return FALSE;
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

/* Your income ends a round, and the Favor is returned when one begins, so both are the table's
 * business. */
static gboolean
decide_move (DubDecision *self, const DubMove *move)
{
  gboolean ends_round = move->verb == DUB_MOVE_INCOME || move->verb == DUB_MOVE_RETURN_FAVOR;

  if (move->verb == DUB_MOVE_CORRECT)
    return correct (self, *move);
  if (move->side == DUB_BARRY)
    return dub_decide_barry (self, move);

  return move->side == DUB_YOU && !ends_round ? dub_decide_you (self, move)
                                              : dub_decide_table (self, move);
}

/* Decides on the table of the decision, which is left anyhow if it is refused. */
static gboolean
decide (DubDecision *self, const DubEvent *asked, GError **error)
{
  guint first = self->events->len;
  gboolean is_good = asked->type == DUB_EVENT_MOVE      ? decide_move (self, &asked->move)
                     : asked->type == DUB_EVENT_STARTED ? dub_decide_start (self, &asked->setup)
                                                        : dub_decision_emit (self, *asked);

  if (is_good && !self->is_refused && check_rest (&self->table))
    return TRUE;
  g_array_set_size (self->events, first);
  dub_reason_set_error (&self->table.reason, error);

  return FALSE;
}

gboolean
dub_game_decide_turn (const DubGame *game, const DubTurn *turn, const DubMove *move, GArray *events,
                      GError **error)
{
  DubState now = game->state;
  DubDecision self = { .table = { .box = &game->box, .state = &now },
                       .now = &now,
                       .turn = turn,
                       .events = events };

  return decide (&self, &(DubEvent){ .type = DUB_EVENT_MOVE, .move = *move }, error);
}

gboolean
dub_game_decide (const DubGame *game, const DubMove *move, GArray *events, GError **error)
{
  return dub_game_decide_turn (game, NULL, move, events, error);
}

/* Keeps the changes of the game, or reverts them. */
static gboolean
conclude (DubGame *game, const DubTable *table, const DubState *before, gboolean is_good)
{
  if (!is_good)
    game->state = *before;
  else if (table->box != &game->box)
    game->box = *table->box;

  return is_good;
}

static gboolean
perform (DubGame *game, const DubTurn *turn, const DubEvent *asked, GArray *events, GError **error)
{
  const DubState before = game->state;
  DubDecision self = { .table = { .box = &game->box, .state = &game->state },
                       .now = &game->state,
                       .turn = turn,
                       .events = events };

  return conclude (game, &self.table, &before, decide (&self, asked, error));
}

gboolean
dub_game_perform (DubGame *game, const DubTurn *turn, const DubMove *move, GArray *events,
                  GError **error)
{
  return perform (game, turn, &(DubEvent){ .type = DUB_EVENT_MOVE, .move = *move }, events, error);
}

gboolean
dub_game_start (DubGame *game, const DubSetup *setup, GArray *events, GError **error)
{
  return perform (game, NULL, &(DubEvent){ .type = DUB_EVENT_STARTED, .setup = *setup }, events,
                  error);
}

gboolean
dub_game_change_box (DubGame *game, const DubBox *box, GArray *events, GError **error)
{
  return perform (game, NULL, &(DubEvent){ .type = DUB_EVENT_BOX, .box = box }, events, error);
}

/* Applies events as far as they are accepted, and checks the table. */
static gboolean
apply (DubGame *game, const DubEvent *events, gsize n_events, gboolean is_entry, guint *bad,
       GError **error)
{
  const DubState before = game->state;
  DubTable table = { .box = &game->box, .state = &game->state };
  gsize i = 0;

  while (i < n_events && dub_table_apply (&table, &events[i]))
    i++;
  if (bad != NULL)
    *bad = (guint) MIN (i, n_events - 1);
  if (conclude (game, &table, &before,
                i == n_events && (is_entry ? check_rest (&table) : check (&table))))
    return TRUE;
  dub_reason_set_error (&table.reason, error);

  return FALSE;
}

gboolean
dub_game_apply (DubGame *game, const DubEvent *event, GError **error)
{
  return apply (game, event, 1, FALSE, NULL, error);
}

gboolean
dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad, GError **error)
{
  return apply (game, events, n_events, TRUE, bad, error);
}

void
dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn)
{
  g_return_if_fail (game->state.playing.action != DUB_CARD_UNKNOWN);

  dub_turn_resolve (&game->box, &game->state, explain, turn);
}
