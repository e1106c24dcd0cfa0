/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-entry.h"
#include "dub-game.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* The facts that can be corrected and are not named after a part of the board: by its number, or
 * hers and yours. */
static const char *const facts[DUB_N_PLACES][DUB_N_GAINS] = {
  [DUB_PLACE_COUNT] = {
    [DUB_FACT_PP] = NC_("set right", "her Prestige Points"),
    [DUB_FACT_THREAD] = NC_("set right", "her Thread"),
    [DUB_FACT_LACE] = NC_("set right", "her Lace"),
    [DUB_FACT_TILES] = NC_("set right", "her Resource tiles"),
  },
  [DUB_PLACE_JEWELRY] = { NC_("set right", "her Jewelry tiles") },
  [DUB_PLACE_STAFF] = { NC_("set right", "her Employee deck"), NC_("set right", "your staff") },
  [DUB_PLACE_TRACK] = { NC_("set right", "the Examination she is preparing for"),
                        NC_("set right", "the Examination you are preparing for") },
  [DUB_PLACE_TASK] = { NC_("set right", "her Examination tasks"),
                       NC_("set right", "your Examination tasks") },
  [DUB_PLACE_HAND] = { NC_("set right", "your cards in hand") },
  [DUB_PLACE_PILE] = {
    [DUB_PILE_HAND] = NC_("set right", "her hand cards"),
    [DUB_PILE_SUPPLY] = NC_("set right", "her Card supply"),
    [DUB_PILE_DISCARD] = NC_("set right", "her Discard pile"),
  },
  [DUB_PLACE_BAG] = { NC_("set right", "Resource bag") },
  [DUB_PLACE_EXAM_DECK] = {
    [DUB_TRACK_JOURNEYMAN] = NC_("set right", "Journeyman Employee deck"),
    [DUB_TRACK_MASTER] = NC_("set right", "Master Employee deck"),
  },
  [DUB_PLACE_START] = { NC_("set right", "Start Player") },
  [DUB_PLACE_TURN] = { NC_("set right", "whose turn it is") },
  [DUB_PLACE_DRAW_MODE] = { NC_("set right", "who draws her cards") },
};

static gboolean
is_fact (DubPlace place)
{
  return place.kind >= DUB_PLACE_COUNT;
}

char *
dub_text_part (DubPlace place)
{
  gboolean is_numbered = place.kind == DUB_PLACE_COUNT || place.kind == DUB_PLACE_PILE ||
                         place.kind == DUB_PLACE_EXAM_DECK;

  if (place.kind == DUB_PLACE_GUEST)
    return dub_text_hall (place.in);
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration_kind (place.in);
  if (!is_fact (place))
    return dub_text_board_part (place.kind);
  g_return_val_if_fail (place.kind < DUB_N_PLACES, NULL);

  return g_strdup (dub_text_pick ("set right", facts[place.kind],
                                  is_numbered
                                      ? place.at
                                      : place.side == DUB_YOU && facts[place.kind][1] != NULL));
}

char *
dub_text_correction_section (DubPlace section)
{
  return dub_text_begin (dub_text_part (section));
}

char *
dub_text_correction_number (DubPlace place)
{
  if (place.kind == DUB_PLACE_BAG)
    return g_strdup (C_ ("set right", "Resource bag (leave blank if plenty)"));

  return place.kind == DUB_PLACE_JEWELRY ? dub_text_jewel (place.at)
                                         : dub_text_correction_section (place);
}

static char *
name_card (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubSide *side = &state->sides[place.side == DUB_YOU ? DUB_YOU : DUB_BARRY];

  if (place.side == DUB_YOU)
    return place.at < side->n_staff ? dub_text_employee (box, side->staff[place.at])
                                    : g_strdup (C_ ("employee deck", "one more card"));

  return place.at < side->n_staff ? dub_text_staff_place (state, place.at)
                                  : g_strdup (C_ ("employee deck", "one more card on top"));
}

char *
dub_text_correction_subject (const DubGame *game, DubPlace place)
{
  if (place.kind == DUB_PLACE_STAFF)
    return name_card (&game->box, &game->state, place);

  return is_fact (place) && place.kind != DUB_PLACE_TASK ? dub_text_correction_section (place)
                                                         : dub_text_place (&game->box, place);
}

char *
dub_text_correction_whose (const DubBox *box, DubPlace place, DubThing thing)
{
  return dub_text_fill (C_ ("place", "%s: %s"), dub_text_correction_section (place),
                        dub_text_correction_content (box, place, thing));
}

char *
dub_text_correction_content (const DubBox *box, DubPlace place, DubThing thing)
{
  if (place.kind == DUB_PLACE_STAFF && thing.employee.type == DUB_TYPE_NONE)
    return g_strdup (C_ ("employee deck", "no card"));
  if (thing.kind == DUB_KIND_OWNER && thing.name == DUB_NOBODY)
    return g_strdup (place.kind == DUB_PLACE_FAVOR ? C_ ("set right", "on the board")
                                                   : C_ ("token", "no Trademark token"));

  return dub_text_thing (box, place, thing);
}

static const char *const draw_modes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("correction", "From now on the app draws her cards."),
  [DUB_DRAW_TABLE] = NC_ ("correction", "From now on you draw her cards at the table."),
  [DUB_DRAW_LEARN] =
      NC_ ("correction", "From now on you draw her cards at the table, and the app learns them."),
};

