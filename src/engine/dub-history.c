/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table, about a kilobyte, is kept after every few entries. Those in between are
 * computed on demand, and then kept too, so undo and redo take a few steps and never a
 * full replay.
 */

#include "dub-history.h"

enum { KEPT_EVERY = 8 };

typedef struct {
  guint first_event;
  guint n_events;
  guint box; /* after it, an index in boxes */
} Entry;

/* Her turn in the current game. */
typedef struct {
  DubTurn turn;
  gboolean is_known;
} Resolved;

struct _DubHistory {
  DubGame game;
  Resolved *resolved; /* owned */
  GArray *entries;    /* of Entry */
  GArray *events;     /* of DubEvent */
  GPtrArray *states;  /* owned DubStates or NULL; the one after entry i is at i + 1 */
  GPtrArray *boxes;   /* owned DubBoxes; the first one is empty */
  guint position;
};

DubHistory *
dub_history_new (void)
{
  DubHistory *self = g_new0 (DubHistory, 1);

  dub_game_init (&self->game, &self->game.box);
  self->resolved = g_new0 (Resolved, 1);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  self->states = g_ptr_array_new_with_free_func (g_free);
  self->boxes = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->boxes, g_new0 (DubBox, 1));
  g_ptr_array_add (self->states, g_memdup2 (&self->game.state, sizeof self->game.state));

  return self;
}

void
dub_history_free (DubHistory *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->events);
  g_ptr_array_unref (self->states);
  g_ptr_array_unref (self->boxes);
  g_free (self->resolved);
  g_free (self);
}

const DubGame *
dub_history_get_game (const DubHistory *self)
{
  return &self->game;
}

const DubTurn *
dub_history_get_turn (const DubHistory *self)
{
  if (self->game.state.playing.action == DUB_CARD_UNKNOWN)
    return NULL;

  if (!self->resolved->is_known)
    dub_game_get_turn (&self->game, TRUE, &self->resolved->turn);
  self->resolved->is_known = TRUE;

  return &self->resolved->turn;
}

guint
dub_history_get_n_entries (const DubHistory *self)
{
  return self->entries->len;
}

guint
dub_history_get_position (const DubHistory *self)
{
  return self->position;
}

DubEntry
dub_history_get_entry (const DubHistory *self, guint index)
{
  const Entry *entry = &g_array_index (self->entries, Entry, index);

  return (DubEntry){ .events = &g_array_index (self->events, DubEvent, entry->first_event),
                     .n_events = entry->n_events };
}

static guint
get_box_place (const DubHistory *self, guint index)
{
  return index == 0 ? 0 : g_array_index (self->entries, Entry, index - 1).box;
}

const DubBox *
dub_history_get_box (const DubHistory *self, guint index)
{
  return g_ptr_array_index (self->boxes, get_box_place (self, index));
}

/* Computes the game at this position from the last table that was kept. */
static void
fold_to (const DubHistory *self, guint position, DubGame *game)
{
  guint kept = position;

  while (g_ptr_array_index (self->states, kept) == NULL)
    kept--;
  game->box = *dub_history_get_box (self, kept);
  game->state = *(const DubState *) g_ptr_array_index (self->states, kept);
  for (; kept < position; kept++) {
    DubEntry entry = dub_history_get_entry (self, kept);

    if (!dub_game_fold (game, entry.events, entry.n_events, NULL, NULL))
      g_assert_not_reached (); /* it was applied successfully before */
  }
}

static void
keep (const DubHistory *self, guint position, const DubState *state)
{
  if (g_ptr_array_index (self->states, position) == NULL)
    g_ptr_array_index (self->states, position) = g_memdup2 (state, sizeof *state);
}

const DubState *
dub_history_get_state (const DubHistory *self, guint index)
{
  if (g_ptr_array_index (self->states, index) == NULL) {
    DubGame game;

    fold_to (self, index, &game);
    keep (self, index, &game.state);
  }

  return g_ptr_array_index (self->states, index);
}

/* The entry that begins the game cannot be undone. What is undone may be redone, so the table that
 * is left is kept. */
gboolean
dub_history_go_to (DubHistory *self, guint position)
{
  if (position < 1 || position > self->entries->len)
    return FALSE;
  keep (self, self->position, &self->game.state);
  fold_to (self, position, &self->game);
  self->resolved->is_known = FALSE;
  self->position = position;

  return TRUE;
}

