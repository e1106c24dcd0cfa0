/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How your own turn changes the table.
 */

#include "dub-rules-private.h"

#include <string.h>

static void
make_garment (DubState *state, const DubDetail *detail)
{
  DubGarment garment = state->garments[detail->at];

  state->garments[detail->at] = (DubGarment){ 0 };
  if (!detail->flag)
    state->halls[detail->hall][detail->space] = (DubGuest){ garment, DUB_YOU };
  else if (garment.special != DUB_SPECIAL_NONE)
    state->special_discards |= (guint16) (1u << garment.special);
  else
    state->garment_discards[garment.colour]++;
}

/* A card that is unknown leaves the number of your Apprentices open, and whether
 * it has a crown. */
static void
join (DubYou *you, DubEmployee employee)
{
  guint8 open = 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_BONUSES;

  you->hand++;
  you->counts[DUB_FACT_STAFF]++;
  if (employee.type == DUB_APPRENTICE)
    you->counts[DUB_FACT_APPRENTICES]++;
  if (employee.type == DUB_TYPE_UNKNOWN) {
    you->known &= (guint8) ~open;
    you->kept &= (guint8) ~open;
  }
  if (employee.crown != DUB_CROWN_NONE && you->n_bonuses < DUB_N_CROWNS)
    you->bonuses[you->n_bonuses++] = employee.crown;
}

static void
leave (DubYou *you, DubType type)
{
  if (you->counts[DUB_FACT_STAFF] > 0)
    you->counts[DUB_FACT_STAFF]--;
  if (type == DUB_APPRENTICE && you->counts[DUB_FACT_APPRENTICES] > 0)
    you->counts[DUB_FACT_APPRENTICES]--;
}

static void
hire (DubState *state, const DubDetail *detail)
{
  DubEmployee employee = { .type = DUB_APPRENTICE };

  if (detail->flag)
    state->you.has_specialist = TRUE;
  else {
    employee = state->employees[detail->at];
    state->employees[detail->at] = (DubEmployee){ 0 };
  }
  join (&state->you, employee);
}

/* 1 PP, the played employee out, one of the examination deck in. */
static void
pass_exam (DubState *state, const DubDetail *detail)
{
  gboolean journeyman = detail->track == DUB_TRACK_JOURNEYMAN;
  DubEmployee employee = detail->employee;

  employee.type = journeyman ? DUB_JOURNEYMAN : DUB_MASTER;
  if (dub_state_knows (state, DUB_FACT_PP))
    state->you.counts[DUB_FACT_PP]++;
  leave (&state->you, journeyman ? DUB_APPRENTICE : DUB_JOURNEYMAN);
  if (state->exam_decks[detail->track] == 0)
    return; /* nobody is left to join you */
  join (&state->you, employee);
  state->exam_decks[detail->track]--;
}

static void
count (DubYou *you, const DubDetail *detail)
{
  guint8 bit = (guint8) (1u << detail->fact);

  you->known |= bit;
  you->kept = (guint8) (detail->flag ? you->kept | bit : you->kept & ~bit);

  switch ((DubFact) detail->fact) {
  case DUB_FACT_JEWELRY:
    you->jewelry = (DubJewelry){ 0 };
    for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
      for (guint i = 0; i < detail->jewelry[colour]; i++)
        dub_jewelry_add (&you->jewelry, colour);
    break;
  case DUB_FACT_BONUSES:
    you->n_bonuses = 0;
    memset (you->bonuses, 0, sizeof you->bonuses);
    for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
      if ((detail->crowns & (1u << (crown - 1))) != 0)
        you->bonuses[you->n_bonuses++] = (guint8) crown;
    break;
  case DUB_FACT_PP:
  case DUB_FACT_LIVRE:
  case DUB_FACT_THREAD:
  case DUB_FACT_LACE:
  case DUB_FACT_STAFF:
  case DUB_FACT_APPRENTICES:
  case DUB_N_FACTS:
  default:
    you->counts[detail->fact] = (guint16) detail->n;
    break;
  }
}

/* What was only answered holds until here. */
static void
end (DubState *state)
{
  state->you.known &= state->you.kept;
  if (state->you.hand > 0)
    state->you.hand--;
  state->bag = DUB_PLENTY; /* you may have discarded tiles */
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;
}

void
dub_apply_you (DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  switch (event->type) {
  case DUB_EVENT_YOU_TOOK_TILE:
    state->resources[detail->at / DUB_N_COLUMNS][detail->at % DUB_N_COLUMNS] = DUB_TILE_NONE;
    break;
  case DUB_EVENT_YOU_MADE_GARMENT:
    make_garment (state, detail);
    break;
  case DUB_EVENT_YOU_TOOK_JEWELRY:
    dub_jewelry_add (&state->you.jewelry, state->jewelry[detail->at]);
    state->jewelry[detail->at] = DUB_COLOUR_NONE;
    break;
  case DUB_EVENT_YOU_HIRED:
    hire (state, detail);
    break;
  case DUB_EVENT_YOU_DEPUTED:
    leave (&state->you, detail->type);
    break;
  case DUB_EVENT_YOU_FUNDED:
    state->tokens[detail->where][detail->at] = DUB_YOU;
    break;
  case DUB_EVENT_YOU_TOOK_FAVOR:
    state->favor = DUB_YOU;
    break;
  case DUB_EVENT_YOU_PASSED_EXAM:
    pass_exam (state, detail);
    break;
  case DUB_EVENT_YOU_COUNTED:
    count (&state->you, detail);
    break;
  case DUB_EVENT_YOU_ALL_HALLS:
    state->all_halls[detail->at] = DUB_YOU;
    break;
  default:
    end (state);
    break;
  }
}
