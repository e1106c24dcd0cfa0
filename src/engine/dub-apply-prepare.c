/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the events of preparing a round (P1, P2).
 */

#include "dub-game-private.h"
#include "dub-place-private.h"

#include <string.h>

static gboolean
refuse_place (DubTable *self, const char *reason)
{
  return dub_table_refuse (self, DUB_GAME_ERROR_PLACE, reason);
}

/* The first round follows the setup, every other round follows the income. */
static gboolean
begin_round (DubTable *self, const DubEvent *event)
{
  gint round = event->detail.n;
  DubState *state = self->state;
  gboolean is_over = state->round == 0 ? state->phase == DUB_PHASE_PREPARE
                                       : state->phase == DUB_PHASE_INCOME && state->paid;

  if (!is_over)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_ROUND_NOT_OVER,
                                 "the round is not over");
  if (round != state->round + 1 || round > DUB_N_ROUNDS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "this is not the next round");

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
static gboolean
return_favor (DubTable *self, const DubEvent *event)
{
  DubOwner owner = event->detail.owner;

  if (owner == DUB_NOBODY || owner != self->state->favor)
    return refuse_place (self, "the Queen's Favor is not there");
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
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "nothing leaves in the first round");
  if (mask == 0 || (mask & ~all) != 0 || (mask & empty) != 0)
    return refuse_place (self, "nothing lies there");

  return TRUE;
}

/* P1-B: all cards leave. */
static gboolean
leave_employees (DubTable *self, const DubEvent *event)
{
  guint mask = event->detail.mask;
  guint empty = dub_round_get_empty (self->box, self->state, DUB_DISPLAY_EMPLOYEES);

  if (!check_leaving (self, DUB_DISPLAY_EMPLOYEES, mask))
    return FALSE;
  if ((mask | empty) != dub_round_get_all (self->box, DUB_DISPLAY_EMPLOYEES))
    return refuse_place (self, "every employee leaves");
  memset (self->state->employees, 0, sizeof self->state->employees);

  return TRUE;
}

static gboolean
leave_garments (DubTable *self, const DubEvent *event)
{
  guint mask = event->detail.mask;

  if (!check_leaving (self, DUB_DISPLAY_GARMENTS, mask))
    return FALSE;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((mask & (1u << i)) != 0) {
      dub_state_discard_garment (self->state, self->state->garments[i]);
      self->state->garments[i] = (DubGarment){ 0 };
    }

  return TRUE;
}

static gboolean
leave_jewelry (DubTable *self, const DubEvent *event)
{
  guint mask = event->detail.mask;
  DubState *state = self->state;

  if (!check_leaving (self, DUB_DISPLAY_JEWELRY, mask))
    return FALSE;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((mask & (1u << i)) != 0) {
      state->jewelry_gone[state->jewelry[i]]++;
      state->jewelry[i] = DUB_COLOR_NONE;
    }

  return TRUE;
}

/* P1-D, P1-E: closes gaps by moving tiles to the right. */
static gboolean
shift (DubTable *self, DubPlaceKind kind)
{
  guint size = dub_place_table[kind].at_stride;
  guint8 *spaces = dub_place_reach (self->state, (DubPlace){ .kind = (guint8) kind });
  guint n = dub_place_count_spaces (self->box, self->state, (DubPlace){ .kind = (guint8) kind });

  for (guint i = n, to = n; i-- > 0;) {
    if (spaces[i * size] == 0 || --to == i)
      continue;
    memcpy (spaces + to * size, spaces + i * size, size);
    memset (spaces + i * size, 0, size);
  }

  return TRUE;
}

static gboolean
shift_garments (DubTable *self, const DubEvent *event)
{
  return shift (self, DUB_PLACE_GARMENT);
}

static gboolean
shift_jewelry (DubTable *self, const DubEvent *event)
{
  return shift (self, DUB_PLACE_JEWEL);
}

/* P1-B: the level must be due, and the card must be new. */
static gboolean
check_employee (DubTable *self, DubEmployee employee)
{
  const DubState *state = self->state;

  if (employee.type == DUB_TYPE_UNKNOWN && employee.id == 0)
    return TRUE;
  if (employee.type == DUB_TYPE_NONE || !dub_employee_is_valid (self->box, employee))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such employee");
  if (employee.level >= DUB_N_LEVELS ||
      state->levels_shown[employee.level] >= dub_round_count_level (state->round, employee.level))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_COUNT, DUB_REASON_LEVEL_NOT_DUE,
                                 "no more employees of this level are due this round");
  if (employee.id != 0 &&
      (state->employees_seen & (G_GUINT64_CONSTANT (1) << (employee.id - 1))) != 0)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_COUNT, DUB_REASON_SEEN,
                                 "this employee has been there already");

  return TRUE;
}

