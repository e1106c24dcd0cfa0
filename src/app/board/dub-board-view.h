/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board as it is on the table, from the box profile, in printed order. It highlights
 * the places of her steps; in your turn you tap what you did. A right click, a long press or the
 * Menu key offers what else could lie on a space.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_BOARD_VIEW (dub_board_view_get_type ())

G_DECLARE_FINAL_TYPE (DubBoardView, dub_board_view, DUB, BOARD_VIEW, DubPane)

/* Does what a press on the place means now. An unknown piece is asked for, and then taken. */
void dub_board_view_press (DubBoardView *self, DubPlace place);

/* Offers everything that could lie at the place instead. */
void dub_board_view_correct (DubBoardView *self, DubPlace place);

/* Returns the space at a point of the board, or NULL. */
GtkWidget *dub_board_view_find_space (DubBoardView *self, double x, double y);
