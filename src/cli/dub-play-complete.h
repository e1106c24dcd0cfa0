/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Completion of the words that are typed in a game.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns the candidates for the word after the words before it, NULL-terminated; a
 * DubInputComplete whose data is the session. Places are those that are possible now. */
char **dub_play_complete (gpointer session, char **before, const char *word, gboolean *files);

G_END_DECLS
