/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was set right because the table differs.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Whether the thing lay there all along, and is only told now. */
static gboolean
was_unknown (const DubState *state, const DubDetail *correction)
{
  switch (correction->correction) {
  case DUB_CORRECTION_RESOURCE:
    return correction->tile != DUB_TILE_NONE &&
           state->resources[correction->at / DUB_N_COLUMNS][correction->at % DUB_N_COLUMNS] ==
               DUB_TILE_UNKNOWN;
  case DUB_CORRECTION_GARMENT:
    return correction->garment.color != DUB_COLOR_NONE &&
           state->garments[correction->at].color == DUB_COLOR_UNKNOWN;
  case DUB_CORRECTION_EMPLOYEE:
    return correction->employee.type != DUB_TYPE_NONE &&
           state->employees[correction->at].type == DUB_TYPE_UNKNOWN;
  case DUB_CORRECTION_JEWEL:
    return correction->color != DUB_COLOR_NONE &&
           state->jewelry[correction->at] == DUB_COLOR_UNKNOWN;
  default:
    g_return_val_if_reached (FALSE);
  }
}

/* What was unknown and is told now. */
static char *
enter_display (const DubBox *box, const DubDetail *correction)
{
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  switch (correction->correction) {
  case DUB_CORRECTION_RESOURCE:
    name = dub_text_tile (correction->tile);
    /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered: %s, %s."),
                                dub_text_resource_space (correction->at), name);
  case DUB_CORRECTION_GARMENT:
    place = dub_text_display_space (&box->garment_display, correction->at);
    name = dub_text_garment (correction->garment);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Garment Design display: %s, %s."), place, name);
  case DUB_CORRECTION_EMPLOYEE:
    name = dub_text_employee (box, correction->employee);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Hire New Employees display: %s, %s."),
                                dub_text_nth_space (correction->at), name);
  case DUB_CORRECTION_JEWEL:
    place = dub_text_display_space (&box->jewelry_display, correction->at);
    name = dub_text_jewel (correction->color);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Jewelry Display: %s, %s."), place, name);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
correct_display (const DubBox *box, const DubDetail *correction)
{
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  switch (correction->correction) {
  case DUB_CORRECTION_RESOURCE:
    name = dub_text_tile (correction->tile);
    /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right: %s, %s."),
                                dub_text_resource_space (correction->at), name);
  case DUB_CORRECTION_GARMENT:
    place = dub_text_display_space (&box->garment_display, correction->at);
    name = dub_text_garment (correction->garment);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Garment Design display: %s, %s."), place,
                                name);
  case DUB_CORRECTION_EMPLOYEE:
    name = dub_text_employee (box, correction->employee);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Hire New Employees display: %s, %s."),
                                dub_text_nth_space (correction->at), name);
  case DUB_CORRECTION_JEWEL:
    place = dub_text_display_space (&box->jewelry_display, correction->at);
    name = dub_text_jewel (correction->color);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Jewelry Display: %s, %s."), place, name);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
correct_guest (const DubBox *box, const DubDetail *correction)
{
  g_autofree char *place = dub_text_hall_space (box, correction->hall, correction->at);
  g_autofree char *name = dub_text_garment (correction->garment);

  if (correction->owner == DUB_NOBODY)
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("correction", "Set right, free guest space: %s."), place);
  if (correction->owner == DUB_BARRY)
    /* Translators: the first %s is a guest space of a hall, the second a Garment. */
    return g_strdup_printf (C_("correction", "Set right, her Garment: %s, %s."), place, name);

  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  return g_strdup_printf (C_("correction", "Set right, your Garment: %s, %s."), place, name);
}

static char *
correct_token (const DubBox *box, const DubDetail *correction)
{
  g_autofree char *place = dub_text_decoration_cost (box, correction->decoration, correction->at);

  if (correction->owner == DUB_NOBODY)
    /* Translators: %s is a decoration. */
    return g_strdup_printf (C_("correction", "Set right, no token: %s."), place);
  if (correction->owner == DUB_BARRY)
    /* Translators: %s is a decoration. */
    return g_strdup_printf (C_("correction", "Set right, her token: %s."), place);

  /* Translators: %s is a decoration. */
  return g_strdup_printf (C_("correction", "Set right, your token: %s."), place);
}

