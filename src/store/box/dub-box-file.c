/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a box profile, version 1:
 *
 *   {"format": "dubarry-box", "version": 1, "name": "...", "edition": "deluxe",
 *    "sources": {"halls": ["checked", "starter", ...], or "starter" for all of them, ...},
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
 *    "deck": [25 cards, see dub-codec.h],
 *    "garments": {...}, see below,
 *    "resources": {"base": {"bp": 26, "go": 12, "bp+go": 10}, "fancy": {...}},
 *    "jewelry": {"blue": 7, "pink": 7, "green": 6, "orange": 4}}
 *
 * All members are required except sources (default: "starter"), the tiles (default:
 * those of the edition's starter profile), master (false) and reward ("none") of a
 * guest space, and the expansion of an employee (the base game). The keys and the limits of numbers
 * are in the tables of dub-box-schema.h. Beyond these limits, only what
 * contradicts a rulebook is refused.
 */

#include "dub-box-file.h"
#include "dub-codec.h"
#include "dub-table.h"

#include <string.h>

/* The struct whose field is visited. */
#define CONTAINER(visit, type, field) \
  ((type *) (gpointer) ((guint8 *) (visit)->value - G_STRUCT_OFFSET (type, field)))

static gboolean
read_reward (const DubJson *at, const DubVisit *visit)
{
  static const char *const keys[] = { "livre", NULL };
  DubGuestSpace *space = CONTAINER (visit, DubGuestSpace, reward);
  guint reward;

  if (dub_json_is_object (at)) {
    DubJson livre = dub_json_member (at, "livre");

    space->reward = DUB_REWARD_LIVRE;
    return dub_json_check_object (at, keys) &&
           dub_json_read_u8 (&livre, 1, (guint) visit->member->max, &space->livre);
  }
  if (!dub_json_is_string (at) ||
      !dub_name_find (DUB_SET_REWARD, json_node_get_string (at->node), &reward) ||
      reward == DUB_REWARD_LIVRE)
    return dub_json_refuse_for (at, DUB_FAULT_ONE_OF,
                                "\"none\", \"resource\", \"thread\", \"lace\", {\"livre\": n}");
  space->reward = (guint8) reward;

  return TRUE;
}

static JsonNode *
write_reward (const DubVisit *visit)
{
  const DubGuestSpace *space = CONTAINER (visit, DubGuestSpace, reward);
  JsonObject *livre;

  if (space->reward != DUB_REWARD_LIVRE)
    return dub_json_make_string (dub_name_get (DUB_SET_REWARD, space->reward));
  livre = json_object_new ();
  json_object_set_int_member (livre, "livre", space->livre);

  return dub_json_take_object (livre);
}

/* Also sets the crown of the card, which the id determines. */
static gboolean
read_id (const DubJson *at, const DubVisit *visit)
{
  const char *id = dub_json_read_string (at, DUB_MAX_EMPLOYEE_ID - 1);
  DubBoxEmployee *card = CONTAINER (visit, DubBoxEmployee, id);
  guint crown;

  if (id == NULL)
    return FALSE;
  g_strlcpy (card->id, id, sizeof card->id);
  card->crown = dub_name_find (DUB_SET_CROWN, id, &crown) ? (guint8) crown : DUB_CROWN_NONE;

  return TRUE;
}

static JsonNode *
write_id (const DubVisit *visit)
{
  return dub_json_make_string (visit->value);
}

static const DubCodec dub_codec_reward = { read_reward, write_reward, NULL, NULL };
static const DubCodec dub_codec_id = { read_id, write_id, NULL, NULL };

static const DubCodec *const codecs[DUB_N_VALUE_TYPES] = {
  [DUB_VALUE_NUMBER] = &dub_codec_number, [DUB_VALUE_PP] = &dub_codec_number,
  [DUB_VALUE_LIVRE] = &dub_codec_number,  [DUB_VALUE_TIMES] = &dub_codec_number,
  [DUB_VALUE_TILES] = &dub_codec_number,  [DUB_VALUE_MAJORITY] = &dub_codec_number,
  [DUB_VALUE_NAME] = &dub_codec_name,     [DUB_VALUE_FLAG] = &dub_codec_flag,
  [DUB_VALUE_REWARD] = &dub_codec_reward, [DUB_VALUE_ID] = &dub_codec_id,
  [DUB_VALUE_CARD] = &dub_codec_card,
};

/* Returns the field as a member of a DubBox. */
static DubMember
get_member (DubField field)
{
  const DubFieldInfo *info = dub_field_get_info (field);
  DubMember member = { .key = info->key,
                       .codec = codecs[info->type],
                       .set = info->set,
                       .is_required = !info->is_optional,
                       .is_left_out = info->is_optional,
                       .missing = info->missing,
                       .offset = (guint16) dub_field_get_offset (field),
                       .size = sizeof (guint8) };
  guint min, max;

  if (info->type == DUB_VALUE_CARD)
    member.min = DUB_CARD_FAVOR;
  else {
    dub_field_get_printed_range (field, &min, &max);
    member.min = min;
    member.max = max;
  }

  return member;
}

/* Lists the members of a space as those of an object. Returns the only one instead if it has no
 * key. */
static DubMember
get_space_member (DubRow row, guint space, DubMember members[DUB_MAX_ROW_FIELDS + 1])
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = 0;

  for (; info->fields[n] != DUB_FIELD_NONE; n++)
    members[n] = get_member (dub_row_get_field (row, space, n));
  members[n] = (DubMember) DUB_MEMBERS_END;
  if (members[0].key == NULL)
    return members[0];

  return (DubMember){ .codec = &dub_codec_object, .items = members };
}