gboolean
dub_apply_check_entry (DubTable *self, const DubDetail *entry)
{
  static const char *const reasons[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = "no such resource tile",
    [DUB_DISPLAY_GARMENTS] = "no such garment",
    [DUB_DISPLAY_JEWELRY] = "no such jewelry tile",
  };
  DubDisplayName display = entry->display;

  if (display == DUB_DISPLAY_EMPLOYEES)
    return check_employee (self, entry->employee);
  if (*(const guint8 *) dub_detail_get_thing (entry, entry->display) == 0 ||
      !dub_thing_is_valid (self->box, self->state, entry->display, entry))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, reasons[display]);

  return TRUE;
}

static gboolean
enter (DubTable *self, const DubEvent *event)
{
  const DubDetail *entry = &event->detail;
  DubState *state = self->state;

  if (entry->display >= DUB_N_DISPLAYS || entry->at >= DUB_N_DISPLAY_SPACES)
    return refuse_place (self, "there is no such space");
  if ((dub_round_get_due (self->box, state, entry->display) & (1u << entry->at)) == 0)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_NOT_DUE,
                                 "nothing is due on this space");
  if (!dub_apply_check_entry (self, entry))
    return FALSE;
  if (dub_round_count_left (state, entry->display) == 0)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_COUNT, DUB_REASON_NOTHING_LEFT,
                                 "nothing is left to draw");

  if (entry->display == DUB_DISPLAY_GARMENTS)
    dub_state_draw_garment (state);
  if (entry->display == DUB_DISPLAY_EMPLOYEES)
    dub_state_note_employee (state, entry->employee, TRUE);
  dub_place_put (state, (DubPlace){ .kind = entry->display, .at = entry->at }, entry);

  return TRUE;
}

/* There is always an employee to draw. */
static gboolean
stay_empty (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  if (detail->display >= DUB_N_DISPLAYS || detail->display == DUB_DISPLAY_EMPLOYEES ||
      detail->mask == 0 ||
      (detail->mask & ~dub_round_get_due (self->box, self->state, detail->display)) != 0)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_NOT_DUE,
                                 "nothing can stay empty there");
  self->state->left_empty[detail->display] |= detail->mask;

  return TRUE;
}

/* SET-8. */
static gboolean
add_festivity (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;

  if (!dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY))
    return dub_table_refuse (self, DUB_GAME_ERROR_EXPANSION, "festivity garments are not in play");
  if (state->round != 1 || state->garment_bag > dub_limits_get_garments (state))
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "they join after round 1 is prepared");
  state->garment_bag = (guint8) (state->garment_bag + DUB_N_FESTIVITY_GARMENTS);

  return TRUE;
}

/* P1-F: deals regardless of her hand and discards. */
static gboolean
deal (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;
  DubPile deck = { .n = DUB_N_CARDS };

  memcpy (deck.cards, self->box->deck, sizeof deck.cards);
  if (!dub_pile_is_shuffled (&event->cards, &deck))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "these are not the cards of the box");
  if (state->draw_mode != DUB_DRAW_APP && event->cards.cards[0].action != DUB_CARD_UNKNOWN)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "the cards are drawn at the table");
  state->supply = event->cards;
  state->hand = state->discard = state->seen = (DubPile){ 0 };

  return TRUE;
}

/* P2. */
static gboolean
draw_hand (DubTable *self, const DubEvent *event)
{
  gint n = event->detail.n;
  DubState *state = self->state;

  if (state->hand.n > 0 || state->supply.n < DUB_N_CARDS)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "her cards are not shuffled");
  if (n < 1 || n > state->supply.n)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such number of cards");

  for (gint i = 0; i < n; i++)
    dub_pile_push (&state->hand, dub_pile_pop (&state->supply));
  state->you.hand = DUB_YOUR_HAND_SIZE;
  state->turn = state->start;
  state->phase = DUB_PHASE_TURNS;

  return TRUE;
}

gboolean
dub_apply_preparation (DubTable *self, const DubEvent *event)
{
  static const DubApply applies[DUB_N_EVENTS] = {
    [DUB_EVENT_ROUND_BEGUN] = begin_round,
    [DUB_EVENT_FAVOR_RETURNED] = return_favor,
    [DUB_EVENT_EMPLOYEES_LEFT] = leave_employees,
    [DUB_EVENT_GARMENTS_LEFT] = leave_garments,
    [DUB_EVENT_GARMENTS_SHIFTED] = shift_garments,
    [DUB_EVENT_JEWELRY_LEFT] = leave_jewelry,
    [DUB_EVENT_JEWELRY_SHIFTED] = shift_jewelry,
    [DUB_EVENT_ENTERED] = enter,
    [DUB_EVENT_STAYED_EMPTY] = stay_empty,
    [DUB_EVENT_FESTIVITY_ADDED] = add_festivity,
    [DUB_EVENT_DEALT] = deal,
    [DUB_EVENT_HAND_DRAWN] = draw_hand,
  };

  return applies[event->type](self, event);
}
