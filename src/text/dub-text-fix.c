/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was set right because the table differs.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Whether the thing lay there all along, and is only told now. */
static gboolean
was_unknown (const DubState *state, const DubDetail *fix)
{
  switch (fix->fix) {
  case DUB_FIX_TILE:
    return fix->tile != DUB_TILE_NONE &&
           state->resources[fix->at / DUB_N_COLUMNS][fix->at % DUB_N_COLUMNS] == DUB_TILE_UNKNOWN;
  case DUB_FIX_GARMENT:
    return fix->garment.colour != DUB_COLOUR_NONE &&
           state->garments[fix->at].colour == DUB_COLOUR_UNKNOWN;
  case DUB_FIX_EMPLOYEE:
    return fix->employee.type != DUB_TYPE_NONE &&
           state->employees[fix->at].type == DUB_TYPE_UNKNOWN;
  case DUB_FIX_JEWEL:
    return fix->colour != DUB_COLOUR_NONE && state->jewelry[fix->at] == DUB_COLOUR_UNKNOWN;
  default:
    g_return_val_if_reached (FALSE);
  }
}

/* What was unknown and is told now. */
static char *
enter_display (const DubBox *box, const DubDetail *fix)
{
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  switch (fix->fix) {
  case DUB_FIX_TILE:
    name = dub_text_tile (fix->tile);
    /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered: %s, %s."), dub_text_resource_space (fix->at),
                                name);
  case DUB_FIX_GARMENT:
    place = dub_text_display_space (&box->garment_display, fix->at);
    name = dub_text_garment (fix->garment);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Garment Design display: %s, %s."), place, name);
  case DUB_FIX_EMPLOYEE:
    name = dub_text_employee (box, fix->employee);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Hire New Employees display: %s, %s."),
                                dub_text_nth_space (fix->at), name);
  case DUB_FIX_JEWEL:
    place = dub_text_display_space (&box->jewelry_display, fix->at);
    name = dub_text_jewel (fix->colour);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("entry", "Entered, Jewelry Display: %s, %s."), place, name);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
