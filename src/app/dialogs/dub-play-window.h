/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game for another app: a code that a phone reads, its link, and a file. Who played and
 * where is remembered.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_PLAY_WINDOW (dub_play_window_get_type ())

G_DECLARE_FINAL_TYPE (DubPlayWindow, dub_play_window, DUB, PLAY_WINDOW, AdwWindow)

/* Returns NULL with the error set if the game cannot be read, or is not finished. */
GtkWidget *dub_play_window_new (GtkWindow *parent, const char *id, GError **error);
