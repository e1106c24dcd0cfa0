/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "The table differs": any fact can be set right.
 */

#include "dub-rules-private.h"

#include <string.h>

static void
fix_staff (DubBarry *barry, const DubDetail *fix)
{
  if (fix->employee.type != DUB_TYPE_NONE) {
    barry->staff[fix->at] = fix->employee;
    barry->n_staff = MAX (barry->n_staff, (guint8) (fix->at + 1));
    return;
  }

  barry->n_staff--;
  memmove (barry->staff + fix->at, barry->staff + fix->at + 1,
           (barry->n_staff - fix->at) * sizeof barry->staff[0]);
  barry->staff[barry->n_staff] = (DubEmployee){ 0 };
}

static void
fix_task (DubBarry *barry, const DubDetail *fix)
{
  guint8 *done = memchr (barry->done, fix->task, barry->n_done);

  if (fix->flag && done == NULL)
    barry->done[barry->n_done++] = fix->task;
  if (!fix->flag && done != NULL) {
    barry->n_done--;
    memmove (done, done + 1, (gsize) (barry->done + barry->n_done - done));
    barry->done[barry->n_done] = DUB_TASK_NONE;
  }
}

static void
fix_jewelry (DubJewelry *jewelry, const DubDetail *fix)
{
  *jewelry = (DubJewelry){ 0 };
  for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
    for (guint i = 0; i < fix->jewelry[colour]; i++)
      dub_jewelry_add (jewelry, colour);
}

static void
fix_pile (DubState *state, const DubDetail *fix)
{
  DubPile *pile = fix->pile == DUB_PILE_HAND     ? &state->hand
                  : fix->pile == DUB_PILE_SUPPLY ? &state->supply
                                                 : &state->discard;

  memset (pile, 0, sizeof *pile);
  pile->n = (guint8) fix->n;
}

static void
fix_barry (DubState *state, const DubDetail *fix)
{
  DubBarry *barry = &state->barry;

  switch (fix->fix) {
  case DUB_FIX_PP:
    barry->pp = (guint16) fix->n;
    break;
  case DUB_FIX_THREAD:
    barry->thread = (guint16) fix->n;
    break;
  case DUB_FIX_LACE:
    barry->lace = (guint16) fix->n;
    break;
  case DUB_FIX_TILES:
    barry->tiles = (guint16) fix->n;
    break;
  case DUB_FIX_JEWELRY:
    fix_jewelry (&barry->jewelry, fix);
    break;
  case DUB_FIX_STAFF:
    fix_staff (barry, fix);
    break;
  case DUB_FIX_TRACK:
    barry->track = fix->track;
    barry->n_done = 0;
    memset (barry->done, 0, sizeof barry->done);
    break;
  default:
    fix_task (barry, fix);
    break;
  }
}

static void
take_from_discards (DubState *state, DubColour colour)
{
  for (guint i = 0; i < DUB_N_COLOURS; i++) {
    guint8 *n = &state->garment_discards[(colour + i) % DUB_N_COLOURS];

    if (*n > 0) {
      --*n;
      return;
    }
  }
}

/* A garment more on the table is one fewer in the bag, or among the discards that
 * an empty bag takes back. */
static void
balance_bag (DubState *state, DubColour before, DubColour after)
{
  if (before != DUB_COLOUR_NONE && after == DUB_COLOUR_NONE)
    state->garment_bag++;
  if (before != DUB_COLOUR_NONE || after == DUB_COLOUR_NONE)
    return;
  if (state->garment_bag > 0)
    state->garment_bag--;
  else
    take_from_discards (state, after);
}

static void
fix_garment (DubState *state, DubGarment *place, DubGarment garment)
{
  balance_bag (state, place->colour, garment.colour);
  *place = garment;
}

/* A card that was entered by mistake may still come. */
static void
fix_employee (DubState *state, const DubDetail *fix)
{
  DubEmployee *place = &state->employees[fix->at];

  dub_state_note_employee (state, *place, FALSE);
  *place = fix->employee;
  dub_state_note_employee (state, *place, TRUE);
}

static void
fix_board (DubState *state, const DubDetail *fix)
{
  switch (fix->fix) {
  case DUB_FIX_TILE:
    state->resources[fix->at / DUB_N_COLUMNS][fix->at % DUB_N_COLUMNS] = fix->tile;
    break;
  case DUB_FIX_GARMENT:
    fix_garment (state, &state->garments[fix->at], fix->garment);
    break;
  case DUB_FIX_EMPLOYEE:
    fix_employee (state, fix);
    break;
  case DUB_FIX_JEWEL:
    state->jewelry[fix->at] = fix->colour;
    break;
  case DUB_FIX_GUEST:
    fix_garment (state, &state->halls[fix->hall][fix->at].garment, fix->garment);
    state->halls[fix->hall][fix->at].owner = fix->owner;
    break;
  case DUB_FIX_TOKEN:
    state->tokens[fix->where][fix->at] = fix->owner;
    break;
  default:
    state->all_halls[fix->at] = fix->owner;
    break;
  }
}

void
dub_apply_fix (DubState *state, const DubDetail *fix)
{
  switch ((DubFix) fix->fix) {
  case DUB_FIX_TILE:
  case DUB_FIX_GARMENT:
  case DUB_FIX_EMPLOYEE:
  case DUB_FIX_JEWEL:
  case DUB_FIX_GUEST:
  case DUB_FIX_TOKEN:
  case DUB_FIX_ALL_HALLS:
    fix_board (state, fix);
    break;
  case DUB_FIX_PP:
  case DUB_FIX_THREAD:
  case DUB_FIX_LACE:
  case DUB_FIX_TILES:
  case DUB_FIX_JEWELRY:
  case DUB_FIX_STAFF:
  case DUB_FIX_TRACK:
  case DUB_FIX_TASK:
    fix_barry (state, fix);
    break;
  case DUB_FIX_FAVOR:
    state->favor = fix->owner;
    break;
  case DUB_FIX_YOUR_HAND:
    state->you.hand = (guint8) fix->n;
    break;
  case DUB_FIX_PILE:
    fix_pile (state, fix);
    break;
  case DUB_FIX_BAG:
    state->bag = fix->n;
    break;
  case DUB_FIX_EXAM_DECK:
    state->exam_decks[fix->track] = (gint8) fix->n;
    break;
  case DUB_FIX_START:
    state->start = fix->owner;
    break;
  case DUB_FIX_TURN:
    state->turn = fix->owner;
    break;
  case DUB_FIX_WAY:
    state->way = (guint8) fix->n;
    break;
  case DUB_N_FIXES:
  default:
    g_assert_not_reached ();
  }
}
