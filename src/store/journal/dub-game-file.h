/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that is open. Every change of it is appended to its file, and synced,
 * before it counts; if that fails the game is as it was, on the screen and on
 * disk, and stands still until a change can be saved again.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

typedef struct _DubGameFile DubGameFile;

/* Why a game stands still. */
typedef enum {
  DUB_TROUBLE_NONE,
  DUB_TROUBLE_WRITE,   /* it could not be written: a full disk, say */
  DUB_TROUBLE_GONE,    /* its file was deleted, moved or replaced */
  DUB_TROUBLE_CHANGED, /* something else has written to its file */
} DubTrouble;

void dub_game_file_close (DubGameFile *self);
const char *dub_game_file_get_id (const DubGameFile *self);
const char *dub_game_file_get_name (const DubGameFile *self);

/* How many bytes of a torn write were left out when it was opened. */
gsize dub_game_file_get_n_torn (const DubGameFile *self);

/* It cannot be changed, perhaps because somebody else does. */
gboolean dub_game_file_is_read_only (const DubGameFile *self);
gboolean dub_game_file_is_open_elsewhere (const DubGameFile *self);
const DubHistory *dub_game_file_get_history (const DubGameFile *self);

/* On failure the game is as it was before, in memory and on disk. add performs what was
 * decided before; jump undoes or redoes until this many entries are not undone, as one
 * change. */
gboolean dub_game_file_perform (DubGameFile *self, const DubAction *action, GError **error);
gboolean dub_game_file_add (DubGameFile *self, const DubPending *pending, GError **error);
gboolean dub_game_file_jump (DubGameFile *self, guint position, GError **error);
gboolean dub_game_file_undo (DubGameFile *self, GError **error);
gboolean dub_game_file_redo (DubGameFile *self, GError **error);
gboolean dub_game_file_rename (DubGameFile *self, const char *name, GError **error);

/* Whether it stands still, since the last change that was tried; the next one tries
 * again. *reason is what the system said, or NULL. */
DubTrouble dub_game_file_get_trouble (const DubGameFile *self, const char **reason);

/* From now on changes are written at once, and synced in the background. A sync
 * that fails is trouble: what it was for stays in memory, and is written again with
 * the next change. func is called in the caller's main context after each sync. */
void dub_game_file_sync_in_background (DubGameFile *self, GSourceFunc func, gpointer data);

/* Waits for the background. FALSE with the error set if something is not saved. */
gboolean dub_game_file_flush (DubGameFile *self, GError **error);

/* Returns the whole game as it is in memory, for another file. */
char *dub_game_file_print (const DubGameFile *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubGameFile, dub_game_file_close)

G_END_DECLS
