/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-table.h"

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const char *const kinds[DUB_N_PLACES] = {
  [DUB_PLACE_NONE] = NC_("part of the table", "Table"),
  [DUB_PLACE_RESOURCE] = NC_("part of the table", "Resource display"),
  [DUB_PLACE_GARMENT] = NC_("part of the table", "Garment Design display"),
  [DUB_PLACE_EMPLOYEE] = NC_("part of the table", "Hire New Employees display"),
  [DUB_PLACE_JEWEL] = NC_("part of the table", "Jewelry Display"),
  [DUB_PLACE_GUEST] = NC_("part of the table", "Halls"),
  [DUB_PLACE_TOKEN] = NC_("part of the table", "Decorations"),
  [DUB_PLACE_ALL_HALLS] = NC_("part of the table", "All Halls Bonus"),
  [DUB_PLACE_FAVOR] = NC_("part of the table", "Queen’s Favor"),
  [DUB_PLACE_TASK] = NC_("part of the table", "Examination"),
};

static const char *const decoration_kinds[DUB_N_DECORATION_KINDS] = {
  [DUB_FIREWORKS] = NC_("part of the table", "Fireworks"),
  [DUB_STATUES] = NC_("part of the table", "Statues"),
  [DUB_KITCHEN_LEFT] = NC_("part of the table", "Catering Kitchen, left"),
  [DUB_KITCHEN_RIGHT] = NC_("part of the table", "Catering Kitchen, right"),
  [DUB_MUSICIANS] = NC_("part of the table", "Musicians"),
  [DUB_JEWELER] = NC_("part of the table", "Jeweler"),
};

static const char *const tracks[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_("part of the table", "Journeyman Examination"),
  [DUB_TRACK_MASTER] = NC_("part of the table", "Master Examination"),
};

static const char *const owners[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_("owner", "nobody"),
  [DUB_BARRY] = NC_("owner", "Madame du Barry"),
  [DUB_YOU] = NC_("owner", "you"),
};

static const char *const token_owners[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_("token", "no Trademark token"),
  [DUB_BARRY] = NC_("token", "Trademark token of Madame du Barry"),
  [DUB_YOU] = NC_("token", "your Trademark token"),
};

static const char *const favors[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_("favor token", "on the board"),
  [DUB_BARRY] = NC_("favor token", "Madame du Barry has it"),
  [DUB_YOU] = NC_("favor token", "you have it"),
};

static const char *const player_colors[DUB_N_PLAYER_COLORS] = {
  [DUB_PLAYER_COLOR_UNKNOWN] = NC_("player color", "not told"),
  [DUB_PLAYER_PURPLE] = NC_("player color", "purple"),
  [DUB_PLAYER_BLACK] = NC_("player color", "black"),
  [DUB_PLAYER_YELLOW] = NC_("player color", "yellow"),
  [DUB_PLAYER_BLUE] = NC_("player color", "blue"),
  [DUB_PLAYER_WHITE] = NC_("player color", "white"),
};

/* clang-format on */

char *
dub_text_place_kind (DubPlaceKind kind)
{
  return g_strdup (dub_text_pick ("part of the table", kinds, kind));
}

char *
dub_text_decoration_kind (DubDecorationKind decoration)
{
  return g_strdup (dub_text_pick ("part of the table", decoration_kinds, decoration));
}

char *
dub_text_track (DubTrack track)
{
  return g_strdup (dub_text_pick ("part of the table", tracks, track));
}

char *
dub_text_owner (DubOwner owner)
{
  return g_strdup (dub_text_pick ("owner", owners, owner));
}

char *
dub_text_player_color (DubPlayerColor color)
{
  return g_strdup (dub_text_pick ("player color", player_colors, color));
}

static char *
name_display (const DubDisplay *display, DubPlace place)
{
  g_autofree char *space = display != NULL ? dub_text_display_space (display, place.at)
                                           : g_strdup (dub_text_nth_space (place.at));

  /* Translators: the first %s is a display, the second a place like “2nd space from the left”. */
  return g_strdup_printf (C_("place", "%s, %s"),
                              dub_text_pick ("part of the table", kinds, place.kind), space);
}

