/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of saved games. A game is one journal file; its id is the name of
 * the file without its ending. Finished games stay as history.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* A game that is open. Every call that changes it is on disk when it returns. */
typedef struct _DubGameFile DubGameFile;

/* What a list of games shows. */
typedef struct {
  char *id;
  char *name;
  gint64 changed; /* seconds since 1970 */
  guint8 round;
  guint8 phase;
  guint16 barry_pp;
  char *problem; /* why it cannot be read, or NULL */
} DubGameInfo;

/* The folder, below the user's data folder; it is made when it is needed. */
char *dub_games_dup_folder (void);

/* Of DubGameInfo, the last changed first. */
GPtrArray *dub_games_list (void);

/* Begins a game of this name and opens it. */
DubGameFile *dub_games_create (const char *name, const DubBox *box, const DubSetup *setup,
                               GError **error);

/* Opens a game. If another process writes it, it is opened read-only. */
DubGameFile *dub_games_open (const char *id, GError **error);

gboolean dub_games_delete (const char *id, GError **error);

/* To and from a file of the player's choice. A bad file changes nothing. The id
 * of the new game is owned by the caller. */
gboolean dub_games_export (const char *id, const char *path, GError **error);
char *dub_games_import (const char *path, GError **error);

void dub_game_file_close (DubGameFile *self);
const char *dub_game_file_get_id (const DubGameFile *self);
const char *dub_game_file_get_name (const DubGameFile *self);

/* How many bytes of a torn write were left out when it was opened. */
gsize dub_game_file_get_n_torn (const DubGameFile *self);

/* It cannot be changed, perhaps because somebody else does. */
gboolean dub_game_file_is_read_only (const DubGameFile *self);
gboolean dub_game_file_is_open_elsewhere (const DubGameFile *self);
const DubHistory *dub_game_file_get_history (const DubGameFile *self);

/* On failure the game is as it was before, in memory and on disk. */
gboolean dub_game_file_perform (DubGameFile *self, const DubAction *action, GError **error);
gboolean dub_game_file_undo (DubGameFile *self, GError **error);
gboolean dub_game_file_redo (DubGameFile *self, GError **error);
gboolean dub_game_file_rename (DubGameFile *self, const char *name, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubGameFile, dub_game_file_close)

G_END_DECLS
