/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game played to its end through a session, as a front end would.
 */

#pragma once

#include "dub-session.h"
#include "script.h"

G_BEGIN_DECLS

/* Imports the journal, plays on at random, and looks at everything on the way. It
 * has to be the same once it was closed, exported, or played again. */
void play_file (const char *path, guint seed);

/* The same for a new game with this box. */
void play_box (const DubBox *box, guint seed);

G_END_DECLS
