/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-part.h"

#include "dub-text-box.h"
#include "dub-text-fault.h"
#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Translators: what to do with a part of the board, while the player compares it with the box. */
static const char *const guides[DUB_N_SECTIONS] = {
  [DUB_SECTION_HALLS] =
      NC_ ("match my box", "What is printed in this Hall: the majority, the reward of each guest "
                           "space, and which ones are for Masters."),
  [DUB_SECTION_FIREWORKS] =
      NC_ ("match my box", "The Fireworks balcony: what each space costs, its multiplier, and its "
                           "Prestige Points."),
  [DUB_SECTION_STATUES] =
      NC_ ("match my box", "The Statues: what each space costs, and its Prestige Points."),
  [DUB_SECTION_KITCHEN] =
      NC_ ("match my box", "The two sides of the Catering Kitchen: what each space costs, and its "
                           "Prestige Points."),
  [DUB_SECTION_ALL_HALLS] =
      NC_ ("match my box", "The Prestige Points on the All Halls Bonus Spaces."),
  [DUB_SECTION_GARMENT_DISPLAY] =
      NC_ ("match my box", "What a Garment costs on each space of its display, from the left. "
                           "The two on the right are free."),
  [DUB_SECTION_JEWELER] =
      NC_ ("match my box", "The Jeweler board, if you have the Jewelry Box: its Decorations, what "
                           "Jewelry costs on each space, and the tasks of the Examinations from "
                           "the top."),
  [DUB_SECTION_EMPLOYEES] =
      NC_ ("match my box", "Set the type of each card below. The rest are already known."),
  [DUB_SECTION_DECK] =
      NC_ ("match my box", "Go through her 25 cards in any order: the action at the top, then "
                           "the Hall and Jewelry at the bottom."),
  [DUB_SECTION_GARMENTS] =
      NC_ ("match my box", "How many Garment tiles there are of each kind; the rulebook states how "
                           "many of each color. Below are those of Expansions, if you have them."),
  [DUB_SECTION_RESOURCES] =
      NC_ ("match my box", "Which silk the Resource tiles show at the top, and how many tiles "
                           "show each kind."),
  [DUB_SECTION_JEWELRY] =
      NC_ ("match my box",
           "How many Jewelry tiles there are of each color, if you have the Jewelry "
           "Box."),
};

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
  [DUB_HINT_ONE_ALL_HALLS] = {
      NC_("unusual", "Unusual: according to the rulebook, there are several Bonus Spaces."),
  },
  [DUB_HINT_TYPE] = {
      /* Translators: %s is what an Employee card brings. */
      NC_("unusual", "Unusual type, according to the rulebook: %s."),
  },
};

/* Section names are made for lists, but a title begins with a capital letter. */
char *
dub_part_dup_title (DubPart part)
{
  g_autofree char *name = part <= DUB_PART_HALL_5 ? dub_text_hall (part)
                                                  : dub_text_section (dub_part_get_section (part));
  g_autofree char *first = g_utf8_strup (name, g_utf8_next_char (name) - name);

  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

/* Halls are named one by one once one of them is matched. */
char *
dub_text_unmatched_parts (guint matched, gboolean jewelry_box)
{
  const guint halls = (1u << DUB_N_HALLS) - 1;
  GPtrArray *names = g_ptr_array_new ();

  if (!jewelry_box)
    matched |= 1u << DUB_PART_JEWELER | 1u << DUB_PART_JEWELRY;
  if ((matched & halls) == 0)
    g_ptr_array_add (names, dub_text_section (DUB_SECTION_HALLS));
  for (DubPart part = (matched & halls) == 0 ? DUB_PART_FIREWORKS : DUB_PART_HALL_1;
       part < DUB_N_PARTS; part++)
    if ((matched & (1u << part)) == 0)
      g_ptr_array_add (names, part <= DUB_PART_HALL_5
                                  ? dub_text_hall (part)
                                  : dub_text_section (dub_part_get_section (part)));
  if (names->len > 0)
    return dub_text_join (names);
  g_ptr_array_unref (names);

  return NULL;
}

char *
dub_part_dup_guide (DubPart part)
{
  return g_strdup (dub_text_pick ("match my box", guides, dub_part_get_section (part)));
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
  g_autofree char *name = NULL;
  g_autofree char *fault = dub_text_fault (error);
  guint section;

  if (!find_section (error, &section))
    return g_steal_pointer (&fault);
  name = dub_text_section (section);

  /* Translators: a part of the box, and what is wrong with it. */
  return g_strdup_printf (C_ ("boxes", "%s – %s"), name, fault);
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
  return g_strdup_printf (C_ ("deck", "Favor %u · Resources %u · Tailor %u · Hire %u · Fund %u"),
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
      C_ ("deck", "Halls: %u · %u · %u · %u · %u"), halls[1], halls[2], halls[3], halls[4],
      halls[5]);
  symbols_line = g_strdup_printf (
      /* Translators: how many cards of hers show each Jewelry symbol. */
      C_ ("deck", "Jewelry: same color %u · suitable %u · none %u"), feet[DUB_SYMBOL_SAME_COLOR],
      feet[DUB_SYMBOL_SUITABLE], feet[DUB_SYMBOL_NONE]);
  g_strv_builder_add (lines, actions);
  g_strv_builder_add (lines, halls_line);
  g_strv_builder_add (lines, symbols_line);

  return g_strv_builder_end (lines);
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
  const char *text = hints[hint->kind][hint->is_jewelry];
  GString *sentence = g_string_new (g_dpgettext2 (GETTEXT_PACKAGE, "unusual", text));
  g_autofree char *n =
      g_strdup_printf ("%u", hint->kind == DUB_HINT_MANY_SPACES ? hint->at : hint->at + 1u);

  g_string_replace (sentence, "%u", n, 1);
  if (hint->kind == DUB_HINT_TYPE) {
    g_autofree char *name = dub_text_employee_bonus (box, hint->at);

    g_string_replace (sentence, "%s", name, 1);
  }

  return g_string_free (sentence, FALSE);
}

char *
dub_part_dup_hints (const DubBox *box, DubPart part)
{
  DubHint list[DUB_MAX_HINTS];
  guint n = dub_part_list_hints (box, part, list);
  GString *lines;

  if (n == 0)
    return NULL;
  lines = g_string_new (NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *sentence = tell_hint (box, &list[i]);

    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", sentence);
  }

  return g_string_free (lines, FALSE);
}
