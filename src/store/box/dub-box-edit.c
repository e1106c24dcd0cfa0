/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-edit.h"

#include "dub-store-error.h"

#include <string.h>

/* One place that is set: its whole path, for messages, and what comes there. */
typedef struct {
  const char *path;
  JsonNode *value; /* NULL: the place goes */
  GError **error;
} Edit;

static gboolean
refuse (const Edit *edit, const char *reason)
{
  g_set_error (edit->error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "$.%s: %s", edit->path, reason);

  return FALSE;
}

static gboolean put (const Edit *edit, JsonNode *old, const char *rest, JsonNode **out);

static gboolean
put_member (const Edit *edit, JsonObject *object, const char *rest, JsonNode **out)
{
  gsize length = strcspn (rest, ".[");
  g_autofree char *key = g_strndup (rest, length);
  g_autoptr (JsonObject) copy = json_object_new ();
  JsonNode *old = json_object_get_member (object, key);
  JsonNode *changed = NULL, *node;
  JsonObjectIter iter;
  const char *member;

  if (length == 0)
    return refuse (edit, "a path is written like halls[2].guests[0].master");
  if (!put (edit, old, rest + length, &changed))
    return FALSE;
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    if (!g_str_equal (member, key))
      json_object_set_member (copy, member, json_node_copy (node));
  if (changed != NULL)
    json_object_set_member (copy, key, changed);
  *out = json_node_init_object (json_node_alloc (), copy);

  return TRUE;
}

static gboolean
put_element (const Edit *edit, JsonArray *array, const char *rest, JsonNode **out)
{
  g_autoptr (JsonArray) copy = json_array_new ();
  guint length = json_array_get_length (array);
  JsonNode *changed = NULL;
  guint64 index;
  char *end;

  index = g_ascii_strtoull (rest + 1, &end, 10);
  if (end == rest + 1 || *end != ']')
    return refuse (edit, "an index is a number in brackets");
  if (index > length)
    return refuse (edit, "there is no such place; an index counts from 0");
  if (!put (edit, index < length ? json_array_get_element (array, (guint) index) : NULL, end + 1,
            &changed))
    return FALSE;
  for (guint i = 0; i < length; i++)
    if (i != index)
      json_array_add_element (copy, json_node_copy (json_array_get_element (array, i)));
    else if (changed != NULL)
      json_array_add_element (copy, g_steal_pointer (&changed));
  if (changed != NULL)
    json_array_add_element (copy, changed);
  *out = json_node_init_array (json_node_alloc (), copy);

  return TRUE;
}

/* What becomes of a node, of which the rest of the path is to be set. */
static gboolean
put (const Edit *edit, JsonNode *old, const char *rest, JsonNode **out)
{
  if (*rest == '\0') {
    *out = edit->value != NULL ? json_node_copy (edit->value) : NULL;
    return TRUE;
  }
  if (old != NULL && JSON_NODE_HOLDS_ARRAY (old) && *rest == '[')
    return put_element (edit, json_node_get_array (old), rest, out);
  if (old != NULL && JSON_NODE_HOLDS_OBJECT (old) && *rest == '.')
    return put_member (edit, json_node_get_object (old), rest + 1, out);

  return refuse (edit, "there is no such place");
}

/* What is not JSON is a string, so that words need no quotes in a shell. */
static JsonNode *
parse_value (const char *text)
{
  JsonNode *node = NULL;

  if (*text == '\0')
    return NULL;
  node = dub_json_parse (text, strlen (text), NULL);

  return node != NULL ? node : json_node_init_string (json_node_alloc (), text);
}

static gboolean
assign (JsonNode **root, const char *assignment, GError **error)
{
  const char *start = g_str_has_prefix (assignment, "$.") ? assignment + 2 : assignment;
  const char *equals = strchr (start, '=');
  g_autofree char *path = NULL;
  g_autofree char *rest = NULL;
  g_autoptr (JsonNode) value = NULL;
  g_autoptr (JsonNode) before = g_steal_pointer (root);

  if (equals == NULL || equals == start) {
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "$: “%s” is not PATH=VALUE",
                 assignment);
    return FALSE;
  }
  path = g_strndup (start, (gsize) (equals - start));
  rest = g_strconcat (".", path, NULL);
  value = parse_value (equals + 1);

  return put (&(Edit){ .path = path, .value = value, .error = error }, before, rest, root);
}

