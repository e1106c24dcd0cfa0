/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections: any fact of the table, or the box itself, is set right.
 */

#include "dub-rules-private.h"

/* Events of old journals may say more than there is; actions may not. */
static gboolean
is_too_much (const DubState *state, const DubDetail *fix)
{
  if (fix->fix == DUB_FIX_PP)
    return fix->n > DUB_MAX_PP;

  return fix->fix == DUB_FIX_EXAM_DECK && fix->track < DUB_N_TRACKS && fix->n >= 0 &&
         (guint) fix->n + dub_state_count_exam_cards (state, fix->track) > DUB_N_EXAM_CARDS;
}

gboolean
dub_decide_fix (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_CHANGE_BOX)
    return dub_decision_emit (self,
                              (DubEvent){ .type = DUB_EVENT_BOX_CHANGED, .box = action->box });
  if (is_too_much (&self->now, &action->detail))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "the table cannot be like that");

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FIXED, .detail = action->detail });
}
