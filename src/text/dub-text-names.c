/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-names.h"
#include "dub-text-box.h"
#include "dub-text-private.h"
#include "dub-text-yours.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const specials[DUB_N_SPECIALS] = {
  [DUB_FESTIVITY_PAIRS] = NC_ ("garment bonus", "2 Prestige Points per gown and frock coat"),
  [DUB_FESTIVITY_DECORATIONS] = NC_ ("garment bonus", "1 Prestige Point per Decoration"),
  [DUB_FESTIVITY_BLUE] = NC_ ("garment bonus", "1 Prestige Point per blue gown"),
  [DUB_FESTIVITY_PINK] = NC_ ("garment bonus", "1 Prestige Point per pink frock coat"),
  [DUB_EXPERT_FAVOR] = NC_ ("garment bonus", "Queen’s Favor and 5 Livre"),
  [DUB_EXPERT_DEPUTE] = NC_ ("garment bonus", "Depute for Livre, no Bonus"),
  [DUB_EXPERT_TILE] = NC_ ("garment bonus", "Free Resource tile on display"),
  [DUB_EXPERT_LIVRE14] = NC_ ("garment bonus", "14 Livre, rented or sold"),
  [DUB_EXPERT_ANY_JEWELRY] = NC_ ("garment bonus", "Free Jewelry of any color"),
  [DUB_EXPERT_MATCH_JEWELRY] = NC_ ("garment bonus", "2 Prestige Points for same-color Jewelry"),
};

static const char *const garments[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] = NC_ ("garment", "no Garment"),
  /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
  [DUB_BLUE] = NC_ ("garment", "blue gown (%s)"),
  /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
  [DUB_PINK] = NC_ ("garment", "pink frock coat (%s)"),
  /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
  [DUB_GREEN] = NC_ ("garment", "green gown (%s)"),
  /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
  [DUB_ORANGE] = NC_ ("garment", "orange frock coat (%s)"),
  [DUB_COLOR_UNKNOWN] = NC_ ("garment", "unknown Garment"),
};

static const char *const garment_kinds[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] = NC_ ("kind of garment", "no Garment"),
  [DUB_BLUE] = NC_ ("kind of garment", "blue gown"),
  [DUB_PINK] = NC_ ("kind of garment", "pink frock coat"),
  [DUB_GREEN] = NC_ ("kind of garment", "green gown"),
  [DUB_ORANGE] = NC_ ("kind of garment", "orange frock coat"),
  [DUB_COLOR_UNKNOWN] = NC_ ("kind of garment", "unknown Garment"),
};

static const DubPlural counted_jewels[DUB_N_COLORS] = {
  /* Translators: an item of a list of Jewelry tiles. */
  [DUB_BLUE] = NP_ ("%u blue necklace", "%u blue necklaces"),
  /* Translators: an item of a list of Jewelry tiles. */
  [DUB_PINK] = NP_ ("%u pink ring", "%u pink rings"),
  /* Translators: an item of a list of Jewelry tiles. */
  [DUB_GREEN] = NP_ ("%u green necklace", "%u green necklaces"),
  /* Translators: an item of a list of Jewelry tiles. */
  [DUB_ORANGE] = NP_ ("%u orange ring", "%u orange rings"),
};

static const char *const jewels[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] = NC_ ("jewelry", "no Jewelry tile"),
  [DUB_BLUE] = NC_ ("jewelry", "blue necklace"),
  [DUB_PINK] = NC_ ("jewelry", "pink ring"),
  [DUB_GREEN] = NC_ ("jewelry", "green necklace"),
  [DUB_ORANGE] = NC_ ("jewelry", "orange ring"),
  [DUB_COLOR_UNKNOWN] = NC_ ("jewelry", "unknown Jewelry tile"),
};

static const char *const tiles[DUB_N_TILES] = {
  [DUB_TILE_NONE] = NC_ ("resource tile", "no Resource tile"),
  [DUB_TILE_BP] = NC_ ("resource tile", "blue/pink silk"),
  [DUB_TILE_GO] = NC_ ("resource tile", "green/orange silk"),
  [DUB_TILE_BP_GO] = NC_ ("resource tile", "blue/pink and green/orange silk"),
  [DUB_TILE_UNKNOWN] = NC_ ("resource tile", "unknown Resource tile"),
};

static const char *const halls[DUB_N_HALLS] = {
  NC_ ("hall", "Royal Hall"), NC_ ("hall", "Hall 2"), NC_ ("hall", "Hall 3"),
  NC_ ("hall", "Hall 4"),     NC_ ("hall", "Hall 5"),
};

