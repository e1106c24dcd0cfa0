/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-row.h"

#include "dub-limits.h"

#include <string.h>

enum { MIN_DISPLAY = 3, MIN_ALL_HALLS = 2, N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4 };

#define ALL(member) \
  .offset = G_STRUCT_OFFSET (DubBox, member), .size = sizeof (((DubBox *) NULL)->member)
#define LENGTH(member) .length = G_STRUCT_OFFSET (DubBox, member)
#define FIXED(n) .min = (n), .max = (n)
#define DECORATION(kind) \
  .in = (kind), LENGTH (decorations[kind].n), .min = 1, .max = DUB_MAX_DECORATIONS, \
  ALL (decorations[kind])
#define GARMENTS(list) .in = (list), LENGTH (garments[list].n), .min = 1, ALL (garments[list])
#define EXPANSION(name) .expansions = 1u << DUB_EXPANSION_##name

/* clang-format off */
static const DubRowInfo infos[DUB_N_ROW_KINDS] = {
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
      { DUB_FIELD_COST, DUB_FIELD_TIMES, DUB_FIELD_PP }, DECORATION (DUB_FIREWORKS) },
  [DUB_ROW_STATUES] = { DUB_SECTION_STATUES, NULL, { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATION (DUB_STATUES) },
  [DUB_ROW_KITCHEN_LEFT] = { DUB_SECTION_KITCHEN, "left", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATION (DUB_KITCHEN_LEFT) },
  [DUB_ROW_KITCHEN_RIGHT] = { DUB_SECTION_KITCHEN, "right", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATION (DUB_KITCHEN_RIGHT) },
  [DUB_ROW_ALL_HALLS] = { DUB_SECTION_ALL_HALLS, NULL, { DUB_FIELD_ALL_HALLS },
      LENGTH (n_all_halls), .min = MIN_ALL_HALLS, .max = DUB_MAX_ALL_HALLS, ALL (all_halls) },
  [DUB_ROW_GARMENT_DISPLAY] = { DUB_SECTION_GARMENT_DISPLAY, NULL, { DUB_FIELD_GARMENT },
      LENGTH (garment_display.n), .min = MIN_DISPLAY, .max = DUB_MAX_SPACES, .n_known_last = 2,
      ALL (garment_display) },
  [DUB_ROW_JEWELER] = { DUB_SECTION_JEWELER, "decorations", { DUB_FIELD_COST, DUB_FIELD_PP },
      DECORATION (DUB_JEWELER), EXPANSION (JEWELRY_BOX) },
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
  return &infos[row.kind];
}

void
dub_section_get_rows (DubSection section, DubRowKind *first, DubRowKind *end)
{
  for (*first = 0; infos[*first].section != section; ++*first)
    ;
  for (*end = *first; *end < DUB_N_ROW_KINDS && infos[*end].section == section; ++*end)
    ;
}

DubRow
dub_field_get_row (DubField field)
{
  for (guint i = 0; i < DUB_N_ROW_KINDS; i++)
    if (strchr ((const char *) infos[i].fields, field.kind) != NULL &&
        (infos[i].in_is_hall || infos[i].in == field.in))
      return (DubRow){ .kind = (guint8) i,
                       .hall = infos[i].in_is_hall  ? field.in
                               : infos[i].is_single ? field.at
                                                    : 0 };
  g_return_val_if_reached ((DubRow){ 0 });
}

DubSection
dub_section_of_decoration (DubDecorationKind decoration)
{
  DubField cost = { .kind = DUB_FIELD_COST, .in = (guint8) decoration };

  return infos[dub_field_get_row (cost).kind].section;
}

DubField
dub_row_get_field (DubRow row, guint at, guint i)
{
  const DubRowInfo *info = &infos[row.kind];

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
  return (guint8 *) box + infos[row.kind].length + row.hall * sizeof (DubHall);
}

guint
dub_row_get_length (const DubBox *box, DubRow row)
{
  return infos[row.kind].length > 0 ? *find_length ((DubBox *) box, row) : infos[row.kind].max;
}

void
dub_row_set_length (DubBox *box, DubRow row, guint n)
{
  if (infos[row.kind].length > 0)
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
    for (guint i = 0; infos[row.kind].fields[i] != DUB_FIELD_NONE; i++) {
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
  const DubRowInfo *info = &infos[row.kind];
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
  DubRowKind row, end;

  for (dub_section_get_rows (section, &row, &end); row < end; row++) {
    memcpy ((char *) to + infos[row].offset, (const char *) from + infos[row].offset,
            infos[row].size);
    dub_row_set_length (to, (DubRow){ .kind = (guint8) row },
                        dub_row_get_length (from, (DubRow){ .kind = (guint8) row }));
  }
  to->sources[section] = from->sources[section];
}
