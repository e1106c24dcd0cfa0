/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-game-file.h"

G_BEGIN_DECLS

/* Opens the journal of a game. The lock is a file beside it. */
DubGameFile *dub_game_file_open (const char *id, const char *path, const char *lock_path,
                                 GError **error);

G_END_DECLS
