/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of saved games share. Each test case has a data folder of its
 * own (G_TEST_OPTION_ISOLATE_DIRS).
 */

#pragma once

#include "dub-games.h"
#include "script.h"

G_BEGIN_DECLS

typedef void (*ChildFunc) (gpointer data);

/* Runs func in a process of its own; tells its exit status, 0 if it does not leave
 * by itself. */
int child_run (ChildFunc func, gpointer data);

/* Begins a game and plays so many moves of the script. */
DubGameFile *folder_play (Script *script, const char *name, guint n_moves);

/* Does the move in the file; FALSE with the error set if it is refused. */
gboolean folder_do (DubGameFile *game, const Move *move, GError **error);

/* A move that is possible in any game: her points are corrected. */
DubMove folder_make_move (gint points);

/* Everything below the folder of games as one text, to see that it is as it was. */
char *folder_snapshot (void);

char *folder_get_path (const char *file);
char *folder_read (const char *file);
void folder_write (const char *file, const char *text);

/* That the game on disk is that in memory. */
void folder_assert_saved (const DubGameFile *game);

/* Undo or redo an entry of an open game. */
gboolean folder_undo (DubGameFile *game, GError **error);
gboolean folder_redo (DubGameFile *game, GError **error);

G_END_DECLS
