/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A state as a scenario, in the form of dub-scenario-read.c. Every list of
 * spaces is written in full, so that its indices are those of the board.
 */

#include "dub-card-json.h"
#include "dub-scenario.h"

static void
set_name (JsonObject *object, const char *key, DubSet set, guint value)
{
  json_object_set_string_member (object, key, dub_name_get (set, value));
}

static JsonObject *
write_garment (DubGarment garment)
{
  JsonObject *object = json_object_new ();

  set_name (object, "colour", DUB_SET_COLOR, garment.color);
  json_object_set_int_member (object, "pp", garment.pp);
  if (garment.thimble)
    json_object_set_boolean_member (object, "thimble", TRUE);
  if (dub_name_get (DUB_SET_FESTIVITY, garment.special) != NULL)
    set_name (object, "festivity", DUB_SET_FESTIVITY, garment.special);
  if (dub_name_get (DUB_SET_EXPERT, garment.special) != NULL)
    set_name (object, "expert", DUB_SET_EXPERT, garment.special);

  return object;
}

static JsonArray *
write_garments (const DubBox *box, const DubState *state)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < box->garment_display.n; i++)
    if (state->garments[i].color == DUB_COLOR_NONE)
      json_array_add_null_element (array);
    else
      json_array_add_object_element (array, write_garment (state->garments[i]));

  return array;
}

static JsonArray *
write_resources (const DubState *state)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < DUB_N_DRAWERS; i++) {
    JsonArray *drawer = json_array_new ();

    for (guint j = 0; j < DUB_N_COLUMNS; j++)
      if (state->resources[i][j] == DUB_TILE_NONE)
        json_array_add_null_element (drawer);
      else
        json_array_add_string_element (drawer, dub_name_get (DUB_SET_TILE, state->resources[i][j]));
    json_array_add_array_element (array, drawer);
  }

  return array;
}

static void
add_employee (JsonArray *array, const DubBox *box, DubEmployee employee)
{
  JsonObject *object;

  if (employee.type == DUB_TYPE_NONE) {
    json_array_add_null_element (array);
    return;
  }
  if (employee.id == 0 && employee.level >= DUB_LEVEL_EXAM) {
    json_array_add_string_element (array, dub_name_get (DUB_SET_TYPE, employee.type));
    return;
  }

  object = json_object_new ();
  if (employee.id != 0)
    json_object_set_string_member (object, "id", box->employees[employee.id - 1].id);
  else {
    json_object_set_int_member (object, "level", employee.level);
    set_name (object, "type", DUB_SET_TYPE, employee.type);
  }
  json_array_add_object_element (array, object);
}

static JsonArray *
write_employees (const DubBox *box, const DubEmployee *employees, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    add_employee (array, box, employees[i]);

  return array;
}

static JsonArray *
write_jewelry_display (const DubBox *box, const DubState *state)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < box->jewelry_display.n; i++) {
    JsonObject *jewel;

    if (state->jewelry[i] == DUB_COLOR_NONE) {
      json_array_add_null_element (array);
      continue;
    }
    jewel = json_object_new ();
    set_name (jewel, "colour", DUB_SET_COLOR, state->jewelry[i]);
    json_array_add_object_element (array, jewel);
  }

  return array;
}

static JsonArray *
write_jewelry (const DubJewelry *jewelry)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < jewelry->n; i++)
    json_array_add_string_element (array, dub_name_get (DUB_SET_COLOR, jewelry->colors[i]));

  return array;
}

static JsonArray *
write_halls (const DubBox *box, const DubState *state)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < DUB_N_HALLS; i++) {
    JsonArray *hall = json_array_new ();

    for (guint j = 0; j < box->halls[i].n_guests; j++) {
      const DubGuest *guest = &state->halls[i][j];
      JsonObject *object;

      if (guest->owner == DUB_NOBODY) {
        json_array_add_null_element (hall);
        continue;
      }
      object = write_garment (guest->garment);
      set_name (object, "owner", DUB_SET_OWNER, guest->owner);
      json_array_add_object_element (hall, object);
    }
    json_array_add_array_element (array, hall);
  }

  return array;
}

static JsonArray *
write_tokens (const guint8 *tokens, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    if (tokens[i] == DUB_NOBODY)
      json_array_add_null_element (array);
    else
      json_array_add_string_element (array, dub_name_get (DUB_SET_OWNER, tokens[i]));

  return array;
}

static void
set_decorations (JsonObject *object, const DubBox *box, const DubState *state)
{
  JsonObject *kitchen = json_object_new ();

  for (guint i = 0; i < DUB_N_DECORATION_KINDS; i++) {
    JsonArray *tokens = write_tokens (state->tokens[i], box->decorations[i].n);

    if (i == DUB_KITCHEN_LEFT)
      json_object_set_array_member (kitchen, "left", tokens);
    else if (i == DUB_KITCHEN_RIGHT)
      json_object_set_array_member (kitchen, "right", tokens);
    else
      json_object_set_array_member (object, dub_name_get (DUB_SET_DECORATION_KIND, i), tokens);
  }
  json_object_set_object_member (object, "kitchen", kitchen);
  json_object_set_array_member (object, "all-halls",
                                write_tokens (state->all_halls, box->n_all_halls));
}

