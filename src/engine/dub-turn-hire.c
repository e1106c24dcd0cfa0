/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hire a New Employee: HIR-1 to HIR-4.
 */

#include "dub-game-private.h"
#include "dub-round.h"
#include "dub-score.h"

/* The tiebreaker of HIR-2: which of several employees is worth most to you now. It
 * also finds out whether facts about you that are unknown can decide. */
enum { MAX_RIVALS = DUB_N_HIRE_SPACES };

typedef struct {
  guint n;
  guint8 crowns[MAX_RIVALS]; /* in tiebreak order, the first wins */
  guint extra;               /* cards counted in addition to your staff (VAL-1) */
} Rivals;

/* Your facts form independent groups: thread with lace, staff, apprentices, jewelry.
 * The possible answers of a group are listed as the worths that they give to the one
 * or two cards that depend on it, and all combinations are tried. What you have is
 * unbounded, but above the highest known worth only the order of the cards matters,
 * and a few more steps cover every order. */

enum {
  MAX_GROUPS = 4,
  HEADROOM = 36,
  MAX_OPTIONS = 6144, /* enough for counts up to DUB_MAX_COUNT */
};

typedef struct {
  guint16 worth[2]; /* of the group's first and second rival */
} Option;

typedef struct {
  guint facts;
  guint n_members;
  guint8 members[2]; /* indices of the rivals */
  guint first_option;
  guint n_options;
} Group;

typedef struct {
  guint n_rivals;
  guint16 worth[MAX_RIVALS];
  guint n_groups;
  Group groups[MAX_GROUPS];
  guint n_options;
  Option options[MAX_OPTIONS];
} Contest;

/* Adds to the last group, which is being listed. */
static void
add_option (Contest *contest, guint first, guint second)
{
  g_assert (contest->n_options < MAX_OPTIONS);
  contest->options[contest->n_options++] = (Option){ { (guint16) first, (guint16) second } };
}

/* A set contains two necklaces, so there are at least as many pairs of necklaces as sets. */
static void
list_jewelry (Contest *contest, const Group *group, const Rivals *rivals, guint limit)
{
  gboolean set_first = rivals->crowns[group->members[0]] == DUB_JB_JEWELRY_SET;

  if (group->n_members == 1) {
    for (guint worth = 0; worth <= limit; worth += set_first ? 6 : 3)
      add_option (contest, worth, 0);
    return;
  }

  for (guint set = 0; set <= limit; set += 6)
    for (guint necklaces = set / 2; necklaces <= limit; necklaces += 3)
      add_option (contest, set_first ? set : necklaces, set_first ? necklaces : set);
}

static void
list_options (Contest *contest, const Group *group, const DubState *state, const Rivals *rivals,
              guint limit)
{
  const guint16 *counts = state->sides[DUB_YOU].counts;
  guint pairs = limit / 3;

  switch ((DubCrown) rivals->crowns[group->members[0]]) {
  case DUB_VI_STAFF:
    for (guint size = DUB_MIN_STAFF; size <= 11; size++)
      add_option (contest, dub_worth_of_staff (size + rivals->extra), 0);
    break;
  case DUB_VI_THREAD_LACE:
    if (dub_state_knows (state, DUB_FACT_THREAD))
      pairs = MIN (pairs, counts[DUB_FACT_THREAD]);
    if (dub_state_knows (state, DUB_FACT_LACE))
      pairs = MIN (pairs, counts[DUB_FACT_LACE]);
    for (guint n = 0; n <= pairs; n++)
      add_option (contest, 3 * n, 0);
    break;
  case DUB_JB_APPRENTICES:
    for (guint n = 0; n <= pairs; n++)
      add_option (contest, 3 * n, 0);
    break;
  case DUB_JB_JEWELRY_SET:
  case DUB_JB_NECKLACES:
    list_jewelry (contest, group, rivals, limit);
    break;
  case DUB_VI_MASTER_GUESTS:
  case DUB_VI_PAIRS:
  case DUB_JB_DECORATIONS:
  case DUB_CROWN_NONE:
    g_assert_not_reached ();
  }
}

/* Divides the rivals into those with a known worth and groups of the others. */
static void
prepare (Contest *contest, const DubBox *box, const DubState *state, const Rivals *rivals)
{
  guint highest = dub_worth_of_staff (G_MAXUINT);

  contest->n_rivals = rivals->n;
  contest->n_groups = contest->n_options = 0;
  for (guint i = 0; i < rivals->n; i++) {
    guint missing = dub_worth_get_missing (state, rivals->crowns[i]);
    guint g = 0;

    contest->worth[i] =
        (guint16) dub_worth_get (box, state, DUB_YOU, rivals->crowns[i], rivals->extra);
    if (missing == 0) {
      highest = MAX (highest, contest->worth[i]);
      continue;
    }
    while (g < contest->n_groups && contest->groups[g].facts != missing)
      g++;
    if (g == contest->n_groups)
      contest->groups[contest->n_groups++] = (Group){ .facts = missing };
    contest->groups[g].members[contest->groups[g].n_members++] = (guint8) i;
  }

  for (guint g = 0; g < contest->n_groups; g++) {
    Group *group = &contest->groups[g];

    group->first_option = contest->n_options;
    list_options (contest, group, state, rivals, highest + HEADROOM);
    group->n_options = contest->n_options - group->first_option;
  }
}

