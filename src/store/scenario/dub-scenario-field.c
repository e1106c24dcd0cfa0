/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-scenario-field.h"

#include "dub-number.h"
#include "dub-scenario-values.h"

enum { MAX_FIELDS = 32 }; /* in an object, including the terminator */

static DubScenarioVisit
enter (const DubScenarioVisit *visit, const DubScenarioField *field)
{
  return (DubScenarioVisit){ field, (guint8 *) visit->value + field->offset, visit->walk, 0 };
}

/* Every number fits the signed type of its size. */
static gboolean
read_number (const DubJson *at, const DubScenarioVisit *visit)
{
  gint64 number;

  if (!dub_json_read_number (at, visit->field->min, visit->field->max, &number))
    return FALSE;
  dub_number_store (visit->value, visit->field->size, number);

  return TRUE;
}

static JsonNode *
write_number (const DubScenarioVisit *visit)
{
  gint64 number = dub_number_load (visit->value, visit->field->size, TRUE);

  if (number < visit->field->min || number > visit->field->max)
    return NULL;

  return json_node_init_int (json_node_alloc (), number);
}

static gboolean
read_name (const DubJson *at, const DubScenarioVisit *visit)
{
  return dub_json_read_name (at, visit->field->set, visit->value);
}

static JsonNode *
write_name (const DubScenarioVisit *visit)
{
  const char *name = dub_name_get (visit->field->set, *(guint8 *) visit->value);

  return name == NULL ? NULL : json_node_init_string (json_node_alloc (), name);
}

static gboolean
read_names (const DubJson *at, const DubScenarioVisit *visit)
{
  gint64 names = 0;
  guint8 name;

  if (!dub_json_check_array (at, 0, dub_set_get_size (visit->field->set)))
    return FALSE;
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!dub_json_read_name (&element, visit->field->set, &name))
      return FALSE;
    names |= 1u << name;
  }
  dub_number_store (visit->value, visit->field->size, names);

  return TRUE;
}

static JsonNode *
write_names (const DubScenarioVisit *visit)
{
  JsonArray *array = json_array_new ();
  guint names = (guint) dub_number_load (visit->value, visit->field->size, TRUE);

  for (guint i = 0; i < dub_set_get_size (visit->field->set); i++)
    if ((names & (1u << i)) != 0)
      json_array_add_string_element (array, dub_name_get (visit->field->set, i));

  return dub_json_take_array (array);
}

static gboolean
read_flag (const DubJson *at, const DubScenarioVisit *visit)
{
  guint8 *flag = visit->value;

  if (!dub_json_read_bool (at, flag))
    return FALSE;
  *flag = *flag != visit->field->opposite;

  return TRUE;
}

static JsonNode *
write_flag (const DubScenarioVisit *visit)
{
  gboolean flag = *(guint8 *) visit->value != visit->field->opposite;

  return flag < visit->field->min ? NULL : json_node_init_boolean (json_node_alloc (), flag);
}

static gboolean
read_object (const DubJson *at, const DubScenarioVisit *visit)
{
  const DubScenarioField *fields = visit->field->items;
  guint16 *known = (guint16 *) (void *) ((guint8 *) visit->value + visit->field->known_offset);
  const char *keys[MAX_FIELDS];
  guint n = 0;

  for (; fields[n].form != NULL; n++)
    keys[n] = fields[n].key;
  keys[n] = NULL;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    DubJson member = dub_json_member (at, keys[i]);
    DubScenarioVisit inner = enter (visit, &fields[i]);

    if (dub_json_is_missing (&member) && !fields[i].required)
      continue;
    if (!fields[i].form->read (&member, &inner))
      return FALSE;
    if (visit->field->known_offset != 0 && !fields[i].is_no_fact)
      *known |= (guint16) (1u << i);
  }

  return TRUE;
}

static gboolean
add_members (JsonObject *object, const DubScenarioVisit *visit)
{
  const DubScenarioField *fields = visit->field->items;
  guint known = G_MAXUINT;

  if (visit->field->known_offset != 0)
    known = *(const guint16 *) (const void *) ((const guint8 *) visit->value +
                                               visit->field->known_offset);
  for (guint i = 0; fields[i].form != NULL; i++) {
    DubScenarioVisit inner = enter (visit, &fields[i]);
    gboolean is_known = fields[i].is_no_fact || (known & (1u << i)) != 0;
    JsonNode *node = is_known ? fields[i].form->write (&inner) : NULL;

    if (node != NULL)
      json_object_set_member (object, fields[i].key, node);
    else if (fields[i].required)
      return FALSE;
  }

  return TRUE;
}