static char *
name_task (DubPlace place)
{
  g_autofree char *task = dub_text_task (place.at);

  if (place.at == DUB_TASK_NONE)
    return g_strdup (place.in == DUB_TRACK_JOURNEYMAN
                     ? C_("task", "Journeyman Examination Start area")
                           : C_("task", "Master Examination Start area"));

  /* Translators: the first %s is an Examination, the second one of its tasks. */
  return g_strdup_printf (C_("task", "%s, %s"),
                              dub_text_pick ("part of the table", tracks, place.in), task);
}

char *
dub_text_place (const DubBox *box, DubPlace place)
{
  switch ((DubPlaceKind) place.kind) {
  case DUB_PLACE_RESOURCE:
    return g_strdup (dub_text_resource_space (place.at));
  case DUB_PLACE_GARMENT:
    return name_display (&box->garment_display, place);
  case DUB_PLACE_EMPLOYEE:
    return name_display (NULL, place);
  case DUB_PLACE_JEWEL:
    return name_display (&box->jewelry_display, place);
  case DUB_PLACE_GUEST:
    return dub_text_hall_space (box, place.in, place.at);
  case DUB_PLACE_TOKEN:
    return dub_text_decoration_cost (box, place.in, place.at);
  case DUB_PLACE_ALL_HALLS:
    /* Translators: %u is the value printed on the space. */
    return g_strdup_printf (C_("place", "All Halls Bonus Space (%u PP)"),
                                box->all_halls[place.at]);
  case DUB_PLACE_TASK:
    return name_task (place);
  case DUB_PLACE_FAVOR:
  case DUB_PLACE_NONE:
  case DUB_N_PLACES:
  default:
    return dub_text_place_kind (place.kind);
  }
}

static char *
name_token (DubOwner owner)
{
  return owner == DUB_NOBODY ? NULL : g_strdup (dub_text_pick ("token", token_owners, owner));
}

static char *
name_guest (const DubGuest *guest)
{
  g_autofree char *garment = NULL;

  if (guest->owner == DUB_NOBODY)
    return NULL;
  garment = dub_text_garment (guest->garment);

  /* Translators: the first %s is a Garment, the second whose token lies on it. */
  return g_strdup_printf (C_("guest space", "%s, %s"), garment,
                              dub_text_pick ("token", token_owners, guest->owner));
}

char *
dub_text_content (const DubBox *box, const DubState *state, DubPlace place)
{
  switch ((DubPlaceKind) place.kind) {
  case DUB_PLACE_RESOURCE: {
    DubTile tile = state->resources[place.at / DUB_N_COLUMNS][place.at % DUB_N_COLUMNS];

    return tile == DUB_TILE_NONE ? NULL : dub_text_tile (tile);
  }
  case DUB_PLACE_GARMENT:
    return state->garments[place.at].color == DUB_COLOR_NONE
               ? NULL
               : dub_text_garment (state->garments[place.at]);
  case DUB_PLACE_EMPLOYEE:
    return state->employees[place.at].type == DUB_TYPE_NONE
               ? NULL
               : dub_text_employee (box, state->employees[place.at]);
  case DUB_PLACE_JEWEL:
    return state->jewelry[place.at] == DUB_COLOR_NONE ? NULL
                                                      : dub_text_jewel (state->jewelry[place.at]);
  case DUB_PLACE_GUEST:
    return name_guest (&state->halls[place.in][place.at]);
  case DUB_PLACE_TOKEN:
  case DUB_PLACE_ALL_HALLS:
  case DUB_PLACE_TASK:
    return name_token (dub_place_get_owner (state, place));
  case DUB_PLACE_FAVOR:
    return g_strdup (dub_text_pick ("favor token", favors, state->favor));
  case DUB_PLACE_NONE:
  case DUB_N_PLACES:
  default:
    return NULL;
  }
}

