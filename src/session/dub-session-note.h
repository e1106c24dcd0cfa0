/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's note about a game. It is in the file of the game, but changes nothing of it.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns "" if there is none. */
const char *dub_session_get_note (DubSession *self);

gboolean dub_session_set_note (DubSession *self, const char *note, GError **error);

G_END_DECLS
