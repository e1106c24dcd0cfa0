/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layer over the board that shows the way of a piece: a dotted line through the gutters between
 * the spaces, and once the piece itself, which flies from its space to the other one. Nothing is
 * laid out for it.
 */

#pragma once

#include "dub-piece.h"

#define DUB_TYPE_BOARD_PATH (dub_board_path_get_type ())

G_DECLARE_FINAL_TYPE (DubBoardPath, dub_board_path, DUB, BOARD_PATH, GtkWidget)

/* The adjustment says how far the board is scrolled. */
GtkWidget *dub_board_path_new (GtkAdjustment *scroll);

/* Shows the way between two spaces, which are in the coordinates of the board. The piece flies if
 * it is to, unless the desktop is set to reduced motion. */
void dub_board_path_show (DubBoardPath *self, graphene_rect_t from, graphene_rect_t to,
                          DubFace face, gboolean flies);

void dub_board_path_clear (DubBoardPath *self);
