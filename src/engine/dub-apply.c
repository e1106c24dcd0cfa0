/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies events to the table. The same code judges and changes, whether a game is
 * played or read from a file.
 *
 * An event is refused only if no game could lead to it under any rules: recorded
 * random results and choices are accepted, so that old games survive a change of the
 * rules. In addition, dub-decide-*.c judges what may be asked for.
 */

#include "dub-game-private.h"
#include "dub-place-private.h"
#include "dub-strength.h"
#include "dub-table.h"

#include <string.h>

/* SET-2 to SET-4, SET-7. Your starting possessions are known, but thread, lace, Livre and PP
 * only until the end of your first turn. */
static void
lay_out (DubState *state, const DubSetup *setup)
{
  DubSide *hers = &state->sides[DUB_BARRY], *yours = &state->sides[DUB_YOU];

  dub_state_init (state);
  state->phase = DUB_PHASE_PREPARE;
  state->seed = setup->seed;
  state->expansions = setup->expansions;
  state->second_place = setup->second_place;
  state->count_candidate = setup->count_candidate;
  state->zero_gown_apart = setup->zero_gown_apart;
  state->draw_mode = setup->draw_mode;
  state->strength = setup->strength;
  memcpy (state->colors, setup->colors, sizeof state->colors);
  state->start = DUB_BARRY;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    DubSide *side = &state->sides[owner];

    dub_side_start (side, owner == DUB_YOU ? DUB_LEVEL_START : DUB_LEVEL_UNKNOWN);
    side->known = (1u << DUB_N_FACTS) - 1;
    side->counts[DUB_FACT_THREAD] = side->counts[DUB_FACT_LACE] = 1;
  }
  hers->counts[DUB_FACT_PP] = (guint16) dub_strength_get_pp (setup->strength);
  yours->counts[DUB_FACT_LIVRE] = 15;
  yours->kept |= 1u << DUB_FACT_JEWELRY;

  state->garment_bag = (guint8) dub_limits_get_garments (state);
  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    for (guint i = 0; i < DUB_N_TRACKS; i++)
      state->exam_decks[i] = DUB_N_EXAM_CARDS;
}

static gboolean
cannot_come (DubTable *self)
{
  return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
}

static gboolean
start (DubTable *self, const DubSetup *setup)
{
  if (self->state->phase != DUB_PHASE_NONE || self->box->n_employees == 0)
    return cannot_come (self);
  if (setup->draw_mode >= DUB_N_DRAW_MODES || setup->expansions >= 1u << DUB_N_EXPANSIONS ||
      setup->strength >= DUB_N_STRENGTHS || !dub_setup_is_valid (setup))
    return dub_refuse (self, .code = DUB_REASON_SETUP);
  lay_out (self->state, setup);

  return TRUE;
}

/* Cards are identified by their index in the list, so a new box must have the same ones; files
 * are read into the same order (dub-box-file.c). */
static gboolean
change_box (DubTable *self, const DubBox *box)
{
  if (box == NULL)
    return cannot_come (self);
  if (!dub_table_fits (box, self->state))
    return dub_refuse (self, .code = DUB_REASON_NO_ROOM);
  for (guint i = 0; self->state->phase != DUB_PHASE_NONE && i < DUB_N_EMPLOYEES; i++)
    if (strcmp (box->employees[i].id, self->box->employees[i].id) != 0 ||
        box->employees[i].level != self->box->employees[i].level)
      return dub_refuse (self, .code = DUB_REASON_EMPLOYEES);
  self->box = box;

  return TRUE;
}

static gboolean
earn (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  gint livre = move->gains[DUB_FACT_LIVRE];

  if (state->paid || livre < 0 || livre > DUB_MAX_COUNT)
    return cannot_come (self);

  dub_side_gain (&state->sides[DUB_YOU], DUB_FACT_LIVRE, livre);
  if (state->round == DUB_N_ROUNDS)
    state->phase = DUB_PHASE_SCORING;
  else
    state->paid = TRUE;

  return TRUE;
}

static gboolean
finish (DubTable *self, const DubMove *move)
{
  self->state->phase = DUB_PHASE_OVER;

  return TRUE;
}

/* The head of an entry whose consequences follow. */
static gboolean
go_on (DubTable *self, const DubMove *move)
{
  return TRUE;
}

static gboolean
act_in_turn (DubTable *self, const DubMove *move)
{
  return move->side == DUB_YOU ? dub_apply_your_move (self, move) : dub_apply_her_step (self, move);
}

static gboolean
end_turn (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!(move->side == DUB_YOU ? dub_apply_your_end (self, move) : dub_apply_her_end (self, move)))
    return FALSE;
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;

  return TRUE;
}

