/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides your actions. Applying their events judges them; this file adds the
 * consequences.
 */

#include "dub-game-private.h"
#include "dub-specialist.h"
#include "dub-your-gains.h"
#include "dub-your-staff.h"
#include "dub-your-turn.h"

static gboolean
refuse_jewelry (DubDecision *self, const char *reason)
{
  return dub_decision_refuse (self, DUB_GAME_ERROR_JEWELRY, reason);
}

/* ALL-1 applies to you as well. */
static gboolean
check_all_halls (DubDecision *self)
{
  const DubBox *box = self->table.box;
  const DubState *state = &self->now;
  int best = -1;

  if (!dub_state_is_due_all_halls (state, DUB_YOU))
    return TRUE;

  for (guint i = 0; i < box->n_all_halls; i++)
    if (state->all_halls[i] == DUB_NOBODY && (best < 0 || box->all_halls[i] > box->all_halls[best]))
      best = (int) i;

  return best < 0 || dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_ALL_HALLS,
                                                          .detail = { .at = (guint8) best } });
}

/* YOU-7. Nothing is asked before the table itself refuses. */
static gboolean
check_jewelry (DubDecision *self, guint at)
{
  const DubState *state = &self->now;
  const DubYourTurn *turn = &state->you.turn;
  DubColor color;

  if (turn->free_jewelry || at >= self->table.box->jewelry_display.n ||
      dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0)
    return TRUE;
  color = state->jewelry[at];
  if (color == DUB_COLOR_NONE || color == DUB_COLOR_UNKNOWN)
    return TRUE;
  if (turn->rented.color == DUB_COLOR_NONE)
    return refuse_jewelry (self, "jewelry comes with a garment that you rent out");
  if (turn->took_jewelry)
    return refuse_jewelry (self, "one jewelry tile comes with a garment");
  if (dub_color_is_gown (color) != dub_color_is_gown (turn->rented.color))
    return refuse_jewelry (self, "necklaces go with gowns, rings with frock coats");

  return TRUE;
}

/* YOU-5: which card left matters if only crowned ones can have. */
static gboolean
check_leaving (DubDecision *self, DubType type, DubEmployee employee)
{
  const DubYou *you = &self->now.you;

  if (employee.type != DUB_TYPE_NONE || dub_your_staff_has_plain (you, type))
    return TRUE;
  if (dub_your_staff_has (you, type))
    return dub_decision_refuse (self, DUB_GAME_ERROR_WHICH, "tell which of your cards left");

  return dub_decision_refuse (self, DUB_GAME_ERROR_EMPLOYEE, "you have no such employee");
}

/* YOU-4: it also matters if some have a crown and others do not. */
static gboolean
check_depute (DubDecision *self, DubType type, DubEmployee employee)
{
  const DubYou *you = &self->now.you;

  if (you->counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF) /* the table refuses it */
    return TRUE;
  if (employee.type == DUB_TYPE_NONE && dub_your_staff_has_crowned (you, type))
    return dub_decision_refuse (self, DUB_GAME_ERROR_WHICH, "tell which of your cards left");

  return check_leaving (self, type, employee);
}

/* YOU-6: what the table shows is judged, the rest is asked. */
static gboolean
check_specialist (DubDecision *self, gboolean is_sure)
{
  const DubBox *box = self->table.box;
  const DubState *state = &self->now;

  if (!dub_specialist_may_be_met (box, state, state->you.specialist))
    return dub_decision_refuse (self, DUB_GAME_ERROR_CONDITION,
                                "the condition of your specialized Apprentice is not met");

  return is_sure || dub_specialist_is_met (box, state, state->you.specialist) ||
         dub_decision_refuse (self, DUB_GAME_ERROR_UNSURE, "his condition is not known to be met");
}

/* YOU-12. What is no open task at all, the table refuses. */
static gboolean
check_task (DubDecision *self, DubTask task)
{
  const DubBox *box = self->table.box;
  guint bit = task < DUB_N_TASKS ? 1u << task : 0;

  return (dub_your_turn_get_open (box, &self->now) & bit) == 0 ||
         (dub_your_turn_get_tasks (box, &self->now) & bit) != 0 ||
         dub_decision_refuse (self, DUB_GAME_ERROR_TASK, "no action of this turn fulfills it");
}

static gboolean
may_move (DubDecision *self, DubActionType move, const DubDetail *detail)
{
  if (move == DUB_ACTION_YOU_JEWELRY)
    return check_jewelry (self, detail->at);
  if (move == DUB_ACTION_YOU_DEPUTE && detail->type >= DUB_MASTER &&
      detail->type <= DUB_APPRENTICE && self->now.turn == DUB_YOU)
    return check_depute (self, detail->type, detail->employee);
  if (move == DUB_ACTION_YOU_HIRE && detail->flag && !self->now.you.has_specialist &&
      dub_state_has_expansion (&self->now, DUB_EXPANSION_JEWELRY_BOX))
    return check_specialist (self, detail->sure);
  if (move == DUB_ACTION_YOU_TASK && self->now.turn == DUB_YOU)
    return check_task (self, detail->task);

  return TRUE;
}

