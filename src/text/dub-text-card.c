/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of Madame du Barry: the action at the top, Hall and Jewelry at the bottom.
 */

#include "dub-text-names-private.h"

#include <glib/gi18n-lib.h>

static const char *const garments[DUB_N_ENDS][DUB_MAX_SPACES] = {
  [DUB_LEFT] = {
    NC_("card", "first Garment from the left"),
    NC_("card", "second Garment from the left"),
    NC_("card", "third Garment from the left"),
    NC_("card", "fourth Garment from the left"),
    NC_("card", "fifth Garment from the left"),
    NC_("card", "sixth Garment from the left"),
    NC_("card", "seventh Garment from the left"),
    NC_("card", "eighth Garment from the left"),
    NC_("card", "ninth Garment from the left"),
    NC_("card", "tenth Garment from the left"),
    NC_("card", "eleventh Garment from the left"),
    NC_("card", "twelfth Garment from the left"),
  },
  [DUB_RIGHT] = {
    NC_("card", "first Garment from the right"),
    NC_("card", "second Garment from the right"),
    NC_("card", "third Garment from the right"),
    NC_("card", "fourth Garment from the right"),
    NC_("card", "fifth Garment from the right"),
    NC_("card", "sixth Garment from the right"),
    NC_("card", "seventh Garment from the right"),
    NC_("card", "eighth Garment from the right"),
    NC_("card", "ninth Garment from the right"),
    NC_("card", "tenth Garment from the right"),
    NC_("card", "eleventh Garment from the right"),
    NC_("card", "twelfth Garment from the right"),
  },
};

static const char *const employees[DUB_N_ENDS][DUB_N_HIRE_SPACES] = {
  [DUB_LEFT] = {
    NC_("card", "first Employee card from the left"),
    NC_("card", "second Employee card from the left"),
    NC_("card", "third Employee card from the left"),
    NC_("card", "fourth Employee card from the left"),
  },
  [DUB_RIGHT] = {
    NC_("card", "first Employee card from the right"),
    NC_("card", "second Employee card from the right"),
    NC_("card", "third Employee card from the right"),
    NC_("card", "fourth Employee card from the right"),
  },
};

static const char *const drawers[DUB_N_DRAWERS] = {
  NC_ ("card", "Acquire Resources, Drawer 1"),
  NC_ ("card", "Acquire Resources, Drawer 2"),
  NC_ ("card", "Acquire Resources, Drawer 3"),
};

static const char *const columns[DUB_N_COLUMNS] = {
  NC_ ("card", "Acquire Resources, the left space in all 3 drawers"),
  NC_ ("card", "Acquire Resources, the center space in all 3 drawers"),
  NC_ ("card", "Acquire Resources, the right space in all 3 drawers"),
};

static const char *const funds[DUB_N_FUNDS] = {
  [DUB_FUND_FIREWORKS] = NC_ ("card", "Fund a Decoration, Fireworks"),
  [DUB_FUND_KITCHEN] = NC_ ("card", "Fund a Decoration, Kitchen"),
  [DUB_FUND_MUSICIANS] = NC_ ("card", "Fund a Decoration, Musicians"),
  [DUB_FUND_STATUES] = NC_ ("card", "Fund a Decoration, Statues"),
};

static const char *const symbols[DUB_N_SYMBOLS] = {
  [DUB_SYMBOL_NONE] = NC_ ("card", "no Jewelry"),
  [DUB_SYMBOL_SUITABLE] = NC_ ("card", "suitable Jewelry"),
  [DUB_SYMBOL_SAME_COLOR] = NC_ ("card", "same-color Jewelry"),
};

const char *
dub_text_nth_garment (guint n, DubEnd side)
{
  return dub_text_pick ("card", garments[side], n - 1);
}

const char *
dub_text_nth_employee (guint n, DubEnd side)
{
  return dub_text_pick ("card", employees[side], n - 1);
}

char *
dub_text_card_action (DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    return g_strdup (C_ ("card", "Claim the Queen’s Favor"));
  case DUB_CARD_DRAWER:
    return g_strdup (dub_text_pick ("card", drawers, card.n - 1u));
  case DUB_CARD_COLUMN:
    return g_strdup (dub_text_pick ("card", columns, card.n));
  case DUB_CARD_TAILOR:
    /* Translators: %s is like “second Garment from the right”. */
    return g_strdup_printf (C_ ("card", "Tailor a Garment, %s"),
                            dub_text_nth_garment (card.n, card.end));
  case DUB_CARD_HIRE:
    /* Translators: %s is like “second Employee card from the left”. */
    return g_strdup_printf (C_ ("card", "Hire a New Employee, %s"),
                            dub_text_nth_employee (card.n, card.end));
  case DUB_CARD_FUND:
    return g_strdup (dub_text_pick ("card", funds, card.n));
  case DUB_CARD_UNKNOWN:
  default:
    return g_strdup (C_ ("card", "facedown card"));
  }
}

char *
dub_text_card_face (DubCard card)
{
  if (card.action == DUB_CARD_UNKNOWN)
    /* Translators: her card, before it is turned up. */
    return g_strdup (C_ ("her turn", "Not revealed yet"));

  return dub_text_card_action (card);
}

char *
dub_text_card_foot (DubCard card, gboolean with_jewelry)
{
  char *hall;

  g_return_val_if_fail (card.hall >= 1 && card.hall <= DUB_N_HALLS, NULL);

  hall = dub_text_hall (card.hall - 1u);
  if (!with_jewelry)
    return hall;

  /* Translators: the foot of a card: the first %s is a hall, the second a Jewelry symbol. */
  return dub_text_fill (C_ ("card", "%s, %s"), hall,
                        g_strdup (dub_text_pick ("card", symbols, card.symbol)));
}

char *
dub_text_card (DubCard card)
{
  if (card.action == DUB_CARD_UNKNOWN)
    return dub_text_card_action (card);

  /* Translators: a whole card: the first %s is its action, the second its foot. */
  return dub_text_fill (C_ ("card", "%s (%s)"), dub_text_card_action (card),
                        dub_text_card_foot (card, TRUE));
}
