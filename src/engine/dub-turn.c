/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The framework of a turn (T-1 to T-3), the Queen's Favor, and what all actions share:
 * steps, candidates, points, bag tiles and the All Halls bonus.
 */

#include "dub-turn-private.h"

/* Appends the step and carries it out. Records the rulings among its rules. */
DubStep
dub_resolver_emit (DubResolver *self, DubStep step)
{
  gboolean is_done;

  g_assert (self->turn->n_steps < DUB_MAX_STEPS);

  for (guint i = 0; i < DUB_MAX_STEP_RULES && step.rules[i] != DUB_RULE_NONE; i++)
    dub_resolver_cite (self, step.rules[i]);
  if (self->now->n_deviations > 0)
    dub_deviation_apply (self->box, self->now, self->turn->n_steps, &step);
  is_done = dub_step_apply (&step, self->box, self->now, NULL);
  g_assert (is_done); /* a resolved step is always possible */
  self->turn->steps[self->turn->n_steps++] = step;

  return step;
}

/* Appends a step that was chosen among n candidates. The chosen candidate comes first. */
DubStep
dub_resolver_choose (DubResolver *self, DubStep step, const DubCandidate *candidates, guint n,
                     guint chosen)
{
  DubTurn *turn = self->turn;

  if (self->explain && n > 1) {
    g_assert (turn->n_candidates + n <= DUB_MAX_CANDIDATES);
    step.first_candidate = (guint8) turn->n_candidates;
    step.n_candidates = (guint8) n;
    turn->candidates[turn->n_candidates++] = candidates[chosen];
    for (guint i = 0; i < n; i++)
      if (i != chosen)
        turn->candidates[turn->n_candidates++] = candidates[i];
  }

  return dub_resolver_emit (self, step);
}

/* Records a ruling that decided something; other rules are ignored. */
void
dub_resolver_cite (DubResolver *self, DubRuleId ruling)
{
  if (dub_rule_id_is_ruling (ruling))
    self->turn->rulings |= G_GUINT64_CONSTANT (1) << ruling;
}

/* 0 PP is not a step. */
void
dub_resolver_gain_pp (DubResolver *self, guint n, DubRuleId rule, DubRuleId more)
{
  if (n == 0)
    return;

  dub_resolver_emit (self, (DubStep){ .verb = DUB_STEP_GAIN_PP,
                                      .rules = { (guint8) rule, (guint8) more },
                                      .n = (guint16) n,
                                      .to = (guint16) MIN (self->now->barry.pp + n, DUB_MAX_PP) });
}

/* if there is nothing to draw, this is skipped. */
void
dub_resolver_draw_bag_tile (DubResolver *self, DubRuleId rule, DubRuleId more)
{
  if (dub_state_bag_is_empty (self->now)) {
    dub_resolver_cite (self, DUB_RULE_R_13);
    return;
  }

  dub_resolver_emit (self, (DubStep){ .verb = DUB_STEP_DRAW_BAG_TILE,
                                      .rules = { (guint8) rule, (guint8) more } });
}

/* ALL-1: once per game, the most valuable free space. If tied, the first in the order of the
 * profile; no rule says so, but it makes no difference. */
void
dub_resolver_check_all_halls (DubResolver *self)
{
  DubCandidate candidates[DUB_MAX_ALL_HALLS];
  guint n = 0, best = 0;

  if (!dub_state_is_due_all_halls (self->now, DUB_BARRY))
    return;

  for (guint i = 0; i < self->box->n_all_halls; i++) {
    if (self->now->all_halls[i] != DUB_NOBODY)
      continue;

    candidates[n] =
        (DubCandidate){ .at = (guint8) i,
                        .out = DUB_RULE_ALL_1,
                        .criteria = { { DUB_CRITERION_VALUE, self->box->all_halls[i] } } };
    if (n > 0 && candidates[n].criteria[0].value > candidates[best].criteria[0].value)
      best = n;
    n++;
  }

  if (n == 0)
    return;

  candidates[best].out = DUB_RULE_NONE;
  dub_resolver_choose (self,
                       (DubStep){ .verb = DUB_STEP_ALL_HALLS_TOKEN,
                                  .rules = { DUB_RULE_ALL_1 },
                                  .at = candidates[best].at },
                       candidates, n, best);
}

static void
claim_favor (DubResolver *self)
{
  if (self->now->favor == DUB_NOBODY)
    dub_resolver_emit (self, (DubStep){ .verb = DUB_STEP_TAKE_FAVOR, .rules = { DUB_RULE_FAV_1 } });
  dub_resolver_gain_pp (self, 3, DUB_RULE_FAV_2, DUB_RULE_NONE);
}

static gboolean
act (DubResolver *self, DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    claim_favor (self);
    return TRUE;
  case DUB_CARD_DRAWER:
  case DUB_CARD_COLUMN:
    return dub_resolver_acquire (self, card);
  case DUB_CARD_TAILOR:
    return dub_resolver_tailor (self, card);
  case DUB_CARD_HIRE:
    return dub_resolver_hire (self, card);
  case DUB_CARD_FUND:
    dub_resolver_fund (self, card);
    return TRUE;
  case DUB_CARD_UNKNOWN:
    break;
  }
  self->turn->question = (DubQuestion){ .kind = DUB_QUESTION_CARD, .pile = DUB_PILE_HAND };

  return FALSE;
}

void
dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn)
{
  DubResolver self = { .box = box, .now = &turn->after, .turn = turn, .explain = explain };

  g_return_if_fail (state->hand.n > 0 || state->playing.action != DUB_CARD_UNKNOWN);

  turn->question = (DubQuestion){ 0 };
  turn->n_steps = 0;
  turn->n_candidates = 0;
  turn->rulings = 0;
  turn->after = *state;

  /* T-1; during the action, the card is not in any pile. */
  if (turn->after.playing.action == DUB_CARD_UNKNOWN)
    turn->after.playing = dub_pile_pop (&turn->after.hand);
  if (!act (&self, turn->after.playing))
    return;

  dub_pile_push (&turn->after.discard, turn->after.playing);
  turn->after.playing = (DubCard){ 0 };
}

DubState
dub_turn_get_before (const DubTurn *turn, const DubBox *box, const DubState *state, guint index)
{
  DubState before = *state;

  for (guint i = 0; i < index; i++)
    dub_step_apply (&turn->steps[i], box, &before, NULL);

  return before;
}
