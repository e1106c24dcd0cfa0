/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of set-up: what lies on the table before round 1, for a player who
 * has not opened the book.
 */

#include "dub-text-guide.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static gboolean
has (const DubSetup *setup, DubExpansion expansion)
{
  return (setup->expansions & (1u << expansion)) != 0;
}

static void
add (GPtrArray *lines, const char *line)
{
  g_ptr_array_add (lines, g_strdup (line));
}

/* SET-1. */
static void
list_board (GPtrArray *lines, const DubSetup *setup)
{
  add (lines, C_("setup", "Board: lay out the Game board with the side for 1, 2 and 3 players up, "
                          "the Queen’s Favor token on the Favor space, and next to it the Livre "
                          "as the bank and the General Supply of Thread and Lace."));
  if (has (setup, DUB_EXPANSION_JEWELRY_BOX))
    add (lines,
         C_("setup", "Jewelry Box: lay the Jeweler board to the right of the Game board and mix "
                     "the 24 Jewelry tiles in the Jewelry bag."));
}

/* SET-8. */
static void
list_bags (GPtrArray *lines, const DubSetup *setup)
{
  add (lines, C_("setup", "Bags: mix the 48 Resource tiles in the Resource bag and the 42 Garment "
                          "tiles in the Garment bag."));
  if (has (setup, DUB_EXPANSION_FANCY))
    add (lines, C_("setup", "Fancy Dresses: add the 4 Garment tiles and the 5 Resource tiles to "
                            "the bags."));
  if (has (setup, DUB_EXPANSION_EXPERT))
    add (lines, has (setup, DUB_EXPANSION_JEWELRY_BOX)
         ? C_("setup", "Expert Tailoring: add the 6 Garment tiles to the Garment bag.")
               : C_("setup", "Expert Tailoring: add 4 Garment tiles to the Garment bag; leave the "
                             "2 for the Jewelry Box aside."));
  if (has (setup, DUB_EXPANSION_FESTIVITY))
    add (lines, C_("setup", "Festivity Dresses: lay the 4 Festivity Garments aside; they go into "
                            "the Garment bag once the first Round has been prepared."));
}

/* SET-5, SET-6. */
static void
list_employees (GPtrArray *lines, const DubSetup *setup)
{
  if (has (setup, DUB_EXPANSION_JEWELRY_BOX)) {
    add (lines, C_("setup", "Masters: shuffle the 2 Masters of Level V with the 9 new Masters; 2 "
                            "of these cards, unseen, complete Level V, and the other 9 lie "
                            "facedown at the Master Examination space."));
    add (lines, C_("setup", "Journeymen: shuffle the 2 Journeymen of Level II with the 9 new "
                            "Journeymen; 2 of these cards, unseen, complete Level II, and the "
                            "other 9 lie facedown at the Journeyman Examination space."));
  }
  add (lines, C_("setup", "New Employees draw deck: shuffle each Level on its own and stack them "
                          "facedown, from the bottom up: 6 cards of Level VI, 4 of V, 4 of IV, 4 "
                          "of III, 4 of II, and 6 of Level I on top."));
}

/* SET-2, SET-3, SET-7. Her staff is a stack in the order of the engine. */
static void
list_barry (GPtrArray *lines, const DubSetup *setup)
{
  add (lines, C_("setup", "Madame du Barry: give her a color with its Player Board, 20 Trademark "
                          "tokens, 1 Thread, 1 Lace and the Start Player token, and set her "
                          "Prestige Point counter on 0. She gets no Livre and no Resource tile "
                          "rack."));
  add (lines, C_("setup", "Her Employee deck: stack her 5 Start Employees facedown above her "
                          "Player Board, from the bottom up: Master, Master, Journeyman, "
                          "Apprentice, Apprentice. New cards always go on top."));
  if (has (setup, DUB_EXPANSION_JEWELRY_BOX))
    add (lines, C_("setup", "Her Examination: place one of her Trademark tokens on the Journeyman "
                            "Examination Start area. She gets no specialized Apprentice."));
}

/* SET-4, SET-7. */
static void
list_you (GPtrArray *lines, const DubSetup *setup)
{
  add (lines, C_("setup", "You: take another color with its Player Board, Resource tile rack, 20 "
                          "Trademark tokens and 5 Start Employees, 15 Livre, 1 Thread and 1 Lace, "
                          "and set your Prestige Point counter on 0."));
  if (has (setup, DUB_EXPANSION_JEWELRY_BOX))
    add (lines, C_("setup", "Your Examination: place one of your Trademark tokens on the "
                            "Journeyman Examination Start area, and draw 1 of the 10 specialized "
                            "Apprentices; the others return to the box unseen."));
}

static void
list_colors (GPtrArray *lines, const DubSetup *setup)
{
  g_autofree char *hers = dub_text_player_color (setup->colors[DUB_BARRY]);
  g_autofree char *yours = dub_text_player_color (setup->colors[DUB_YOU]);

  if (setup->colors[DUB_BARRY] == DUB_PLAYER_COLOR_UNKNOWN ||
      setup->colors[DUB_YOU] == DUB_PLAYER_COLOR_UNKNOWN)
    return;
  g_ptr_array_add (lines,
                   /* Translators: the colors of the players’ components. */
                   g_strdup_printf (C_("setup", "Colors: hers is %s, yours is %s."), hers, yours));
}

static void
list_cards (GPtrArray *lines, DubDrawMode draw_mode)
{
  switch (draw_mode) {
  case DUB_DRAW_APP:
    add (lines, C_("setup", "Her cards: the 25 Madame du Barry cards stay in the box, since the "
                            "app shuffles and draws for her."));
    break;
  case DUB_DRAW_TABLE:
    add (lines, C_("setup", "Her cards: lay the 25 Madame du Barry cards ready; you shuffle and "
                            "draw them, and tell the app what they show."));
    break;
  case DUB_DRAW_LEARN:
  case DUB_N_DRAW_MODES:
  default:
    add (lines, C_("setup", "Her cards: lay the 25 Madame du Barry cards ready; you shuffle and "
                            "draw them, and the app learns them from what you tell."));
    break;
  }
}

/* BOX.md: what no rulebook states is never passed off as printed. */
static void
list_source (GPtrArray *lines, const DubBox *box)
{
  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    if (box->sources[i] == DUB_SOURCE_STARTER) {
      add (lines,
           C_("setup", "Please note: some figures of this box profile were made up to start with. "
                       "Compare costs, Prestige Points and rewards with your box."));
      return;
    }
}

char **
dub_text_setup (const DubBox *box, const DubSetup *setup)
{
  GPtrArray *lines = g_ptr_array_new ();

  list_board (lines, setup);
  list_bags (lines, setup);
  list_employees (lines, setup);
  list_colors (lines, setup);
  list_barry (lines, setup);
  list_you (lines, setup);
  list_cards (lines, setup->draw_mode);
  list_source (lines, box);
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}
