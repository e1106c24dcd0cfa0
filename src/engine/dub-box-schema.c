/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-schema.h"
#include "dub-table.h"

#include <string.h>

enum { MAX_COST = 40, MAX_PP = 20, MAX_GARMENT_COST = 8 };

#define AT(member) .offset = G_STRUCT_OFFSET (DubBox, member)
#define GARMENT(member) \
  AT (garments[0].kinds[0].member), .in_size = sizeof (DubGarmentKinds), \
                                    .at_size = sizeof (DubGarmentKind)
#define DECORATION(member) \
  AT (decorations[0].spaces[0].member), .in_size = sizeof (DubDecorations), \
                                        .at_size = sizeof (DubDecoration)
#define GUEST(member) \
  AT (halls[0].guests[0].member), .in_size = sizeof (DubHall), .at_size = sizeof (DubGuestSpace)
#define EMPLOYEE(member) AT (employees[0].member), .at_size = sizeof (DubBoxEmployee)
#define DISTANCE(from, to) (G_STRUCT_OFFSET (DubBox, to) - G_STRUCT_OFFSET (DubBox, from))

/* clang-format off */
static const DubFieldInfo field_infos[DUB_N_FIELD_KINDS] = {
  [DUB_FIELD_MAJORITY] = { NULL, AT (halls[0].majority), .in_size = sizeof (DubHall), .at_size = 1,
                           .type = DUB_VALUE_PP, .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_FIREWORKS] = { NULL, AT (fireworks_majority), .at_size = 1,
                            .type = DUB_VALUE_MAJORITY, .max = MAX_PP },
  [DUB_FIELD_MASTER] = { "master", GUEST (master), .type = DUB_VALUE_FLAG, .max = TRUE,
                         .is_optional = TRUE },
  [DUB_FIELD_REWARD] = { "reward", GUEST (reward), .type = DUB_VALUE_REWARD, .is_optional = TRUE,
                         .max = MAX_COST, .usual = DUB_LIVRE (6) },
  [DUB_FIELD_COST] = { "cost", DECORATION (cost), .type = DUB_VALUE_LIVRE, .max = MAX_COST,
                       .usual = 20 },
  [DUB_FIELD_TIMES] = { "times", DECORATION (times), .type = DUB_VALUE_TIMES, .min = 2, .max = 3 },
  [DUB_FIELD_PP] = { "pp", DECORATION (pp), .type = DUB_VALUE_PP, .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_ALL_HALLS] = { NULL, AT (all_halls), .at_size = 1, .type = DUB_VALUE_PP,
                            .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_GARMENT] = { NULL, AT (garment_display.costs), .at_size = 1, .type = DUB_VALUE_LIVRE,
                          .max = MAX_GARMENT_COST },
  [DUB_FIELD_JEWEL] = { NULL, AT (jewelry_display.costs), .at_size = 1, .type = DUB_VALUE_LIVRE,
                        .max = MAX_COST, .usual = 12 },
  [DUB_FIELD_TASK] = { NULL, AT (journeyman_tasks), .at_size = 1,
                       .in_size = DISTANCE (journeyman_tasks, master_tasks),
                       .type = DUB_VALUE_NAME, .set = DUB_SET_TASK },
  [DUB_FIELD_ID] = { "id", EMPLOYEE (id), .type = DUB_VALUE_ID },
  [DUB_FIELD_LEVEL] = { "level", EMPLOYEE (level), .max = DUB_N_LEVELS - 1 },
  [DUB_FIELD_TYPE] = { "type", EMPLOYEE (type), .type = DUB_VALUE_NAME, .set = DUB_SET_TYPE,
                       .min = DUB_MASTER, .max = DUB_APPRENTICE },
  [DUB_FIELD_EXPANSION] = { "expansion", EMPLOYEE (in_jewelry_box), .type = DUB_VALUE_NAME,
                            .set = DUB_SET_EMPLOYEE_EXPANSION, .max = TRUE, .is_optional = TRUE },
  [DUB_FIELD_CARD] = { NULL, AT (deck), .at_size = sizeof (DubCard), .type = DUB_VALUE_CARD },
  [DUB_FIELD_COLOR] = { "color", GARMENT (garment.color), .type = DUB_VALUE_NAME,
                        .set = DUB_SET_COLOR, .min = DUB_BLUE, .max = DUB_ORANGE },
  [DUB_FIELD_WORTH] = { "pp", GARMENT (garment.pp), .type = DUB_VALUE_PP },
  [DUB_FIELD_THIMBLE] = { "thimble", GARMENT (garment.thimble), .type = DUB_VALUE_FLAG,
                          .max = TRUE, .is_optional = TRUE },
  [DUB_FIELD_FESTIVITY] = { "festivity", GARMENT (garment.special), .type = DUB_VALUE_NAME,
                            .set = DUB_SET_FESTIVITY, .max = DUB_FESTIVITY_PINK },
  [DUB_FIELD_EXPERT] = { "expert", GARMENT (garment.special), .type = DUB_VALUE_NAME,
                         .set = DUB_SET_EXPERT, .max = DUB_N_SPECIALS - 1 },
  [DUB_FIELD_GARMENTS] = { "n", GARMENT (n), .type = DUB_VALUE_TILES, .min = 1,
                           .is_optional = TRUE, .missing = 1 },
  [DUB_FIELD_RESOURCES] = { NULL, AT (resources), .at_size = 1,
                            .in_size = DISTANCE (resources, fancy_resources),
                            .type = DUB_VALUE_TILES, .usual = 27 },
  [DUB_FIELD_JEWELRY] = { NULL, AT (jewelry), .at_size = 1, .type = DUB_VALUE_TILES,
                          .usual = 12 },
};
/* clang-format on */

