/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preparation of a round, as orders: what leaves the displays, what moves,
 * what is new, and how her cards are dealt.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static char *
order_favor (const DubState *state, DubOwner owner)
{
  gboolean keeps = state->start == owner;

  if (owner == DUB_BARRY && keeps)
    return g_strdup (C_("preparation", "Return the Queen’s Favor token to the Favor space; Madame "
                                       "du Barry keeps the Start Player token."));
  if (owner == DUB_BARRY)
    return g_strdup (C_("preparation", "Return the Queen’s Favor token to the Favor space and "
                                       "give the Start Player token to Madame du Barry."));
  if (keeps)
    return g_strdup (C_("preparation", "Return the Queen’s Favor token to the Favor space; you "
                                       "keep the Start Player token."));

  return g_strdup (C_("preparation", "Return the Queen’s Favor token to the Favor space and take "
                                     "the Start Player token."));
}

static guint
count_bits (guint mask)
{
  guint n = 0;

  for (; mask != 0; mask &= mask - 1)
    n++;

  return n;
}

static char *
order_employees (guint mask)
{
  guint n = count_bits (mask);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %u is the number of cards that were not hired. */
                   "Remove %u Employee card of the Hire New Employees display from the game.",
                   "Remove %u Employee cards of the Hire New Employees display from the game.", n),
      n);
}

/* P1-D: only the two rightmost spaces can be meant. The names are told if they
 * are known. */
static char *
order_discard_unknown (gboolean both, gboolean rightmost)
{
  if (both)
    return g_strdup (C_("preparation", "Discard the Garment tiles on the 2 rightmost spaces of "
                                       "the Garment Design display."));
  if (rightmost)
    return g_strdup (C_("preparation", "Discard the Garment tile on the rightmost space of the "
                                       "Garment Design display."));

  return g_strdup (C_("preparation", "Discard the Garment tile on the second space from the right "
                                     "of the Garment Design display."));
}

static char *
order_discard (const DubBox *box, const DubState *state, guint mask)
{
  guint last = box->garment_display.n - 1u;
  gboolean rightmost = (mask & (1u << last)) != 0;
  gboolean both = count_bits (mask) == 2;
  g_autofree char *left = dub_text_garment (state->garments[last - 1]);
  g_autofree char *right = dub_text_garment (state->garments[last]);

  for (guint i = last - 1; i <= last; i++)
    if ((mask & (1u << i)) != 0 && state->garments[i].color == DUB_COLOR_UNKNOWN)
      return order_discard_unknown (both, rightmost);

  if (both)
    /* Translators: the Garments on the second space from the right and on the rightmost one. */
    return g_strdup_printf (C_("preparation", "Discard the Garment tiles on the 2 rightmost "
                                              "spaces of the Garment Design display: %s, %s."),
                                left, right);
  if (rightmost)
    /* Translators: %s is a Garment. */
    return g_strdup_printf (C_("preparation", "Discard the Garment tile on the rightmost space of "
                                              "the Garment Design display: %s."),
                                right);

  /* Translators: %s is a Garment. */
  return g_strdup_printf (C_("preparation", "Discard the Garment tile on the second space from "
                                            "the right of the Garment Design display: %s."),
                              left);
}

static char *
order_jewel (const DubBox *box, const DubState *state)
{
  DubColor color = state->jewelry[box->jewelry_display.n - 1];
  g_autofree char *name = dub_text_jewel (color);

  if (color == DUB_COLOR_UNKNOWN)
    return g_strdup (C_("preparation", "Remove the Jewelry tile on the rightmost space of the "
                                       "Jewelry Display from the game."));

  /* Translators: %s is a Jewelry tile like “pink ring”. */
  return g_strdup_printf (C_("preparation", "Remove the Jewelry tile on the rightmost space of "
                                            "the Jewelry Display from the game: %s."),
                              name);
}

/* A tile that was skipped says nothing. */
static char *
tell_new_tile (const DubDetail *what)
{
  g_autofree char *name = dub_text_tile (what->tile);

  if (what->tile == DUB_TILE_UNKNOWN)
    return NULL;

  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  return g_strdup_printf (C_("preparation", "New Resource tile, %s: %s."),
                              dub_text_resource_space (what->at), name);
}

