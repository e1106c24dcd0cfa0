/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Examination tasks and the examinations: EXAM-J, EXAM-M, EXAM-R, EXAM-X.
 */

#include "dub-game-private.h"
#include "dub-rng.h"
#include "dub-table.h"

enum { LEVEL_VI = 6 };

/* EXAM-X: tasks count only for her current track. */
gboolean
dub_resolver_is_on_track (const DubResolver *self, DubTrack track)
{
  return dub_state_has_expansion (self->now, DUB_EXPANSION_JEWELRY_BOX) &&
         self->now->sides[DUB_BARRY].track == track;
}

/* Returns the topmost free task among tasks, in the order of the profile. */
DubTask
dub_resolver_find_task (const DubResolver *self, guint tasks)
{
  guint n;
  const guint8 *order = dub_box_get_tasks (self->box, self->now->sides[DUB_BARRY].track, &n);

  for (guint i = 0; i < n; i++)
    if ((tasks & (1u << order[i])) != 0 &&
        !dub_side_has_done (&self->now->sides[DUB_BARRY], order[i]))
      return order[i];

  return DUB_TASK_NONE;
}

/* EXAM-J, EXAM-M: a random one leaves, but no Apprentice of level VI; R-11: if there is none, none
 * leaves. */
static void
remove_employee (DubResolver *self, DubType type, DubRuleId rule)
{
  const DubSide *barry = &self->now->sides[DUB_BARRY];
  DubRng rng = dub_rng_for (self->now->seed, DUB_RANDOM_REMOVAL, self->now->n_removals);
  DubPlace place = { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY };
  guint8 places[DUB_MAX_STAFF];
  guint n = 0;

  for (guint i = 0; i < barry->n_staff; i++)
    if (barry->staff[i].type == type &&
        !(type == DUB_APPRENTICE && barry->staff[i].level == LEVEL_VI))
      places[n++] = (guint8) i;

  if (n == 0) {
    dub_resolver_cite (self, DUB_RULE_R_11);
    return;
  }

  place.at = places[dub_rng_below (&rng, n)];
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_REMOVE_EMPLOYEE,
                                      .rules = { (guint8) rule, DUB_RULE_EXAM_R },
                                      .from = place,
                                      .thing = dub_thing_employee (barry->staff[place.at]) });
}

/* An uncounted deck is empty if she must have all of its cards. */
static gboolean
deck_is_empty (const DubState *state, DubTrack track)
{
  if (state->exam_decks[track] != DUB_PLENTY)
    return state->exam_decks[track] == 0;

  return dub_limits_check_staff (state, 1).code != DUB_REASON_NONE;
}

static void
add_exam_card (DubResolver *self, DubTrack track, DubRuleId rule)
{
  if (deck_is_empty (self->now, track)) {
    dub_resolver_cite (self, DUB_RULE_R_11);
    return;
  }

  dub_resolver_emit (self,
                     (DubMove){ .verb = DUB_MOVE_ADD_EXAM_CARD,
                                .rules = { (guint8) rule },
                                .from = { .kind = DUB_PLACE_EXAM_DECK, .at = (guint8) track } });
}

static void
complete (DubResolver *self)
{
  DubTrack track = self->now->sides[DUB_BARRY].track;
  DubTrack next = track == DUB_TRACK_MASTER ? DUB_TRACK_JOURNEYMAN : DUB_TRACK_MASTER;
  DubRuleId rule = track == DUB_TRACK_MASTER ? DUB_RULE_EXAM_M : DUB_RULE_EXAM_J;

  dub_resolver_gain_pp (self, 1, rule, DUB_RULE_NONE);
  remove_employee (self, dub_track_get_candidate (track), rule);
  add_exam_card (self, track, rule);
  dub_resolver_add_hand_card (self, rule);
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_CLEAR_TASKS,
                                      .rules = { (guint8) rule },
                                      .from = { .kind = DUB_PLACE_TRACK,
                                                .in = (guint8) track,
                                                .side = DUB_BARRY } });
  dub_resolver_emit (
      self, (DubMove){ .verb = DUB_MOVE_MOVE_EXAM_TOKEN,
                       .rules = { (guint8) rule, DUB_RULE_EXAM_X },
                       .to = { .kind = DUB_PLACE_TASK, .in = (guint8) next, .side = DUB_BARRY } });
}

/* RES-3, TAI-2, FUN-3: at most one token, on the topmost free task; the last one completes
 * the examination immediately (RES-4, TAI-2, FUN-3). */
void
dub_resolver_mark_task (DubResolver *self, guint tasks, DubRuleId rule)
{
  const DubSide *barry = &self->now->sides[DUB_BARRY];
  DubCandidate candidates[DUB_N_JOURNEYMAN_TASKS];
  DubMove step = { .verb = DUB_MOVE_EXAM_TOKEN, .rules = { (guint8) rule } };
  guint n_tasks, n = 0;
  const guint8 *order = dub_box_get_tasks (self->box, barry->track, &n_tasks);

  for (guint i = 0; i < n_tasks; i++)
    if ((tasks & (1u << order[i])) != 0 && !dub_side_has_done (barry, order[i])) {
      candidates[n] = (DubCandidate){
        .place = { .kind = DUB_PLACE_TASK, .in = barry->track, .at = order[i], .side = DUB_BARRY },
        .out = n == 0 ? DUB_RULE_NONE : DUB_RULE_R_2,
        .criteria = { { DUB_CRITERION_TASK, (gint16) i } }
      };
      n++;
    }
  if (n == 0)
    return;

  step.to = candidates[0].place;
  if (n > 1)
    step.rules[1] = DUB_RULE_R_2;
  if (barry->n_done + 1u == n_tasks && rule == DUB_RULE_RES_3)
    step.rules[n > 1 ? 2 : 1] = DUB_RULE_RES_4;
  dub_resolver_choose (self, step, candidates, n, 0);

  if (barry->n_done == n_tasks)
    complete (self);
}
