/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-box.h"
#include "dub-text-error.h"
#include "dub-text-private.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Each section, and what to do with it while you compare it with your copy. */
#define SECTION(id, name, guide) [id] = { name, guide }
static const struct {
  const char *name;
  const char *guide;
} sections[DUB_N_SECTIONS] = {
  SECTION (DUB_SECTION_HALLS, NC_ ("section of the box", "Halls"),
           NC_ ("match my box", "What is printed in this Hall: the majority, the reward of each "
                                "guest space, and which ones are for Masters.")),
  SECTION (DUB_SECTION_FIREWORKS, NC_ ("section of the box", "Fireworks"),
           NC_ ("match my box", "The Fireworks balcony: what each space costs, its multiplier, and "
                                "its Prestige Points.")),
  SECTION (DUB_SECTION_STATUES, NC_ ("section of the box", "Statues"),
           NC_ ("match my box", "The Statues: what each space costs, and its Prestige Points.")),
  SECTION (DUB_SECTION_KITCHEN, NC_ ("section of the box", "Catering Kitchen"),
           NC_ ("match my box", "The two sides of the Catering Kitchen: what each space costs, and "
                                "its Prestige Points.")),
  SECTION (DUB_SECTION_ALL_HALLS, NC_ ("section of the box", "All Halls Bonus"),
           NC_ ("match my box", "The Prestige Points on the All Halls Bonus Spaces.")),
  SECTION (DUB_SECTION_GARMENT_DISPLAY, NC_ ("section of the box", "Garment Design display"),
           NC_ ("match my box", "What a Garment costs on each space of its display, from the left. "
                                "The two on the right are free.")),
  SECTION (DUB_SECTION_JEWELER, NC_ ("section of the box", "Jeweler board"),
           NC_ ("match my box", "The Jeweler board, if you have the Jewelry Box: its Decorations, "
                                "what Jewelry costs on each space, and the tasks of the "
                                "Examinations from the top.")),
  SECTION (DUB_SECTION_EMPLOYEES, NC_ ("section of the box", "Employee cards"),
           NC_ ("match my box", "Set the type of each card below. The rest are already known.")),
  SECTION (DUB_SECTION_DECK, NC_ ("section of the box", "her 25 cards"),
           NC_ ("match my box", "Go through her 25 cards in any order: the action at the top, then "
                                "the Hall and Jewelry at the bottom.")),
  SECTION (DUB_SECTION_GARMENTS, NC_ ("section of the box", "Garment tiles"),
           NC_ ("match my box", "How many Garment tiles there are of each kind; the rulebook "
                                "states how many of each color. Below are those of Expansions, if "
                                "you have them.")),
  SECTION (DUB_SECTION_RESOURCES, NC_ ("section of the box", "Resource tiles"),
           NC_ ("match my box", "Which silk the Resource tiles show at the top, and how many tiles "
                                "show each kind.")),
  SECTION (DUB_SECTION_JEWELRY, NC_ ("section of the box", "Jewelry tiles"),
           NC_ ("match my box", "How many Jewelry tiles there are of each color, if you have the "
                                "Jewelry Box.")),
};

char *
dub_text_edition (DubEdition edition)
{
  return g_strdup (edition == DUB_EDITION_CLASSIC ? C_ ("edition", "Classic edition (2013)")
                                                  : C_ ("edition", "Rococo Deluxe"));
}

char *
dub_text_section (DubSection section)
{
  return dub_text_dup ("section of the box", sections[section].name);
}

/* Translators: a note on a part of the board: its figures are ours, not the printed ones. */
DUB_DEFINE_TEXT (starter_note, C_ ("note", "sample"))

static char *
name_part (DubPart part)
{
  return part <= DUB_PART_HALL_5 ? dub_text_hall (part)
                                 : dub_text_section (dub_part_get_section (part));
}

/* Returns the deck if the step depends on a card of hers. This matters only if the app draws
 * from the deck of the profile; otherwise the player reports the real cards. */
