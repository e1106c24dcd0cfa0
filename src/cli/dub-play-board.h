/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints the table in a terminal, with the numbers that commands use.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

void dub_play_board_print (const DubGame *game);

G_END_DECLS
