/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All games that are over, to be searched, filtered, sorted and opened; or all that are in
 * progress, to be searched and opened.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_PAST_GAMES_PAGE (dub_past_games_page_get_type ())

G_DECLARE_FINAL_TYPE (DubPastGamesPage, dub_past_games_page, DUB, PAST_GAMES_PAGE, AdwBin)

/* games is an array of DubSummary, which saves reading them, or NULL. */
GtkWidget *dub_past_games_page_new (GPtrArray *games, gboolean in_progress);
gboolean dub_past_games_page_is_in_progress (DubPastGamesPage *self);