static guint
find_card (const DubState *before, const DubMove *step)
{
  static const gboolean names_card[DUB_N_STEPS] = {
    [DUB_MOVE_TAKE_FAVOR] = TRUE,   [DUB_MOVE_TAKE_TILES] = TRUE,  [DUB_MOVE_TAKE_GARMENT] = TRUE,
    [DUB_MOVE_TAKE_JEWELRY] = TRUE, [DUB_MOVE_REVEAL_CARD] = TRUE, [DUB_MOVE_HIRE] = TRUE,
  };

  if (before->draw_mode != DUB_DRAW_APP)
    return 0;

  if (step->verb == DUB_MOVE_PLACE_TOKEN) /* FUN-1 does not use a card */
    return step->rules[0] == DUB_RULE_FUN_2 ? 1u << DUB_PART_DECK : 0;

  return names_card[step->verb] ? 1u << DUB_PART_DECK : 0;
}

/* Returns a bitmask of the parts whose values decided a step. */
static guint
find_parts (const DubState *before, const DubTurn *turn, guint index)
{
  const DubMove *step = &turn->steps[index];
  guint mask = dub_turn_get_deciding_parts (turn, index) | find_card (before, step);

  /* The types decide who may leave at an examination. */
  if (step->verb == DUB_MOVE_REMOVE_EMPLOYEE)
    mask |= 1u << DUB_PART_EMPLOYEES;

  return mask;
}

char *
dub_text_starter_reason (const DubBox *box, const DubState *before, const DubTurn *turn, guint step)
{
  guint mask = find_parts (before, turn, step) & dub_box_get_samples (box);

  if (mask == 0)
    return NULL;

  return dub_text_fill (C_ ("why",
                            /* Translators: %s is a list of parts of the box. */
                            "Decided by sample values, not the printed ones: %s. Your copy may "
                            "differ."),
                        dub_text_list (mask, DUB_N_PARTS, name_part));
}

char *
dub_text_sample_question (DubPart part)
{
  /* Translators: %s is a part of the box; a sample of its values decides her turn. */
  return dub_text_fill (C_ ("box", "Her move depends on this: %s. Is this what is printed?"),
                        name_part (part));
}

char *
dub_text_parts (guint n_done, guint n_others, guint n_parts)
{
  if (n_others > 0)
    return g_strdup_printf (
        /* Translators: how many parts of a box are as printed, how many there are, and how many
         * were taken from somebody who has checked them. */
        C_ ("box", "%u of %u parts matched, %u from others"), n_done, n_parts, n_others);
  if (n_done == 0)
    return g_strdup (C_ ("box", "Sample values"));
  if (n_done >= n_parts)
    return g_strdup (C_ ("box", "All parts matched"));

  /* Translators: how many parts of a box are as printed, and how many there are. */
  return g_strdup_printf (C_ ("box", "%u of %u parts matched"), n_done, n_parts);
}

char *
dub_text_entry_note (const DubBox *box, DubThing entry)
{
  if (entry.kind != DUB_KIND_GARMENT || entry.garment.color == DUB_COLOR_UNKNOWN ||
      dub_box_has_garment (box, entry.garment))
    return NULL;

  return g_strdup (C_ ("note", "The box profile does not have this tile; it counts as entered."));
}

char *
dub_text_known (guint n)
{
  /* Translators: how many of her cards are known, of how many. */
  return g_strdup_printf (C_ ("deck", "%u of %u cards known"), n, DUB_N_CARDS);
}

DUB_DEFINE_TEXT (all_known,
                 C_ ("deck", "All 25 of her cards are known. From the next Round on, the app "
                             "can draw them."))

