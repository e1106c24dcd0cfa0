/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-limits.h"

#include "dub-names.h"
#include "dub-state-count.h"

enum {
  N_GARMENTS = 42,
  N_FANCY_GARMENTS = 4,
  N_EXPERT_GARMENTS = 4,
  N_EXPERT_JEWELRY_GARMENTS = 2,
  FIRST_ROUND = 1,
};

static const guint8 garment_counts[DUB_N_COLORS] = {
  [DUB_BLUE] = 13,
  [DUB_PINK] = 13,
  [DUB_GREEN] = 10,
  [DUB_ORANGE] = 6,
};
/* Employees of each level in the base game, and those that the Jewelry Box adds. */
static const guint8 level_counts[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
static const guint8 jb_level_counts[DUB_N_LEVELS] = { 10, 0, 9, 0, 0, 9, 0 };

guint
dub_limits_get_level (guint level, gboolean in_jewelry_box)
{
  return in_jewelry_box ? jb_level_counts[level] : level_counts[level];
}

static DubProblem
problem (DubProblemCode code)
{
  return (DubProblem){ .code = code };
}

static const DubProblem none = { .code = DUB_PROBLEM_NONE };

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

guint
dub_limits_get_garments (const DubState *state)
{
  guint n = N_GARMENTS;

  if (dub_state_has_expansion (state, DUB_EXPANSION_FANCY))
    n += N_FANCY_GARMENTS;
  if (dub_state_has_expansion (state, DUB_EXPANSION_EXPERT))
    n += N_EXPERT_GARMENTS + (has_jewelry_box (state) ? N_EXPERT_JEWELRY_GARMENTS : 0);

  return n;
}

guint
dub_limits_get_color (DubColor color)
{
  return garment_counts[color];
}

static DubProblem
add_special (DubTally *tally, DubGarment garment)
{
  DubSpecial special = garment.special;
  gboolean festivity = special <= DUB_FESTIVITY_PINK;

  if (festivity && !dub_state_has_expansion (tally->state, DUB_EXPANSION_FESTIVITY))
    return problem (DUB_PROBLEM_NO_FESTIVITY);
  if (!festivity && !dub_state_has_expansion (tally->state, DUB_EXPANSION_EXPERT))
    return problem (DUB_PROBLEM_NO_EXPERT);
  if (special >= DUB_EXPERT_ANY_JEWELRY && !has_jewelry_box (tally->state))
    return problem (DUB_PROBLEM_EXPERT_NEEDS_JEWELRY_BOX);
  if (festivity && tally->state->round == FIRST_ROUND)
    return problem (DUB_PROBLEM_FESTIVITY_IN_ROUND_1);
  if (special == DUB_EXPERT_LIVRE14 && garment.color != DUB_GREEN)
    return problem (DUB_PROBLEM_LIVRE14);
  if (++tally->specials[special] > 1)
    return problem (DUB_PROBLEM_GARMENT_TWICE);

  return none;
}

DubProblem
dub_tally_add_garment (DubTally *tally, DubGarment garment)
{
  guint limit = garment_counts[garment.color];

  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return none;
  if (garment.special != DUB_SPECIAL_NONE)
    return add_special (tally, garment);

  if (dub_state_has_expansion (tally->state, DUB_EXPANSION_FANCY))
    limit += N_FANCY_GARMENTS;
  if (++tally->garments[garment.color] > limit)
    return (DubProblem){ .code = DUB_PROBLEM_GARMENTS,
                         .n = tally->garments[garment.color],
                         .limit = limit,
                         .which = garment.color };

  return none;
}

DubProblem
dub_tally_add_jewel (DubTally *tally, DubColor color)
{
  if (color == DUB_COLOR_NONE)
    return none;
  if (!has_jewelry_box (tally->state))
    return problem (DUB_PROBLEM_NO_JEWELRY);
  if (++tally->n_jewelry > DUB_MAX_JEWELRY)
    return (DubProblem){ .code = DUB_PROBLEM_JEWELRY, .limit = DUB_MAX_JEWELRY };

  return none;
}

DubProblem
dub_tally_add_employee (DubTally *tally, const DubBox *box, DubEmployee employee)
{
  guint64 bit = employee.id == 0 ? 0 : G_GUINT64_CONSTANT (1) << (employee.id - 1);
  guint limit;

  if (employee.id != 0 && box->employees[employee.id - 1].in_jewelry_box &&
      !has_jewelry_box (tally->state))
    return problem (DUB_PROBLEM_NO_EMPLOYEE);
  if ((tally->ids & bit) != 0)
    return problem (DUB_PROBLEM_EMPLOYEE_TWICE);
  tally->ids |= bit;
  if (employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS)
    return none;

  limit = level_counts[employee.level];
  if (has_jewelry_box (tally->state))
    limit += jb_level_counts[employee.level];
  if (++tally->levels[employee.level] > limit)
    return (DubProblem){ .code = DUB_PROBLEM_LEVEL,
                         .n = tally->levels[employee.level],
                         .limit = limit,
                         .which = employee.level };

  return none;
}

/* Every card in her staff is from the start, hired, or from an examination. */
static DubProblem
check_staff (const DubState *state)
{
  guint limit = DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES;
  guint n = state->barry.n_staff;

  if (has_jewelry_box (state))
    limit += 2 * DUB_N_EXAM_CARDS;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;

  return n > limit ? (DubProblem){ .code = DUB_PROBLEM_STAFF, .n = n, .limit = limit } : none;
}

DubProblem
dub_limits_check_totals (const DubState *state)
{
  guint tiles = dub_state_count_tiles (state);
  guint cards = state->hand.n + state->supply.n + state->discard.n +
                (state->playing.action != DUB_CARD_UNKNOWN);
  DubProblem staff = check_staff (state);

  if (staff.code != DUB_PROBLEM_NONE)
    return staff;
  if (tiles > dub_state_get_n_tiles (state))
    return (DubProblem){ .code = DUB_PROBLEM_TILES,
                         .n = tiles,
                         .limit = dub_state_get_n_tiles (state) };
  if (cards > DUB_N_CARDS)
    return (DubProblem){ .code = DUB_PROBLEM_CARDS, .n = cards, .limit = DUB_N_CARDS };
  if (!has_jewelry_box (state) &&
      dub_state_count_tokens (state, DUB_JEWELER, DUB_NOBODY) < DUB_MAX_SPACES)
    return problem (DUB_PROBLEM_NO_JEWELER);

  return none;
}

DubProblem
dub_limits_check_tokens (const DubState *state)
{
  static const DubDecorationKind singles[] = { DUB_KITCHEN_LEFT, DUB_KITCHEN_RIGHT, DUB_JEWELER };

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint n = 0;

    for (guint i = 0; i < G_N_ELEMENTS (singles); i++)
      if (dub_state_count_tokens (state, singles[i], owner) > 1)
        return problem (DUB_PROBLEM_ONE_TOKEN);
    for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
      n += state->all_halls[i] == owner;
    if (n > 1)
      return problem (DUB_PROBLEM_ONE_TOKEN);
  }

  return none;
}