const DubFieldInfo *
dub_field_get_info (DubField field)
{
  return &field_infos[field.kind];
}

gsize
dub_field_get_offset (DubField field)
{
  const DubFieldInfo *info = &field_infos[field.kind];

  return info->offset + field.in * info->in_size + field.at * info->at_size;
}

guint8 *
dub_field_find (DubBox *box, DubField field)
{
  return (guint8 *) box + dub_field_get_offset (field);
}

static const DubMajority fireworks_majorities[DUB_OTHER_MAJORITY] = {
  [DUB_MAJORITY_7_3] = { 7, 3 },
  [DUB_MAJORITY_6_2] = { 6, 2 },
};

DubMajority
dub_majority_of_value (guint value)
{
  guint pair = value - DUB_OTHER_MAJORITY;

  if (value < DUB_OTHER_MAJORITY)
    return fireworks_majorities[value];

  return (DubMajority){ (guint8) (pair / (MAX_PP + 1)), (guint8) (pair % (MAX_PP + 1)) };
}

static guint
get_value_of_majority (DubMajority majority)
{
  for (guint i = 0; i < DUB_OTHER_MAJORITY; i++)
    if (fireworks_majorities[i].first == majority.first &&
        fireworks_majorities[i].second == majority.second)
      return i;

  return DUB_OTHER_MAJORITY + majority.first * (MAX_PP + 1u) + majority.second;
}

guint
dub_field_get (const DubBox *box, DubField field)
{
  guint8 value = *dub_field_find ((DubBox *) box, field);

  if (field.kind == DUB_FIELD_FIREWORKS)
    return get_value_of_majority (box->fireworks_majority);
  if (field.kind == DUB_FIELD_REWARD && value == DUB_REWARD_LIVRE)
    return DUB_LIVRE (box->halls[field.in].guests[field.at].livre);

  return value;
}

static void
set_reward (DubGuestSpace *guest, guint value)
{
  guest->reward = (guint8) MIN (value, DUB_REWARD_LIVRE);
  guest->livre = value >= DUB_REWARD_LIVRE ? (guint8) (value - DUB_LIVRE (0)) : 0;
}

static void
swap_task (DubBox *box, DubField field, guint8 task)
{
  guint8 *tasks = field.in == DUB_TRACK_MASTER ? box->master_tasks : box->journeyman_tasks;
  guint n = field.in == DUB_TRACK_MASTER ? DUB_N_MASTER_TASKS : DUB_N_JOURNEYMAN_TASKS;

  for (guint i = 0; i < n; i++)
    if (tasks[i] == task)
      tasks[i] = tasks[field.at];
  tasks[field.at] = task;
}

