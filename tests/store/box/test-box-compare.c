/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two profiles side by side: each difference is found once, taken alone or with its part, and the
 * profile says where its values come from.
 */

#include "box-fixture.h"
#include "dub-box-compare.h"
#include "dub-box-draft.h"
#include "dub-box-file.h"
#include "profile-fixture.h"

#include <string.h>

static DubBox
make_box (DubSource source)
{
  DubBox box = *dub_box_get_shipped (DUB_EDITION_DELUXE);

  memset (box.sources, source, sizeof box.sources);

  return box;
}

static DubBox
make_other (void)
{
  DubBox box = make_box (DUB_SOURCE_CHECKED);

  g_strlcpy (box.name, "Theirs", sizeof box.name);
  profile_differ (&box);

  return box;
}

static void
check_merged (const DubComparison *comparison, guint parts, const DubBox *expected)
{
  DubBox box, values = *expected;
  g_autoptr (DubComparison) rest = NULL;

  dub_comparison_merge (comparison, parts, &box);
  g_assert_true (dub_box_check (&box, NULL));
  g_assert_cmpstr (box.name, ==, dub_comparison_get_mine (comparison)->name);
  rest = dub_comparison_new (&box, &values);
  g_assert_cmpuint (dub_comparison_get_n (rest), ==, 0);
}

static void
test_none (void)
{
  const DubBox mine = make_box (DUB_SOURCE_STARTER), theirs = make_box (DUB_SOURCE_RULEBOOK);
  g_autoptr (DubComparison) same = dub_comparison_new (&mine, &mine);
  g_autoptr (DubComparison) surer = dub_comparison_new (&mine, &theirs);
  DubBox box;

  g_assert_cmpuint (dub_comparison_get_n (same), ==, 0);
  g_assert_cmpuint (dub_comparison_get_confirmed (same), ==, 0);
  g_assert_cmpuint (dub_comparison_get_n (surer), ==, 0);
  g_assert_cmphex (dub_comparison_get_confirmed (surer), ==, (1u << DUB_N_PARTS) - 1);
  dub_comparison_merge (surer, 1u << DUB_PART_STATUES, &box);
  g_assert_cmpuint (box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_RULEBOOK);
  g_assert_cmpuint (box.sources[DUB_PART_KITCHEN], ==, DUB_SOURCE_STARTER);
}

static void
test_twelve (void)
{
  const DubBox mine = make_box (DUB_SOURCE_STARTER), theirs = make_other ();
  g_autoptr (DubComparison) comparison = dub_comparison_new (&mine, &theirs);

  g_assert_cmpuint (dub_comparison_get_n (comparison), ==, 12);
  for (guint i = 0; i < 12; i++) {
    g_assert_false (dub_comparison_get_taken (comparison, i));
    dub_comparison_choose (comparison, i, TRUE);
    g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, i + 1);
  }
  check_merged (comparison, 0, &theirs);
  for (guint i = 0; i < 12; i++)
    dub_comparison_choose (comparison, i, FALSE);
  g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, 0);
  check_merged (comparison, 0, &mine);
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    dub_comparison_choose_part (comparison, part, TRUE);
  check_merged (comparison, 0, &theirs);
}

/* A part taken as a whole comes from others, even if they have checked it. A mixed part is as
 * certain as its least certain values. Parts that the player has checked stay checked. */
