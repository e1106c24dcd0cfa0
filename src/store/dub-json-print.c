/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints JSON for people and programs alike: what fits on a line stays on it.
 * Our files hold plain ASCII keys.
 */

#include "dub-json.h"

enum { LINE_WIDTH = 110 };

static void print_value (GString *out, JsonNode *node, guint indent, gsize used);

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

static void
print_key (GString *out, const char *key)
{
  g_string_append_c (out, '"');
  g_string_append (out, key);
  g_string_append (out, "\": ");
}

static void
print_scalar (GString *out, JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (out, "null");
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    print_string (out, json_node_get_string (node));
  else if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
  else if (json_node_get_value_type (node) == G_TYPE_DOUBLE) {
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    g_string_append (out,
                     g_ascii_formatd (number, sizeof number, "%.6g", json_node_get_double (node)));
  } else
    g_string_append_printf (out, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

/* Prints on one line, unless that grows beyond the limit: then FALSE, and what
 * was printed is of no use. */
static gboolean
print_flat (GString *out, JsonNode *node, gsize limit)
{
  if (JSON_NODE_HOLDS_OBJECT (node)) {
    JsonObjectIter iter;
    const char *key, *comma = "";
    JsonNode *member;

    g_string_append_c (out, '{');
    json_object_iter_init_ordered (&iter, json_node_get_object (node));
    while (json_object_iter_next_ordered (&iter, &key, &member)) {
      g_string_append (out, comma);
      print_key (out, key);
      if (!print_flat (out, member, limit))
        return FALSE;
      comma = ", ";
    }
    g_string_append_c (out, '}');
  } else if (JSON_NODE_HOLDS_ARRAY (node)) {
    JsonArray *array = json_node_get_array (node);

    g_string_append_c (out, '[');
    for (guint i = 0; i < json_array_get_length (array); i++) {
      g_string_append (out, i > 0 ? ", " : "");
      if (!print_flat (out, json_array_get_element (array, i), limit))
        return FALSE;
    }
    g_string_append_c (out, ']');
  } else
    print_scalar (out, node);

  return out->len <= limit;
}

static void
break_line (GString *out, guint indent)
{
  g_string_append_c (out, '\n');
  for (guint i = 0; i < indent; i++)
    g_string_append_c (out, ' ');
}

static void
print_broken (GString *out, JsonNode *node, guint indent)
{
  if (JSON_NODE_HOLDS_OBJECT (node)) {
    JsonObjectIter iter;
    const char *key, *comma = "";
    JsonNode *member;

    g_string_append_c (out, '{');
    json_object_iter_init_ordered (&iter, json_node_get_object (node));
    while (json_object_iter_next_ordered (&iter, &key, &member)) {
      gsize start;

      g_string_append (out, comma);
      break_line (out, indent + 2);
      start = out->len;
      print_key (out, key);
      print_value (out, member, indent + 2, out->len - start);
      comma = ",";
    }
    break_line (out, indent);
    g_string_append_c (out, '}');
  } else {
    JsonArray *array = json_node_get_array (node);

    g_string_append_c (out, '[');
    for (guint i = 0; i < json_array_get_length (array); i++) {
      g_string_append (out, i > 0 ? "," : "");
      break_line (out, indent + 2);
      print_value (out, json_array_get_element (array, i), indent + 2, 0);
    }
    break_line (out, indent);
    g_string_append_c (out, ']');
  }
}

/* used: how much of the line the key takes. */
static void
print_value (GString *out, JsonNode *node, guint indent, gsize used)
{
  gsize start = out->len;
  gsize room = LINE_WIDTH - MIN (LINE_WIDTH, indent + used);

  if (JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node))
    print_scalar (out, node);
  else if (!print_flat (out, node, start + room)) {
    g_string_truncate (out, start);
    print_broken (out, node, indent);
  }
}

char *
dub_json_print (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_value (out, node, 0, LINE_WIDTH);
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}
