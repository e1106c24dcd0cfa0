/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-text.h"

#include "dub-box-text-tiles.h"
#include "dub-text-box.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

/* Translators: what to do with a part of the board, while the player compares it with the box. */
static const char *const guides[DUB_N_PARTS] = {
  [DUB_PART_FIREWORKS] =
      NC_("match my box", "The Fireworks balcony: what each space costs, how many times it counts "
                          "a Garment, and its Prestige Points."),
  [DUB_PART_STATUES] =
      NC_("match my box", "The Statues: what each space costs, and its Prestige Points."),
  [DUB_PART_KITCHEN] =
      NC_("match my box", "The two sides of the Catering Kitchen: what each space costs, and its "
                          "Prestige Points."),
  [DUB_PART_ALL_HALLS] =
      NC_("match my box", "The Prestige Points on the All Halls Bonus Spaces."),
  [DUB_PART_GARMENT_DISPLAY] =
      NC_("match my box", "What a Garment costs on each space of its display, from the left. The "
                          "two at the right are free."),
  [DUB_PART_JEWELER] =
      NC_("match my box", "The Jeweler board, if you have the Jewelry Box: its Decorations, what "
                          "Jewelry costs on each space, and the tasks of the Examinations from "
                          "the top."),
  [DUB_PART_EMPLOYEES] =
      NC_("match my box", "Which Employee cards are Masters, Journeymen or Apprentices. All "
                          "others are known."),
  [DUB_PART_DECK] =
      NC_("match my box", "Take her 25 cards in any order: what is on top, then Hall and Jewelry "
                          "at the foot."),
  [DUB_PART_GARMENTS] =
      NC_("match my box", "How many Garment tiles there are of each kind; the rulebook states how "
                          "many of each color. Below are those of Expansions, if you have them."),
  [DUB_PART_RESOURCES] =
      NC_("match my box", "What the silk at the top of the Resource tiles is, and how many tiles "
                          "show it."),
  [DUB_PART_JEWELRY] =
      NC_("match my box", "How many Jewelry tiles there are of each color, if you have the Jewelry "
                          "Box."),
};

/* Translators: the reward of a guest space. */
static const char *const rewards[] = {
  [DUB_REWARD_NONE] = NC_("reward", "no reward"),
  [DUB_REWARD_RESOURCE] = NC_("reward", "Resource tile"),
  [DUB_REWARD_THREAD] = NC_("reward", "Thread"),
  [DUB_REWARD_LACE] = NC_("reward", "Lace"),
};

static const char *const short_rewards[] = {
  [DUB_REWARD_NONE] = "–",
  [DUB_REWARD_RESOURCE] = NC_("short reward", "tile"),
  [DUB_REWARD_THREAD] = NC_("short reward", "Thread"),
  [DUB_REWARD_LACE] = NC_("short reward", "Lace"),
};

static const char *const types[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_("employee", "Master"),
  [DUB_JOURNEYMAN] = NC_("employee", "Journeyman"),
  [DUB_APPRENTICE] = NC_("employee", "Apprentice"),
};

/* Translators: the Jewelry symbol on a card of hers, as short as can be. */
static const char *const symbols[DUB_N_SYMBOLS] = {
  [DUB_SYMBOL_NONE] = NC_("short symbol", "None"),
  [DUB_SYMBOL_SUITABLE] = NC_("short symbol", "Suitable"),
  [DUB_SYMBOL_SAME_COLOR] = NC_("short symbol", "Same color"),
};

static const char *const columns[DUB_N_COLUMNS] = {
  NC_("short card", "Left"),
  NC_("short card", "Center"),
  NC_("short card", "Right"),
};

static const char *const funds[DUB_N_FUNDS] = {
  [DUB_FUND_FIREWORKS] = NC_("short card", "Fireworks"),
  [DUB_FUND_KITCHEN] = NC_("short card", "Kitchen"),
  [DUB_FUND_MUSICIANS] = NC_("short card", "Musicians"),
  [DUB_FUND_STATUES] = NC_("short card", "Statues"),
};

/* clang-format on */

