/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done with a saved game in a list: rename, export and delete it.
 */

#pragma once

#include "dub-summary.h"

#include <adwaita.h>

/* Installs the actions on a page with a list of games. After a change they activate its action
 * "games.update". */
void dub_game_actions_install (GtkWidgetClass *klass);

/* Returns a button with a menu of the actions. */
GtkWidget *dub_game_actions_new_button (const DubSummary *info);

/* Returns the menu itself, and the name of its button. */
GMenu *dub_game_actions_new_menu (const DubSummary *info);
char *dub_game_actions_dup_label (const DubSummary *info);
