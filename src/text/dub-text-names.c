/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things, in their basic form.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const char *const specials[DUB_N_SPECIALS] = {
  [DUB_FESTIVITY_PAIRS] = NC_("garment bonus", "2 Prestige Points/gown+frock coat"),
  [DUB_FESTIVITY_DECORATIONS] = NC_("garment bonus", "1 Prestige Point per Decoration"),
  [DUB_FESTIVITY_BLUE] = NC_("garment bonus", "1 Prestige Point per blue gown"),
  [DUB_FESTIVITY_PINK] = NC_("garment bonus", "1 Prestige Point/pink frock coat"),
  [DUB_EXPERT_FAVOR] = NC_("garment bonus", "Queen’s Favor and 5 Livre"),
  [DUB_EXPERT_DEPUTE] = NC_("garment bonus", "Depute for Livre, no Bonus"),
  [DUB_EXPERT_TILE] = NC_("garment bonus", "Free Resource tile on display"),
  [DUB_EXPERT_LIVRE14] = NC_("garment bonus", "14 Livre, rented or sold"),
  [DUB_EXPERT_ANY_JEWELRY] = NC_("garment bonus", "Free Jewelry of any color"),
  [DUB_EXPERT_MATCH_JEWELRY] = NC_("garment bonus", "2 Prestige Points: matching Jewelry"),
};

static const char *const jewels[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] = NC_("jewelry", "no Jewelry tile"),
  [DUB_BLUE] = NC_("jewelry", "blue necklace"),
  [DUB_PINK] = NC_("jewelry", "pink ring"),
  [DUB_GREEN] = NC_("jewelry", "green necklace"),
  [DUB_ORANGE] = NC_("jewelry", "orange ring"),
  [DUB_COLOR_UNKNOWN] = NC_("jewelry", "Jewelry tile not entered"),
};

static const char *const tiles[DUB_N_TILES] = {
  [DUB_TILE_NONE] = NC_("resource tile", "no Resource tile"),
  [DUB_TILE_BP] = NC_("resource tile", "blue/pink silk"),
  [DUB_TILE_GO] = NC_("resource tile", "green/orange silk"),
  [DUB_TILE_BP_GO] = NC_("resource tile", "blue/pink and green/orange silk"),
  [DUB_TILE_UNKNOWN] = NC_("resource tile", "Resource tile not entered"),
};

static const char *const halls[DUB_N_HALLS] = {
  NC_("hall", "Royal Hall"),
  NC_("hall", "Hall 2"),
  NC_("hall", "Hall 3"),
  NC_("hall", "Hall 4"),
  NC_("hall", "Hall 5"),
};

static const char *const musicians[DUB_N_HALLS] = {
  NC_("decoration", "Musicians of the Royal Hall"),
  NC_("decoration", "Musicians of Hall 2"),
  NC_("decoration", "Musicians of Hall 3"),
  NC_("decoration", "Musicians of Hall 4"),
  NC_("decoration", "Musicians of Hall 5"),
};

static const char *const facts[DUB_N_FACTS] = {
  [DUB_FACT_PP] = NC_("fact", "your Prestige Points"),
  [DUB_FACT_LIVRE] = NC_("fact", "your Livre"),
  [DUB_FACT_THREAD] = NC_("fact", "your Thread"),
  [DUB_FACT_LACE] = NC_("fact", "your Lace"),
  [DUB_FACT_STAFF] = NC_("fact", "the Employee cards of your staff"),
  [DUB_FACT_APPRENTICES] = NC_("fact", "the Apprentices of your staff"),
  [DUB_FACT_JEWELRY] = NC_("fact", "your Jewelry tiles"),
  [DUB_FACT_BONUSES] = NC_("fact", "your end-of-game bonuses"),
};

static const char *const expansions[DUB_N_EXPANSIONS] = {
  [DUB_EXPANSION_JEWELRY_BOX] = NC_("expansion", "Jewelry Box"),
  [DUB_EXPANSION_FANCY] = NC_("expansion", "Fancy Dresses"),
  [DUB_EXPANSION_FESTIVITY] = NC_("expansion", "Festivity Dresses"),
  [DUB_EXPANSION_EXPERT] = NC_("expansion", "Expert Tailoring"),
};

