/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks up values of the shipped profiles in their JSON.
 */

#include "book-facts.h"
#include "dub-box-file.h"

#include <string.h>

static char *
print_value (JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  if (object != NULL) {
    g_autoptr (GList) members = json_object_get_members (object);

    return g_strdup (members != NULL ? members->data : "{}");
  }
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));

  return json_to_string (node, FALSE);
}

static gboolean
matches (JsonNode *node, const char *condition)
{
  g_auto (GStrv) conditions = g_strsplit (condition, ",", -1);

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  for (guint i = 0; conditions[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (conditions[i], "=", 2);
    JsonNode *member = json_object_get_member (json_node_get_object (node), pair[0]);
    g_autofree char *value = member != NULL ? print_value (member) : g_strdup ("none");

    if (!g_str_equal (value, pair[1]))
      return FALSE;
  }

  return TRUE;
}

static void find (JsonNode *node, char **path, GPtrArray *found);

/* Finds the elements that the brackets of a path select, or all. */
static void
find_elements (JsonArray *array, const char *bracket, char **rest, GPtrArray *found)
{
  g_autofree char *inside = bracket != NULL ? g_strndup (bracket + 1, strlen (bracket) - 2) : NULL;

  for (guint i = 0; i < json_array_get_length (array); i++) {
    JsonNode *element = json_array_get_element (array, i);

    if (inside == NULL ||
        (*inside == '#' ? g_ascii_strtoull (inside + 1, NULL, 10) == i : matches (element, inside)))
      find (element, rest, found);
  }
}

static void
find (JsonNode *node, char **path, GPtrArray *found)
{
  g_autofree char *key = NULL;
  const char *bracket;
  JsonNode *member;

  if (*path == NULL) {
    if (JSON_NODE_HOLDS_ARRAY (node))
      find_elements (json_node_get_array (node), NULL, path, found);
    else
      g_ptr_array_add (found, print_value (node));
    return;
  }

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return;
  bracket = strchr (*path, '[');
  key = g_strndup (*path, strcspn (*path, "["));
  member = json_object_get_member (json_node_get_object (node), key);
  if (member != NULL && JSON_NODE_HOLDS_ARRAY (member))
    find_elements (json_node_get_array (member), bracket, path + 1, found);
  else if (member != NULL)
    find (member, path + 1, found);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* "apprentice 1, journeyman 2" */
static char *
print_kinds (GPtrArray *values)
{
  GString *text = g_string_new (NULL);

  g_ptr_array_sort (values, compare);
  for (guint i = 0, n = 1; i < values->len; i++, n++)
    if (i + 1 == values->len || !g_str_equal (values->pdata[i], values->pdata[i + 1])) {
      g_string_append_printf (text, "%s%s %u", text->len > 0 ? ", " : "", (char *) values->pdata[i],
                              n);
      n = 0;
    }

  return g_string_free (text, FALSE);
}

static char *
print_range (GPtrArray *values)
{
  gint64 least = G_MAXINT64, greatest = G_MININT64;

  for (guint i = 0; i < values->len; i++) {
    gint64 value = g_ascii_strtoll (values->pdata[i], NULL, 10);

    least = MIN (least, value);
    greatest = MAX (greatest, value);
  }

  return g_strdup_printf ("%" G_GINT64_FORMAT "..%" G_GINT64_FORMAT, least, greatest);
}

static const char *
get_order (GPtrArray *values)
{
  gboolean rises = FALSE, falls = FALSE, stays = FALSE;

  for (guint i = 1; i < values->len; i++) {
    gint64 step = g_ascii_strtoll (values->pdata[i], NULL, 10) -
                  g_ascii_strtoll (values->pdata[i - 1], NULL, 10);

    rises |= step > 0;
    falls |= step < 0;
    stays |= step == 0;
  }
  if (rises && falls)
    return "mixed";
  if (stays)
    return rises ? "not falling" : "not rising";

  return rises ? "rising" : "falling";
}

static gboolean
has (GPtrArray *values, const char *value)
{
  for (guint i = 0; i < values->len; i++)
    if (g_str_equal (values->pdata[i], value))
      return TRUE;

  return FALSE;
}

static char *
look_up (const DubBox *box, const char *verb, const char *path)
{
  g_autoptr (JsonNode) node = dub_box_write (box);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit (path, ".", -1);

  find (node, parts, values);
  if (g_str_equal (verb, "count"))
    return g_strdup_printf ("%u", values->len);
  if (g_str_equal (verb, "kinds"))
    return print_kinds (values);
  if (g_str_equal (verb, "range"))
    return print_range (values);
  if (g_str_equal (verb, "order"))
    return g_strdup (get_order (values));
  if (g_str_has_prefix (verb, "has:"))
    return g_strdup (has (values, verb + strlen ("has:")) ? "yes" : "no");
  if (g_str_has_prefix (verb, "least:"))
    return g_strdup (values->len >= g_ascii_strtoull (verb + strlen ("least:"), NULL, 10) ? "yes"
                                                                                          : "no");
  g_assert_cmpstr (verb, ==, "list");
  g_ptr_array_add (values, NULL);

  return g_strjoinv (" ", (char **) values->pdata);
}

char *
ask_box (const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, " ", 2);
  g_autofree char *deluxe = NULL;
  g_autofree char *classic = NULL;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  deluxe = look_up (&box, words[0], words[1]);
  g_assert_true (dub_box_load_shipped ("classic", &box));
  classic = look_up (&box, words[0], words[1]);
  if (g_str_equal (deluxe, classic))
    return g_steal_pointer (&deluxe);

  return g_strdup_printf ("deluxe %s; classic %s", deluxe, classic);
}
