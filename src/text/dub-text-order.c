/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her orders: what has to be moved, from where, to where. Those of an
 * examination are in dub-text-order-exam.c, those that were carried out
 * otherwise in dub-text-deviation.c.
 */

#include "dub-count.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static gboolean
cites (const DubStep *step, DubRuleId rule)
{
  for (guint i = 0; i < DUB_MAX_STEP_RULES; i++)
    if (step->rules[i] == rule)
      return TRUE;

  return FALSE;
}

static char *
order_points (const DubState *state, const DubStep *step)
{
  guint from = state->barry.pp, to = step->to, n = step->n;

  if (cites (step, DUB_RULE_T_2))
    return g_strdup_printf (
        g_dngettext (
            GETTEXT_PACKAGE,
            /* Translators: her action cannot be done; the numbers are her counter before, her
             * counter after, and the difference, which the plural goes by. */
            "She cannot do this: move her Prestige Point counter from %u to %u (%u Prestige Point "
            "instead).",
            "She cannot do this: move her Prestige Point counter from %u to %u (%u Prestige Points "
            "instead).",
            n),
        from, to, n);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: her counter before, her counter after, and the difference, which
                    * the plural goes by. */
                   "Move her Prestige Point counter from %u to %u (%u Prestige Point).",
                   "Move her Prestige Point counter from %u to %u (%u Prestige Points).", n),
      from, to, n);
}

static char *
order_tiles (const DubStep *step)
{
  g_autofree char *places = dub_text_resource_spaces (step->tiles);
  guint n = 0;

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    n += (step->tiles >> i) & 1u;

  return g_strdup_printf (
      /* Translators: %u is the number of tiles, %s where they lie, like “Drawer 1 left, Drawer 1
       * right”. */
      g_dngettext (GETTEXT_PACKAGE, "Put %u Resource tile facedown into her supply: %s.",
                   "Put %u Resource tiles facedown into her supply: %s.", n),
      n, places);
}

static char *
order_garment (const DubBox *box, DubGarment garment, guint at)
{
  g_autofree char *detail = dub_text_garment_detail (garment);
  g_autofree char *place = dub_text_display_space (&box->garment_display, at);

  switch ((DubColor) garment.color) {
  case DUB_BLUE:
    /* Translators: the first %s is like “3 PP”, the second like “2nd space from the left (cost
     * 6)”. */
    return g_strdup_printf (C_("order", "Take the blue gown (%s) from the Garment Design display: "
                                        "%s."),
                                detail, place);
  case DUB_PINK:
    /* Translators: the first %s is like “3 PP”, the second like “2nd space from the left (cost
     * 6)”. */
    return g_strdup_printf (C_("order", "Take the pink frock coat (%s) from the Garment Design "
                                        "display: %s."),
                                detail, place);
  case DUB_GREEN:
    /* Translators: the first %s is like “3 PP”, the second like “2nd space from the left (cost
     * 6)”. */
    return g_strdup_printf (C_("order", "Take the green gown (%s) from the Garment Design "
                                        "display: %s."),
                                detail, place);
  case DUB_ORANGE:
    /* Translators: the first %s is like “3 PP”, the second like “2nd space from the left (cost
     * 6)”. */
    return g_strdup_printf (C_("order", "Take the orange frock coat (%s) from the Garment Design "
                                        "display: %s."),
                                detail, place);
  case DUB_COLOR_NONE:
  case DUB_COLOR_UNKNOWN:
  case DUB_N_COLORS:
  default:
    /* Translators: %s is like “2nd space from the left (cost 6)”. */
    return g_strdup_printf (C_("order", "Take the Garment from the Garment Design display: %s."),
                                place);
  }
}

