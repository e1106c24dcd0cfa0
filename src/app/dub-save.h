/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games to and from files of the player's choice. What came of it is said in the
 * window of the parent.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks for a file and writes the game there. */
void dub_save_game (DubSession *session, GtkWidget *parent);

/* The same for a game that stands still, in other words. */
void dub_save_copy (DubSession *session, GtkWidget *parent);

/* The same for a game that is not open, by its id. */
void dub_save_game_of_id (const char *id, const char *name, GtkWidget *parent);

/* Asks for a file and opens the game in it. */
void dub_save_open (GtkWidget *parent);

/* Opens the game of a file: a new one is made of it, unless the file is one of
 * the folder of games. */
void dub_save_import (GFile *file, GtkWidget *parent);

G_END_DECLS
