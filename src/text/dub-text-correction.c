/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about corrections of the recorded table.
 */

#include "dub-correction.h"
#include "dub-text-event-private.h"
#include "dub-text-names-private.h"
#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

/* Content that was there all along and is only entered now. */
static const char *const entries[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
  [DUB_DISPLAY_RESOURCES] = NC_("entry", "Entered: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_GARMENTS] = NC_("entry", "Entered, Garment Design display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_EMPLOYEES] = NC_("entry", "Entered, Hire New Employees display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_JEWELRY] = NC_("entry", "Entered, Jewelry Display: %s, %s."),
};

static const char *const displays[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
  [DUB_DISPLAY_RESOURCES] = NC_("correction", "Corrected: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_GARMENTS] = NC_("correction", "Corrected, Garment Design display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_EMPLOYEES] = NC_("correction", "Corrected, Hire New Employees display: %s, %s."),
  /* Translators: the first %s is a space, the second what lies there. */
  [DUB_DISPLAY_JEWELRY] = NC_("correction", "Corrected, Jewelry Display: %s, %s."),
};

static const char *const guests[DUB_N_OWNERS] = {
  /* Translators: %s is a guest space of a hall. */
  NC_("correction", "Corrected, free guest space: %s."),
  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  NC_("correction", "Corrected, her Garment: %s, %s."),
  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  NC_("correction", "Corrected, your Garment: %s, %s."),
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
  NC_("correction", "Corrected, no token: %s."),
  /* Translators: %s is a decoration. */
  NC_("correction", "Corrected, her token: %s."),
  /* Translators: %s is a decoration. */
  NC_("correction", "Corrected, your token: %s."),
};

static const char *const all_halls[DUB_N_OWNERS] = {
  /* Translators: %u is the value of the space. */
  NC_("correction", "Corrected, no token on the All Halls Bonus Space: %u PP."),
  /* Translators: %u is the value of the space. */
  NC_("correction", "Corrected, her token on the All Halls Bonus Space: %u PP."),
  /* Translators: %u is the value of the space. */
  NC_("correction", "Corrected, your token on the All Halls Bonus Space: %u PP."),
};

static const char *const numbers[DUB_N_PLACES] = {
  /* Translators: %d is where it is. */
  [DUB_PLACE_HER_PP] = NC_("correction", "Corrected, her Prestige Point counter: %d."),
  /* Translators: %d is how many. */
  [DUB_PLACE_HER_THREAD] = NC_("correction", "Corrected, her Thread: %d."),
  /* Translators: %d is how many. */
  [DUB_PLACE_HER_LACE] = NC_("correction", "Corrected, her Lace: %d."),
  /* Translators: %d is how many. */
  [DUB_PLACE_HER_TILES] = NC_("correction", "Corrected, her Resource tiles: %d."),
  /* Translators: %d is how many. */
  [DUB_PLACE_YOUR_HAND] = NC_("correction", "Corrected, your cards in hand: %d."),
  /* Translators: %d is how many. */
  [DUB_PLACE_BAG] = NC_("correction", "Corrected, tiles in the Resource bag: %d."),
};

static const char *const piles[DUB_N_PILES] = {
  /* Translators: %d is the number of cards. */
  [DUB_PILE_HAND] = NC_("correction", "Corrected, her hand cards: %d."),
  /* Translators: %d is the number of cards. */
  [DUB_PILE_SUPPLY] = NC_("correction", "Corrected, cards in her Card supply: %d."),
  /* Translators: %d is the number of cards. */
  [DUB_PILE_DISCARD] = NC_("correction", "Corrected, cards on her Discard pile: %d."),
};

static const char *const exam_decks[DUB_N_TRACKS] = {
  /* Translators: %d is the number of cards. */
  NC_("correction", "Corrected, cards in the Journeyman Employee deck: %d."),
  /* Translators: %d is the number of cards. */
  NC_("correction", "Corrected, cards in the Master Employee deck: %d."),
};

static const char *const tracks[DUB_N_TRACKS] = {
  NC_("correction", "Corrected: she prepares for the Journeyman Examination."),
  NC_("correction", "Corrected: she prepares for the Master Examination."),
};

static const char *const your_tracks[DUB_N_TRACKS] = {
  NC_("correction", "Corrected: you prepare for the Journeyman Examination."),
  NC_("correction", "Corrected: you prepare for the Master Examination."),
};

static const char *const your_tasks[] = {
  /* Translators: %s is an Examination task. */
  NC_("correction", "Corrected, no token of yours is on the task: %s."),
  /* Translators: %s is an Examination task. */
  NC_("correction", "Corrected, your token is on the task: %s."),
};

static const char *const tasks[] = {
  /* Translators: %s is an Examination task. */
  NC_("correction", "Corrected, no token of hers is on the task: %s."),
  /* Translators: %s is an Examination task. */
  NC_("correction", "Corrected, her token is on the task: %s."),
};

static const char *const draw_modes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_("correction", "From now on the app draws her cards."),
  [DUB_DRAW_TABLE] = NC_("correction", "From now on you draw her cards at the table."),
  [DUB_DRAW_LEARN] =
    NC_("correction", "From now on you draw her cards at the table, and the app learns them."),
};

/* clang-format on */

/* Returns TRUE if the correction adds something that was not entered before. */
static gboolean
is_entry (const DubState *state, const DubDetail *correction)
{
  return dub_place_is_unknown (state, dub_correction_get_place (state, correction)) &&
         !dub_correction_is_empty (correction);
}

