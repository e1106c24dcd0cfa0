/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-field.h"

#include "dub-text-box.h"
#include "dub-text-sentence-private.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

/* The names of the values of a row, in the order of its fields. */
static const char *const names[DUB_N_ROW_KINDS][DUB_MAX_ROW_FIELDS] = {
  [DUB_ROW_MAJORITY] = {
      NC_("figure", "Majority: first place"),
      NC_("figure", "Majority: second place"),
  },
  [DUB_ROW_MUSICIAN] = {
      NC_("figure", "Musicians: cost"),
      NC_("figure", "Musicians: Prestige Points"),
  },
  [DUB_ROW_GUESTS] = {
      NULL,
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Guest space %u: reward"),
  },
  [DUB_ROW_FIREWORKS_MAJORITY] = { NC_("figure", "Majority: first and second place") },
  [DUB_ROW_FIREWORKS] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Space %u: cost"),
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Space %u: multiplier"),
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Space %u: Prestige Points"),
  },
  [DUB_ROW_STATUES] = { NC_("figure", "Space %u: cost"),
                        NC_("figure", "Space %u: Prestige Points") },
  [DUB_ROW_KITCHEN_LEFT] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Left side, space %u: cost"),
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Left side, space %u: Prestige Points"),
  },
  [DUB_ROW_KITCHEN_RIGHT] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Right side, space %u: cost"),
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Right side, space %u: Prestige Points"),
  },
  [DUB_ROW_ALL_HALLS] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Bonus Space %u: Prestige Points"),
  },
  [DUB_ROW_GARMENT_DISPLAY] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Garment space %u: cost"),
  },
  [DUB_ROW_JEWELER] = { NC_("figure", "Space %u: cost"),
                        NC_("figure", "Space %u: Prestige Points") },
  [DUB_ROW_JEWELRY_DISPLAY] = {
      /* Translators: a figure printed on the board; %u counts spaces from the left. */
      NC_("figure", "Jewelry space %u: cost"),
  },
  [DUB_ROW_JOURNEYMAN_TASKS] = {
      /* Translators: a task of an Examination; %u counts tasks from the top. */
      NC_("figure", "Journeyman Examination, task %u from the top"),
  },
  [DUB_ROW_MASTER_TASKS] = {
      /* Translators: a task of an Examination; %u counts tasks from the top. */
      NC_("figure", "Master Examination, task %u from the top"),
  },
};

static const char *const rows[DUB_N_ROW_KINDS] = {
  [DUB_ROW_GUESTS] = NC_ ("row of spaces", "Spaces"),
  [DUB_ROW_FIREWORKS] = NC_ ("row of spaces", "Decorations"),
  [DUB_ROW_STATUES] = NC_ ("row of spaces", "Decorations"),
  [DUB_ROW_KITCHEN_LEFT] = NC_ ("row of spaces", "Left side"),
  [DUB_ROW_KITCHEN_RIGHT] = NC_ ("row of spaces", "Right side"),
  [DUB_ROW_ALL_HALLS] = NC_ ("row of spaces", "Bonus Spaces"),
  [DUB_ROW_GARMENT_DISPLAY] = NC_ ("row of spaces", "Display spaces"),
  [DUB_ROW_JEWELER] = NC_ ("row of spaces", "Decorations"),
  [DUB_ROW_JEWELRY_DISPLAY] = NC_ ("row of spaces", "Jewelry Display"),
};

/* Translators: the reward of a guest space. */
static const char *const rewards[] = {
  [DUB_REWARD_NONE] = NC_ ("reward", "no reward"),
  [DUB_REWARD_RESOURCE] = NC_ ("reward", "Resource tile"),
  [DUB_REWARD_THREAD] = NC_ ("reward", "Thread"),
  [DUB_REWARD_LACE] = NC_ ("reward", "Lace"),
};

static const char *const short_rewards[] = {
  [DUB_REWARD_NONE] = "–",
  [DUB_REWARD_RESOURCE] = NC_ ("short reward", "tile"),
  [DUB_REWARD_THREAD] = NC_ ("short reward", "Thread"),
  [DUB_REWARD_LACE] = NC_ ("short reward", "Lace"),
};