/* The rulebooks state the types of some cards of levels II and V, and of all cards that
 * belong to the Jewelry Box or have a crown. */
static gboolean
type_is_free (const DubBoxEmployee *card)
{
  return card->crown == DUB_CROWN_NONE && !card->in_jewelry_box;
}

/* For levels II and V the rulebooks state the number of cards of each type, so two cards
 * swap types. It is the next card of the level, because earlier ones were already entered. */
static void
set_type (DubBox *box, guint at, guint8 type)
{
  DubBoxEmployee *card = &box->employees[at];

  if (card->type == type)
    return;
  if (card->level == 2 || card->level == 5)
    for (guint i = 1; i < box->n_employees; i++) {
      DubBoxEmployee *other = &box->employees[(at + i) % box->n_employees];

      if (other->level == card->level && other->type == type && type_is_free (other)) {
        other->type = card->type;
        break;
      }
    }
  card->type = type;
}

void
dub_field_set (DubBox *box, DubField field, guint value)
{
  guint min, max;

  dub_field_get_range (field, &min, &max);
  g_return_if_fail (value >= min && value <= max);

  if (field.kind == DUB_FIELD_REWARD)
    set_reward (&box->halls[field.in].guests[field.at], value);
  else if (field.kind == DUB_FIELD_TASK)
    swap_task (box, field, (guint8) value);
  else if (field.kind == DUB_FIELD_TYPE)
    set_type (box, field.at, (guint8) value);
  else if (field.kind == DUB_FIELD_FIREWORKS)
    box->fireworks_majority = dub_majority_of_value (value);
  else
    *dub_field_find (box, field) = (guint8) value;
}

enum { MIN_DISPLAY = 3, MIN_ALL_HALLS = 2, N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4 };

#define ALL(member) \
  .offset = G_STRUCT_OFFSET (DubBox, member), .size = sizeof (((DubBox *) NULL)->member)
#define LENGTH(member) .length = G_STRUCT_OFFSET (DubBox, member)
#define FIXED(n) .min = (n), .max = (n)
#define DECORATIONS(kind) \
  .in = (kind), LENGTH (decorations[kind].n), .min = 1, .max = DUB_MAX_DECORATIONS, \
  ALL (decorations[kind])
#define GARMENTS(list) .in = (list), LENGTH (garments[list].n), .min = 1, ALL (garments[list])
#define EXPANSION(name) .expansions = 1u << DUB_EXPANSION_##name

