/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards that cannot be (dub-table.h). Walks through the scenario with a tally
 * first, so that the first thing that is too many is named by its place.
 */

#include "dub-scenario-private.h"
#include "dub-table.h"

static gboolean
accept (const DubJson *at, DubProblem problem)
{
  g_autofree char *reason = NULL;

  if (problem.code == DUB_PROBLEM_NONE)
    return TRUE;
  reason = dub_problem_describe (&problem);

  return dub_json_refuse_board (at, "%s", reason);
}

static gboolean
check_garments (const DubJson *at, DubTally *tally)
{
  DubJson display = dub_json_member (at, "garments");
  DubJson halls = dub_json_member (at, "halls");

  for (guint i = 0; i < dub_json_get_length (&display); i++) {
    DubJson garment = dub_json_element (&display, i);

    if (!accept (&garment, dub_tally_add_garment (tally, tally->state->garments[i])))
      return FALSE;
  }

  for (guint i = 0; i < dub_json_get_length (&halls); i++) {
    DubJson hall = dub_json_element (&halls, i);

    for (guint j = 0; j < dub_json_get_length (&hall); j++) {
      DubJson guest = dub_json_element (&hall, j);

      if (!accept (&guest, dub_tally_add_garment (tally, tally->state->halls[i][j].garment)))
        return FALSE;
    }
  }

  return TRUE;
}

static gboolean
check_jewels (const DubJson *at, const guint8 *colors, DubTally *tally)
{
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson jewel = dub_json_element (at, i);

    if (!accept (&jewel, dub_tally_add_jewel (tally, colors[i])))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_jewelry (const DubJson *at, DubTally *tally)
{
  const DubState *state = tally->state;
  DubJson display = dub_json_member (at, "jewelry");
  DubJson barry = dub_json_member (at, "barry");
  DubJson you = dub_json_member (at, "you");
  DubJson barrys = dub_json_member (&barry, "jewelry");
  DubJson yours = dub_json_member (&you, "jewelry");

  return check_jewels (&display, state->jewelry, tally) &&
         check_jewels (&barrys, state->barry.jewelry.colors, tally) &&
         check_jewels (&yours, state->you.jewelry.colors, tally);
}

static gboolean
check_cards (const DubJson *at, const DubEmployee *employees, DubTally *tally)
{
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson employee = dub_json_element (at, i);

    if (!accept (&employee, dub_tally_add_employee (tally, employees[i])))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_employees (const DubJson *at, const DubBox *box, DubTally *tally)
{
  const DubState *state = tally->state;
  DubEmployee bonuses[DUB_N_CROWNS] = { 0 };
  DubJson display = dub_json_member (at, "employees");
  DubJson barry = dub_json_member (at, "barry");
  DubJson staff = dub_json_member (&barry, "staff");
  DubJson you = dub_json_member (at, "you");
  DubJson yours = dub_json_member (&you, "bonuses");

  for (guint i = 0; i < state->you.n_bonuses; i++)
    bonuses[i] = dub_box_get_employee (box, dub_name_get (DUB_SET_CROWN, state->you.bonuses[i]));

  return check_cards (&display, state->employees, tally) &&
         check_cards (&staff, state->barry.staff, tally) && check_cards (&yours, bonuses, tally);
}

/* The rest is seen at the place that is most likely to be wrong. */
static gboolean
check_table (const DubJson *at, const DubScenario *scenario)
{
  DubProblem problem = dub_table_check (&scenario->box, &scenario->state);
  DubJson jeweler = dub_json_member (at, "jeweler");
  DubJson barry = dub_json_member (at, "barry");
  DubJson staff = dub_json_member (&barry, "staff");

  if (problem.code == DUB_PROBLEM_STAFF)
    return accept (&staff, problem);

  return accept (problem.code == DUB_PROBLEM_NO_JEWELER ? &jeweler : at, problem);
}

gboolean
dub_scenario_check (const DubJson *at, const DubScenario *scenario)
{
  DubTally tally = { .state = &scenario->state };

  return check_garments (at, &tally) && check_jewelry (at, &tally) &&
         check_employees (at, &scenario->box, &tally) && check_table (at, scenario);
}