static const char *const decorations[DUB_N_DECORATION_KINDS] = {
  /* Translators: %s is a place like “2nd from left”. */
  [DUB_FIREWORKS] = NC_ ("decoration", "Fireworks, %s"),
  /* Translators: %s is a place like “2nd from left”. */
  [DUB_STATUES] = NC_ ("decoration", "Statues, %s"),
  /* Translators: %s is a place like “2nd from left”. */
  [DUB_KITCHEN_LEFT] = NC_ ("decoration", "Catering Kitchen, Left Area, %s"),
  /* Translators: %s is a place like “2nd from left”. */
  [DUB_KITCHEN_RIGHT] = NC_ ("decoration", "Catering Kitchen, Right Area, %s"),
  /* Translators: %s is a place like “2nd from left”. */
  [DUB_JEWELER] = NC_ ("decoration", "Jeweler Decoration, %s"),
};

static const char *const musicians[DUB_N_HALLS] = {
  NC_ ("decoration", "Musicians of the Royal Hall"), NC_ ("decoration", "Musicians of Hall 2"),
  NC_ ("decoration", "Musicians of Hall 3"),         NC_ ("decoration", "Musicians of Hall 4"),
  NC_ ("decoration", "Musicians of Hall 5"),
};

static const char *const facts[DUB_N_FACTS] = {
  [DUB_FACT_PP] = NC_ ("fact", "your Prestige Points"),
  [DUB_FACT_LIVRE] = NC_ ("fact", "your Livre"),
  [DUB_FACT_THREAD] = NC_ ("fact", "your Thread"),
  [DUB_FACT_LACE] = NC_ ("fact", "your Lace"),
  [DUB_FACT_STAFF] = NC_ ("fact", "the Employee cards in your staff"),
  [DUB_FACT_APPRENTICES] = NC_ ("fact", "the Apprentices in your staff"),
  [DUB_FACT_TILES] = NC_ ("fact", "your Resource tiles"),
  [DUB_FACT_JEWELRY] = NC_ ("fact", "your Jewelry tiles"),
  [DUB_FACT_BONUSES] = NC_ ("fact", "your end-of-game bonuses"),
};

static const char *const expansions[DUB_N_EXPANSIONS] = {
  [DUB_EXPANSION_JEWELRY_BOX] = NC_ ("expansion", "Jewelry Box"),
  [DUB_EXPANSION_FANCY] = NC_ ("expansion", "Fancy Dresses"),
  [DUB_EXPANSION_FESTIVITY] = NC_ ("expansion", "Festivity Dresses"),
  [DUB_EXPANSION_EXPERT] = NC_ ("expansion", "Expert Tailoring"),
};

/* Translators: how her cards are drawn. */
static const char *const draw_modes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("way to draw her cards", "The app draws her cards"),
  [DUB_DRAW_TABLE] = NC_ ("way to draw her cards", "You draw her cards at the table"),
  [DUB_DRAW_LEARN] =
      NC_ ("way to draw her cards", "You draw her cards at the table, and the app learns them"),
};

static const char *const phases[DUB_N_PHASES] = {
  [DUB_PHASE_NONE] = NC_ ("phase", "Setup"),
  [DUB_PHASE_PREPARE] = NC_ ("phase", "Prepare for a New Round"),
  [DUB_PHASE_TURNS] = NC_ ("phase", "Perform Actions"),
  [DUB_PHASE_INCOME] = NC_ ("phase", "Collect Income"),
  [DUB_PHASE_SCORING] = NC_ ("phase", "End of Game Scoring"),
  [DUB_PHASE_OVER] = NC_ ("phase", "End of Game"),
};

static const char *const tasks[DUB_N_TASKS] = {
  [DUB_TASK_NONE] = NC_ ("task", "no task"),
  [DUB_TASK_BP] = NC_ ("task", "Acquire blue/pink silk"),
  [DUB_TASK_GO] = NC_ ("task", "Acquire green/orange silk"),
  [DUB_TASK_THREAD_LACE] = NC_ ("task", "Acquire Thread/Lace"),
  [DUB_TASK_DECORATION] = NC_ ("task", "Fund a Decoration"),
  [DUB_TASK_THIMBLE] = NC_ ("task", "Tailor a Garment with a Master"),
  [DUB_TASK_GOWN] = NC_ ("task", "Tailor a gown with a Journeyman"),
  [DUB_TASK_COAT] = NC_ ("task", "Tailor a frock coat with a Journeyman"),
};