/* clang-format off */
static const DubRowInfo row_infos[DUB_N_ROW_KINDS] = {
  [DUB_ROW_MAJORITY] = { DUB_SECTION_HALLS, "majority", { DUB_FIELD_MAJORITY },
      .in_is_hall = TRUE, FIXED (2), ALL (halls) },
  [DUB_ROW_MUSICIAN] = { DUB_SECTION_HALLS, "musician", { DUB_FIELD_COST, DUB_FIELD_PP },
      .in = DUB_MUSICIANS, .is_single = TRUE, FIXED (1), ALL (decorations[DUB_MUSICIANS]) },
  [DUB_ROW_GUESTS] = { DUB_SECTION_HALLS, "guests", { DUB_FIELD_MASTER, DUB_FIELD_REWARD },
      .in_is_hall = TRUE, LENGTH (halls[0].n_guests), .min = 1, .max = DUB_MAX_SPACES,
      ALL (halls) },
  [DUB_ROW_FIREWORKS_MAJORITY] = { DUB_SECTION_FIREWORKS, "majority", { DUB_FIELD_FIREWORKS },
      FIXED (2), .n_known_last = 1, ALL (fireworks_majority) },
  [DUB_ROW_FIREWORKS] = { DUB_SECTION_FIREWORKS, "spaces",
      { DUB_FIELD_COST, DUB_FIELD_TIMES, DUB_FIELD_PP }, DECORATIONS (DUB_FIREWORKS) },
  [DUB_ROW_STATUES] = { DUB_SECTION_STATUES, NULL, { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATIONS (DUB_STATUES) },
  [DUB_ROW_KITCHEN_LEFT] = { DUB_SECTION_KITCHEN, "left", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATIONS (DUB_KITCHEN_LEFT) },
  [DUB_ROW_KITCHEN_RIGHT] = { DUB_SECTION_KITCHEN, "right", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATIONS (DUB_KITCHEN_RIGHT) },
  [DUB_ROW_ALL_HALLS] = { DUB_SECTION_ALL_HALLS, NULL, { DUB_FIELD_ALL_HALLS },
      LENGTH (n_all_halls), .min = MIN_ALL_HALLS, .max = DUB_MAX_ALL_HALLS, ALL (all_halls) },
  [DUB_ROW_GARMENT_DISPLAY] = { DUB_SECTION_GARMENT_DISPLAY, NULL, { DUB_FIELD_GARMENT },
      LENGTH (garment_display.n), .min = MIN_DISPLAY, .max = DUB_MAX_SPACES, .n_known_last = 2,
      ALL (garment_display) },
  [DUB_ROW_JEWELER] = { DUB_SECTION_JEWELER, "decorations", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATIONS (DUB_JEWELER), EXPANSION (JEWELRY_BOX) },
  [DUB_ROW_JEWELRY_DISPLAY] = { DUB_SECTION_JEWELER, "display", { DUB_FIELD_JEWEL },
      LENGTH (jewelry_display.n), .min = MIN_DISPLAY, .max = DUB_MAX_SPACES,
      ALL (jewelry_display), EXPANSION (JEWELRY_BOX) },
  /* The last task of a track follows from the others, and the topmost task of the Master
   * track is known. */
  [DUB_ROW_JOURNEYMAN_TASKS] = { DUB_SECTION_JEWELER, "journeyman-tasks", { DUB_FIELD_TASK },
      .in = DUB_TRACK_JOURNEYMAN, FIXED (DUB_N_JOURNEYMAN_TASKS), .n_known_last = 1,
      .low = DUB_TASK_BP, .high = DUB_TASK_DECORATION, ALL (journeyman_tasks),
      EXPANSION (JEWELRY_BOX) },
  [DUB_ROW_MASTER_TASKS] = { DUB_SECTION_JEWELER, "master-tasks", { DUB_FIELD_TASK },
      .in = DUB_TRACK_MASTER, FIXED (DUB_N_MASTER_TASKS), .n_known_first = 1, .n_known_last = 1,
      .low = DUB_TASK_THIMBLE, .high = DUB_TASK_COAT, ALL (master_tasks), EXPANSION (JEWELRY_BOX) },
  [DUB_ROW_EMPLOYEES] = { DUB_SECTION_EMPLOYEES, NULL,
      { DUB_FIELD_ID, DUB_FIELD_LEVEL, DUB_FIELD_TYPE, DUB_FIELD_EXPANSION },
      LENGTH (n_employees), FIXED (DUB_N_EMPLOYEES), ALL (employees) },
  [DUB_ROW_DECK] = { DUB_SECTION_DECK, NULL, { DUB_FIELD_CARD }, FIXED (DUB_N_CARDS), ALL (deck) },
  [DUB_ROW_BASE_GARMENTS] = { DUB_SECTION_GARMENTS, "base",
      { DUB_FIELD_COLOR, DUB_FIELD_WORTH, DUB_FIELD_THIMBLE, DUB_FIELD_GARMENTS },
      GARMENTS (DUB_GARMENTS_BASE), .max = DUB_MAX_GARMENT_KINDS, .total = 42,
      .low = 2, .high = 4 },
  [DUB_ROW_FANCY_GARMENTS] = { DUB_SECTION_GARMENTS, "fancy",
      { DUB_FIELD_COLOR, DUB_FIELD_WORTH, DUB_FIELD_THIMBLE, DUB_FIELD_GARMENTS },
      GARMENTS (DUB_GARMENTS_FANCY), .max = 4, .total = 4,
      .low = 5, .high = DUB_MAX_GARMENT_PP, EXPANSION (FANCY) },
  [DUB_ROW_FESTIVITY_GARMENTS] = { DUB_SECTION_GARMENTS, "festivity",
      { DUB_FIELD_COLOR, DUB_FIELD_WORTH, DUB_FIELD_THIMBLE, DUB_FIELD_FESTIVITY },
      GARMENTS (DUB_GARMENTS_FESTIVITY), .max = 4, .total = 4, .high = DUB_MAX_GARMENT_PP,
      EXPANSION (FESTIVITY) },
  [DUB_ROW_EXPERT_GARMENTS] = { DUB_SECTION_GARMENTS, "expert",
      { DUB_FIELD_COLOR, DUB_FIELD_WORTH, DUB_FIELD_THIMBLE, DUB_FIELD_EXPERT },
      GARMENTS (DUB_GARMENTS_EXPERT), .max = 6, .total = 6, .high = DUB_MAX_GARMENT_PP,
      EXPANSION (EXPERT) },
  [DUB_ROW_RESOURCES] = { DUB_SECTION_RESOURCES, "base", { DUB_FIELD_RESOURCES },
      .names = DUB_SET_TILE, .first = DUB_TILE_BP, FIXED (3), .total = DUB_N_RESOURCE_TILES,
      ALL (resources) },
  [DUB_ROW_FANCY_RESOURCES] = { DUB_SECTION_RESOURCES, "fancy", { DUB_FIELD_RESOURCES }, .in = 1,
      .names = DUB_SET_TILE, .first = DUB_TILE_BP, FIXED (3), .total = DUB_N_FANCY_TILES,
      ALL (fancy_resources), EXPANSION (FANCY) },
  [DUB_ROW_JEWELRY] = { DUB_SECTION_JEWELRY, NULL, { DUB_FIELD_JEWELRY },
      .names = DUB_SET_COLOR, .first = DUB_BLUE, FIXED (4), .total = DUB_MAX_JEWELRY,
      ALL (jewelry), EXPANSION (JEWELRY_BOX) },
};
/* clang-format on */

const DubRowInfo *
dub_row_get_info (DubRow row)
{
  return &row_infos[row.kind];
}

void
dub_section_get_rows (DubSection section, DubRowKind *first, DubRowKind *end)
{
  for (*first = 0; row_infos[*first].section != section; ++*first)
    ;
  for (*end = *first; *end < DUB_N_ROW_KINDS && row_infos[*end].section == section; ++*end)
    ;
}

DubRow
dub_field_get_row (DubField field)
{
  for (guint i = 0; i < DUB_N_ROW_KINDS; i++)
    if (strchr ((const char *) row_infos[i].fields, field.kind) != NULL &&
        (row_infos[i].in_is_hall || row_infos[i].in == field.in))
      return (DubRow){ .kind = (guint8) i,
                       .hall = row_infos[i].in_is_hall  ? field.in
                               : row_infos[i].is_single ? field.at
                                                        : 0 };
  g_return_val_if_reached ((DubRow){ 0 });
}

DubField
dub_row_get_field (DubRow row, guint at, guint i)
{
  const DubRowInfo *info = &row_infos[row.kind];

  return (DubField){ .kind = info->fields[i],
                     .in = info->in_is_hall ? row.hall : info->in,
                     .at = info->is_single ? row.hall : (guint8) (info->first + at) };
}

void
dub_field_get_printed_range (DubField field, guint *min, guint *max)
{
  const DubFieldInfo *info = dub_field_get_info (field);
  const DubRowInfo *row = dub_row_get_info (dub_field_get_row (field));

  *min = info->max > 0 || info->type == DUB_VALUE_TILES ? info->min : row->low;
  *max = info->max > 0 ? info->max : info->type == DUB_VALUE_TILES ? row->total : row->high;
}

void
dub_field_get_range (DubField field, guint *min, guint *max)
{
  dub_field_get_printed_range (field, min, max);
  if (field.kind == DUB_FIELD_REWARD)
    *max = DUB_LIVRE (*max);
  else if (field.kind == DUB_FIELD_FIREWORKS)
    *max = DUB_OTHER_MAJORITY - 1;
  else if (field.kind == DUB_FIELD_TASK)
    *min += dub_row_get_info (dub_field_get_row (field))->n_known_first;
  else if (field.kind == DUB_FIELD_GARMENTS) {
    *min = 0;
    *max = dub_limits_get_color (DUB_BLUE + field.at / N_PER_COLOR);
  }
}

static guint8 *
find_length (DubBox *box, DubRow row)
{
  return (guint8 *) box + row_infos[row.kind].length + row.hall * sizeof (DubHall);
}

guint
dub_row_get_length (const DubBox *box, DubRow row)
{
  return row_infos[row.kind].length > 0 ? *find_length ((DubBox *) box, row)
                                        : row_infos[row.kind].max;
}

void
dub_row_set_length (DubBox *box, DubRow row, guint n)
{
  if (row_infos[row.kind].length > 0)
    *find_length (box, row) = (guint8) n;
}

/* A display grows and shrinks on the left, because its free spaces are on the right. */
static void
shift_costs (guint8 *costs, guint n, gboolean more, guint max)
{
  if (more) {
    memmove (costs + 1, costs, n);
    costs[0] = (guint8) MIN (costs[1] + 1u, max);
  } else {
    memmove (costs, costs + 1, n - 1);
    costs[n - 1] = 0;
  }
}

/* A new space is like its neighbor, but more expensive if it has a cost; a guest space is
 * empty. A removed space is cleared, so that its values do not come back with a new one. */
static void
fill_space (DubBox *box, DubRow row, guint at, gboolean more)
{
  if (row.kind == DUB_ROW_GUESTS)
    box->halls[row.hall].guests[at] = (DubGuestSpace){ 0 };
  else
    for (guint i = 0; row_infos[row.kind].fields[i] != DUB_FIELD_NONE; i++) {
      DubField field = dub_row_get_field (row, at, i);
      const DubFieldInfo *info = dub_field_get_info (field);
      guint value = more ? dub_field_get (box, dub_row_get_field (row, at - 1, i)) : 0;

      if (more && info->type == DUB_VALUE_LIVRE)
        value = MIN (value + 1, info->max);
      *dub_field_find (box, field) = (guint8) value;
    }
}

gboolean
dub_row_resize (DubBox *box, DubRow row, gboolean more)
{
  const DubRowInfo *info = &row_infos[row.kind];
  guint n = dub_row_get_length (box, row);
  DubField first = dub_row_get_field (row, 0, 0);

  if (more ? n >= info->max : n <= info->min)
    return FALSE;
  dub_row_set_length (box, row, more ? n + 1 : n - 1);
  if (first.kind == DUB_FIELD_GARMENT || first.kind == DUB_FIELD_JEWEL)
    shift_costs (dub_field_find (box, first), n, more, dub_field_get_info (first)->max);
  else
    fill_space (box, row, more ? n : n - 1, more);

  return TRUE;
}

void
dub_box_copy_section (DubBox *to, const DubBox *from, DubSection section)
{
  DubRowKind row, last;
  DubPart first, end;

  dub_section_get_parts (section, &first, &end);
  for (dub_section_get_rows (section, &row, &last); row < last; row++) {
    memcpy ((char *) to + row_infos[row].offset, (const char *) from + row_infos[row].offset,
            row_infos[row].size);
    dub_row_set_length (to, (DubRow){ .kind = (guint8) row },
                        dub_row_get_length (from, (DubRow){ .kind = (guint8) row }));
  }
  memcpy (to->sources + first, from->sources + first, end - first);
}

void
dub_box_copy_part (DubBox *to, const DubBox *from, DubPart part)
{
  if (part > DUB_PART_HALL_5) {
    dub_box_copy_section (to, from, dub_part_get_section (part));
    return;
  }
  to->halls[part] = from->halls[part];
  to->decorations[DUB_MUSICIANS].spaces[part] = from->decorations[DUB_MUSICIANS].spaces[part];
  to->sources[part] = from->sources[part];
}

guint
dub_box_get_samples (const DubBox *box)
{
  guint samples = 0;

  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (box->sources[part] == DUB_SOURCE_STARTER)
      samples |= 1u << part;

  return samples;
}

guint
dub_box_get_matched (const DubBox *box)
{
  guint matched = 0;

  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (box->sources[part] == DUB_SOURCE_RULEBOOK || box->sources[part] == DUB_SOURCE_CHECKED)
      matched |= 1u << part;

  return matched;
}

typedef struct {
  DubField *fields;
  guint n;
} List;

DubSection
dub_part_get_section (DubPart part)
{
  return part <= DUB_PART_HALL_5 ? DUB_SECTION_HALLS
                                 : DUB_SECTION_FIREWORKS + (part - DUB_PART_FIREWORKS);
}

void
dub_section_get_parts (DubSection section, DubPart *first, DubPart *end)
{
  *first = section == DUB_SECTION_HALLS ? DUB_PART_HALL_1
                                        : DUB_PART_FIREWORKS + (section - DUB_SECTION_FIREWORKS);
  *end = section == DUB_SECTION_HALLS ? DUB_PART_FIREWORKS : *first + 1;
}

/* Returns whether the value of an Expansion garment is not stated by the rulebooks. */
static gboolean
garment_is_free (const DubBox *box, DubField field)
{
  DubGarment garment = box->garments[field.in].kinds[field.at].garment;

  return field.kind == DUB_FIELD_THIMBLE ||
         (field.kind <= DUB_FIELD_WORTH && garment.special != DUB_EXPERT_LIVRE14);
}

/* Base garments have a number of tiles; all others are single tiles. */
static gboolean
is_entered (const DubBox *box, DubField field)
{
  if (field.kind >= DUB_FIELD_COLOR && field.kind <= DUB_FIELD_GARMENTS)
    return field.in == DUB_GARMENTS_BASE ? field.kind == DUB_FIELD_GARMENTS
                                         : garment_is_free (box, field);
  if (field.kind == DUB_FIELD_TYPE)
    return type_is_free (&box->employees[field.at]);

  return field.kind != DUB_FIELD_MASTER && field.kind != DUB_FIELD_ID &&
         field.kind != DUB_FIELD_LEVEL && field.kind != DUB_FIELD_EXPANSION &&
         field.kind != DUB_FIELD_CARD;
}

static void
add_row (List *list, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = dub_row_get_length (box, row);

  for (guint at = info->n_known_first; at + info->n_known_last < n; at++)
    for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
      DubField field = dub_row_get_field (row, at, i);

      if (is_entered (box, field)) {
        g_assert (list->n < DUB_MAX_FIELDS);
        list->fields[list->n++] = field;
      }
    }
}

