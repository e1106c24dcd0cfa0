/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a game: the board, and beside it what is to be done, or one of
 * them where there is no room for both. Everything that changes the game comes
 * through its actions, whose prefix is "game".
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_GAME_PAGE (dub_game_page_get_type ())

G_DECLARE_FINAL_TYPE (DubGamePage, dub_game_page, DUB, GAME_PAGE, AdwBin)

GtkWidget *dub_game_page_new (DubSession *session);

/* Shows what was done last and what comes next, until something is done. */
void dub_game_page_recall (DubGamePage *self);

G_END_DECLS
