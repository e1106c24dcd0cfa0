/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour through everything that the app can show, in the words of the current edition.
 */

#pragma once

#include "edition.h"

G_BEGIN_DECLS

/* Checks the pages outside a game. */
void edition_tour_pages (DubWindow *window);

/* Checks a whole game, except for its questions. */
void edition_tour_game (DubWindow *window);

/* Checks questions and orders of all kinds, in the saved game of that name. */
void edition_tour_saved (DubWindow *window, const char *name);

/* Checks the windows that open from a game, on request with the assistant for boxes. */
void edition_tour_windows (DubWindow *window, gboolean with_assistant);

G_END_DECLS
