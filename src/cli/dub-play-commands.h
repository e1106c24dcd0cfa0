/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Commands that the player types in a game. The table of commands is in the .c file.
 * Drawn tiles and cards are entered with r, g, e or j and the codes of dub-entry-code.h.
 * Places count from 1 here.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Carries out one command. Returns FALSE with the error set if it is unknown, malformed
 * or refused. */
gboolean dub_play_command (DubSession *session, char **words, GError **error);

/* Returns the command for an action without details. */
const char *dub_play_get_word (DubActionType type);

G_END_DECLS
