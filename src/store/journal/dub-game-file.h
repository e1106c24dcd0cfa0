/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An open game. Every change is appended to its file and synced before it takes effect.
 * If that fails, the game is unchanged on the screen and on disk, and does not continue
 * until a change can be saved again.
 */

#pragma once

#include "dub-fault.h"
#include "dub-journal.h"

typedef struct _DubGameFile DubGameFile;

/* The reason why a game cannot continue. */
typedef enum {
  DUB_TROUBLE_NONE,
  DUB_TROUBLE_WRITE,   /* its file could not be written, for example on a full disk */
  DUB_TROUBLE_GONE,    /* its file was deleted, moved or replaced */
  DUB_TROUBLE_CHANGED, /* something else has written to its file */
} DubTrouble;

void dub_game_file_close (DubGameFile *self);
const char *dub_game_file_get_id (const DubGameFile *self);

/* Returns what was read from the file, and changed since. */
const DubJournal *dub_game_file_get_journal (const DubGameFile *self);

/* A game is read-only if it is open elsewhere, if writing its file is not permitted, or if the
 * file is damaged: then what stands before the damage is the game, until it is repaired
 * (dub-games.h). */
gboolean dub_game_file_is_read_only (const DubGameFile *self);

/* On a file system without locks, nothing keeps others from writing to the game, but what they
 * write is noticed. */
DubWarnings dub_game_file_get_warnings (const DubGameFile *self);

/* On failure the game is unchanged, in memory and on disk. add performs an action that is
 * already decided; jump undoes or redoes until this many entries are not undone, as one
 * change. */
gboolean dub_game_file_perform (DubGameFile *self, const DubMove *move, GError **error);
gboolean dub_game_file_change_box (DubGameFile *self, const DubBox *box, GError **error);
gboolean dub_game_file_add (DubGameFile *self, const DubPending *pending, GError **error);
gboolean dub_game_file_jump (DubGameFile *self, guint position, GError **error);
gboolean dub_game_file_rename (DubGameFile *self, const char *name, GError **error);
gboolean dub_game_file_set_note (DubGameFile *self, const char *note, GError **error);

/* Returns why the last change could not be saved, if it could not; the next change tries
 * again. *problem is the errno, or 0. */
DubTrouble dub_game_file_get_trouble (const DubGameFile *self, int *problem);

/* From now on, changes are written at once and synced in the background. If a sync fails,
 * its data stays in memory and is written again with the next change. func is called in
 * the caller's main context after each sync. */
void dub_game_file_sync_in_background (DubGameFile *self, GSourceFunc func, gpointer data);

/* Waits for background syncs. Returns FALSE with the error set if something is not saved. */
gboolean dub_game_file_flush (DubGameFile *self, GError **error);

/* Returns the text of the whole game in memory, to be written to another file. */
char *dub_game_file_print (const DubGameFile *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubGameFile, dub_game_file_close)

/* Opens the journal of a game. The lock is a file beside it. */
DubGameFile *dub_game_file_open (const char *id, const char *path, const char *lock_path,
                                 GError **error);

/* Checks of text before it is written, so that a file never contains anything that could
 * not be read back, and of what a file contains. */

/* Returns whether the text of the next entry reads back as that entry and leads to the
 * same table. */
gboolean dub_read_back_entry (const DubHistory *history, const DubPending *pending,
                              const char *text, GError **error);

/* Returns whether the text of a whole journal reads back as the same game. */
gboolean dub_read_back_journal (const DubJournal *journal, const char *text, GError **error);

/* Returns whether today's rules make the same events of the recorded action. What is recorded
 * stays what happened, whatever they would make. */
gboolean dub_read_back_is_decided (const DubHistory *history, guint index);