/* The names of the values of a row, in the order of its fields. */
static const char *const field_names[DUB_N_ROW_KINDS][DUB_MAX_ROW_FIELDS] = {
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
  char *title;

  if (field.kind == DUB_FIELD_GARMENTS)
    return dub_text_garment (box->garments[field.in].kinds[field.at].garment);
  if (field.kind == DUB_FIELD_JEWELRY)
    return dub_text_jewel (field.at);
  if (field.kind == DUB_FIELD_RESOURCES && field.in)
    /* Translators: %s is what Resource tiles show, like “blue/pink silk”. */
    return dub_text_fill (C_ ("tiles", "Fancy Dresses, %s"), dub_text_tile (field.at));
  if (field.kind == DUB_FIELD_RESOURCES)
    return dub_text_tile (field.at);
  title = dub_text_tile_title (box, field.in, field.at);
  if (field.kind == DUB_FIELD_COLOR)
    /* Translators: %s is a tile by its bonus. */
    return dub_text_fill (C_ ("tiles", "%s – color"), title);
  if (field.kind == DUB_FIELD_WORTH)
    /* Translators: %s is a tile by its bonus. */
    return dub_text_fill (C_ ("tiles", "%s – Prestige Points"), title);

  /* Translators: %s is a tile by its bonus. */
  return dub_text_fill (C_ ("tiles", "%s – thimble"), title);
}

char *
dub_text_field_name (const DubBox *box, DubField field)
{
  DubRow row = dub_field_get_row (field);
  const guint8 *fields = dub_row_get_info (row)->fields;
  guint i = field.kind == DUB_FIELD_MAJORITY ? field.at : 0;
  const char *text;

  if (field.kind >= DUB_FIELD_COLOR)
    return dub_text_begin (name_tile (box, field));
  if (field.kind == DUB_FIELD_TYPE)
    return dub_text_begin (dub_text_employee_bonus (box, field.at));
  while (field.kind != DUB_FIELD_MAJORITY && fields[i] != field.kind)
    i++;
  text = dub_text_pick ("figure", field_names[row.kind], i);

  return strchr (text, '%') != NULL ? dub_text_fill (text, dub_text_number (field.at + 1))
                                    : g_strdup (text);
}

static char *
print_livre (guint livre)
{
  return g_strdup_printf (
      /* Translators: a number of Livre, as a cost or a reward. */
      g_dngettext (GETTEXT_PACKAGE, "%u Livre", "%u Livre", livre), livre);
}

static char *
print_name (DubSet set, guint value)
{
  if (set == DUB_SET_TASK)
    return dub_text_task (value);
  if (set == DUB_SET_TYPE)
    return dub_text_employee (NULL,
                              (DubEmployee){ .type = (guint8) value, .level = DUB_LEVEL_UNKNOWN });

  return dub_text_garment_kind (value);
}

