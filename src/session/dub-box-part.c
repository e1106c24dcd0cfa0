/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-part.h"

#include "dub-limits.h"

enum {
  MAX_COST = 40,
  MAX_PP = 20,
  MAX_GARMENT_COST = 8,
  MIN_FANCY_PP = 5,
  MIN_DISPLAY = 3,
  MIN_ALL_HALLS = 2,
  FREE_GARMENTS = 2,
  N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4,
};

typedef struct {
  DubField *fields;
  guint n;
} List;

static void
add (List *list, DubFieldKind kind, guint in, guint at)
{
  g_assert (list->n < DUB_MAX_FIELDS);
  list->fields[list->n++] =
      (DubField){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at };
}

static void
add_decoration (List *list, const DubBox *box, DubDecorationKind decoration)
{
  for (guint at = 0; at < box->decorations[decoration].n; at++) {
    add (list, DUB_FIELD_COST, decoration, at);
    if (decoration == DUB_FIREWORKS)
      add (list, DUB_FIELD_TIMES, decoration, at);
    add (list, DUB_FIELD_PP, decoration, at);
  }
}

static void
add_hall (List *list, const DubBox *box, guint hall)
{
  add (list, DUB_FIELD_FIRST, hall, 0);
  add (list, DUB_FIELD_SECOND, hall, 0);
  for (guint at = 0; at < box->halls[hall].n_guests; at++)
    add (list, DUB_FIELD_REWARD, hall, at);
  add (list, DUB_FIELD_COST, DUB_MUSICIANS, hall);
  add (list, DUB_FIELD_PP, DUB_MUSICIANS, hall);
}

/* The last task of a track follows from the others, as the topmost of the Master
 * track is known. */
static void
add_jeweler (List *list, const DubBox *box)
{
  add_decoration (list, box, DUB_JEWELER);
  for (guint at = 0; at < box->jewelry_display.n; at++)
    add (list, DUB_FIELD_JEWEL, 0, at);
  for (guint at = 0; at + 1 < DUB_N_JOURNEYMAN_TASKS; at++)
    add (list, DUB_FIELD_TASK, DUB_TRACK_JOURNEYMAN, at);
  add (list, DUB_FIELD_TASK, DUB_TRACK_MASTER, 1);
}

/* Those of the Jewelry Box and the ones with a crown are known. A box with ids of
 * its own does not tell which ones are of the Jewelry Box. */
static gboolean
type_is_free (const DubBoxEmployee *card)
{
  return card->crown == DUB_CROWN_NONE && card->level > 0 && !g_str_has_prefix (card->id, "jb-");
}

/* Base garments are counted; the others are one tile each. What the books print of the
 * gown of 14 Livre is known. */
static void
add_garments (List *list, const DubBox *box)
{
  for (guint at = 0; at < box->garments[DUB_GARMENTS_BASE].n; at++)
    add (list, DUB_FIELD_GARMENTS, DUB_GARMENTS_BASE, at);
  for (guint in = DUB_GARMENTS_FANCY; in < DUB_N_GARMENT_LISTS; in++)
    for (guint at = 0; at < box->garments[in].n; at++) {
      if (box->garments[in].kinds[at].garment.special != DUB_EXPERT_LIVRE14) {
        add (list, DUB_FIELD_COLOR, in, at);
        add (list, DUB_FIELD_WORTH, in, at);
      }
      add (list, DUB_FIELD_THIMBLE, in, at);
    }
}

static void
add_resources (List *list)
{
  for (guint fancy = FALSE; fancy <= TRUE; fancy++)
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      add (list, DUB_FIELD_RESOURCES, fancy, tile);
}