guint
dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS])
{
  List list = { .fields = fields };
  DubRow row = { .hall = (guint8) (part <= DUB_PART_HALL_5 ? part - DUB_PART_HALL_1 : 0) };
  DubRowKind first, end;

  dub_section_get_rows (dub_part_get_section (part), &first, &end);
  for (DubRowKind kind = first; kind < end; kind++) {
    row.kind = (guint8) kind;
    if (kind != DUB_ROW_MUSICIAN)
      add_row (&list, box, row);
  }
  /* The musicians of a hall are printed after its guests. */
  row.kind = DUB_ROW_MUSICIAN;
  if (part <= DUB_PART_HALL_5)
    add_row (&list, box, row);

  return list.n;
}

guint
dub_field_get_total (const DubBox *box, DubField field, guint *stated)
{
  DubRow row = dub_field_get_row (field);
  guint color = field.at / N_PER_COLOR, n = 0;
  gboolean is_garment = field.kind == DUB_FIELD_GARMENTS;
  guint first = is_garment ? color * N_PER_COLOR : 0;
  guint end = is_garment ? first + N_PER_COLOR : dub_row_get_length (box, row);

  *stated = is_garment ? dub_limits_get_color (DUB_BLUE + color) : dub_row_get_info (row)->total;
  for (guint at = first; at < end; at++) {
    field.at = (guint8) (dub_row_get_info (row)->first + at);
    n += dub_field_get (box, field);
  }

  return n;
}

