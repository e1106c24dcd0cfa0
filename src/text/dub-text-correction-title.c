/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-correction-title.h"

#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

/* Facts that are not named after a part of the table. */
static const char *const facts[DUB_N_PLACES] = {
  [DUB_PLACE_HER_PP] = NC_("set right", "Prestige Points"),
  [DUB_PLACE_HER_THREAD] = NC_("set right", "Thread"),
  [DUB_PLACE_HER_LACE] = NC_("set right", "Lace"),
  [DUB_PLACE_HER_TILES] = NC_("set right", "Resource tiles"),
  [DUB_PLACE_YOUR_HAND] = NC_("set right", "Your cards in hand"),
  [DUB_PLACE_BAG] = NC_("set right", "Resource bag (leave blank if plenty)"),
  [DUB_PLACE_HER_STAFF] = NC_("set right", "Her Employee deck"),
  [DUB_PLACE_TRACK] = NC_("set right", "The Examination she prepares for"),
  [DUB_PLACE_TASK] = NC_("set right", "Her Examination tasks"),
  [DUB_PLACE_YOUR_STAFF] = NC_("set right", "Your staff"),
  [DUB_PLACE_YOUR_TRACK] = NC_("set right", "The Examination you prepare for"),
  [DUB_PLACE_YOUR_TASK] = NC_("set right", "Your Examination tasks"),
  [DUB_PLACE_START] = NC_("set right", "Start Player"),
  [DUB_PLACE_TURN] = NC_("set right", "Whose turn it is"),
  [DUB_PLACE_DRAW_MODE] = NC_("set right", "Who draws her cards"),
};

static const char *const piles[DUB_N_PILES] = {
  [DUB_PILE_HAND] = NC_("set right", "Her hand cards"),
  [DUB_PILE_SUPPLY] = NC_("set right", "Her Card supply"),
  [DUB_PILE_DISCARD] = NC_("set right", "Her Discard pile"),
};

static const char *const exam_decks[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_("set right", "Journeyman Employee deck"),
  [DUB_TRACK_MASTER] = NC_("set right", "Master Employee deck"),
};

/* clang-format on */

char *
dub_text_correction_section (DubPlace section)
{
  if (section.kind == DUB_PLACE_GUEST)
    return dub_text_hall (section.in);
  if (section.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration_kind (section.in);
  if (facts[section.kind] == NULL)
    return dub_text_place_kind (section.kind);

  return g_strdup (dub_text_pick ("set right", facts, section.kind));
}

char *
dub_text_correction_number (DubPlace place)
{
  if (place.kind == DUB_PLACE_HER_JEWELRY)
    return dub_text_jewel (place.at);
  if (place.kind == DUB_PLACE_PILE)
    return g_strdup (dub_text_pick ("set right", piles, place.at));
  if (place.kind == DUB_PLACE_EXAM_DECK)
    return g_strdup (dub_text_pick ("set right", exam_decks, place.at));

  return dub_text_correction_section (place);
}

char *
dub_text_correction_subject (const DubGame *game, DubPlace place)
{
  if (place.kind == DUB_PLACE_HER_STAFF && place.at >= game->state.barry.n_staff)
    return g_strdup (C_("employee deck", "one more card on top"));
  if (place.kind == DUB_PLACE_HER_STAFF)
    return dub_text_staff_place (&game->state, place.at);
  if (place.kind == DUB_PLACE_YOUR_STAFF)
    return place.at < game->state.you.n_staff
               ? dub_text_employee (&game->box, game->state.you.staff[place.at])
               : g_strdup (C_("employee deck", "one more card"));
  if (facts[place.kind] != NULL && place.kind != DUB_PLACE_TASK &&
      place.kind != DUB_PLACE_YOUR_TASK)
    return dub_text_correction_section (place);

  return dub_text_place (&game->box, place);
}

char *
dub_text_correction_whose (const DubBox *box, const DubDetail *correction)
{
  return dub_text_fill (C_("place", "%s: %s"),
      dub_text_correction_section ((DubPlace){ .kind = correction->place_kind }),
      dub_text_correction_content (box, correction));
}

char *
dub_text_correction_content (const DubBox *box, const DubDetail *correction)
{
  DubThing thing = dub_place_get_thing (correction->place_kind);

  if (thing == DUB_THING_EMPLOYEE && correction->place_kind != DUB_PLACE_EMPLOYEE &&
      correction->employee.type == DUB_TYPE_NONE)
    return g_strdup (C_("employee deck", "no card"));
  if (thing == DUB_THING_OWNER && correction->owner == DUB_NOBODY)
    return g_strdup (correction->place_kind == DUB_PLACE_FAVOR
                     ? C_("set right", "on the board") : C_("token", "no Trademark token"));

  return dub_text_thing (box, correction);
}
