/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-edit.h"

#include "dub-store-error.h"

#include <string.h>

#define EXAMPLE "halls[2].guests[0].master"

static gboolean
refuse (const char *path, DubFaultKind kind, const char *reason, GError **error)
{
  g_auto (DubFault) fault = { .kind = kind, .place = g_strconcat ("$.", path, NULL) };

  if (kind == DUB_FAULT_PATH)
    fault.args[0] = g_strdup (EXAMPLE);
  dub_store_error_set (error, DUB_STORE_ERROR_VALUE, &fault, "%s: %s", fault.place, reason);

  return FALSE;
}

/* Sets or appends an element; a NULL value removes it. */
static void
set_element (JsonNode *node, guint index, JsonNode *value)
{
  JsonArray *before = json_node_get_array (node), *after = json_array_new ();

  for (guint i = 0; i < json_array_get_length (before); i++)
    if (i != index)
      json_array_add_element (after, json_array_dup_element (before, i));
    else if (value != NULL)
      json_array_add_element (after, value);
  if (value != NULL && index == json_array_get_length (before))
    json_array_add_element (after, value);
  json_node_take_array (node, after);
}

static void
set_member (JsonObject *object, const char *key, JsonNode *value)
{
  if (value != NULL)
    json_object_set_member (object, key, value);
  else
    json_object_remove_member (object, key);
}

/* Text that is not JSON is a string, so that strings need no quotes in a shell. */
static JsonNode *
parse_value (const char *text)
{
  JsonNode *node = *text != '\0' ? dub_json_parse (text, strlen (text), NULL) : NULL;

  return node == NULL && *text != '\0' ? json_node_init_string (json_node_alloc (), text) : node;
}

/* Follows the path for one step, and sets the value at its end. */
static gboolean
put (JsonNode **node, const char *path, const char **rest, const char *value, GError **error)
{
  gboolean is_member = *node != NULL && JSON_NODE_HOLDS_OBJECT (*node) && **rest == '.';
  gboolean is_element = *node != NULL && JSON_NODE_HOLDS_ARRAY (*node) && **rest == '[';
  gsize length = is_member ? strcspn (*rest + 1, ".[") : 0;
  g_autofree char *key = g_strndup (*rest + 1, length);
  char *end = (char *) *rest + 1 + length;
  guint64 index = 0;

  if (!is_member && !is_element)
    return refuse (path, DUB_FAULT_PLACE, "there is no such place", error);
  if (is_member && length == 0)
    return refuse (path, DUB_FAULT_PATH, "a path is written like " EXAMPLE, error);
  if (is_element) {
    index = g_ascii_strtoull (*rest + 1, &end, 10);
    if (end == *rest + 1 || *end++ != ']')
      return refuse (path, DUB_FAULT_INDEX, "an index is a number in brackets", error);
    if (index > json_array_get_length (json_node_get_array (*node)))
      return refuse (path, DUB_FAULT_INDEX_FROM_0, "there is no such place; an index counts from 0",
                     error);
  }
  *rest = end;
  if (*end == '\0' && is_member)
    set_member (json_node_get_object (*node), key, parse_value (value));
  else if (*end == '\0')
    set_element (*node, (guint) index, parse_value (value));
  else if (is_member)
    *node = json_object_get_member (json_node_get_object (*node), key);
  else
    *node = index < json_array_get_length (json_node_get_array (*node))
                ? json_array_get_element (json_node_get_array (*node), (guint) index)
                : NULL;

  return TRUE;
}

static gboolean
assign (JsonNode *root, const char *assignment, GError **error)
{
  const char *start = g_str_has_prefix (assignment, "$.") ? assignment + 2 : assignment;
  const char *equals = strchr (start, '=');
  g_autofree char *path = NULL;
  g_autofree char *steps = NULL;
  const char *rest;

  if (equals == NULL || equals == start) {
    dub_store_error_set (error, DUB_STORE_ERROR_VALUE,
                         &(DubFault){ .kind = DUB_FAULT_ASSIGNMENT,
                                      .place = (char *) "$",
                                      .args = { (char *) assignment } },
                         "$: “%s” is not PATH=VALUE", assignment);
    return FALSE;
  }
  path = g_strndup (start, (gsize) (equals - start));
  steps = g_strconcat (".", path, NULL);
  for (rest = steps; *rest != '\0';)
    if (!put (&root, path, &rest, equals + 1, error))
      return FALSE;

  return TRUE;
}

gboolean
dub_box_edit (DubBox *box, const char *const *assignments, GError **error)
{
  g_autoptr (JsonNode) root = dub_box_write (box);

  for (guint i = 0; assignments[i] != NULL; i++)
    if (!assign (root, assignments[i], error))
      return FALSE;

  DubJson at = dub_json_root (root, error);

  return dub_box_read (&at, box);
}

gboolean
dub_box_check (const DubBox *box, GError **error)
{
  DubBox copy = *box;

  return dub_box_edit (&copy, (const char *const[]){ NULL }, error);
}
