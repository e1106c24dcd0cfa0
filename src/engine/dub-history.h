/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as a list of entries: an action of the player, the resulting events, and the
 * table after them. An entry is the unit of undo. Undone entries stay until a new one
 * replaces them.
 */

#pragma once

#include "dub-game.h"

typedef struct _DubHistory DubHistory;

/* An entry is all that happened at once: the move that was asked for, and its consequences. */
typedef struct {
  const DubEvent *events; /* owned by the history */
  guint n_events;
} DubEntry;

/* An entry that was decided but is not in the history yet, with the game after it. */
typedef struct {
  DubEntry entry;
  GArray *events; /* owned; DubEvents of the entry */
  DubGame after;
} DubPending;

DubHistory *dub_history_new (void) G_GNUC_WARN_UNUSED_RESULT;
void dub_history_free (DubHistory *self);

/* Returns the game after the last entry that is not undone. Before the first entry, its box
 * is empty. */
const DubGame *dub_history_get_game (const DubHistory *self);

/* Returns her turn with its candidates, or NULL if her card is not revealed yet. It is resolved
 * once, on the first use after a change, and valid until the next one. */
const DubTurn *dub_history_get_turn (const DubHistory *self);

guint dub_history_get_n_entries (const DubHistory *self); /* including undone ones */
guint dub_history_get_position (const DubHistory *self);  /* excluding undone ones */
DubEntry dub_history_get_entry (const DubHistory *self, guint index);

/* The table and the box before an entry, or after all of them if index is their number. */
const DubState *dub_history_get_state (const DubHistory *self, guint index);
const DubBox *dub_history_get_box (const DubHistory *self, guint index);

/* Returns what the game was begun with. */
const DubSetup *dub_history_get_setup (const DubHistory *self);

/* Adds the entry that begins a game with its box. */
gboolean dub_history_begin (DubHistory *self, const DubBox *box, const DubSetup *setup,
                            GError **error);

/* Returns the move that was asked for, or NULL: a game was begun, or the box changed. */
const DubMove *dub_entry_get_move (const DubEntry *entry);

/* Decide the move, or that the box changes; and add what was decided, so that it can be saved in
 * between. Undone entries are dropped. The second step cannot fail; the history must not have
 * changed since the first. */
DubPending *dub_history_decide (const DubHistory *self, const DubMove *move, GError **error);
DubPending *dub_history_decide_box (const DubHistory *self, const DubBox *box, GError **error);
void dub_history_add_pending (DubHistory *self, const DubPending *pending);
void dub_pending_free (DubPending *pending);

/* Adds a recorded entry, and takes ownership of the box in its events. The rules judge it
 * like an entry in play. On failure, nothing is added and *bad is the index of the refused
 * event. */
gboolean dub_history_add (DubHistory *self, const DubEvent *events, guint n_events, guint *bad,
                          GError **error);

/* Undoes or redoes until this many entries are not undone. Returns FALSE if there are not that
 * many, or none would be left. */
gboolean dub_history_go_to (DubHistory *self, guint position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubHistory, dub_history_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubPending, dub_pending_free)
