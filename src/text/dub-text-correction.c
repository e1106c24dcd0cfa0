/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-correction.h"
#include "dub-correction.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Facts that are not named after a part of the table: hers, and yours if that
 * differs. */
static const char *const facts[DUB_N_PLACES][2] = {
  [DUB_PLACE_STAFF] = { NC_ ("set right", "Her Employee deck"), NC_ ("set right", "Your staff") },
  [DUB_PLACE_TRACK] = { NC_ ("set right", "The Examination she prepares for"),
                        NC_ ("set right", "The Examination you prepare for") },
  [DUB_PLACE_TASK] = { NC_ ("set right", "Her Examination tasks"),
                       NC_ ("set right", "Your Examination tasks") },
  [DUB_PLACE_HAND] = { NC_ ("set right", "Your cards in hand") },
  [DUB_PLACE_BAG] = { NC_ ("set right", "Resource bag (leave blank if plenty)") },
  [DUB_PLACE_START] = { NC_ ("set right", "Start Player") },
  [DUB_PLACE_TURN] = { NC_ ("set right", "Whose turn it is") },
  [DUB_PLACE_DRAW_MODE] = { NC_ ("set right", "Who draws her cards") },
};

/* Numbers, by where they are. */
static const char *const number_names[DUB_N_PLACES][DUB_N_GAINS] = {
  [DUB_PLACE_COUNT] = {
    [DUB_FACT_PP] = NC_("set right", "Prestige Points"),
    [DUB_FACT_THREAD] = NC_("set right", "Thread"),
    [DUB_FACT_LACE] = NC_("set right", "Lace"),
    [DUB_FACT_TILES] = NC_("set right", "Resource tiles"),
  },
  [DUB_PLACE_PILE] = {
    [DUB_PILE_HAND] = NC_("set right", "Her hand cards"),
    [DUB_PILE_SUPPLY] = NC_("set right", "Her Card supply"),
    [DUB_PILE_DISCARD] = NC_("set right", "Her Discard pile"),
  },
  [DUB_PLACE_EXAM_DECK] = {
    [DUB_TRACK_JOURNEYMAN] = NC_("set right", "Journeyman Employee deck"),
    [DUB_TRACK_MASTER] = NC_("set right", "Master Employee deck"),
  },
};

