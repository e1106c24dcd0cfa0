/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-state.h"

#include <string.h>

void
dub_state_init (DubState *state)
{
  memset (state, 0, sizeof *state);
  state->sides[DUB_BARRY].known = state->sides[DUB_BARRY].kept = (1u << DUB_N_FACTS) - 1;
  state->count_candidate = TRUE;
  state->bag = DUB_PLENTY;
  state->exam_decks[DUB_TRACK_JOURNEYMAN] = DUB_PLENTY;
  state->exam_decks[DUB_TRACK_MASTER] = DUB_PLENTY;
}

void
dub_state_note_employee (DubState *state, DubEmployee employee, gboolean came)
{
  guint64 bit = employee.id == 0 ? 0 : G_GUINT64_CONSTANT (1) << (employee.id - 1);

  if (came)
    state->employees_seen |= bit;
  else
    state->employees_seen &= ~bit;

  if (employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS)
    return;
  if (came)
    state->levels_shown[employee.level]++;
  else if (state->levels_shown[employee.level] > 0)
    state->levels_shown[employee.level]--;
}

void
dub_state_discard_garment (DubState *state, DubGarment garment)
{
  if (garment.special != DUB_SPECIAL_NONE) {
    state->special_discards |= (guint16) (1u << garment.special);
    return;
  }
  state->garment_discards[garment.color]++;
  state->discarded[garment.color][garment.pp][garment.thimble]++;
}

static guint8 *
find_discarded (DubState *state, DubGarment garment)
{
  guint8 (*kinds)[2] = state->discarded[garment.color];

  if (kinds[garment.pp][garment.thimble] > 0)
    return &kinds[garment.pp][garment.thimble];
  for (guint pp = 0; pp <= DUB_MAX_GARMENT_PP; pp++)
    for (guint thimble = 0; thimble < 2; thimble++)
      if (kinds[pp][thimble] > 0)
        return &kinds[pp][thimble];
  g_assert_not_reached ();
}

void
dub_state_recover_garment (DubState *state, DubGarment garment)
{
  DubColor color = garment.color;

  for (guint i = 0; i < DUB_N_COLORS; i++) {
    garment.color = (guint8) ((color + i) % DUB_N_COLORS);
    if (state->garment_discards[garment.color] > 0) {
      --state->garment_discards[garment.color];
      --*find_discarded (state, garment);
      return;
    }
  }
  state->special_discards &= (guint16) (state->special_discards - 1);
}

void
dub_state_draw_garment (DubState *state)
{
  if (state->garment_bag == 0) {
    for (guint i = 0; i < DUB_N_COLORS; i++) {
      state->garment_bag = (guint8) (state->garment_bag + state->garment_discards[i]);
      state->garment_discards[i] = 0;
    }
    for (guint i = 0; i < DUB_N_SPECIALS; i++)
      state->garment_bag = (guint8) (state->garment_bag + ((state->special_discards >> i) & 1));
    memset (state->discarded, 0, sizeof state->discarded);
    state->special_discards = 0;
  }
  if (state->garment_bag > 0)
    state->garment_bag--;
}

/* Unused fields are zero and there is no padding, so comparing bytes is enough. */
gboolean
dub_state_equal (const DubState *a, const DubState *b)
{
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison) */
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
dub_state_has_expansion (const DubState *state, DubExpansion expansion)
{
  return (state->expansions & (1u << expansion)) != 0;
}

gboolean
dub_state_knows (const DubState *state, DubFact fact)
{
  return (state->sides[DUB_YOU].known & (1u << fact)) != 0;
}
