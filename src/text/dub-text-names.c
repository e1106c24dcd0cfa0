/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things, in their basic form.
 */

#include "dub-text-names-private.h"
#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

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

#define DEFINE_NAME(name, Type, value, context, table) \
  char *dub_text_##name (Type value) \
  { \
    return g_strdup (dub_text_pick (context, table, value)); \
  }

DEFINE_NAME (garment_bonus, DubSpecial, special, "garment bonus", specials)
DEFINE_NAME (garment_kind, DubColor, color, "kind of garment", garment_kinds)
DEFINE_NAME (jewel, DubColor, color, "jewelry", jewels)
DEFINE_NAME (tile, DubTile, tile, "resource tile", tiles)
DEFINE_NAME (hall, guint, hall, "hall", halls)
DEFINE_NAME (decoration_kind, DubDecorationKind, decoration, "part of the table", decoration_kinds)
DEFINE_NAME (fact, DubFact, fact, "fact", facts)
DEFINE_NAME (expansion, DubExpansion, expansion, "expansion", expansions)
DEFINE_NAME (draw_mode, DubDrawMode, draw_mode, "way to draw her cards", draw_modes)
DEFINE_NAME (phase, DubPhase, phase, "phase", phases)
DEFINE_NAME (track, DubTrack, track, "part of the table", tracks)
DEFINE_NAME (task, DubTask, task, "task", tasks)
DEFINE_NAME (owner, DubOwner, owner, "owner", owners)
DEFINE_NAME (player_color, DubPlayerColor, color, "player color", player_colors)

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

  return dub_text_join (names);
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