char *
dub_text_field_value (DubField field, guint value)
{
  const DubFieldInfo *info = dub_field_get_info (field);
  DubMajority majority = dub_majority_of_value (value);

  switch ((DubValueType) info->type) {
  case DUB_VALUE_PP:
    /* Translators: a number of Prestige Points. */
    return g_strdup_printf (C_ ("figure", "%u PP"), value);
  case DUB_VALUE_LIVRE:
    return print_livre (value);
  case DUB_VALUE_TIMES:
    /* Translators: how many times Fireworks count a Garment. */
    return g_strdup_printf (C_ ("figure", "×%u"), value);
  case DUB_VALUE_TILES:
    return g_strdup_printf (
        /* Translators: a number of equal tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", value), value);
  case DUB_VALUE_FLAG:
    return g_strdup (value ? C_ ("tiles", "gold thimble") : C_ ("tiles", "no thimble"));
  case DUB_VALUE_MAJORITY:
    /* Translators: the Prestige Points of first and second place. */
    return g_strdup_printf (C_ ("figure", "%u/%u PP"), majority.first, majority.second);
  case DUB_VALUE_REWARD:
    return value < DUB_REWARD_LIVRE ? g_strdup (dub_text_pick ("reward", rewards, value))
                                    : print_livre (value - DUB_LIVRE (0));
  case DUB_VALUE_NAME:
    return print_name (info->set, value);
  case DUB_VALUE_NUMBER: /* not shown one by one */
  case DUB_VALUE_ID:
  case DUB_VALUE_CARD:
  case DUB_N_VALUE_TYPES:
    break;
  }
  g_return_val_if_reached (NULL);
}

char *
dub_text_field_caption (DubField field, guint value)
{
  DubValueType type = dub_field_get_info (field)->type;

  if (type == DUB_VALUE_TILES)
    return g_strdup_printf ("%u", value);
  if (type == DUB_VALUE_REWARD && value < DUB_REWARD_LIVRE)
    return g_strdup (dub_text_short_reward (value));
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

/* The spaces with several values; any other is named after its value. */
static const char *const space_names[DUB_N_ROW_KINDS] = {
  /* Translators: a place on the board; %u counts spaces from the left. */
  [DUB_ROW_GUESTS] = NC_ ("printed place", "Guest space %u"),
  /* Translators: a place on the board; %u counts spaces from the left. */
  [DUB_ROW_FIREWORKS] = NC_ ("printed place", "Space %u"),
  [DUB_ROW_STATUES] = NC_ ("printed place", "Space %u"),
  /* Translators: a place on the board; %u counts spaces from the left. */
  [DUB_ROW_KITCHEN_LEFT] = NC_ ("printed place", "Left side, space %u"),
  /* Translators: a place on the board; %u counts spaces from the left. */
  [DUB_ROW_KITCHEN_RIGHT] = NC_ ("printed place", "Right side, space %u"),
  [DUB_ROW_JEWELER] = NC_ ("printed place", "Space %u"),
  /* Translators: one of her 25 cards. */
  [DUB_ROW_DECK] = NC_ ("printed place", "Card %u"),
};

char *
dub_text_space_name (const DubBox *box, DubRow row, guint at)
{
  const DubField first = dub_row_get_field (row, at, 0);

  if (row.kind == DUB_ROW_MUSICIAN)
    return dub_text_begin (dub_text_decoration_kind (DUB_MUSICIANS));
  if (row.kind == DUB_ROW_EMPLOYEES)
    return dub_text_begin (dub_text_employee_bonus (box, at));
  if (row.kind == DUB_ROW_BASE_GARMENTS)
    return dub_text_begin (dub_text_garment (box->garments[first.in].kinds[at].garment));
  if (dub_row_get_info (row)->section == DUB_SECTION_GARMENTS)
    return dub_text_begin (dub_text_tile_title (box, first.in, at));
  if (space_names[row.kind] != NULL)
    return dub_text_fill (dub_text_pick ("printed place", space_names, row.kind),
                          dub_text_number (at + 1));

  return dub_text_field_name (box, first);
}

char *
dub_text_space_print (const DubBox *box, DubRow row, guint at)
{
  const DubRowInfo *info = dub_row_get_info (row);
  const DubField count = { DUB_FIELD_GARMENTS, info->in, (guint8) at };
  GPtrArray *values;

  if (row.kind == DUB_ROW_GUESTS)
    return dub_text_guest_print (box->halls[row.hall].guests[at]);
  if (row.kind == DUB_ROW_EMPLOYEES)
    return dub_text_employee (box, dub_box_get_card (box, at));
  if (row.kind == DUB_ROW_DECK)
    return dub_text_card (box->deck[at]);
  if (row.kind == DUB_ROW_BASE_GARMENTS)
    return dub_text_field_value (count, dub_field_get (box, count));
  if (info->section == DUB_SECTION_GARMENTS)
    return dub_text_garment (box->garments[info->in].kinds[at].garment);
  values = g_ptr_array_new ();
  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
    DubField field = dub_row_get_field (row, at, i);

    g_ptr_array_add (values, dub_text_field_value (field, dub_field_get (box, field)));
  }

  return dub_text_join (values);
}

char *
dub_text_row_print (const DubBox *box, DubRow row)
{
  GString *spaces = g_string_new (NULL);

  for (guint at = 0; at < dub_row_get_length (box, row); at++) {
    g_autofree char *space = dub_text_space_print (box, row, at);

    g_string_append_printf (spaces, "%s%s", at > 0 ? " · " : "", space);
  }

  return g_string_free (spaces, FALSE);
}

char *
dub_text_difference_name (const DubBox *box, DubPart part, DubRow row, guint at, gboolean is_row)
{
  g_autofree char *place = is_row ? dub_text_row_name (row) : dub_text_space_name (box, row, at);

  /* Translators: a part of the board, and a place or a row of places there. */
  return dub_text_fill (C_ ("printed place", "%s, %s"), dub_part_dup_title (part),
                        dub_text_within (place));
}

char *
dub_text_differences (guint n)
{
  /* Translators: how many places of two profiles differ. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u difference", "%u differences", n), n);
}

char *
dub_text_taken (guint n_taken, guint n)
{
  /* Translators: how many differences were settled with the values of the other profile. */
  return g_strdup_printf (C_ ("compare", "%u of %u taken"), n_taken, n);
}

char *
dub_text_confirmed (guint parts)
{
  /* Translators: %s is a list of parts of the box. */
  return dub_text_fill (C_ ("compare", "The same values, confirmed as printed: %s."),
                        dub_text_list_parts (parts, TRUE));
}

char **
dub_text_part_values (const DubBox *box, DubPart part)
{
  GPtrArray *lines = g_ptr_array_new ();
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, dub_text_fill (
                                /* Translators: what is counted, and the figure. */
                                C_ ("figure", "%s – %s"), dub_text_field_name (box, fields[i]),
                                dub_text_field_value (fields[i], dub_field_get (box, fields[i]))));

  return dub_text_end_lines (lines);
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
  guint stated, n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”, how many there are so far, and how many the rulebook
   * counts. */
  return dub_text_fill (C_ ("tiles", "%s: %u of %u"), name_total (field), dub_text_number (n),
                        dub_text_number (stated));
}