static const char *
translate (const char *context, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

/* Sections are named as they stand in a list; a title begins with a capital. */
char *
dub_part_dup_title (DubPart part)
{
  g_autofree char *name = part <= DUB_PART_HALL_5 ? dub_text_hall (part)
                                                  : dub_text_section (dub_part_get_section (part));
  g_autofree char *first = g_utf8_strup (name, g_utf8_next_char (name) - name);

  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

char *
dub_part_dup_guide (DubPart part)
{
  if (part <= DUB_PART_HALL_5)
    return g_strdup (C_("match my box", "What is printed in this Hall: the majority, the reward of "
                                        "each guest space, and which ones are for Masters."));

  return g_strdup (translate ("match my box", guides[part]));
}

static char *
name_cost (DubField field)
{
  guint n = field.at + 1u;

  if (field.in == DUB_MUSICIANS)
    return g_strdup (C_("figure", "Musicians: cost"));
  if (field.in == DUB_KITCHEN_LEFT)
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Left side, space %u: cost"), n);
  if (field.in == DUB_KITCHEN_RIGHT)
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Right side, space %u: cost"), n);

  /* Translators: a figure printed on the board; %u counts spaces from the left. */
  return g_strdup_printf (C_("figure", "Space %u: cost"), n);
}

static char *
name_pp (DubField field)
{
  guint n = field.at + 1u;

  if (field.in == DUB_MUSICIANS)
    return g_strdup (C_("figure", "Musicians: Prestige Points"));
  if (field.in == DUB_KITCHEN_LEFT)
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Left side, space %u: Prestige Points"), n);
  if (field.in == DUB_KITCHEN_RIGHT)
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Right side, space %u: Prestige Points"), n);

  /* Translators: a figure printed on the board; %u counts spaces from the left. */
  return g_strdup_printf (C_("figure", "Space %u: Prestige Points"), n);
}

char *
dub_field_dup_name (const DubBox *box, DubField field)
{
  guint n = field.at + 1u;

  if (dub_field_is_of_tiles (field))
    return dub_tile_field_dup_name (box, field);

  switch ((DubFieldKind) field.kind) {
  case DUB_FIELD_REWARD:
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Guest space %u: reward"), n);
  case DUB_FIELD_FIRST:
    return g_strdup (C_("figure", "Majority: first place"));
  case DUB_FIELD_SECOND:
    return g_strdup (C_("figure", "Majority: second place"));
  case DUB_FIELD_FIREWORKS:
    return g_strdup (C_("figure", "Majority: first and second place"));
  case DUB_FIELD_COST:
    return name_cost (field);
  case DUB_FIELD_TIMES:
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Space %u: how many times a Garment counts"), n);
  case DUB_FIELD_PP:
    return name_pp (field);
  case DUB_FIELD_ALL_HALLS:
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Bonus Space %u: Prestige Points"), n);
  case DUB_FIELD_GARMENT:
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Garment space %u: cost"), n);
  case DUB_FIELD_JEWEL:
    /* Translators: a figure printed on the board; %u counts spaces from the left. */
    return g_strdup_printf (C_("figure", "Jewelry space %u: cost"), n);
  case DUB_FIELD_TASK:
    if (field.in == DUB_TRACK_MASTER)
      /* Translators: a task of an Examination; %u counts tasks from the top. */
      return g_strdup_printf (C_("figure", "Master Examination, task %u from the top"), n);
    /* Translators: a task of an Examination; %u counts tasks from the top. */
    return g_strdup_printf (C_("figure", "Journeyman Examination, task %u from the top"), n);
  case DUB_FIELD_TYPE:
  case DUB_FIELD_GARMENTS:
  case DUB_FIELD_COLOR:
  case DUB_FIELD_WORTH:
  case DUB_FIELD_THIMBLE:
  case DUB_FIELD_RESOURCES:
  case DUB_FIELD_JEWELRY:
  default:
    return dub_text_employee_bonus (box, field.at);
  }
}

static char *
print_livre (guint livre)
{
  return g_strdup_printf (
      /* Translators: a number of Livre, as a cost or a reward. */
      g_dngettext (GETTEXT_PACKAGE, "%u Livre", "%u Livre", livre), livre);
}

static char *
print_majority (guint value)
{
  DubMajority majority = dub_majority_of_value (value);

  /* Translators: the Prestige Points of first and second place. */
  return g_strdup_printf (C_("figure", "%u/%u PP"), majority.first, majority.second);
}

char *
dub_field_dup_value (DubField field, guint value)
{
  if (dub_field_is_of_tiles (field))
    return dub_tile_field_dup_value (field, value);

  switch ((DubFieldKind) field.kind) {
  case DUB_FIELD_REWARD:
    return value < DUB_VALUE_LIVRE ? g_strdup (translate ("reward", rewards[value]))
                                   : print_livre (value - DUB_LIVRE (0));
  case DUB_FIELD_COST:
  case DUB_FIELD_GARMENT:
  case DUB_FIELD_JEWEL:
    return print_livre (value);
  case DUB_FIELD_TIMES:
    /* Translators: how many times Fireworks count a Garment. */
    return g_strdup_printf (C_("figure", "×%u"), value);
  case DUB_FIELD_TASK:
    return dub_text_task (value);
  case DUB_FIELD_TYPE:
    return g_strdup (translate ("employee", types[value]));
  case DUB_FIELD_FIREWORKS:
    return print_majority (value);
  case DUB_FIELD_FIRST:
  case DUB_FIELD_SECOND:
  case DUB_FIELD_PP:
  case DUB_FIELD_ALL_HALLS:
  case DUB_FIELD_GARMENTS:
  case DUB_FIELD_COLOR:
  case DUB_FIELD_WORTH:
  case DUB_FIELD_THIMBLE:
  case DUB_FIELD_RESOURCES:
  case DUB_FIELD_JEWELRY:
  default:
    /* Translators: a number of Prestige Points. */
    return g_strdup_printf (C_("figure", "%u PP"), value);
  }
}

char *
dub_field_dup_caption (DubField field, guint value)
{
  gboolean is_cost = field.kind == DUB_FIELD_COST || field.kind == DUB_FIELD_GARMENT ||
                     field.kind == DUB_FIELD_JEWEL;

  if (dub_field_is_of_tiles (field))
    return dub_tile_field_dup_caption (field, value);
  if (field.kind == DUB_FIELD_REWARD && value == DUB_REWARD_NONE)
    return g_strdup (short_rewards[DUB_REWARD_NONE]);
  if (field.kind == DUB_FIELD_REWARD && value < DUB_VALUE_LIVRE)
    return g_strdup (translate ("short reward", short_rewards[value]));
  if (is_cost || field.kind == DUB_FIELD_REWARD)
    /* Translators: a number of Livre, as short as can be. */
    return g_strdup_printf (C_("short cost", "%u L"),
                                field.kind == DUB_FIELD_REWARD ? value - DUB_LIVRE (0) : value);

  return dub_field_dup_value (field, value);
}

char *
dub_field_dup_disorder (const DubBox *box, DubField field)
{
  if (dub_field_is_count (field))
    return dub_field_dup_wrong_total (box, field);

  return g_strdup_printf (
      /* Translators: %u counts spaces from the left. */
      C_("match my box", "The costs of Fireworks rise to the right: space %u has to cost more "
                         "than the one before it."),
          field.at + 1u);
}

/* The first key of a path like “$.statues[2].cost: ...”. */
static gboolean
find_section (const char *message, guint *section)
{
  return g_str_has_prefix (message, "$.") &&
         dub_name_find_part (DUB_SET_SECTION, message + 2, strcspn (message + 2, ".[: "), section);
}

char *
dub_box_dup_problem (const GError *error)
{
  g_autofree char *name = NULL;
  guint section;

  if (!find_section (error->message, &section))
    return g_strdup (error->message);
  name = dub_text_section (section);

  /* Translators: a part of the box, and a technical message in English. */
  return g_strdup_printf (C_("boxes", "%s – %s"), name, error->message);
}

char *
dub_row_dup_name (DubRow row)
{
  switch ((DubRowKind) row.kind) {
  case DUB_ROW_GUESTS:
    return g_strdup (C_("row of spaces", "Spaces"));
  case DUB_ROW_ALL_HALLS:
    return g_strdup (C_("row of spaces", "Bonus Spaces"));
  case DUB_ROW_GARMENTS:
    return g_strdup (C_("row of spaces", "Spaces of the display"));
  case DUB_ROW_JEWELRY:
    return g_strdup (C_("row of spaces", "Jewelry Display"));
  case DUB_ROW_DECORATION:
  default:
    if (row.in == DUB_KITCHEN_LEFT)
      return g_strdup (C_("row of spaces", "Left side"));
    if (row.in == DUB_KITCHEN_RIGHT)
      return g_strdup (C_("row of spaces", "Right side"));
    return g_strdup (C_("row of spaces", "Decorations"));
  }
}

char *
dub_card_dup_short_action (DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    return g_strdup (C_("short card", "Queen’s Favor"));
  case DUB_CARD_DRAWER:
    /* Translators: a drawer of the Resource display, as short as can be. */
    return g_strdup_printf (C_("short card", "Drawer %u"), card.n);
  case DUB_CARD_COLUMN:
    return g_strdup (translate ("short card", columns[card.n]));
  case DUB_CARD_FUND:
    return g_strdup (translate ("short card", funds[card.n]));
  case DUB_CARD_TAILOR:
  case DUB_CARD_HIRE:
  case DUB_CARD_UNKNOWN:
  default:
    return g_strdup_printf ("%u", card.n);
  }
}

char *
dub_card_dup_short_symbol (DubSymbol symbol)
{
  return g_strdup (translate ("short symbol", symbols[symbol]));
}

char *
dub_deck_dup_equal (guint n_equal)
{
  if (n_equal == 0)
    return NULL;

  return g_strdup_printf (
      /* Translators: %u is how many equal cards were entered before. */
      g_dngettext (GETTEXT_PACKAGE, "%u equal card was entered already.",
                   "%u equal cards were entered already.", n_equal),
      n_equal);
}

static guint
count_actions (const DubBox *box, guint32 entered, DubCardAction first, DubCardAction last)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    n += (entered >> i & 1u) != 0 && box->deck[i].action >= first && box->deck[i].action <= last;

  return n;
}