guint
dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS])
{
  List list = { .fields = fields };

  switch (part) {
  case DUB_PART_FIREWORKS:
    add (&list, DUB_FIELD_FIREWORKS, 0, 0);
    add_decoration (&list, box, DUB_FIREWORKS);
    break;
  case DUB_PART_STATUES:
    add_decoration (&list, box, DUB_STATUES);
    break;
  case DUB_PART_KITCHEN:
    add_decoration (&list, box, DUB_KITCHEN_LEFT);
    add_decoration (&list, box, DUB_KITCHEN_RIGHT);
    break;
  case DUB_PART_ALL_HALLS:
    for (guint at = 0; at < box->n_all_halls; at++)
      add (&list, DUB_FIELD_ALL_HALLS, 0, at);
    break;
  case DUB_PART_GARMENT_DISPLAY:
    for (guint at = 0; at + FREE_GARMENTS < box->garment_display.n; at++)
      add (&list, DUB_FIELD_GARMENT, 0, at);
    break;
  case DUB_PART_JEWELER:
    add_jeweler (&list, box);
    break;
  case DUB_PART_EMPLOYEES:
    for (guint at = 0; at < box->n_employees; at++)
      if (type_is_free (&box->employees[at]))
        add (&list, DUB_FIELD_TYPE, 0, at);
    break;
  case DUB_PART_DECK:
    break;
  case DUB_PART_GARMENTS:
    add_garments (&list, box);
    break;
  case DUB_PART_RESOURCES:
    add_resources (&list);
    break;
  case DUB_PART_JEWELRY:
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      add (&list, DUB_FIELD_JEWELRY, 0, color);
    break;
  case DUB_PART_HALL_1:
  case DUB_PART_HALL_5:
  case DUB_N_PARTS:
  default: /* the halls between them */
    add_hall (&list, box, part - DUB_PART_HALL_1);
  }

  return list.n;
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

static guint8 *
get_tasks (DubBox *box, guint track)
{
  return track == DUB_TRACK_MASTER ? box->master_tasks : box->journeyman_tasks;
}

/* Where the figure is; NULL for those that are two numbers. */
static guint8 *
find (DubBox *box, DubField field)
{
  DubDecoration *decoration =
      &box->decorations[field.in % DUB_N_DECORATION_KINDS].spaces[field.at % DUB_MAX_SPACES];
  DubGarmentKind *kind =
      &box->garments[field.in % DUB_N_GARMENT_LISTS].kinds[field.at % DUB_MAX_GARMENT_KINDS];

  switch ((DubFieldKind) field.kind) {
  case DUB_FIELD_FIRST:
    return &box->halls[field.in].majority.first;
  case DUB_FIELD_SECOND:
    return &box->halls[field.in].majority.second;
  case DUB_FIELD_COST:
    return &decoration->cost;
  case DUB_FIELD_TIMES:
    return &decoration->times;
  case DUB_FIELD_PP:
    return &decoration->pp;
  case DUB_FIELD_ALL_HALLS:
    return &box->all_halls[field.at];
  case DUB_FIELD_GARMENT:
    return &box->garment_display.costs[field.at];
  case DUB_FIELD_JEWEL:
    return &box->jewelry_display.costs[field.at];
  case DUB_FIELD_TASK:
    return &get_tasks (box, field.in)[field.at];
  case DUB_FIELD_TYPE:
    return &box->employees[field.at].type;
  case DUB_FIELD_GARMENTS:
    return &kind->n;
  case DUB_FIELD_COLOR:
    return &kind->garment.color;
  case DUB_FIELD_WORTH:
    return &kind->garment.pp;
  case DUB_FIELD_THIMBLE:
    return &kind->garment.thimble;
  case DUB_FIELD_RESOURCES:
    return &(field.in ? box->fancy_resources : box->resources)[field.at];
  case DUB_FIELD_JEWELRY:
    return &box->jewelry[field.at];
  case DUB_FIELD_FIREWORKS:
  case DUB_FIELD_REWARD:
  default:
    return NULL;
  }
}

guint
dub_field_get (const DubBox *box, DubField field)
{
  const DubGuestSpace *guest;

  if (field.kind == DUB_FIELD_FIREWORKS)
    return get_value_of_majority (box->fireworks_majority);
  if (field.kind != DUB_FIELD_REWARD)
    return *find ((DubBox *) box, field);
  guest = &box->halls[field.in].guests[field.at];

  return guest->reward == DUB_REWARD_LIVRE ? DUB_LIVRE (guest->livre) : guest->reward;
}

/* Of a garment tile. */
static void
get_tile_range (DubField field, guint *min, guint *max)
{
  if (field.kind == DUB_FIELD_COLOR) {
    *min = DUB_BLUE;
    *max = DUB_ORANGE;
  } else if (field.kind == DUB_FIELD_WORTH) {
    *min = field.in == DUB_GARMENTS_FANCY ? MIN_FANCY_PP : 0;
    *max = DUB_MAX_GARMENT_PP;
  } else
    *max = TRUE;
}

void
dub_field_get_range (DubField field, guint *min, guint *max)
{
  *min = 0;
  switch ((DubFieldKind) field.kind) {
  case DUB_FIELD_REWARD:
    *max = DUB_LIVRE (MAX_COST);
    break;
  case DUB_FIELD_COST:
  case DUB_FIELD_JEWEL:
    *max = MAX_COST;
    break;
  case DUB_FIELD_TIMES:
    *min = 2;
    *max = 3;
    break;
  case DUB_FIELD_GARMENT:
    *max = MAX_GARMENT_COST;
    break;
  case DUB_FIELD_TASK:
    *min = field.in == DUB_TRACK_MASTER ? DUB_TASK_GOWN : DUB_TASK_BP;
    *max = field.in == DUB_TRACK_MASTER ? DUB_TASK_COAT : DUB_TASK_DECORATION;
    break;
  case DUB_FIELD_TYPE:
    *min = DUB_MASTER;
    *max = DUB_APPRENTICE;
    break;
  case DUB_FIELD_FIREWORKS:
    *max = DUB_OTHER_MAJORITY - 1;
    break;
  case DUB_FIELD_GARMENTS:
    *max = dub_limits_get_color (DUB_BLUE + field.at / N_PER_COLOR);
    break;
  case DUB_FIELD_COLOR:
  case DUB_FIELD_WORTH:
  case DUB_FIELD_THIMBLE:
    get_tile_range (field, min, max);
    break;
  case DUB_FIELD_RESOURCES:
    *max = field.in ? DUB_N_FANCY_TILES : DUB_N_RESOURCE_TILES;
    break;
  case DUB_FIELD_JEWELRY:
    *max = DUB_MAX_JEWELRY;
    break;
  case DUB_FIELD_FIRST:
  case DUB_FIELD_SECOND:
  case DUB_FIELD_PP:
  case DUB_FIELD_ALL_HALLS:
  default:
    *max = MAX_PP;
  }
}

static void
set_reward (DubGuestSpace *guest, guint value)
{
  guest->reward = (guint8) MIN (value, DUB_VALUE_LIVRE);
  guest->livre = value >= DUB_VALUE_LIVRE ? (guint8) (value - DUB_LIVRE (0)) : 0;
}

static void
swap_task (DubBox *box, DubField field, guint8 task)
{
  guint8 *tasks = get_tasks (box, field.in);
  guint n = field.in == DUB_TRACK_MASTER ? DUB_N_MASTER_TASKS : DUB_N_JOURNEYMAN_TASKS;

  for (guint i = 0; i < n; i++)
    if (tasks[i] == task)
      tasks[i] = tasks[field.at];
  tasks[field.at] = task;
}

/* Of levels II and V the books tell how many there are of each type. Who gives up
 * the type is the next card of the level that has it: earlier ones were entered. */
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
    *find (box, field) = (guint8) value;
}