static gboolean
read_space (const DubJson *at, DubBox *box, DubRow row, guint space)
{
  DubMember members[DUB_MAX_ROW_FIELDS + 1];
  DubMember member = get_space_member (row, space, members);
  DubVisit visit = { .member = &member, .value = (guint8 *) box + member.offset };

  g_assert (member.codec != NULL);

  return member.codec->read (at, &visit);
}

static JsonNode *
write_space (const DubBox *box, DubRow row, guint space)
{
  DubMember members[DUB_MAX_ROW_FIELDS + 1];
  DubMember member = get_space_member (row, space, members);
  DubVisit visit = { .member = &member, .value = (guint8 *) box + member.offset };

  g_assert (member.codec != NULL);

  return member.codec->write (&visit);
}

/* The garments of a box profile:
 *
 *   "garments": {"base": [{"color": "blue", "pp": 4, "thimble": true, "n": 2}, ...],
 *                "fancy": [{"color": "pink", "pp": 5, "thimble": true}],
 *                "festivity": [{"color": "green", "pp": 3, "festivity": "pairs"}],
 *                "expert": [{"color": "blue", "pp": 3, "expert": "favor"}]}
 *
 * In memory, the base garments are a table of all possible kinds, some with a count of
 * zero; the other lists have one kind per tile, in the order of their bonuses. */

enum { MIN_PP = 2, N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4 };

static const DubSpecial first_specials[DUB_N_GARMENT_LISTS] = {
  [DUB_GARMENTS_FESTIVITY] = DUB_FESTIVITY_PAIRS,
  [DUB_GARMENTS_EXPERT] = DUB_EXPERT_FAVOR,
};

static DubGarment
get_base_garment (guint place)
{
  return (DubGarment){ .color = (guint8) (DUB_BLUE + place / N_PER_COLOR),
                       .pp = (guint8) (MIN_PP + place % N_PER_COLOR / 2),
                       .thimble = (guint8) (place % 2) };
}

/* EXP-1: the rulebooks print the color and PP of the 14 Livre garment. */
static gboolean
check_garment (const DubJson *at, DubGarment garment)
{
  const char *name = dub_name_get (DUB_SET_EXPERT, DUB_EXPERT_LIVRE14);
  DubJson color = dub_json_member (at, "color");
  DubJson pp = dub_json_member (at, "pp");

  if (garment.special != DUB_EXPERT_LIVRE14)
    return TRUE;
  if (garment.color != DUB_GREEN)
    return dub_json_refuse_for (&color, DUB_FAULT_OF, "\"green\"\n%s", name);

  return garment.pp == 0 || dub_json_refuse_for (&pp, DUB_FAULT_OF, "0\n%s", name);
}

