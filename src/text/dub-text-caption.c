/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short captions that fit into a space of the board.
 */

#include "dub-text-place.h"
#include "dub-text-private.h"
#include "dub-text-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Between a sign and what it stands for, in every language. */
#define DASH " – "

/* Translators: what the letters and signs on the board stand for; use those of your language, and
 * keep the dash. */
static const char *const signs[DUB_N_SIGNS] = {
  [DUB_SIGN_PP] = NC_ ("legend", "PP – Prestige Points"),
  [DUB_SIGN_LIVRE] = NC_ ("legend", "L – Livre"),
  [DUB_SIGN_TOKENS] = NC_ ("legend", "D – Madame du Barry’s token, Y – your token"),
  [DUB_SIGN_COLORS] = NC_ ("legend", "B, P, G, O – blue, pink, green, orange"),
  [DUB_SIGN_SILK] = NC_ ("legend", "B/P, G/O – blue/pink silk, green/orange silk"),
  [DUB_SIGN_BONUS] = NC_ ("legend", "✶ – a Garment with a bonus"),
  [DUB_SIGN_MUSICIANS] = NC_ ("legend", "♪ – Musicians"),
  [DUB_SIGN_TIMES] = NC_ ("legend", "×2 on Fireworks – counts a Garment twice"),
  [DUB_SIGN_UNKNOWN] = NC_ ("legend", "? – facedown or not entered"),
  [DUB_SIGN_MASTER] = NC_ ("legend", "Star – a Master Guest space"),
  [DUB_SIGN_THIMBLE] = NC_ ("legend", "Thimble – a Garment with a gold thimble"),
  [DUB_SIGN_CROWN] = NC_ ("legend", "Crown – an Employee with an end-of-game bonus"),
  [DUB_SIGN_STEPS] = NC_ ("legend", "1, 2, 3 in the corner – the steps of her turn, in order"),
  [DUB_SIGN_OPEN] = NC_ ("legend", "Thick lower edge – you can tap this space"),
};

DUB_DEFINE_NAME (sign, DubSign, sign, "legend", signs)

char *
dub_text_sign_mark (DubSign sign)
{
  g_autofree char *text = dub_text_sign (sign);
  const char *dash = strstr (text, DASH);

  return g_strndup (text, dash != NULL ? (gsize) (dash - text) : 0);
}

char **
dub_text_legend (void)
{
  /* The app draws these; the terminal has characters for them. */
  static const struct {
    DubSign sign;
    const char *mark;
  } drawn[] = { { DUB_SIGN_MASTER, "★" }, { DUB_SIGN_THIMBLE, "◆" } };
  GPtrArray *lines = g_ptr_array_new ();

  for (DubSign sign = 0; sign <= DUB_SIGN_UNKNOWN; sign++)
    g_ptr_array_add (lines, dub_text_sign (sign));
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++) {
    g_autofree char *text = dub_text_sign (drawn[i].sign);

    g_ptr_array_add (lines, g_strconcat (drawn[i].mark, strstr (text, DASH), NULL));
  }

  return dub_text_end_lines (lines);
}

/* Symbols are the same in every language. */

/* Translators: the color of a Garment or Jewelry tile, as one letter. */
static const char *const letters[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] = "–",
  [DUB_BLUE] = NC_ ("letter of a color", "B"),
  [DUB_PINK] = NC_ ("letter of a color", "P"),
  [DUB_GREEN] = NC_ ("letter of a color", "G"),
  [DUB_ORANGE] = NC_ ("letter of a color", "O"),
  [DUB_COLOR_UNKNOWN] = "?",
};

/* Translators: the color of a Garment or Jewelry tile, as it is typed. */
static const char *const colors[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_ ("color of a piece", "blue"),
  [DUB_PINK] = NC_ ("color of a piece", "pink"),
  [DUB_GREEN] = NC_ ("color of a piece", "green"),
  [DUB_ORANGE] = NC_ ("color of a piece", "orange"),
};

