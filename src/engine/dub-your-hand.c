/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-hand.h"

#include "dub-game-private.h"

#include <string.h>

enum {
  MASTER = 1u << DUB_MASTER,
  JOURNEYMAN = 1u << DUB_JOURNEYMAN,
  APPRENTICE = 1u << DUB_APPRENTICE,
  ANYBODY = MASTER | JOURNEYMAN | APPRENTICE,
};

guint
dub_hand_count (const DubSide *side, DubWhere where)
{
  guint n = 0;

  for (guint i = 0; i < side->n_staff; i++)
    n += side->where[i] == where;

  return n;
}

void
dub_hand_move (DubSide *side, DubWhere from, DubWhere to)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (side->where[i] == from)
      side->where[i] = (guint8) to;
}

int
dub_hand_find (const DubSide *side, DubEmployee card, DubWhere where)
{
  int found = -1;

  for (guint i = 0; i < side->n_staff; i++)
    if (dub_thing_equal (dub_thing_employee (side->staff[i]), dub_thing_employee (card)) &&
        (found < 0 || side->where[i] == where))
      found = (int) i;

  return found;
}

guint
dub_hand_count_missing (const DubState *state)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint n = dub_hand_count (you, DUB_WHERE_HAND) + dub_hand_count (you, DUB_WHERE_PLAYED);

  /* A card that left while it was played is not in the hand any longer, but is counted. */
  if (state->yours.turn.card.type != DUB_TYPE_NONE && dub_hand_count (you, DUB_WHERE_PLAYED) == 0)
    n++;

  return state->yours.hand - MIN (n, state->yours.hand);
}

gboolean
dub_hand_is_told (const DubState *state)
{
  return state->yours.hand > 0 && dub_hand_count_missing (state) == 0;
}

/* With fewer cards than needed in the supply they are all taken, and the discards become the new
 * one (YOU-9). */
gboolean
dub_hand_may_have (const DubState *state, guint at)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint where = at < you->n_staff ? you->where[at] : DUB_WHERE_PLAYED;

  return where == DUB_WHERE_SUPPLY || where == DUB_WHERE_UNKNOWN ||
         (where == DUB_WHERE_DISCARDS && dub_hand_count (you, DUB_WHERE_SUPPLY) == 0 &&
          dub_hand_count (you, DUB_WHERE_UNKNOWN) == 0);
}

gboolean
dub_hand_may_play (const DubState *state, guint at)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint where = at < you->n_staff ? you->where[at] : DUB_WHERE_DISCARDS;

  return where == DUB_WHERE_HAND || where == DUB_WHERE_PLAYED ||
         (where != DUB_WHERE_DISCARDS && !dub_hand_is_told (state));
}

static gboolean
is_of_staff (const DubState *state, const DubMove *move)
{
  return move->from.kind == DUB_PLACE_STAFF && move->from.side == DUB_YOU &&
         move->from.at < state->sides[DUB_YOU].n_staff;
}

static gboolean
refuse_card (DubTable *self, const DubMove *move)
{
  return move->from.kind == DUB_PLACE_STAFF && move->from.side == DUB_YOU
             ? dub_table_refuse_space (self, move->from)
             : dub_table_cannot_come (self);
}

gboolean
dub_apply_choose_card (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];

  if (!is_of_staff (state, move))
    return refuse_card (self, move);
  if (dub_hand_count_missing (state) == 0 || you->where[move->from.at] == DUB_WHERE_HAND)
    return dub_refuse (self, .code = DUB_REASON_HAND_FULL, .limit = state->yours.hand);
  if (!dub_hand_may_have (state, move->from.at))
    return dub_refuse (self, .code = DUB_REASON_SUPPLY_FIRST);
  if (you->where[move->from.at] == DUB_WHERE_DISCARDS)
    dub_hand_move (you, DUB_WHERE_DISCARDS, DUB_WHERE_SUPPLY);
  you->where[move->from.at] = DUB_WHERE_HAND;

  return TRUE;
}

/* Until something was done with it, another card can be told, or none. */
static gboolean
take_back (DubTable *self)
{
  DubState *state = self->state;
  DubYourTurn *turn = &state->yours.turn;

  if (turn->card.type == DUB_TYPE_NONE)
    return TRUE;
  if (turn->n_actions > 0 || turn->bonus != DUB_BONUS_OPEN ||
      !dub_thing_equal (dub_thing_employee (turn->card), dub_thing_employee (turn->source)))
    return dub_refuse (self, .code = DUB_REASON_PLAYED);
  dub_hand_move (&state->sides[DUB_YOU], DUB_WHERE_PLAYED,
                 dub_hand_is_told (state) ? DUB_WHERE_HAND : DUB_WHERE_UNKNOWN);
  turn->card = turn->source = (DubEmployee){ 0 };

  return TRUE;
}

