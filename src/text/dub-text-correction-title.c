/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-correction-title.h"

#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

/* Facts that are not named after a part of the table. */
static const char *const counts[DUB_N_GAINS] = {
  [DUB_FACT_PP] = NC_ ("set right", "Prestige Points"),
  [DUB_FACT_THREAD] = NC_ ("set right", "Thread"),
  [DUB_FACT_LACE] = NC_ ("set right", "Lace"),
  [DUB_FACT_TILES] = NC_ ("set right", "Resource tiles"),
};

static const char *const facts[DUB_N_PLACES] = {
  [DUB_PLACE_HAND] = NC_ ("set right", "Your cards in hand"),
  [DUB_PLACE_BAG] = NC_ ("set right", "Resource bag (leave blank if plenty)"),
  [DUB_PLACE_START] = NC_ ("set right", "Start Player"),
  [DUB_PLACE_TURN] = NC_ ("set right", "Whose turn it is"),
  [DUB_PLACE_DRAW_MODE] = NC_ ("set right", "Who draws her cards"),
};

/* Hers and yours. */
static const char *const sides[DUB_N_PLACES][2] = {
  [DUB_PLACE_STAFF] = { NC_ ("set right", "Her Employee deck"), NC_ ("set right", "Your staff") },
  [DUB_PLACE_TRACK] = { NC_ ("set right", "The Examination she prepares for"),
                        NC_ ("set right", "The Examination you prepare for") },
  [DUB_PLACE_TASK] = { NC_ ("set right", "Her Examination tasks"),
                       NC_ ("set right", "Your Examination tasks") },
};

static const char *const piles[DUB_N_PILES] = {
  [DUB_PILE_HAND] = NC_ ("set right", "Her hand cards"),
  [DUB_PILE_SUPPLY] = NC_ ("set right", "Her Card supply"),
  [DUB_PILE_DISCARD] = NC_ ("set right", "Her Discard pile"),
};

static const char *const exam_decks[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("set right", "Journeyman Employee deck"),
  [DUB_TRACK_MASTER] = NC_ ("set right", "Master Employee deck"),
};

char *
dub_text_correction_section (DubPlace section)
{
  if (section.kind == DUB_PLACE_GUEST)
    return dub_text_hall (section.in);
  if (section.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration_kind (section.in);
  if (section.kind == DUB_PLACE_COUNT)
    return g_strdup (dub_text_pick ("set right", counts, section.at));
  if (sides[section.kind][0] != NULL)
    return g_strdup (dub_text_pick ("set right", sides[section.kind], section.side == DUB_YOU));
  if (facts[section.kind] == NULL)
    return dub_text_place_kind (section.kind);

  return g_strdup (dub_text_pick ("set right", facts, section.kind));
}

char *
dub_text_correction_number (DubPlace place)
{
  if (place.kind == DUB_PLACE_JEWELRY)
    return dub_text_jewel (place.at);
  if (place.kind == DUB_PLACE_PILE)
    return g_strdup (dub_text_pick ("set right", piles, place.at));
  if (place.kind == DUB_PLACE_EXAM_DECK)
    return g_strdup (dub_text_pick ("set right", exam_decks, place.at));

  return dub_text_correction_section (place);
}

static char *
name_card (const DubGame *game, DubPlace place)
{
  const DubSide *side = &game->state.sides[place.side == DUB_YOU ? DUB_YOU : DUB_BARRY];

  if (place.side == DUB_YOU)
    return place.at < side->n_staff ? dub_text_employee (&game->box, side->staff[place.at])
                                    : g_strdup (C_ ("employee deck", "one more card"));

  return place.at < side->n_staff ? dub_text_staff_place (&game->state, place.at)
                                  : g_strdup (C_ ("employee deck", "one more card on top"));
}

char *
dub_text_correction_subject (const DubGame *game, DubPlace place)
{
  if (place.kind == DUB_PLACE_STAFF)
    return name_card (game, place);
  if (place.kind == DUB_PLACE_TASK)
    return dub_text_place (&game->box, place);
  if (facts[place.kind] != NULL || sides[place.kind][0] != NULL || place.kind == DUB_PLACE_COUNT)
    return dub_text_correction_section (place);

  return dub_text_place (&game->box, place);
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
