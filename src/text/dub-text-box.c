/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-box.h"

#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const sections[DUB_N_SECTIONS] = {
  [DUB_SECTION_HALLS] = NC_ ("section of the box", "Halls"),
  [DUB_SECTION_FIREWORKS] = NC_ ("section of the box", "Fireworks"),
  [DUB_SECTION_STATUES] = NC_ ("section of the box", "Statues"),
  [DUB_SECTION_KITCHEN] = NC_ ("section of the box", "Catering Kitchen"),
  [DUB_SECTION_ALL_HALLS] = NC_ ("section of the box", "All Halls Bonus"),
  [DUB_SECTION_GARMENT_DISPLAY] = NC_ ("section of the box", "Garment Design display"),
  [DUB_SECTION_JEWELER] = NC_ ("section of the box", "Jeweler board"),
  [DUB_SECTION_EMPLOYEES] = NC_ ("section of the box", "Employee cards"),
  [DUB_SECTION_DECK] = NC_ ("section of the box", "her 25 cards"),
  [DUB_SECTION_GARMENTS] = NC_ ("section of the box", "Garment tiles"),
  [DUB_SECTION_RESOURCES] = NC_ ("section of the box", "Resource tiles"),
  [DUB_SECTION_JEWELRY] = NC_ ("section of the box", "Jewelry tiles"),
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
  return g_strdup (dub_text_pick ("section of the box", sections, section));
}

static char *
list_sections (guint mask)
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if ((mask & (1u << i)) != 0)
      g_ptr_array_add (names, dub_text_section (i));

  return dub_text_join (names);
}

static guint
find_starters (const guint8 sources[DUB_N_SECTIONS])
{
  guint mask = 0;

  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (sources[i] == DUB_SOURCE_STARTER)
      mask |= 1u << i;

  return mask;
}

char *
dub_text_starter_sections (const guint8 sources[DUB_N_SECTIONS], gboolean jewelry_box)
{
  guint mask = find_starters (sources);

  if (!jewelry_box)
    mask &= ~(1u << DUB_SECTION_JEWELER | 1u << DUB_SECTION_JEWELRY);

  return mask != 0 ? list_sections (mask) : NULL;
}

char *
dub_text_starter_note (const DubBox *box, DubSection section)
{
  if (box->sources[section] != DUB_SOURCE_STARTER)
    return NULL;

  /* Translators: a note on a part of the board: its figures are ours, not the printed ones. */
  return g_strdup (C_ ("note", "sample"));
}

/* Returns the section that decided a choice. With a single candidate no value decided. */
static guint
find_choice (const DubTurn *turn, guint index)
{
  static const guint16 masks[DUB_N_STEPS] = {
    [DUB_MOVE_PLACE_GARMENT] = 1u << DUB_SECTION_HALLS,
    [DUB_MOVE_TAKE_JEWELRY] = 1u << DUB_SECTION_JEWELER,
    [DUB_MOVE_EXAM_TOKEN] = 1u << DUB_SECTION_JEWELER,
    [DUB_MOVE_ALL_HALLS_TOKEN] = 1u << DUB_SECTION_ALL_HALLS,
  };

  const DubMove *step = &turn->steps[index];
  guint n;

  dub_turn_get_candidates (turn, index, &n);
  if (n < 2)
    return 0;

  if (step->verb == DUB_MOVE_PLACE_TOKEN)
    return 1u << dub_section_of_decoration (step->to.in);

  return masks[step->verb];
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
    return step->rules[0] == DUB_RULE_FUN_2 ? 1u << DUB_SECTION_DECK : 0;

  return names_card[step->verb] ? 1u << DUB_SECTION_DECK : 0;
}

/* Returns a bitmask of the sections whose values decided a step. */
static guint
find_sections (const DubState *before, const DubTurn *turn, guint index)
{
  const DubMove *step = &turn->steps[index];
  guint mask = find_choice (turn, index) | find_card (before, step);

  /* TAI-5: the reward is printed on the space. */
  if (step->rules[0] == DUB_RULE_TAI_5)
    mask |= 1u << DUB_SECTION_HALLS;
  /* The types decide who may leave at an examination. */
  if (step->verb == DUB_MOVE_REMOVE_EMPLOYEE)
    mask |= 1u << DUB_SECTION_EMPLOYEES;

  return mask;
}

char *
dub_text_starter_reason (const DubBox *box, const DubState *before, const DubTurn *turn, guint step)
{
  guint mask = find_sections (before, turn, step) & find_starters (box->sources);
  g_autofree char *names = NULL;

  if (mask == 0)
    return NULL;
  names = list_sections (mask);

  return g_strdup_printf (C_ ("why",
                              /* Translators: %s is a list of parts of the box. */
                              "Decided by sample values, not the printed ones: %s. Your copy "
                              "may differ."),
                          names);
}

char *
dub_text_parts (guint n_done, guint n_parts)
{
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

char *
dub_text_all_known (void)
{
  return g_strdup (C_ ("deck", "All 25 of her cards are known. From the next Round on, the app "
                               "can draw them."));
}