/* Translators: the same tasks for her, whose Employees do no work: what a token stands for. */
static const char *const her_tasks[DUB_N_TASKS] = {
  [DUB_TASK_BP] = NC_ ("her task", "blue/pink silk"),
  [DUB_TASK_GO] = NC_ ("her task", "green/orange silk"),
  [DUB_TASK_THREAD_LACE] = NC_ ("her task", "Thread/Lace"),
  [DUB_TASK_DECORATION] = NC_ ("her task", "Decoration"),
  [DUB_TASK_THIMBLE] = NC_ ("her task", "gold thimble"),
  [DUB_TASK_GOWN] = NC_ ("her task", "gown"),
  [DUB_TASK_COAT] = NC_ ("her task", "frock coat"),
};

static const char *const decoration_kinds[DUB_N_DECORATION_KINDS] = {
  [DUB_FIREWORKS] = NC_ ("part of the table", "Fireworks"),
  [DUB_STATUES] = NC_ ("part of the table", "Statues"),
  [DUB_KITCHEN_LEFT] = NC_ ("part of the table", "Catering Kitchen, left"),
  [DUB_KITCHEN_RIGHT] = NC_ ("part of the table", "Catering Kitchen, right"),
  [DUB_MUSICIANS] = NC_ ("part of the table", "Musicians"),
  [DUB_JEWELER] = NC_ ("part of the table", "Jeweler"),
};

static const char *const tracks[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("part of the table", "Journeyman Examination"),
  [DUB_TRACK_MASTER] = NC_ ("part of the table", "Master Examination"),
};

static const char *const owners[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_ ("owner", "nobody"),
  [DUB_BARRY] = NC_ ("owner", "Madame du Barry"),
  [DUB_YOU] = NC_ ("owner", "you"),
};

static const char *const player_colors[DUB_N_PLAYER_COLORS] = {
  [DUB_PLAYER_COLOR_UNKNOWN] = NC_ ("player color", "unknown"),
  [DUB_PLAYER_PURPLE] = NC_ ("player color", "purple"),
  [DUB_PLAYER_BLACK] = NC_ ("player color", "black"),
  [DUB_PLAYER_YELLOW] = NC_ ("player color", "yellow"),
  [DUB_PLAYER_BLUE] = NC_ ("player color", "blue"),
  [DUB_PLAYER_WHITE] = NC_ ("player color", "white"),
};

DUB_DEFINE_NAME (garment_bonus, DubSpecial, special, "garment bonus", specials)
DUB_DEFINE_NAME (garment_kind, DubColor, color, "kind of garment", garment_kinds)
DUB_DEFINE_NAME (jewel, DubColor, color, "jewelry", jewels)
DUB_DEFINE_NAME (tile, DubTile, tile, "resource tile", tiles)
DUB_DEFINE_NAME (hall, guint, hall, "hall", halls)
DUB_DEFINE_NAME (decoration_kind, DubDecorationKind, decoration, "part of the table",
                 decoration_kinds)
DUB_DEFINE_NAME (fact, DubFact, fact, "fact", facts)
DUB_DEFINE_NAME (expansion, DubExpansion, expansion, "expansion", expansions)
DUB_DEFINE_NAME (draw_mode, DubDrawMode, draw_mode, "way to draw her cards", draw_modes)
DUB_DEFINE_NAME (phase, DubPhase, phase, "phase", phases)
DUB_DEFINE_NAME (track, DubTrack, track, "part of the table", tracks)
DUB_DEFINE_NAME (task, DubTask, task, "task", tasks)
DUB_DEFINE_NAME (her_task, DubTask, task, "her task", her_tasks)
DUB_DEFINE_NAME (owner, DubOwner, owner, "owner", owners)
DUB_DEFINE_NAME (player_color, DubPlayerColor, color, "player color", player_colors)

char *
dub_text_garment_detail (DubGarment garment)
{
  char *bonus, *detail;

  if (garment.thimble)
    /* Translators: what stands on a Garment. %u are its Prestige Points. */
    detail = g_strdup_printf (C_ ("garment", "%u PP, gold thimble"), garment.pp);
  else
    /* Translators: what stands on a Garment. %u are its Prestige Points. */
    detail = g_strdup_printf (C_ ("garment", "%u PP"), garment.pp);
  if (garment.special == DUB_SPECIAL_NONE)
    return detail;

  bonus = dub_text_garment_bonus (garment.special);
  if (garment.special <= DUB_FESTIVITY_PINK)
    /* Translators: the first %s is like “3 PP”, the second the bonus of a Festivity Garment. */
    return dub_text_fill (C_ ("garment", "%s, Festivity Garment, %s"), detail, bonus);

  /* Translators: the first %s is like “3 PP”, the second the bonus of an expert Garment. */
  return dub_text_fill (C_ ("garment", "%s, Expert Tailoring, %s"), detail, bonus);
}

