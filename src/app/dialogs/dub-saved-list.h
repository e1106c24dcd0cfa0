/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Common parts of the lists of saved games and box profiles, and the trash of both.
 */

#pragma once

#include "dub-summary.h"

#include <adwaita.h>

/* Finds the summary of an id in a list of DubSummary, NULL if it is gone; and returns its name. */
const DubSummary *dub_saved_list_find (GPtrArray *list, const char *id);
const char *dub_saved_list_get_name (const DubSummary *summary);

/* Returns a menu button, and adds an item whose action takes the id to its menu. */
GtkWidget *dub_saved_list_new_menu_button (GMenu *menu, const char *label);
void dub_saved_list_add_item (GMenu *menu, const char *label, const char *action, const char *id);

/* Removes the rows from their groups. */
void dub_saved_list_clear_rows (GPtrArray *rows);

/* Shows the games and box profiles that were deleted over the window, each with a button that
 * restores it. The page of the window is told of a game that is restored. */
GtkWidget *dub_trash_window_new (GtkWindow *parent);