static const char *const types[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("employee", "Master"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman"),
  [DUB_APPRENTICE] = NC_ ("employee", "Apprentice"),
};

/* Translators: the Garment tiles of a color, above their numbers. */
static const char *const garments[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_ ("tiles", "Blue gowns"),
  [DUB_PINK] = NC_ ("tiles", "Pink frock coats"),
  [DUB_GREEN] = NC_ ("tiles", "Green gowns"),
  [DUB_ORANGE] = NC_ ("tiles", "Orange frock coats"),
};

char *
dub_text_tile_title (const DubBox *box, DubGarmentList list, guint at)
{
  DubSpecial special = box->garments[list].kinds[at].garment.special;

  if (special != DUB_SPECIAL_NONE)
    return dub_text_garment_bonus (special);

  /* Translators: one of the 4 tiles of Fancy Dresses, %u is its number. */
  return g_strdup_printf (C_ ("tiles", "Fancy tile %u"), at + 1);
}

static char *
name_tile (const DubBox *box, DubField field)
{
  g_autofree char *title = NULL;

  if (field.kind == DUB_FIELD_GARMENTS)
    return dub_text_garment (box->garments[field.in].kinds[field.at].garment);
  if (field.kind == DUB_FIELD_JEWELRY)
    return dub_text_jewel (field.at);
  if (field.kind == DUB_FIELD_RESOURCES) {
    title = dub_text_tile (field.at);
    /* Translators: %s is what Resource tiles show, like “blue/pink silk”. */
    return field.in ? g_strdup_printf (C_ ("tiles", "Fancy Dresses, %s"), title)
                    : g_steal_pointer (&title);
  }
  title = dub_text_tile_title (box, field.in, field.at);
  if (field.kind == DUB_FIELD_COLOR)
    /* Translators: %s is a tile by its bonus. */
    return g_strdup_printf (C_ ("tiles", "%s – color"), title);
  if (field.kind == DUB_FIELD_WORTH)
    /* Translators: %s is a tile by its bonus. */
    return g_strdup_printf (C_ ("tiles", "%s – Prestige Points"), title);

  /* Translators: %s is a tile by its bonus. */
  return g_strdup_printf (C_ ("tiles", "%s – thimble"), title);
}

char *
dub_text_field_name (const DubBox *box, DubField field)
{
  DubRow row = dub_field_get_row (field);
  const guint8 *fields = dub_row_get_info (row)->fields;
  guint i = field.kind == DUB_FIELD_MAJORITY ? field.at : 0;
  g_autofree char *n = g_strdup_printf ("%u", field.at + 1u);
  GString *name;

  if (field.kind >= DUB_FIELD_COLOR)
    return dub_text_begin (name_tile (box, field));
  if (field.kind == DUB_FIELD_TYPE)
    return dub_text_begin (dub_text_employee_bonus (box, field.at));
  while (field.kind != DUB_FIELD_MAJORITY && fields[i] != field.kind)
    i++;
  name = g_string_new (dub_text_pick ("figure", names[row.kind], i));
  g_string_replace (name, "%u", n, 1);

  return g_string_free (name, FALSE);
}

static char *
print_pp (guint value)
{
  /* Translators: a number of Prestige Points. */
  return g_strdup_printf (C_ ("figure", "%u PP"), value);
}

static char *
print_livre (guint livre)
{
  return g_strdup_printf (
      /* Translators: a number of Livre, as a cost or a reward. */
      g_dngettext (GETTEXT_PACKAGE, "%u Livre", "%u Livre", livre), livre);
}

static char *
print_times (guint value)
{
  /* Translators: how many times Fireworks count a Garment. */
  return g_strdup_printf (C_ ("figure", "×%u"), value);
}

static char *
print_tiles (guint value)
{
  return g_strdup_printf (
      /* Translators: a number of equal tiles. */
      g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", value), value);
}

static char *
print_majority (guint value)
{
  DubMajority majority = dub_majority_of_value (value);

  /* Translators: the Prestige Points of first and second place. */
  return g_strdup_printf (C_ ("figure", "%u/%u PP"), majority.first, majority.second);
}

static char *
print_thimble (guint value)
{
  return g_strdup (value ? C_ ("tiles", "gold thimble") : C_ ("tiles", "no thimble"));
}

static char *
print_reward (guint value)
{
  return value < DUB_REWARD_LIVRE ? g_strdup (dub_text_pick ("reward", rewards, value))
                                  : print_livre (value - DUB_LIVRE (0));
}

static char *
print_type (guint value)
{
  return g_strdup (dub_text_pick ("employee", types, value));
}

static char *
print_task (guint value)
{
  return dub_text_task (value);
}

static char *
print_color (guint value)
{
  return dub_text_garment_kind (value);
}

char *
dub_text_field_value (DubField field, guint value)
{
  static char *(*const printers[DUB_N_VALUE_TYPES]) (guint value) = {
    [DUB_VALUE_PP] = print_pp,         [DUB_VALUE_LIVRE] = print_livre,
    [DUB_VALUE_TIMES] = print_times,   [DUB_VALUE_TILES] = print_tiles,
    [DUB_VALUE_FLAG] = print_thimble,  [DUB_VALUE_MAJORITY] = print_majority,
    [DUB_VALUE_REWARD] = print_reward,
  };
  const DubFieldInfo *info = dub_field_get_info (field);

  if (info->type == DUB_VALUE_NAME)
    return (info->set == DUB_SET_TASK   ? print_task
            : info->set == DUB_SET_TYPE ? print_type
                                        : print_color) (value);

  return printers[info->type](value);
}

char *
dub_text_field_caption (DubField field, guint value)
{
  DubValueType type = dub_field_get_info (field)->type;

  if (type == DUB_VALUE_TILES)
    return g_strdup_printf ("%u", value);
  if (type == DUB_VALUE_REWARD && value == DUB_REWARD_NONE)
    return g_strdup (short_rewards[DUB_REWARD_NONE]);
  if (type == DUB_VALUE_REWARD && value < DUB_REWARD_LIVRE)
    return g_strdup (dub_text_pick ("short reward", short_rewards, value));
  if (type == DUB_VALUE_LIVRE || type == DUB_VALUE_REWARD)
    /* Translators: a number of Livre, as short as can be. */
    return g_strdup_printf (C_ ("short cost", "%u L"),
                            type == DUB_VALUE_REWARD ? value - DUB_LIVRE (0) : value);

  return dub_text_field_value (field, value);
}

char *
dub_text_row_name (DubRow row)
{
  return g_strdup (dub_text_pick ("row of spaces", rows, row.kind));
}

static char *
name_total (DubField field)
{
  if (field.kind == DUB_FIELD_GARMENTS)
    return g_strdup (
        dub_text_pick ("tiles", garments, DUB_BLUE + field.at / (DUB_MAX_GARMENT_KINDS / 4)));
  if (field.kind == DUB_FIELD_JEWELRY)
    return g_strdup (C_ ("tiles", "Jewelry tiles"));

  return g_strdup (field.in ? C_ ("tiles", "Tiles of Fancy Dresses")
                            : C_ ("tiles", "Resource tiles"));
}

char *
dub_text_field_total (const DubBox *box, DubField field)
{
  g_autofree char *name = name_total (field);
  guint stated, n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”, how many there are so far, and how many the rulebook
   * counts. */
  return g_strdup_printf (C_ ("tiles", "%s: %u of %u"), name, n, stated);
}

char *
dub_text_field_disorder (const DubBox *box, DubField field)
{
  g_autofree char *name = NULL;
  guint stated, n;

  if (dub_field_get_info (field)->type != DUB_VALUE_TILES)
    return g_strdup_printf (
        /* Translators: %u counts spaces from the left. */
        C_ ("match my box", "The costs of Fireworks rise to the right: space %u has to cost more "
                            "than the one before it."),
        field.at + 1u);
  name = name_total (field);
  n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”; how many the rulebook counts; how many were entered. */
  return g_strdup_printf (C_ ("match my box", "%s: the rulebook says %u, but %u were entered."),
                          name, stated, n);
}
