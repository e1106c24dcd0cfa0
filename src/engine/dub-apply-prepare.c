/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the events of preparing a round (P1, P2).
 */

#include "dub-game-private.h"
#include "dub-place-private.h"

#include <string.h>

static gboolean
cannot_come (DubTable *self)
{
  return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
}

/* The first round follows the setup, every other round follows the income. */
gboolean
dub_apply_begin_round (DubTable *self, const DubMove *move)
{
  gint round = move->thing.n;
  DubState *state = self->state;
  gboolean is_over = state->round == 0 ? state->phase == DUB_PHASE_PREPARE
                                       : state->phase == DUB_PHASE_INCOME && state->paid;

  if (!is_over)
    return dub_refuse (self, .code = DUB_REASON_ROUND_NOT_OVER);
  if (move->thing.kind != DUB_KIND_NUMBER || round != state->round + 1 || round > DUB_N_ROUNDS)
    return cannot_come (self);

  state->phase = DUB_PHASE_PREPARE;
  state->round++;
  state->paid = FALSE;
  state->turn = DUB_NOBODY;
  state->bag = DUB_PLENTY; /* discarded tiles have returned to it */
  memset (state->left_empty, 0, sizeof state->left_empty);
  memset (state->levels_shown, 0, sizeof state->levels_shown);

  return TRUE;
}

/* P1-A. */
gboolean
dub_apply_return_favor (DubTable *self, const DubMove *move)
{
  DubOwner owner = move->side;

  if (owner == DUB_NOBODY || owner != self->state->favor)
    return cannot_come (self);
  self->state->start = (guint8) owner;
  self->state->favor = DUB_NOBODY;

  return TRUE;
}

/* Only what is on a display can leave it, and nothing does in the first round. */
static gboolean
check_leaving (DubTable *self, DubDisplayName display, guint mask)
{
  guint all = dub_round_get_all (self->box, display);
  guint empty = dub_round_get_empty (self->box, self->state, display);

  if (self->state->round < 2)
    return cannot_come (self);
  if (mask == 0 || (mask & ~all) != 0 || (mask & empty) != 0)
    return cannot_come (self);

  return TRUE;
}

/* P1-B: all cards leave. */
static gboolean
leave_employees (DubTable *self, const DubMove *move)
{
  guint mask = move->spaces;
  guint empty = dub_round_get_empty (self->box, self->state, DUB_DISPLAY_EMPLOYEES);

  if (!check_leaving (self, DUB_DISPLAY_EMPLOYEES, mask))
    return FALSE;
  if ((mask | empty) != dub_round_get_all (self->box, DUB_DISPLAY_EMPLOYEES))
    return cannot_come (self);
  memset (self->state->employees, 0, sizeof self->state->employees);

  return TRUE;
}

static gboolean
leave_garments (DubTable *self, const DubMove *move)
{
  if (!check_leaving (self, DUB_DISPLAY_GARMENTS, move->spaces))
    return FALSE;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((move->spaces & (1u << i)) != 0) {
      dub_state_discard_garment (self->state, self->state->garments[i]);
      self->state->garments[i] = (DubGarment){ 0 };
    }

  return TRUE;
}

static gboolean
leave_jewelry (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!check_leaving (self, DUB_DISPLAY_JEWELRY, move->spaces))
    return FALSE;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((move->spaces & (1u << i)) != 0) {
      state->jewelry_gone[state->jewelry[i]]++;
      state->jewelry[i] = DUB_COLOR_NONE;
    }

  return TRUE;
}

gboolean
dub_apply_leave (DubTable *self, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_EMPLOYEE)
    return leave_employees (self, move);
  if (move->from.kind == DUB_PLACE_GARMENT)
    return leave_garments (self, move);

  return move->from.kind == DUB_PLACE_JEWEL ? leave_jewelry (self, move) : cannot_come (self);
}

/* P1-D, P1-E: closes gaps by moving tiles to the right. */
gboolean
dub_apply_shift (DubTable *self, const DubMove *move)
{
  DubPlace display = { .kind = move->from.kind };
  guint8 *spaces;
  guint size, n;

  if (display.kind != DUB_PLACE_GARMENT && display.kind != DUB_PLACE_JEWEL)
    return cannot_come (self);
  size = dub_place_table[display.kind].at_stride;
  spaces = dub_place_reach (self->state, display);
  n = dub_place_count_spaces (self->box, self->state, display);
  for (guint i = n, to = n; i-- > 0;) {
    if (spaces[i * size] == 0 || --to == i)
      continue;
    memcpy (spaces + to * size, spaces + i * size, size);
    memset (spaces + i * size, 0, size);
  }

  return TRUE;
}