static gboolean
is_out_of_order (const DubBox *box, DubField field)
{
  const DubDecoration *fireworks = box->decorations[DUB_FIREWORKS].spaces;
  guint stated;

  if (dub_field_get_info (field)->type == DUB_VALUE_TILES)
    return dub_field_get_total (box, field, &stated) != stated;

  return field.kind == DUB_FIELD_COST && field.in == DUB_FIREWORKS && field.at > 0 &&
         fireworks[field.at].cost <= fireworks[field.at - 1].cost;
}

gboolean
dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);

  for (guint i = 0; i < n; i++)
    if (is_out_of_order (box, fields[i])) {
      *field = fields[i];
      return TRUE;
    }

  return FALSE;
}

guint
dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    n += (entered >> i & 1u) != 0 && dub_card_equal (box->deck[i], card);

  return n;
}

typedef struct {
  DubHint *hints;
  guint n;
} Hints;

static void
add (Hints *list, DubHint hint)
{
  if (list->n < DUB_MAX_HINTS)
    list->hints[list->n++] = hint;
}

/* The two rightmost spaces for garments are free on every board, so equal costs are usual
 * there. */
static void
look_at_display (Hints *list, const DubDisplay *display, gboolean is_jewelry)
{
  for (guint at = 1; at < display->n; at++) {
    DubHint hint = { .is_jewelry = (guint8) is_jewelry, .at = (guint8) at };

    if (display->costs[at] < display->costs[at - 1] || (!is_jewelry && at + 1u == display->n))
      continue;
    hint.kind =
        display->costs[at] > display->costs[at - 1] ? DUB_HINT_COST_RISES : DUB_HINT_COST_STAYS;
    add (list, hint);
  }
  if (display->n > DUB_USUAL_SPACES)
    add (list, (DubHint){ .kind = DUB_HINT_MANY_SPACES,
                          .is_jewelry = (guint8) is_jewelry,
                          .at = display->n });
}

