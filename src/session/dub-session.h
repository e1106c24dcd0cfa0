/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress, for the terminal and the app. All changes go through the session,
 * and views get everything that they show from it. The signal "changed" is emitted
 * after each change.
 */

#pragma once

#include <gio/gio.h>

#include "dub-games.h"
#include "dub-history.h"
#include "dub-score.h"

#define DUB_TYPE_SESSION (dub_session_get_type ())

G_DECLARE_FINAL_TYPE (DubSession, dub_session, DUB, SESSION, GObject)

DubSession *dub_session_new (const char *name, const DubBox *box, const DubSetup *setup,
                             GError **error);
DubSession *dub_session_open (const char *id, GError **error);

/* Creates a session for a game that is already open. Takes ownership of the file, and returns NULL
 * if that is NULL. */
DubSession *dub_session_new_for_file (DubGameFile *file);

/* The log has an object for each entry, including undone ones. */
const DubGame *dub_session_get_game (DubSession *self);
const DubHistory *dub_session_get_history (DubSession *self);
GListModel *dub_session_get_log (DubSession *self);

const char *dub_session_get_id (DubSession *self);
const char *dub_session_get_name (DubSession *self);
gboolean dub_session_get_read_only (DubSession *self);

/* Returns sentences about problems found on opening the game: it is open elsewhere, or its
 * last write was interrupted. */
char **dub_session_dup_warnings (DubSession *self);

/* Returns whether the game has to be repaired before it can go on (dub-games.h). */
gboolean dub_session_get_damaged (DubSession *self);

/* Returns a sentence that says why the game cannot continue, or NULL. The signal
 * "trouble" is emitted when it changes. */
char *dub_session_dup_trouble (DubSession *self);

/* Returns a sentence that says why something was refused. */
char *dub_session_dup_sentence (DubSession *self, const GError *error);

/* Return the whole game in memory as text, and write it to another file. */
char *dub_session_print (DubSession *self, GError **error);
gboolean dub_session_save_copy (DubSession *self, const char *path, GError **error);

/* Returns the text of a new game that goes on after so many entries of this one, with the same
 * deal, and a name that says so; NULL with the error set if there are not so many, or if the game
 * is over there. dub_games_branch () starts it, beside the main loop if need be. */
char *dub_session_print_branch (DubSession *self, guint n_entries, GError **error);

/* From now on, changes are written at once and synced in the background, without waiting
 * for the disk. Flush waits, and returns FALSE with the error set if something is not saved. */
void dub_session_sync_in_background (DubSession *self);
gboolean dub_session_flush (DubSession *self, GError **error);

gboolean dub_session_perform (DubSession *self, const DubMove *move, GError **error);
gboolean dub_session_change_box (DubSession *self, const DubBox *box, GError **error);

gboolean dub_session_get_can_undo (DubSession *self);
gboolean dub_session_get_can_redo (DubSession *self);
char *dub_session_dup_undo_title (DubSession *self); /* NULL if there is nothing to undo */
char *dub_session_dup_redo_title (DubSession *self);
gboolean dub_session_undo (DubSession *self, GError **error);
gboolean dub_session_redo (DubSession *self, GError **error);

/* Undoes or redoes until this many entries are not undone. */
gboolean dub_session_jump (DubSession *self, guint position, GError **error);

/* Returns her turn with its candidates, or NULL if her card is not revealed yet. */
const DubTurn *dub_session_get_turn (DubSession *self);

/* Returns the steps to carry out now: those of her turn, those of a round's preparation, those of
 * your examination, or your income. */
char **dub_session_dup_orders (DubSession *self);

/* Returns the next move that involves no choice and has no details, for the big button or
 * an empty input line; its verb is DUB_N_VERBS once the game is over. The second function performs
 * it. */
DubMove dub_session_get_next (DubSession *self);
gboolean dub_session_go_on (DubSession *self, GError **error);

/* Return whether the next move is possible now, or something else has to be done first; and
 * its button label and what is to be done after it, or NULL if there is none. */
