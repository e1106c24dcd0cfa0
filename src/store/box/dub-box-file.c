/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a box profile, version 1:
 *
 *   {"format": "dubarry-box", "version": 1, "name": "...", "edition": "deluxe",
 *    "sources": {"halls": "starter", ...},
 *    "halls": [5 of {"majority": [5, 2], "musician": {"cost": 6, "pp": 3},
 *              "guests": [{"master": true, "reward": "resource"},
 *                         {"reward": {"livre": 3}}, {}]}],
 *    "fireworks": {"majority": [7, 3], "spaces": [{"cost": 10, "times": 2, "pp": 0}]},
 *    "statues": [{"cost": 8, "pp": 1}],
 *    "kitchen": {"left": [{"cost": 5, "pp": 1}], "right": [...]},
 *    "all-halls": [5, 3], "garment-display": [8, 6, 4, 2, 0, 0],
 *    "jeweler": {"decorations": [{"cost": 5, "pp": 1}], "display": [6, 4, 2, 0],
 *                "journeyman-tasks": ["bp", "go", "thread-lace", "decoration"],
 *                "master-tasks": ["thimble", "gown", "coat"]},
 *    "employees": [56 of {"id": "vi-pairs", "level": 6, "type": "apprentice"},
 *                        {"id": "jb-necklaces", "level": 5, "type": "master",
 *                         "expansion": "jewelry-box"}],
 *    "deck": [25 cards, see dub-card-json.h],
 *    "garments": {...}, see dub-box-garments.c,
 *    "resources": {"base": {"bp": 26, "go": 12, "bp+go": 10}, "fancy": {...}},
 *    "jewelry": {"blue": 7, "pink": 7, "green": 6, "orange": 4}}
 *
 * All members are required except sources (default: "starter"), the tiles (default:
 * those of the edition's starter profile), master (false) and reward ("none") of a
 * guest space, and the expansion of an employee (the base game). The keys and the limits of numbers
 * are in the tables of dub-box-field.h and dub-box-row.h. Beyond these limits, only what
 * contradicts a rulebook is refused.
 */

#include "dub-box-file.h"

#include "dub-box-space.h"

#include <string.h>

enum { VERSION = 1, N_HEAD_KEYS = 5 };

/* Reads a row whose spaces have names. */
static gboolean
read_named_spaces (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  const char *keys[DUB_N_COLORS + 1] = { NULL };

  for (guint i = 0; i < info->max; i++)
    keys[i] = dub_name_get (info->names, info->first + i);
  if (!dub_json_check_object (at, keys))
    return FALSE;
  for (guint i = 0; i < info->max; i++) {
    DubJson member = dub_json_member (at, keys[i]);

    if (!dub_box_read_space (&member, box, row, i))
      return FALSE;
  }

  return TRUE;
}

/* Games started when a single All Halls space was accepted stay valid. */
static gboolean
read_spaces (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint min = at->kept && row.kind == DUB_ROW_ALL_HALLS ? 1 : info->min;

  if (!dub_json_check_array (at, min, info->max))
    return FALSE;
  dub_row_set_length (box, row, dub_json_get_length (at));
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!dub_box_read_space (&element, box, row, i))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_row (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  gboolean (*read) (const DubJson *, DubBox *, DubRow) = info->section == DUB_SECTION_GARMENTS
                                                             ? dub_box_read_garments
                                                         : info->names != 0 ? read_named_spaces
                                                                            : read_spaces;

  return (info->is_single ? dub_box_read_space (at, box, row, 0) : read (at, box, row)) &&
         dub_box_check_row (at, box, row);
}

/* Reads the rows of a section; in the section of halls, those of one hall. */
static gboolean
read_rows (const DubJson *at, DubBox *box, DubSection section, guint hall)
{
  const char *keys[DUB_N_ROW_KINDS + 1] = { NULL };
  DubRow row = { .hall = (guint8) hall };
  DubRowKind first, end;

  dub_section_get_rows (section, &first, &end);
  for (DubRowKind kind = first; kind < end; kind++) {
    row.kind = (guint8) kind;
    keys[kind - first] = dub_row_get_info (row)->key;
  }
  row.kind = (guint8) first;
  if (keys[0] == NULL)
    return read_row (at, box, row);
  if (!dub_json_check_object (at, keys))
    return FALSE;
  for (DubRowKind kind = first; kind < end; kind++) {
    DubJson member = dub_json_member (at, keys[kind - first]);

    row.kind = (guint8) kind;
    if (!read_row (&member, box, row))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_halls (const DubJson *at, DubBox *box)
{
  if (!dub_json_check_array (at, DUB_N_HALLS, DUB_N_HALLS))
    return FALSE;

  box->decorations[DUB_MUSICIANS].n = DUB_N_HALLS;
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    DubJson hall = dub_json_element (at, i);

    if (!read_rows (&hall, box, DUB_SECTION_HALLS, i))
      return FALSE;
  }

  return TRUE;
}

/* A card that the starter profile has is ranked as there, any other after these. */
static int
compare_employees (gconstpointer a, gconstpointer b, gpointer starter)
{
  const DubBoxEmployee *x = a, *y = b;
  guint x_level = (x->level + DUB_N_LEVELS - 1u) % DUB_N_LEVELS;
  guint y_level = (y->level + DUB_N_LEVELS - 1u) % DUB_N_LEVELS;
  guint8 x_rank = (guint8) (dub_box_get_employee (starter, x->id).id - 1u);
  guint8 y_rank = (guint8) (dub_box_get_employee (starter, y->id).id - 1u);

  if (x->in_jewelry_box != y->in_jewelry_box)
    return x->in_jewelry_box - y->in_jewelry_box;
  if (x_level != y_level)
    return (int) x_level - (int) y_level;

  return x_rank != y_rank ? x_rank - y_rank : strcmp (x->id, y->id);
}

/* The order of the cards in a file means nothing: they are identified by their index, and chance
 * draws by it. The order here is that of the starter profiles, with level 0 last. */
static void
sort_employees (DubBox *box)
{
  g_qsort_with_data (box->employees, box->n_employees, sizeof box->employees[0], compare_employees,
                     (gpointer) dub_box_get_shipped (box->edition));
}

static gboolean
read_sections (const DubJson *at, gboolean is_whole, DubBox *box)
{
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    DubJson section = dub_json_member (at, dub_name_get (DUB_SET_SECTION, i));

    if (i >= DUB_SECTION_GARMENTS && !is_whole && dub_json_is_missing (&section))
      dub_box_copy_section (box, dub_box_get_shipped (box->edition), i);
    else if (!(i == DUB_SECTION_HALLS ? read_halls (&section, box)
                                      : read_rows (&section, box, i, 0)))
      return FALSE;
  }
  if (!is_whole)
    sort_employees (box);

  return TRUE;
}

static gboolean
read_sources (const DubJson *at, const char *const *keys, DubBox *box)
{
  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < DUB_N_SECTIONS; i++) {
    DubJson source = dub_json_member (at, keys[i]);

    if (!dub_json_is_missing (&source) &&
        !dub_json_read_name (&source, DUB_SET_SOURCE, &box->sources[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_head (const DubJson *at, DubBox *box)
{
  DubJson format = dub_json_member (at, "format");
  DubJson version = dub_json_member (at, "version");
  DubJson name = dub_json_member (at, "name");
  DubJson edition = dub_json_member (at, "edition");
  const char *string;
  guint8 number;

  if (!dub_json_is_string (&format) ||
      !g_str_equal (json_node_get_string (format.node), "dubarry-box"))
    return dub_json_refuse (&format, DUB_FAULT_LITERAL, "%s", "\"dubarry-box\"");
  if (!dub_json_read_u8 (&version, VERSION, VERSION, &number))
    return FALSE;
  string = dub_json_read_string (&name, DUB_MAX_BOX_NAME - 1);
  if (string == NULL)
    return FALSE;
  g_strlcpy (box->name, string, sizeof box->name);

  return dub_json_read_name (&edition, DUB_SET_EDITION, &box->edition);
}

static gboolean
read_box (const DubJson *at, gboolean is_whole, DubBox *box)
{
  const char *keys[N_HEAD_KEYS + DUB_N_SECTIONS + 1] = { "format", "version", "name", "edition",
                                                         "sources" };
  DubJson sources = dub_json_member (at, "sources");
  DubBox read = { 0 };

  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    keys[N_HEAD_KEYS + i] = dub_name_get (DUB_SET_SECTION, i);
  if (!dub_json_is_object (at))
    return dub_json_refuse (at, DUB_FAULT_BOX_OBJECT, "an object with a box profile");

  /* The head comes first: the keys of a later version are unknown. */
  if (!read_head (at, &read) || !dub_json_check_object (at, keys) ||
      !read_sources (&sources, keys + N_HEAD_KEYS, &read) || !read_sections (at, is_whole, &read))
    return FALSE;

  *box = read;

  return TRUE;
}

gboolean
dub_box_read (const DubJson *at, DubBox *box)
{
  return read_box (at, FALSE, box);
}

static gboolean
parse (const char *text, gsize length, gboolean is_kept, gboolean is_whole, DubBox *box,
       GError **error)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);

  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, error);

  root.kept = is_kept;

  return read_box (&root, is_whole, box);
}

gboolean
dub_box_parse (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, FALSE, box, error);
}

gboolean
dub_box_parse_kept (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, TRUE, FALSE, box, error);
}

gboolean
dub_box_parse_whole (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, TRUE, box, error);
}

gboolean
dub_box_load_shipped (const char *name, DubBox *box)
{
  guint edition;

  if (!dub_name_find (DUB_SET_EDITION, name, &edition))
    return FALSE;
  *box = *dub_box_get_shipped (edition);

  return TRUE;
}
