/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page of the app: a new game, or one of the saved games.
 */

#pragma once

#include "dub-folder.h"

#include <adwaita.h>

#define DUB_TYPE_WELCOME_PAGE (dub_welcome_page_get_type ())

G_DECLARE_FINAL_TYPE (DubWelcomePage, dub_welcome_page, DUB, WELCOME_PAGE, AdwBin)

/* Moves the focus to the most likely choice, for Enter. */
void dub_welcome_page_focus (DubWelcomePage *self);

/* Returns the games that it lists, of DubSummary. */
GPtrArray *dub_welcome_page_get_games (DubWelcomePage *self);