static char *
print_actions (const DubBox *box, guint32 entered)
{
  /* Translators: how many cards of hers show each action. */
  return g_strdup_printf (C_("deck", "Favor %u · Resources %u · Tailor %u · Hire %u · Fund %u"),
                              count_actions (box, entered, DUB_CARD_FAVOR, DUB_CARD_FAVOR),
                              count_actions (box, entered, DUB_CARD_DRAWER, DUB_CARD_COLUMN),
                              count_actions (box, entered, DUB_CARD_TAILOR, DUB_CARD_TAILOR),
                              count_actions (box, entered, DUB_CARD_HIRE, DUB_CARD_HIRE),
                              count_actions (box, entered, DUB_CARD_FUND, DUB_CARD_FUND));
}

char **
dub_deck_dup_counts (const DubBox *box, guint32 entered)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *actions = print_actions (box, entered);
  g_autofree char *halls_line = NULL;
  g_autofree char *symbols_line = NULL;
  guint halls[DUB_N_HALLS + 1] = { 0 }, feet[DUB_N_SYMBOLS] = { 0 };

  for (guint i = 0; i < DUB_N_CARDS; i++)
    if ((entered >> i & 1u) != 0) {
      halls[box->deck[i].hall]++;
      feet[box->deck[i].symbol]++;
    }
  halls_line = g_strdup_printf (
      /* Translators: how many cards of hers show each hall, the Royal Hall first. */
      C_("deck", "Halls: %u · %u · %u · %u · %u"), halls[1], halls[2], halls[3], halls[4],
          halls[5]);
  symbols_line = g_strdup_printf (
      /* Translators: how many cards of hers show each Jewelry symbol. */
      C_("deck", "Jewelry: same color %u · suitable %u · none %u"), feet[DUB_SYMBOL_SAME_COLOR],
          feet[DUB_SYMBOL_SUITABLE], feet[DUB_SYMBOL_NONE]);
  g_strv_builder_add (lines, actions);
  g_strv_builder_add (lines, halls_line);
  g_strv_builder_add (lines, symbols_line);

  return g_strv_builder_end (lines);
}

static guint
count_bits (guint32 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

char *
dub_draft_dup_progress (const DubBoxDraft *draft)
{
  /* Translators: how many parts of the box were compared, and how many there are. */
  return g_strdup_printf (C_("match my box", "%u of %u parts as printed"),
                              count_bits (draft->done), DUB_N_PARTS);
}

char *
dub_draft_dup_cards (const DubBoxDraft *draft)
{
  /* Translators: how many of her cards were entered, of how many. */
  return g_strdup_printf (C_("match my box", "%u of %u cards entered"),
                              count_bits (draft->cards_done), DUB_N_CARDS);
}