static char *
correct_space (const DubBox *box, const DubState *state, const DubDetail *correction)
{
  char *space = dub_text_space (box, dub_correction_get_place (state, correction));
  guint display = correction->place_kind;

  if (display == DUB_PLACE_GUEST && correction->owner == DUB_NOBODY)
    return dub_text_fill (dub_text_pick ("correction", guests, DUB_NOBODY), space);
  if (display == DUB_PLACE_GUEST)
    return dub_text_fill (dub_text_pick ("correction", guests, correction->owner), space,
                          dub_text_thing (box, correction));
  if (is_entry (state, correction))
    return dub_text_fill (dub_text_pick ("entry", entries, display), space,
                          dub_text_thing (box, correction));

  return dub_text_fill (dub_text_pick ("correction", displays, display), space,
                        dub_text_thing (box, correction));
}

static char *
correct_owner (const DubBox *box, const DubDetail *correction)
{
  DubOwner owner = correction->owner;

  if (correction->place_kind == DUB_PLACE_ALL_HALLS)
    return dub_text_fill (dub_text_pick ("correction", all_halls, owner),
                          dub_text_number (box->all_halls[correction->at]));
  if (correction->place_kind != DUB_PLACE_TOKEN)
    return g_strdup (dub_text_pick ("correction", owners[correction->place_kind], owner));

  return dub_text_fill (dub_text_pick ("correction", tokens, owner),
                        dub_text_decoration_cost (box, correction->decoration, correction->at));
}

static char *
correct_staff (const DubBox *box, const DubState *state, const DubDetail *correction)
{
  g_autofree char *name = dub_text_employee (box, correction->employee);
  g_autofree char *place = NULL;

  if (correction->at >= state->barry.n_staff)
    /* Translators: %s is an Employee. */
    return g_strdup_printf (C_("correction", "Corrected, new on top of her Employee deck: %s."),
                                name);
  if (correction->employee.type == DUB_TYPE_NONE) {
    place = dub_text_staff_card (box, state, correction->at);
    /* Translators: %s is a card of her Employee deck and its place there. */
    return g_strdup_printf (C_("correction", "Corrected, no longer in her Employee deck: %s."),
                                place);
  }

  place = dub_text_staff_place (state, correction->at);

  /* Translators: the first %s is like “card 2 from top”, the second an Employee. */
  return g_strdup_printf (C_("correction", "Corrected, her Employee deck: %s, %s."), place, name);
}

static char *
correct_your_staff (const DubBox *box, const DubYou *you, const DubDetail *correction)
{
  if (correction->at >= you->n_staff)
    /* Translators: %s is an Employee. */
    return dub_text_fill (C_("correction", "Corrected, new in your staff: %s."),
                              dub_text_employee (box, correction->employee));
  if (correction->employee.type == DUB_TYPE_NONE)
    /* Translators: %s is an Employee. */
    return dub_text_fill (C_("correction", "Corrected, no longer in your staff: %s."),
                              dub_text_employee (box, you->staff[correction->at]));

  /* Translators: the first %s is the Employee that was recorded, the second the right one. */
  return dub_text_fill (C_("correction", "Corrected, your staff: not %s, but %s."),
                            dub_text_employee (box, you->staff[correction->at]),
                            dub_text_employee (box, correction->employee));
}

static char *
correct_number (const DubDetail *correction)
{
  const char *sentence;

  if (correction->place_kind == DUB_PLACE_BAG && correction->n == DUB_PLENTY)
    return g_strdup (C_("correction", "Corrected: there are tiles in the Resource bag."));
  if (correction->place_kind == DUB_PLACE_PILE)
    sentence = dub_text_pick ("correction", piles, correction->pile);
  else if (correction->place_kind == DUB_PLACE_EXAM_DECK)
    sentence = dub_text_pick ("correction", exam_decks, correction->track);
  else
    sentence = dub_text_pick ("correction", numbers, correction->place_kind);

  return dub_text_fill (sentence, dub_text_number (correction->n));
}

static char *
correct_task (const DubDetail *correction)
{
  if (correction->place_kind == DUB_PLACE_YOUR_TASK)
    return dub_text_fill (dub_text_pick ("correction", your_tasks, correction->flag ? 1 : 0),
                          dub_text_task (correction->task));

  return dub_text_fill (dub_text_pick ("correction", tasks, correction->flag ? 1 : 0),
                        dub_text_task (correction->task));
}

static char *
correct_jewelry (const DubDetail *correction)
{
  g_autofree char *names = dub_text_jewels (correction->jewelry);

  /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
  return g_strdup_printf (C_("correction", "Corrected, her Jewelry tiles: %s."), names);
}

char *
dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction)
{
  if (correction->place_kind == DUB_PLACE_HER_STAFF)
    return correct_staff (box, state, correction);
  if (correction->place_kind == DUB_PLACE_YOUR_STAFF)
    return correct_your_staff (box, &state->you, correction);

  switch (dub_place_get_thing (correction->place_kind)) {
  case DUB_THING_TILE:
  case DUB_THING_JEWEL:
  case DUB_THING_GARMENT:
  case DUB_THING_EMPLOYEE:
  case DUB_THING_GUEST:
    return correct_space (box, state, correction);
  case DUB_THING_OWNER:
    return correct_owner (box, correction);
  case DUB_THING_TRACK:
    return g_strdup (correction->place_kind == DUB_PLACE_YOUR_TRACK
                         ? dub_text_pick ("correction", your_tracks, correction->track)
                         : dub_text_pick ("correction", tracks, correction->track));
  case DUB_THING_TASK:
    return correct_task (correction);
  case DUB_THING_NUMBER:
    return correct_number (correction);
  case DUB_THING_DRAW_MODE:
    return g_strdup (dub_text_pick ("correction", draw_modes, correction->n));
  case DUB_THING_JEWELRY:
    return correct_jewelry (correction);
  case DUB_N_THINGS:
    break;
  }
  g_return_val_if_reached (NULL);
}
