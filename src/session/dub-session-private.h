/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* The file that the session keeps its game in; it stays the session's. */
DubGameFile *dub_session_get_file (DubSession *self);

G_END_DECLS