static char *
order_placing (const DubBox *box, DubGarment garment, const DubStep *step)
{
  g_autofree char *place = dub_text_hall_space (box, step->hall, step->at);

  switch ((DubColor) garment.color) {
  case DUB_BLUE:
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("order", "Place the blue gown with one of her Trademark tokens on "
                                        "it: %s."),
                                place);
  case DUB_PINK:
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("order", "Place the pink frock coat with one of her Trademark "
                                        "tokens on it: %s."),
                                place);
  case DUB_GREEN:
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("order", "Place the green gown with one of her Trademark tokens on "
                                        "it: %s."),
                                place);
  case DUB_ORANGE:
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("order", "Place the orange frock coat with one of her Trademark "
                                        "tokens on it: %s."),
                                place);
  case DUB_COLOR_NONE:
  case DUB_COLOR_UNKNOWN:
  case DUB_N_COLORS:
  default:
    /* Translators: %s is a guest space of a hall. */
    return g_strdup_printf (C_("order", "Place the Garment with one of her Trademark tokens on "
                                        "it: %s."),
                                place);
  }
}

static char *
order_jewel (const DubBox *box, DubColor color, guint at)
{
  g_autofree char *place = dub_text_display_space (&box->jewelry_display, at);

  switch (color) {
  case DUB_BLUE:
    /* Translators: %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("order", "Put the blue necklace from the Jewelry Display into her "
                                        "supply: %s."),
                                place);
  case DUB_PINK:
    /* Translators: %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("order", "Put the pink ring from the Jewelry Display into her "
                                        "supply: %s."),
                                place);
  case DUB_GREEN:
    /* Translators: %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("order", "Put the green necklace from the Jewelry Display into her "
                                        "supply: %s."),
                                place);
  case DUB_ORANGE:
    /* Translators: %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("order", "Put the orange ring from the Jewelry Display into her "
                                        "supply: %s."),
                                place);
  case DUB_COLOR_NONE:
  case DUB_COLOR_UNKNOWN:
  case DUB_N_COLORS:
  default:
    /* Translators: %s is like “2nd space from the left (cost 4)”. */
    return g_strdup_printf (C_("order", "Put the Jewelry tile from the Jewelry Display into her "
                                        "supply: %s."),
                                place);
  }
}

static char *
order_hire (const DubBox *box, DubEmployee employee, guint at)
{
  g_autofree char *name = dub_text_employee (box, employee);

  if (employee.type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd space from the left”. */
    return g_strdup_printf (C_("order", "Put the Employee card from the Hire New Employees "
                                        "display facedown on top of her Employee deck: %s."),
                                dub_text_nth_space (at));

  /* Translators: the first %s is like “2nd space from the left”, the second like “Level II
   * Master (…)”. */
  return g_strdup_printf (C_("order", "Put the Employee card from the Hire New Employees display "
                                      "facedown on top of her Employee deck: %s, %s."),
                              dub_text_nth_space (at), name);
}

/* The card decides the hall; one that is full sends on to the next card. */
static char *
order_reveal (const DubBox *box, const DubState *state, DubCard card)
{
  gboolean has_jewelry = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
  gboolean has_room = dub_state_hall_has_room (box, state, card.hall - 1u);
  g_autofree char *foot = dub_text_card_foot (card, has_jewelry);

  if (state->draw_mode == DUB_DRAW_APP && has_room)
    /* Translators: the app has drawn the card; %s is its foot, like “Hall 3, no Jewelry”. */
    return g_strdup_printf (C_("order", "The next card of her Card supply decides: %s."), foot);
  if (state->draw_mode == DUB_DRAW_APP)
    /* Translators: the app has drawn the card; %s is its foot, like “Hall 3, no Jewelry”. */
    return g_strdup_printf (C_("order", "The next card of her Card supply shows: %s. That Hall "
                                        "is full, so another card follows."),
                                foot);
  if (has_room)
    /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
    return g_strdup_printf (C_("order", "Put the top card of her Card supply faceup on her "
                                        "Discard pile; it decides: %s."),
                                foot);

  /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
  return g_strdup_printf (C_("order", "Put the top card of her Card supply faceup on her Discard "
                                      "pile; it shows: %s. That Hall is full, so another card "
                                      "follows."),
                              foot);
}

static char *
order_shuffle (const DubState *state, guint n)
{
  if (state->draw_mode == DUB_DRAW_APP)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     /* Translators: the app shuffles; %u is the number of cards. */
                     "Her Card supply is empty, so her Discard pile becomes the new one: %u card.",
                     "Her Card supply is empty, so her Discard pile becomes the new one: %u cards.",
                     n),
        n);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %u is the number of cards. */
                   "Shuffle her Discard pile and lay it facedown as her new Card supply: %u card.",
                   "Shuffle her Discard pile and lay it facedown as her new Card supply: %u cards.",
                   n),
      n);
}

