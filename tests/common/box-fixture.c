/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "box-fixture.h"

#include <string.h>

#include "dub-names.h"

enum { MAX_COST = 40, MAX_PP = 20, MAX_GARMENT_COST = 8 };

gboolean
test_chance (GRand *rand, guint percent)
{
  return test_pick (rand, 0, 99) < percent;
}

guint
test_pick (GRand *rand, guint low, guint high)
{
  return (guint) g_rand_int_range (rand, (gint32) low, (gint32) high + 1);
}

DubCard
test_card_make (GRand *rand, DubCardAction action)
{
  DubCard card = { .action = action & 7,
                   .hall = test_pick (rand, 1, DUB_N_HALLS) & 7,
                   .symbol = test_pick (rand, 0, DUB_N_SYMBOLS - 1) & 3 };

  switch (action) {
  case DUB_CARD_DRAWER:
    card.n = test_pick (rand, 1, DUB_N_DRAWERS) & 15;
    break;
  case DUB_CARD_COLUMN:
    card.n = test_pick (rand, 0, DUB_N_COLUMNS - 1) & 15;
    break;
  case DUB_CARD_TAILOR:
  case DUB_CARD_HIRE:
    card.n = test_pick (rand, 1, test_chance (rand, 60) ? 2 : DUB_N_HIRE_SPACES) & 15;
    card.end = test_chance (rand, 50) ? DUB_LEFT : DUB_RIGHT;
    break;
  case DUB_CARD_FUND:
    card.n = test_pick (rand, 0, DUB_N_FUNDS - 1) & 15;
    break;
  case DUB_CARD_FAVOR:
  case DUB_CARD_UNKNOWN:
  default:
    break;
  }

  return card;
}

static DubMajority
make_majority (GRand *rand)
{
  return (DubMajority){ (guint8) test_pick (rand, 0, MAX_PP),
                        (guint8) test_pick (rand, 0, MAX_PP) };
}

/* Costs come from a small range, so that many of them are equal. */
static void
make_decorations (GRand *rand, guint n, guint top, DubDecorations *decorations)
{
  decorations->n = (guint8) n;
  for (guint i = 0; i < n; i++)
    decorations->spaces[i] = (DubDecoration){ .cost = (guint8) test_pick (rand, 0, top),
                                              .pp = (guint8) test_pick (rand, 0, MAX_PP) };
}

static void
make_fireworks (GRand *rand, DubBox *box)
{
  DubDecorations *fireworks = &box->decorations[DUB_FIREWORKS];
  guint cost = 0;

  make_decorations (rand, test_pick (rand, 1, DUB_MAX_DECORATIONS), 0, fireworks);
  for (guint i = 0; i < fireworks->n; i++) {
    cost += test_pick (rand, 1, MAX_COST / DUB_MAX_DECORATIONS);
    fireworks->spaces[i].cost = (guint8) cost;
    fireworks->spaces[i].times = (guint8) test_pick (rand, 2, 3);
  }
  box->fireworks_majority = make_majority (rand);
}

static void
make_halls (GRand *rand, gboolean small, DubBox *box)
{
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    DubHall *hall = &box->halls[i];

    hall->majority = make_majority (rand);
    hall->n_guests = (guint8) test_pick (rand, 1, small ? 3 : DUB_MAX_SPACES);
    for (guint j = 0; j < hall->n_guests; j++) {
      DubGuestSpace *space = &hall->guests[j];

      space->master = test_chance (rand, 40);
      space->reward = (guint8) test_pick (rand, 0, DUB_N_REWARDS - 1);
      if (space->reward == DUB_REWARD_LIVRE)
        space->livre = (guint8) test_pick (rand, 1, 3);
    }
  }
}

/* Costs of most boards fall to the right. Others have any costs, except for the two free
 * garments. */
static void
make_displays (GRand *rand, DubBox *box)
{
  DubDisplay *garments = &box->garment_display, *jewelry = &box->jewelry_display;
  gboolean falls = test_chance (rand, 60);
  guint top = test_chance (rand, 60) ? 3 : MAX_COST, cost = MAX_GARMENT_COST;

  garments->n = (guint8) test_pick (rand, 3, DUB_MAX_SPACES);
  for (guint i = 0; i + 2 < garments->n; i++) {
    cost = test_pick (rand, 0, falls ? cost : MAX_GARMENT_COST);
    garments->costs[i] = (guint8) cost;
  }

  jewelry->n = (guint8) test_pick (rand, 3, DUB_MAX_SPACES);
  for (guint i = 0; i < jewelry->n; i++) {
    cost = test_pick (rand, 0, top);
    jewelry->costs[i] = (guint8) cost;
    top = falls ? cost : top;
  }
}

static void
share_out (GRand *rand, guint n, guint8 *counts, guint n_counts)
{
  for (guint i = 0; i < n; i++)
    counts[test_pick (rand, 0, n_counts - 1)]++;
}