typedef struct {
  DubApply apply;
  guint8 sides;         /* whose it can be: bitmask of DubOwner */
  guint8 phases;        /* when it can happen: bitmask of DubPhase */
  guint8 reason;        /* why it is refused at other times */
  guint8 parts;         /* that it changes: bitmask of DubCheck */
  gboolean needs_check; /* the player can report more than there is */
} Row;

#define IN(phase) (1u << DUB_PHASE_##phase)
#define IN_GAME (IN (PREPARE) | IN (TURNS) | IN (INCOME) | IN (SCORING) | IN (OVER))
#define HERS (1u << DUB_BARRY)
#define YOURS (1u << DUB_YOU)
#define NOBODYS (1u << DUB_NOBODY)
#define BOTH (HERS | YOURS)
/* In the turn of the side whose move it is. */
#define TURN(apply, sides, parts) \
  { \
    apply, sides, IN (TURNS), 0, parts, FALSE \
  }
#define STEP(sides, parts) TURN (act_in_turn, sides, parts)
#define PREPARATION(apply, parts) \
  { \
    apply, NOBODYS, IN (PREPARE), DUB_REASON_NOT_PREPARING, parts, FALSE \
  }
#define DISPLAYS (DUB_CHECK_GARMENTS | DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES)

static const Row rows[DUB_N_VERBS] = {
  [DUB_MOVE_TAKE_FAVOR] = STEP (BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_GAIN] = STEP (HERS, 0),
  [DUB_MOVE_TAKE_TILES] = STEP (BOTH, 0),
  [DUB_MOVE_DRAW_BAG_TILE] = STEP (HERS, 0),
  [DUB_MOVE_TAKE_GARMENT] = STEP (HERS, DUB_CHECK_GARMENTS),
  [DUB_MOVE_REVEAL_CARD] = STEP (HERS, DUB_CHECK_CARDS),
  [DUB_MOVE_TAKE_JEWELRY] = STEP (BOTH, DUB_CHECK_JEWELRY),
  [DUB_MOVE_PLACE_GARMENT] = STEP (BOTH, DUB_CHECK_GARMENTS),
  [DUB_MOVE_SELL_GARMENT] = STEP (YOURS, DUB_CHECK_GARMENTS),
  [DUB_MOVE_HIRE] = STEP (BOTH, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ADD_HAND_CARD] = STEP (HERS, DUB_CHECK_CARDS),
  [DUB_MOVE_SHUFFLE_DISCARDS] = STEP (HERS, DUB_CHECK_CARDS),
  [DUB_MOVE_PLACE_TOKEN] = STEP (BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_EXAM_TOKEN] = STEP (BOTH, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_REMOVE_EMPLOYEE] = STEP (HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ADD_EXAM_CARD] = STEP (HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_CLEAR_TASKS] = STEP (HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_MOVE_EXAM_TOKEN] = STEP (HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ALL_HALLS_TOKEN] = STEP (BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_PLAY_CARD] = TURN (dub_apply_play_card, HERS, DUB_CHECK_CARDS),
  [DUB_MOVE_TELL_CARD] = TURN (dub_apply_tell_card, HERS, DUB_CHECK_CARDS),
  [DUB_MOVE_ACT] = TURN (dub_apply_act, HERS, 0),
  [DUB_MOVE_TURN_UP] = { dub_apply_turn_up, HERS, IN (SCORING), DUB_REASON_NOT_AT_END,
                         DUB_CHECK_EMPLOYEES, TRUE },
  [DUB_MOVE_DEPUTE] = STEP (YOURS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_PASS_EXAM] = { act_in_turn, YOURS, IN (TURNS), 0, DUB_CHECK_EMPLOYEES, TRUE },
  [DUB_MOVE_PASS] = STEP (YOURS, 0),
  [DUB_MOVE_NAME_SPECIALIST] = { dub_apply_name_specialist, YOURS, IN_GAME, 0, DUB_CHECK_EMPLOYEES,
                                 FALSE },
  [DUB_MOVE_COUNT] = { dub_apply_count, YOURS, IN_GAME, 0, DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES,
                       TRUE },
  [DUB_MOVE_END_TURN] = TURN (end_turn, BOTH, DUB_CHECK_CARDS),
  [DUB_MOVE_INCOME] = { earn, YOURS, IN (INCOME), DUB_REASON_ROUND_NOT_OVER, 0, FALSE },
  /* These check the phase themselves: a round begins after another one, and spaces are due
   * only in the preparation. */
  [DUB_MOVE_BEGIN_ROUND] = { dub_apply_begin_round, NOBODYS, IN_GAME, 0, 0, FALSE },
  [DUB_MOVE_ENTER] = { dub_apply_enter, NOBODYS, IN_GAME, 0, DISPLAYS, FALSE },
  [DUB_MOVE_RETURN_FAVOR] = { dub_apply_return_favor, BOTH, IN (PREPARE), DUB_REASON_NOT_PREPARING,
                              DUB_CHECK_TOKENS, FALSE },
  [DUB_MOVE_LEAVE] = PREPARATION (dub_apply_leave, DISPLAYS),
  [DUB_MOVE_SHIFT] = PREPARATION (dub_apply_shift, DUB_CHECK_GARMENTS | DUB_CHECK_JEWELRY),
  [DUB_MOVE_LEAVE_EMPTY] = PREPARATION (dub_apply_leave_empty, 0),
  [DUB_MOVE_ADD_FESTIVITY] = PREPARATION (dub_apply_add_festivity, DUB_CHECK_GARMENTS),
  [DUB_MOVE_DRAW_HAND] =
      PREPARATION (dub_apply_draw_hand, DUB_CHECK_CARDS | DUB_CHECK_GARMENTS), /* SET-8 */
  [DUB_MOVE_FILL] = PREPARATION (go_on, 0),
  [DUB_MOVE_READY] = PREPARATION (go_on, 0),
  [DUB_MOVE_CORRECT] = { dub_apply_correction, NOBODYS, IN_GAME, 0, DUB_CHECK_ALL, TRUE },
  [DUB_MOVE_FINISH] = { finish, NOBODYS, IN (SCORING), DUB_REASON_NOT_AT_END, 0, FALSE },
};