static void
test_sources (void)
{
  DubBox mine = make_box (DUB_SOURCE_STARTER), box;
  const DubBox theirs = make_other ();
  g_autoptr (DubComparison) comparison = NULL;

  mine.sources[DUB_PART_STATUES] = DUB_SOURCE_CHECKED;
  mine.sources[DUB_PART_GARMENTS] = DUB_SOURCE_CHECKED;
  comparison = dub_comparison_new (&mine, &theirs);
  g_assert_cmpuint (dub_comparison_get (comparison, 0)->part, ==, DUB_PART_HALL_1 + 1);
  g_assert_cmpuint (dub_comparison_get (comparison, 1)->part, ==, DUB_PART_HALL_1 + 1);
  dub_comparison_choose (comparison, 0, TRUE);
  dub_comparison_choose_part (comparison, DUB_PART_HALL_1 + 2, TRUE);
  dub_comparison_merge (comparison, (1u << DUB_N_PARTS) - 1, &box);
  g_assert_cmpuint (box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_SHARED); /* the same values */
  g_assert_cmpuint (box.sources[DUB_PART_HALL_1 + 1], ==, DUB_SOURCE_STARTER);
  g_assert_cmpuint (box.sources[DUB_PART_HALL_1 + 2], ==, DUB_SOURCE_SHARED);
  g_assert_cmpuint (box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (box.sources[DUB_PART_GARMENTS], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (box.sources[DUB_PART_DECK], ==, DUB_SOURCE_STARTER);
  dub_comparison_choose_part (comparison, DUB_PART_STATUES, TRUE);
  dub_comparison_merge (comparison, 0, &box);
  g_assert_cmpuint (box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_SHARED);
  g_assert_cmpuint (box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_STARTER);
}

/* A sample taken from another box stays a sample, and another edition counts as another copy. */
static void
test_samples (void)
{
  const DubBox mine = make_box (DUB_SOURCE_CHECKED);
  DubBox theirs = make_other (), box;

  for (guint i = 0; i < 2; i++) {
    g_autoptr (DubComparison) comparison = NULL;

    if (i == 0)
      memset (theirs.sources, DUB_SOURCE_STARTER, sizeof theirs.sources);
    else {
      memset (theirs.sources, DUB_SOURCE_CHECKED, sizeof theirs.sources);
      theirs.edition = DUB_EDITION_CLASSIC;
    }
    comparison = dub_comparison_new (&mine, &theirs);
    dub_comparison_choose (comparison, 0, TRUE);
    dub_comparison_choose_part (comparison, DUB_PART_STATUES, TRUE);
    dub_comparison_merge (comparison, (1u << DUB_N_PARTS) - 1, &box);
    g_assert_cmphex (dub_box_get_samples (&box), ==,
                     1u << (DUB_PART_HALL_1 + 1) | 1u << DUB_PART_STATUES);
  }
}

/* The order of her cards, of the Employees and of the Fancy tiles does not matter. */
static void
test_order (void)
{
  const DubBox mine = make_box (DUB_SOURCE_STARTER);
  DubBox theirs = mine;
  DubGarmentKind tile = theirs.garments[DUB_GARMENTS_FANCY].kinds[0];
  g_autoptr (DubComparison) comparison = NULL, changed = NULL;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    theirs.deck[i] = mine.deck[(i + 7) % DUB_N_CARDS];
  for (guint i = 0; i < DUB_N_EMPLOYEES; i++)
    theirs.employees[i] = mine.employees[DUB_N_EMPLOYEES - 1 - i];
  memmove (theirs.garments[DUB_GARMENTS_FANCY].kinds, theirs.garments[DUB_GARMENTS_FANCY].kinds + 1,
           3 * sizeof tile);
  theirs.garments[DUB_GARMENTS_FANCY].kinds[3] = tile;
  comparison = dub_comparison_new (&mine, &theirs);
  g_assert_cmpuint (dub_comparison_get_n (comparison), ==, 0);

  theirs.deck[11].symbol = (theirs.deck[11].symbol + 1u) % DUB_N_SYMBOLS;
  g_strlcpy (theirs.employees[DUB_N_EMPLOYEES - 1].id, "of-my-own", DUB_MAX_EMPLOYEE_ID);
  changed = dub_comparison_new (&mine, &theirs);
  g_assert_cmpuint (dub_comparison_get_n (changed), ==, 2);
  g_assert_cmpuint (dub_comparison_get (changed, 0)->row.kind, ==, DUB_ROW_EMPLOYEES);
  g_assert_cmpuint (dub_comparison_get (changed, 0)->at, ==, 0);
  g_assert_cmpuint (dub_comparison_get (changed, 1)->row.kind, ==, DUB_ROW_DECK);
  g_assert_cmpuint (dub_comparison_get (changed, 1)->at, ==, 18);
  g_assert_cmpuint (dub_comparison_get (changed, 1)->other_at, ==, 11);
}

/* A row with another number of spaces is one difference. */
static void
test_length (void)
{
  const DubRow guests = { .kind = DUB_ROW_GUESTS, .hall = 3 };
  const DubBox mine = make_box (DUB_SOURCE_STARTER);
  DubBox theirs = mine;
  g_autoptr (DubComparison) comparison = NULL;

  g_assert_true (dub_row_resize (&theirs, guests, TRUE));
  theirs.halls[3].guests[0].master = !theirs.halls[3].guests[0].master;
  comparison = dub_comparison_new (&mine, &theirs);
  g_assert_cmpuint (dub_comparison_get_n (comparison), ==, 1);
  g_assert_true (dub_comparison_get (comparison, 0)->is_row);
  dub_comparison_choose (comparison, 0, TRUE);
  g_assert_true (dub_comparison_get_taken (comparison, 0));
  check_merged (comparison, 0, &theirs);
  dub_comparison_choose (comparison, 0, FALSE);
  check_merged (comparison, 0, &mine);
}

/* Among tiles with a fixed total, one number cannot be taken alone; numbers of another color
 * can. */
static void
test_bound (void)
{
  const DubBox mine = make_box (DUB_SOURCE_STARTER);
  DubBox theirs = mine;
  DubGarmentKind *kinds = theirs.garments[DUB_GARMENTS_BASE].kinds;
  g_autoptr (DubComparison) comparison = NULL;

  for (guint first = 0; first < DUB_MAX_GARMENT_KINDS; first += DUB_MAX_GARMENT_KINDS / 4) {
    guint from = first;

    while (kinds[from].n == 0)
      from++;
    kinds[from].n--;
    kinds[from == first ? first + 1 : first].n++;
  }
  theirs.master_tasks[1] = mine.master_tasks[2];
  theirs.master_tasks[2] = mine.master_tasks[1];
  g_assert_true (dub_box_check (&theirs, NULL));
  comparison = dub_comparison_new (&mine, &theirs);
  g_assert_cmpuint (dub_comparison_get_n (comparison), ==, 10);
  dub_comparison_choose (comparison, 0, TRUE); /* a task */
  g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, 2);
  dub_comparison_choose (comparison, 4, TRUE);
  g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, 4);
  g_assert_true (dub_comparison_get_taken (comparison, 5));
  dub_comparison_choose (comparison, 5, FALSE);
  g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, 2);
}

