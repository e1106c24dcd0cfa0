/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-deviation.h"

#include "dub-turn-private.h"
#include "dub-valid.h"

/* The verbs that involve a choice. Differences in other steps are corrected as facts. */
static const gboolean has_choice[DUB_N_VERBS] = {
  [DUB_STEP_GAIN_PP] = TRUE,
  [DUB_STEP_TAKE_TILES] = TRUE,
  [DUB_STEP_TAKE_GARMENT] = TRUE,
  [DUB_STEP_REVEAL_CARD] = TRUE,
  [DUB_STEP_TAKE_JEWELRY] = TRUE,
  [DUB_STEP_PLACE_GARMENT] = TRUE,
  [DUB_STEP_HIRE] = TRUE,
  [DUB_STEP_PLACE_TOKEN] = TRUE,
  [DUB_STEP_EXAM_TOKEN] = TRUE,
  [DUB_STEP_REMOVE_EMPLOYEE] = TRUE,
  [DUB_STEP_ALL_HALLS_TOKEN] = TRUE,
};

gboolean
dub_verb_has_choice (DubVerb verb)
{
  return verb < DUB_N_VERBS && has_choice[verb];
}

DubStep
dub_deviation_get_step (const DubState *state, const DubStep *order, const DubDeviation *done)
{
  DubStep step = *order;

  step.deviation = TRUE;
  step.hall = done->hall;
  step.at = done->at;
  step.decoration = done->decoration;
  step.task = done->task;
  step.tiles = done->tiles;
  step.n = done->n;
  step.to = (guint16) MIN (state->barry.pp + done->n, DUB_MAX_PP);
  if (step.verb == DUB_STEP_REVEAL_CARD)
    step.cards.cards[0] = done->card;

  return step;
}

gboolean
dub_deviation_is_possible (const DubBox *box, const DubState *state, const DubStep *order,
                           const DubDeviation *done)
{
  DubState after = *state;
  DubStep step;

  if (order->verb != done->verb || !dub_deviation_is_valid (done) || !has_choice[done->verb])
    return FALSE;
  if (done->verb == DUB_STEP_GAIN_PP && done->n > DUB_MAX_COUNT)
    return FALSE;
  /* An unknown employee must be entered first. */
  if (done->verb == DUB_STEP_HIRE && done->at < DUB_N_HIRE_SPACES &&
      state->employees[done->at].type == DUB_TYPE_UNKNOWN)
    return FALSE;
  step = dub_deviation_get_step (state, order, done);

  return dub_step_apply (&step, box, &after, NULL);
}

/* Skips a deviation that no longer fits because an earlier step was done differently too.
 * The last deviation of a step counts. */
void
dub_deviation_apply (const DubBox *box, const DubState *state, guint index, DubStep *step)
{
  for (guint i = 0; i < state->n_deviations; i++) {
    const DubDeviation *done = &state->deviation[i];

    if (done->index != index || !dub_deviation_is_possible (box, state, step, done))
      continue;
    *step = dub_deviation_get_step (state, step, done);
  }
}
