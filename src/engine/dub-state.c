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

/* What is not used is zero everywhere, so bytes tell. */
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
