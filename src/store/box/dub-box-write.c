/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box profile as JSON, in the form of dub-box-file.c.
 */

#include "dub-box-file.h"
#include "dub-box-tiles.h"
#include "dub-card-json.h"

static JsonArray *
write_majority (DubMajority majority)
{
  JsonArray *array = json_array_new ();

  json_array_add_int_element (array, majority.first);
  json_array_add_int_element (array, majority.second);

  return array;
}

static JsonObject *
write_decoration (const DubDecoration *decoration)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "cost", decoration->cost);
  if (decoration->times != 0)
    json_object_set_int_member (object, "times", decoration->times);
  json_object_set_int_member (object, "pp", decoration->pp);

  return object;
}

static JsonArray *
write_decorations (const DubDecorations *decorations)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < decorations->n; i++)
    json_array_add_object_element (array, write_decoration (&decorations->spaces[i]));

  return array;
}

static JsonArray *
write_numbers (const guint8 *numbers, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, numbers[i]);

  return array;
}

static JsonArray *
write_tasks (const guint8 *tasks, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_string_element (array, dub_name_get (DUB_SET_TASK, tasks[i]));

  return array;
}

static JsonObject *
write_guest_space (const DubGuestSpace *space)
{
  JsonObject *object = json_object_new ();

  if (space->master)
    json_object_set_boolean_member (object, "master", TRUE);
  if (space->reward == DUB_REWARD_LIVRE) {
    JsonObject *livre = json_object_new ();

    json_object_set_int_member (livre, "livre", space->livre);
    json_object_set_object_member (object, "reward", livre);
  } else if (space->reward != DUB_REWARD_NONE)
    json_object_set_string_member (object, "reward", dub_name_get (DUB_SET_REWARD, space->reward));

  return object;
}

static JsonArray *
write_halls (const DubBox *box)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < DUB_N_HALLS; i++) {
    JsonObject *hall = json_object_new ();
    JsonArray *guests = json_array_new ();

    json_object_set_array_member (hall, "majority", write_majority (box->halls[i].majority));
    json_object_set_object_member (hall, "musician",
                                   write_decoration (&box->decorations[DUB_MUSICIANS].spaces[i]));
    for (guint j = 0; j < box->halls[i].n_guests; j++)
      json_array_add_object_element (guests, write_guest_space (&box->halls[i].guests[j]));
    json_object_set_array_member (hall, "guests", guests);
    json_array_add_object_element (array, hall);
  }

  return array;
}

static void
set_decorations (JsonObject *root, const DubBox *box)
{
  JsonObject *fireworks = json_object_new ();
  JsonObject *kitchen = json_object_new ();

  json_object_set_array_member (fireworks, "majority", write_majority (box->fireworks_majority));
  json_object_set_array_member (fireworks, "spaces",
                                write_decorations (&box->decorations[DUB_FIREWORKS]));
  json_object_set_object_member (root, "fireworks", fireworks);
  json_object_set_array_member (root, "statues",
                                write_decorations (&box->decorations[DUB_STATUES]));
  json_object_set_array_member (kitchen, "left",
                                write_decorations (&box->decorations[DUB_KITCHEN_LEFT]));
  json_object_set_array_member (kitchen, "right",
                                write_decorations (&box->decorations[DUB_KITCHEN_RIGHT]));
  json_object_set_object_member (root, "kitchen", kitchen);
}

static JsonObject *
write_jeweler (const DubBox *box)
{
  JsonObject *object = json_object_new ();

  json_object_set_array_member (object, "decorations",
                                write_decorations (&box->decorations[DUB_JEWELER]));
  json_object_set_array_member (object, "display",
                                write_numbers (box->jewelry_display.costs, box->jewelry_display.n));
  json_object_set_array_member (object, "journeyman-tasks",
                                write_tasks (box->journeyman_tasks, DUB_N_JOURNEYMAN_TASKS));
  json_object_set_array_member (object, "master-tasks",
                                write_tasks (box->master_tasks, DUB_N_MASTER_TASKS));

  return object;
}

static JsonArray *
write_employees (const DubBox *box)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < box->n_employees; i++) {
    JsonObject *object = json_object_new ();

    json_object_set_string_member (object, "id", box->employees[i].id);
    json_object_set_int_member (object, "level", box->employees[i].level);
    json_object_set_string_member (object, "type",
                                   dub_name_get (DUB_SET_TYPE, box->employees[i].type));
    json_array_add_object_element (array, object);
  }

  return array;
}

JsonNode *
dub_box_write (const DubBox *box)
{
  JsonObject *root = json_object_new ();
  JsonObject *sources = json_object_new ();
  JsonArray *deck = json_array_new ();

  json_object_set_string_member (root, "format", "dubarry-box");
  json_object_set_int_member (root, "version", 1);
  json_object_set_string_member (root, "name", box->name);
  json_object_set_string_member (root, "edition", dub_name_get (DUB_SET_EDITION, box->edition));
  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    json_object_set_string_member (sources, dub_name_get (DUB_SET_SECTION, i),
                                   dub_name_get (DUB_SET_SOURCE, box->sources[i]));
  json_object_set_object_member (root, "sources", sources);
  json_object_set_array_member (root, "halls", write_halls (box));
  set_decorations (root, box);
  json_object_set_array_member (root, "all-halls",
                                write_numbers (box->all_halls, box->n_all_halls));
  json_object_set_array_member (root, "garment-display",
                                write_numbers (box->garment_display.costs, box->garment_display.n));
  json_object_set_object_member (root, "jeweler", write_jeweler (box));
  json_object_set_array_member (root, "employees", write_employees (box));
  for (guint i = 0; i < DUB_N_CARDS; i++)
    json_array_add_object_element (deck, dub_card_write (box->deck[i]));
  json_object_set_array_member (root, "deck", deck);
  dub_box_write_tiles (box, root);

  return dub_json_take_object (root);
}

char *
dub_box_print (const DubBox *box)
{
  g_autoptr (JsonNode) node = dub_box_write (box);

  return dub_json_print (node);
}

char *
dub_box_print_line (const DubBox *box)
{
  g_autoptr (JsonNode) node = dub_box_write (box);

  return json_to_string (node, FALSE);
}
