/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-json.h"

#include "dub-file.h"
#include "dub-json-syntax.h"

#include <string.h>

enum { MAX_SHOWN = 60 };

JsonNode *
dub_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
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

char *
dub_json_dup_path (const DubJson *at)
{
  g_autoptr (GString) path = g_string_new (NULL);

  append_path (at, path);

  return dub_file_make_plain (path->str, (gssize) path->len);
}

static char *
dup_value (const DubJson *at)
{
  g_autofree char *text = json_to_string (at->node, FALSE);
  g_autofree char *value = dub_file_make_plain (text, -1);

  if (g_utf8_strlen (value, -1) <= MAX_SHOWN)
    return g_steal_pointer (&value);
  *g_utf8_offset_to_pointer (value, MAX_SHOWN) = '\0';

  return g_strconcat (value, "…", NULL);
}

/* Keeps the arguments of a message as strings: a sentence in another language orders them in its
 * own way. */
static void
collect (DubFault *fault, const char *format, va_list args)
{
  guint n = 0;

  for (const char *at = strchr (format, '%'); at != NULL; at = strchr (at + 1, '%')) {
    g_assert (n < DUB_MAX_FAULT_ARGS);
    switch (*++at) {
    case 's':
      fault->args[n++] = g_strdup (va_arg (args, const char *));
      break;
    case 'd':
    case 'u':
      fault->args[n++] = g_strdup_printf ("%u", va_arg (args, guint));
      break;
    case 'l': /* of G_GINT64_FORMAT, or of G_GSIZE_FORMAT, whose values are small */
      fault->args[n++] = g_strdup_printf ("%" G_GINT64_FORMAT, va_arg (args, gint64));
      break;
    default:
      g_assert_not_reached ();
    }
  }
}

static G_GNUC_PRINTF (4, 0) void set_error (const DubJson *at, DubStoreError code,
                                            DubFaultKind kind, const char *format, va_list args)
{
  g_auto (DubFault) fault = { .kind = kind, .place = dub_json_dup_path (at) };
  g_autofree char *message = NULL;
  va_list again;

  va_copy (again, args);
  collect (&fault, format, again);
  va_end (again);
  message = g_strdup_vprintf (format, args);
  if (code == DUB_STORE_ERROR_BOARD)
    dub_store_error_set (at->error, code, &fault, "%s: %s", fault.place, message);
  else if (at->node == NULL)
    dub_store_error_set (at->error, code, &fault, "%s: it is missing; expected %s", fault.place,
                         message);
  else {
    fault.value = dup_value (at);
    dub_store_error_set (at->error, code, &fault, "%s: %s is not allowed; expected %s", fault.place,
                         fault.value, message);
  }
}

gboolean
dub_json_refuse (const DubJson *at, DubFaultKind kind, const char *expected, ...)
{
  va_list args;

  va_start (args, expected);
  set_error (at, DUB_STORE_ERROR_VALUE, kind, expected, args);
  va_end (args);

  return FALSE;
}

gboolean
dub_json_refuse_board (const DubJson *at, DubFaultKind kind, const char *reason, ...)
{
  va_list args;

  va_start (args, reason);
  set_error (at, DUB_STORE_ERROR_BOARD, kind, reason, args);
  va_end (args);

  return FALSE;
}

gboolean
dub_json_check_object (const DubJson *at, const char *const *keys)
{
  JsonObjectIter iter;
  const char *key;

  if (!dub_json_is_object (at))
    return dub_json_refuse (at, DUB_FAULT_OBJECT, "an object");

  json_object_iter_init (&iter, json_node_get_object (at->node));
  while (json_object_iter_next (&iter, &key, NULL))
    if (!g_strv_contains (keys, key)) {
      g_autofree char *allowed = g_strjoinv (", ", (char **) keys);
      DubJson member = dub_json_member (at, key);

      return dub_json_refuse_board (&member, DUB_FAULT_KEY, "unknown key; expected one of: %s",
                                    allowed);
    }

  return TRUE;
}

gboolean
dub_json_check_array (const DubJson *at, guint min, guint max)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_ARRAY (at->node))
    return dub_json_refuse (at, DUB_FAULT_ARRAY, "an array");
  if (dub_json_get_length (at) >= min && dub_json_get_length (at) <= max)
    return TRUE;
  if (min == max)
    return dub_json_refuse (at, DUB_FAULT_EXACT_LENGTH, "exactly %u elements, not %u", min,
                            dub_json_get_length (at));

  return dub_json_refuse (at, DUB_FAULT_LENGTH, "%u to %u elements, not %u", min, max,
                          dub_json_get_length (at));
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
    return dub_json_refuse (at, DUB_FAULT_NUMBER, "the number %" G_GINT64_FORMAT, min);

  return dub_json_refuse (at, DUB_FAULT_RANGE,
                          "a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, min,
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
    return dub_json_refuse (at, DUB_FAULT_BOOLEAN, "%s or %s", "true", "false");
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

  return dub_json_refuse (at, DUB_FAULT_ONE_OF, "one of %s", allowed->str);
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

/* Returns a borrowed string of 1 to max_length bytes, or NULL with the error set. Whatever a file
 * brings as free text comes through here, so it can be shown as it is. */
const char *
dub_json_read_string (const DubJson *at, gsize max_length)
{
  const char *string = dub_json_is_string (at) ? json_node_get_string (at->node) : "";

  if (*string == '\0' || strlen (string) > max_length) {
    dub_json_refuse (at, DUB_FAULT_STRING, "a string of 1 to %" G_GSIZE_FORMAT " bytes",
                     max_length);
    return NULL;
  }
  if (!dub_file_is_plain (string)) {
    dub_json_refuse_board (at, DUB_FAULT_CONTROL, "a control character within a string");
    return NULL;
  }

  return string;
}