/* P1-B: the level must be due, and the card must be new. */
static gboolean
check_employee (DubTable *self, const DubMove *entry)
{
  const DubState *state = self->state;
  DubEmployee card = entry->thing.employee;

  if (card.type == DUB_TYPE_UNKNOWN && card.id == 0)
    return TRUE;
  if (card.type == DUB_TYPE_NONE || !dub_employee_is_valid (self->box, card))
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = entry->to,
                       .thing = entry->thing);
  if (card.level >= DUB_N_LEVELS ||
      state->levels_shown[card.level] >= dub_round_count_level (state->round, card.level))
    return dub_refuse (self, .code = DUB_REASON_LEVEL_NOT_DUE, .thing = entry->thing);
  if (card.id != 0 && (state->employees_seen & (G_GUINT64_CONSTANT (1) << (card.id - 1))) != 0)
    return dub_refuse (self, .code = DUB_REASON_SEEN, .thing = entry->thing);

  return TRUE;
}

/* The first byte of anything on a space is its face, color or type. */
static gboolean
check_entry (DubTable *self, const DubMove *entry)
{
  if (entry->thing.kind != dub_place_get_kind (entry->to) || entry->thing.name == 0 ||
      (entry->to.kind != DUB_PLACE_EMPLOYEE &&
       !dub_thing_is_valid (self->box, self->state, entry->to, entry->thing)))
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = entry->to,
                       .thing = entry->thing);

  return entry->to.kind != DUB_PLACE_EMPLOYEE || check_employee (self, entry);
}

/* Entering an unknown piece later draws nothing, so it is a correction. */
gboolean
dub_apply_enter (DubTable *self, const DubMove *entry)
{
  DubState *state = self->state;
  DubPlace space = entry->to;

  if (space.kind >= DUB_N_DISPLAYS)
    return cannot_come (self);
  if (!dub_place_exists (self->box, state, space))
    return dub_table_refuse_space (self, space);
  if (dub_place_is_unknown (state, space))
    return check_entry (self, entry) && dub_apply_correction (self, entry);
  if ((dub_round_get_due (self->box, state, space.kind) & (1u << space.at)) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOT_DUE, .place = space);
  if (!check_entry (self, entry))
    return FALSE;
  if (dub_round_count_left (state, space.kind) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOTHING_LEFT, .place = space);

  if (space.kind == DUB_PLACE_GARMENT)
    dub_state_draw_garment (state);
  if (space.kind == DUB_PLACE_EMPLOYEE)
    dub_state_note_employee (state, entry->thing.employee, TRUE);
  dub_place_put (state, space, entry->thing);

  return TRUE;
}

/* There is always an employee to draw. */
gboolean
dub_apply_leave_empty (DubTable *self, const DubMove *move)
{
  DubDisplayName display = move->to.kind;

  if (display >= DUB_N_DISPLAYS)
    return cannot_come (self);
  if (display == DUB_DISPLAY_EMPLOYEES || move->spaces == 0 ||
      (move->spaces & ~dub_round_get_due (self->box, self->state, display)) != 0)
    return dub_refuse (self, .code = DUB_REASON_NOT_DUE, .place = move->to);
  self->state->left_empty[display] |= move->spaces;

  return TRUE;
}

/* SET-8. */
gboolean
dub_apply_add_festivity (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY))
    return cannot_come (self);
  if (state->round != 1 || state->garment_bag > dub_limits_get_garments (state))
    return cannot_come (self);
  state->garment_bag = (guint8) (state->garment_bag + DUB_N_FESTIVITY_GARMENTS);

  return TRUE;
}

/* P2. */
gboolean
dub_apply_draw_hand (DubTable *self, const DubMove *move)
{
  gint n = move->thing.n;
  DubState *state = self->state;

  if (state->hand.n > 0 || state->supply.n < DUB_N_CARDS || n < 1 || n > state->supply.n)
    return cannot_come (self);

  for (gint i = 0; i < n; i++)
    dub_pile_push (&state->hand, dub_pile_pop (&state->supply));
  state->yours.hand = DUB_YOUR_HAND_SIZE;
  state->turn = state->start;
  state->phase = DUB_PHASE_TURNS;

  return TRUE;
}
