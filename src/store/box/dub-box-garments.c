/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The garments of a box profile:
 *
 *   "garments": {"base": [{"color": "blue", "pp": 4, "thimble": true, "n": 2}, ...],
 *                "fancy": [{"color": "pink", "pp": 5, "thimble": true}],
 *                "festivity": [{"color": "green", "pp": 3, "festivity": "pairs"}],
 *                "expert": [{"color": "blue", "pp": 3, "expert": "favor"}]}
 *
 * In memory, the base garments are a table of all possible kinds, some with a count of
 * zero; the other lists have one kind per tile, in the order of their bonuses.
 */

#include "dub-box-space.h"

#include "dub-limits.h"

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
  DubJson color = dub_json_member (at, "color");
  DubJson pp = dub_json_member (at, "pp");

  if (garment.color == DUB_COLOR_UNKNOWN)
    return dub_json_refuse (&color, DUB_FAULT_COLOR, "a color");
  if (garment.special != DUB_EXPERT_LIVRE14)
    return TRUE;
  if (garment.color != DUB_GREEN)
    return dub_json_refuse (&color, DUB_FAULT_OF_GARMENT, "%s for the garment of 14 Livre",
                            "\"green\"");
  if (garment.pp != 0)
    return dub_json_refuse (&pp, DUB_FAULT_OF_GARMENT, "%s for the garment of 14 Livre", "0");

  return TRUE;
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
      return dub_json_refuse_board (at, DUB_FAULT_COLOR_COUNT, "%u %s garments; expected %u", n,
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
    if (!dub_box_read_space (&element, &read, row, 0) || !check_garment (&element, kind->garment))
      return FALSE;
    if (!put (kinds, info->in, *kind, info->total))
      return dub_json_refuse (&element, DUB_FAULT_TILES, "%u tiles in all, each kind once",
                              info->total);
  }

  return TRUE;
}

gboolean
dub_box_read_garments (const DubJson *at, DubBox *box, DubRow row)
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
    return dub_json_refuse_board (at, DUB_FAULT_GARMENT_COUNT, "%u garments; expected %u", kinds->n,
                                  info->total);

  return TRUE;
}
