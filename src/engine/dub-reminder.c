/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reminder.h"

#include "dub-specialist.h"

static gboolean
is_exam_ready (const DubBox *box, const DubState *state)
{
  guint n_tasks;

  dub_box_get_tasks (box, state->sides[DUB_YOU].track, &n_tasks);

  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX) &&
         state->sides[DUB_YOU].n_done == n_tasks;
}

static gboolean
is_specialist_ready (const DubBox *box, const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX) &&
         !state->yours.has_specialist &&
         dub_specialist_is_met (box, state, state->yours.specialist);
}

static gboolean
is_due (DubReminder reminder, const DubBox *box, const DubState *state)
{
  gboolean is_turn = state->phase == DUB_PHASE_TURNS;

  switch (reminder) {
  case DUB_REMINDER_FESTIVITY:
    return is_turn && state->round == 1 && dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY);
  case DUB_REMINDER_LAST_ROUND:
    return is_turn && state->round == DUB_N_ROUNDS;
  case DUB_REMINDER_PLAY_ON:
    return is_turn && state->turn == DUB_YOU && state->hand.n == 0 && state->yours.hand > 0;
  case DUB_REMINDER_EXAM:
    return is_turn && is_exam_ready (box, state);
  case DUB_REMINDER_SPECIALIST:
    return is_turn && is_specialist_ready (box, state);
  case DUB_N_REMINDERS:
    break;
  }

  return FALSE;
}

guint
dub_reminder_find (const DubBox *box, const DubState *before, const DubState *now)
{
  guint found = 0;

  for (DubReminder reminder = 0; reminder < DUB_N_REMINDERS; reminder++)
    if (is_due (reminder, box, now) && !is_due (reminder, box, before))
      found |= 1u << reminder;

  return found;
}
