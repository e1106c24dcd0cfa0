/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What belongs to Barry and to you.
 */

#include "dub-scenario-private.h"
#include "dub-valid.h"

#include <string.h>

static gboolean
read_count (const DubJson *at, guint max, guint16 *count)
{
  return dub_json_is_missing (at) || dub_json_read_u16 (at, 0, max, count);
}

static gboolean
read_jewelry (const DubJson *at, DubJewelry *jewelry)
{
  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0, DUB_MAX_JEWELRY))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    guint8 color;

    if (!dub_json_read_name (&element, DUB_SET_COLOR, &color))
      return FALSE;
    dub_jewelry_add (jewelry, color);
  }

  return TRUE;
}

static gboolean
read_staff (const DubJson *at, DubScenario *scenario)
{
  DubBarry *barry = &scenario->state.barry;

  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0,
                             DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES + 2 * DUB_N_EXAM_CARDS))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubEmployee employee = { .level = DUB_LEVEL_UNKNOWN };

    if (!(dub_json_is_string (&element)
              ? dub_json_read_name (&element, DUB_SET_TYPE, &employee.type)
              : dub_scenario_read_employee (&element, &scenario->box, &employee)))
      return FALSE;
    barry->staff[barry->n_staff++] = employee;
  }

  return TRUE;
}

static gboolean
read_done (const DubJson *at, const DubBox *box, DubBarry *barry)
{
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (box, barry->track, &n_tasks);

  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0, n_tasks))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    guint8 task;

    if (!dub_json_read_name (&element, DUB_SET_TASK, &task))
      return FALSE;
    if (memchr (tasks, task, n_tasks) == NULL)
      return dub_json_refuse (&element, "a task of the %s track",
                              dub_name_get (DUB_SET_TRACK, barry->track));
    if (memchr (barry->done, task, barry->n_done) != NULL)
      return dub_json_refuse (&element, "each task once");
    barry->done[barry->n_done++] = task;
  }

  return TRUE;
}

static gboolean
read_exam (const DubJson *at, DubScenario *scenario)
{
  static const char *const keys[] = { "track", "done", NULL };
  DubBarry *barry = &scenario->state.barry;
  DubJson track = dub_json_member (at, "track");
  DubJson done = dub_json_member (at, "done");

  return dub_json_is_missing (at) || (dub_json_check_object (at, keys) &&
                                      (dub_json_is_missing (&track) ||
                                       dub_json_read_name (&track, DUB_SET_TRACK, &barry->track)) &&
                                      read_done (&done, &scenario->box, barry));
}

gboolean
dub_scenario_read_barry (const DubJson *at, DubScenario *scenario)
{
  static const char *const keys[] = { "pp",      "thread", "lace", "tiles",
                                      "jewelry", "staff",  "exam", NULL };
  DubBarry *barry = &scenario->state.barry;
  DubJson pp = dub_json_member (at, "pp");
  DubJson thread = dub_json_member (at, "thread");
  DubJson lace = dub_json_member (at, "lace");
  DubJson tiles = dub_json_member (at, "tiles");
  DubJson jewelry = dub_json_member (at, "jewelry");
  DubJson staff = dub_json_member (at, "staff");
  DubJson exam = dub_json_member (at, "exam");

  return dub_json_is_missing (at) ||
         (dub_json_check_object (at, keys) && read_count (&pp, DUB_MAX_PP, &barry->pp) &&
          read_count (&thread, DUB_MAX_COUNT, &barry->thread) &&
          read_count (&lace, DUB_MAX_COUNT, &barry->lace) &&
          read_count (&tiles, DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES, &barry->tiles) &&
          read_jewelry (&jewelry, &barry->jewelry) && read_staff (&staff, scenario) &&
          read_exam (&exam, scenario));
}

static gboolean
read_bonuses (const DubJson *at, DubYou *you)
{
  if (!dub_json_check_array (at, 0, DUB_N_CROWNS))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!dub_json_read_name (&element, DUB_SET_CROWN, &you->bonuses[i]))
      return FALSE;
  }
  you->n_bonuses = (guint8) dub_json_get_length (at);

  return TRUE;
}

static gboolean
read_fact (const DubJson *at, DubFact fact, DubYou *you)
{
  if (dub_json_is_missing (at))
    return TRUE;

  you->known |= (guint8) (1u << fact);
  if (fact == DUB_FACT_JEWELRY)
    return read_jewelry (at, &you->jewelry);
  if (fact == DUB_FACT_BONUSES)
    return read_bonuses (at, you);

  return dub_json_read_u16 (at, 0, (guint16) dub_fact_get_max (fact), &you->counts[fact]);
}

gboolean
dub_scenario_read_you (const DubJson *at, DubState *state)
{
  static const char *const keys[] = { "pp",          "livre",   "thread",  "lace", "staff",
                                      "apprentices", "jewelry", "bonuses", NULL };

  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < DUB_N_FACTS; i++) {
    DubJson fact = dub_json_member (at, dub_name_get (DUB_SET_FACT, i));

    if (!read_fact (&fact, i, &state->you))
      return FALSE;
  }

  return TRUE;
}
