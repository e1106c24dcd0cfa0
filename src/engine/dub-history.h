/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as its entries: what the player did, the events that came of it, and
 * the table after it. An entry is the unit of undo. Undone entries stay until a
 * new one takes their place.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

typedef struct _DubHistory DubHistory;

typedef struct {
  DubAction action;
  const DubEvent *events; /* owned by the history */
  guint n_events;
} DubEntry;

/* An entry that was decided and is not in the history yet, with the game after it. */
typedef struct {
  DubEntry entry;
  GArray *events; /* owned; of DubEvent, those of the entry */
  DubGame after;
} DubPending;

DubHistory *dub_history_new (void) G_GNUC_WARN_UNUSED_RESULT;
void dub_history_free (DubHistory *self);

/* The game after the last entry that is not undone. Before the first one its
 * box is empty. */
const DubGame *dub_history_get_game (const DubHistory *self);

guint dub_history_get_n_entries (const DubHistory *self); /* undone ones included */
guint dub_history_get_position (const DubHistory *self);  /* how many are not undone */
DubEntry dub_history_get_entry (const DubHistory *self, guint index);

/* The table and the box before an entry; for the number of entries, after all. */
const DubState *dub_history_get_state (const DubHistory *self, guint index);
const DubBox *dub_history_get_box (const DubHistory *self, guint index);

/* The entry that begins a game with its box. */
gboolean dub_history_begin (DubHistory *self, const DubBox *box, const DubSetup *setup,
                            GError **error);

/* Decides the action and adds its entry; what was undone is forgotten. */
gboolean dub_history_perform (DubHistory *self, const DubAction *action, GError **error);

/* The same in two steps, so that the entry can be saved in between. The second one, which
 * cannot fail, is for a history that has not changed since the first. */
DubPending *dub_history_decide (const DubHistory *self, const DubAction *action, GError **error);
void dub_history_add_pending (DubHistory *self, const DubPending *pending);
void dub_pending_free (DubPending *pending);

/* Adds an entry that was recorded, and takes the box that an event of it may
 * hold. The rules judge it as they judge what is played; on failure nothing is
 * added and *bad is the place of the event that was refused, the first one if they
 * do not fit the action. */
gboolean dub_history_add (DubHistory *self, const DubAction *action, const DubEvent *events,
                          guint n_events, guint *bad, GError **error);

gboolean dub_history_undo (DubHistory *self);
gboolean dub_history_redo (DubHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubHistory, dub_history_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubPending, dub_pending_free)

G_END_DECLS
