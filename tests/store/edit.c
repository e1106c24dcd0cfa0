/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edit.h"

#include "dub-fault.h"
#include "dub-names.h"
#include "dub-text-error.h"

#include <json-glib/json-glib.h>
#include <string.h>

char *
dub_edit_quote (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static JsonNode *
parse (const char *text)
{
  g_autofree char *quoted = dub_edit_quote (text);
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (quoted, &error);

  g_assert_no_error (error);

  return node;
}

/* Returns the first part of the path; *rest becomes the remainder. */
static char *
split_path (const char *path, const char **rest)
{
  gsize length;

  if (*path == '[')
    path++;
  length = strcspn (path, ".[]");
  *rest = path + length;
  if (**rest == ']')
    ++*rest;
  if (**rest == '.')
    ++*rest;

  return g_strndup (path, length);
}

static JsonNode *edited (JsonNode *node, const char *path, const char *value);

/* Returns the edited value of the place that the first part of a path names, given the rest of the
 * path. */
static JsonNode *
edited_at (JsonNode *old, const char *rest, const char *value)
{
  if (*rest != '\0')
    return edited (old, rest, value);

  return value != NULL ? parse (value) : NULL;
}

static JsonNode *
edited_object (JsonObject *object, const char *path, const char *value)
{
  g_autoptr (JsonObject) copy = json_object_new ();
  g_autofree char *key = NULL;
  const char *rest, *member;
  JsonNode *old, *changed;
  JsonObjectIter iter;

  key = split_path (path, &rest);
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, &old))
    if (!g_str_equal (member, key))
      json_object_set_member (copy, member, json_node_copy (old));

  changed = edited_at (json_object_get_member (object, key), rest, value);
  if (changed != NULL)
    json_object_set_member (copy, key, changed);

  return json_node_init_object (json_node_alloc (), copy);
}

static JsonNode *
edited_array (JsonArray *array, const char *path, const char *value)
{
  g_autoptr (JsonArray) copy = json_array_new ();
  g_autofree char *number = NULL;
  guint length = json_array_get_length (array);
  const char *rest;
  guint index;

  number = split_path (path, &rest);
  index = (guint) g_ascii_strtoull (number, NULL, 10);
  g_assert_cmpuint (index, <=, length);
  for (guint i = 0; i < MAX (length, index + 1); i++) {
    JsonNode *old = i < length ? json_array_get_element (array, i) : NULL;
    JsonNode *element = i == index ? edited_at (old, rest, value) : json_node_copy (old);

    if (element != NULL)
      json_array_add_element (copy, element);
  }

  return json_node_init_array (json_node_alloc (), copy);
}

static JsonNode *
edited (JsonNode *node, const char *path, const char *value)
{
  g_assert_nonnull (node);
  if (JSON_NODE_HOLDS_ARRAY (node))
    return edited_array (json_node_get_array (node), path, value);

  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));

  return edited_object (json_node_get_object (node), path, value);
}

char *
dub_edit_apply (const char *base, const DubEditRow *row)
{
  g_autoptr (JsonNode) node = parse (base);

  for (guint i = 0; i < DUB_MAX_EDITS && row->edits[i].path != NULL; i++) {
    g_autoptr (JsonNode) before = g_steal_pointer (&node);

    node = edited (before, row->edits[i].path, row->edits[i].value);
  }

  return json_to_string (node, FALSE);
}

char *
dub_edit_get_error (const DubEditRow *row)
{
  g_autofree char *whole = NULL;

  if (row->error == NULL)
    return NULL;
  if (*row->error == '$')
    return dub_edit_quote (row->error);

  whole = g_strdup_printf ("$.%s: %s", row->edits[0].path, row->error);

  return dub_edit_quote (whole);
}

char *
dub_edit_load (const char *path, gsize *length)
{
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, path, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (file, &text, length, &error);
  g_assert_no_error (error);

  return text;
}

/* The reasons for which the reader refuses a table. */
static const char *const reasons[DUB_N_REASONS] = {
  [DUB_REASON_ONE_TOKEN] = "one token",
  [DUB_REASON_GARMENTS] = "garments",
  [DUB_REASON_GARMENT_TWICE] = "garment twice",
  [DUB_REASON_NO_FESTIVITY] = "no festivity",
  [DUB_REASON_NO_EXPERT] = "no expert",
  [DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX] = "expert needs jewelry box",
  [DUB_REASON_FESTIVITY_IN_ROUND_1] = "festivity in round 1",
  [DUB_REASON_JEWELRY] = "jewelry",
  [DUB_REASON_NO_JEWELRY] = "no jewelry",
  [DUB_REASON_LEVEL] = "level",
  [DUB_REASON_EMPLOYEE_TWICE] = "employee twice",
  [DUB_REASON_NO_EMPLOYEE] = "no employee",
  [DUB_REASON_STAFF] = "staff",
  [DUB_REASON_TILES] = "tiles",
  [DUB_REASON_CARDS] = "cards",
  [DUB_REASON_NO_JEWELER_BOARD] = "no jeweler board",
};

/* Describes a reason of the rules in short, with its piece and count. */
static char *
describe_reason (const DubReason *reason)
{
  GString *text = g_string_new (reasons[reason->code]);

  g_assert_nonnull (reasons[reason->code]);
  if (reason->code == DUB_REASON_GARMENTS)
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_COLOR, reason->thing.garment.color));
  if (reason->code == DUB_REASON_LEVEL)
    g_string_append_printf (text, " %u", reason->thing.employee.level);
  if (reason->limit > 0 || reason->n > 0)
    g_string_append_printf (text, ": %d of %u", reason->n, reason->limit);

  return g_string_free (text, FALSE);
}

/* Returns the part that a player reads, or the reason of the rules. */
static char *
describe (const GError *error)
{
  const DubFault *fault = dub_fault_get (error);
  g_autofree char *reason = NULL;

  if (fault == NULL || fault->kind != DUB_FAULT_RULES)
    return dub_text_fault (error);
  reason = describe_reason (&fault->reason);

  return g_strdup_printf ("%s: %s", fault->place, reason);
}

/* Assertions are not fatal here, so that a table shows all of its bad rows. */
void
dub_edit_assert_error (const GError *error, const char *expected)
{
  g_autofree char *described = NULL;

  g_assert_nonnull (error);
  if (error == NULL)
    return;

  g_assert_cmpstr (g_quark_to_string (error->domain), ==, g_quark_to_string (DUB_STORE_ERROR));
  g_assert_null (strpbrk (error->message, "\r\n"));
  described = describe (error);
  g_assert_true (g_utf8_validate (described, -1, NULL));
  g_assert_null (strpbrk (described, "\r\n"));
  g_assert_true (g_str_has_prefix (described, "$") || g_str_has_prefix (described, "line "));
  if (expected != NULL)
    g_assert_cmpstr (described, ==, expected);
}