static const guint8 fact_parts[DUB_N_FACTS] = {
  [DUB_FACT_STAFF] = DUB_CHECK_EMPLOYEES,
  [DUB_FACT_APPRENTICES] = DUB_CHECK_EMPLOYEES,
  [DUB_FACT_JEWELRY] = DUB_CHECK_JEWELRY,
  [DUB_FACT_BONUSES] = DUB_CHECK_EMPLOYEES,
};

/* Only after the move was applied, when its place is known to be valid. */
static DubCheck
get_parts (const DubMove *move)
{
  if (move->verb == DUB_MOVE_CORRECT || move->verb == DUB_MOVE_ENTER)
    return dub_place_table[move->to.kind].check;
  if (move->verb == DUB_MOVE_COUNT)
    return fact_parts[move->to.at];

  return rows[move->verb].parts;
}

static gboolean
check (DubTable *self, DubCheck parts)
{
  DubReason problem = dub_table_check_parts (self->box, self->state, parts);

  return problem.code == DUB_REASON_NONE || dub_table_refuse (self, problem);
}

/* What an event has touched is checked at the end of its entry, or at once. */
static gboolean
touch (DubTable *self, DubCheck parts, gboolean needs_check)
{
  self->touched |= parts;
  self->unchecked |= parts;
  self->is_checked = needs_check;
  if (!needs_check)
    return TRUE;
  self->unchecked &= ~parts;

  return check (self, parts);
}

static gboolean
apply_move (DubTable *self, const DubMove *move)
{
  const DubState *state = self->state;
  const Row *row;

  if (move->verb >= DUB_N_VERBS || move->side >= DUB_N_OWNERS || state->phase == DUB_PHASE_NONE)
    return cannot_come (self);
  row = &rows[move->verb];
  if ((row->sides & (1u << move->side)) == 0 ||
      (move->instead != 0 && (move->side != DUB_BARRY || move->verb >= DUB_N_STEPS)))
    return cannot_come (self);
  if ((row->phases & (1u << state->phase)) == 0 ||
      (row->phases == IN (TURNS) && state->turn != move->side))
    return dub_refuse (self, .code = row->phases != IN (TURNS) ? row->reason
                                     : move->side == DUB_YOU   ? DUB_REASON_NOT_YOUR_TURN
                                                               : DUB_REASON_NOT_HER_TURN);

  return row->apply (self, move) && touch (self, get_parts (move), row->needs_check);
}

gboolean
dub_table_apply (DubTable *self, const DubEvent *event)
{
  if (self->is_shuffling && event->type != DUB_EVENT_CARDS)
    return cannot_come (self);

  switch ((DubEventType) event->type) {
  case DUB_EVENT_MOVE:
    return apply_move (self, &event->move);
  case DUB_EVENT_STARTED:
    return start (self, &event->setup) && touch (self, DUB_CHECK_ALL, FALSE);
  case DUB_EVENT_BOX:
    return change_box (self, event->box) && touch (self, DUB_CHECK_ALL, TRUE);
  case DUB_EVENT_CARDS:
    return dub_apply_cards (self, &event->cards) && touch (self, DUB_CHECK_CARDS, FALSE);
  case DUB_N_EVENTS:
    break;
  }

  return cannot_come (self);
}
