/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-valid.h"

#include "dub-card-form.h"
#include "dub-limits.h"
#include "dub-place-private.h"

gboolean
dub_card_is_valid (DubCard card)
{
  return card.action > DUB_CARD_UNKNOWN && card.action < DUB_N_CARD_ACTIONS &&
         card.n >= dub_card_forms[card.action].first &&
         card.n <= dub_card_forms[card.action].last && card.hall >= 1 && card.hall <= DUB_N_HALLS &&
         card.symbol < DUB_N_SYMBOLS;
}

gboolean
dub_pile_is_valid (const DubPile *pile)
{
  for (guint i = 0; i < pile->n && i < DUB_N_CARDS; i++)
    if (pile->cards[i].action != DUB_CARD_UNKNOWN && !dub_card_is_valid (pile->cards[i]))
      return FALSE;

  return pile->n <= DUB_N_CARDS;
}

gboolean
dub_garment_is_valid (DubGarment garment)
{
  return garment.color <= DUB_COLOR_UNKNOWN && garment.pp <= DUB_MAX_GARMENT_PP &&
         garment.thimble <= 1 && garment.special < DUB_N_SPECIALS &&
         ((garment.color != DUB_COLOR_NONE && garment.color != DUB_COLOR_UNKNOWN) ||
          garment.special == DUB_SPECIAL_NONE);
}

gboolean
dub_employee_is_valid (const DubBox *box, DubEmployee employee)
{
  const DubBoxEmployee *card;

  /* Every Apprentice of level VI has a crown (VAL), so the card must be named. */
  if (employee.id == 0)
    return employee.type <= DUB_TYPE_UNKNOWN && employee.crown == DUB_CROWN_NONE &&
           (employee.level < DUB_N_LEVELS || employee.level >= DUB_LEVEL_EXAM) &&
           !(employee.level == DUB_CROWN_LEVEL && employee.type == DUB_APPRENTICE);

  if (employee.id > box->n_employees)
    return FALSE;
  card = &box->employees[employee.id - 1];

  return employee.type == card->type && employee.level == card->level &&
         employee.crown == card->crown;
}

static gboolean
is_start_card (DubEmployee card)
{
  return card.level == DUB_LEVEL_START && card.id == 0 && card.crown == DUB_CROWN_NONE &&
         card.type >= DUB_MASTER && card.type <= DUB_APPRENTICE;
}

gboolean
dub_setup_is_valid (const DubSetup *setup)
{
  guint hers = setup->colors[DUB_BARRY], yours = setup->colors[DUB_YOU];

  return setup->colors[DUB_NOBODY] == DUB_PLAYER_COLOR_UNKNOWN && hers < DUB_N_PLAYER_COLORS &&
         yours < DUB_N_PLAYER_COLORS && (hers != yours || hers == DUB_PLAYER_COLOR_UNKNOWN);
}

/* A garment in a hall is known and has a token on it. */
static gboolean
garment_is_valid (DubPlace place, DubThing thing)
{
  if (place.kind != DUB_PLACE_GUEST)
    return dub_garment_is_valid (thing.garment) && thing.owner == DUB_NOBODY;

  return dub_garment_is_valid (thing.garment) && thing.garment.color != DUB_COLOR_UNKNOWN &&
         thing.owner < DUB_N_OWNERS &&
         (thing.owner == DUB_NOBODY) == (thing.garment.color == DUB_COLOR_NONE);
}

gboolean
dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlace place, DubThing thing)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (thing.kind != row->kind)
    return FALSE;
  switch ((DubKind) row->kind) {
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_OWNER:
  case DUB_KIND_TRACK:
  case DUB_KIND_TOKEN:
  case DUB_KIND_DRAW_MODE:
  case DUB_KIND_SPECIALIST:
    return thing.name >= row->min && thing.name <= row->max;
  case DUB_KIND_GARMENT:
    return garment_is_valid (place, thing);
  case DUB_KIND_EMPLOYEE:
    return dub_employee_is_valid (box, thing.employee) ||
           (place.side == DUB_YOU && is_start_card (thing.employee));
  case DUB_KIND_NUMBER:
    return thing.n >= row->min && thing.n <= dub_place_get_max (state, place);
  case DUB_KIND_JEWELRY:
    return dub_jewelry_is_valid (thing.jewelry);
  case DUB_KIND_NOTHING:
  case DUB_KIND_CROWNS:
  case DUB_KIND_CARD:
  case DUB_N_KINDS:
    break;
  }

  return FALSE;
}
