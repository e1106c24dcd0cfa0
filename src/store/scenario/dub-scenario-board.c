/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies on the board: displays, halls and tokens.
 */

#include "dub-scenario-private.h"

#include <string.h>

/* Checks a list of spaces; those that it leaves out at its end are empty. */
static gboolean
check_spaces (const DubJson *at, guint max)
{
  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0, G_MAXUINT))
    return FALSE;

  if (dub_json_get_length (at) > max) {
    DubJson outside = dub_json_element (at, max);

    return dub_json_refuse_board (&outside, "there is no such space; the box has %u here", max);
  }

  return TRUE;
}

static gboolean
read_special (const DubJson *at, DubGarment *garment)
{
  DubJson festivity = dub_json_member (at, "festivity");
  DubJson expert = dub_json_member (at, "expert");

  if (!dub_json_is_missing (&festivity) && !dub_json_is_missing (&expert))
    return dub_json_refuse (at, "a festivity or an expert garment, not both");
  if (!dub_json_is_missing (&festivity))
    return dub_json_read_name (&festivity, DUB_SET_FESTIVITY, &garment->special);

  return dub_json_is_missing (&expert) ||
         dub_json_read_name (&expert, DUB_SET_EXPERT, &garment->special);
}

/* keys: with or without an owner. */
static gboolean
read_garment (const DubJson *at, const char *const *keys, DubGarment *garment)
{
  DubJson color = dub_json_member (at, "colour");
  DubJson pp = dub_json_member (at, "pp");
  DubJson thimble = dub_json_member (at, "thimble");

  return dub_json_check_object (at, keys) &&
         dub_json_read_name (&color, DUB_SET_COLOR, &garment->color) &&
         (dub_json_is_missing (&pp) ||
          dub_json_read_u8 (&pp, 0, DUB_MAX_GARMENT_PP, &garment->pp)) &&
         (dub_json_is_missing (&thimble) || dub_json_read_bool (&thimble, &garment->thimble)) &&
         read_special (at, garment);
}

static gboolean
read_owner (const DubJson *at, guint8 *owner)
{
  if (dub_json_is_string (at) && g_str_equal (json_node_get_string (at->node), "barry"))
    *owner = DUB_BARRY;
  else if (dub_json_is_string (at) && g_str_equal (json_node_get_string (at->node), "you"))
    *owner = DUB_YOU;
  else
    return dub_json_refuse (at, "\"barry\" or \"you\"");

  return TRUE;
}

