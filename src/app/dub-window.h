/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window. It shows one page at a time: welcome, new game or the game that is open.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_WINDOW (dub_window_get_type ())

G_DECLARE_FINAL_TYPE (DubWindow, dub_window, DUB, WINDOW, AdwApplicationWindow)

DubWindow *dub_window_new (GtkApplication *application);

/* Shows an open game; takes a reference. */
void dub_window_show_session (DubWindow *self, DubSession *session);
DubSession *dub_window_get_session (DubWindow *self); /* NULL if none is open */

/* Starts a game, with filled displays or without, and shows it once it is on disk. */
void dub_window_begin_game (DubWindow *self, const char *name, const DubBox *box,
                            const DubSetup *setup, gboolean fill);

/* Opens a saved game by its id, or reports why it cannot. */
void dub_window_open_game (DubWindow *self, const char *id);

/* Creates all pages again, in the current language. */
void dub_window_rebuild (DubWindow *self);
