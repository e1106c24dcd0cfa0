/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Export and import of games. The result is shown in the window of the parent.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

/* Asks for a file and saves the game in it. */
void dub_game_files_game (DubSession *session, GtkWidget *parent);

/* The same for a game that cannot be saved, with a different text. */
void dub_game_files_copy (DubSession *session, GtkWidget *parent);

/* The same for a game that is not open, by its id. */
void dub_game_files_game_of_id (const char *id, const char *name, GtkWidget *parent);

/* Asks for a file and opens the game in it. */
void dub_game_files_open (GtkWidget *parent);

/* Opens a game from a file. It is imported as a new game, unless the file is already in the
 * games folder. */
void dub_game_files_import (GFile *file, GtkWidget *parent);