gboolean dub_session_can_go_on (DubSession *self);
char *dub_session_dup_next_label (DubSession *self);
char *dub_session_dup_after (DubSession *self);

/* Returns the label of the button beside the big one in a preparation, which fills the displays, or
 * does not if the big one does, and sets its move; NULL if there is none. */
char *dub_session_dup_other_label (DubSession *self, DubMove *other);

/* Returns the number of pieces that are to be entered. */
guint dub_session_count_due (DubSession *self);

/* Returns what to ask once before the game goes on, or NULL: nothing was entered in your turn; with
 * tasks, one that may be fulfilled is not marked; or a round leaves more than Resource tiles
 * unknown. Those are asked for when they matter, so who enters the rest means to leave them. */
char *dub_session_dup_doubt (DubSession *self, gboolean with_tasks);

/* Returns the moves of dub_game_list_legal () until the next change; none if read-only. */
const DubMove *dub_session_get_legal (DubSession *self, guint *n);

/* Returns the text of a step that was done differently. */
char *dub_session_dup_deviation (DubSession *self, const DubMove *deviation);

/* Returns the reasons for a step of her turn. */
char **dub_session_dup_reasons (DubSession *self, guint order);

/* Returns the rulings that decided something in her turn and that none of its steps cites,
 * one per string: mostly skipped effects. */
char **dub_session_dup_rulings (DubSession *self);

/* Returns the open question, or NULL. */
const DubQuestion *dub_session_get_question (DubSession *self);

/* Returns what is to be done now, in a sentence. */
char *dub_session_dup_guide (DubSession *self);

/* Returns for a resumed game what happened last and what comes next. */
char **dub_session_dup_recap (DubSession *self);

/* Your side of a game in progress, in words. */

/* Returns whether the entry is something that you do with the card that you play. */
gboolean dub_entry_is_your_move (DubEntry entry);

/* Return the index of the first entry of your turn, or the position if there is none; and of your
 * last move in it, or 0. */
guint dub_session_find_turn (DubSession *self);
guint dub_session_find_move (DubSession *self);

/* Returns the last move of your turn whose garment or tile shows what only you see, or NULL; and
 * the move that tells it, from the figures as they are printed there. */
const DubMove *dub_session_find_open_move (DubSession *self);
DubMove dub_session_get_tell_move (DubSession *self, guint thread, guint lace, guint livre);

/* Returns what the last entry cost you and brought, or NULL. */
char *dub_session_dup_gains (DubSession *self);

/* The same of your last move in this turn, and in a second line what all of them add up to. */
char *dub_session_dup_turn_gains (DubSession *self);

/* Returns what is to be done with the cards of both as a round begins; NULL-terminated. */
char **dub_session_dup_beginning (DubSession *self);

/* Returns the sentences of the reminders that the last entry made due; NULL-terminated. */
char **dub_session_dup_reminders (DubSession *self);

/* Returns whether the place has something that you gained and may take next. */
gboolean dub_session_is_waiting_at (DubSession *self, DubPlace place);

/* The player's note about a game, and its day. They are in the file of the game, but change nothing
 * of it. */

/* Returns "" if there is none. */
const char *dub_session_get_note (DubSession *self);

gboolean dub_session_set_note (DubSession *self, const char *note, GError **error);

/* Returns when the game was finished or, if that is not known, last changed: seconds since 1970, or
 * 0. A note that is written later, or a copy on another machine, does not make it a later game. */
gint64 dub_session_get_date (DubSession *self);

/* The entries of a game as the log shows them, in the language of now. */

/* Return the title of an entry; and a sentence for each of its events that has something to say,
 * and for what a move of yours costs and brings (NULL-terminated). */
char *dub_log_dup_title (const DubHistory *history, guint index);
char **dub_log_dup_sentences (const DubHistory *history, guint index);

/* Returns the title. If the entry is recorded differently than today's rules make it, as in a file
 * that something else has written, it says so. Decides the entry again. */
char *dub_log_dup_heading (const DubHistory *history, guint index);
