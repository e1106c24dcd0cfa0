/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-course.h"

static void
count (const DubBox *box, const DubState *state, DubScore *score)
{
  DubState copy = *state;

  dub_score_count (box, &copy, score);
  if (score->question.kind == DUB_QUESTION_STAFF) {
    /* The question about facedown cards only comes up in a game. */
    copy.phase = DUB_PHASE_NONE;
    dub_score_count (box, &copy, score);
  }
  if (score->question.kind != DUB_QUESTION_YOU)
    return;
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
    if ((score->question.facts & (1u << fact)) == 0)
      continue;
    copy.sides[DUB_YOU].known = (guint16) (copy.sides[DUB_YOU].known | 1u << fact);
    if (fact < DUB_N_COUNTS)
      copy.sides[DUB_YOU].counts[fact] = 0;
    else if (fact == DUB_FACT_JEWELRY)
      copy.sides[DUB_YOU].jewelry.n = 0;
    else
      copy.sides[DUB_YOU].n_bonuses = 0;
  }
  dub_score_count (box, &copy, score);
}

static void
add_turn (DubCourse *self, const DubHistory *history, guint index)
{
  const DubEvent *first = dub_history_get_entry (history, index).events;
  gboolean is_hers = dub_event_is (first, DUB_MOVE_ACT);
  const DubState *after = dub_history_get_state (history, index + 1);
  DubCourseTurn turn = { .entry = index,
                         .round = dub_history_get_state (history, index)->round,
                         .owner = is_hers ? DUB_BARRY : DUB_YOU };
  DubScore score;

  if (!is_hers && !dub_event_is (first, DUB_MOVE_END_TURN))
    return;
  count (dub_history_get_box (history, index + 1), after, &score);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    turn.totals[owner] = score.sides[owner].total;
  g_array_append_val (self->turns, turn);
}

DubCourse *
dub_course_new (const DubHistory *history)
{
  DubCourse *self = g_new0 (DubCourse, 1);
  guint n = dub_history_get_position (history);

  self->turns = g_array_new (FALSE, FALSE, sizeof (DubCourseTurn));
  for (guint i = 0; i < n; i++)
    add_turn (self, history, i);
  count (dub_history_get_box (history, n), dub_history_get_state (history, n), &self->last);

  return self;
}

void
dub_course_free (DubCourse *self)
{
  g_array_unref (self->turns);
  g_free (self);
}

int
dub_course_get_change (const DubCourse *self, guint index)
{
  const DubCourseTurn *turn = &g_array_index (self->turns, DubCourseTurn, index);
  guint before =
      index == 0 ? 0 : g_array_index (self->turns, DubCourseTurn, index - 1).totals[turn->owner];

  return (int) turn->totals[turn->owner] - (int) before;
}

guint
dub_course_find_greatest (const DubCourse *self, guint *turns, guint max)
{
  guint n = 0;

  for (guint i = 0; i < self->turns->len; i++) {
    int change = ABS (dub_course_get_change (self, i));
    guint at = n;

    while (at > 0 && change > ABS (dub_course_get_change (self, turns[at - 1])))
      at--;
    if (at == max || change == 0)
      continue;
    n = MIN (n + 1, max);
    for (guint j = n - 1; j > at; j--)
      turns[j] = turns[j - 1];
    turns[at] = i;
  }

  return n;
}
