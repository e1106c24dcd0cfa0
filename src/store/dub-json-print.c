/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints JSON for people and programs alike: values that fit stay on one line, which
 * JsonGenerator cannot do. Our files have plain ASCII keys.
 */

#include "dub-json.h"

enum { LINE_WIDTH = 110, INDENT = 2 };

static void print_value (GString *out, JsonNode *node, gsize indent, gsize used, gsize limit);

static void
print_string (GString *out, const char *string)
{
  g_string_append_c (out, '"');
  for (const char *p = string; *p != '\0'; p++) {
    if (*p == '"' || *p == '\\')
      g_string_append_c (out, '\\');
    if ((guchar) *p < 0x20)
      g_string_append_printf (out, "\\u%04x", (guint) *p);
    else
      g_string_append_c (out, *p);
  }
  g_string_append_c (out, '"');
}

/* Most of what is printed are small numbers, for which a format would take the longest. */
static void
print_integer (GString *out, gint64 number)
{
  char digits[24];
  char *at = digits + sizeof digits;
  guint64 rest = number < 0 ? 0 - (guint64) number : (guint64) number;

  *--at = '\0';
  do
    *--at = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0)
    *--at = '-';
  g_string_append (out, at);
}

static void
print_scalar (GString *out, JsonNode *node)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (out, "null");
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    print_string (out, json_node_get_string (node));
  else if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
  else if (json_node_get_value_type (node) == G_TYPE_DOUBLE)
    g_string_append (out,
                     g_ascii_formatd (number, sizeof number, "%.6g", json_node_get_double (node)));
  else
    print_integer (out, json_node_get_int (node));
}

static void
break_line (GString *out, gsize indent)
{
  g_string_append_c (out, '\n');
  for (gsize i = 0; i < indent; i++)
    g_string_append_c (out, ' ');
}

/* Prints an array or an object on one line, and stops once it exceeds the limit; without
 * a limit, prints one item per line. */
static void
print_items (GString *out, JsonNode *node, gsize indent, gsize limit)
{
  gboolean broken = limit == G_MAXSIZE;
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  JsonObject *object = array == NULL ? json_node_get_object (node) : NULL;
  guint n = array != NULL ? json_array_get_length (array) : json_object_get_size (object);
  JsonObjectIter iter;

  g_string_append_c (out, array != NULL ? '[' : '{');
  if (object != NULL)
    json_object_iter_init_ordered (&iter, object);
  for (guint i = 0; i < n && out->len <= limit; i++) {
    JsonNode *item = array != NULL ? json_array_get_element (array, i) : NULL;
    const char *key;
    gsize start;

    if (i > 0)
      g_string_append (out, broken ? "," : ", ");
    if (broken)
      break_line (out, indent + INDENT);
    start = out->len;
    if (object != NULL && json_object_iter_next_ordered (&iter, &key, &item)) {
      print_string (out, key);
      g_string_append (out, ": ");
    }
    print_value (out, item, indent + INDENT, out->len - start, limit);
  }
  if (broken)
    break_line (out, indent);
  g_string_append_c (out, array != NULL ? ']' : '}');
}

/* used is the length of the key on the line. */
static void
print_value (GString *out, JsonNode *node, gsize indent, gsize used, gsize limit)
{
  gsize start = out->len;
  gsize line = start + LINE_WIDTH - MIN (LINE_WIDTH, indent + used);

  if (JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node)) {
    print_scalar (out, node);
    return;
  }
  print_items (out, node, indent, MIN (limit, line));
  if (limit == G_MAXSIZE && out->len > line) {
    g_string_truncate (out, start);
    print_items (out, node, indent, limit);
  }
}

char *
dub_json_print (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_value (out, node, 0, LINE_WIDTH, G_MAXSIZE);
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}