/* Translators: how her cards are drawn. */
static const char *const draw_modes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_("way to draw her cards", "The app draws her cards"),
  [DUB_DRAW_TABLE] = NC_("way to draw her cards", "You draw her cards at the table"),
  [DUB_DRAW_LEARN] =
      NC_("way to draw her cards", "You draw her cards at the table, and the app learns them"),
};

static const char *const phases[DUB_N_PHASES] = {
  [DUB_PHASE_NONE] = NC_("phase", "Setup"),
  [DUB_PHASE_PREPARE] = NC_("phase", "Prepare for a New Round"),
  [DUB_PHASE_TURNS] = NC_("phase", "Perform Actions"),
  [DUB_PHASE_INCOME] = NC_("phase", "Collect Income"),
  [DUB_PHASE_SCORING] = NC_("phase", "End of Game Scoring"),
  [DUB_PHASE_OVER] = NC_("phase", "End of Game"),
};

static const char *const tasks[DUB_N_TASKS] = {
  [DUB_TASK_NONE] = NC_("task", "no task"),
  [DUB_TASK_BP] = NC_("task", "Acquire blue/pink silk"),
  [DUB_TASK_GO] = NC_("task", "Acquire green/orange silk"),
  [DUB_TASK_THREAD_LACE] = NC_("task", "Acquire Thread/Lace"),
  [DUB_TASK_DECORATION] = NC_("task", "Fund a Decoration"),
  [DUB_TASK_THIMBLE] = NC_("task", "Tailor a Garment (Master)"),
  [DUB_TASK_GOWN] = NC_("task", "Tailor a gown (Journeyman)"),
  [DUB_TASK_COAT] = NC_("task", "Tailor a frock coat (Journeyman)"),
};

/* clang-format on */

char *
dub_text_garment_bonus (DubSpecial special)
{
  return g_strdup (dub_text_pick ("garment bonus", specials, special));
}

char *
dub_text_garment_detail (DubGarment garment)
{
  g_autofree char *detail = NULL;

  if (garment.thimble)
    /* Translators: what stands on a Garment. %u are its Prestige Points. */
    detail = g_strdup_printf (C_("garment", "%u PP, gold thimble"), garment.pp);
  else
    /* Translators: what stands on a Garment. %u are its Prestige Points. */
    detail = g_strdup_printf (C_("garment", "%u PP"), garment.pp);
  if (garment.special == DUB_SPECIAL_NONE)
    return g_steal_pointer (&detail);
  if (garment.special <= DUB_FESTIVITY_PINK)
    /* Translators: the first %s is like “3 PP”, the second the bonus of a Festivity Garment. */
    return g_strdup_printf (C_("garment", "%s, Festivity Garment: %s"), detail,
                                dub_text_pick ("garment bonus", specials, garment.special));

  /* Translators: the first %s is like “3 PP”, the second the bonus of an expert Garment. */
  return g_strdup_printf (C_("garment", "%s, Expert Tailoring: %s"), detail,
                              dub_text_pick ("garment bonus", specials, garment.special));
}

char *
dub_text_garment (DubGarment garment)
{
  g_autofree char *detail = dub_text_garment_detail (garment);

  switch ((DubColor) garment.color) {
  case DUB_BLUE:
    /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
    return g_strdup_printf (C_("garment", "blue gown (%s)"), detail);
  case DUB_PINK:
    /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
    return g_strdup_printf (C_("garment", "pink frock coat (%s)"), detail);
  case DUB_GREEN:
    /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
    return g_strdup_printf (C_("garment", "green gown (%s)"), detail);
  case DUB_ORANGE:
    /* Translators: %s is what stands on it, like “3 PP, gold thimble”. */
    return g_strdup_printf (C_("garment", "orange frock coat (%s)"), detail);
  case DUB_COLOR_UNKNOWN:
    return g_strdup (C_("garment", "Garment not entered"));
  case DUB_COLOR_NONE:
  case DUB_N_COLORS:
  default:
    return g_strdup (C_("garment", "no Garment"));
  }
}