static guint8 *
find_length (DubBox *box, DubRow row)
{
  switch ((DubRowKind) row.kind) {
  case DUB_ROW_GUESTS:
    return &box->halls[row.in].n_guests;
  case DUB_ROW_DECORATION:
    return &box->decorations[row.in].n;
  case DUB_ROW_ALL_HALLS:
    return &box->n_all_halls;
  case DUB_ROW_GARMENTS:
    return &box->garment_display.n;
  case DUB_ROW_JEWELRY:
    return &box->jewelry_display.n;
  default:
    g_return_val_if_reached (NULL);
  }
}

guint
dub_row_get_length (const DubBox *box, DubRow row)
{
  return *find_length ((DubBox *) box, row);
}

/* The new space is like the one beside it, dearer where it has to be. What the
 * lost one had goes, so that it does not come back with another space. */
static void
fill_last (DubBox *box, DubRow row, guint n, gboolean more)
{
  guint last = more ? n - 1 : n;

  if (row.kind == DUB_ROW_GUESTS)
    box->halls[row.in].guests[last] = (DubGuestSpace){ 0 };
  else if (row.kind == DUB_ROW_ALL_HALLS)
    box->all_halls[last] = more ? box->all_halls[last - 1] : 0;
  else if (!more)
    box->decorations[row.in].spaces[last] = (DubDecoration){ 0 };
  else {
    DubDecoration *spaces = box->decorations[row.in].spaces;

    spaces[last] = spaces[last - 1];
    spaces[last].cost = (guint8) MIN (spaces[last].cost + 1, MAX_COST);
  }
}