static void
make_tiles (GRand *rand, DubBox *box)
{
  static const guint8 sizes[] = { 13, 13, 10, 6 };
  DubGarmentKinds *base = &box->garments[DUB_GARMENTS_BASE];
  guint8 counts[6];

  base->n = DUB_MAX_GARMENT_KINDS;
  for (guint8 i = 0; i < 4; i++) {
    memset (counts, 0, sizeof counts);
    share_out (rand, sizes[i], counts, 6);
    for (guint8 j = 0; j < 6; j++)
      base->kinds[i * 6 + j] = (DubGarmentKind){
        { .color = (guint8) (DUB_BLUE + i), .pp = (guint8) (2 + j / 2), .thimble = j % 2 },
        counts[j]
      };
  }
  for (guint list = DUB_GARMENTS_FANCY; list <= DUB_GARMENTS_EXPERT; list++) {
    box->garments[list].n = list == DUB_GARMENTS_EXPERT ? 6 : 4;
    for (guint i = 0; i < box->garments[list].n; i++) {
      DubGarment garment = { .color = (guint8) test_pick (rand, DUB_BLUE, DUB_ORANGE),
                             .pp = (guint8) test_pick (rand, list == DUB_GARMENTS_FANCY ? 5 : 0, 9),
                             .thimble = (guint8) test_pick (rand, 0, 1) };

      if (list == DUB_GARMENTS_FESTIVITY)
        garment.special = (guint8) (DUB_FESTIVITY_PAIRS + i);
      if (list == DUB_GARMENTS_EXPERT)
        garment.special = (guint8) (DUB_EXPERT_FAVOR + i);
      if (garment.special == DUB_EXPERT_LIVRE14) {
        garment.color = DUB_GREEN;
        garment.pp = 0;
      }
      box->garments[list].kinds[i] = (DubGarmentKind){ garment, 1 };
    }
  }
  share_out (rand, 48, &box->resources[DUB_TILE_BP], 3);
  share_out (rand, 5, &box->fancy_resources[DUB_TILE_BP], 3);
  share_out (rand, 24, &box->jewelry[DUB_BLUE], 4);
}

static void
make_tasks (GRand *rand, DubTask first, guint n, guint8 *tasks)
{
  for (guint i = 0; i < n; i++)
    tasks[i] = (guint8) (first + i);

  /* The gold thimble stays on top. */
  for (guint i = n - 1; i > 0; i--) {
    guint low = first == DUB_TASK_THIMBLE ? 1 : 0;
    guint j = test_pick (rand, low, i);
    guint8 task = tasks[i];

    tasks[i] = tasks[j];
    tasks[j] = task;
  }
}

static void
add_employees (DubBox *box, guint level, DubType type, guint n, DubCrown first_crown,
               gboolean in_jewelry_box)
{
  for (guint i = 0; i < n; i++) {
    DubBoxEmployee *card = &box->employees[box->n_employees++];

    card->level = (guint8) level;
    card->type = (guint8) type;
    card->in_jewelry_box = (guint8) in_jewelry_box;
    if (first_crown != DUB_CROWN_NONE && i < 4) {
      card->crown = (guint8) (first_crown + i);
      g_strlcpy (card->id, dub_name_get (DUB_SET_CROWN, card->crown), sizeof card->id);
    } else
      g_snprintf (card->id, sizeof card->id, "card-%02u", box->n_employees);
  }
}

/* Adds the employees in the order in which the reader of a file sorts them. */
static void
make_employees (GRand *rand, DubBox *box)
{
  for (guint level = 1; level <= 6; level++)
    if (level == 2 || level == 5) {
      add_employees (box, level, DUB_MASTER, level == 5 ? 2 : 1, DUB_CROWN_NONE, FALSE);
      add_employees (box, level, DUB_JOURNEYMAN, level == 5 ? 1 : 2, DUB_CROWN_NONE, FALSE);
      add_employees (box, level, DUB_APPRENTICE, 1, DUB_CROWN_NONE, FALSE);
    } else {
      guint n = level == 1 ? 6 : level == 6 ? 2 : 4;
      DubType last = level == 6 ? DUB_JOURNEYMAN : DUB_APPRENTICE;

      if (level == 6)
        add_employees (box, level, DUB_APPRENTICE, 4, DUB_VI_STAFF, FALSE);
      for (guint i = 0; i < n; i++)
        add_employees (box, level, test_pick (rand, DUB_MASTER, last), 1, DUB_CROWN_NONE, FALSE);
    }
  add_employees (box, 2, DUB_JOURNEYMAN, 9, DUB_CROWN_NONE, TRUE);
  add_employees (box, 5, DUB_MASTER, 9, DUB_JB_JEWELRY_SET, TRUE);
  add_employees (box, 0, DUB_APPRENTICE, 10, DUB_CROWN_NONE, TRUE);
}

void
test_box_make (GRand *rand, gboolean small, DubBox *box)
{
  guint top = test_chance (rand, 70) ? test_pick (rand, 0, 3) : MAX_COST;

  *box = (DubBox){ .name = "random" };
  box->edition = (guint8) test_pick (rand, 0, DUB_N_EDITIONS - 1);
  for (DubPart i = 0; i < DUB_N_PARTS; i++)
    box->sources[i] = (guint8) test_pick (rand, 0, DUB_N_SOURCES - 1);
  make_halls (rand, small, box);
  for (guint i = 0; i < DUB_N_DECORATION_KINDS; i++) {
    guint n = i == DUB_MUSICIANS ? DUB_N_HALLS : test_pick (rand, 1, DUB_MAX_DECORATIONS);

    if (i != DUB_FIREWORKS)
      make_decorations (rand, n, top, &box->decorations[i]);
  }
  make_fireworks (rand, box);
  box->n_all_halls = (guint8) test_pick (rand, 2, DUB_MAX_ALL_HALLS);
  for (guint i = 0; i < box->n_all_halls; i++)
    box->all_halls[i] = (guint8) test_pick (rand, 0, test_chance (rand, 50) ? 3 : MAX_PP);
  make_displays (rand, box);
  make_tasks (rand, DUB_TASK_BP, DUB_N_JOURNEYMAN_TASKS, box->journeyman_tasks);
  make_tasks (rand, DUB_TASK_THIMBLE, DUB_N_MASTER_TASKS, box->master_tasks);
  make_employees (rand, box);
  make_tiles (rand, box);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    box->deck[i] = test_card_make (rand, test_pick (rand, DUB_CARD_FAVOR, DUB_CARD_FUND));
}