char *
dub_text_garment (DubGarment garment)
{
  const char *text = dub_text_pick ("garment", garments, garment.color);

  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return g_strdup (text);

  return dub_text_fill (text, dub_text_garment_detail (garment));
}

char *
dub_text_jewels (const guint8 counts[DUB_N_COLORS])
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    if (counts[color] > 0)
      g_ptr_array_add (names, dub_text_count (counted_jewels[color], counts[color]));
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup (C_ ("list of Jewelry tiles", "none")));

  return dub_text_join_all (names);
}

char *
dub_text_decoration (DubDecorationKind decoration, guint at)
{
  if (decoration == DUB_MUSICIANS)
    return g_strdup (dub_text_pick ("decoration", musicians, at));

  return dub_text_fill (dub_text_pick ("decoration", decorations, decoration),
                        g_strdup (dub_text_nth_space (at)));
}

const char *
dub_text_person (DubOwner owner)
{
  return owner == DUB_BARRY ? C_ ("person", "Madame du Barry") : C_ ("person", "You");
}

/* The cards of Madame du Barry: the action at the top, Hall and Jewelry at the bottom. */

static const char *const nth_garments[DUB_MAX_SPACES][DUB_N_ENDS] = {
  { NC_ ("card", "first Garment from the left"), NC_ ("card", "first Garment from the right") },
  { NC_ ("card", "second Garment from the left"), NC_ ("card", "second Garment from the right") },
  { NC_ ("card", "third Garment from the left"), NC_ ("card", "third Garment from the right") },
  { NC_ ("card", "fourth Garment from the left"), NC_ ("card", "fourth Garment from the right") },
  { NC_ ("card", "fifth Garment from the left"), NC_ ("card", "fifth Garment from the right") },
  { NC_ ("card", "sixth Garment from the left"), NC_ ("card", "sixth Garment from the right") },
  { NC_ ("card", "seventh Garment from the left"), NC_ ("card", "seventh Garment from the right") },
  { NC_ ("card", "eighth Garment from the left"), NC_ ("card", "eighth Garment from the right") },
  { NC_ ("card", "ninth Garment from the left"), NC_ ("card", "ninth Garment from the right") },
  { NC_ ("card", "tenth Garment from the left"), NC_ ("card", "tenth Garment from the right") },
  { NC_ ("card", "eleventh Garment from the left"),
    NC_ ("card", "eleventh Garment from the right") },
  { NC_ ("card", "twelfth Garment from the left"), NC_ ("card", "twelfth Garment from the right") },
};

static const char *const employees[DUB_N_HIRE_SPACES][DUB_N_ENDS] = {
  { NC_ ("card", "first Employee card from the left"),
    NC_ ("card", "first Employee card from the right") },
  { NC_ ("card", "second Employee card from the left"),
    NC_ ("card", "second Employee card from the right") },
  { NC_ ("card", "third Employee card from the left"),
    NC_ ("card", "third Employee card from the right") },
  { NC_ ("card", "fourth Employee card from the left"),
    NC_ ("card", "fourth Employee card from the right") },
};

static const char *const drawers[DUB_N_DRAWERS] = {
  NC_ ("card", "Acquire Resources, Drawer 1"),
  NC_ ("card", "Acquire Resources, Drawer 2"),
  NC_ ("card", "Acquire Resources, Drawer 3"),
};

static const char *const columns[DUB_N_COLUMNS] = {
  NC_ ("card", "Acquire Resources, the left space in all 3 drawers"),
  NC_ ("card", "Acquire Resources, the center space in all 3 drawers"),
  NC_ ("card", "Acquire Resources, the right space in all 3 drawers"),
};

static const char *const funds[DUB_N_FUNDS] = {
  [DUB_FUND_FIREWORKS] = NC_ ("card", "Fund a Decoration, Fireworks"),
  [DUB_FUND_KITCHEN] = NC_ ("card", "Fund a Decoration, Kitchen"),
  [DUB_FUND_MUSICIANS] = NC_ ("card", "Fund a Decoration, Musicians"),
  [DUB_FUND_STATUES] = NC_ ("card", "Fund a Decoration, Statues"),
};

static const char *const symbols[DUB_N_SYMBOLS] = {
  [DUB_SYMBOL_NONE] = NC_ ("card", "no Jewelry"),
  [DUB_SYMBOL_SUITABLE] = NC_ ("card", "suitable Jewelry"),
  [DUB_SYMBOL_SAME_COLOR] = NC_ ("card", "same-color Jewelry"),
};