static char *
tell_new (const DubBox *box, const DubDetail *what)
{
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;

  switch ((DubDisplayName) what->display) {
  case DUB_DISPLAY_GARMENTS:
    if (what->garment.color == DUB_COLOR_UNKNOWN)
      return NULL;
    name = dub_text_garment (what->garment);
    place = dub_text_display_space (&box->garment_display, what->at);
    /* Translators: the first %s is like “2nd space from the left (cost 6)”. */
    return g_strdup_printf (C_("preparation", "New Garment, %s: %s."), place, name);
  case DUB_DISPLAY_EMPLOYEES:
    if (what->employee.type == DUB_TYPE_UNKNOWN)
      return NULL;
    name = dub_text_employee (box, what->employee);
    /* Translators: the first %s is like “2nd space from the left”. */
    return g_strdup_printf (C_("preparation", "New Employee card, %s: %s."),
                                dub_text_nth_space (what->at), name);
  case DUB_DISPLAY_JEWELRY:
    if (what->color == DUB_COLOR_UNKNOWN)
      return NULL;
    name = dub_text_jewel (what->color);
    place = dub_text_display_space (&box->jewelry_display, what->at);
    /* Translators: the first %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("preparation", "New Jewelry tile, %s: %s."), place, name);
  case DUB_DISPLAY_RESOURCES:
    return tell_new_tile (what);
  case DUB_N_DISPLAYS:
    break;
  }
  g_return_val_if_reached (NULL);
}

static char *
tell_empty (const DubBox *box, DubDisplayName display, guint mask)
{
  g_autofree char *places = NULL;

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    places = dub_text_resource_spaces (mask);
    /* Translators: %s lists spaces like “Drawer 1 left, Drawer 1 center”. */
    return g_strdup_printf (C_("preparation", "No Resource tile is left to draw; this stays "
                                              "empty: %s."),
                                places);
  case DUB_DISPLAY_GARMENTS:
    places = dub_text_spaces (&box->garment_display, mask);
    /* Translators: %s is like “1st space from the left (cost 8)” or “spaces 1, 2 from the left”. */
    return g_strdup_printf (C_("preparation", "No Garment tile is left to draw; this stays empty: "
                                              "%s."),
                                places);
  case DUB_DISPLAY_EMPLOYEES:
    places = dub_text_spaces (NULL, mask);
    /* Translators: %s is like “1st space from the left” or “spaces 1, 2 from the left”. */
    return g_strdup_printf (C_("preparation", "No Employee card is left to draw; this stays "
                                              "empty: %s."),
                                places);
  case DUB_DISPLAY_JEWELRY:
    places = dub_text_spaces (&box->jewelry_display, mask);
    /* Translators: %s is like “1st space from the left (cost 6)” or “spaces 1, 2 from the left”. */
    return g_strdup_printf (C_("preparation", "No Jewelry tile is left to draw; this stays empty: "
                                              "%s."),
                                places);
  case DUB_N_DISPLAYS:
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
order_deal (const DubState *state)
{
  if (state->draw_mode == DUB_DRAW_APP)
    return g_strdup (C_("preparation", "The app shuffles all 25 Madame du Barry cards as her Card "
                                       "supply."));

  return g_strdup (C_("preparation", "Shuffle all 25 Madame du Barry cards and lay them facedown "
                                     "as her Card supply."));
}

static char *
order_hand (const DubState *state, guint n)
{
  if (state->draw_mode == DUB_DRAW_APP)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     /* Translators: %u is the number of her hand cards. */
                     "The app draws %u hand card for her; select 3 Employee cards for yourself.",
                     "The app draws %u hand cards for her; select 3 Employee cards for yourself.",
                     n),
        n);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %u is the number of her hand cards. */
                   "Lay the top %u card of her Card supply facedown as her hand cards; select 3 "
                   "Employee cards for yourself.",
                   "Lay the top %u cards of her Card supply facedown as her hand cards; select 3 "
                   "Employee cards for yourself.",
                   n),
      n);
}

char *
dub_text_preparation (const DubBox *box, const DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  switch (event->type) {
  case DUB_EVENT_ROUND_BEGUN:
    /* Translators: %d is the number of the Round. */
    return g_strdup_printf (C_("preparation", "Round %d: Prepare for a New Round."), detail->n);
  case DUB_EVENT_FAVOR_RETURNED:
    return order_favor (state, detail->owner);
  case DUB_EVENT_EMPLOYEES_LEFT:
    return order_employees (detail->mask);
  case DUB_EVENT_GARMENTS_LEFT:
    return order_discard (box, state, detail->mask);
  case DUB_EVENT_GARMENTS_SHIFTED:
    return g_strdup (C_("preparation", "Shift the remaining Garment tiles to the right until "
                                       "there is no gap."));
  case DUB_EVENT_JEWELRY_LEFT:
    return order_jewel (box, state);
  case DUB_EVENT_JEWELRY_SHIFTED:
    return g_strdup (C_("preparation", "Shift the remaining Jewelry tiles to the right until "
                                       "there is no gap."));
  case DUB_EVENT_ENTERED:
    return tell_new (box, detail);
  case DUB_EVENT_STAYED_EMPTY:
    return tell_empty (box, detail->display, detail->mask);
  case DUB_EVENT_FESTIVITY_ADDED:
    return g_strdup (C_("preparation", "Put the 4 Festivity Garments into the Garment bag and mix "
                                       "the tiles."));
  case DUB_EVENT_DEALT:
    return order_deal (state);
  case DUB_EVENT_HAND_DRAWN:
    return order_hand (state, (guint) detail->n);
  default:
    g_return_val_if_reached (NULL);
  }
}
