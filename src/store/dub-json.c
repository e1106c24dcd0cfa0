/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-json.h"

#include "dub-json-syntax.h"
#include "dub-store-error.h"

#include <string.h>

enum { MAX_SHOWN = 60 };

G_DEFINE_QUARK (dub_store_error, dub_store_error)

JsonNode *
dub_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autofree char *ended = g_strndup (text, length);

  if (!dub_json_check_syntax (ended, length, error) ||
      !json_parser_load_from_data (parser, ended, (gssize) length, error))
    return NULL;

  return json_parser_steal_root (parser);
}

JsonNode *
dub_json_take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

JsonNode *
dub_json_take_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);

  return node;
}

DubJson
dub_json_root (JsonNode *node, GError **error)
{
  return (DubJson){ .node = node, .error = error };
}

/* The result is missing if this is not an object or the key is absent. */
DubJson
dub_json_member (const DubJson *at, const char *key)
{
  JsonNode *node = NULL;

  if (dub_json_is_object (at))
    node = json_object_get_member (json_node_get_object (at->node), key);

  return (DubJson){ .parent = at,
                    .key = key,
                    .node = node,
                    .draft = at->draft,
                    .kept = at->kept,
                    .error = at->error };
}

DubJson
dub_json_element (const DubJson *at, guint index)
{
  JsonNode *node = json_array_get_element (json_node_get_array (at->node), index);

  return (DubJson){ .parent = at,
                    .index = index,
                    .node = node,
                    .draft = at->draft,
                    .kept = at->kept,
                    .error = at->error };
}

/* Returns 0 for a missing array. */
guint
dub_json_get_length (const DubJson *at)
{
  return at->node == NULL ? 0 : json_array_get_length (json_node_get_array (at->node));
}

gboolean
dub_json_is_missing (const DubJson *at)
{
  return at->node == NULL;
}

gboolean
dub_json_is_null (const DubJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_NULL (at->node);
}

static gboolean
holds (const DubJson *at, GType type)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node) &&
         json_node_get_value_type (at->node) == type;
}

gboolean
dub_json_is_string (const DubJson *at)
{
  return holds (at, G_TYPE_STRING);
}

gboolean
dub_json_is_object (const DubJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node);
}

static void
append_path (const DubJson *at, GString *path)
{
  if (at->parent == NULL) {
    g_string_append_c (path, '$');
    return;
  }

  append_path (at->parent, path);
  if (at->key != NULL)
    g_string_append_printf (path, ".%s", at->key);
  else
    g_string_append_printf (path, "[%u]", at->index);
}

static void
append_value (const DubJson *at, GString *text)
{
  g_autofree char *value = json_to_string (at->node, FALSE);

  if (g_utf8_strlen (value, -1) > MAX_SHOWN) {
    g_string_append_len (text, value, g_utf8_offset_to_pointer (value, MAX_SHOWN) - value);
    g_string_append (text, "…");
  } else
    g_string_append (text, value);
}

gboolean
dub_json_refuse (const DubJson *at, const char *expected, ...)
{
  g_autoptr (GString) text = g_string_new (NULL);
  va_list args;

  append_path (at, text);
  if (at->node == NULL)
    g_string_append (text, ": it is missing; expected ");
  else {
    g_string_append (text, ": ");
    append_value (at, text);
    g_string_append (text, " is not allowed; expected ");
  }
  va_start (args, expected);
  g_string_append_vprintf (text, expected, args);
  va_end (args);
  g_set_error_literal (at->error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, text->str);

  return FALSE;
}

gboolean
dub_json_refuse_board (const DubJson *at, const char *reason, ...)
{
  g_autoptr (GString) text = g_string_new (NULL);
  va_list args;

  append_path (at, text);
  g_string_append (text, ": ");
  va_start (args, reason);
  g_string_append_vprintf (text, reason, args);
  va_end (args);
  g_set_error_literal (at->error, DUB_STORE_ERROR, DUB_STORE_ERROR_BOARD, text->str);

  return FALSE;
}

gboolean
dub_json_check_object (const DubJson *at, const char *const *keys)
{
  JsonObjectIter iter;
  const char *key;

  if (!dub_json_is_object (at))
    return dub_json_refuse (at, "an object");

  json_object_iter_init (&iter, json_node_get_object (at->node));
  while (json_object_iter_next (&iter, &key, NULL))
    if (!g_strv_contains (keys, key)) {
      g_autofree char *allowed = g_strjoinv (", ", (char **) keys);
      DubJson member = dub_json_member (at, key);

      return dub_json_refuse_board (&member, "unknown key; expected one of: %s", allowed);
    }

  return TRUE;
}

gboolean
dub_json_check_array (const DubJson *at, guint min, guint max)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_ARRAY (at->node))
    return dub_json_refuse (at, "an array");
  if (dub_json_get_length (at) >= min && dub_json_get_length (at) <= max)
    return TRUE;
  if (min == max)
    return dub_json_refuse (at, "exactly %u elements, not %u", min, dub_json_get_length (at));

  return dub_json_refuse (at, "%u to %u elements, not %u", min, max, dub_json_get_length (at));
}

gboolean
dub_json_read_number (const DubJson *at, gint64 min, gint64 max, gint64 *value)
{
  if (holds (at, G_TYPE_INT64)) {
    *value = json_node_get_int (at->node);
    if (*value >= min && *value <= max)
      return TRUE;
  }
  if (min == max)
    return dub_json_refuse (at, "the number %" G_GINT64_FORMAT, min);

  return dub_json_refuse (at, "a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, min,
                          max);
}

gboolean
dub_json_read_u8 (const DubJson *at, guint min, guint max, guint8 *value)
{
  gint64 number = 0;

  if (!dub_json_read_number (at, min, max, &number))
    return FALSE;
  *value = (guint8) number;

  return TRUE;
}

gboolean
dub_json_read_u16 (const DubJson *at, guint min, guint max, guint16 *value)
{
  gint64 number = 0;

  if (!dub_json_read_number (at, min, max, &number))
    return FALSE;
  *value = (guint16) number;

  return TRUE;
}

gboolean
dub_json_read_bool (const DubJson *at, guint8 *value)
{
  if (!holds (at, G_TYPE_BOOLEAN))
    return dub_json_refuse (at, "true or false");
  *value = json_node_get_boolean (at->node) ? 1 : 0;

  return TRUE;
}

static gboolean
refuse_name (const DubJson *at, DubSet set)
{
  g_autoptr (GString) allowed = g_string_new (NULL);

  for (guint i = 0; i < dub_set_get_size (set); i++)
    if (dub_name_get (set, i) != NULL)
      g_string_append_printf (allowed, "%s\"%s\"", allowed->len > 0 ? ", " : "",
                              dub_name_get (set, i));

  return dub_json_refuse (at, "one of %s", allowed->str);
}

gboolean
dub_json_read_name (const DubJson *at, DubSet set, guint8 *value)
{
  guint found;

  if (!dub_json_is_string (at) || !dub_name_find (set, json_node_get_string (at->node), &found))
    return refuse_name (at, set);
  *value = (guint8) found;

  return TRUE;
}

/* Returns a borrowed string of 1 to max_length bytes, or NULL with the error set. */
const char *
dub_json_read_string (const DubJson *at, gsize max_length)
{
  const char *string = dub_json_is_string (at) ? json_node_get_string (at->node) : "";

  if (*string == '\0' || strlen (string) > max_length) {
    dub_json_refuse (at, "a string of 1 to %" G_GSIZE_FORMAT " bytes", max_length);
    return NULL;
  }

  return string;
}