static gboolean
read_garments (const DubJson *at, DubScenario *scenario)
{
  static const char *const keys[] = { "colour", "pp", "thimble", "festivity", "expert", NULL };

  if (!check_spaces (at, scenario->box.garment_display.n))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson garment = dub_json_element (at, i);

    if (!dub_json_is_null (&garment) &&
        !read_garment (&garment, keys, &scenario->state.garments[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_resources (const DubJson *at, DubState *state)
{
  if (!check_spaces (at, DUB_N_DRAWERS))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson drawer = dub_json_element (at, i);

    if (!check_spaces (&drawer, DUB_N_COLUMNS))
      return FALSE;
    for (guint j = 0; j < dub_json_get_length (&drawer); j++) {
      DubJson tile = dub_json_element (&drawer, j);

      if (!dub_json_is_null (&tile) &&
          !dub_json_read_name (&tile, DUB_SET_TILE, &state->resources[i][j]))
        return FALSE;
    }
  }

  return TRUE;
}

static gboolean
read_known_employee (const DubJson *at, const DubBox *box, DubEmployee *employee)
{
  DubJson id = dub_json_member (at, "id");
  const char *string = dub_json_read_string (&id, DUB_MAX_EMPLOYEE_ID - 1);

  if (string == NULL)
    return FALSE;
  *employee = dub_box_get_employee (box, string);
  if (employee->type == DUB_TYPE_NONE)
    return dub_json_refuse (&id, "the id of an employee of the box");

  return TRUE;
}

/* {"id"} or {"level", "type"}; with an id the others may only repeat it. */
gboolean
dub_scenario_read_employee (const DubJson *at, const DubBox *box, DubEmployee *employee)
{
  static const char *const keys[] = { "id", "level", "type", NULL };
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  DubEmployee reported = { 0 };

  if (!dub_json_check_object (at, keys))
    return FALSE;
  if (!dub_json_is_missing (&id)) {
    if (!read_known_employee (at, box, employee))
      return FALSE;
    reported = *employee;
  }

  if ((dub_json_is_missing (&id) || !dub_json_is_missing (&level)) &&
      !dub_json_read_u8 (&level, 0, DUB_N_LEVELS - 1, &reported.level))
    return FALSE;
  if ((dub_json_is_missing (&id) || !dub_json_is_missing (&type)) &&
      !dub_json_read_name (&type, DUB_SET_TYPE, &reported.type))
    return FALSE;
  if (!dub_json_is_missing (&id) && memcmp (&reported, employee, sizeof reported) != 0)
    return dub_json_refuse (at, "level and type as the box has them for this id");
  *employee = reported;

  return TRUE;
}

static gboolean
read_employees (const DubJson *at, DubScenario *scenario)
{
  if (!check_spaces (at, DUB_N_HIRE_SPACES))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson employee = dub_json_element (at, i);

    if (!dub_json_is_null (&employee) &&
        !dub_scenario_read_employee (&employee, &scenario->box, &scenario->state.employees[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_jewelry (const DubJson *at, DubScenario *scenario)
{
  static const char *const keys[] = { "colour", NULL };

  if (!check_spaces (at, scenario->box.jewelry_display.n))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson jewel = dub_json_element (at, i);
    DubJson color = dub_json_member (&jewel, "colour");

    if (!dub_json_is_null (&jewel) &&
        !(dub_json_check_object (&jewel, keys) &&
          dub_json_read_name (&color, DUB_SET_COLOR, &scenario->state.jewelry[i])))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_guest (const DubJson *at, DubGuest *guest)
{
  static const char *const keys[] = { "owner",     "colour", "pp", "thimble",
                                      "festivity", "expert", NULL };
  DubJson owner = dub_json_member (at, "owner");

  return read_garment (at, keys, &guest->garment) && read_owner (&owner, &guest->owner);
}

static gboolean
read_halls (const DubJson *at, DubScenario *scenario)
{
  if (!check_spaces (at, DUB_N_HALLS))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson hall = dub_json_element (at, i);

    if (!check_spaces (&hall, scenario->box.halls[i].n_guests))
      return FALSE;
    for (guint j = 0; j < dub_json_get_length (&hall); j++) {
      DubJson guest = dub_json_element (&hall, j);

      if (!dub_json_is_null (&guest) && !read_guest (&guest, &scenario->state.halls[i][j]))
        return FALSE;
    }
  }

  return TRUE;
}

static gboolean
read_tokens (const DubJson *at, guint max, guint8 *tokens)
{
  if (!check_spaces (at, max))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson token = dub_json_element (at, i);

    if (!dub_json_is_null (&token) && !read_owner (&token, &tokens[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_decorations (const DubJson *at, DubScenario *scenario)
{
  static const char *const kitchen_keys[] = { "left", "right", NULL };
  DubJson kitchen = dub_json_member (at, "kitchen");
  DubJson all_halls = dub_json_member (at, "all-halls");
  DubJson lists[DUB_N_DECORATION_KINDS];

  if (!dub_json_is_missing (&kitchen) && !dub_json_check_object (&kitchen, kitchen_keys))
    return FALSE;

  for (guint i = 0; i < DUB_N_DECORATION_KINDS; i++)
    lists[i] = dub_json_member (at, dub_name_get (DUB_SET_DECORATION_KIND, i));
  lists[DUB_KITCHEN_LEFT] = dub_json_member (&kitchen, "left");
  lists[DUB_KITCHEN_RIGHT] = dub_json_member (&kitchen, "right");

  for (guint i = 0; i < DUB_N_DECORATION_KINDS; i++)
    if (!read_tokens (&lists[i], scenario->box.decorations[i].n, scenario->state.tokens[i]))
      return FALSE;

  return read_tokens (&all_halls, scenario->box.n_all_halls, scenario->state.all_halls);
}

gboolean
dub_scenario_read_board (const DubJson *at, DubScenario *scenario)
{
  DubJson garments = dub_json_member (at, "garments");
  DubJson resources = dub_json_member (at, "resources");
  DubJson employees = dub_json_member (at, "employees");
  DubJson jewelry = dub_json_member (at, "jewelry");
  DubJson halls = dub_json_member (at, "halls");

  return read_garments (&garments, scenario) && read_resources (&resources, &scenario->state) &&
         read_employees (&employees, scenario) && read_jewelry (&jewelry, scenario) &&
         read_halls (&halls, scenario) && read_decorations (at, scenario);
}
