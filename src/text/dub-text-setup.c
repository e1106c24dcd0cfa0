/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The setup list: the table before round 1, for a player who has not opened the rulebook.
 */

#include "dub-text-guide.h"
#include "dub-text-sentence-private.h"
#include "dub-text-strength.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum {
  JEWELRY_BOX = 1 << DUB_EXPANSION_JEWELRY_BOX,
  FANCY = 1 << DUB_EXPANSION_FANCY,
  FESTIVITY = 1 << DUB_EXPANSION_FESTIVITY,
  EXPERT = 1 << DUB_EXPANSION_EXPERT,
};

typedef struct {
  const char *text;
  guint with;    /* expansions that it requires */
  guint without; /* expansions that exclude it */
} Line;

static const Line components[] = {
  /* SET-1. */
  { NC_ ("setup", "Board: lay out the Game board with the side for 1, 2 and 3 players up, the "
                  "Queen’s Favor token on the Favor space, and next to it the Livre as the bank "
                  "and the General Supply of Thread and Lace."),
    0, 0 },
  { NC_ ("setup", "Jewelry Box: lay the Jeweler board to the right of the Game board and mix the "
                  "24 Jewelry tiles in the Jewelry bag."),
    JEWELRY_BOX, 0 },
  /* SET-8. */
  { NC_ ("setup", "Bags: mix the 48 Resource tiles in the Resource bag and the 42 Garment tiles in "
                  "the Garment bag."),
    0, 0 },
  { NC_ ("setup", "Fancy Dresses: add the 4 Garment tiles and the 5 Resource tiles to the bags."),
    FANCY, 0 },
  { NC_ ("setup", "Expert Tailoring: add the 6 Garment tiles to the Garment bag."),
    EXPERT | JEWELRY_BOX, 0 },
  { NC_ ("setup", "Expert Tailoring: add 4 Garment tiles to the Garment bag; set aside the 2 "
                  "for the Jewelry Box."),
    EXPERT, JEWELRY_BOX },
  { NC_ ("setup", "Festivity Dresses: set aside the 4 Festivity Garments; they go into the "
                  "Garment bag once the first Round has been prepared."),
    FESTIVITY, 0 },
  /* SET-5, SET-6. */
  { NC_ ("setup", "Masters: shuffle the 2 Masters of Level V with the 9 new Masters; 2 of these "
                  "cards, unseen, complete Level V, and the other 9 lie facedown at the Master "
                  "Examination space."),
    JEWELRY_BOX, 0 },
  { NC_ ("setup", "Journeymen: shuffle the 2 Journeymen of Level II with the 9 new Journeymen; 2 "
                  "of these cards, unseen, complete Level II, and the other 9 lie facedown at the "
                  "Journeyman Examination space."),
    JEWELRY_BOX, 0 },
  { NC_ ("setup", "New Employees draw deck: shuffle each Level separately and stack them facedown. "
                  "From the bottom up there are 6 cards of Level VI, 4 of V, 4 of IV, 4 of III, 4 "
                  "of II, and 6 of Level I on top."),
    0, 0 },
};

static const Line players[] = {
  /* SET-2, SET-3, SET-7. Her staff is a stack in the same order as in the engine. */
  { NC_ ("setup", "Madame du Barry: give her a color with its Player Board, 20 Trademark "
                  "tokens, 1 Thread, 1 Lace and the Start Player token, and set her Prestige "
                  "Point counter to 0. She gets no Livre and no Resource tile rack."),
    0, 0 },
  { NC_ ("setup", "Her Employee deck: stack her 5 Start Employees facedown above her Player Board. "
                  "From the bottom up they are Master, Master, Journeyman, Apprentice, Apprentice. "
                  "New cards always go on top."),
    0, 0 },
  { NC_ ("setup", "Her Examination: place one of her Trademark tokens on the Journeyman "
                  "Examination Start area. She gets no specialized Apprentice."),
    JEWELRY_BOX, 0 },
  /* SET-4, SET-7. */
  { NC_ ("setup", "You: take another color with its Player Board, Resource tile rack, 20 "
                  "Trademark tokens and 5 Start Employees, 15 Livre, 1 Thread and 1 Lace, and "
                  "set your Prestige Point counter to 0."),
    0, 0 },
  { NC_ ("setup", "Your Examination: place one of your Trademark tokens on the Journeyman "
                  "Examination Start area, and draw 1 of the 10 specialized Apprentices; the "
                  "others return to the box unseen."),
    JEWELRY_BOX, 0 },
};

static const char *const her_cards[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("setup", "Her cards: the 25 Madame du Barry cards stay in the box, since "
                                 "the app shuffles and draws for her."),
  [DUB_DRAW_TABLE] = NC_ ("setup", "Her cards: lay out the 25 Madame du Barry cards. You shuffle "
                                   "and draw them, and enter what they show."),
  [DUB_DRAW_LEARN] = NC_ ("setup", "Her cards: lay out the 25 Madame du Barry cards. You shuffle "
                                   "and draw them, and enter what they show, so the app learns "
                                   "them."),
};

static void
add_lines (GStrvBuilder *list, const Line *lines, guint n, guint expansions)
{
  for (guint i = 0; i < n; i++)
    if ((expansions & lines[i].with) == lines[i].with && (expansions & lines[i].without) == 0)
      g_strv_builder_add (list, g_dpgettext2 (GETTEXT_PACKAGE, "setup", lines[i].text));
}

static void
add_colors (GStrvBuilder *list, DubPlayerColor hers, DubPlayerColor yours)
{
  g_autofree char *line = NULL;

  if (hers == DUB_PLAYER_COLOR_UNKNOWN || yours == DUB_PLAYER_COLOR_UNKNOWN)
    return;

  /* Translators: the colors of the players’ components. */
  line = dub_text_fill (C_ ("setup", "Colors: hers is %s, yours is %s."),
                        dub_text_player_color (hers), dub_text_player_color (yours));
  g_strv_builder_add (list, line);
}

/* Values that no rulebook states are never presented as printed. */
static void
add_source (GStrvBuilder *list, const DubBox *box)
{
  if (memchr (box->sources, DUB_SOURCE_STARTER, DUB_N_SECTIONS) != NULL)
    g_strv_builder_add (list, C_ ("setup", "Please note: some values in this profile are samples, "
                                           "not the printed ones. Compare costs, Prestige Points "
                                           "and rewards with your copy."));
}

char **
dub_text_setup (const DubBox *box, const DubSetup *setup)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_autofree char *handicap = dub_text_strength_setup (setup->strength);

  add_lines (list, components, G_N_ELEMENTS (components), setup->expansions);
  add_colors (list, setup->colors[DUB_BARRY], setup->colors[DUB_YOU]);
  add_lines (list, players, G_N_ELEMENTS (players), setup->expansions);
  if (handicap != NULL)
    g_strv_builder_add (list, handicap);
  g_strv_builder_add (list, dub_text_pick ("setup", her_cards, setup->draw_mode));
  add_source (list, box);

  return g_strv_builder_end (list);
}