static DubProblem
check_garments (DubTally *tally)
{
  const DubState *state = tally->state;
  DubProblem found = none;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    tally->garments[color] = state->garment_discards[color];
  for (guint i = 0; i < DUB_N_SPECIALS; i++)
    tally->specials[i] = (state->special_discards & (1u << i)) != 0;

  found = dub_tally_add_garment (tally, state->making);
  for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_PROBLEM_NONE; i++)
    if (state->garments[i].color != DUB_COLOR_NONE)
      found = dub_tally_add_garment (tally, state->garments[i]);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_PROBLEM_NONE; i++)
      if (state->halls[hall][i].owner != DUB_NOBODY)
        found = dub_tally_add_garment (tally, state->halls[hall][i].garment);

  return found;
}

static DubProblem
check_jewelry (DubTally *tally)
{
  const DubState *state = tally->state;
  DubProblem found = none;

  for (guint i = 0; i < DUB_N_COLORS; i++)
    tally->n_jewelry = (guint8) (tally->n_jewelry + state->jewelry_gone[i]);
  for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_jewel (tally, state->jewelry[i]);
  for (guint i = 0; i < state->barry.jewelry.n && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_jewel (tally, state->barry.jewelry.colors[i]);
  for (guint i = 0; i < state->you.jewelry.n && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_jewel (tally, state->you.jewelry.colors[i]);

  return found;
}

static DubProblem
check_employees (const DubBox *box, DubTally *tally)
{
  const DubState *state = tally->state;
  DubProblem found = none;

  for (guint i = 0; i < DUB_N_HIRE_SPACES && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->employees[i]);
  for (guint i = 0; i < state->barry.n_staff && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->barry.staff[i]);
  for (guint i = 0; i < state->you.n_bonuses && found.code == DUB_PROBLEM_NONE; i++)
    found = dub_tally_add_employee (tally, box, dub_box_get_crown (box, state->you.bonuses[i]));

  return found;
}

DubProblem
dub_limits_check (const DubBox *box, const DubState *state, DubCheck parts)
{
  DubTally tally = { .state = state };
  DubProblem found = none;

  if ((parts & DUB_CHECK_GARMENTS) != 0)
    found = check_garments (&tally);
  if (found.code == DUB_PROBLEM_NONE && (parts & DUB_CHECK_JEWELRY) != 0)
    found = check_jewelry (&tally);
  if (found.code == DUB_PROBLEM_NONE && (parts & DUB_CHECK_EMPLOYEES) != 0)
    found = check_employees (box, &tally);
  if (found.code == DUB_PROBLEM_NONE && (parts & DUB_CHECK_TOKENS) != 0)
    found = dub_limits_check_tokens (state);

  return found.code == DUB_PROBLEM_NONE ? dub_limits_check_totals (state) : found;
}

char *
dub_problem_describe (const DubProblem *self)
{
  const char *color = dub_name_get (DUB_SET_COLOR, self->which);

  switch (self->code) {
  case DUB_PROBLEM_GARMENTS:
    return g_strdup_printf ("more than the %u %s garments of the box", self->limit, color);
  case DUB_PROBLEM_GARMENT_TWICE:
    return g_strdup ("this festivity or expert garment is there twice");
  case DUB_PROBLEM_NO_FESTIVITY:
    return g_strdup ("festivity garments are not in play");
  case DUB_PROBLEM_NO_EXPERT:
    return g_strdup ("expert garments are not in play");
  case DUB_PROBLEM_EXPERT_NEEDS_JEWELRY_BOX:
    return g_strdup ("this expert garment needs the Jewelry Box");
  case DUB_PROBLEM_FESTIVITY_IN_ROUND_1:
    return g_strdup ("there is no festivity garment in round 1");
  case DUB_PROBLEM_LIVRE14:
    return g_strdup ("the garment of 14 Livre is a green gown");
  case DUB_PROBLEM_JEWELRY:
    return g_strdup_printf ("more than the %u jewelry tiles of the box", self->limit);
  case DUB_PROBLEM_NO_JEWELRY:
    return g_strdup ("jewelry is not in play without the Jewelry Box");
  case DUB_PROBLEM_LEVEL:
    return g_strdup_printf ("more than the %u employees of level %u", self->limit, self->which);
  case DUB_PROBLEM_EMPLOYEE_TWICE:
    return g_strdup ("this employee is there twice");
  case DUB_PROBLEM_NO_EMPLOYEE:
    return g_strdup ("this employee is not in play without the Jewelry Box");
  case DUB_PROBLEM_STAFF:
    return g_strdup_printf ("%u employees with her and on display; there are %u", self->n,
                            self->limit);
  case DUB_PROBLEM_TILES:
    return g_strdup_printf (
        "%u resource tiles on display, with Barry and in the bag; the box has %u", self->n,
        self->limit);
  case DUB_PROBLEM_CARDS:
    return g_strdup_printf ("%u cards in hand, supply and discard; Barry has %u", self->n,
                            self->limit);
  case DUB_PROBLEM_NO_JEWELER:
    return g_strdup ("the jeweler board is not in play without the Jewelry Box");
  case DUB_PROBLEM_ONE_TOKEN:
    return g_strdup ("each side may have only one token there");
  case DUB_PROBLEM_IMPOSSIBLE:
    return g_strdup (self->reason);
  case DUB_PROBLEM_NONE:
    break;
  }

  return g_strdup ("nothing");
}
