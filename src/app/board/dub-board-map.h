/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole board in miniature, without words: where the pieces lie, and the steps of her turn
 * with their seals and the way of a garment. It is a picture only; screen readers have the board.
 */

#pragma once

#include "dub-table-view.h"

#include <gtk/gtk.h>

#define DUB_TYPE_BOARD_MAP (dub_board_map_get_type ())

G_DECLARE_FINAL_TYPE (DubBoardMap, dub_board_map, DUB, BOARD_MAP, GtkWidget)

/* Shows the table of the view, and follows it; NULL shows none. */
void dub_board_map_set_view (DubBoardMap *self, DubTableView *view);

/* Shows a table that nobody plays at; NULL shows none. */
void dub_board_map_set_game (DubBoardMap *self, const DubGame *game);