const char *
dub_text_nth (DubDisplayName display, guint n, DubEnd side)
{
  if (display == DUB_DISPLAY_EMPLOYEES) {
    g_return_val_if_fail (n >= 1 && n <= G_N_ELEMENTS (employees), "");
    return dub_text_pick ("card", employees[n - 1], side);
  }
  g_return_val_if_fail (n >= 1 && n <= G_N_ELEMENTS (nth_garments), "");

  return dub_text_pick ("card", nth_garments[n - 1], side);
}

char *
dub_text_card_action (DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    return g_strdup (C_ ("card", "Claim the Queen’s Favor"));
  case DUB_CARD_DRAWER:
    return g_strdup (dub_text_pick ("card", drawers, card.n - 1u));
  case DUB_CARD_COLUMN:
    return g_strdup (dub_text_pick ("card", columns, card.n));
  case DUB_CARD_TAILOR:
    /* Translators: %s is like “second Garment from the right”. */
    return g_strdup_printf (C_ ("card", "Tailor a Garment, %s"),
                            dub_text_nth (DUB_DISPLAY_GARMENTS, card.n, card.end));
  case DUB_CARD_HIRE:
    /* Translators: %s is like “second Employee card from the left”. */
    return g_strdup_printf (C_ ("card", "Hire a New Employee, %s"),
                            dub_text_nth (DUB_DISPLAY_EMPLOYEES, card.n, card.end));
  case DUB_CARD_FUND:
    return g_strdup (dub_text_pick ("card", funds, card.n));
  case DUB_CARD_UNKNOWN:
  default:
    return g_strdup (C_ ("card", "facedown card"));
  }
}

char *
dub_text_card_face (DubCard card)
{
  if (card.action == DUB_CARD_UNKNOWN)
    /* Translators: her card, before it is turned up. */
    return g_strdup (C_ ("her turn", "Not revealed yet"));

  return dub_text_card_action (card);
}

char *
dub_text_card_foot (DubCard card, gboolean with_jewelry)
{
  char *hall;

  g_return_val_if_fail (card.hall >= 1 && card.hall <= DUB_N_HALLS, NULL);

  hall = dub_text_hall (card.hall - 1u);
  if (!with_jewelry)
    return hall;

  /* Translators: the foot of a card: the first %s is a hall, the second a Jewelry symbol. */
  return dub_text_fill (C_ ("card", "%s, %s"), hall,
                        g_strdup (dub_text_pick ("card", symbols, card.symbol)));
}

char *
dub_text_card (DubCard card)
{
  if (card.action == DUB_CARD_UNKNOWN)
    return dub_text_card_action (card);

  /* Translators: a whole card: the first %s is its action, the second its foot. */
  return dub_text_fill (C_ ("card", "%s (%s)"), dub_text_card_action (card),
                        dub_text_card_foot (card, TRUE));
}

/* Employees: level and type, and a short form of the bonus on the card. A profile may have
 * cards of its own, which are shown by the name that its owner gave them. */

