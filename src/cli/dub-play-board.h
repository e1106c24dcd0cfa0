/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of a game in the terminal.
 */

#pragma once

#include "dub-session.h"

/* Appends the board; or what has changed on it since this was last called, or the command for it
 * if that does not fit the terminal. */
void dub_play_board_append (GString *text, DubSession *session);
void dub_play_board_append_changed (GString *text, DubSession *session);