char *
dub_text_field_disorder (const DubBox *box, DubField field)
{
  guint stated, n;

  if (dub_field_get_info (field)->type != DUB_VALUE_TILES)
    return g_strdup_printf (
        /* Translators: %u counts spaces from the left. */
        C_ ("match my box", "The costs of Fireworks rise to the right: space %u has to cost more "
                            "than the one before it."),
        field.at + 1u);
  n = dub_field_get_total (box, field, &stated);

  /* Translators: tiles like “Blue gowns”; how many the rulebook counts; how many were entered. */
  return dub_text_fill (C_ ("match my box", "%s: the rulebook says %u, but %u were entered."),
                        name_total (field), dub_text_number (stated), dub_text_number (n));
}

/* Translators: the Jewelry symbol on a card of hers, as short as can be. */
static const char *const symbols[DUB_N_SYMBOLS] = {
  [DUB_SYMBOL_NONE] = NC_ ("short symbol", "None"),
  [DUB_SYMBOL_SUITABLE] = NC_ ("short symbol", "Suitable"),
  [DUB_SYMBOL_SAME_COLOR] = NC_ ("short symbol", "Same color"),
};

static const char *const columns[DUB_N_COLUMNS] = {
  NC_ ("short card", "Left"),
  NC_ ("short card", "Center"),
  NC_ ("short card", "Right"),
};

static const char *const funds[DUB_N_FUNDS] = {
  [DUB_FUND_FIREWORKS] = NC_ ("short card", "Fireworks"),
  [DUB_FUND_KITCHEN] = NC_ ("short card", "Kitchen"),
  [DUB_FUND_MUSICIANS] = NC_ ("short card", "Musicians"),
  [DUB_FUND_STATUES] = NC_ ("short card", "Statues"),
};