/* Puts the garment in its place in the list. Returns FALSE if the place is taken. */
static gboolean
put (DubGarmentKinds *kinds, DubGarmentList list, DubGarmentKind kind, guint total)
{
  DubGarment garment = kind.garment;
  guint at = list == DUB_GARMENTS_BASE
                 ? (garment.color - 1u) * N_PER_COLOR + (garment.pp - 2u) * 2 + garment.thimble
                 : (guint) (garment.special - first_specials[list]);

  if (list == DUB_GARMENTS_FANCY) {
    for (; kind.n > 0 && kinds->n < total; kind.n--)
      kinds->kinds[kinds->n++] = (DubGarmentKind){ garment, 1 };
    return kind.n == 0;
  }
  if (kinds->kinds[at].n > 0)
    return FALSE;
  kinds->kinds[at] = kind;

  return TRUE;
}

static gboolean
check_colors (const DubJson *at, const DubGarmentKinds *kinds)
{
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    guint n = 0;

    for (guint i = 0; i < kinds->n; i++)
      n += kinds->kinds[i].garment.color == color ? kinds->kinds[i].n : 0;
    if (n != dub_limits_get_color (color))
      return dub_json_refuse_for (at, DUB_FAULT_COUNT_OF, "%u\n{\"color\": \"%s\"}\n%u", n,
                                  dub_name_get (DUB_SET_COLOR, color),
                                  dub_limits_get_color (color));
  }

  return TRUE;
}

static gboolean
read_all (const DubJson *at, DubGarmentKinds *kinds, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubBox read = { 0 };
    DubGarmentKind *kind = &read.garments[info->in].kinds[0];

    kind->n = 1;
    if (!read_space (&element, &read, row, 0) || !check_garment (&element, kind->garment))
      return FALSE;
    if (!put (kinds, info->in, *kind, info->total))
      return dub_json_refuse (&element, DUB_FAULT_ONCE);
  }

  return TRUE;
}

/* Reads a list of garments and sorts them into their kinds. */
static gboolean
read_garments (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  DubGarmentKinds *kinds = &box->garments[info->in];
  gboolean is_base = row.kind == DUB_ROW_BASE_GARMENTS;

  if (!dub_json_check_array (at, is_base && at->draft ? 0 : info->min, info->max))
    return FALSE;
  kinds->n = is_base ? DUB_MAX_GARMENT_KINDS : 0;
  for (guint i = 0; i < kinds->n; i++)
    kinds->kinds[i].garment = get_base_garment (i);
  if (!read_all (at, kinds, row))
    return FALSE;
  if (is_base)
    return at->draft || check_colors (at, kinds);
  if (row.kind != DUB_ROW_FANCY_GARMENTS)
    kinds->n = (guint8) dub_json_get_length (at);
  if (kinds->n != info->total)
    return dub_json_refuse_for (at, DUB_FAULT_COUNT, "%u\n%u", kinds->n, info->total);

  return TRUE;
}

/* Checks of whole rows against the rulebooks, beyond the range of each value. No rulebook
 * says that the costs of a display fall to the right, so this is not checked. */

/* The types that the rulebooks state; the rest is up to the box. */
static const struct {
  guint8 level;
  guint8 type;
  guint8 n;
} known_types[] = {
  { 2, DUB_MASTER, 1 },  { 2, DUB_JOURNEYMAN, 11 }, { 2, DUB_APPRENTICE, 1 },
  { 5, DUB_MASTER, 11 }, { 5, DUB_JOURNEYMAN, 1 },  { 5, DUB_APPRENTICE, 1 },
};

/* Those of the Jewelry Box: specialized Apprentices, Journeymen and Masters (SET). */
static const guint8 jewelry_box_types[DUB_N_LEVELS] = { [0] = DUB_APPRENTICE,
                                                        [DUB_JOURNEYMAN_LEVEL] = DUB_JOURNEYMAN,
                                                        [DUB_MASTER_LEVEL] = DUB_MASTER };

