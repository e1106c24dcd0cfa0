/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections: any fact of the table, or the box itself, is set right. A board
 * that cannot be is refused.
 */

#include "dub-limits.h"
#include "dub-rules-private.h"

#include <string.h>

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX);
}

static gboolean
garment_is_well_formed (DubGarment garment)
{
  return garment.colour <= DUB_COLOUR_UNKNOWN && garment.pp <= 9 && garment.thimble <= 1 &&
         garment.special < DUB_N_SPECIALS &&
         ((garment.colour != DUB_COLOUR_NONE && garment.colour != DUB_COLOUR_UNKNOWN) ||
          garment.special == DUB_SPECIAL_NONE);
}

gboolean
dub_employee_is_well_formed (const DubBox *box, DubEmployee employee)
{
  if (employee.id == 0)
    return employee.type <= DUB_TYPE_UNKNOWN && employee.crown == DUB_CROWN_NONE &&
           (employee.level < DUB_N_LEVELS || employee.level >= DUB_LEVEL_EXAM);
  if (employee.id > box->n_employees)
    return FALSE;

  const DubBoxEmployee *card = &box->employees[employee.id - 1];

  return employee.type == card->type && employee.level == card->level &&
         employee.crown == card->crown;
}

static gboolean
guest_is_well_formed (const DubBox *box, const DubDetail *fix)
{
  return fix->hall < DUB_N_HALLS && fix->at < box->halls[fix->hall].n_guests &&
         garment_is_well_formed (fix->garment) && fix->garment.colour != DUB_COLOUR_UNKNOWN &&
         fix->owner < DUB_N_OWNERS &&
         (fix->owner == DUB_NOBODY) == (fix->garment.colour == DUB_COLOUR_NONE);
}

static gboolean
task_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, state->barry.track, &n);

  if (!has_jewelry_box (state) || memchr (tasks, fix->task, n) == NULL)
    return FALSE;

  /* The last token would complete the examination, which only a turn can do. */
  return !fix->flag || dub_state_has_done (state, fix->task) || state->barry.n_done + 1u < n;
}

static gboolean
jewelry_is_well_formed (const DubDetail *fix)
{
  guint n = 0;

  for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
    n += fix->jewelry[colour];

  return n <= DUB_MAX_JEWELRY;
}

static gboolean
is_between (gint n, gint low, gint high)
{
  return n >= low && n <= high;
}

/* One token on a space is a matter of course; here it is one of an owner. */
static gboolean
token_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  if (fix->where >= DUB_N_WHERES || fix->at >= box->decorations[fix->where].n ||
      fix->owner >= DUB_N_OWNERS)
    return FALSE;

  return state->tokens[fix->where][fix->at] == fix->owner ||
         dub_state_may_have_token (state, fix->where, fix->owner);
}

static gboolean
all_halls_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  if (fix->at >= box->n_all_halls || fix->owner >= DUB_N_OWNERS)
    return FALSE;

  return fix->owner == DUB_NOBODY ||
         memchr (state->all_halls, fix->owner, DUB_MAX_ALL_HALLS) == NULL;
}

/* P1-B: only cards of certain levels come to the display in a round. */
static gboolean
level_is_due (const DubState *state, DubEmployee employee)
{
  return employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS ||
         dub_round_count_level (state->round, employee.level) > 0;
}

/* Her hand cannot be empty while it is her turn to play from it. */
static gboolean
pile_is_well_formed (const DubState *state, const DubDetail *fix)
{
  gboolean needs_hand = state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
                        state->playing.action == DUB_CARD_UNKNOWN;

  return fix->pile <= DUB_PILE_DISCARD && fix->n >= 0 && fix->n <= DUB_N_CARDS &&
         !(fix->pile == DUB_PILE_HAND && fix->n == 0 && needs_hand);
}

static gboolean
board_fix_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  switch (fix->fix) {
  case DUB_FIX_TILE:
    return fix->at < DUB_N_DRAWERS * DUB_N_COLUMNS && fix->tile < DUB_N_TILES;
  case DUB_FIX_GARMENT:
    return fix->at < box->garment_display.n && garment_is_well_formed (fix->garment);
  case DUB_FIX_EMPLOYEE:
    return fix->at < DUB_N_HIRE_SPACES && dub_employee_is_well_formed (box, fix->employee) &&
           level_is_due (state, fix->employee);
  case DUB_FIX_JEWEL:
    return fix->at < box->jewelry_display.n && fix->colour <= DUB_COLOUR_UNKNOWN;
  case DUB_FIX_GUEST:
    return guest_is_well_formed (box, fix);
  case DUB_FIX_TOKEN:
    return token_is_well_formed (box, state, fix);
  default:
    return all_halls_is_well_formed (box, state, fix);
  }
}

