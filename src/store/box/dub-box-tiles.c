/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-tiles.h"

#include "dub-limits.h"

#include <string.h>

enum { MIN_PP = 2, MAX_PP = 4, MIN_FANCY_PP = MAX_PP + 1, N_PER_COLOR = 6 };

/* What a list of garments has to hold (SET). */
static const struct {
  const char *key;
  guint n; /* tiles */
  guint min_pp;
  guint max_pp;
  DubSpecial first_special; /* of the list, one tile each; none if they have no bonus */
} lists[DUB_N_GARMENT_LISTS] = {
  { "base", 42, MIN_PP, MAX_PP, DUB_SPECIAL_NONE },
  { "fancy", 4, MIN_FANCY_PP, DUB_MAX_GARMENT_PP, DUB_SPECIAL_NONE },
  { "festivity", 4, 0, DUB_MAX_GARMENT_PP, DUB_FESTIVITY_PAIRS },
  { "expert", 6, 0, DUB_MAX_GARMENT_PP, DUB_EXPERT_FAVOR },
};

/* The place of a base garment in the table of all kinds. */
static guint
get_place (DubGarment garment)
{
  return (garment.color - 1u) * N_PER_COLOR + (garment.pp - 2u) * 2 + garment.thimble;
}

static DubGarment
get_garment (guint place)
{
  return (DubGarment){ .color = (guint8) (DUB_BLUE + place / N_PER_COLOR),
                       .pp = (guint8) (MIN_PP + place % N_PER_COLOR / 2),
                       .thimble = (guint8) (place % 2) };
}

static gboolean
read_bonus (const DubJson *at, DubGarmentList list, DubGarment *garment)
{
  DubJson bonus = dub_json_member (at, lists[list].key);

  if (lists[list].first_special == DUB_SPECIAL_NONE)
    return TRUE;

  return dub_json_read_name (&bonus,
                             list == DUB_GARMENTS_EXPERT ? DUB_SET_EXPERT : DUB_SET_FESTIVITY,
                             &garment->special);
}

/* EXP-1: the one garment of which the books print color and worth. */
static gboolean
check_gown (const DubJson *at, DubGarment garment)
{
  DubJson color = dub_json_member (at, "colour");
  DubJson pp = dub_json_member (at, "pp");

  if (garment.special != DUB_EXPERT_LIVRE14)
    return TRUE;
  if (garment.color != DUB_GREEN)
    return dub_json_refuse (&color, "\"green\" for the garment of 14 Livre");
  if (garment.pp != 0)
    return dub_json_refuse (&pp, "0 for the garment of 14 Livre");

  return TRUE;
}

static gboolean
read_garment (const DubJson *at, DubGarmentList list, DubGarmentKind *kind)
{
  static const char *const plain_keys[] = { "colour", "pp", "thimble", "n", NULL };
  const char *const special_keys[] = { "colour", "pp", "thimble", lists[list].key, NULL };
  gboolean is_plain = lists[list].first_special == DUB_SPECIAL_NONE;
  DubJson color = dub_json_member (at, "colour");
  DubJson pp = dub_json_member (at, "pp");
  DubJson thimble = dub_json_member (at, "thimble");
  DubJson n = dub_json_member (at, "n");

  *kind = (DubGarmentKind){ .n = 1 };
  if (!dub_json_check_object (at, is_plain ? plain_keys : special_keys) ||
      !dub_json_read_name (&color, DUB_SET_COLOR, &kind->garment.color))
    return FALSE;
  if (kind->garment.color == DUB_COLOR_UNKNOWN)
    return dub_json_refuse (&color, "a colour");

  return dub_json_read_u8 (&pp, lists[list].min_pp, lists[list].max_pp, &kind->garment.pp) &&
         (dub_json_is_missing (&thimble) ||
          dub_json_read_bool (&thimble, &kind->garment.thimble)) &&
         (dub_json_is_missing (&n) || dub_json_read_u8 (&n, 1, lists[list].n, &kind->n)) &&
         read_bonus (at, list, &kind->garment) && check_gown (at, kind->garment);
}

