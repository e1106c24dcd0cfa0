/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of saved games. A game is one journal file; its id is the name of
 * the file without its ending. Finished games stay as history.
 */

#pragma once

#include "dub-game-file.h"
#include "dub-summary.h"

G_BEGIN_DECLS

/* The numbers in the summary of a game. */
enum { DUB_GAME_ROUND, DUB_GAME_PHASE, DUB_GAME_PP };

/* The folder, below the user's data folder; it is made when it is needed. */
char *dub_games_dup_folder (void);

/* FALSE with the error set if there are games that cannot be listed. */
gboolean dub_games_check (GError **error);

/* Of DubSummary, the last changed first. */
GPtrArray *dub_games_list (void);

/* Begins a game of this name and opens it. */
DubGameFile *dub_games_create (const char *name, const DubBox *box, const DubSetup *setup,
                               GError **error);

/* Opens a game. If another process writes it, it is opened read-only. */
DubGameFile *dub_games_open (const char *id, GError **error);

gboolean dub_games_rename (const char *id, const char *name, GError **error);
gboolean dub_games_delete (const char *id, GError **error);

/* When the game was last changed, in seconds since 1970; 0 if it is not there. */
gint64 dub_games_get_changed (const char *id);

/* To and from a file of the player's choice, which is not one of the saved games. A bad
 * file changes nothing. The id of the new game is owned by the caller. */
gboolean dub_games_export (const char *id, const char *path, GError **error);
gboolean dub_games_write_copy (const char *text, const char *path, GError **error);
char *dub_games_import (const char *path, GError **error);

G_END_DECLS