static gboolean
check_fireworks (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubDecorations *fireworks = &box->decorations[DUB_FIREWORKS];
  guint max = dub_field_get_info (dub_row_get_field (row, 0, 0))->max;
  guint8 rising;

  for (guint i = 1; i < fireworks->n && !at->draft; i++) {
    DubJson space = dub_json_element (at, i);
    DubJson cost = dub_json_member (&space, "cost");

    if (!dub_json_read_u8 (&cost, fireworks->spaces[i - 1].cost + 1u, max, &rising))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_display (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubDisplay *display = &box->garment_display;

  for (guint i = display->n - 2u; i < display->n && !at->draft; i++) {
    DubJson cost = dub_json_element (at, i);

    if (display->costs[i] != 0)
      return dub_json_refuse_for (&cost, DUB_FAULT_LITERAL, "0");
  }

  return TRUE;
}

static gboolean
check_tasks (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, info->in, &n);

  for (guint i = 0; i < n; i++) {
    DubJson task = dub_json_element (at, i);

    if (memchr (tasks, tasks[i], i) != NULL)
      return dub_json_refuse (&task, DUB_FAULT_ONCE);
  }
  if (info->in == DUB_TRACK_MASTER && tasks[0] != DUB_TASK_THIMBLE) {
    DubJson top = dub_json_element (at, 0);

    return dub_json_refuse_for (&top, DUB_FAULT_LITERAL, "\"thimble\"");
  }

  return TRUE;
}

/* The crowned cards of the base game are Apprentices of level VI, those of the Jewelry Box
 * Masters of level V. */
static gboolean
check_employee (const DubJson *at, const DubBox *box, guint place)
{
  const DubBoxEmployee *card = &box->employees[place];
  gboolean jb = card->crown >= DUB_JB_JEWELRY_SET;
  DubType stated = card->crown != DUB_CROWN_NONE && !jb ? DUB_APPRENTICE
                   : card->in_jewelry_box               ? jewelry_box_types[card->level]
                                                        : DUB_TYPE_NONE;
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  DubJson expansion = dub_json_member (at, "expansion");

  if (dub_box_get_employee (box, card->id).id <= place)
    return dub_json_refuse (&id, DUB_FAULT_ONCE);
  if (jb && !card->in_jewelry_box)
    return dub_json_refuse_for (&expansion, DUB_FAULT_OF, "\"jewelry-box\"\n%s", card->id);
  if (card->crown != DUB_CROWN_NONE && card->level != (jb ? DUB_MASTER_LEVEL : DUB_CROWN_LEVEL))
    return dub_json_refuse_for (&level, DUB_FAULT_OF, "%d\n%s",
                                jb ? DUB_MASTER_LEVEL : DUB_CROWN_LEVEL, card->id);

  return stated == DUB_TYPE_NONE || card->type == stated ||
         dub_json_refuse_for (&type, DUB_FAULT_OF, "\"%s\"\n%s",
                              dub_name_get (DUB_SET_TYPE, stated), card->id);
}

/* Checks the number of cards of a level: all, those of a type, or those of the Jewelry Box. */
static gboolean
check_count (const DubJson *at, const DubBox *box, guint level, DubType type,
             gboolean in_jewelry_box, guint expected)
{
  g_autofree char *what =
      type != DUB_TYPE_NONE
          ? g_strdup_printf (", \"type\": \"%s\"", dub_name_get (DUB_SET_TYPE, type))
          : g_strdup (in_jewelry_box ? ", \"expansion\": \"jewelry-box\"" : "");
  guint n = 0;

  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];

    n += card->level == level && (type == DUB_TYPE_NONE || card->type == type) &&
         (!in_jewelry_box || card->in_jewelry_box);
  }

  return n == expected || dub_json_refuse_for (at, DUB_FAULT_COUNT_OF, "%u\n{\"level\": %u%s}\n%u",
                                               n, level, what, expected);
}

static gboolean
check_employee_counts (const DubJson *at, const DubBox *box)
{
  for (guint level = 0; level < DUB_N_LEVELS; level++) {
    guint n = dub_limits_get_level (level, FALSE), n_jb = dub_limits_get_level (level, TRUE);

    if (!check_count (at, box, level, DUB_TYPE_NONE, FALSE, n + n_jb) ||
        !check_count (at, box, level, DUB_TYPE_NONE, TRUE, n_jb))
      return FALSE;
  }
  for (guint i = 0; i < G_N_ELEMENTS (known_types); i++)
    if (!check_count (at, box, known_types[i].level, known_types[i].type, FALSE, known_types[i].n))
      return FALSE;
  for (guint i = DUB_VI_STAFF; i <= DUB_JB_APPRENTICES; i++) {
    const char *id = dub_name_get (DUB_SET_CROWN, i);

    if (dub_box_get_employee (box, id).type == DUB_TYPE_NONE)
      return dub_json_refuse_for (at, DUB_FAULT_COUNT_OF, "0\n{\"id\": \"%s\"}\n1", id);
  }

  return TRUE;
}