/* Puts the garment where it belongs in its list; FALSE if something is there. */
static gboolean
put (DubGarmentKinds *kinds, DubGarmentList list, DubGarmentKind kind)
{
  guint at = list == DUB_GARMENTS_BASE ? get_place (kind.garment)
                                       : (guint) (kind.garment.special - lists[list].first_special);

  if (list == DUB_GARMENTS_FANCY) {
    for (; kind.n > 0 && kinds->n < lists[list].n; kind.n--)
      kinds->kinds[kinds->n++] = (DubGarmentKind){ kind.garment, 1 };
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
      return dub_json_refuse_board (at, "%u %s garments; expected %u", n,
                                    dub_name_get (DUB_SET_COLOR, color),
                                    dub_limits_get_color (color));
  }

  return TRUE;
}

static gboolean
read_list (const DubJson *at, DubGarmentList list, DubGarmentKinds *kinds)
{
  gboolean is_base = list == DUB_GARMENTS_BASE;

  if (!dub_json_check_array (at, is_base && at->draft ? 0 : 1,
                             is_base ? (guint) DUB_MAX_GARMENT_KINDS : lists[list].n))
    return FALSE;

  kinds->n = is_base ? DUB_MAX_GARMENT_KINDS : 0;
  for (guint i = 0; i < kinds->n; i++)
    kinds->kinds[i].garment = get_garment (i);
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubGarmentKind kind;

    if (!read_garment (&element, list, &kind))
      return FALSE;
    if (!put (kinds, list, kind))
      return dub_json_refuse (&element, "%u tiles in all, each kind once", lists[list].n);
  }
  if (lists[list].first_special != DUB_SPECIAL_NONE)
    kinds->n = (guint8) dub_json_get_length (at);
  if (!is_base && kinds->n != lists[list].n)
    return dub_json_refuse_board (at, "%u garments; expected %u", kinds->n, lists[list].n);

  return !is_base || at->draft || check_colors (at, kinds);
}

static gboolean
read_garments (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "base", "fancy", "festivity", "expert", NULL };

  if (!dub_json_check_object (at, keys))
    return FALSE;
  for (guint list = 0; list < DUB_N_GARMENT_LISTS; list++) {
    DubJson garments = dub_json_member (at, lists[list].key);

    if (!read_list (&garments, list, &box->garments[list]))
      return FALSE;
  }

  return TRUE;
}

/* Numbers of each of the values of a set, which are n in all. */
static gboolean
read_counts (const DubJson *at, DubSet set, guint first, guint last, guint n, guint8 *counts)
{
  const char *keys[DUB_N_COLORS + 1] = { NULL };
  guint sum = 0;

  for (guint i = first; i <= last; i++)
    keys[i - first] = dub_name_get (set, i);
  if (!dub_json_check_object (at, keys))
    return FALSE;
  for (guint i = first; i <= last; i++) {
    DubJson count = dub_json_member (at, dub_name_get (set, i));

    if (!dub_json_read_u8 (&count, 0, n, &counts[i]))
      return FALSE;
    sum += counts[i];
  }
  if (sum != n && !at->draft)
    return dub_json_refuse_board (at, "%u tiles; expected %u", sum, n);

  return TRUE;
}

static gboolean
read_resources (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "base", "fancy", NULL };
  DubJson base = dub_json_member (at, "base");
  DubJson fancy = dub_json_member (at, "fancy");

  return dub_json_check_object (at, keys) &&
         read_counts (&base, DUB_SET_TILE, DUB_TILE_BP, DUB_TILE_BP_GO, DUB_N_RESOURCE_TILES,
                      box->resources) &&
         read_counts (&fancy, DUB_SET_TILE, DUB_TILE_BP, DUB_TILE_BP_GO, DUB_N_FANCY_TILES,
                      box->fancy_resources);
}

static void
take_garments (DubBox *box, const DubBox *starter)
{
  memcpy (box->garments, starter->garments, sizeof box->garments);
  box->sources[DUB_SECTION_GARMENTS] = starter->sources[DUB_SECTION_GARMENTS];
}

