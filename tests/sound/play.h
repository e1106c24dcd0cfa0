/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays a game to its end through a session, as a front end would.
 */

#pragma once

#include "dub-session.h"
#include "script.h"

G_BEGIN_DECLS

/* Imports the journal, plays on at random, and shows everything on the way. The view must be the
 * same after closing, exporting, and playing again. */
void play_file (const char *path, guint seed);

/* Does the same for a new game with this box. */
void play_box (const DubBox *box, guint seed);

G_END_DECLS
