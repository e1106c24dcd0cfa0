/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is typed in a game. The table of commands is in the .c file; what was drawn is
 * entered with r, g, e or j and codes as in dub-entry-code.h. Places count from 1 here,
 * as people do.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Carries out one command. FALSE with the error set if it is not a command, is not
 * understood, or is refused. */
gboolean dub_play_command (DubSession *session, char **words, GError **error);

/* The command that performs an action without details. */
const char *dub_play_get_word (DubActionType type);

G_END_DECLS