fix_display (const DubBox *box, const DubDetail *fix)
{
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  switch (fix->fix) {
  case DUB_FIX_TILE:
    name = dub_text_tile (fix->tile);
    /* Translators: the first %s is like “Drawer 1 left”, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right: %s, %s."),
                                dub_text_resource_space (fix->at), name);
  case DUB_FIX_GARMENT:
    place = dub_text_display_space (&box->garment_display, fix->at);
    name = dub_text_garment (fix->garment);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Garment Design display: %s, %s."), place,
                                name);
  case DUB_FIX_EMPLOYEE:
    name = dub_text_employee (box, fix->employee);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Hire New Employees display: %s, %s."),
                                dub_text_nth_space (fix->at), name);
  case DUB_FIX_JEWEL:
    place = dub_text_display_space (&box->jewelry_display, fix->at);
    name = dub_text_jewel (fix->colour);
    /* Translators: the first %s is a space, the second what lies there. */
    return g_strdup_printf (C_("correction", "Set right, Jewelry Display: %s, %s."), place, name);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
fix_guest (const DubBox *box, const DubDetail *fix)
{
  g_autofree char *place = dub_text_hall_space (box, fix->hall, fix->at);
  g_autofree char *name = dub_text_garment (fix->garment);

  if (fix->owner == DUB_NOBODY)
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("correction", "Set right, free guest space: %s."), place);
  if (fix->owner == DUB_BARRY)
    /* Translators: the first %s is a guest space of a hall, the second a Garment. */
    return g_strdup_printf (C_("correction", "Set right, her Garment: %s, %s."), place, name);

  /* Translators: the first %s is a guest space of a hall, the second a Garment. */
  return g_strdup_printf (C_("correction", "Set right, your Garment: %s, %s."), place, name);
}

static char *
fix_token (const DubBox *box, const DubDetail *fix)
{
  g_autofree char *place = dub_text_decoration_cost (box, fix->where, fix->at);

  if (fix->owner == DUB_NOBODY)
    /* Translators: %s is a decoration. */
    return g_strdup_printf (C_("correction", "Set right, no token: %s."), place);
  if (fix->owner == DUB_BARRY)
    /* Translators: %s is a decoration. */
    return g_strdup_printf (C_("correction", "Set right, her token: %s."), place);

  /* Translators: %s is a decoration. */
  return g_strdup_printf (C_("correction", "Set right, your token: %s."), place);
}

static char *
fix_all_halls (const DubBox *box, const DubDetail *fix)
{
  guint pp = box->all_halls[fix->at];

  if (fix->owner == DUB_NOBODY)
    /* Translators: %u is the value of the space. */
    return g_strdup_printf (C_("correction", "Set right, no token on the All Halls Bonus Space: "
                                             "%u PP."),
                                pp);
  if (fix->owner == DUB_BARRY)
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
fix_staff (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  g_autofree char *name = dub_text_employee (box, fix->employee);
  g_autofree char *place = NULL;

  if (fix->at >= state->barry.n_staff)
    /* Translators: %s is an Employee. */
    return g_strdup_printf (C_("correction", "Set right, new on top of her Employee deck: %s."),
                                name);
  if (fix->employee.type == DUB_TYPE_NONE) {
    place = dub_text_staff_card (box, state, fix->at);
    /* Translators: %s is a card of her Employee deck and its place there. */
    return g_strdup_printf (C_("correction", "Set right, no longer in her Employee deck: %s."),
                                place);
  }

  place = dub_text_staff_place (state, fix->at);

  /* Translators: the first %s is like “card 2 from the top”, the second an Employee. */
  return g_strdup_printf (C_("correction", "Set right, her Employee deck: %s, %s."), place, name);
}

static char *
fix_owner (const DubDetail *fix)
{
  gboolean barry = fix->owner == DUB_BARRY;

  switch (fix->fix) {
  case DUB_FIX_FAVOR:
    if (fix->owner == DUB_NOBODY)
      return g_strdup (C_("correction", "Set right: the Queen’s Favor token is on the board."));
    return g_strdup (barry
                     ? C_("correction", "Set right: she has the Queen’s Favor token.")
                           : C_("correction", "Set right: you have the Queen’s Favor token."));
  case DUB_FIX_START:
    return g_strdup (barry       ? C_("correction", "Set right: she is the Start Player.")
                                 : C_("correction", "Set right: you are the Start Player."));
  case DUB_FIX_TURN:
    return g_strdup (barry       ? C_("correction", "Set right: it is her turn.")
                                 : C_("correction", "Set right: it is your turn."));
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
fix_exam_deck (const DubDetail *fix)
{
  if (fix->track == DUB_TRACK_JOURNEYMAN)
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards in the Journeyman Employee deck: "
                                             "%d."),
                                fix->n);

  /* Translators: %d is the number of cards. */
  return g_strdup_printf (C_("correction", "Set right, cards in the Master Employee deck: %d."),
                              fix->n);
}

static char *
fix_track (const DubDetail *fix)
{
  g_autofree char *task = NULL;

  if (fix->fix == DUB_FIX_EXAM_DECK)
    return fix_exam_deck (fix);
  if (fix->fix == DUB_FIX_TRACK && fix->track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("correction", "Set right: she prepares for the Journeyman Examination."));
  if (fix->fix == DUB_FIX_TRACK)
    return g_strdup (C_("correction", "Set right: she prepares for the Master Examination."));

  task = dub_text_task (fix->task);
  if (fix->flag)
    /* Translators: %s is an Examination task. */
    return g_strdup_printf (C_("correction", "Set right, her token is on the task: %s."), task);

  /* Translators: %s is an Examination task. */
  return g_strdup_printf (C_("correction", "Set right, no token of hers is on the task: %s."),
                              task);
}

static char *
fix_pile (const DubDetail *fix)
{
  switch ((DubPileName) fix->pile) {
  case DUB_PILE_HAND:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, her hand cards: %d."), fix->n);
  case DUB_PILE_SUPPLY:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards in her Card supply: %d."), fix->n);
  case DUB_PILE_DISCARD:
  default:
    /* Translators: %d is the number of cards. */
    return g_strdup_printf (C_("correction", "Set right, cards on her Discard pile: %d."), fix->n);
  }
}

static char *
fix_count (const DubDetail *fix)
{
  switch (fix->fix) {
  case DUB_FIX_PP:
    /* Translators: %d is where it is. */
    return g_strdup_printf (C_("correction", "Set right, her Prestige Point counter: %d."),
                                fix->n);
  case DUB_FIX_THREAD:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Thread: %d."), fix->n);
  case DUB_FIX_LACE:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Lace: %d."), fix->n);
  case DUB_FIX_TILES:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, her Resource tiles: %d."), fix->n);
  case DUB_FIX_YOUR_HAND:
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, your cards in hand: %d."), fix->n);
  case DUB_FIX_BAG:
    if (fix->n == DUB_PLENTY)
      return g_strdup (C_("correction", "Set right: there are tiles in the Resource bag."));
    /* Translators: %d is how many. */
    return g_strdup_printf (C_("correction", "Set right, tiles in the Resource bag: %d."), fix->n);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
fix_jewelry (const DubDetail *fix)
{
  g_autofree char *names = dub_text_jewels (fix->jewelry);

  /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
  return g_strdup_printf (C_("correction", "Set right, her Jewelry tiles: %s."), names);
}

static char *
fix_way (const DubDetail *fix)
{
  switch ((DubWay) fix->n) {
  case DUB_WAY_APP:
    return g_strdup (C_("correction", "From now on the app draws her cards."));
  case DUB_WAY_TABLE:
    return g_strdup (C_("correction", "From now on you draw her cards at the table."));
  case DUB_WAY_LEARN:
  case DUB_N_WAYS:
  default:
    return g_strdup (C_("correction", "From now on you draw her cards at the table, and the app "
                                      "learns them."));
  }
}

char *
dub_text_fix (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  switch ((DubFix) fix->fix) {
  case DUB_FIX_TILE:
  case DUB_FIX_GARMENT:
  case DUB_FIX_EMPLOYEE:
  case DUB_FIX_JEWEL:
    return was_unknown (state, fix) ? enter_display (box, fix) : fix_display (box, fix);
  case DUB_FIX_GUEST:
    return fix_guest (box, fix);
  case DUB_FIX_TOKEN:
    return fix_token (box, fix);
  case DUB_FIX_ALL_HALLS:
    return fix_all_halls (box, fix);
  case DUB_FIX_FAVOR:
  case DUB_FIX_START:
  case DUB_FIX_TURN:
    return fix_owner (fix);
  case DUB_FIX_PP:
  case DUB_FIX_THREAD:
  case DUB_FIX_LACE:
  case DUB_FIX_TILES:
  case DUB_FIX_YOUR_HAND:
  case DUB_FIX_BAG:
    return fix_count (fix);
  case DUB_FIX_JEWELRY:
    return fix_jewelry (fix);
  case DUB_FIX_STAFF:
    return fix_staff (box, state, fix);
  case DUB_FIX_TRACK:
  case DUB_FIX_TASK:
  case DUB_FIX_EXAM_DECK:
    return fix_track (fix);
  case DUB_FIX_PILE:
    return fix_pile (fix);
  case DUB_FIX_WAY:
    return fix_way (fix);
  case DUB_N_FIXES:
  default:
    g_return_val_if_reached (NULL);
  }
}