static char *
correct_all_halls (const DubBox *box, const DubDetail *correction)
{
  guint pp = box->all_halls[correction->at];

  if (correction->owner == DUB_NOBODY)
    /* Translators: %u is the value of the space. */
    return g_strdup_printf (C_("correction", "Set right, no token on the All Halls Bonus Space: "
                                             "%u PP."),
                                pp);
  if (correction->owner == DUB_BARRY)
    /* Translators: %u is the value of the space. */
    return g_strdup_printf (C_("correction", "Set right, her token on the All Halls Bonus Space: "
                                             "%u PP."),
                                pp);

  /* Translators: %u is the value of the space. */
  return g_strdup_printf (C_("correction", "Set right, your token on the All Halls Bonus Space: "
                                           "%u PP."),
                              pp);
}

static char *
correct_staff (const DubBox *box, const DubState *state, const DubDetail *correction)
{
  g_autofree char *name = dub_text_employee (box, correction->employee);
  g_autofree char *place = NULL;

  if (correction->at >= state->barry.n_staff)
    /* Translators: %s is an Employee. */
    return g_strdup_printf (C_("correction", "Set right, new on top of her Employee deck: %s."),
                                name);
  if (correction->employee.type == DUB_TYPE_NONE) {
    place = dub_text_staff_card (box, state, correction->at);
    /* Translators: %s is a card of her Employee deck and its place there. */
    return g_strdup_printf (C_("correction", "Set right, no longer in her Employee deck: %s."),
                                place);
  }

  place = dub_text_staff_place (state, correction->at);

  /* Translators: the first %s is like “card 2 from the top”, the second an Employee. */
  return g_strdup_printf (C_("correction", "Set right, her Employee deck: %s, %s."), place, name);
}

static char *
correct_owner (const DubDetail *correction)
{
  gboolean barry = correction->owner == DUB_BARRY;

  switch (correction->correction) {
  case DUB_CORRECTION_FAVOR:
    if (correction->owner == DUB_NOBODY)
      return g_strdup (C_("correction", "Set right: the Queen’s Favor token is on the board."));
    return g_strdup (barry
                     ? C_("correction", "Set right: she has the Queen’s Favor token.")
                           : C_("correction", "Set right: you have the Queen’s Favor token."));
  case DUB_CORRECTION_START:
    return g_strdup (barry       ? C_("correction", "Set right: she is the Start Player.")
                                 : C_("correction", "Set right: you are the Start Player."));
  case DUB_CORRECTION_TURN:
    return g_strdup (barry       ? C_("correction", "Set right: it is her turn.")
                                 : C_("correction", "Set right: it is your turn."));
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
correct_exam_deck (const DubDetail *correction)
{
  if (correction->track == DUB_TRACK_JOURNEYMAN)
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards in the Journeyman Employee deck: "
                                             "%d."),
                                correction->n);

  /* Translators: %d is the number of cards. */
  return g_strdup_printf (C_("correction", "Set right, cards in the Master Employee deck: %d."),
                              correction->n);
}

static char *
correct_track (const DubDetail *correction)
{
  g_autofree char *task = NULL;

  if (correction->correction == DUB_CORRECTION_EXAM_DECK)
    return correct_exam_deck (correction);
  if (correction->correction == DUB_CORRECTION_TRACK && correction->track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("correction", "Set right: she prepares for the Journeyman Examination."));
  if (correction->correction == DUB_CORRECTION_TRACK)
    return g_strdup (C_("correction", "Set right: she prepares for the Master Examination."));

  task = dub_text_task (correction->task);
  if (correction->flag)
    /* Translators: %s is an Examination task. */
    return g_strdup_printf (C_("correction", "Set right, her token is on the task: %s."), task);

  /* Translators: %s is an Examination task. */
  return g_strdup_printf (C_("correction", "Set right, no token of hers is on the task: %s."),
                              task);
}

