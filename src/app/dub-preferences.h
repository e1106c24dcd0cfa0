/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the player prefers, whatever the game. The choices of a game are those of
 * the page for a new one.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_PREFERENCES (dub_preferences_get_type ())

G_DECLARE_FINAL_TYPE (DubPreferences, dub_preferences, DUB, PREFERENCES, AdwPreferencesWindow)

GtkWidget *dub_preferences_new (GtkWindow *parent);

/* Binds the choice of a row to a setting that is one of some strings, which are
 * static and end with NULL, in the order of the row's list. */
void dub_preferences_bind_choice (GSettings *settings, const char *key, AdwComboRow *row,
                                  const char *const *values);

G_END_DECLS
