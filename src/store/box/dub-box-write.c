/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a box profile as JSON, in the format described in dub-box-file.c.
 */

#include "dub-box-file.h"

#include "dub-box-space.h"

/* Omits base garments with a count of zero. */
static JsonNode *
write_row (const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) array = json_array_new ();

  if (info->is_single)
    return dub_box_write_space (box, row, 0);
  for (guint i = 0; i < dub_row_get_length (box, row); i++)
    if (info->names != 0)
      json_object_set_member (object, dub_name_get (info->names, info->first + i),
                              dub_box_write_space (box, row, i));
    else if (info->section != DUB_SECTION_GARMENTS || box->garments[info->in].kinds[i].n > 0)
      json_array_add_element (array, dub_box_write_space (box, row, i));

  return info->names != 0 ? dub_json_take_object (g_steal_pointer (&object))
                          : dub_json_take_array (g_steal_pointer (&array));
}

static JsonNode *
write_rows (const DubBox *box, DubSection section, guint hall)
{
  DubRow row = { .hall = (guint8) hall };
  JsonObject *object;
  DubRowKind first, end;

  dub_section_get_rows (section, &first, &end);
  row.kind = (guint8) first;
  if (dub_row_get_info (row)->key == NULL)
    return write_row (box, row);
  object = json_object_new ();
  for (DubRowKind kind = first; kind < end; kind++) {
    row.kind = (guint8) kind;
    json_object_set_member (object, dub_row_get_info (row)->key, write_row (box, row));
  }

  return dub_json_take_object (object);
}

static JsonNode *
write_section (const DubBox *box, DubSection section)
{
  JsonArray *halls;

  if (section != DUB_SECTION_HALLS)
    return write_rows (box, section, 0);
  halls = json_array_new ();
  for (guint i = 0; i < DUB_N_HALLS; i++)
    json_array_add_element (halls, write_rows (box, section, i));

  return dub_json_take_array (halls);
}

JsonNode *
dub_box_write (const DubBox *box)
{
  JsonObject *root = json_object_new ();
  JsonObject *sources = json_object_new ();

  json_object_set_string_member (root, "format", "dubarry-box");
  json_object_set_int_member (root, "version", 1);
  json_object_set_string_member (root, "name", box->name);
  json_object_set_string_member (root, "edition", dub_name_get (DUB_SET_EDITION, box->edition));
  json_object_set_object_member (root, "sources", sources);
  for (guint i = 0; i < DUB_N_SECTIONS; i++) {
    const char *key = dub_name_get (DUB_SET_SECTION, i);

    json_object_set_string_member (sources, key, dub_name_get (DUB_SET_SOURCE, box->sources[i]));
    json_object_set_member (root, key, write_section (box, i));
  }

  return dub_json_take_object (root);
}

char *
dub_box_print (const DubBox *box)
{
  g_autoptr (JsonNode) node = dub_box_write (box);

  return dub_json_print (node);
}

char *
dub_box_print_line (const DubBox *box)
{
  g_autoptr (JsonNode) node = dub_box_write (box);

  return json_to_string (node, FALSE);
}

/* Compares the JSON and not the bytes, because array elements beyond the number of spaces
 * are unused. */
gboolean
dub_box_has_same_section (const DubBox *a, const DubBox *b, DubSection section)
{
  g_autoptr (JsonNode) x = write_section (a, section);
  g_autoptr (JsonNode) y = write_section (b, section);

  return a->sources[section] == b->sources[section] && json_node_equal (x, y);
}

gboolean
dub_box_check (const DubBox *box, GError **error)
{
  g_autoptr (JsonNode) node = dub_box_write (box);
  DubJson root = dub_json_root (node, error);
  DubBox copy;

  return dub_box_read (&root, &copy);
}
