/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options of a new game. They are stored in the settings, so that the next game starts
 * with the same ones.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_NEW_GAME_PAGE (dub_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (DubNewGamePage, dub_new_game_page, DUB, NEW_GAME_PAGE, AdwBin)

/* Returns the name of a new game: the date, with a number if a game of that name exists. */
char *dub_new_game_page_make_name (void);