/* Translators: what a Resource tile shows, as the letters of its silk. */
static const char *const tiles[DUB_N_TILES] = {
  [DUB_TILE_NONE] = "–",
  [DUB_TILE_BP] = NC_ ("letters of a tile", "B/P"),
  [DUB_TILE_GO] = NC_ ("letters of a tile", "G/O"),
  [DUB_TILE_BP_GO] = NC_ ("letters of a tile", "B/P\nG/O"),
  [DUB_TILE_UNKNOWN] = "?",
};

/* Translators: the reward of a guest space, as short as can be. */
static const char *const rewards[DUB_N_REWARDS] = {
  [DUB_REWARD_NONE] = "–",
  [DUB_REWARD_RESOURCE] = NC_ ("short reward", "tile"),
  [DUB_REWARD_THREAD] = NC_ ("short reward", "Thread"),
  [DUB_REWARD_LACE] = NC_ ("short reward", "Lace"),
};

/* Translators: a type of Employee, as short as can be. */
static const char *const types[DUB_N_TYPES] = {
  [DUB_TYPE_NONE] = "–",
  [DUB_MASTER] = NC_ ("short type", "Master"),
  [DUB_JOURNEYMAN] = NC_ ("short type", "Journeym."),
  [DUB_APPRENTICE] = NC_ ("short type", "Apprent."),
  [DUB_TYPE_UNKNOWN] = "?",
};

static const char *const tasks[DUB_N_TASKS] = {
  [DUB_TASK_NONE] = NC_ ("short task", "Start"),
  [DUB_TASK_BP] = NC_ ("short task", "Silk B/P"),
  [DUB_TASK_GO] = NC_ ("short task", "Silk G/O"),
  [DUB_TASK_THREAD_LACE] = NC_ ("short task", "Thread/Lace"),
  [DUB_TASK_DECORATION] = NC_ ("short task", "Decoration"),
  [DUB_TASK_THIMBLE] = NC_ ("short task", "Gold thimble"),
  [DUB_TASK_GOWN] = NC_ ("short task", "Gown"),
  [DUB_TASK_COAT] = NC_ ("short task", "Frock coat"),
};

/* Translators: who a token belongs to, as one letter: du Barry, you. */
static const char *const initials[DUB_N_OWNERS] = {
  [DUB_NOBODY] = "–",
  [DUB_BARRY] = NC_ ("letter of a side", "D"),
  [DUB_YOU] = NC_ ("letter of a side", "Y"),
};

const char *
dub_text_letter (DubColor color)
{
  return dub_text_pick ("letter of a color", letters, color);
}

const char *
dub_text_color (DubColor color)
{
  return dub_text_pick ("color of a piece", colors, color);
}

const char *
dub_text_thimble_letter (void)
{
  /* Translators: what is typed after the points of a Garment with a gold thimble, as “o4t”; one
   * small letter. */
  return C_ ("codes", "t");
}

const char *
dub_text_short_reward (guint reward)
{
  return dub_text_pick ("short reward", rewards, reward);
}

const char *
dub_text_initial (DubOwner owner)
{
  return dub_text_pick ("letter of a side", initials, owner);
}

char *
dub_text_majority (guint first)
{
  /* Translators: %u are the Prestige Points for the most Garments or Fireworks. */
  return g_strdup_printf (C_ ("note", "Majority %u PP"), first);
}

static char *
caption_garment (DubGarment garment)
{
  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return g_strdup (dub_text_letter (garment.color));

  if (garment.special != DUB_SPECIAL_NONE)
    /* Translators: a Garment with a bonus of its own, in a picture: the letter of its color, its
     * Prestige Points. */
    return g_strdup_printf (C_ ("short garment", "%s %u ✶"), dub_text_letter (garment.color),
                            garment.pp);

  /* Translators: a Garment in a picture: the letter of its color, its Prestige Points. */
  return g_strdup_printf (C_ ("short garment", "%s %u"), dub_text_letter (garment.color),
                          garment.pp);
}