static void
take_resources (DubBox *box, const DubBox *starter)
{
  memcpy (box->resources, starter->resources, sizeof box->resources);
  memcpy (box->fancy_resources, starter->fancy_resources, sizeof box->fancy_resources);
  box->sources[DUB_SECTION_RESOURCES] = starter->sources[DUB_SECTION_RESOURCES];
}

static void
take_jewelry (DubBox *box, const DubBox *starter)
{
  memcpy (box->jewelry, starter->jewelry, sizeof box->jewelry);
  box->sources[DUB_SECTION_JEWELRY] = starter->sources[DUB_SECTION_JEWELRY];
}

gboolean
dub_box_read_tiles (const DubJson *at, const DubBox *starter, DubBox *box)
{
  DubJson garments = dub_json_member (at, "garments");
  DubJson resources = dub_json_member (at, "resources");
  DubJson jewelry = dub_json_member (at, "jewelry");

  if (starter != NULL && dub_json_is_missing (&garments))
    take_garments (box, starter);
  else if (!read_garments (&garments, box))
    return FALSE;
  if (starter != NULL && dub_json_is_missing (&resources))
    take_resources (box, starter);
  else if (!read_resources (&resources, box))
    return FALSE;
  if (starter != NULL && dub_json_is_missing (&jewelry)) {
    take_jewelry (box, starter);
    return TRUE;
  }

  return read_counts (&jewelry, DUB_SET_COLOR, DUB_BLUE, DUB_ORANGE, DUB_MAX_JEWELRY, box->jewelry);
}

static JsonObject *
write_garment (const DubGarmentKind *kind)
{
  JsonObject *object = json_object_new ();
  DubGarment garment = kind->garment;

  json_object_set_string_member (object, "colour", dub_name_get (DUB_SET_COLOR, garment.color));
  json_object_set_int_member (object, "pp", garment.pp);
  if (garment.thimble)
    json_object_set_boolean_member (object, "thimble", TRUE);
  if (garment.special >= DUB_EXPERT_FAVOR)
    json_object_set_string_member (object, "expert",
                                   dub_name_get (DUB_SET_EXPERT, garment.special));
  else if (garment.special != DUB_SPECIAL_NONE)
    json_object_set_string_member (object, "festivity",
                                   dub_name_get (DUB_SET_FESTIVITY, garment.special));
  if (kind->n > 1)
    json_object_set_int_member (object, "n", kind->n);

  return object;
}

static JsonObject *
write_counts (DubSet set, guint first, guint last, const guint8 *counts)
{
  JsonObject *object = json_object_new ();

  for (guint i = first; i <= last; i++)
    json_object_set_int_member (object, dub_name_get (set, i), counts[i]);

  return object;
}

void
dub_box_write_tiles (const DubBox *box, JsonObject *root)
{
  JsonObject *garments = json_object_new ();
  JsonObject *resources = json_object_new ();

  for (guint list = 0; list < DUB_N_GARMENT_LISTS; list++) {
    JsonArray *array = json_array_new ();

    for (guint i = 0; i < box->garments[list].n; i++)
      if (box->garments[list].kinds[i].n > 0)
        json_array_add_object_element (array, write_garment (&box->garments[list].kinds[i]));
    json_object_set_array_member (garments, lists[list].key, array);
  }
  json_object_set_object_member (root, "garments", garments);
  json_object_set_object_member (resources, "base",
                                 write_counts (DUB_SET_TILE, DUB_TILE_BP, DUB_TILE_BP_GO,
                                               box->resources));
  json_object_set_object_member (resources, "fancy",
                                 write_counts (DUB_SET_TILE, DUB_TILE_BP, DUB_TILE_BP_GO,
                                               box->fancy_resources));
  json_object_set_object_member (root, "resources", resources);
  json_object_set_object_member (root, "jewelry",
                                 write_counts (DUB_SET_COLOR, DUB_BLUE, DUB_ORANGE, box->jewelry));
}
