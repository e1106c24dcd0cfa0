/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-session-yours.h"

#include "dub-place.h"
#include "dub-reminder.h"
#include "dub-text.h"

char *
dub_session_dup_gains (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint position = dub_history_get_position (history);
  DubEntry entry;

  if (position == 0)
    return NULL;
  entry = dub_history_get_entry (history, position - 1);
  for (guint i = 0; i < entry.n_events; i++)
    if (entry.events[i].type == DUB_EVENT_YOU_GAINED)
      return dub_text_gains (&entry.events[i].detail);

  return NULL;
}

char **
dub_session_dup_waiting (DubSession *self)
{
  return dub_text_waiting (&dub_session_get_game (self)->state.you.turn);
}

char **
dub_session_dup_reminders (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  const DubGame *game = dub_session_get_game (self);
  guint position = dub_history_get_position (history);
  GPtrArray *sentences = g_ptr_array_new ();
  guint found = 0;

  if (position > 0)
    found =
        dub_reminder_find (&game->box, dub_history_get_state (history, position - 1), &game->state);
  for (DubReminder reminder = 0; reminder < DUB_N_REMINDERS; reminder++)
    if ((found & (1u << reminder)) != 0)
      g_ptr_array_add (sentences, dub_text_reminder (&game->state, reminder));
  g_ptr_array_add (sentences, NULL);

  return (char **) g_ptr_array_free (sentences, FALSE);
}

gboolean
dub_session_is_waiting_at (DubSession *self, DubPlace place)
{
  const DubState *state = &dub_session_get_game (self)->state;
  const DubYourTurn *turn = &state->you.turn;

  return ((place.kind == DUB_PLACE_RESOURCE && turn->free_tiles > 0) ||
          (place.kind == DUB_PLACE_JEWEL && turn->free_jewelry)) &&
         !dub_place_is_empty (state, place);
}