/* One for garments, and one for jewelry if that differs. */
static const char *const hints[][2] = {
  [DUB_HINT_COST_RISES] = {
      /* Translators: %u counts spaces from the left. */
      NC_("unusual", "Unusual: Garment space %u costs more than the one before it."),
      /* Translators: %u counts spaces from the left. */
      NC_("unusual", "Unusual: Jewelry space %u costs more than the one before it."),
  },
  [DUB_HINT_COST_STAYS] = {
      /* Translators: %u counts spaces from the left. */
      NC_("unusual", "Unusual: Garment space %u costs as much as the one before it."),
      /* Translators: %u counts spaces from the left. */
      NC_("unusual", "Unusual: Jewelry space %u costs as much as the one before it."),
  },
  [DUB_HINT_MANY_SPACES] = {
      /* Translators: %u is how many spaces a hall or display has. */
      NC_("unusual", "Unusual: %u spaces are more than most boards have."),
  },
  [DUB_HINT_NO_MASTER] = {
      NC_("unusual", "Unusual: according to the rulebook, every Hall has Master Guest spaces."),
  },
  [DUB_HINT_MAJORITY] = {
      NC_("unusual", "Unusual: according to the rulebook, second place scores less than first "
                     "place."),
  },
  [DUB_HINT_FIREWORKS] = {
      NC_("unusual", "Unusual: the rulebook names 7 and 3 or 6 and 2 Prestige Points."),
  },
  [DUB_HINT_TYPE] = {
      /* Translators: %s is what an Employee card brings. */
      NC_("unusual", "Unusual type, according to the rulebook: %s."),
  },
};

char *
dub_part_dup_title (DubPart part)
{
  return dub_text_begin (name_part (part));
}

char *
dub_text_list_parts (guint parts, gboolean jewelry_box)
{
  const guint halls = (1u << DUB_N_HALLS) - 1;
  gboolean all_halls = (parts & halls) == halls;
  GPtrArray *names = g_ptr_array_new ();

  if (!jewelry_box)
    parts &= ~(1u << DUB_PART_JEWELER | 1u << DUB_PART_JEWELRY);
  if (all_halls)
    g_ptr_array_add (names, dub_text_section (DUB_SECTION_HALLS));
  for (DubPart part = all_halls ? DUB_PART_FIREWORKS : DUB_PART_HALL_1; part < DUB_N_PARTS; part++)
    if ((parts & (1u << part)) != 0)
      g_ptr_array_add (names, name_part (part));
  if (names->len > 0)
    return dub_text_join_all (names);
  g_ptr_array_unref (names);

  return NULL;
}

char *
dub_part_dup_guide (DubPart part)
{
  return dub_text_dup ("match my box", sections[dub_part_get_section (part)].guide);
}

/* Looks for the first key of a path like “$.statues[2].cost”. */
static gboolean
find_section (const GError *error, guint *section)
{
  const DubFault *fault = dub_fault_get (error);
  const char *place = fault != NULL ? fault->place : NULL;

  return place != NULL && g_str_has_prefix (place, "$.") &&
         dub_name_find_part (DUB_SET_SECTION, place + 2, strcspn (place + 2, ".["), section);
}

char *
dub_box_dup_problem (const GError *error)
{
  guint section;

  if (!find_section (error, &section))
    return dub_text_fault (error);

  /* Translators: a part of the box, and what is wrong with it. */
  return dub_text_fill (C_ ("boxes", "%s – %s"), dub_text_section (section),
                        dub_text_fault (error));
}

char *
dub_card_dup_short_action (DubCard card)
{
  if (card.action == DUB_CARD_FAVOR)
    return g_strdup (C_ ("short card", "Queen’s Favor"));
  if (card.action == DUB_CARD_DRAWER)
    /* Translators: a drawer of the Resource display, as short as can be. */
    return g_strdup_printf (C_ ("short card", "Drawer %u"), card.n);
  if (card.action == DUB_CARD_COLUMN)
    return g_strdup (dub_text_pick ("short card", columns, card.n));
  if (card.action == DUB_CARD_FUND)
    return g_strdup (dub_text_pick ("short card", funds, card.n));

  return g_strdup_printf ("%u", card.n);
}