/* For any two boxes, whatever the player takes gives a valid box, and taking everything gives the
 * other one. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (39);
  guint n_compared = 0;

  for (guint i = 0; i < 40; i++) {
    DubBox mine, theirs, box;
    g_autoptr (DubComparison) comparison = NULL;
    guint n;

    test_box_make (rand, FALSE, &mine);
    test_box_make (rand, i % 2 == 0, &theirs);
    if (!dub_box_check (&mine, NULL) || !dub_box_check (&theirs, NULL))
      continue;
    comparison = dub_comparison_new (&mine, &theirs);
    n = dub_comparison_get_n (comparison);
    n_compared++;
    for (guint j = 0; j < 10; j++) {
      guint which = test_pick (rand, 0, n - 1);

      dub_comparison_choose (comparison, which, TRUE);
      g_assert_true (dub_comparison_get_taken (comparison, which));
      dub_comparison_merge (comparison, 0, &box);
      g_assert_true (dub_box_check (&box, NULL));
    }
    for (DubPart part = 0; part < DUB_N_PARTS; part++)
      dub_comparison_choose_part (comparison, part, TRUE);
    g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, n);
    check_merged (comparison, 0, &theirs);
  }
  g_assert_cmpuint (n_compared, >, 20);
}

/* The assistant begins with the values that others have checked, and waits for the player to check
 * them. */
static void
test_draft (void)
{
  DubBox box = make_box (DUB_SOURCE_CHECKED);
  DubBoxDraft draft;

  box.sources[DUB_PART_STATUES] = DUB_SOURCE_SHARED;
  box.sources[DUB_PART_DECK] = DUB_SOURCE_SHARED;
  dub_box_draft_init (&draft, &box);
  g_assert_cmpuint (draft.part, ==, DUB_PART_STATUES);
  g_assert_cmpuint (dub_box_draft_count_done (&draft), ==, DUB_N_PARTS - 2);
  g_assert_cmpuint (dub_box_draft_count_cards (&draft), ==, 0);
  g_assert_cmpuint (draft.picks, ==, DUB_ALL_PICKS);
  g_assert_true (dub_card_equal (draft.picked, box.deck[0]));
  g_assert_cmphex (dub_box_get_samples (&box), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/none", test_none);
  g_test_add_func ("/compare/twelve", test_twelve);
  g_test_add_func ("/compare/sources", test_sources);
  g_test_add_func ("/compare/samples", test_samples);
  g_test_add_func ("/compare/order", test_order);
  g_test_add_func ("/compare/length", test_length);
  g_test_add_func ("/compare/bound", test_bound);
  g_test_add_func ("/compare/random", test_random);
  g_test_add_func ("/compare/draft", test_draft);

  return g_test_run ();
}
