/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Through all that the app can show, in the words of the edition that is chosen.
 */

#pragma once

#include "edition.h"

G_BEGIN_DECLS

/* Checks the pages beside a game. */
void edition_tour_pages (DubWindow *window);

/* Checks a whole game, but for what is asked in its course. */
void edition_tour_game (DubWindow *window);

/* Checks what is asked, and orders of all kinds, in a saved game of that name. */
void edition_tour_saved (DubWindow *window, const char *name);

/* Checks the windows that open beside a game, the assistant for boxes if it is asked for. */
void edition_tour_windows (DubWindow *window, gboolean with_assistant);

G_END_DECLS
