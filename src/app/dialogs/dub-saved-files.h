/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions with the files of games and box profiles: export and import, and in a list also rename,
 * delete and restore.
 */

#pragma once

#include "dub-folder.h"
#include "dub-session.h"

#include <gtk/gtk.h>

typedef enum { DUB_SAVED_GAME, DUB_SAVED_BOX, DUB_N_SAVED_KINDS } DubSavedKind;

/* Installs the actions on a window: "games.rename", "games.export" and "games.delete", whose target
 * is an id and a name, and "games.restore" with an id; "boxes.rename" and so on. Each of them then
 * activates the action "games.done" or "boxes.done" of the window with two strings: in words, what
 * was not done and why, both empty if all went well. */
void dub_saved_files_install (GtkWidgetClass *klass, DubSavedKind kind);

/* Tells the window, by this action, how it went. what may be NULL. */
void dub_saved_files_report (gpointer window, DubSavedKind kind, const char *what,
                             const GError *error);

/* Returns the id of the restored item, or NULL. To be called by a worker. */
char *dub_saved_files_restore (DubSavedKind kind, const char *id, GError **error);

/* Asks for a file and saves the game in it; is_rescue: because it cannot be saved otherwise. */
void dub_saved_files_export (DubSession *session, GtkWidget *parent, gboolean is_rescue);

/* Asks for a file of this kind, to be handed over. */
void dub_saved_files_choose (GtkWidget *window, DubSavedKind kind,
                             void (*chosen) (GtkWidget *window, const char *path, gpointer data));

/* Opens a game from a file. It is imported as a new game, unless the file is already in the
 * games folder. */
void dub_saved_files_open (GtkWidget *window, const char *path, gpointer unused);
