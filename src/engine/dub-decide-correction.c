/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides corrections of any fact of the table, or of the box itself.
 */

#include "dub-game-private.h"

/* Events in old journals may exceed the limits; new actions may not. */
static gboolean
is_too_much (const DubState *state, const DubDetail *correction)
{
  if (correction->place_kind == DUB_PLACE_HER_PP)
    return correction->n > DUB_MAX_PP;

  return correction->place_kind == DUB_PLACE_EXAM_DECK && correction->track < DUB_N_TRACKS &&
         correction->n >= 0 &&
         (guint) correction->n + dub_state_count_exam_cards (state, correction->track) >
             DUB_N_EXAM_CARDS;
}

gboolean
dub_decide_correction (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_CHANGE_BOX)
    return dub_decision_emit (self,
                              (DubEvent){ .type = DUB_EVENT_BOX_CHANGED, .box = action->box });
  if (is_too_much (&self->now, &action->detail))
    return dub_decision_refuse (self, DUB_GAME_ERROR_VALUE, "the table cannot be like that");

  return dub_decision_emit (self,
                            (DubEvent){ .type = DUB_EVENT_CORRECTED, .detail = action->detail });
}