/* A display ends at its left: what is free lies at the right. */
static void
shift_costs (DubDisplay *display, gboolean more, guint max)
{
  if (more) {
    for (guint i = display->n - 1u; i > 0; i--)
      display->costs[i] = display->costs[i - 1];
    display->costs[0] = (guint8) MIN (display->costs[1] + 1u, max);
  } else {
    for (guint i = 0; i < display->n; i++)
      display->costs[i] = display->costs[i + 1];
    display->costs[display->n] = 0;
  }
}

gboolean
dub_row_resize (DubBox *box, DubRow row, gboolean more)
{
  gboolean is_display = row.kind == DUB_ROW_GARMENTS || row.kind == DUB_ROW_JEWELRY;
  guint min = is_display ? MIN_DISPLAY : row.kind == DUB_ROW_ALL_HALLS ? MIN_ALL_HALLS : 1;
  guint max = row.kind == DUB_ROW_ALL_HALLS    ? (guint) DUB_MAX_ALL_HALLS
              : row.kind == DUB_ROW_DECORATION ? (guint) DUB_MAX_DECORATIONS
                                               : (guint) DUB_MAX_SPACES;
  guint8 *n = find_length (box, row);

  if (more ? *n >= max : *n <= min)
    return FALSE;
  *n = (guint8) (more ? *n + 1 : *n - 1);
  if (row.kind == DUB_ROW_GARMENTS)
    shift_costs (&box->garment_display, more, MAX_GARMENT_COST);
  else if (row.kind == DUB_ROW_JEWELRY)
    shift_costs (&box->jewelry_display, more, MAX_COST);
  else
    fill_last (box, row, *n, more);

  return TRUE;
}

guint
dub_field_get_total (const DubBox *box, DubField field, guint *stated)
{
  guint first = field.at / N_PER_COLOR * N_PER_COLOR, n = 0;

  if (field.kind == DUB_FIELD_GARMENTS) {
    for (guint i = first; i < first + N_PER_COLOR; i++)
      n += box->garments[field.in].kinds[i].n;
    *stated = dub_limits_get_color (DUB_BLUE + field.at / N_PER_COLOR);
  } else if (field.kind == DUB_FIELD_RESOURCES) {
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      n += field.in ? box->fancy_resources[tile] : box->resources[tile];
    *stated = field.in ? DUB_N_FANCY_TILES : DUB_N_RESOURCE_TILES;
  } else {
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      n += box->jewelry[color];
    *stated = DUB_MAX_JEWELRY;
  }

  return n;
}

static gboolean
is_out_of_order (const DubBox *box, DubField field)
{
  const DubDecoration *fireworks = box->decorations[DUB_FIREWORKS].spaces;
  gboolean is_count = field.kind == DUB_FIELD_GARMENTS || field.kind == DUB_FIELD_RESOURCES ||
                      field.kind == DUB_FIELD_JEWELRY;
  guint stated;

  if (is_count)
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
