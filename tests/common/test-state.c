/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-board.h"

#include <string.h>

#define SAME(member) (memcmp (&a->member, &b->member, sizeof a->member) == 0)

static gboolean
pile_equal (const DubPile *a, const DubPile *b)
{
  if (a->n != b->n)
    return FALSE;

  for (guint i = 0; i < a->n; i++)
    if (!dub_card_equal (a->cards[i], b->cards[i]))
      return FALSE;

  return TRUE;
}

static gboolean
jewelry_equal (const DubJewelry *a, const DubJewelry *b)
{
  return a->n == b->n && memcmp (a->colors, b->colors, a->n) == 0;
}

static gboolean
barry_equal (const DubBarry *a, const DubBarry *b)
{
  return a->pp == b->pp && a->thread == b->thread && a->lace == b->lace && a->tiles == b->tiles &&
         jewelry_equal (&a->jewelry, &b->jewelry) && a->n_staff == b->n_staff &&
         memcmp (a->staff, b->staff, a->n_staff * sizeof a->staff[0]) == 0 &&
         a->track == b->track && a->n_done == b->n_done &&
         memcmp (a->done, b->done, a->n_done) == 0;
}

static gboolean
you_equal (const DubYou *a, const DubYou *b)
{
  return a->known == b->known && SAME (counts) && jewelry_equal (&a->jewelry, &b->jewelry) &&
         a->n_bonuses == b->n_bonuses && memcmp (a->bonuses, b->bonuses, a->n_bonuses) == 0;
}

gboolean
test_state_equal (const DubState *a, const DubState *b)
{
  return a->seed == b->seed && a->n_reshuffles == b->n_reshuffles &&
         a->n_removals == b->n_removals && a->round == b->round && a->expansions == b->expansions &&
         a->second_place == b->second_place && a->count_candidate == b->count_candidate &&
         a->zero_gown_apart == b->zero_gown_apart && a->favor == b->favor && SAME (garments) &&
         SAME (resources) && SAME (employees) && SAME (jewelry) && SAME (halls) && SAME (tokens) &&
         SAME (all_halls) && barry_equal (&a->barry, &b->barry) && you_equal (&a->you, &b->you) &&
         pile_equal (&a->hand, &b->hand) && pile_equal (&a->supply, &b->supply) &&
         pile_equal (&a->discard, &b->discard) && dub_card_equal (a->playing, b->playing) &&
         SAME (making) && a->bag == b->bag && SAME (exam_decks);
}
