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

gboolean
dub_deviation_is_valid (const DubDeviation *done)
{
  return done->index <= DUB_MAX_COUNT && done->verb < DUB_N_VERBS && done->hall < DUB_N_HALLS &&
         done->at <= DUB_MAX_INDEX && done->decoration < DUB_N_DECORATION_KINDS &&
         done->task < DUB_N_TASKS && done->tiles < 1u << (DUB_N_DRAWERS * DUB_N_COLUMNS) &&
         done->n <= DUB_MAX_NUMBER &&
         (dub_card_equal (done->card, (DubCard){ 0 }) || dub_card_is_valid (done->card));
}

/* A garment in a hall is known and has a token on it. */
static gboolean
guest_is_valid (const DubDetail *guest)
{
  return dub_garment_is_valid (guest->garment) && guest->garment.color != DUB_COLOR_UNKNOWN &&
         guest->owner < DUB_N_OWNERS &&
         (guest->owner == DUB_NOBODY) == (guest->garment.color == DUB_COLOR_NONE);
}

/* In old journals, her counter may be past the end of the track. */
static gboolean
number_is_valid (const DubState *state, DubPlaceKind kind, gint n)
{
  return n >= dub_place_table[kind].min &&
         (kind == DUB_PLACE_HER_PP || n <= dub_place_get_max (state, kind));
}

gboolean
dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlaceKind kind,
                    const DubDetail *detail)
{
  const DubPlaceRow *row = &dub_place_table[kind];
  const guint8 *thing = dub_detail_get_thing (detail, kind);

  switch ((DubThing) row->thing) {
  case DUB_THING_TILE:
  case DUB_THING_JEWEL:
  case DUB_THING_OWNER:
  case DUB_THING_TRACK:
    return *thing >= row->min && *thing <= row->max;
  case DUB_THING_GARMENT:
    return dub_garment_is_valid (detail->garment);
  case DUB_THING_EMPLOYEE:
    return dub_employee_is_valid (box, detail->employee) ||
           (kind == DUB_PLACE_YOUR_STAFF && is_start_card (detail->employee));
  case DUB_THING_GUEST:
    return guest_is_valid (detail);
  case DUB_THING_NUMBER:
  case DUB_THING_DRAW_MODE:
    return number_is_valid (state, kind, detail->n);
  case DUB_THING_JEWELRY:
    return dub_jewelry_is_valid (detail->jewelry);
  case DUB_THING_TASK:
    return TRUE;
  case DUB_N_THINGS:
    break;
  }

  return FALSE;
}
