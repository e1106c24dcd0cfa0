/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for the tiles of a box that are counted while it is matched.
 */

#include "dub-box-text-tiles.h"

#include "dub-box-text.h"
#include "dub-text-table.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

/* Translators: the Garment tiles of a color, above their numbers. */
static const char *const garments[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_("tiles", "Blue gowns"),
  [DUB_PINK] = NC_("tiles", "Pink frock coats"),
  [DUB_GREEN] = NC_("tiles", "Green gowns"),
  [DUB_ORANGE] = NC_("tiles", "Orange frock coats"),
};

/* clang-format on */

gboolean
dub_field_is_of_tiles (DubField field)
{
  return field.kind >= DUB_FIELD_GARMENTS;
}

gboolean
dub_field_is_count (DubField field)
{
  return field.kind == DUB_FIELD_GARMENTS || field.kind == DUB_FIELD_RESOURCES ||
         field.kind == DUB_FIELD_JEWELRY;
}

char *
dub_tile_dup_title (const DubBox *box, DubGarmentList list, guint at)
{
  DubSpecial special = box->garments[list].kinds[at].garment.special;

  if (special != DUB_SPECIAL_NONE)
    return dub_text_garment_bonus (special);

  /* Translators: one of the 4 tiles of Fancy Dresses, %u is its number. */
  return g_strdup_printf (C_("tiles", "Fancy tile %u"), at + 1);
}

char *
dub_tile_field_dup_name (const DubBox *box, DubField field)
{
  g_autofree char *title = NULL;

  if (field.kind == DUB_FIELD_GARMENTS)
    return dub_text_garment (box->garments[field.in].kinds[field.at].garment);
  if (field.kind == DUB_FIELD_JEWELRY)
    return dub_text_jewel (field.at);
  if (field.kind == DUB_FIELD_RESOURCES) {
    title = dub_text_tile (field.at);
    /* Translators: %s is what Resource tiles show, like “blue/pink silk”. */
    return field.in ? g_strdup_printf (C_("tiles", "Fancy Dresses, %s"), title)
                    : g_steal_pointer (&title);
  }
  title = dub_tile_dup_title (box, field.in, field.at);
  if (field.kind == DUB_FIELD_COLOR)
    /* Translators: %s is a tile by its bonus. */
    return g_strdup_printf (C_("tiles", "%s – color"), title);
  if (field.kind == DUB_FIELD_WORTH)
    /* Translators: %s is a tile by its bonus. */
    return g_strdup_printf (C_("tiles", "%s – Prestige Points"), title);

  /* Translators: %s is a tile by its bonus. */
  return g_strdup_printf (C_("tiles", "%s – thimble"), title);
}

char *
dub_tile_field_dup_value (DubField field, guint value)
{
  if (dub_field_is_count (field))
    return g_strdup_printf (
        /* Translators: a number of equal tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", value), value);
  if (field.kind == DUB_FIELD_COLOR)
    return dub_text_garment_kind (value);
  if (field.kind == DUB_FIELD_WORTH)
    /* Translators: a number of Prestige Points. */
    return g_strdup_printf (C_("figure", "%u PP"), value);

  return g_strdup (value ? C_("tiles", "gold thimble") : C_("tiles", "no thimble"));
}

char *
dub_tile_field_dup_caption (DubField field, guint value)
{
  return dub_field_is_count (field) ? g_strdup_printf ("%u", value)
                                    : dub_tile_field_dup_value (field, value);
}

static char *
name_total (DubField field)
{
  if (field.kind == DUB_FIELD_GARMENTS)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "tiles",
                                   garments[DUB_BLUE + field.at / (DUB_MAX_GARMENT_KINDS / 4)]));
  if (field.kind == DUB_FIELD_JEWELRY)
    return g_strdup (C_("tiles", "Jewelry tiles"));

  return g_strdup (field.in       ? C_("tiles", "Tiles of Fancy Dresses")
                                  : C_("tiles", "Resource tiles"));
}

char *
dub_field_dup_total (const DubBox *box, DubField field)
{
  g_autofree char *name = name_total (field);
  guint stated, n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”, how many there are so far, and how many the rulebook
   * counts. */
  return g_strdup_printf (C_("tiles", "%s: %u of %u"), name, n, stated);
}

char *
dub_field_dup_wrong_total (const DubBox *box, DubField field)
{
  g_autofree char *name = name_total (field);
  guint stated, n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”; how many the rulebook counts; how many were entered. */
  return g_strdup_printf (C_("match my box", "%s: the rulebook counts %u, here are %u."), name,
                              stated, n);
}