char *
dub_text_place_and_content (const DubBox *box, const DubState *state, DubPlace place)
{
  g_autofree char *name = dub_text_place (box, place);
  g_autofree char *content = dub_text_content (box, state, place);

  if (content == NULL)
    /* Translators: %s is a place on the table where nothing lies. */
    return g_strdup_printf (C_("place", "%s: empty"), name);

  /* Translators: a place on the table, then what lies there. */
  return g_strdup_printf (C_("place", "%s: %s"), name, content);
}

static char *
offer_garment (const DubBox *box, const DubState *state, const DubDetail *detail)
{
  g_autofree char *garment = dub_text_garment (state->garments[detail->at]);
  g_autofree char *space = NULL;

  if (detail->flag)
    /* Translators: a button; %s is a Garment. */
    return g_strdup_printf (C_("offer", "Sell: %s"), garment);
  space = dub_text_hall_space (box, detail->hall, detail->space);

  /* Translators: a button; the first %s is a Garment, the second a guest space. */
  return g_strdup_printf (C_("offer", "Rent out: %s, %s"), garment, space);
}

static char *
offer_depute (DubType type)
{
  switch (type) {
  case DUB_MASTER:
    return g_strdup (C_("offer", "Depute a Master"));
  case DUB_JOURNEYMAN:
    return g_strdup (C_("offer", "Depute a Journeyman"));
  case DUB_APPRENTICE:
    return g_strdup (C_("offer", "Depute an Apprentice"));
  case DUB_TYPE_NONE:
  case DUB_TYPE_UNKNOWN:
  case DUB_N_TYPES:
    break;
  }
  g_return_val_if_reached (NULL);
}

/* What was drawn, without the place. */
static char *
name_entry (const DubBox *box, const DubDetail *detail)
{
  switch ((DubDisplayName) detail->display) {
  case DUB_DISPLAY_RESOURCES:
    return dub_text_tile (detail->tile);
  case DUB_DISPLAY_GARMENTS:
    return dub_text_garment (detail->garment);
  case DUB_DISPLAY_EMPLOYEES:
    return dub_text_employee (box, detail->employee);
  case DUB_DISPLAY_JEWELRY:
    return dub_text_jewel (detail->color);
  case DUB_N_DISPLAYS:
    break;
  }
  g_return_val_if_reached (NULL);
}

char *
dub_text_offer (const DubBox *box, const DubState *state, const DubAction *action)
{
  const DubDetail *detail = &action->detail;
  g_autofree char *name = NULL;

  switch (action->type) {
  case DUB_ACTION_ENTER:
    return name_entry (box, detail);
  case DUB_ACTION_YOU_TILE:
    return g_strdup (detail->flag       ? C_("offer", "Take it and discard it at once")
                                        : C_("offer", "Take the Resource tile"));
  case DUB_ACTION_YOU_GARMENT:
    return offer_garment (box, state, detail);
  case DUB_ACTION_YOU_JEWELRY:
    name = dub_text_jewel (state->jewelry[detail->at]);
    /* Translators: a button; %s is a Jewelry tile. */
    return g_strdup_printf (C_("offer", "Take: %s"), name);
  case DUB_ACTION_YOU_HIRE:
    return g_strdup (detail->flag       ? C_("offer", "Hire your specialized Apprentice")
                                        : C_("offer", "Hire this Employee"));
  case DUB_ACTION_YOU_DEPUTE:
    return offer_depute (detail->type);
  case DUB_ACTION_YOU_FUND:
    name = dub_text_decoration_cost (box, detail->decoration, detail->at);
    /* Translators: a button; %s is a decoration with its cost. */
    return g_strdup_printf (C_("offer", "Fund: %s"), name);
  case DUB_ACTION_YOU_FAVOR:
    return g_strdup (C_("offer", "Claim the Queen’s Favor"));
  case DUB_ACTION_YOU_EXAM:
    return g_strdup (detail->track == DUB_TRACK_JOURNEYMAN
                     ? C_("offer", "Complete your Journeyman Examination")
                           : C_("offer", "Complete your Master Examination"));
  default: /* nothing that is offered at a place */
    return dub_text_action (box, state, action);
  }
}