/* The profiles of earlier versions did not say which cards belong to the Jewelry Box. */
static gboolean
check_employees (const DubJson *at, const DubBox *box, DubRow row)
{
  gboolean is_old = TRUE;

  for (guint i = 0; i < box->n_employees; i++)
    is_old &= !box->employees[i].in_jewelry_box;
  if (is_old)
    return dub_json_refuse (at, DUB_FAULT_VERSION);
  for (guint i = 0; i < box->n_employees; i++) {
    DubJson element = dub_json_element (at, i);

    if (!check_employee (&element, box, i))
      return FALSE;
  }

  return check_employee_counts (at, box);
}

static gboolean
check_total (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = 0;

  for (guint i = 0; i < info->max; i++)
    n += dub_field_get (box, dub_row_get_field (row, i, 0));
  if (n != info->total && !at->draft)
    return dub_json_refuse_for (at, DUB_FAULT_COUNT, "%u\n%u", n, info->total);

  return TRUE;
}

/* Checks a whole row against the rulebooks. */
static gboolean
check_row (const DubJson *at, const DubBox *box, DubRow row)
{
  static gboolean (*const checks[DUB_N_ROW_KINDS]) (const DubJson *, const DubBox *, DubRow) = {
    [DUB_ROW_FIREWORKS] = check_fireworks,    [DUB_ROW_GARMENT_DISPLAY] = check_display,
    [DUB_ROW_JOURNEYMAN_TASKS] = check_tasks, [DUB_ROW_MASTER_TASKS] = check_tasks,
    [DUB_ROW_EMPLOYEES] = check_employees,    [DUB_ROW_RESOURCES] = check_total,
    [DUB_ROW_FANCY_RESOURCES] = check_total,  [DUB_ROW_JEWELRY] = check_total,
  };

  return checks[row.kind] == NULL || checks[row.kind](at, box, row);
}

/* Omits base garments with a count of zero. */
static JsonNode *
write_row (const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) array = json_array_new ();

  if (info->is_single)
    return write_space (box, row, 0);
  for (guint i = 0; i < dub_row_get_length (box, row); i++)
    if (info->names != 0)
      json_object_set_member (object, dub_name_get (info->names, info->first + i),
                              write_space (box, row, i));
    else if (info->section != DUB_SECTION_GARMENTS || box->garments[info->in].kinds[i].n > 0)
      json_array_add_element (array, write_space (box, row, i));

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

/* One source if all parts of the section have the same, else a list. */
static JsonNode *
write_sources (const DubBox *box, DubSection section)
{
  JsonArray *list;
  DubPart first, end;
  guint n = 1;

  dub_section_get_parts (section, &first, &end);
  while (first + n < end && box->sources[first + n] == box->sources[first])
    n++;
  if (first + n == end)
    return dub_json_make_string (dub_name_get (DUB_SET_SOURCE, box->sources[first]));
  list = json_array_new ();
  for (DubPart part = first; part < end; part++)
    json_array_add_string_element (list, dub_name_get (DUB_SET_SOURCE, box->sources[part]));

  return dub_json_take_array (list);
}

static void
add_section (JsonObject *root, JsonObject *sources, const DubBox *box, DubSection section)
{
  const char *key = dub_name_get (DUB_SET_SECTION, section);

  json_object_set_member (sources, key, write_sources (box, section));
  json_object_set_member (root, key, write_section (box, section));
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
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    add_section (root, sources, box, i);

  return dub_json_take_object (root);
}

JsonNode *
dub_box_write_changes (const DubBox *box, const DubBox *before, const DubBox *other)
{
  JsonObject *root = json_object_new ();
  JsonObject *sources = json_object_new ();

  json_object_set_object_member (root, "sources", sources);
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (box, before, i) ||
        (other != before && !dub_box_has_same_section (box, other, i)))
      add_section (root, sources, box, i);

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
  DubPart first, end;

  dub_section_get_parts (section, &first, &end);

  return memcmp (a->sources + first, b->sources + first, end - first) == 0 &&
         json_node_equal (x, y);
}

gboolean
dub_box_has_same_part (const DubBox *a, const DubBox *b, DubPart part)
{
  DubSection section = dub_part_get_section (part);
  guint hall = part <= DUB_PART_HALL_5 ? part : 0;
  g_autoptr (JsonNode) x = write_rows (a, section, hall);
  g_autoptr (JsonNode) y = write_rows (b, section, hall);

  return a->sources[part] == b->sources[part] && json_node_equal (x, y);
}