static gboolean
staff_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  if (fix->employee.type == DUB_TYPE_NONE)
    return fix->at < state->barry.n_staff;

  return fix->at <= state->barry.n_staff && fix->at < DUB_MAX_STAFF &&
         dub_employee_is_well_formed (box, fix->employee);
}

gboolean
dub_fix_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  switch ((DubFix) fix->fix) {
  case DUB_FIX_TILE:
  case DUB_FIX_GARMENT:
  case DUB_FIX_EMPLOYEE:
  case DUB_FIX_JEWEL:
  case DUB_FIX_GUEST:
  case DUB_FIX_TOKEN:
  case DUB_FIX_ALL_HALLS:
    return board_fix_is_well_formed (box, state, fix);
  case DUB_FIX_PP:
    return is_between (fix->n, 0, DUB_MAX_TRACK);
  case DUB_FIX_THREAD:
  case DUB_FIX_LACE:
    return is_between (fix->n, 0, DUB_MAX_COUNT);
  case DUB_FIX_TILES:
    return is_between (fix->n, 0, (gint) dub_state_get_n_tiles (state));
  case DUB_FIX_JEWELRY:
    return jewelry_is_well_formed (fix);
  case DUB_FIX_STAFF:
    return staff_is_well_formed (box, state, fix);
  case DUB_FIX_TRACK:
    return has_jewelry_box (state) && fix->track < DUB_N_TRACKS;
  case DUB_FIX_TASK:
    return task_is_well_formed (box, state, fix);
  case DUB_FIX_YOUR_HAND:
    return is_between (fix->n, 0, DUB_MAX_COUNT);
  case DUB_FIX_PILE:
    return pile_is_well_formed (state, fix);
  case DUB_FIX_BAG:
    return is_between (fix->n, DUB_PLENTY, (gint) dub_state_get_n_tiles (state));
  case DUB_FIX_EXAM_DECK:
    return has_jewelry_box (state) && fix->track < DUB_N_TRACKS &&
           is_between (fix->n, 0, DUB_N_EXAM_CARDS);
  case DUB_FIX_FAVOR:
    return fix->owner < DUB_N_OWNERS;
  case DUB_FIX_START:
    return fix->owner == DUB_BARRY || fix->owner == DUB_YOU;
  case DUB_FIX_TURN:
    return state->phase == DUB_PHASE_TURNS && state->playing.action == DUB_CARD_UNKNOWN &&
           ((fix->owner == DUB_BARRY && state->hand.n > 0) ||
            (fix->owner == DUB_YOU && state->you.hand > 0));
  case DUB_FIX_WAY: /* between two deals: the cards of a round come from one place */
    return state->phase == DUB_PHASE_PREPARE && is_between (fix->n, 0, DUB_N_WAYS - 1);
  case DUB_N_FIXES:
  default:
    return FALSE;
  }
}

static gboolean
decoration_is_lost (const DubBox *box, const DubState *state, DubWhere where)
{
  for (guint i = box->decorations[where].n; i < DUB_MAX_SPACES; i++)
    if (state->tokens[where][i] != DUB_NOBODY)
      return TRUE;

  return FALSE;
}

gboolean
dub_box_holds (const DubBox *box, const DubState *state)
{
  for (DubWhere where = 0; where < DUB_N_WHERES; where++)
    if (decoration_is_lost (box, state, where))
      return FALSE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = box->halls[hall].n_guests; i < DUB_MAX_SPACES; i++)
      if (state->halls[hall][i].owner != DUB_NOBODY)
        return FALSE;
  for (guint i = box->n_all_halls; i < DUB_MAX_ALL_HALLS; i++)
    if (state->all_halls[i] != DUB_NOBODY)
      return FALSE;
  for (guint i = box->garment_display.n; i < DUB_MAX_SPACES; i++)
    if (state->garments[i].colour != DUB_COLOUR_NONE)
      return FALSE;
  for (guint i = box->jewelry_display.n; i < DUB_MAX_SPACES; i++)
    if (state->jewelry[i] != DUB_COLOUR_NONE)
      return FALSE;

  return TRUE;
}

static gboolean
change_box (DubDecision *self, const DubBox *box)
{
  if (box == NULL)
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "a box is missing");
  if (!dub_box_holds (box, &self->now))
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE,
                                "something lies on a space that the new box does not have");
  /* Cards are known by their places in the list, so these stay what they are. */
  for (guint i = 0; i < DUB_N_EMPLOYEES; i++)
    if (box->employees[i].level != self->box->employees[i].level ||
        box->employees[i].crown != self->box->employees[i].crown)
      return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE,
                                  "the new box has other employees, or in another order");
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_BOX_CHANGED, .box = box });

  return TRUE;
}

gboolean
dub_decide_fix (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_CHANGE_BOX)
    return change_box (self, action->box);
  if (!dub_fix_is_well_formed (self->box, &self->now, &action->detail))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "the table cannot be like that");
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FIXED, .detail = action->detail });

  return dub_decision_check_limits (self);
}
