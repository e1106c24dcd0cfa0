/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your facts form independent groups: thread with lace, staff, apprentices, jewelry.
 * The possible answers of a group are listed as the worths that they give to the one
 * or two cards that depend on it, and all combinations are tried. What you have is
 * unbounded, but above the highest known worth only the order of the cards matters,
 * and a few more steps cover every order.
 */

#include "dub-hire-tiebreak.h"

#include "dub-worth.h"

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
  guint16 worth[DUB_MAX_RIVALS];
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
list_jewelry (Contest *contest, const Group *group, const DubRivals *rivals, guint limit)
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
list_options (Contest *contest, const Group *group, const DubState *state, const DubRivals *rivals,
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
prepare (Contest *contest, const DubBox *box, const DubState *state, const DubRivals *rivals)
{
  guint highest = dub_worth_of_staff (G_MAXUINT);

  contest->n_rivals = rivals->n;
  contest->n_groups = contest->n_options = 0;
  for (guint i = 0; i < rivals->n; i++) {
    guint missing = dub_worth_get_missing (state, DUB_YOU, rivals->crowns[i]);
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

/* Whether two answers for group which have different winners. The groups starting at from
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

guint
dub_hire_tiebreak_settle (const DubBox *box, const DubState *state, const DubRivals *rivals,
                          guint *facts)
{
  Contest contest;

  prepare (&contest, box, state, rivals);

  *facts = 0;
  for (guint g = 0; g < contest.n_groups; g++)
    if (group_decides (&contest, g, 0))
      *facts |= contest.groups[g].facts;

  return get_winner (&contest);
}
