/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns the file of the game, owned by the session. */
DubGameFile *dub_session_get_file (DubSession *self);

G_END_DECLS
