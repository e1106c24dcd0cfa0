/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the player has set: the settings themselves, those of the next game, and rows that change
 * them.
 */

#pragma once

#include "dub-move.h"
#include "dub-names.h"
#include "dub-session.h"

#include <adwaita.h>

/* Returns the settings, which all windows share and nobody owns. */
GSettings *dub_settings_get (void);

/* The settings of the next game. They have neither its seed nor the colors of the players. */
DubSetup dub_settings_read_setup (void);
void dub_settings_write_setup (const DubSetup *setup);

/* The profile of this game, if it is one of the player, is that of the next one. */
void dub_settings_keep_profile (DubSession *session);

/* A setting whose value is the key of a member of a set; the first member if it is none. */
guint dub_settings_read_choice (const char *key, DubSet set);

/* Puts a switch for the key at the end of a row. */
void dub_settings_add_switch (GtkWidget *row, const char *key);

/* Puts a button in front of a row that sets the key to the value, which it shows: one of a group,
 * to which it is added. The group is NULL at first. */
void dub_settings_add_choice (GtkWidget *row, const char *key, const char *value,
                              GtkCheckButton **group);

/* Binds the selection of a row to a string setting. The possible values are static and
 * NULL-terminated, in the order of the row's list. */
void dub_settings_bind_selection (const char *key, AdwComboRow *row, const char *const *values);
