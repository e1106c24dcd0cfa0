/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides your actions. Applying their events judges them; this file adds the
 * consequences.
 */

#include "dub-game-private.h"

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

/* You look at the card that joins your staff, and report it if it has a crown. */
static gboolean
pass_exam (DubDecision *self, const DubAction *action)
{
  DubCrown crown = action->detail.employee.crown;
  DubEvent event = { .type = DUB_EVENT_YOU_PASSED_EXAM,
                     .detail = { .track = action->detail.track } };

  if (crown != DUB_CROWN_NONE)
    event.detail.employee = dub_box_get_crown (self->table.box, crown);
  event.detail.employee.crown = (guint8) crown; /* even if the box does not have it */

  return dub_decision_emit (self, event);
}

static gboolean
count (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  if (detail->fact < DUB_N_COUNTS && detail->n > (gint) dub_fact_get_max (detail->fact))
    return dub_decision_refuse (self, DUB_GAME_ERROR_VALUE, "this count cannot be");

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_COUNTED, .detail = *detail });
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
    [DUB_ACTION_END_TURN] = DUB_EVENT_YOU_ENDED,
  };
  gboolean may_complete =
      (action->type == DUB_ACTION_YOU_GARMENT && !action->detail.flag) ||
      (action->type == DUB_ACTION_YOU_FUND && action->detail.decoration == DUB_MUSICIANS);

  if (action->type == DUB_ACTION_YOU_COUNT)
    return count (self, action);
  if (action->type == DUB_ACTION_YOU_EXAM)
    return pass_exam (self, action);
  if (!dub_decision_emit (self,
                          (DubEvent){ .type = events[action->type], .detail = action->detail }))
    return FALSE;

  return !may_complete || check_all_halls (self);
}
