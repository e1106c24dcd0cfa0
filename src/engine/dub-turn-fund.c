/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fund a Decoration: FUN-1 to FUN-3.
 */

#include "dub-game-private.h"

enum { MAX_PLACES = 2 * DUB_MAX_SPACES };

/* The free spaces found by a search, in the order of the profile. */
typedef struct {
  guint n;
  DubCandidate places[MAX_PLACES];
} Search;

static void
search (const DubResolver *self, DubDecorationKind decoration, Search *found)
{
  const DubDecorations *printed = &self->box->decorations[decoration];

  for (guint i = 0; i < printed->n; i++)
    if (self->now->tokens[decoration][i] == DUB_NOBODY)
      found->places[found->n++] = (DubCandidate){
        .place = { .kind = DUB_PLACE_TOKEN, .in = (guint8) decoration, .at = (guint8) i },
        .criteria = { { DUB_CRITERION_COST, printed->spaces[i].cost } }
      };
}

/* FUN-2: she may have at most one token per side of the kitchen. */
static void
search_stated (const DubResolver *self, DubFund fund, Search *found)
{
  static const struct {
    DubDecorationKind first, last;
  } kinds[DUB_N_FUNDS] = {
    [DUB_FUND_FIREWORKS] = { DUB_FIREWORKS, DUB_FIREWORKS },
    [DUB_FUND_KITCHEN] = { DUB_KITCHEN_LEFT, DUB_KITCHEN_RIGHT },
    [DUB_FUND_MUSICIANS] = { DUB_MUSICIANS, DUB_MUSICIANS },
    [DUB_FUND_STATUES] = { DUB_STATUES, DUB_STATUES },
  };

  for (DubDecorationKind kind = kinds[fund].first; kind <= kinds[fund].last; kind++)
    if (dub_state_may_have_token (self->now, kind, DUB_BARRY))
      search (self, kind, found);
}

/* Uses the cheapest space; if tied, the first in the order of the profile. Returns
 * its kind. */
static DubDecorationKind
place_token (DubResolver *self, Search *found, DubRuleId rule)
{
  DubMove step = { .verb = DUB_MOVE_PLACE_TOKEN, .rules = { (guint8) rule } };
  guint best = 0;

  for (guint i = 1; i < found->n; i++)
    if (found->places[i].criteria[0].value < found->places[best].criteria[0].value)
      best = i;

  for (guint i = 0; i < found->n; i++) {
    gboolean equal = found->places[i].criteria[0].value == found->places[best].criteria[0].value;

    if (i == best)
      continue;
    found->places[i].out = (guint8) (equal ? DUB_RULE_R_10 : rule);
    if (equal)
      step.rules[1] = DUB_RULE_R_10;
  }

  step.to = found->places[best].place;

  return dub_resolver_choose (self, step, found->places, found->n, best).to.in;
}

void
dub_resolver_fund (DubResolver *self, DubCard card)
{
  Search found = { 0 };
  DubRuleId rule = DUB_RULE_FUN_1;
  DubDecorationKind decoration;

  if (dub_state_has_jewelry_box (self->now) &&
      dub_state_count_tokens (self->now, DUB_JEWELER, DUB_BARRY) == 0)
    search (self, DUB_JEWELER, &found);
  if (found.n == 0) {
    rule = DUB_RULE_FUN_2;
    search_stated (self, card.n, &found);
  }
  if (found.n == 0) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_FUN_2, DUB_RULE_T_2);
    return;
  }

  decoration = place_token (self, &found, rule);
  if (dub_resolver_is_on_track (self, DUB_TRACK_JOURNEYMAN))
    dub_resolver_mark_task (self, 1u << DUB_TASK_DECORATION, DUB_RULE_FUN_3);
  if (decoration == DUB_MUSICIANS)
    dub_resolver_check_all_halls (self);
}