gboolean
dub_box_edit (DubBox *box, const char *const *assignments, GError **error)
{
  g_autoptr (JsonNode) root = dub_box_write (box);

  for (guint i = 0; assignments[i] != NULL; i++)
    if (!assign (&root, assignments[i], error))
      return FALSE;

  DubJson at = dub_json_root (root, error);

  return dub_box_read (&at, box);
}

gboolean
dub_box_check (const DubBox *box, GError **error)
{
  g_autoptr (JsonNode) root = dub_box_write (box);
  DubJson at = dub_json_root (root, error);
  DubBox read;

  return dub_box_read (&at, &read);
}

static void
copy_decorations (DubBox *to, const DubBox *from, DubDecorationKind first, DubDecorationKind last)
{
  for (DubDecorationKind decoration = first; decoration <= last; decoration++)
    to->decorations[decoration] = from->decorations[decoration];
}

static void
copy_figures (DubBox *to, const DubBox *from, DubSection section)
{
  switch (section) {
  case DUB_SECTION_HALLS:
    memcpy (to->halls, from->halls, sizeof to->halls);
    copy_decorations (to, from, DUB_MUSICIANS, DUB_MUSICIANS);
    break;
  case DUB_SECTION_FIREWORKS:
    to->fireworks_majority = from->fireworks_majority;
    copy_decorations (to, from, DUB_FIREWORKS, DUB_FIREWORKS);
    break;
  case DUB_SECTION_STATUES:
    copy_decorations (to, from, DUB_STATUES, DUB_STATUES);
    break;
  case DUB_SECTION_KITCHEN:
    copy_decorations (to, from, DUB_KITCHEN_LEFT, DUB_KITCHEN_RIGHT);
    break;
  case DUB_SECTION_ALL_HALLS:
    to->n_all_halls = from->n_all_halls;
    memcpy (to->all_halls, from->all_halls, sizeof to->all_halls);
    break;
  case DUB_SECTION_GARMENT_DISPLAY:
    to->garment_display = from->garment_display;
    break;
  case DUB_SECTION_JEWELER:
    copy_decorations (to, from, DUB_JEWELER, DUB_JEWELER);
    to->jewelry_display = from->jewelry_display;
    memcpy (to->journeyman_tasks, from->journeyman_tasks, sizeof to->journeyman_tasks);
    memcpy (to->master_tasks, from->master_tasks, sizeof to->master_tasks);
    break;
  case DUB_SECTION_EMPLOYEES:
    to->n_employees = from->n_employees;
    memcpy (to->employees, from->employees, sizeof to->employees);
    break;
  case DUB_SECTION_DECK:
    memcpy (to->deck, from->deck, sizeof to->deck);
    break;
  case DUB_SECTION_GARMENTS:
    memcpy (to->garments, from->garments, sizeof to->garments);
    break;
  case DUB_SECTION_RESOURCES:
    memcpy (to->resources, from->resources, sizeof to->resources);
    memcpy (to->fancy_resources, from->fancy_resources, sizeof to->fancy_resources);
    break;
  case DUB_SECTION_JEWELRY:
    memcpy (to->jewelry, from->jewelry, sizeof to->jewelry);
    break;
  case DUB_N_SECTIONS:
  default:
    g_assert_not_reached ();
  }
}

void
dub_box_copy_section (DubBox *to, const DubBox *from, DubSection section)
{
  copy_figures (to, from, section);
  to->sources[section] = from->sources[section];
}

/* What lies behind the number of spaces says nothing, so the printed forms are
 * compared and not the bytes. */
gboolean
dub_box_has_same_section (const DubBox *a, const DubBox *b, DubSection section)
{
  DubBox changed = *a;
  g_autofree char *before = dub_box_print_line (a);
  g_autofree char *after = NULL;

  dub_box_copy_section (&changed, b, section);
  after = dub_box_print_line (&changed);

  return g_str_equal (before, after);
}

void
dub_box_reset_section (DubBox *box, DubSection section)
{
  DubBox starter;

  if (!dub_box_load_shipped (dub_name_get (DUB_SET_EDITION, box->edition), &starter))
    g_assert_not_reached ();
  dub_box_copy_section (box, &starter, section);
}