static char *
caption_guest (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubGuestSpace *space = &box->halls[place.in].guests[place.at];
  const DubGuest *guest = &state->halls[place.in][place.at];

  if (guest->owner != DUB_NOBODY)
    return caption_garment (guest->garment);
  if (space->reward == DUB_REWARD_LIVRE)
    /* Translators: a number of Livre, as short as can be. */
    return g_strdup_printf (C_ ("short cost", "%u L"), space->livre);
  if (space->reward == DUB_REWARD_NONE)
    return g_strdup ("");

  return g_strdup (dub_text_short_reward (space->reward));
}

static char *
caption_pp (guint pp)
{
  /* Translators: Prestige Points in a picture. */
  return g_strdup_printf (C_ ("short value", "%u PP"), pp);
}

/* Once a token is there, only its value matters. */
static char *
caption_decoration (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubDecoration *space = &box->decorations[place.in].spaces[place.at];
  gboolean is_taken = dub_place_get_owner (state, place) != DUB_NOBODY;
  g_autofree char *pp = caption_pp (space->pp);

  if (is_taken && space->times > 0)
    return g_strdup_printf ("×%u", space->times);
  if (is_taken && place.in == DUB_MUSICIANS)
    return g_strdup_printf ("♪ %s", pp);
  if (is_taken)
    return g_steal_pointer (&pp);

  if (space->times > 0)
    /* Translators: a Fireworks space in a picture: its cost in Livre, then how many times it counts
     * a Garment. */
    return g_strdup_printf (C_ ("short decoration", "%u L\n×%u"), space->cost, space->times);

  if (place.in == DUB_MUSICIANS)
    /* Translators: Musicians in a picture: their cost in Livre, then their Prestige Points. */
    return g_strdup_printf (C_ ("short decoration", "♪ %u L\n%u PP"), space->cost, space->pp);

  /* Translators: a decoration in a picture: its cost in Livre, then its Prestige Points. */
  return g_strdup_printf (C_ ("short decoration", "%u L\n%u PP"), space->cost, space->pp);
}

/* The content, with the cost of the space below it. */
static char *
caption_display (const DubDisplay *display, guint at, char *content)
{
  /* Translators: a space of a display in a picture: what lies there, then its cost in Livre. */
  return dub_text_fill (C_ ("short display", "%s\n%u L"), content,
                        dub_text_number (display->costs[at]));
}

char *
dub_text_entry_caption (const DubBox *box, DubThing entry)
{
  if (entry.kind == DUB_KIND_TILE)
    return g_strdup (dub_text_pick ("letters of a tile", tiles, entry.name));
  if (entry.kind == DUB_KIND_GARMENT)
    return caption_garment (entry.garment);
  if (entry.kind == DUB_KIND_EMPLOYEE)
    return dub_text_employee (box, entry.employee);

  return g_strdup (dub_text_letter (entry.name));
}

char *
dub_text_caption (const DubBox *box, const DubState *state, DubPlace place)
{
  switch (place.kind) {
  case DUB_PLACE_RESOURCE:
    return g_strdup (
        dub_text_pick ("letters of a tile", tiles,
                       state->resources[place.at / DUB_N_COLUMNS][place.at % DUB_N_COLUMNS]));
  case DUB_PLACE_GARMENT:
    return caption_display (&box->garment_display, place.at,
                            caption_garment (state->garments[place.at]));
  case DUB_PLACE_EMPLOYEE:
    return g_strdup (dub_text_pick ("short type", types, state->employees[place.at].type));
  case DUB_PLACE_JEWEL:
    return caption_display (&box->jewelry_display, place.at,
                            g_strdup (dub_text_letter (state->jewelry[place.at])));
  case DUB_PLACE_GUEST:
    return caption_guest (box, state, place);
  case DUB_PLACE_TOKEN:
    return caption_decoration (box, state, place);
  case DUB_PLACE_ALL_HALLS:
    return caption_pp (box->all_halls[place.at]);
  case DUB_PLACE_TASK:
    return g_strdup (dub_text_pick ("short task", tasks, place.at));
  case DUB_PLACE_FAVOR:
    return dub_text_content (box, state, place);
  default: /* not shown on the board */
    return g_strdup ("");
  }
}
