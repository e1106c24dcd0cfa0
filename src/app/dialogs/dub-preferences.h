/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Preferences that apply to all games. The options of a single game are on the page for a
 * new game.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_PREFERENCES (dub_preferences_get_type ())

G_DECLARE_FINAL_TYPE (DubPreferences, dub_preferences, DUB, PREFERENCES, AdwPreferencesWindow)

GtkWidget *dub_preferences_new (GtkWindow *parent);

/* Export and import all data, beside the main loop; the window says how that goes. It stays open
 * meanwhile. */
void dub_preferences_export (GtkWidget *self, const char *path, gpointer unused);
void dub_preferences_import (GtkWidget *self, const char *path, gpointer unused);
