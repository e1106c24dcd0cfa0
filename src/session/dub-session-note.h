/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's note about a game, and its day. They are in the file of the game, but change nothing
 * of it.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns "" if there is none. */
const char *dub_session_get_note (DubSession *self);

gboolean dub_session_set_note (DubSession *self, const char *note, GError **error);

/* Returns when the game was finished or, if that is not known, last changed: seconds since 1970, or
 * 0. A note that is written later, or a copy on another machine, does not make it a later game. */
gint64 dub_session_get_date (DubSession *self);

G_END_DECLS
