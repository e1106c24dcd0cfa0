/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that is being played: the only one that changes it, shared by terminal
 * and app. Everything that is shown is asked from here; after each change the
 * signal "changed" says that it may be another.
 */

#pragma once

#include "dub-games.h"
#include "dub-log-item.h"
#include "dub-score.h"

G_BEGIN_DECLS

#define DUB_TYPE_SESSION (dub_session_get_type ())

G_DECLARE_FINAL_TYPE (DubSession, dub_session, DUB, SESSION, GObject)

DubSession *dub_session_new (const char *name, const DubBox *box, const DubSetup *setup,
                             GError **error);
DubSession *dub_session_open (const char *id, GError **error);

/* The game, the history and its log (of DubLogItem, undone entries included). */
const DubGame *dub_session_get_game (DubSession *self);
const DubHistory *dub_session_get_history (DubSession *self);
GListModel *dub_session_get_log (DubSession *self);

const char *dub_session_get_id (DubSession *self);
const char *dub_session_get_name (DubSession *self);
gboolean dub_session_rename (DubSession *self, const char *name, GError **error);
gboolean dub_session_get_read_only (DubSession *self);

/* What the player should be told about the game as it was found, a sentence
 * each: open elsewhere, a torn end. */
char **dub_session_dup_warnings (DubSession *self);

/* Why the game stands still now, as a sentence; NULL if it goes on. The signal
 * "trouble" says that it may be another. */
char *dub_session_dup_trouble (DubSession *self);

/* Why something was refused; the trouble if it is that. */
char *dub_session_dup_sentence (DubSession *self, const GError *error);

/* Writes the whole game as it is known here to another file. */
gboolean dub_session_save_copy (DubSession *self, const char *path, GError **error);

/* Changes are written at once and synced in the background, so that nobody waits for
 * the disk; flush waits, and is FALSE with the error set if something is not saved. */
void dub_session_sync_in_background (DubSession *self);
gboolean dub_session_flush (DubSession *self, GError **error);

gboolean dub_session_perform (DubSession *self, const DubAction *action, GError **error);

/* An action as a line of the journal, so that buttons, keys and tests share one
 * path; the line of an action. */
gboolean dub_session_perform_line (DubSession *self, const char *line, GError **error);
char *dub_session_dup_line (DubSession *self, const DubAction *action);

gboolean dub_session_get_can_undo (DubSession *self);
gboolean dub_session_get_can_redo (DubSession *self);
char *dub_session_dup_undo_title (DubSession *self); /* NULL if there is nothing */
char *dub_session_dup_redo_title (DubSession *self);
gboolean dub_session_undo (DubSession *self, GError **error);
gboolean dub_session_redo (DubSession *self, GError **error);

/* Undoes or redoes until this many entries are not undone. */
gboolean dub_session_jump (DubSession *self, guint position, GError **error);

/* Her turn with its candidates, once her card is revealed; else NULL. */
const DubTurn *dub_session_get_turn (DubSession *self);

/* What has to be done on the table now, an order each: hers, those of a round's
 * preparation, or your income. */
char **dub_session_dup_orders (DubSession *self);

/* The action that comes next without a choice, as a line of the journal: what a
 * big button or an empty input does. NULL if something else has to be done. */
char *dub_session_dup_next_line (DubSession *self);

/* What a button for it says; NULL if there is none. */
char *dub_session_dup_next_label (DubSession *self);

/* An order as it would read, had it been carried out like this. */
char *dub_session_dup_deviation (DubSession *self, const DubAction *deviation);

/* Why the n-th order of hers is as it is. */
char **dub_session_dup_reasons (DubSession *self, guint order);

/* The rulings that decided something in her turn and stand on none of its
 * orders, a line each: what lapsed, mostly. */
char **dub_session_dup_rulings (DubSession *self);

/* What is asked now and why; NULL if nothing is. */
const DubQuestion *dub_session_get_question (DubSession *self);
char *dub_session_dup_question (DubSession *self);
char *dub_session_dup_question_reason (DubSession *self);

/* The final scoring as far as it is known. */
void dub_session_count_score (DubSession *self, DubScore *score);

/* What to compare with the table at the end of a round, and what was last
 * ordered and comes now, after a resume. */
char **dub_session_dup_audit (DubSession *self);
char **dub_session_dup_recap (DubSession *self);

G_END_DECLS
