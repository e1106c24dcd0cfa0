/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for a saved game or box profile, with a menu of what can be done with it; and the trash.
 */

#pragma once

#include "dub-saved-files.h"

#include <adwaita.h>

#define DUB_TYPE_SAVED_ROW (dub_saved_row_get_type ())

G_DECLARE_FINAL_TYPE (DubSavedRow, dub_saved_row, DUB, SAVED_ROW, AdwPreferencesRow)

/* The row opens the game, or the assistant for the profile. */
GtkWidget *dub_saved_row_new (DubSavedKind kind, const DubSummary *info);

/* Shows in columns of their own when a finished game was played, and its deal. */
void dub_saved_row_show_day (DubSavedRow *self, const DubSummary *info);

/* Replaces the rows that a group has with those of an array of DubSummary, of which it shows this
 * many at most. A group without rows is hidden. */
void dub_saved_row_fill (AdwPreferencesGroup *group, DubSavedKind kind, GPtrArray *list, guint max);

/* Gives a button the menu of the game or profile. */
void dub_saved_row_set_menu (GtkMenuButton *button, DubSavedKind kind, const DubSummary *info);

/* Shows the games and box profiles that were deleted over the window, each with a button that
 * restores it. */
GtkWidget *dub_trash_window_new (GtkWindow *parent);