static const char *const types[DUB_N_TYPES] = {
  [DUB_TYPE_NONE] = NC_ ("employee", "no Employee card"),
  [DUB_MASTER] = NC_ ("employee", "Master"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman"),
  [DUB_APPRENTICE] = NC_ ("employee", "Apprentice"),
  [DUB_TYPE_UNKNOWN] = NC_ ("employee", "unknown Employee card"),
};

/* Indexed by level; level 0 is for the specialized Apprentices. */
static const char *const leveled[DUB_N_TYPES][DUB_N_LEVELS] = {
  [DUB_MASTER] = {
    NULL,
    NC_("employee", "Level I Master"),
    NC_("employee", "Level II Master"),
    NC_("employee", "Level III Master"),
    NC_("employee", "Level IV Master"),
    NC_("employee", "Level V Master"),
    NC_("employee", "Level VI Master"),
  },
  [DUB_JOURNEYMAN] = {
    NULL,
    NC_("employee", "Level I Journeyman"),
    NC_("employee", "Level II Journeyman"),
    NC_("employee", "Level III Journeyman"),
    NC_("employee", "Level IV Journeyman"),
    NC_("employee", "Level V Journeyman"),
    NC_("employee", "Level VI Journeyman"),
  },
  [DUB_APPRENTICE] = {
    NC_("employee", "specialized Apprentice"),
    NC_("employee", "Level I Apprentice"),
    NC_("employee", "Level II Apprentice"),
    NC_("employee", "Level III Apprentice"),
    NC_("employee", "Level IV Apprentice"),
    NC_("employee", "Level V Apprentice"),
    NC_("employee", "Level VI Apprentice"),
  },
};

static const char *const examined[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("employee", "Master from an Examination"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman from an Examination"),
};

static const char *const started[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("employee", "Master (Start Employee, no bonus)"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman (Start Employee, Thread or Lace for 1 Livre)"),
  [DUB_APPRENTICE] =
      NC_ ("employee", "Apprentice (Start Employee, Acquire Resources or gain 2 Livre)"),
};

static const char *const crowns[DUB_N_CROWNS + 1] = {
  [DUB_CROWN_NONE] = NC_ ("end-of-game bonus", "no end-of-game bonus"),
  [DUB_VI_STAFF] = NC_ ("end-of-game bonus", "2/5/8/11 Prestige Points by staff"),
  [DUB_VI_THREAD_LACE] = NC_ ("end-of-game bonus", "3 Prestige Points per Thread and Lace"),
  [DUB_VI_MASTER_GUESTS] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 Master Guest spaces"),
  [DUB_VI_PAIRS] = NC_ ("end-of-game bonus", "2 Prestige Points per gown and frock coat"),
  [DUB_JB_JEWELRY_SET] = NC_ ("end-of-game bonus", "6 Prestige Points per Jewelry set"),
  [DUB_JB_NECKLACES] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 necklaces"),
  [DUB_JB_DECORATIONS] = NC_ ("end-of-game bonus", "1 Prestige Point per Decoration"),
  [DUB_JB_APPRENTICES] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 Apprentices"),
};

/* The short forms, for a row of a list. */
static const char *const short_crowns[DUB_N_CROWNS + 1] = {
  /* Translators: what an Employee card brings, shorter still, here and below: L are Livre, PP
   * Prestige Points. At most 33 letters. */
  [DUB_VI_STAFF] = NC_ ("short bonus", "2/5/8/11 PP by staff"),
  [DUB_VI_THREAD_LACE] = NC_ ("short bonus", "3 PP per Thread and Lace"),
  [DUB_VI_MASTER_GUESTS] = NC_ ("short bonus", "3 PP per 2 Master Guest spaces"),
  [DUB_VI_PAIRS] = NC_ ("short bonus", "2 PP per gown and frock coat"),
  [DUB_JB_JEWELRY_SET] = NC_ ("short bonus", "6 PP per Jewelry set"),
  [DUB_JB_NECKLACES] = NC_ ("short bonus", "3 PP per 2 necklaces"),
  [DUB_JB_DECORATIONS] = NC_ ("short bonus", "1 PP per Decoration"),
  [DUB_JB_APPRENTICES] = NC_ ("short bonus", "3 PP per 2 Apprentices"),
};

/* The cards of the shipped profiles, with their ids. For a specialized Apprentice the text is
 * the condition for hiring him. */
static const struct {
  const char *id;
  const char *label;
  const char *short_label; /* if the label has no room in a row of a list */
} labels[] = {
  /* Translators: what an Employee card brings, as short as can be, here and below. The second form
   * is shorter still: L are Livre, PP Prestige Points. At most 33 letters. */
  { "i-livre", NC_ ("employee bonus", "Gain 1 Livre"), NULL },
  { "i-depute-bonus", NC_ ("employee bonus", "Depute for the Bonus, no Livre"),
    NC_ ("short bonus", "Depute for the Bonus, 0 L") },
  { "i-buy-tile", NC_ ("employee bonus", "Random Resource tile for 1 Livre"),
    NC_ ("short bonus", "Random tile for 1 L") },
  { "i-acquire", NC_ ("employee bonus", "+1 Acquire Resources"),
    NC_ ("short bonus", "+1 Acquire") },
  { "i-tile", NC_ ("employee bonus", "Free random Resource tile"),
    NC_ ("short bonus", "Free random tile") },
  { "i-thread-or-lace", NC_ ("employee bonus", "Free Lace or Thread"), NULL },
  { "ii-gowns", NC_ ("employee bonus", "1 Livre per blue, 2 per green Garment"),
    NC_ ("short bonus", "1 L per blue, 2 per green") },
  { "ii-tailor", NC_ ("employee bonus", "+1 Tailor, −1 blue/pink bale"),
    NC_ ("short bonus", "+1 Tailor, −1 blue/pink") },
  { "ii-depute", NC_ ("employee bonus", "Depute for 8/5/2 Livre"), NULL },
  { "ii-decorations", NC_ ("employee bonus", "1 Prestige Point per 2 Decorations"),
    NC_ ("short bonus", "1 PP per 2 Decorations") },
  { "iii-decorations", NC_ ("employee bonus", "1 Livre per Decoration"), NULL },
  { "iii-garments", NC_ ("employee bonus", "1 Prestige Point per 3 Garments"),
    NC_ ("short bonus", "1 PP per 3 Garments") },
  { "iii-fund", NC_ ("employee bonus", "+1 Fund a Decoration, −5 Livre"),
    NC_ ("short bonus", "+1 Fund, −5 L") },
  { "iii-staff", NC_ ("employee bonus", "2/6/10/14 Livre by staff"),
    NC_ ("short bonus", "2/6/10/14 L by staff") },
  { "iv-staff", NC_ ("employee bonus", "1/3/5/7 Livre by staff"),
    NC_ ("short bonus", "1/3/5/7 L by staff") },
  { "iv-tailor", NC_ ("employee bonus", "+1 Tailor, −2 green bales"),
    NC_ ("short bonus", "+1 Tailor, −2 green") },
  { "iv-coats", NC_ ("employee bonus", "2 Livre per pink, 1 Prestige Point per orange"),
    NC_ ("short bonus", "pink 2 L, orange 1 PP") },
  { "iv-livre", NC_ ("employee bonus", "1 Prestige Point per 4 Livre"),
    NC_ ("short bonus", "1 PP per 4 L") },
  { "v-garments-livre", NC_ ("employee bonus", "1 Livre per Garment"), NULL },
  { "v-decorations", NC_ ("employee bonus", "1 Prestige Point per 2 Decorations"),
    NC_ ("short bonus", "1 PP per 2 Decorations") },
  { "v-garments", NC_ ("employee bonus", "1 Prestige Point per 2 Garments"),
    NC_ ("short bonus", "1 PP per 2 Garments") },
  { "v-tiles", NC_ ("employee bonus", "Discard silk for Prestige Points"),
    NC_ ("short bonus", "Discard silk for PP") },
  { "vi-livre", NC_ ("employee bonus", "1 Prestige Point per 3 Livre"),
    NC_ ("short bonus", "1 PP per 3 L") },
  { "vi-fund", NC_ ("employee bonus", "+1 Fund a Decoration, −10 Livre"),
    NC_ ("short bonus", "+1 Fund, −10 L") },
  { "jb-journeyman-supply", NC_ ("employee bonus", "Discard Employee, use their Bonus"),
    NC_ ("short bonus", "Bonus of a discarded Employee") },
  { "jb-journeyman-copy", NC_ ("employee bonus", "Copy opponent’s top discard Bonus"), NULL },
  { "jb-journeyman-halls", NC_ ("employee bonus", "1 Livre per represented Hall"),
    NC_ ("short bonus", "1 L per represented Hall") },
  { "jb-journeyman-staff", NC_ ("employee bonus", "6/5/4/2 Livre by staff"),
    NC_ ("short bonus", "6/5/4/2 L by staff") },
  { "jb-journeyman-decorations", NC_ ("employee bonus", "3 Livre per 2 Decorations"), NULL },
  { "jb-journeyman-sell", NC_ ("employee bonus", "+1 Tailor, sell, +1 Prestige Point"),
    NC_ ("short bonus", "+1 Tailor, sell, +1 PP") },
  { "jb-journeyman-hall-garments",
    NC_ ("employee bonus", "1 Prestige Point per 2 Garments, 1 Hall"),
    NC_ ("short bonus", "1 PP per 2 Garments, 1 Hall") },
  { "jb-journeyman-rings", NC_ ("employee bonus", "3 Livre per 2 rings"), NULL },
  { "jb-journeyman-jewelry", NC_ ("employee bonus", "1 Prestige Point per 3 Jewelry tiles"),
    NC_ ("short bonus", "1 PP per 3 Jewelry tiles") },
  { "jb-master-hall", NC_ ("employee bonus", "2 Livre per Garment, 1 Hall"), NULL },
  { "jb-master-blue-green", NC_ ("employee bonus", "1 Prestige Point per blue and green gown"),
    NC_ ("short bonus", "1 PP per blue and green gown") },
  { "jb-master-master-guests", NC_ ("employee bonus", "3 Livre per 2 Master Guest spaces"),
    NC_ ("short bonus", "3 L per 2 Master Guest spaces") },
  { "jb-master-jewelry", NC_ ("employee bonus", "3 Livre per 2 Jewelry tiles"), NULL },
  { "jb-master-no-green-no-orange", NC_ ("employee bonus", "4 Livre if no green, 5 if no orange"),
    NC_ ("short bonus", "4 L if no green, 5 if no orange") },
  { "jb-apprentice-coats", NC_ ("employee bonus", "3 frock coats"), NULL },
  { "jb-apprentice-gowns", NC_ ("employee bonus", "3 gowns"), NULL },
  { "jb-apprentice-master-guests", NC_ ("employee bonus", "3 on Master Guest spaces"), NULL },
  { "jb-apprentice-livre", NC_ ("employee bonus", "30 Livre in supply"), NULL },
  { "jb-apprentice-jewelry", NC_ ("employee bonus", "3 Jewelry tiles"), NULL },
  { "jb-apprentice-decorations", NC_ ("employee bonus", "3 types of Decoration"), NULL },
  { "jb-apprentice-stocks", NC_ ("employee bonus", "4 Resources, 2 Lace, 2 Thread"), NULL },
  { "jb-apprentice-prestige", NC_ ("employee bonus", "5 Prestige Points"), NULL },
  { "jb-apprentice-master-exam", NC_ ("employee bonus", "Master Examination completed"), NULL },
  { "jb-apprentice-halls", NC_ ("employee bonus", "Represented in 5 Halls"), NULL },
};

static const char *
find_label (const char *id, gboolean is_short)
{
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (strcmp (labels[i].id, id) == 0)
      return is_short && labels[i].short_label != NULL
                 ? g_dpgettext2 (GETTEXT_PACKAGE, "short bonus", labels[i].short_label)
                 : g_dpgettext2 (GETTEXT_PACKAGE, "employee bonus", labels[i].label);

  return NULL;
}

DUB_DEFINE_NAME (crown, DubCrown, crown, "end-of-game bonus", crowns)

char *
dub_text_crowns (guint mask)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < DUB_N_CROWNS; i++)
    if ((mask >> i & 1) != 0)
      g_ptr_array_add (names, dub_text_crown (i + 1));
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup (C_ ("list of end-of-game bonuses", "none")));

  /* Some of them have an “and” of their own. */
  return dub_text_join (names);
}

