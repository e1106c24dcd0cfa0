/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a game: the board, and beside it the current task, or only one of them if
 * there is no room for both. It says what its view model refuses, and asks about what that doubts.
 * The prefix of its actions is "game".
 */

#pragma once

#include "dub-table-view.h"

#include <adwaita.h>

#define DUB_TYPE_GAME_PAGE (dub_game_page_get_type ())

G_DECLARE_FINAL_TYPE (DubGamePage, dub_game_page, DUB, GAME_PAGE, AdwBin)

/* shown is a value of the property "shown": board, now, score, journal or your-side. */
GtkWidget *dub_game_page_new (DubTableView *view, const char *shown);

DubTableView *dub_game_page_get_view (DubGamePage *self);

/* Shows the last action and the next one, until something is done. */
void dub_game_page_recall (DubGamePage *self);

/* Returns whether what to do now is in sight. */
gboolean dub_game_page_shows_now (DubGamePage *self);

/* Returns whether the big button has had its meaning for so long. */
gboolean dub_game_page_is_steady (DubGamePage *self, guint milliseconds);

/* Moves the focus to what is to be read first. */
void dub_game_page_focus (DubGamePage *self);