static void
answer (Contest *contest, guint g, guint option)
{
  const Group *group = &contest->groups[g];

  for (guint i = 0; i < group->n_members; i++)
    contest->worth[group->members[i]] = contest->options[group->first_option + option].worth[i];
}

static guint
get_winner (const Contest *contest)
{
  guint best = 0;

  for (guint i = 1; i < contest->n_rivals; i++)
    if (contest->worth[i] > contest->worth[best])
      best = i;

  return best;
}

/* Returns whether two answers for group which have different winners. The groups starting at from
 * are still open. */
static gboolean
group_decides (Contest *contest, guint which, guint from)
{
  guint winner;

  if (from == which)
    return group_decides (contest, which, from + 1);

  if (from < contest->n_groups) {
    for (guint i = 0; i < contest->groups[from].n_options; i++) {
      answer (contest, from, i);
      if (group_decides (contest, which, from + 1))
        return TRUE;
    }
    return FALSE;
  }

  answer (contest, which, 0);
  winner = get_winner (contest);
  for (guint i = 1; i < contest->groups[which].n_options; i++) {
    answer (contest, which, i);
    if (get_winner (contest) != winner)
      return TRUE;
  }

  return FALSE;
}

/* Returns the index of the employee that is worth most to you. *facts is a bitmask of the
 * unknown DubFact that decide: two complete answers that differ only there have different
 * results. If it is not 0, ignore the return value. */
static guint
settle_rivals (const DubBox *box, const DubState *state, const Rivals *rivals, guint *facts)
{
  Contest contest;

  prepare (&contest, box, state, rivals);

  *facts = 0;
  for (guint g = 0; g < contest.n_groups; g++)
    if (group_decides (&contest, g, 0))
      *facts |= contest.groups[g].facts;

  return get_winner (&contest);
}

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

/* HIR-2. Returns the index in the line; *facts is as in settle_rivals (). extra is 1 if the
 * candidate counts as part of the staff. */
static guint
choose_crown (const DubResolver *self, const Line *line, guint extra, guint *facts)
{
  Rivals rivals = { .extra = extra };
  guint8 places[DUB_N_HIRE_SPACES] = { 0 };
  guint highest = 0;

  *facts = 0;
  for (guint i = 0; i < line->n; i++) {
    guint worth;

    if (line->crowns[i] == DUB_CROWN_NONE)
      continue;
    worth = dub_worth_get (self->box, self->now, DUB_BARRY, line->crowns[i], extra);
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

  return places[settle_rivals (self->box, self->now, &rivals, facts)];
}

static DubCandidate
judge (const DubResolver *self, const Line *line, guint i)
{
  DubCrown crown = line->crowns[i];
  guint extra = self->now->count_candidate != 0;
  DubCandidate candidate = { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = line->at[i] },
                             .criteria = { { DUB_CRITERION_PLACE, (gint16) (i + 1) } } };

  if (crown == DUB_CROWN_NONE)
    return candidate;

  candidate.criteria[1] =
      (DubCriterion){ DUB_CRITERION_WORTH,
                      (gint16) dub_worth_get (self->box, self->now, DUB_BARRY, crown, extra) };
  if (dub_worth_get_missing (self->now, crown) == 0)
    candidate.criteria[2] =
        (DubCriterion){ DUB_CRITERION_WORTH_YOU,
                        (gint16) dub_worth_get (self->box, self->now, DUB_YOU, crown, extra) };

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
  guint other = choose_crown (self, line, self->now->count_candidate == 0, &facts);

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
  choice = choose_crown (&resolver, line, other.count_candidate != 0, &facts);
  if (facts == 0 && choice != chosen)
    dub_resolver_cite (self, DUB_RULE_R_9);
}

static gboolean
hire_crown (DubResolver *self, const Line *line)
{
  guint facts;
  guint chosen = choose_crown (self, line, self->now->count_candidate != 0, &facts);

  if (facts != 0)
    return dub_resolver_ask (self, (DubQuestion){ .kind = DUB_QUESTION_YOU,
                                                  .facts = (guint16) facts,
                                                  .rules = { DUB_RULE_HIR_2, DUB_RULE_VAL_1 } });

  cite_zero_gown (self, line, chosen);
  hire (self, line, chosen, DUB_RULE_HIR_2, get_ruling_on_candidate (self, line, chosen));

  return TRUE;
}

/* Crowned cards come with level VI, and with the Jewelry Box already with level V. An
 * unknown card may have such a level unless all cards of that level are shown. */
static gboolean
crowns_may_be_there (const DubState *state)
{
  for (guint level = dub_state_has_jewelry_box (state) ? 5 : 6; level <= 6; level++)
    if (state->levels_shown[level] < dub_round_count_level (state->round, level))
      return TRUE;

  return FALSE;
}

static gboolean
ask_employees (DubResolver *self, guint64 spaces)
{
  return dub_resolver_ask (self, (DubQuestion){ .kind = DUB_QUESTION_EMPLOYEES,
                                                .spaces = spaces,
                                                .rules = { DUB_RULE_HIR_2 } });
}

/* There is no crown on display. R-6: with fewer than n cards, she takes the furthest. A
 * single card needs no ruling. */
static gboolean
hire_nth (DubResolver *self, DubCard card, const Line *line)
{
  guint chosen = MIN (card.n, line->n) - 1;
  guint64 space = G_GUINT64_CONSTANT (1) << line->at[chosen];

  /* Only examinations need the type of each employee. */
  if ((line->unknown & space) != 0 && dub_state_has_jewelry_box (self->now))
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
