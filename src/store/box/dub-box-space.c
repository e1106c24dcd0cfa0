/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-space.h"

#include "dub-card-json.h"

static gboolean
read_number (const DubJson *at, DubBox *box, DubField field)
{
  guint min, max;

  dub_field_get_printed_range (field, &min, &max);

  return dub_json_read_u8 (at, min, max, dub_field_find (box, field));
}

static gboolean
read_name (const DubJson *at, DubBox *box, DubField field)
{
  return dub_json_read_name (at, dub_field_get_info (field)->set, dub_field_find (box, field));
}

static gboolean
read_flag (const DubJson *at, DubBox *box, DubField field)
{
  return dub_json_read_bool (at, dub_field_find (box, field));
}

static gboolean
read_reward (const DubJson *at, DubBox *box, DubField field)
{
  static const char *const keys[] = { "livre", NULL };
  static const char expected[] = "\"none\", \"resource\", \"thread\", \"lace\", {\"livre\": n}";
  DubGuestSpace *space = &box->halls[field.in].guests[field.at];
  guint reward;

  if (dub_json_is_object (at)) {
    DubJson livre = dub_json_member (at, "livre");

    space->reward = DUB_REWARD_LIVRE;
    return dub_json_check_object (at, keys) &&
           dub_json_read_u8 (&livre, 1, dub_field_get_info (field)->max, &space->livre);
  }
  if (!dub_json_is_string (at) ||
      !dub_name_find (DUB_SET_REWARD, json_node_get_string (at->node), &reward) ||
      reward == DUB_REWARD_LIVRE)
    return dub_json_refuse (at, DUB_FAULT_ONE_OF, "one of %s", expected);
  space->reward = (guint8) reward;

  return TRUE;
}

/* Also sets the crown of the card, which the id determines. */
static gboolean
read_id (const DubJson *at, DubBox *box, DubField field)
{
  const char *id = dub_json_read_string (at, DUB_MAX_EMPLOYEE_ID - 1);
  DubBoxEmployee *card = &box->employees[field.at];
  guint crown;

  if (id == NULL)
    return FALSE;
  g_strlcpy (card->id, id, sizeof card->id);
  card->crown = dub_name_find (DUB_SET_CROWN, id, &crown) ? (guint8) crown : DUB_CROWN_NONE;

  return TRUE;
}

static gboolean
read_card (const DubJson *at, DubBox *box, DubField field)
{
  return dub_card_read (at, &box->deck[field.at]);
}

static JsonNode *
write_number (const DubBox *box, DubField field)
{
  return json_node_init_int (json_node_alloc (), *dub_field_find ((DubBox *) box, field));
}

static JsonNode *
write_name (const DubBox *box, DubField field)
{
  return json_node_init_string (json_node_alloc (), dub_name_get (dub_field_get_info (field)->set,
                                                                  dub_field_get (box, field)));
}

static JsonNode *
write_flag (const DubBox *box, DubField field)
{
  return json_node_init_boolean (json_node_alloc (), dub_field_get (box, field) != 0);
}

static JsonNode *
write_reward (const DubBox *box, DubField field)
{
  const DubGuestSpace *space = &box->halls[field.in].guests[field.at];
  JsonObject *livre;

  if (space->reward != DUB_REWARD_LIVRE)
    return json_node_init_string (json_node_alloc (), dub_name_get (DUB_SET_REWARD, space->reward));
  livre = json_object_new ();
  json_object_set_int_member (livre, "livre", space->livre);

  return dub_json_take_object (livre);
}

static JsonNode *
write_id (const DubBox *box, DubField field)
{
  return json_node_init_string (json_node_alloc (), box->employees[field.at].id);
}

static JsonNode *
write_card (const DubBox *box, DubField field)
{
  return dub_json_take_object (dub_card_write (box->deck[field.at]));
}

static const struct {
  gboolean (*read) (const DubJson *at, DubBox *box, DubField field);
  JsonNode *(*write) (const DubBox *box, DubField field);
} types[DUB_N_VALUE_TYPES] = {
  [DUB_VALUE_NUMBER] = { read_number, write_number },
  [DUB_VALUE_PP] = { read_number, write_number },
  [DUB_VALUE_LIVRE] = { read_number, write_number },
  [DUB_VALUE_TIMES] = { read_number, write_number },
  [DUB_VALUE_TILES] = { read_number, write_number },
  [DUB_VALUE_MAJORITY] = { read_number, write_number },
  [DUB_VALUE_NAME] = { read_name, write_name },
  [DUB_VALUE_FLAG] = { read_flag, write_flag },
  [DUB_VALUE_REWARD] = { read_reward, write_reward },
  [DUB_VALUE_ID] = { read_id, write_id },
  [DUB_VALUE_CARD] = { read_card, write_card },
};

static gboolean
read_figure (const DubJson *at, DubBox *box, DubField field)
{
  const DubFieldInfo *info = dub_field_get_info (field);

  if (!info->is_optional || !dub_json_is_missing (at))
    return types[info->type].read (at, box, field);
  *dub_field_find (box, field) = info->missing;

  return TRUE;
}

gboolean
dub_box_read_space (const DubJson *at, DubBox *box, DubRow row, guint space)
{
  const DubRowInfo *info = dub_row_get_info (row);
  const char *keys[DUB_MAX_ROW_FIELDS + 1] = { NULL };

  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++)
    keys[i] = dub_field_get_info (dub_row_get_field (row, space, i))->key;
  if (keys[0] == NULL)
    return read_figure (at, box, dub_row_get_field (row, space, 0));
  if (!dub_json_check_object (at, keys))
    return FALSE;
  for (guint i = 0; keys[i] != NULL; i++) {
    DubJson member = dub_json_member (at, keys[i]);

    if (!read_figure (&member, box, dub_row_get_field (row, space, i)))
      return FALSE;
  }

  return TRUE;
}

/* Returns NULL if the file omits the value. */
static JsonNode *
write_figure (const DubBox *box, DubField field)
{
  const DubFieldInfo *info = dub_field_get_info (field);

  if (info->is_optional && *dub_field_find ((DubBox *) box, field) == info->missing)
    return NULL;

  return types[info->type].write (box, field);
}

JsonNode *
dub_box_write_space (const DubBox *box, DubRow row, guint space)
{
  const DubRowInfo *info = dub_row_get_info (row);
  JsonObject *object;

  if (dub_field_get_info (dub_row_get_field (row, space, 0))->key == NULL)
    return write_figure (box, dub_row_get_field (row, space, 0));
  object = json_object_new ();
  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
    DubField field = dub_row_get_field (row, space, i);
    JsonNode *node = write_figure (box, field);

    if (node != NULL)
      json_object_set_member (object, dub_field_get_info (field)->key, node);
  }

  return dub_json_take_object (object);
}