/* Returns level and type, as far as they are known. */
static const char *
get_kind (DubEmployee employee)
{
  if (employee.level < DUB_N_LEVELS && leveled[employee.type][employee.level] != NULL)
    return dub_text_pick ("employee", leveled[employee.type], employee.level);

  return dub_text_pick ("employee", types, employee.type);
}

char *
dub_text_specialist (DubSpecialist specialist)
{
  const char *id = dub_name_get (DUB_SET_SPECIALIST, specialist);
  const char *label = id != NULL ? find_label (id, FALSE) : NULL;

  return g_strdup (label != NULL ? label : C_ ("specialized Apprentice", "secret"));
}

static char *
name_bonus (const DubBoxEmployee *card, gboolean is_short)
{
  const char *label = find_label (card->id, is_short);

  if (card->crown != DUB_CROWN_NONE)
    return is_short ? dub_text_dup ("short bonus", short_crowns[card->crown])
                    : dub_text_crown (card->crown);
  if (label != NULL)
    return g_strdup (label);

  /* Translators: %s is the name that the owner of the box gave to an Employee card. */
  return g_strdup_printf (C_ ("employee", "“%s”"), card->id);
}

char *
dub_text_employee_bonus (const DubBox *box, guint place)
{
  return name_bonus (&box->employees[place], FALSE);
}