static JsonObject *
write_barry (const DubBox *box, const DubBarry *barry)
{
  JsonObject *object = json_object_new ();
  JsonObject *exam = json_object_new ();
  JsonArray *done = json_array_new ();

  json_object_set_int_member (object, "pp", barry->pp);
  json_object_set_int_member (object, "thread", barry->thread);
  json_object_set_int_member (object, "lace", barry->lace);
  json_object_set_int_member (object, "tiles", barry->tiles);
  json_object_set_array_member (object, "jewelry", write_jewelry (&barry->jewelry));
  json_object_set_array_member (object, "staff",
                                write_employees (box, barry->staff, barry->n_staff));
  set_name (exam, "track", DUB_SET_TRACK, barry->track);
  for (guint i = 0; i < barry->n_done; i++)
    json_array_add_string_element (done, dub_name_get (DUB_SET_TASK, barry->done[i]));
  json_object_set_array_member (exam, "done", done);
  json_object_set_object_member (object, "exam", exam);

  return object;
}

static JsonObject *
write_you (const DubState *state)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_N_COUNTS; i++)
    if (dub_state_knows (state, i))
      json_object_set_int_member (object, dub_name_get (DUB_SET_FACT, i), state->you.counts[i]);
  if (dub_state_knows (state, DUB_FACT_JEWELRY))
    json_object_set_array_member (object, "jewelry", write_jewelry (&state->you.jewelry));
  if (dub_state_knows (state, DUB_FACT_BONUSES)) {
    JsonArray *bonuses = json_array_new ();

    for (guint i = 0; i < state->you.n_bonuses; i++)
      json_array_add_string_element (bonuses, dub_name_get (DUB_SET_CROWN, state->you.bonuses[i]));
    json_object_set_array_member (object, "bonuses", bonuses);
  }

  return object;
}

static JsonArray *
write_pile (const DubPile *pile)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < pile->n; i++)
    if (pile->cards[i].action == DUB_CARD_UNKNOWN)
      json_array_add_string_element (array, "?");
    else
      json_array_add_object_element (array, dub_card_write (pile->cards[i]));

  return array;
}

static void
set_frame (JsonObject *object, const DubState *state)
{
  JsonArray *expansions = json_array_new ();
  JsonObject *rulings = json_object_new ();

  for (guint i = 0; i < DUB_N_EXPANSIONS; i++)
    if (dub_state_has_expansion (state, i))
      json_array_add_string_element (expansions, dub_name_get (DUB_SET_EXPANSION, i));
  json_object_set_array_member (object, "modules", expansions);
  if (state->round != 0)
    json_object_set_int_member (object, "round", state->round);
  json_object_set_int_member (object, "seed", (gint64) state->seed);
  json_object_set_boolean_member (rulings, "second-place", state->second_place);
  json_object_set_boolean_member (rulings, "count-candidate", state->count_candidate);
  json_object_set_boolean_member (rulings, "zero-gown", !state->zero_gown_apart);
  json_object_set_object_member (object, "rulings", rulings);
  set_name (object, "favor", DUB_SET_OWNER, state->favor);
}

static void
set_stocks (JsonObject *object, const DubState *state)
{
  JsonObject *decks = json_object_new ();

  if (state->bag != DUB_PLENTY)
    json_object_set_int_member (object, "bag", state->bag);
  for (guint i = 0; i < DUB_N_TRACKS; i++)
    if (state->exam_decks[i] != DUB_PLENTY)
      json_object_set_int_member (decks, dub_name_get (DUB_SET_TRACK, i), state->exam_decks[i]);
  if (json_object_get_size (decks) > 0)
    json_object_set_object_member (object, "exam-decks", json_object_ref (decks));
  json_object_unref (decks);
}

JsonObject *
dub_scenario_write (const DubScenario *scenario, const DubState *state)
{
  const DubBox *box = &scenario->box;
  JsonObject *object = json_object_new ();

  json_object_set_member (object, "box", json_node_copy (scenario->box_node));
  set_frame (object, state);
  json_object_set_array_member (object, "garments", write_garments (box, state));
  json_object_set_array_member (object, "resources", write_resources (state));
  json_object_set_array_member (object, "employees",
                                write_employees (box, state->employees, DUB_N_HIRE_SPACES));
  json_object_set_array_member (object, "jewelry", write_jewelry_display (box, state));
  json_object_set_array_member (object, "halls", write_halls (box, state));
  set_decorations (object, box, state);
  json_object_set_object_member (object, "barry", write_barry (box, &state->barry));
  json_object_set_object_member (object, "you", write_you (state));
  json_object_set_array_member (object, "hand", write_pile (&state->hand));
  json_object_set_array_member (object, "supply", write_pile (&state->supply));
  json_object_set_array_member (object, "discard", write_pile (&state->discard));
  set_stocks (object, state);

  return object;
}