gboolean
dub_box_equal (const DubBox *a, const DubBox *b)
{
  g_autoptr (JsonNode) x = dub_box_write (a);
  g_autoptr (JsonNode) y = dub_box_write (b);

  return json_node_equal (x, y);
}

gboolean
dub_box_check (const DubBox *box, GError **error)
{
  g_autoptr (JsonNode) node = dub_box_write (box);
  DubJson root = dub_json_root (node, error);
  DubBox copy;

  return dub_box_read (&root, &copy);
}

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

    if (!read_space (&member, box, row, i))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_spaces (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);

  if (!dub_json_check_array (at, info->min, info->max))
    return FALSE;
  dub_row_set_length (box, row, dub_json_get_length (at));
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!read_space (&element, box, row, i))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_row (const DubJson *at, DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  gboolean (*read) (const DubJson *, DubBox *, DubRow) = info->section == DUB_SECTION_GARMENTS
                                                             ? read_garments
                                                         : info->names != 0 ? read_named_spaces
                                                                            : read_spaces;

  return (info->is_single ? read_space (at, box, row, 0) : read (at, box, row)) &&
         check_row (at, box, row);
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
read_section (const DubJson *at, DubBox *box, DubSection section)
{
  return section == DUB_SECTION_HALLS ? read_halls (at, box) : read_rows (at, box, section, 0);
}

static gboolean
read_sections (const DubJson *at, gboolean is_whole, DubBox *box)
{
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    DubJson section = dub_json_member (at, dub_name_get (DUB_SET_SECTION, i));

    if (i >= DUB_SECTION_GARMENTS && !is_whole && dub_json_is_missing (&section))
      dub_box_copy_section (box, dub_box_get_shipped (box->edition), i);
    else if (!read_section (&section, box, i))
      return FALSE;
  }
  if (!is_whole)
    sort_employees (box);

  return TRUE;
}

/* A list has the source of each part. */
static gboolean
read_source (const DubJson *at, DubBox *box, DubSection section)
{
  gboolean is_list = at->node != NULL && JSON_NODE_HOLDS_ARRAY (at->node);
  DubPart first, end;

  dub_section_get_parts (section, &first, &end);
  if (is_list && !dub_json_check_array (at, end - first, end - first))
    return FALSE;
  for (DubPart part = first; part < end; part++) {
    DubJson source = is_list ? dub_json_element (at, part - first) : *at;

    if (!dub_json_read_name (&source, DUB_SET_SOURCE, &box->sources[part]))
      return FALSE;
  }

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

    if (!dub_json_is_missing (&source) && !read_source (&source, box, i))
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
  DubJson quiet;
  guint8 number;

  if (!dub_json_is_string (&format) ||
      !g_str_equal (json_node_get_string (format.node), "dubarry-box"))
    return dub_json_refuse_for (&format, DUB_FAULT_LITERAL, "\"dubarry-box\"");
  quiet = version;
  quiet.error = NULL;
  if (!dub_json_read_u8 (&quiet, VERSION, VERSION, &number))
    return dub_json_refuse (&version, DUB_FAULT_VERSION);
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
    return dub_json_refuse_for (at, DUB_FAULT_LITERAL, "{\"format\": \"dubarry-box\", …}");

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

gboolean
dub_box_read_changes (const DubJson *at, DubBox *box)
{
  DubJson changes = *at;
  DubJson sources = dub_json_member (&changes, "sources");

  changes.draft = TRUE;
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    const char *key = dub_name_get (DUB_SET_SECTION, i);
    DubJson section = dub_json_member (&changes, key);
    DubJson source = dub_json_member (&sources, key);

    if (!dub_json_is_missing (&section) &&
        (!read_section (&section, box, i) || !read_source (&source, box, i)))
      return FALSE;
  }
  sort_employees (box);

  return TRUE;
}

static gboolean
parse (const char *text, gsize length, gboolean is_whole, DubBox *box, GError **error)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);
  DubJson root = dub_json_root (node, error);

  return node != NULL && read_box (&root, is_whole, box);
}

gboolean
dub_box_parse (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, box, error);
}

gboolean
dub_box_parse_whole (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, TRUE, box, error);
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