gboolean
dub_apply_play_employee (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];
  DubYourTurn *turn = &state->yours.turn;
  gboolean is_played = is_of_staff (state, move) && you->where[move->from.at] == DUB_WHERE_PLAYED;
  DubEmployee card;

  if (!is_of_staff (state, move))
    return refuse_card (self, move);
  card = you->staff[move->from.at];
  if (card.type == DUB_TYPE_UNKNOWN)
    return dub_refuse (self, .code = DUB_REASON_UNKNOWN, .place = move->from);
  if (!dub_hand_may_play (state, move->from.at))
    return dub_refuse (self, .code = DUB_REASON_NOT_IN_HAND);
  if (!take_back (self))
    return FALSE;
  if (is_played)
    return TRUE;
  if (turn->main_types != 0 && (turn->main_types & (1u << card.type)) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOT_THIS_TYPE, .n = turn->main_types);
  turn->card = turn->source = card;
  if (turn->n_actions > 1)
    turn->bonus = DUB_BONUS_DONE;
  you->where[move->from.at] = DUB_WHERE_PLAYED;

  return TRUE;
}

/* A card of your supply goes to the discards, and its bonus is the one that you use. */
static gboolean
use_supply (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];
  const DubBonus *bonus = dub_your_turn_get_bonus (self->box, state);

  if (!is_of_staff (state, move) || bonus == NULL || bonus->kind != DUB_BONUS_SUPPLY)
    return dub_table_cannot_come (self);
  if (you->where[move->from.at] != DUB_WHERE_SUPPLY &&
      you->where[move->from.at] != DUB_WHERE_UNKNOWN)
    return dub_refuse (self, .code = DUB_REASON_SUPPLY_FIRST);
  you->where[move->from.at] = DUB_WHERE_DISCARDS;
  state->yours.turn.source = you->staff[move->from.at];

  return TRUE;
}

gboolean
dub_apply_bonus (DubTable *self, const DubMove *move)
{
  DubYourTurn *turn = &self->state->yours.turn;
  gboolean brings = move->open != 0;

  if (turn->card.type == DUB_TYPE_NONE)
    return dub_refuse (self, .code = DUB_REASON_TELL_PLAYED);
  if (turn->bonus != DUB_BONUS_OPEN)
    return dub_refuse (self, .code = DUB_REASON_BONUS_DONE);
  if (move->from.kind == DUB_PLACE_STAFF)
    return use_supply (self, move);
  if (!dub_thing_equal (move->thing, dub_thing_employee (turn->source)))
    return dub_table_cannot_come (self);
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    brings |= move->gains[fact] != 0;
  turn->bonus = brings ? DUB_BONUS_DONE : DUB_BONUS_BEGUN;

  return TRUE;
}

/* Only you see what the garment or the tile of your last move shows; now it is known. */
gboolean
dub_apply_tell_gains (DubTable *self, const DubMove *move)
{
  DubYourTurn *turn = &self->state->yours.turn;
  const guint8 told = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE | 1u << DUB_FACT_LIVRE;

  if ((turn->open & told) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOTHING_TO_TELL);
  turn->open &= (guint8) ~told;

  return TRUE;
}

DubAction
dub_move_get_action (const DubMove *move)
{
  static const guint8 actions[DUB_N_VERBS] = {
    [DUB_MOVE_TAKE_FAVOR] = DUB_ACTION_FAVOR,
    [DUB_MOVE_TAKE_TILES] = DUB_ACTION_ACQUIRE,
    [DUB_MOVE_PLACE_GARMENT] = DUB_ACTION_TAILOR,
    [DUB_MOVE_SELL_GARMENT] = DUB_ACTION_TAILOR,
    [DUB_MOVE_HIRE] = DUB_ACTION_HIRE,
    [DUB_MOVE_DEPUTE] = DUB_ACTION_DEPUTE,
    [DUB_MOVE_PLACE_TOKEN] = DUB_ACTION_FUND,
    [DUB_MOVE_PASS_EXAM] = DUB_ACTION_EXAM,
  };

  return move->side == DUB_YOU && move->verb < DUB_N_VERBS ? actions[move->verb] : DUB_ACTION_NONE;
}

const DubBonus *
dub_your_turn_get_bonus (const DubBox *box, const DubState *state)
{
  return dub_bonus_find (box, state->yours.turn.source);
}

