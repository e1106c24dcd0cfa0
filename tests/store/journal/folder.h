/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Helpers of the tests of saved games. Each test case has a separate data folder
 * (G_TEST_OPTION_ISOLATE_DIRS).
 */

#pragma once

#include "dub-games.h"
#include "script.h"

G_BEGIN_DECLS

typedef void (*ChildFunc) (gpointer data);

/* Runs func in a child process. Returns its exit status, 0 if it did not call exit. */
int child_run (ChildFunc func, gpointer data);

/* Begins a game and plays n_moves moves of the script. */
DubGameFile *folder_play (Script *script, const char *name, guint n_moves);

/* Performs the move in the file; returns FALSE and sets the error on refusal. */
gboolean folder_do (DubGameFile *game, const Move *move, GError **error);

/* Returns a move that is possible in any game: a correction of her points. */
DubMove folder_make_move (gint points);

/* Returns everything below the folder of games as one text, to prove that nothing changed. */
char *folder_snapshot (void);

char *folder_get_path (const char *file);
char *folder_read (const char *file);
void folder_write (const char *file, const char *text);

/* Asserts that the games on disk and in memory are equal. */
void folder_assert_saved (const DubGameFile *game);

/* Undo or redo an entry of an open game. */
gboolean folder_undo (DubGameFile *game, GError **error);
gboolean folder_redo (DubGameFile *game, GError **error);

G_END_DECLS