static void
look_at_hall (Hints *list, const DubHall *hall)
{
  gboolean any_master = FALSE;

  for (guint i = 0; i < hall->n_guests; i++)
    any_master = any_master || hall->guests[i].master;
  if (!any_master)
    add (list, (DubHint){ .kind = DUB_HINT_NO_MASTER });
  if (hall->majority.second >= hall->majority.first)
    add (list, (DubHint){ .kind = DUB_HINT_MAJORITY });
  if (hall->n_guests > DUB_USUAL_SPACES)
    add (list, (DubHint){ .kind = DUB_HINT_MANY_SPACES, .at = hall->n_guests });
}

/* The only Apprentice with a Fund bonus is the one of level III, and the cards of level VI
 * without a crown are not Apprentices. */
static void
look_at_employees (Hints *list, const DubBox *box)
{
  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];
    gboolean is_apprentice = card->type == DUB_APPRENTICE;

    if ((strcmp (card->id, "iii-fund") == 0 && !is_apprentice) ||
        (card->level == 6 && card->crown == DUB_CROWN_NONE && is_apprentice))
      add (list, (DubHint){ .kind = DUB_HINT_TYPE, .at = (guint8) i });
  }
}

guint
dub_part_list_hints (const DubBox *box, DubPart part, DubHint hints[DUB_MAX_HINTS])
{
  const DubField fireworks = { .kind = DUB_FIELD_FIREWORKS };
  Hints list = { .hints = hints };

  if (part <= DUB_PART_HALL_5)
    look_at_hall (&list, &box->halls[part]);
  if (part == DUB_PART_FIREWORKS && dub_field_get (box, fireworks) >= DUB_OTHER_MAJORITY)
    add (&list, (DubHint){ .kind = DUB_HINT_FIREWORKS });
  if (part == DUB_PART_GARMENT_DISPLAY)
    look_at_display (&list, &box->garment_display, FALSE);
  if (part == DUB_PART_JEWELER)
    look_at_display (&list, &box->jewelry_display, TRUE);
  if (part == DUB_PART_EMPLOYEES)
    look_at_employees (&list, box);

  return list.n;
}
