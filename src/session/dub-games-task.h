/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the saved games in a thread, for as long as it takes.
 */

#pragma once

#include "dub-games.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _DubGamesTask DubGamesTask;

/* Gets the games, an array of DubSummary that it does not own, in the main loop. */
typedef void (*DubGamesListed) (gpointer owner, GPtrArray *games);

/* The owner has to outlive the task, or cancel it. */
DubGamesTask *dub_games_task_run (DubGamesListed listed, gpointer owner) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it. Before the games are listed this cancels it: what was read so far is not read again
 * the next time. */
void dub_games_task_free (DubGamesTask *self);

/* Sets how many games are read, and how many there are to read; 0 while that is not known. */
void dub_games_task_get_progress (DubGamesTask *self, guint *n_read, guint *n_to_read);

G_END_DECLS
