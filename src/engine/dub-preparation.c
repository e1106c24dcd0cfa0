/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-preparation.h"

#include "dub-round.h"

guint
dub_preparation_get_beginning (const DubHistory *history)
{
  guint index = dub_history_get_position (history) - 1;

  while (index > 0 && dub_history_get_state (history, index)->phase == DUB_PHASE_PREPARE)
    index--;

  return index;
}

const DubState *
dub_preparation_get_state (const DubHistory *history)
{
  return dub_history_get_state (history, dub_preparation_get_beginning (history) + 1);
}

static gboolean
was_asked (const DubHistory *history, guint index, DubVerb verb)
{
  DubEntry entry = dub_history_get_entry (history, index);

  return dub_event_is (&entry.events[0], verb);
}

gboolean
dub_preparation_was_filled (const DubHistory *history)
{
  for (guint i = dub_preparation_get_beginning (history) + 1;
       i < dub_history_get_position (history); i++)
    if (was_asked (history, i, DUB_MOVE_FILL))
      return TRUE;

  return FALSE;
}

static gboolean
has_no_box (const DubHistory *history)
{
  for (guint i = 1; i < dub_history_get_position (history) &&
                    dub_history_get_state (history, i)->phase == DUB_PHASE_PREPARE;
       i++) {
    if (was_asked (history, i, DUB_MOVE_FILL))
      return TRUE;
    if (was_asked (history, i, DUB_MOVE_ENTER) || was_asked (history, i, DUB_MOVE_LEAVE_EMPTY))
      return FALSE;
  }

  return FALSE;
}

gboolean
dub_preparation_is_to_fill (const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);

  if (game->state.phase != DUB_PHASE_PREPARE || !has_no_box (history))
    return FALSE;
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (dub_round_get_due (&game->box, &game->state, display) != 0)
      return TRUE;

  return FALSE;
}
