/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-worth.h"

#include "dub-state-count.h"

/* The facts of one player that are not on the board. */
typedef struct {
  guint staff;
  guint apprentices;
  guint thread;
  guint lace;
  const DubJewelry *jewelry;
} Holdings;

static Holdings
get_holdings (const DubState *state, DubOwner owner)
{
  const DubSide *barry = &state->sides[DUB_BARRY];
  const guint16 *counts = state->sides[DUB_YOU].counts;
  Holdings barrys = { .staff = barry->n_staff,
                      .thread = barry->counts[DUB_FACT_THREAD],
                      .lace = barry->counts[DUB_FACT_LACE],
                      .jewelry = &barry->jewelry };

  if (owner == DUB_YOU)
    return (Holdings){ .staff = counts[DUB_FACT_STAFF],
                       .apprentices = counts[DUB_FACT_APPRENTICES],
                       .thread = counts[DUB_FACT_THREAD],
                       .lace = counts[DUB_FACT_LACE],
                       .jewelry = &state->sides[DUB_YOU].jewelry };

  for (guint i = 0; i < barry->n_staff; i++)
    barrys.apprentices += barry->staff[i].type == DUB_APPRENTICE;

  return barrys;
}

static guint
count_sets (const DubJewelry *jewelry)
{
  guint n = DUB_MAX_JEWELRY;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n = MIN (n, dub_jewelry_count (jewelry, color));

  return n;
}

guint
dub_worth_of_staff (guint size)
{
  if (size >= 11)
    return 11;
  if (size >= 9)
    return 8;
  if (size >= 7)
    return 5;
  if (size >= 5)
    return 2;

  return 0;
}

guint
dub_worth_get_facts (const DubState *state, DubCrown crown)
{
  switch (crown) {
  case DUB_VI_STAFF:
    return 1u << DUB_FACT_STAFF;
  case DUB_VI_THREAD_LACE:
    return 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;
  case DUB_JB_JEWELRY_SET:
  case DUB_JB_NECKLACES:
    return dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) > 0 ? 1u << DUB_FACT_JEWELRY : 0;
  case DUB_JB_APPRENTICES:
    return 1u << DUB_FACT_APPRENTICES;
  case DUB_VI_MASTER_GUESTS:
  case DUB_VI_PAIRS:
  case DUB_JB_DECORATIONS:
  case DUB_CROWN_NONE:
    break;
  }

  return 0;
}

guint
dub_worth_get_missing (const DubState *state, DubOwner owner, DubCrown crown)
{
  guint facts = dub_worth_get_facts (state, crown);
  guint known = state->sides[DUB_YOU].known;

  if (owner != DUB_YOU)
    return 0;

  /* With none of one kind there are no pairs, however many there are of the other. */
  if (crown == DUB_VI_THREAD_LACE)
    for (DubFact fact = DUB_FACT_THREAD; fact <= DUB_FACT_LACE; fact++)
      if (dub_state_knows (state, fact) && state->sides[DUB_YOU].counts[fact] == 0)
        return 0;

  return facts & ~known;
}

guint
dub_worth_get (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown,
               guint extra)
{
  Holdings has = get_holdings (state, owner);

  switch (crown) {
  case DUB_VI_STAFF:
    return dub_worth_of_staff (has.staff + extra);
  case DUB_VI_THREAD_LACE:
    return 3 * MIN (has.thread, has.lace);
  case DUB_VI_MASTER_GUESTS:
    return 3 * (dub_state_count_master_guests (box, state, owner) / 2);
  case DUB_VI_PAIRS:
    return 2 * dub_state_count_pairs (state, owner);
  case DUB_JB_JEWELRY_SET:
    return 6 * count_sets (has.jewelry);
  case DUB_JB_NECKLACES:
    return 3 * ((dub_jewelry_count (has.jewelry, DUB_BLUE) +
                 dub_jewelry_count (has.jewelry, DUB_GREEN)) /
                2);
  case DUB_JB_DECORATIONS:
    return dub_state_count_decorations (state, owner);
  case DUB_JB_APPRENTICES: /* it is a Master itself, so it adds none (VAL-1) */
    return 3 * (has.apprentices / 2);
  case DUB_CROWN_NONE:
    break;
  }

  return 0;
}