char *
dub_text_jewel (DubColor color)
{
  return g_strdup (dub_text_pick ("jewelry", jewels, color));
}

static char *
count_jewels (DubColor color, guint n)
{
  switch (color) {
  case DUB_BLUE:
    return g_strdup_printf (
        /* Translators: an item of a list of Jewelry tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u blue necklace", "%u blue necklaces", n), n);
  case DUB_PINK:
    return g_strdup_printf (
        /* Translators: an item of a list of Jewelry tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u pink ring", "%u pink rings", n), n);
  case DUB_GREEN:
    return g_strdup_printf (
        /* Translators: an item of a list of Jewelry tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u green necklace", "%u green necklaces", n), n);
  case DUB_ORANGE:
    return g_strdup_printf (
        /* Translators: an item of a list of Jewelry tiles. */
        g_dngettext (GETTEXT_PACKAGE, "%u orange ring", "%u orange rings", n), n);
  case DUB_COLOR_NONE:
  case DUB_COLOR_UNKNOWN:
  case DUB_N_COLORS:
  default:
    g_return_val_if_reached (NULL);
  }
}

char *
dub_text_jewels (const guint8 counts[DUB_N_COLORS])
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    if (counts[color] > 0)
      g_ptr_array_add (names, count_jewels (color, counts[color]));
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup (C_("list of Jewelry tiles", "none")));

  return dub_text_join (names);
}

char *
dub_text_tile (DubTile tile)
{
  return g_strdup (dub_text_pick ("resource tile", tiles, tile));
}

char *
dub_text_hall (guint hall)
{
  return g_strdup (dub_text_pick ("hall", halls, hall));
}

char *
dub_text_decoration (DubDecorationKind decoration, guint at)
{
  switch (decoration) {
  case DUB_FIREWORKS:
    /* Translators: %s is a place like “2nd space from the left”. */
    return g_strdup_printf (C_("decoration", "Fireworks, %s"), dub_text_nth_space (at));
  case DUB_STATUES:
    /* Translators: %s is a place like “2nd space from the left”. */
    return g_strdup_printf (C_("decoration", "Statues, %s"), dub_text_nth_space (at));
  case DUB_KITCHEN_LEFT:
    /* Translators: %s is a place like “2nd space from the left”. */
    return g_strdup_printf (C_("decoration", "Catering Kitchen: Left Area, %s"),
                                dub_text_nth_space (at));
  case DUB_KITCHEN_RIGHT:
    /* Translators: %s is a place like “2nd space from the left”. */
    return g_strdup_printf (C_("decoration", "Catering Kitchen: Right Area, %s"),
                                dub_text_nth_space (at));
  case DUB_MUSICIANS:
    return g_strdup (dub_text_pick ("decoration", musicians, at));
  case DUB_JEWELER:
    /* Translators: %s is a place like “2nd space from the left”. */
    return g_strdup_printf (C_("decoration", "Jeweler Decoration, %s"), dub_text_nth_space (at));
  case DUB_N_DECORATION_KINDS:
  default:
    g_return_val_if_reached (NULL);
  }
}

char *
dub_text_fact (DubFact fact)
{
  return g_strdup (dub_text_pick ("fact", facts, fact));
}

char *
dub_text_expansion (DubExpansion expansion)
{
  return g_strdup (dub_text_pick ("expansion", expansions, expansion));
}

char *
dub_text_draw_mode (DubDrawMode draw_mode)
{
  return g_strdup (dub_text_pick ("way to draw her cards", draw_modes, draw_mode));
}

char *
dub_text_phase (DubPhase phase)
{
  return g_strdup (dub_text_pick ("phase", phases, phase));
}

char *
dub_text_task (DubTask task)
{
  return g_strdup (dub_text_pick ("task", tasks, task));
}