static gboolean
mark_tasks (DubDecision *self, guint open)
{
  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    if ((open & (1u << task)) != 0 &&
        !dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_DID_TASK,
                                              .detail = { .task = (guint8) task } }))
      return FALSE;

  return TRUE;
}

/* YOU-5: the examinations alternate. You look at the card that joins your staff, and report
 * it if it has a crown. A task may have been forgotten: that is asked, if nothing else is wrong. */
static gboolean
pass_exam (DubDecision *self, const DubAction *action)
{
  DubCrown crown = action->detail.employee.crown;
  DubTrack track = action->detail.track;
  guint open = dub_your_turn_get_open (self->table.box, &self->now);
  DubEvent event = { .type = DUB_EVENT_YOU_PASSED_EXAM,
                     .detail = { .track = (guint8) track,
                                 .employee = action->detail.employee,
                                 .left = action->detail.left } };

  if (dub_state_has_expansion (&self->now, DUB_EXPANSION_JEWELRY_BOX) && track < DUB_N_TRACKS) {
    if (track != self->now.you.track)
      return dub_decision_refuse (self, DUB_GAME_ERROR_TRACK,
                                  "the other examination comes before it");
    if (!check_leaving (self, track == DUB_TRACK_MASTER ? DUB_JOURNEYMAN : DUB_APPRENTICE,
                        action->detail.left))
      return FALSE;
    if (action->detail.sure && !mark_tasks (self, open))
      return FALSE;
  }
  if (crown != DUB_CROWN_NONE)
    event.detail.employee = dub_box_get_crown (self->table.box, crown);
  event.detail.employee.crown = (guint8) crown; /* even if the box does not have it */
  if (!dub_decision_emit (self, event))
    return FALSE;

  return open == 0 || action->detail.sure ||
         dub_decision_refuse (self, DUB_GAME_ERROR_UNSURE, "tasks have no token of yours");
}

static gboolean
count (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  if (detail->fact < DUB_N_COUNTS && detail->n > (gint) dub_fact_get_max (detail->fact))
    return dub_decision_refuse (self, DUB_GAME_ERROR_VALUE, "this count cannot be");

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_COUNTED, .detail = *detail });
}

/* EXP-1: an expert garment may bring the Queen's Favor. */
static gboolean
take_favor (DubDecision *self, DubGarment garment)
{
  return garment.special != DUB_EXPERT_FAVOR || self->now.favor != DUB_NOBODY ||
         dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_TOOK_FAVOR });
}

/* Costs and gains of the move are those of the table before it. */
static gboolean
finish_move (DubDecision *self, const DubAction *action, const DubState *before)
{
  DubEvent gained = { .type = DUB_EVENT_YOU_GAINED };
  gboolean is_rented = action->type == DUB_ACTION_YOU_GARMENT && !action->detail.flag;

  if (dub_your_gains (self->table.box, before, action, &gained.detail) &&
      !dub_decision_emit (self, gained))
    return FALSE;
  if (is_rented && !take_favor (self, before->garments[action->detail.at]))
    return FALSE;

  return (!is_rented &&
          (action->type != DUB_ACTION_YOU_FUND || action->detail.decoration != DUB_MUSICIANS)) ||
         check_all_halls (self);
}

gboolean
dub_decide_you (DubDecision *self, const DubAction *action)
{
  static const guint8 events[DUB_N_ACTIONS] = {
    [DUB_ACTION_YOU_TILE] = DUB_EVENT_YOU_TOOK_TILE,
    [DUB_ACTION_YOU_GARMENT] = DUB_EVENT_YOU_MADE_GARMENT,
    [DUB_ACTION_YOU_JEWELRY] = DUB_EVENT_YOU_TOOK_JEWELRY,
    [DUB_ACTION_YOU_HIRE] = DUB_EVENT_YOU_HIRED,
    [DUB_ACTION_YOU_DEPUTE] = DUB_EVENT_YOU_DEPUTED,
    [DUB_ACTION_YOU_FUND] = DUB_EVENT_YOU_FUNDED,
    [DUB_ACTION_YOU_FAVOR] = DUB_EVENT_YOU_TOOK_FAVOR,
    [DUB_ACTION_YOU_TASK] = DUB_EVENT_YOU_DID_TASK,
    [DUB_ACTION_YOU_PASS] = DUB_EVENT_YOU_PASSED,
    [DUB_ACTION_YOU_SPECIALIST] = DUB_EVENT_YOU_NAMED_SPECIALIST,
    [DUB_ACTION_END_TURN] = DUB_EVENT_YOU_ENDED,
  };
  const DubState before = self->now;
  DubEvent event = { .type = events[action->type], .detail = action->detail };

  if (action->type == DUB_ACTION_YOU_COUNT)
    return count (self, action);
  if (action->type == DUB_ACTION_YOU_EXAM)
    return pass_exam (self, action) && finish_move (self, action, &before);
  /* Its crown names the card. */
  if (action->type == DUB_ACTION_YOU_DEPUTE && event.detail.employee.type == DUB_TYPE_NONE &&
      event.detail.employee.crown != DUB_CROWN_NONE)
    event.detail.employee = dub_box_get_crown (self->table.box, event.detail.employee.crown);
  if (!may_move (self, action->type, &event.detail) || !dub_decision_emit (self, event))
    return FALSE;

  return finish_move (self, action, &before);
}