/* A bonus that uses that of another card has begun: what comes is no main action any longer. */
static gboolean
is_own_bonus (const DubYourTurn *turn)
{
  return dub_thing_equal (dub_thing_employee (turn->card), dub_thing_employee (turn->source));
}

/* Additional actions of an unknown bonus. */
static gboolean
may_be_of_bonus (DubAction action)
{
  return action == DUB_ACTION_ACQUIRE || action == DUB_ACTION_TAILOR ||
         action == DUB_ACTION_DEPUTE || action == DUB_ACTION_FUND;
}

DubRole
dub_your_turn_get_action_role (const DubBox *box, const DubState *state, DubAction action)
{
  const DubYourTurn *turn = &state->yours.turn;
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);
  gboolean is_bonus =
      bonus != NULL ? bonus->action == action
                    : may_be_of_bonus (action) && (turn->n_actions == 1 || turn->source.type != 0);

  if (action == DUB_ACTION_NONE)
    return DUB_ROLE_NONE;
  if (is_bonus && turn->bonus == DUB_BONUS_BEGUN)
    return DUB_ROLE_BONUS;
  if (turn->n_actions == 0 && turn->bonus == DUB_BONUS_OPEN && is_own_bonus (turn))
    return DUB_ROLE_MAIN;

  return is_bonus && turn->bonus != DUB_BONUS_DONE ? DUB_ROLE_BONUS : DUB_ROLE_EXTRA;
}

/* From your hand a card can only leave by a bonus, even if the main action was forfeited. */
DubRole
dub_your_turn_get_role (const DubBox *box, const DubState *state, const DubMove *move)
{
  const DubYourTurn *turn = &state->yours.turn;
  DubRole role = dub_your_turn_get_action_role (box, state, dub_move_get_action (move));

  if ((move->verb == DUB_MOVE_TAKE_TILES && turn->free_tiles > 0) ||
      (move->verb == DUB_MOVE_DEPUTE && turn->expert_depute))
    return DUB_ROLE_NONE;

  return role == DUB_ROLE_MAIN && move->verb == DUB_MOVE_DEPUTE && move->from.kind == DUB_PLACE_HAND
             ? DUB_ROLE_BONUS
             : role;
}

guint
dub_action_get_types (DubAction action, DubTrack track)
{
  static const guint8 types[DUB_N_ACTIONS] = {
    [DUB_ACTION_FAVOR] = MASTER | JOURNEYMAN,
    [DUB_ACTION_ACQUIRE] = ANYBODY,
    [DUB_ACTION_TAILOR] = MASTER | JOURNEYMAN,
    [DUB_ACTION_HIRE] = MASTER,
    [DUB_ACTION_DEPUTE] = ANYBODY,
    [DUB_ACTION_FUND] = ANYBODY,
  };

  return action == DUB_ACTION_EXAM ? 1u << dub_track_get_candidate (track) : types[action];
}

/* A gold thimble and a Master guest space need a Master. */
guint
dub_your_turn_get_types (const DubBox *box, const DubState *state, const DubMove *move)
{
  DubAction action = dub_move_get_action (move);
  guint types = dub_action_get_types (action, move->to.in);

  if (action == DUB_ACTION_TAILOR && move->thing.garment.thimble)
    types &= MASTER;
  if (move->verb == DUB_MOVE_PLACE_GARMENT && move->to.kind == DUB_PLACE_GUEST &&
      move->to.in < DUB_N_HALLS && move->to.at < DUB_MAX_SPACES &&
      box->halls[move->to.in].guests[move->to.at].master)
    types &= MASTER;

  return types;
}

gboolean
dub_your_turn_is_doubtful (const DubBox *box, const DubState *state, const DubMove *move)
{
  DubRole role = dub_your_turn_get_role (box, state, move);

  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU &&
         (role == DUB_ROLE_EXTRA || (role == DUB_ROLE_BONUS && move->thing.garment.thimble &&
                                     dub_move_get_action (move) == DUB_ACTION_TAILOR));
}

gboolean
dub_your_turn_has_bonus (const DubBox *box, const DubState *state)
{
  const DubYourTurn *turn = &state->yours.turn;
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);
  DubMove options[DUB_MAX_BONUS_OPTIONS];

  if (turn->card.type == DUB_TYPE_NONE || turn->bonus == DUB_BONUS_DONE || bonus == NULL)
    return FALSE;

  return bonus->kind == DUB_BONUS_SUPPLY
             ? dub_hand_count (&state->sides[DUB_YOU], DUB_WHERE_SUPPLY) > 0
             : dub_bonus_list (box, state, turn->source, options) > 0;
}
