/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards that cannot be: more tiles or cards of a kind than the box and the
 * modules in play hold (section SET).
 */

#include "dub-scenario-private.h"

#include "dub-count.h"

enum { FANCY_GARMENTS = 4, FIRST_ROUND = 1 };

static const guint garment_counts[DUB_N_COLOURS] = {
  [DUB_BLUE] = 13,
  [DUB_PINK] = 13,
  [DUB_GREEN] = 10,
  [DUB_ORANGE] = 6,
};
static const guint jewelry_counts[DUB_N_COLOURS] = {
  [DUB_BLUE] = 7,
  [DUB_PINK] = 7,
  [DUB_GREEN] = 6,
  [DUB_ORANGE] = 4,
};

/* Employees of each level in the base game, and what the Jewelry Box adds. */
static const guint level_counts[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
static const guint jb_level_counts[DUB_N_LEVELS] = { 10, 0, 9, 0, 0, 9, 0 };

/* What has been seen so far while the board is walked through. */
typedef struct {
  const DubScenario *scenario;
  guint garments[DUB_N_COLOURS];
  guint specials[DUB_N_SPECIALS];
  guint jewelry[DUB_N_COLOURS];
  guint levels[DUB_N_LEVELS];
  guint ids[DUB_N_EMPLOYEES + 1];
} Tally;

static gboolean
check_special (const DubJson *at, DubSpecial special, Tally *tally)
{
  const DubState *state = &tally->scenario->state;
  gboolean festivity = special <= DUB_FESTIVITY_PINK;
  gboolean needs_jewelry_box = special >= DUB_EXPERT_ANY_JEWELRY;

  if (!dub_state_has_module (state, festivity ? DUB_MODULE_FESTIVITY : DUB_MODULE_EXPERT))
    return dub_json_refuse_board (at, "%s garments are not in play",
                                  festivity ? "festivity" : "expert");
  if (needs_jewelry_box && !dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX))
    return dub_json_refuse_board (at, "this expert garment needs the Jewelry Box");
  if (festivity && state->round == FIRST_ROUND)
    return dub_json_refuse_board (at, "there is no festivity garment in round 1");
  if (++tally->specials[special] > 1)
    return dub_json_refuse_board (at, "this festivity or expert garment is there twice");

  return TRUE;
}

static gboolean
check_garment (const DubJson *at, DubGarment garment, Tally *tally)
{
  const DubState *state = &tally->scenario->state;
  guint limit = garment_counts[garment.colour];

  if (garment.colour == DUB_COLOUR_NONE)
    return TRUE;
  if (garment.special != DUB_SPECIAL_NONE)
    return check_special (at, garment.special, tally);

  if (dub_state_has_module (state, DUB_MODULE_FANCY))
    limit += FANCY_GARMENTS;
  if (++tally->garments[garment.colour] > limit)
    return dub_json_refuse_board (at, "more than the %u %s garments of the box", limit,
                                  dub_name_get (DUB_SET_COLOUR, garment.colour));

  return TRUE;
}

static gboolean
check_garments (const DubJson *at, Tally *tally)
{
  const DubScenario *scenario = tally->scenario;
  DubJson display = dub_json_member (at, "garments");
  DubJson halls = dub_json_member (at, "halls");

  for (guint i = 0; i < dub_json_get_length (&display); i++) {
    DubJson garment = dub_json_element (&display, i);

    if (!check_garment (&garment, scenario->state.garments[i], tally))
      return FALSE;
  }

  for (guint i = 0; i < dub_json_get_length (&halls); i++) {
    DubJson hall = dub_json_element (&halls, i);

    for (guint j = 0; j < dub_json_get_length (&hall); j++) {
      DubJson guest = dub_json_element (&hall, j);

      if (!check_garment (&guest, scenario->state.halls[i][j].garment, tally))
        return FALSE;
    }
  }

  return TRUE;
}

static gboolean
check_jewel (const DubJson *at, DubColour colour, Tally *tally)
{
  if (!dub_state_has_module (&tally->scenario->state, DUB_MODULE_JEWELRY_BOX))
    return dub_json_refuse_board (at, "jewelry is not in play without the Jewelry Box");
  if (++tally->jewelry[colour] > jewelry_counts[colour])
    return dub_json_refuse_board (at, "more than the %u %s jewelry tiles of the box",
                                  jewelry_counts[colour], dub_name_get (DUB_SET_COLOUR, colour));

  return TRUE;
}