char *
dub_text_correction_section (DubPlace section)
{
  if (section.kind == DUB_PLACE_GUEST)
    return dub_text_hall (section.in);
  if (section.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration_kind (section.in);
  if (section.kind == DUB_PLACE_COUNT)
    return g_strdup (dub_text_pick ("set right", number_names[DUB_PLACE_COUNT], section.at));
  if (facts[section.kind][0] == NULL)
    return dub_text_place_kind (section.kind);

  return g_strdup (dub_text_pick ("set right", facts[section.kind],
                                  section.side == DUB_YOU && facts[section.kind][1] != NULL));
}

char *
dub_text_correction_number (DubPlace place)
{
  if (place.kind == DUB_PLACE_JEWELRY)
    return dub_text_jewel (place.at);
  if (place.kind == DUB_PLACE_PILE || place.kind == DUB_PLACE_EXAM_DECK)
    return g_strdup (dub_text_pick ("set right", number_names[place.kind], place.at));

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
  if ((facts[place.kind][0] != NULL && place.kind != DUB_PLACE_TASK) ||
      place.kind == DUB_PLACE_COUNT)
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

/* Content that was there all along and is only entered now. */
static const char *const entries[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
  [DUB_DISPLAY_RESOURCES] = NC_ ("entry", "Entered: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_GARMENTS] = NC_ ("entry", "Entered, Garment Design display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_EMPLOYEES] = NC_ ("entry", "Entered, Hire New Employees display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_JEWELRY] = NC_ ("entry", "Entered, Jewelry Display: %s, %s."),
};

static const char *const displays[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
  [DUB_DISPLAY_RESOURCES] = NC_ ("correction", "Corrected: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_GARMENTS] = NC_ ("correction", "Corrected, Garment Design display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_EMPLOYEES] = NC_ ("correction", "Corrected, Hire New Employees display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_JEWELRY] = NC_ ("correction", "Corrected, Jewelry Display: %s, %s."),
};

static const char *const guests[DUB_N_OWNERS] = {
  /* Translators: %s is a guest space of a hall. */
  NC_ ("correction", "Corrected, free guest space: %s."),
  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  NC_ ("correction", "Corrected, her Garment: %s, %s."),
  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  NC_ ("correction", "Corrected, your Garment: %s, %s."),
};

static const char *const owners[DUB_N_PLACES][DUB_N_OWNERS] = {
  [DUB_PLACE_FAVOR] = {
    NC_("correction", "Corrected: the Queen’s Favor token is on the board."),
    NC_("correction", "Corrected: she has the Queen’s Favor token."),
    NC_("correction", "Corrected: you have the Queen’s Favor token."),
  },
  [DUB_PLACE_START] = {
    NULL,
    NC_("correction", "Corrected: she is the Start Player."),
    NC_("correction", "Corrected: you are the Start Player."),
  },
  [DUB_PLACE_TURN] = {
    NULL,
    NC_("correction", "Corrected: it is her turn."),
    NC_("correction", "Corrected: it is your turn."),
  },
};

static const char *const tokens[DUB_N_OWNERS] = {
  /* Translators: %s is a decoration. */
  NC_ ("correction", "Corrected, no token: %s."),
  /* Translators: %s is a decoration. */
  NC_ ("correction", "Corrected, her token: %s."),
  /* Translators: %s is a decoration. */
  NC_ ("correction", "Corrected, your token: %s."),
};

static const char *const all_halls[DUB_N_OWNERS] = {
  /* Translators: %u is the value of the space. */
  NC_ ("correction", "Corrected, no token on the All Halls Bonus Space: %u PP."),
  /* Translators: %u is the value of the space. */
  NC_ ("correction", "Corrected, her token on the All Halls Bonus Space: %u PP."),
  /* Translators: %u is the value of the space. */
  NC_ ("correction", "Corrected, your token on the All Halls Bonus Space: %u PP."),
};

static const char *const numbers[DUB_N_PLACES][DUB_N_GAINS] = {
  [DUB_PLACE_COUNT] = {
    /* Translators: %d is where it is. */
    [DUB_FACT_PP] = NC_("correction", "Corrected, her Prestige Point counter: %d."),
    /* Translators: %d is how many. */
    [DUB_FACT_THREAD] = NC_("correction", "Corrected, her Thread: %d."),
    /* Translators: %d is how many. */
    [DUB_FACT_LACE] = NC_("correction", "Corrected, her Lace: %d."),
    /* Translators: %d is how many. */
    [DUB_FACT_TILES] = NC_("correction", "Corrected, her Resource tiles: %d."),
  },
  /* Translators: %d is how many. */
  [DUB_PLACE_HAND] = { NC_("correction", "Corrected, your cards in hand: %d.") },
  /* Translators: %d is how many. */
  [DUB_PLACE_BAG] = { NC_("correction", "Corrected, tiles in the Resource bag: %d.") },
  [DUB_PLACE_PILE] = {
    /* Translators: %d is the number of cards. */
    [DUB_PILE_HAND] = NC_("correction", "Corrected, her hand cards: %d."),
    /* Translators: %d is the number of cards. */
    [DUB_PILE_SUPPLY] = NC_("correction", "Corrected, cards in her Card supply: %d."),
    /* Translators: %d is the number of cards. */
    [DUB_PILE_DISCARD] = NC_("correction", "Corrected, cards on her Discard pile: %d."),
  },
  [DUB_PLACE_EXAM_DECK] = {
    /* Translators: %d is the number of cards. */
    NC_("correction", "Corrected, cards in the Journeyman Employee deck: %d."),
    /* Translators: %d is the number of cards. */
    NC_("correction", "Corrected, cards in the Master Employee deck: %d."),
  },
};

/* Hers and yours, by the track. */
static const char *const tracks[2][DUB_N_TRACKS] = {
  {
      NC_ ("correction", "Corrected: she prepares for the Journeyman Examination."),
      NC_ ("correction", "Corrected: she prepares for the Master Examination."),
  },
  {
      NC_ ("correction", "Corrected: you prepare for the Journeyman Examination."),
      NC_ ("correction", "Corrected: you prepare for the Master Examination."),
  },
};

/* Hers and yours, by whether the token is there. */
static const char *const tasks[2][2] = {
  {
      /* Translators: %s is an Examination task. */
      NC_ ("correction", "Corrected, no token of hers is on the task: %s."),
      /* Translators: %s is an Examination task. */
      NC_ ("correction", "Corrected, her token is on the task: %s."),
  },
  {
      /* Translators: %s is an Examination task. */
      NC_ ("correction", "Corrected, no token of yours is on the task: %s."),
      /* Translators: %s is an Examination task. */
      NC_ ("correction", "Corrected, your token is on the task: %s."),
  },
};

static const char *const draw_modes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("correction", "From now on the app draws her cards."),
  [DUB_DRAW_TABLE] = NC_ ("correction", "From now on you draw her cards at the table."),
  [DUB_DRAW_LEARN] =
      NC_ ("correction", "From now on you draw her cards at the table, and the app learns them."),
};

static char *
correct_space (const DubTextAbout *about)
{
  DubPlace place = about->move->to;
  DubThing thing = about->move->thing;
  char *space = dub_text_space (about->box, place);

  const char *text;

  if (place.kind == DUB_PLACE_GUEST && thing.owner == DUB_NOBODY)
    return dub_text_fill (dub_text_pick ("correction", guests, DUB_NOBODY), space);
  if (place.kind == DUB_PLACE_GUEST)
    text = dub_text_pick ("correction", guests, thing.owner);
  else if (dub_place_is_unknown (about->state, place) && thing.name != 0)
    text = dub_text_pick ("entry", entries, place.kind);
  else
    text = dub_text_pick ("correction", displays, place.kind);

  return dub_text_fill (text, space, dub_text_thing (about->box, place, thing));
}

static char *
correct_owner (const DubTextAbout *about)
{
  DubPlace place = about->move->to;
  DubOwner owner = about->move->thing.name;

  if (place.kind == DUB_PLACE_ALL_HALLS)
    return dub_text_fill (dub_text_pick ("correction", all_halls, owner),
                          dub_text_number (about->box->all_halls[place.at]));
  if (place.kind != DUB_PLACE_TOKEN)
    return g_strdup (dub_text_pick ("correction", owners[place.kind], owner));

  return dub_text_fill (dub_text_pick ("correction", tokens, owner),
                        dub_text_decoration_cost (about->box, place.in, place.at));
}

static char *
correct_her_staff (const DubTextAbout *about)
{
  guint at = about->move->to.at;

  if (at >= about->state->sides[DUB_BARRY].n_staff)
    /* Translators: %s is an Employee. */
    return dub_text_fill (C_ ("correction", "Corrected, new on top of her Employee deck: %s."),
                          dub_text_moved_thing (about));
  if (about->move->thing.employee.type == DUB_TYPE_NONE)
    /* Translators: %s is a card of her Employee deck and its place there. */
    return dub_text_fill (C_ ("correction", "Corrected, no longer in her Employee deck: %s."),
                          dub_text_staff_card (about->box, about->state, at));

  /* Translators: the first %s is like “card 2 from top”, the second an Employee. */
  return dub_text_fill (C_ ("correction", "Corrected, her Employee deck: %s, %s."),
                        dub_text_staff_place (about->state, at), dub_text_moved_thing (about));
}

static char *
correct_your_staff (const DubTextAbout *about)
{
  const DubSide *you = &about->state->sides[DUB_YOU];
  guint at = about->move->to.at;

  if (at >= you->n_staff)
    /* Translators: %s is an Employee. */
    return dub_text_fill (C_ ("correction", "Corrected, new in your staff: %s."),
                          dub_text_moved_thing (about));
  if (about->move->thing.employee.type == DUB_TYPE_NONE)
    /* Translators: %s is an Employee. */
    return dub_text_fill (C_ ("correction", "Corrected, no longer in your staff: %s."),
                          dub_text_employee (about->box, you->staff[at]));

  /* Translators: the first %s is the Employee that was recorded, the second the right one. */
  return dub_text_fill (C_ ("correction", "Corrected, your staff: not %s, but %s."),
                        dub_text_employee (about->box, you->staff[at]),
                        dub_text_moved_thing (about));
}

static char *
correct_number (const DubMove *move)
{
  if (move->to.kind == DUB_PLACE_BAG && move->thing.n == DUB_PLENTY)
    return g_strdup (C_ ("correction", "Corrected: there are tiles in the Resource bag."));

  return dub_text_fill (dub_text_pick ("correction", numbers[move->to.kind], move->to.at),
                        dub_text_number (move->thing.n));
}

char *
dub_text_correction (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gboolean is_yours = move->to.side == DUB_YOU;

  if (move->to.kind == DUB_PLACE_STAFF)
    return is_yours ? correct_your_staff (about) : correct_her_staff (about);

  switch (dub_place_get_kind (move->to)) {
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_GARMENT:
  case DUB_KIND_EMPLOYEE:
    return correct_space (about);
  case DUB_KIND_OWNER:
    return correct_owner (about);
  case DUB_KIND_TRACK:
    return g_strdup (dub_text_pick ("correction", tracks[is_yours], move->thing.name));
  case DUB_KIND_TOKEN:
    return dub_text_fill (dub_text_pick ("correction", tasks[is_yours], move->thing.name != 0),
                          dub_text_target_task (about));
  case DUB_KIND_NUMBER:
    return correct_number (move);
  case DUB_KIND_DRAW_MODE:
    return g_strdup (dub_text_pick ("correction", draw_modes, move->thing.name));
  case DUB_KIND_JEWELRY:
    /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
    return dub_text_fill (C_ ("correction", "Corrected, her Jewelry tiles: %s."),
                          dub_text_moved_thing (about));
  case DUB_KIND_SPECIALIST: /* it is named, not corrected */
  case DUB_KIND_CROWNS:
  case DUB_KIND_CARD:
  case DUB_KIND_NOTHING:
  case DUB_N_KINDS:
    break;
  }
  g_return_val_if_reached (NULL);
}