static JsonNode *
write_object (const DubScenarioVisit *visit)
{
  JsonObject *object = json_object_new ();

  if (add_members (object, visit) && json_object_get_size (object) >= visit->field->min)
    return dub_json_take_object (object);
  json_object_unref (object);

  return NULL;
}

gboolean
dub_scenario_add_fields (JsonObject *object, const DubScenarioField *fields, gconstpointer base,
                         DubScenarioWalk *walk)
{
  DubScenarioField root = { .items = fields };
  DubScenarioVisit visit = { &root, (gpointer) base, walk, 0 };

  return add_members (object, &visit);
}

static DubScenarioVisit
enter_item (const DubScenarioVisit *visit, guint i)
{
  DubScenarioVisit item = enter (visit, visit->field->items);

  item.value = (guint8 *) item.value + i * visit->field->size;
  item.index = i;

  return item;
}

/* Reads the items and checks that the box has enough of them. */
static gboolean
read_items (const DubJson *at, const DubScenarioVisit *visit, gboolean may_be_null)
{
  const DubScenarioField *field = visit->field->items;
  DubScenarioWalk *walk = visit->walk;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubScenarioVisit item = enter_item (visit, i);

    if (may_be_null && dub_json_is_null (&element))
      continue;
    if (!field->form->read (&element, &item))
      return FALSE;
    if (field->count != NULL &&
        !dub_scenario_accept (&element,
                              field->count (&walk->tally, item.value, &walk->scenario->box)))
      return FALSE;
  }

  return TRUE;
}

static JsonNode *
write_items (const DubScenarioVisit *visit, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++) {
    DubScenarioVisit item = enter_item (visit, i);
    JsonNode *node = item.field->form->write (&item);

    json_array_add_element (array, node != NULL ? node : json_node_new (JSON_NODE_NULL));
  }

  return dub_json_take_array (array);
}

static guint
count_spaces (const DubScenarioVisit *visit)
{
  const DubScenarioField *field = visit->field;
  const DubBox *box;

  if (field->n_offset == 0)
    return (guint) field->max;
  box = &visit->walk->scenario->box;

  return ((const guint8 *) box)[field->n_offset + visit->index * field->n_size];
}

/* Spaces missing at the end of a list are empty; a nested row cannot be null. */
static gboolean
read_spaces (const DubJson *at, const DubScenarioVisit *visit)
{
  guint n = count_spaces (visit);

  if (!dub_json_check_array (at, 0, G_MAXUINT))
    return FALSE;
  if (dub_json_get_length (at) > n) {
    DubJson outside = dub_json_element (at, n);

    return dub_json_refuse_board (&outside, DUB_FAULT_SPACE,
                                  "there is no such space; the box has %u here", n);
  }

  return read_items (at, visit, visit->field->items->form != &dub_spaces_form);
}

static JsonNode *
write_spaces (const DubScenarioVisit *visit)
{
  return write_items (visit, count_spaces (visit));
}

static gboolean
read_list (const DubJson *at, const DubScenarioVisit *visit)
{
  const DubScenarioField *field = visit->field;

  if (!dub_json_check_array (at, 0, (guint) field->max) || !read_items (at, visit, FALSE))
    return FALSE;
  dub_number_store ((guint8 *) visit->value + field->n_offset, field->n_size,
                    dub_json_get_length (at));

  return TRUE;
}

static JsonNode *
write_list (const DubScenarioVisit *visit)
{
  gconstpointer n = (guint8 *) visit->value + visit->field->n_offset;

  return write_items (visit, (guint) dub_number_load (n, visit->field->n_size, TRUE));
}

const DubScenarioForm dub_number_form = { read_number, write_number };
const DubScenarioForm dub_name_form = { read_name, write_name };
const DubScenarioForm dub_names_form = { read_names, write_names };
const DubScenarioForm dub_flag_form = { read_flag, write_flag };
const DubScenarioForm dub_object_form = { read_object, write_object };
const DubScenarioForm dub_spaces_form = { read_spaces, write_spaces };
const DubScenarioForm dub_list_form = { read_list, write_list };