static void
forget_undone (DubHistory *self)
{
  guint first_event = self->events->len;

  if (self->position < self->entries->len)
    first_event = g_array_index (self->entries, Entry, self->position).first_event;
  g_array_set_size (self->entries, self->position);
  g_array_set_size (self->events, first_event);
  g_ptr_array_set_size (self->states, (gint) self->position + 1);
}

/* Takes ownership of the box that an event may hold, and returns the index of the box after
 * the events. */
static guint
take_box (DubHistory *self, const DubEvent *events, guint n_events)
{
  guint box = get_box_place (self, self->position);

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == DUB_EVENT_BOX) {
      g_ptr_array_add (self->boxes, (gpointer) events[i].box);
      box = self->boxes->len - 1;
    }

  return box;
}

/* The events have already been applied to the game. */
static void
append (DubHistory *self, const DubEvent *events, guint n_events, guint box)
{
  Entry entry = { .n_events = n_events, .box = box };

  forget_undone (self);
  entry.first_event = self->events->len;
  g_array_append_vals (self->events, events, n_events);
  g_array_append_val (self->entries, entry);
  self->resolved->is_known = FALSE;
  self->position++;
  g_ptr_array_add (self->states, NULL);
  if (self->position % KEPT_EVERY == 0)
    keep (self, self->position, &self->game.state);
}

gboolean
dub_history_add (DubHistory *self, const DubEvent *events, guint n_events, guint *bad,
                 GError **error)
{
  guint box = take_box (self, events, n_events);

  *bad = 0;
  if (!dub_game_fold (&self->game, events, n_events, bad, error))
    return FALSE;
  append (self, events, n_events, box);

  return TRUE;
}

const DubMove *
dub_entry_get_move (const DubEntry *entry)
{
  return entry->n_events > 0 && entry->events[0].type == DUB_EVENT_MOVE ? &entry->events[0].move
                                                                        : NULL;
}

const DubSetup *
dub_history_get_setup (const DubHistory *self)
{
  DubEntry entry = dub_history_get_entry (self, 0);
  guint i = 0;

  while (entry.events[i].type != DUB_EVENT_STARTED)
    i++;

  return &entry.events[i].setup;
}

static DubPending *
pending_new (const DubGame *game)
{
  DubPending *pending = g_new (DubPending, 1);

  pending->entry = (DubEntry){ 0 };
  pending->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  pending->after = *game;

  return pending;
}

void
dub_pending_free (DubPending *pending)
{
  g_array_unref (pending->events);
  g_free (pending);
}

/* Returns the pending entry if it was decided, or else frees it. */
static DubPending *
conclude (DubPending *pending, gboolean is_decided)
{
  if (!is_decided) {
    dub_pending_free (pending);
    return NULL;
  }
  pending->entry.events = (const DubEvent *) (void *) pending->events->data;
  pending->entry.n_events = pending->events->len;

  return pending;
}

DubPending *
dub_history_decide (const DubHistory *self, const DubMove *move, GError **error)
{
  DubPending *pending = pending_new (&self->game);

  return conclude (pending, dub_game_perform (&pending->after, dub_history_get_turn (self), move,
                                              pending->events, error));
}

DubPending *
dub_history_decide_box (const DubHistory *self, const DubBox *box, GError **error)
{
  DubPending *pending = pending_new (&self->game);

  return conclude (pending, dub_game_change_box (&pending->after, box, pending->events, error));
}

void
dub_history_add_pending (DubHistory *self, const DubPending *pending)
{
  const DubEntry *entry = &pending->entry;
  g_autofree DubEvent *events = g_memdup2 (entry->events, entry->n_events * sizeof (DubEvent));

  for (guint i = 0; i < entry->n_events; i++)
    if (events[i].type == DUB_EVENT_BOX)
      events[i].box = g_memdup2 (events[i].box, sizeof *events[i].box);
  self->game = pending->after;
  append (self, events, entry->n_events, take_box (self, events, entry->n_events));
}

gboolean
dub_history_begin (DubHistory *self, const DubBox *box, const DubSetup *setup, GError **error)
{
  g_autoptr (DubPending) pending = pending_new (&self->game);
  DubEvent brought = { .type = DUB_EVENT_BOX, .box = box };

  g_return_val_if_fail (self->position == 0, FALSE);

  g_array_append_val (pending->events, brought);
  pending = conclude (pending, dub_game_apply (&pending->after, &brought, error) &&
                                   dub_game_start (&pending->after, setup, pending->events, error));
  if (pending != NULL)
    dub_history_add_pending (self, pending);

  return pending != NULL;
}