/* The content with the tokens on it, which a list of choices leaves out. */
static char *
name_content (const DubTextAbout *about)
{
  DubPlace place = about->move->to;
  DubThing thing = about->move->thing;

  if (place.kind == DUB_PLACE_TOKEN || place.kind == DUB_PLACE_ALL_HALLS)
    return dub_text_token (thing.name);
  if (place.kind == DUB_PLACE_GUEST && thing.owner != DUB_NOBODY)
    return dub_text_fill (C_ ("guest space", "%s, %s"), dub_text_garment (thing.garment),
                          dub_text_token (thing.owner));

  return dub_text_correction_content (about->box, place, thing);
}

/* The name of a space within its part, or NULL if it is named as a whole. */
static char *
name_space (const DubTextAbout *about)
{
  DubPlace place = about->move->to;

  if (place.kind == DUB_PLACE_STAFF)
    return name_card (about->box, about->state, place);
  if (place.kind == DUB_PLACE_TASK)
    return dub_text_target_task (about);

  return place.kind < DUB_N_DISPLAYS && place.kind != DUB_PLACE_RESOURCE
             ? dub_text_space (about->box, place)
             : NULL;
}

/* Content that was there all along and is only entered now is no correction. */
char *
dub_text_correction (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  DubPlace place = move->to;
  gboolean is_entry = place.kind < DUB_N_DISPLAYS && move->thing.name != 0 &&
                      dub_place_is_unknown (about->state, place);
  char *space = name_space (about);

  if (place.kind == DUB_PLACE_DRAW_MODE)
    return g_strdup (dub_text_pick ("correction", draw_modes, move->thing.name));
  if (place.kind == DUB_PLACE_BAG && move->thing.n == DUB_PLENTY)
    return g_strdup (C_ ("correction", "Corrected: there are tiles in the Resource bag."));
  /* Your cards have no order by which one could be found. */
  if (place.kind == DUB_PLACE_STAFF && place.side == DUB_YOU &&
      place.at < about->state->sides[DUB_YOU].n_staff)
    /* Translators: the first %s is the Employee that was recorded, the second the right one. */
    return dub_text_fill (C_ ("correction", "Corrected, your staff: not %s, but %s."), space,
                          name_content (about));
  if (space == NULL)
    return dub_text_fill (is_entry
                              /* Translators: a place of the table, and what lies there. */
                              ? C_ ("entry", "Entered, %s: %s.")
                              /* Translators: a place or a fact of the table, and what is there. */
                              : C_ ("correction", "Corrected, %s: %s."),
                          is_fact (place) ? dub_text_part (place)
                                          : dub_text_place (about->box, place),
                          name_content (about));

  return dub_text_fill (is_entry
                            /* Translators: a part of the table, a place in it, and what lies
                             * there. */
                            ? C_ ("entry", "Entered, %s: %s, %s.")
                            /* Translators: a part of the table, a place in it, and what is there.
                             */
                            : C_ ("correction", "Corrected, %s: %s, %s."),
                        dub_text_part (place), space, name_content (about));
}

static const DubPlural several =
    /* Translators: a code is the beginning of the names of %u cards. */
    NP_ ("%u card begins like this", "%u cards begin like this");

char *
dub_text_code_understood (char **names)
{
  return names[0] != NULL ? g_strjoinv ("\u00a0· ", names) : NULL;
}

DUB_DEFINE_SENTENCE (code_unknown, code,
                     /* Translators: %s is a word that was typed. */
                     C_ ("codes", "Not understood: %s (codes are like b3, o4t, bp or blue)"))

char *
dub_text_code_several (const char *code, guint n_cards)
{
  /* Translators: why a code is not enough, as “3 cards begin like this”, and the code. */
  return dub_text_fill (C_ ("codes", "%s, type more: %s"), dub_text_count (several, n_cards),
                        g_strdup (code));
}

/* Translators: %s is a code for a tile or card. */
DUB_DEFINE_SENTENCE (code_not_due, code, C_ ("codes", "Not expected now: %s"))

/* Translators: %s is a tile, as “blue gown (3 PP)”. */
DUB_DEFINE_SENTENCE (entry_used_up, name, C_ ("refusal", "Your profile has no more of these: %s"))

char *
dub_text_entered (const DubBox *box, const DubState *state, const DubMove *entry)
{
  /* Translators: %s is a tile or card that was entered. */
  return dub_text_fill (C_ ("entry", "Entered: %s"), dub_text_offer (box, state, entry));
}

DUB_DEFINE_TEXT (display_full, C_ ("refusal", "This display is complete."))

const char *
dub_text_level (guint level)
{
  static const char *const levels[DUB_N_LEVELS] = { "", "I", "II", "III", "IV", "V", "VI" };

  return level < DUB_N_LEVELS ? levels[level] : "";
}

char *
dub_text_rank (const DubBox *box, DubEmployee employee)
{
  const char *level = dub_text_level (employee.level);
  char *type =
      dub_text_employee (box, (DubEmployee){ .type = employee.type, .level = DUB_LEVEL_UNKNOWN });

  if (*level == '\0')
    return type;

  /* Translators: the level of an Employee card, “IV”, and its type, “Master”. */
  return dub_text_fill (C_ ("rank", "%s %s"), g_strdup (level), type);
}

char *
dub_text_correct_place (const DubBox *box, const DubState *state, DubPlace place)
{
  /* Translators: %s is a place and its content, as “Hall 2, 1st space from the left: empty”. */
  return dub_text_fill (C_ ("correction", "Correct – %s"),
                        dub_text_place_and_content (box, state, place));
}