static char *
order_hand_card (const DubState *state)
{
  if (state->draw_mode == DUB_DRAW_APP)
    return g_strdup (
        C_("order", "One card of her Card supply joins her hand cards: another turn this Round."));

  return g_strdup (C_("order", "Put the top card of her Card supply facedown under her hand "
                               "cards: another turn this Round."));
}

static char *
order_all_halls (const DubBox *box, guint at)
{
  guint n = box->all_halls[at];

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %u is the value printed on the space. */
                   "Place one of her Trademark tokens on the All Halls Bonus Space: %u Prestige "
                   "Point.",
                   "Place one of her Trademark tokens on the All Halls Bonus Space: %u Prestige "
                   "Points.",
                   n),
      n);
}

static char *
order_token (const DubBox *box, const DubStep *step)
{
  g_autofree char *place = dub_text_decoration_cost (box, step->decoration, step->at);

  /* Translators: %s is a decoration like “Fireworks, 2nd space from the left (cost 11)”. */
  return g_strdup_printf (C_("order", "Place one of her Trademark tokens on a Decoration: %s."),
                              place);
}

char *
dub_text_order (const DubBox *box, const DubState *before, const DubStep *step)
{
  if (step->deviation)
    return dub_text_deviated (box, before, step);

  switch ((DubVerb) step->verb) {
  case DUB_STEP_TAKE_FAVOR:
    return g_strdup (
        C_("order", "Take the Queen’s Favor token from the Favor space and lay it before her."));
  case DUB_STEP_GAIN_PP:
    return order_points (before, step);
  case DUB_STEP_TAKE_TILES:
    return order_tiles (step);
  case DUB_STEP_DRAW_BAG_TILE:
    return g_strdup (
        C_("order", "Draw 1 Resource tile from the Resource bag, unseen, into her supply."));
  case DUB_STEP_TAKE_THREAD:
    return g_strdup (C_("order", "Take 1 Thread token from the General Supply into her supply."));
  case DUB_STEP_TAKE_LACE:
    return g_strdup (C_("order", "Take 1 Lace token from the General Supply into her supply."));
  case DUB_STEP_TAKE_GARMENT:
    return order_garment (box, before->garments[step->at], step->at);
  case DUB_STEP_REVEAL_CARD:
    return order_reveal (box, before, step->cards.cards[0]);
  case DUB_STEP_TAKE_JEWELRY:
    return order_jewel (box, before->jewelry[step->at], step->at);
  case DUB_STEP_PLACE_GARMENT:
    return order_placing (box, before->making, step);
  case DUB_STEP_HIRE:
    return order_hire (box, before->employees[step->at], step->at);
  case DUB_STEP_ADD_HAND_CARD:
    return order_hand_card (before);
  case DUB_STEP_SHUFFLE_DISCARDS:
    return order_shuffle (before, step->cards.n);
  case DUB_STEP_PLACE_TOKEN:
    return order_token (box, step);
  case DUB_STEP_ALL_HALLS_TOKEN:
    return order_all_halls (box, step->at);
  case DUB_STEP_EXAM_TOKEN:
  case DUB_STEP_REMOVE_EMPLOYEE:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
    return dub_text_exam_order (box, before, step);
  case DUB_N_VERBS:
  default:
    g_return_val_if_reached (NULL);
  }
}
