/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hire a New Employee: HIR-1 to HIR-4.
 */

#include "dub-hire-tiebreak.h"
#include "dub-round.h"
#include "dub-turn-private.h"
#include "dub-worth.h"

/* The cards on display, ordered from the card's side. */
typedef struct {
  guint n;
  guint8 at[DUB_N_HIRE_SPACES];
  guint8 crowns[DUB_N_HIRE_SPACES];
  gboolean any_crown;
  guint64 unknown; /* spaces with a card that was not entered */
} Line;

static Line
line_up (const DubState *state, DubEnd end)
{
  Line line = { 0 };

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    guint at = end == DUB_LEFT ? i : DUB_N_HIRE_SPACES - 1 - i;
    DubEmployee employee = state->employees[at];

    if (employee.type == DUB_TYPE_NONE)
      continue;
    line.at[line.n] = (guint8) at;
    line.crowns[line.n++] = employee.crown;
    line.any_crown |= employee.crown != DUB_CROWN_NONE;
    if (employee.type == DUB_TYPE_UNKNOWN)
      line.unknown |= G_GUINT64_CONSTANT (1) << at;
  }

  return line;
}

/* whether the candidate counts as part of the staff. */
static guint
get_worth (const DubResolver *self, DubOwner owner, DubCrown crown, gboolean with_candidate)
{
  return dub_worth_get (self->box, self->now, owner, crown, with_candidate ? 1 : 0);
}

/* HIR-2. Returns the index in the line; *facts is as in dub_hire_tiebreak_settle (). */
static guint
choose_crown (const DubResolver *self, const Line *line, gboolean with_candidate, guint *facts)
{
  DubRivals rivals = { .extra = with_candidate ? 1 : 0 };
  guint8 places[DUB_N_HIRE_SPACES] = { 0 };
  guint highest = 0;

  *facts = 0;
  for (guint i = 0; i < line->n; i++) {
    guint worth;

    if (line->crowns[i] == DUB_CROWN_NONE)
      continue;
    worth = get_worth (self, DUB_BARRY, line->crowns[i], with_candidate);
    if (worth > highest)
      rivals.n = 0;
    if (worth < highest)
      continue;
    highest = worth;
    places[rivals.n] = (guint8) i;
    rivals.crowns[rivals.n++] = line->crowns[i];
  }

  if (rivals.n == 1)
    return places[0];

  return places[dub_hire_tiebreak_settle (self->box, self->now, &rivals, facts)];
}

static DubCandidate
judge (const DubResolver *self, const Line *line, guint i)
{
  DubCrown crown = line->crowns[i];
  gboolean counted = self->now->count_candidate;
  DubCandidate candidate = { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = line->at[i] },
                             .criteria = { { DUB_CRITERION_PLACE, (gint16) (i + 1) } } };

  if (crown == DUB_CROWN_NONE)
    return candidate;

  candidate.criteria[1] =
      (DubCriterion){ DUB_CRITERION_WORTH, (gint16) get_worth (self, DUB_BARRY, crown, counted) };
  if (dub_worth_get_missing (self->now, DUB_YOU, crown) == 0)
    candidate.criteria[2] = (DubCriterion){ DUB_CRITERION_WORTH_YOU,
                                            (gint16) get_worth (self, DUB_YOU, crown, counted) };

  return candidate;
}

static void
hire (DubResolver *self, const Line *line, guint chosen, DubRuleId rule, DubRuleId more)
{
  DubCandidate candidates[DUB_N_HIRE_SPACES];
  DubRuleId out = more == DUB_RULE_R_6 ? more : rule;

  for (guint i = 0; i < line->n; i++) {
    candidates[i] = judge (self, line, i);
    candidates[i].out = (guint8) (i == chosen ? DUB_RULE_NONE : out);
  }

  dub_resolver_choose (self,
                       (DubMove){ .verb = DUB_MOVE_HIRE,
                                  .rules = { (guint8) rule, DUB_RULE_HIR_3, (guint8) more },
                                  .from = candidates[chosen].place,
                                  .thing = dub_place_read (self->now, candidates[chosen].place) },
                       candidates, line->n, chosen);
  dub_resolver_add_hand_card (self, DUB_RULE_HIR_4);
}

/* R-7 has decided if the other interpretation would choose a different card. */
static DubRuleId
get_ruling_on_candidate (const DubResolver *self, const Line *line, guint chosen)
{
  guint facts;
  guint other = choose_crown (self, line, !self->now->count_candidate, &facts);

  return facts == 0 && other != chosen ? DUB_RULE_R_7 : DUB_RULE_NONE;
}

/* R-9 has decided if counting the 0 PP gown differently would choose a different card. */
static void
cite_zero_gown (DubResolver *self, const Line *line, guint chosen)
{
  DubState other = *self->now;
  DubResolver resolver = *self;
  guint facts, choice;

  other.zero_gown_apart = !other.zero_gown_apart;
  resolver.now = &other;
  choice = choose_crown (&resolver, line, other.count_candidate, &facts);
  if (facts == 0 && choice != chosen)
    dub_resolver_cite (self, DUB_RULE_R_9);
}

static gboolean
hire_crown (DubResolver *self, const Line *line)
{
  guint facts;
  guint chosen = choose_crown (self, line, self->now->count_candidate, &facts);

  if (facts != 0) {
    self->turn->question = (DubQuestion){ .kind = DUB_QUESTION_YOU,
                                          .facts = (guint16) facts,
                                          .rules = { DUB_RULE_HIR_2, DUB_RULE_VAL_1 } };
    return FALSE;
  }

  cite_zero_gown (self, line, chosen);
  hire (self, line, chosen, DUB_RULE_HIR_2, get_ruling_on_candidate (self, line, chosen));

  return TRUE;
}

/* Crowned cards come with level VI, and with the Jewelry Box already with level V. An
 * unknown card may have such a level unless all cards of that level are shown. */
static gboolean
crowns_may_be_there (const DubState *state)
{
  for (guint level = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX) ? 5 : 6; level <= 6;
       level++)
    if (state->levels_shown[level] < dub_round_count_level (state->round, level))
      return TRUE;

  return FALSE;
}

static gboolean
ask_employees (DubResolver *self, guint64 spaces)
{
  self->turn->question = (DubQuestion){ .kind = DUB_QUESTION_EMPLOYEES,
                                        .spaces = spaces,
                                        .rules = { DUB_RULE_HIR_2 } };

  return FALSE;
}

/* There is no crown on display. R-6: with fewer than n cards, she takes the furthest. A
 * single card needs no ruling. */
static gboolean
hire_nth (DubResolver *self, DubCard card, const Line *line)
{
  guint chosen = MIN (card.n, line->n) - 1;
  guint64 space = G_GUINT64_CONSTANT (1) << line->at[chosen];

  /* Only examinations need the type of each employee. */
  if ((line->unknown & space) != 0 &&
      dub_state_has_expansion (self->now, DUB_EXPANSION_JEWELRY_BOX))
    return ask_employees (self, space);

  hire (self, line, chosen, DUB_RULE_HIR_1,
        card.n > line->n && line->n > 1 ? DUB_RULE_R_6 : DUB_RULE_NONE);

  return TRUE;
}

gboolean
dub_resolver_hire (DubResolver *self, DubCard card)
{
  Line line = line_up (self->now, card.end);

  if (line.n == 0) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_HIR_1, DUB_RULE_T_2);
    return TRUE;
  }
  if (line.unknown != 0 && crowns_may_be_there (self->now))
    return ask_employees (self, line.unknown);
  if (line.any_crown)
    return hire_crown (self, &line);

  return hire_nth (self, card, &line);
}
