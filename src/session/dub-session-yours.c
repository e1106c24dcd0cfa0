/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-session-yours.h"

#include "dub-place.h"
#include "dub-reminder.h"
#include "dub-text.h"
#include "dub-your-turn.h"

#include <string.h>

gboolean
dub_entry_is_your_move (DubEntry entry)
{
  const DubMove *move = dub_entry_get_move (&entry);

  return move != NULL && move->side == DUB_YOU &&
         (move->verb < DUB_N_STEPS || move->verb == DUB_MOVE_DEPUTE ||
          move->verb == DUB_MOVE_PASS_EXAM);
}

guint
dub_session_find_turn (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint index = dub_history_get_position (history);

  while (index > 1) {
    const DubState *before = dub_history_get_state (history, index - 1);

    if (before->phase != DUB_PHASE_TURNS || before->turn != DUB_YOU ||
        dub_event_is (dub_history_get_entry (history, index - 1).events, DUB_MOVE_END_TURN))
      break;
    index--;
  }

  return index;
}

static gboolean
has_gains (const DubMove *move)
{
  static const gint16 nothing[DUB_N_GAINS] = { 0 };

  return move->open != 0 || memcmp (move->gains, nothing, sizeof nothing) != 0;
}

/* Returns the move of an entry with what it cost you and brought, and adds what else is to be said
 * of it. Returns NULL if there is nothing. */
static const DubMove *
find_gains (DubSession *self, guint index, GPtrArray *also)
{
  const DubHistory *history = dub_session_get_history (self);
  DubEntry entry = dub_history_get_entry (history, index);
  const DubMove *move = dub_entry_get_move (&entry);
  guint n_also = also->len;
  char *remark;

  if (!dub_entry_is_your_move (entry))
    return NULL;
  for (guint i = 1; i < entry.n_events; i++)
    if (dub_event_is (&entry.events[i], DUB_MOVE_TAKE_FAVOR))
      g_ptr_array_add (also, dub_text_favor_gained ());
    else if (dub_event_is (&entry.events[i], DUB_MOVE_ALL_HALLS_TOKEN))
      g_ptr_array_add (also,
                       dub_text_event (dub_history_get_box (history, index),
                                       dub_history_get_state (history, index), &entry.events[i]));
  remark = dub_text_gains_remark (move);
  if (remark != NULL)
    g_ptr_array_add (also, remark);

  return also->len > n_also || has_gains (move) ? move : NULL;
}

/* Takes the sentences, and returns them as one text, each of them once. */
static char *
join (GPtrArray *sentences)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < sentences->len; i++) {
    guint first;

    g_ptr_array_find_with_equal_func (sentences, sentences->pdata[i], g_str_equal, &first);
    if (first == i)
      g_strv_builder_add (lines, sentences->pdata[i]);
  }
  texts = g_strv_builder_end (lines);
  g_ptr_array_unref (sentences);

  return g_strjoinv (" ", texts);
}

/* Of one entry. */
static char *
dup_gains (DubSession *self, guint index)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  const DubMove *move = find_gains (self, index, sentences);

  if (move == NULL) {
    g_ptr_array_unref (sentences);
    return NULL;
  }
  if (has_gains (move))
    g_ptr_array_insert (sentences, 0, dub_text_gains (move));

  return join (sentences);
}

char *
dub_session_dup_gains (DubSession *self)
{
  guint position = dub_history_get_position (dub_session_get_history (self));

  return position > 0 ? dup_gains (self, position - 1) : NULL;
}

/* What several moves of this turn add up to, without what is said of the last one; NULL if there
 * are fewer. */
static char *
add_up (DubSession *self, const char *last)
{
  guint position = dub_history_get_position (dub_session_get_history (self)), n = 0;
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  DubMove all = { 0 };

  for (guint i = dub_session_find_turn (self); i < position; i++) {
    const DubMove *move = find_gains (self, i, sentences);
    char *rest;

    if (move == NULL)
      continue;
    n++;
    for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
      all.gains[fact] = (gint16) (all.gains[fact] + move->gains[fact]);
    rest = dub_text_open_gains (move);
    if (rest != NULL)
      g_ptr_array_add (sentences, rest);
  }
  if (n < 2) {
    g_ptr_array_unref (sentences);
    return NULL;
  }
  for (guint i = sentences->len; i > 0; i--)
    if (strstr (last, sentences->pdata[i - 1]) != NULL)
      g_ptr_array_remove_index (sentences, i - 1);
  g_ptr_array_insert (sentences, 0, dub_text_turn_gains (&all));

  return join (sentences);
}

char *
dub_session_dup_turn_gains (DubSession *self)
{
  guint first = dub_session_find_turn (self);
  guint position = dub_history_get_position (dub_session_get_history (self));
  g_autofree char *last = NULL, *turn = NULL;

  while (last == NULL && position > first)
    last = dup_gains (self, --position);
  turn = add_up (self, last);

  return turn != NULL ? g_strjoin ("\n", last, turn, NULL) : g_steal_pointer (&last);
}

static gboolean
has_moved (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint position = dub_history_get_position (history);

  for (guint i = dub_session_find_turn (self); i < position; i++)
    if (dub_entry_is_your_move (dub_history_get_entry (history, i)))
      return TRUE;

  return FALSE;
}

char *
dub_session_dup_end_doubt (DubSession *self, gboolean with_tasks)
{
  const DubGame *game = dub_session_get_game (self);
  guint tasks;

  if (dub_session_get_next (self) != DUB_MOVE_END_TURN)
    return NULL;
  if (!has_moved (self))
    return dub_text_end_empty_turn ();
  tasks = with_tasks ? dub_your_turn_get_tasks (&game->box, &game->state) : 0;

  return tasks != 0 ? dub_text_end_unmarked (&game->box, &game->state, tasks) : NULL;
}

/* The orders for the cards of both sides that follow a preparation. */
char **
dub_session_dup_beginning (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  g_autoptr (GStrvBuilder) orders = g_strv_builder_new ();
  guint last = dub_history_get_position (history) - 1;
  DubEntry entry = dub_history_get_entry (history, last);
  const DubState *before = dub_history_get_state (history, last);

  for (guint i = 1; dub_event_is (entry.events, DUB_MOVE_READY) && i < entry.n_events; i++)
    if (dub_event_is (&entry.events[i], DUB_MOVE_DRAW_HAND) ||
        (entry.events[i].type == DUB_EVENT_CARDS && before->draw_mode != DUB_DRAW_APP)) {
      g_autofree char *order =
          dub_text_event (dub_history_get_box (history, last), before, &entry.events[i]);

      g_strv_builder_add (orders, order);
    }

  return g_strv_builder_end (orders);
}

char **
dub_session_dup_waiting (DubSession *self)
{
  return dub_text_waiting (&dub_session_get_game (self)->state.yours.turn);
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
  const DubYourTurn *turn = &state->yours.turn;

  if (place.kind == DUB_PLACE_TASK) {
    guint tasks = dub_your_turn_get_tasks (&dub_session_get_game (self)->box, state);

    return place.in == state->sides[DUB_YOU].track && (tasks & (1u << place.at)) != 0;
  }

  return ((place.kind == DUB_PLACE_RESOURCE && turn->free_tiles > 0) ||
          (place.kind == DUB_PLACE_JEWEL && turn->free_jewelry)) &&
         !dub_place_is_empty (state, place);
}
