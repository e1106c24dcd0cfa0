/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-state.h"

#include <string.h>

void
dub_state_init (DubState *state)
{
  memset (state, 0, sizeof *state);
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
  if (garment.special != DUB_SPECIAL_NONE)
    state->special_discards |= (guint16) (1u << garment.special);
  else
    state->garment_discards[garment.colour]++;
}

void
dub_state_draw_garment (DubState *state)
{
  if (state->garment_bag == 0) {
    for (guint i = 0; i < DUB_N_COLOURS; i++) {
      state->garment_bag = (guint8) (state->garment_bag + state->garment_discards[i]);
      state->garment_discards[i] = 0;
    }
    for (guint i = 0; i < DUB_N_SPECIALS; i++)
      state->garment_bag = (guint8) (state->garment_bag + ((state->special_discards >> i) & 1));
    state->special_discards = 0;
  }
  if (state->garment_bag > 0)
    state->garment_bag--;
}

/* What is not used is zero everywhere, and there are no gaps, so bytes tell. */
gboolean
dub_state_equal (const DubState *a, const DubState *b)
{
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison) */
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
dub_state_has_module (const DubState *state, DubModule module)
{
  return (state->modules & (1u << module)) != 0;
}

gboolean
dub_state_knows (const DubState *state, DubFact fact)
{
  return (state->you.known & (1u << fact)) != 0;
}
