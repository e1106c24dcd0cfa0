/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-json.h"

#include "dub-card.h"

enum { MAX_KEYS = 5 };

/* Finds the action. Of two with the same name, chooses the one whose key is present. */
static gboolean
read_action (const DubJson *at, const char *name, guint *action)
{
  const char *keys[MAX_KEYS + 1] = { "action" };
  guint n_keys = 1, n_forms = 0, n_found = 0;

  for (guint i = 0; i < DUB_N_CARD_ACTIONS; i++)
    if (g_strcmp0 (dub_card_forms[i].action, name) == 0) {
      DubJson value =
          dub_json_member (at, dub_card_forms[i].argument != NULL ? dub_card_forms[i].argument
                                                                  : "action");

      if (n_forms++ == 0 || !dub_json_is_missing (&value))
        *action = i;
      n_found += !dub_json_is_missing (&value);
      if (dub_card_forms[i].argument != NULL)
        keys[n_keys++] = dub_card_forms[i].argument;
      if (dub_card_forms[i].has_end)
        keys[n_keys++] = "from";
    }
  keys[n_keys++] = "hall";
  keys[n_keys] = "jewelry";
  if (!dub_json_check_object (at, keys))
    return FALSE;

  return n_forms == 1 || n_found == 1 ||
         dub_json_refuse (at, DUB_FAULT_DRAWER_OR_COLUMN, "either a drawer or a column");
}

static gboolean
find_action (const DubJson *at, guint *action)
{
  DubJson name = dub_json_member (at, "action");

  if (!dub_json_is_object (at))
    return dub_json_refuse (at, DUB_FAULT_CARD_OBJECT, "a card, as %s",
                            "{\"action\": ..., \"hall\": ..., \"jewelry\": ...}");
  if (dub_json_is_string (&name))
    for (guint i = 0; i < DUB_N_CARD_ACTIONS; i++)
      if (g_strcmp0 (dub_card_forms[i].action, json_node_get_string (name.node)) == 0)
        return read_action (at, dub_card_forms[i].action, action);

  return dub_json_refuse (&name, DUB_FAULT_ONE_OF, "one of %s",
                          "\"favor\", \"resources\", \"tailor\", \"hire\", \"fund\"");
}

static gboolean
read_n (const DubJson *at, const DubCardForm *form, guint8 *n, guint8 *side)
{
  DubJson value = dub_json_member (at, form->argument != NULL ? form->argument : "action");
  DubJson from = dub_json_member (at, "from");

  if (form->argument == NULL)
    return TRUE;

  return (form->is_named ? dub_json_read_name (&value, form->set, n)
                         : dub_json_read_u8 (&value, form->first, form->last, n)) &&
         (!form->has_end || dub_json_read_name (&from, DUB_SET_END, side));
}

gboolean
dub_card_read (const DubJson *at, DubCard *card)
{
  DubJson foot_hall = dub_json_member (at, "hall");
  DubJson foot_symbol = dub_json_member (at, "jewelry");
  guint8 n = 0, side = 0, hall = 0, symbol = 0;
  guint action = DUB_CARD_UNKNOWN;

  if (!find_action (at, &action) || !read_n (at, &dub_card_forms[action], &n, &side) ||
      !dub_json_read_u8 (&foot_hall, 1, DUB_N_HALLS, &hall) ||
      !dub_json_read_name (&foot_symbol, DUB_SET_SYMBOL, &symbol))
    return FALSE;

  *card =
      (DubCard){ .action = (guint8) action, .n = n, .end = side, .hall = hall, .symbol = symbol };

  return TRUE;
}

JsonObject *
dub_card_write (DubCard card)
{
  const DubCardForm *form = &dub_card_forms[card.action];
  JsonObject *object = json_object_new ();

  g_assert (form->action != NULL);

  json_object_set_string_member (object, "action", form->action);
  if (form->is_named)
    json_object_set_string_member (object, form->argument, dub_name_get (form->set, card.n));
  else if (form->argument != NULL)
    json_object_set_int_member (object, form->argument, card.n);
  if (form->has_end)
    json_object_set_string_member (object, "from", dub_name_get (DUB_SET_END, card.end));
  json_object_set_int_member (object, "hall", card.hall);
  json_object_set_string_member (object, "jewelry", dub_name_get (DUB_SET_SYMBOL, card.symbol));

  return object;
}