char *
dub_text_employee_short_bonus (const DubBox *box, guint place)
{
  return name_bonus (&box->employees[place], TRUE);
}

char *
dub_text_employee (const DubBox *box, DubEmployee employee)
{
  const char *kind = get_kind (employee);
  const char *id = "", *bonus = NULL;

  if (employee.level == DUB_LEVEL_EXAM && examined[employee.type] != NULL)
    return g_strdup (dub_text_pick ("employee", examined, employee.type));
  if (employee.level == DUB_LEVEL_START && started[employee.type] != NULL)
    return g_strdup (dub_text_pick ("employee", started, employee.type));

  if (employee.id >= 1 && employee.id <= box->n_employees)
    id = box->employees[employee.id - 1].id;
  bonus = employee.crown != DUB_CROWN_NONE
              ? dub_text_pick ("end-of-game bonus", crowns, employee.crown)
              : find_label (id, FALSE);
  if (bonus != NULL)
    /* Translators: the first %s is like “Level VI Apprentice”, the second the bonus of the card. */
    return g_strdup_printf (C_ ("employee", "%s (%s)"), kind, bonus);
  if (*id == '\0')
    return g_strdup (kind);

  /* Translators: the first %s is like “Level II Master”, the second the name that the owner of the
   * box gave to the card. */
  return g_strdup_printf (C_ ("employee", "%s (“%s”)"), kind, id);
}