char *
dub_card_dup_short_symbol (DubSymbol symbol)
{
  return g_strdup (dub_text_pick ("short symbol", symbols, symbol));
}

char *
dub_deck_dup_equal (guint n_equal)
{
  if (n_equal == 0)
    return NULL;

  return g_strdup_printf (
      /* Translators: %u is how many equal cards were entered before. */
      g_dngettext (GETTEXT_PACKAGE, "%u identical card already entered.",
                   "%u identical cards already entered.", n_equal),
      n_equal);
}

char **
dub_deck_dup_counts (const DubBox *box, guint32 entered)
{
  GPtrArray *lines = g_ptr_array_new ();
  guint actions[DUB_CARD_FUND + 1] = { 0 }, halls[DUB_N_HALLS + 1] = { 0 };
  guint feet[DUB_N_SYMBOLS] = { 0 };

  for (guint i = 0; i < DUB_N_CARDS; i++)
    if ((entered >> i & 1u) != 0) {
      actions[box->deck[i].action]++;
      halls[box->deck[i].hall]++;
      feet[box->deck[i].symbol]++;
    }
  g_ptr_array_add (
      lines,
      /* Translators: how many cards of hers show each action. */
      g_strdup_printf (C_ ("deck", "Favor %u · Resources %u · Tailor %u · Hire %u · Fund %u"),
                       actions[DUB_CARD_FAVOR], actions[DUB_CARD_DRAWER] + actions[DUB_CARD_COLUMN],
                       actions[DUB_CARD_TAILOR], actions[DUB_CARD_HIRE], actions[DUB_CARD_FUND]));
  /* Translators: how many cards of hers show each hall, the Royal Hall first. */
  g_ptr_array_add (lines, g_strdup_printf (C_ ("deck", "Halls: %u · %u · %u · %u · %u"), halls[1],
                                           halls[2], halls[3], halls[4], halls[5]));
  g_ptr_array_add (lines,
                   /* Translators: how many cards of hers show each Jewelry symbol. */
                   g_strdup_printf (C_ ("deck", "Jewelry: same color %u · suitable %u · none %u"),
                                    feet[DUB_SYMBOL_SAME_COLOR], feet[DUB_SYMBOL_SUITABLE],
                                    feet[DUB_SYMBOL_NONE]));

  return dub_text_end_lines (lines);
}

char *
dub_text_parts_done (guint n)
{
  /* Translators: how many parts of the box were compared, and how many there are. */
  return g_strdup_printf (C_ ("match my box", "%u of %u parts matched"), n, DUB_N_PARTS);
}

char *
dub_text_cards_entered (guint n)
{
  /* Translators: how many of her cards were entered, of how many. */
  return g_strdup_printf (C_ ("match my box", "%u of %u cards entered"), n, DUB_N_CARDS);
}

static char *
tell_hint (const DubBox *box, const DubHint *hint)
{
  gboolean is_jewelry = hint->is_jewelry && hints[hint->kind][1] != NULL;
  const char *text = dub_text_pick ("unusual", hints[hint->kind], is_jewelry);

  if (hint->kind == DUB_HINT_TYPE)
    return dub_text_fill (text, dub_text_employee_bonus (box, hint->at));
  if (strchr (text, '%') == NULL)
    return g_strdup (text);

  return dub_text_fill (text, dub_text_number (hint->at + (hint->kind != DUB_HINT_MANY_SPACES)));
}

char *
dub_part_dup_hints (const DubBox *box, DubPart part)
{
  DubHint list[DUB_MAX_HINTS];
  guint n = dub_part_list_hints (box, part, list);
  GPtrArray *sentences = g_ptr_array_new ();
  g_auto (GStrv) lines = NULL;

  if (box->sources[part] == DUB_SOURCE_SHARED)
    g_ptr_array_add (sentences,
                     g_strdup (C_ ("match my box", "Somebody else has checked this part. "
                                                   "Compare it with your own copy.")));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (sentences, tell_hint (box, &list[i]));
  lines = dub_text_end_lines (sentences);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}
