/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-games.h"

G_BEGIN_DECLS

/* dub-games.c: the path of a game's journal in the folder. */
char *dub_games_get_path (const char *folder, const char *id);

/* dub-game-file.c */
DubGameFile *dub_game_file_open_in (const char *folder, const char *id, GError **error);

G_END_DECLS
