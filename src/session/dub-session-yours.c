/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-session-yours.h"

#include "dub-place.h"
#include "dub-reminder.h"
#include "dub-text.h"
#include "dub-your-turn.h"

/* The points of an examination and the token in all halls belong to events of their own. */
static char *
tell_gains (const DubGame *game, const DubState *before, const DubEntry *entry)
{
  DubDetail gained = { 0 };
  g_autofree char *also = NULL;
  g_autofree char *gains = NULL;

  for (guint i = 0; i < entry->n_events; i++) {
    const DubEvent *event = &entry->events[i];

    if (event->type == DUB_EVENT_YOU_GAINED) {
      for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
        gained.gains[fact] = (gint16) (gained.gains[fact] + event->detail.gains[fact]);
      gained.open |= event->detail.open;
    }
    if (event->type == DUB_EVENT_YOU_PASSED_EXAM)
      gained.gains[DUB_FACT_PP] = (gint16) (gained.gains[DUB_FACT_PP] + DUB_EXAM_PP);
    if (event->type == DUB_EVENT_YOU_ALL_HALLS)
      also = dub_text_event (&game->box, before, event);
  }
  if (!dub_detail_equal (&gained, &(DubDetail){ 0 }))
    gains = dub_text_gains (&gained);
  if (gains != NULL && also != NULL)
    return g_strjoin (" ", gains, also, NULL);

  return gains != NULL ? g_steal_pointer (&gains) : g_steal_pointer (&also);
}

/* Of the entry before this position. */
static char *
dup_gains (DubSession *self, guint position)
{
  const DubHistory *history = dub_session_get_history (self);
  DubEntry entry;

  if (position == 0)
    return NULL;
  entry = dub_history_get_entry (history, position - 1);

  return tell_gains (dub_session_get_game (self), dub_history_get_state (history, position - 1),
                     &entry);
}

char *
dub_session_dup_gains (DubSession *self)
{
  return dup_gains (self, dub_history_get_position (dub_session_get_history (self)));
}

char *
dub_session_dup_move_gains (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint position = dub_history_get_position (history);

  while (position > 0 &&
         dub_history_get_entry (history, position - 1).action.type == DUB_ACTION_YOU_TASK)
    position--;

  return dup_gains (self, position);
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

  if (place.kind == DUB_PLACE_TASK) {
    guint tasks = dub_your_turn_get_tasks (&dub_session_get_game (self)->box, state);

    return place.in == state->you.track && (tasks & (1u << place.at)) != 0;
  }

  return ((place.kind == DUB_PLACE_RESOURCE && turn->free_tiles > 0) ||
          (place.kind == DUB_PLACE_JEWEL && turn->free_jewelry)) &&
         !dub_place_is_empty (state, place);
}

gboolean
dub_session_is_turn_empty (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint last = dub_history_get_position (history) - 1;
  const DubState *before = dub_history_get_state (history, last);

  return dub_session_get_next (self) == DUB_ACTION_END_TURN &&
         (before->phase != DUB_PHASE_TURNS || before->turn != DUB_YOU ||
          dub_history_get_entry (history, last).action.type == DUB_ACTION_END_TURN);
}