static char *
correct_pile (const DubDetail *correction)
{
  switch ((DubPileName) correction->pile) {
  case DUB_PILE_HAND:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, her hand cards: %d."), correction->n);
  case DUB_PILE_SUPPLY:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards in her Card supply: %d."),
                                correction->n);
  case DUB_PILE_DISCARD:
  default:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards on her Discard pile: %d."),
                                correction->n);
  }
}

static char *
correct_count (const DubDetail *correction)
{
  switch (correction->correction) {
  case DUB_CORRECTION_HER_PP:
    /* Translators: %d is where it is. */
    return g_strdup_printf (C_("correction", "Set right, her Prestige Point counter: %d."),
                                correction->n);
  case DUB_CORRECTION_HER_THREAD:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Thread: %d."), correction->n);
  case DUB_CORRECTION_HER_LACE:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Lace: %d."), correction->n);
  case DUB_CORRECTION_HER_TILES:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Resource tiles: %d."), correction->n);
  case DUB_CORRECTION_YOUR_HAND:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, your cards in hand: %d."), correction->n);
  case DUB_CORRECTION_BAG:
    if (correction->n == DUB_PLENTY)
      return g_strdup (C_("correction", "Set right: there are tiles in the Resource bag."));
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, tiles in the Resource bag: %d."),
                                correction->n);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
correct_jewelry (const DubDetail *correction)
{
  g_autofree char *names = dub_text_jewels (correction->jewelry);

  /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
  return g_strdup_printf (C_("correction", "Set right, her Jewelry tiles: %s."), names);
}

static char *
correct_draw_mode (const DubDetail *correction)
{
  switch ((DubDrawMode) correction->n) {
  case DUB_DRAW_APP:
    return g_strdup (C_("correction", "From now on the app draws her cards."));
  case DUB_DRAW_TABLE:
    return g_strdup (C_("correction", "From now on you draw her cards at the table."));
  case DUB_DRAW_LEARN:
  case DUB_N_DRAW_MODES:
  default:
    return g_strdup (C_("correction", "From now on you draw her cards at the table, and the app "
                                      "learns them."));
  }
}

char *
dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction)
{
  switch ((DubCorrection) correction->correction) {
  case DUB_CORRECTION_RESOURCE:
  case DUB_CORRECTION_GARMENT:
  case DUB_CORRECTION_EMPLOYEE:
  case DUB_CORRECTION_JEWEL:
    return was_unknown (state, correction) ? enter_display (box, correction)
                                           : correct_display (box, correction);
  case DUB_CORRECTION_GUEST:
    return correct_guest (box, correction);
  case DUB_CORRECTION_TOKEN:
    return correct_token (box, correction);
  case DUB_CORRECTION_ALL_HALLS:
    return correct_all_halls (box, correction);
  case DUB_CORRECTION_FAVOR:
  case DUB_CORRECTION_START:
  case DUB_CORRECTION_TURN:
    return correct_owner (correction);
  case DUB_CORRECTION_HER_PP:
  case DUB_CORRECTION_HER_THREAD:
  case DUB_CORRECTION_HER_LACE:
  case DUB_CORRECTION_HER_TILES:
  case DUB_CORRECTION_YOUR_HAND:
  case DUB_CORRECTION_BAG:
    return correct_count (correction);
  case DUB_CORRECTION_HER_JEWELRY:
    return correct_jewelry (correction);
  case DUB_CORRECTION_HER_STAFF:
    return correct_staff (box, state, correction);
  case DUB_CORRECTION_TRACK:
  case DUB_CORRECTION_TASK:
  case DUB_CORRECTION_EXAM_DECK:
    return correct_track (correction);
  case DUB_CORRECTION_PILE:
    return correct_pile (correction);
  case DUB_CORRECTION_DRAW_MODE:
    return correct_draw_mode (correction);
  case DUB_N_CORRECTIONS:
  default:
    g_return_val_if_reached (NULL);
  }
}