static gboolean
check_jewels (const DubJson *at, const guint8 *colours, Tally *tally)
{
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson jewel = dub_json_element (at, i);

    if (colours[i] != DUB_COLOUR_NONE && !check_jewel (&jewel, colours[i], tally))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_jewelry (const DubJson *at, Tally *tally)
{
  const DubState *state = &tally->scenario->state;
  DubJson display = dub_json_member (at, "jewelry");
  DubJson barry = dub_json_member (at, "barry");
  DubJson you = dub_json_member (at, "you");
  DubJson barrys = dub_json_member (&barry, "jewelry");
  DubJson yours = dub_json_member (&you, "jewelry");

  return check_jewels (&display, state->jewelry, tally) &&
         check_jewels (&barrys, state->barry.jewelry.colours, tally) &&
         check_jewels (&yours, state->you.jewelry.colours, tally);
}

static gboolean
check_employee (const DubJson *at, DubEmployee employee, Tally *tally)
{
  gboolean jewelry_box = dub_state_has_module (&tally->scenario->state, DUB_MODULE_JEWELRY_BOX);

  if (employee.crown >= DUB_JB_JEWELRY_SET && !jewelry_box)
    return dub_json_refuse_board (at, "this employee is not in play without the Jewelry Box");
  if (employee.id != 0 && ++tally->ids[employee.id] > 1)
    return dub_json_refuse_board (at, "this employee is there twice");
  if (employee.type == DUB_TYPE_NONE || employee.level == DUB_LEVEL_UNTOLD)
    return TRUE;

  guint limit = level_counts[employee.level] + (jewelry_box ? jb_level_counts[employee.level] : 0);

  if (++tally->levels[employee.level] > limit)
    return dub_json_refuse_board (at, "more than the %u employees of level %u", limit,
                                  employee.level);

  return TRUE;
}

/* Every card of her staff was hers at the start, hired, or from an examination. */
static gboolean
check_staff_size (const DubJson *at, const DubState *state)
{
  guint limit = DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES;
  guint n = state->barry.n_staff;

  if (dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX))
    limit += 2 * DUB_N_EXAM_CARDS;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;

  if (n > limit)
    return dub_json_refuse_board (at, "%u employees with her and on display; there are %u", n,
                                  limit);

  return TRUE;
}

static gboolean
check_employees (const DubJson *at, Tally *tally)
{
  const DubScenario *scenario = tally->scenario;
  DubJson display = dub_json_member (at, "employees");
  DubJson barry = dub_json_member (at, "barry");
  DubJson staff = dub_json_member (&barry, "staff");
  DubJson you = dub_json_member (at, "you");
  DubJson bonuses = dub_json_member (&you, "bonuses");

  for (guint i = 0; i < dub_json_get_length (&display); i++) {
    DubJson employee = dub_json_element (&display, i);

    if (!check_employee (&employee, scenario->state.employees[i], tally))
      return FALSE;
  }
  for (guint i = 0; i < dub_json_get_length (&staff); i++) {
    DubJson employee = dub_json_element (&staff, i);

    if (!check_employee (&employee, scenario->state.barry.staff[i], tally))
      return FALSE;
  }
  for (guint i = 0; i < dub_json_get_length (&bonuses); i++) {
    const char *id = dub_name_get (DUB_SET_CROWN, scenario->state.you.bonuses[i]);
    DubJson bonus = dub_json_element (&bonuses, i);

    if (!check_employee (&bonus, dub_box_get_employee (&scenario->box, id), tally))
      return FALSE;
  }

  return check_staff_size (&staff, &scenario->state);
}

static gboolean
check_tiles (const DubJson *at, const DubState *state)
{
  guint n = dub_state_count_tiles (state);

  if (n > dub_state_get_n_tiles (state))
    return dub_json_refuse_board (
        at, "%u resource tiles on display, with Barry and in the bag; the box has %u", n,
        dub_state_get_n_tiles (state));

  return TRUE;
}

static gboolean
check_cards (const DubJson *at, const DubState *state)
{
  guint n = state->hand.n + state->supply.n + state->discard.n;

  if (n > DUB_N_CARDS)
    return dub_json_refuse_board (at, "%u cards in hand, supply and discard; Barry has %u", n,
                                  DUB_N_CARDS);

  return TRUE;
}

static gboolean
check_jeweler (const DubJson *at, const DubState *state)
{
  DubJson jeweler = dub_json_member (at, "jeweler");

  if (!dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX) &&
      dub_state_count_tokens (state, DUB_JEWELER, DUB_NOBODY) < DUB_MAX_SPACES)
    return dub_json_refuse_board (&jeweler,
                                  "the jeweler board is not in play without the Jewelry Box");

  return TRUE;
}

gboolean
dub_scenario_check (const DubJson *at, const DubScenario *scenario)
{
  Tally tally = { .scenario = scenario };

  return check_garments (at, &tally) && check_jewelry (at, &tally) &&
         check_employees (at, &tally) && check_tiles (at, &scenario->state) &&
         check_cards (at, &scenario->state) && check_jeweler (at, &scenario->state);
}
