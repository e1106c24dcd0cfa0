/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions with the file of a game: export and import, and in a list also rename and
 * delete. The result is shown in the window of the parent.
 */

#pragma once

#include "dub-session.h"
#include "dub-summary.h"

#include <gtk/gtk.h>

/* Asks for a file and saves the game in it. */
void dub_game_files_game (DubSession *session, GtkWidget *parent);

/* The same for a game that cannot be saved, with a different text. */
void dub_game_files_copy (DubSession *session, GtkWidget *parent);

/* Asks for a file and opens the game in it. */
void dub_game_files_open (GtkWidget *parent);

/* Opens a game from a file. It is imported as a new game, unless the file is already in the
 * games folder. */
void dub_game_files_import (GFile *file, GtkWidget *parent);

/* Installs the actions on a page with a list of games. Their target is the id and the name of a
 * game. After a change they activate the action "games.update" of the page. */
void dub_game_files_install_actions (GtkWidgetClass *klass);

/* Returns a button with a menu of the actions; the menu itself, and the name of its button. */
GtkWidget *dub_game_files_new_button (const DubSummary *info);
GMenu *dub_game_files_new_menu (const DubSummary *info);
char *dub_game_files_dup_label (const DubSummary *info);
