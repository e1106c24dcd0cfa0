/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layer above the board that animates a garment from its place to its destination, so
 * that both are easy to find.
 */

#pragma once

#include "dub-state.h"

#include <adwaita.h>

#define DUB_TYPE_MOVING_PIECE (dub_moving_piece_get_type ())

G_DECLARE_FINAL_TYPE (DubMovingPiece, dub_moving_piece, DUB, MOVING_PIECE, GtkFixed)

/* Moves the garment once, from the center of one widget to that of the other, unless the
 * desktop is set to reduced motion. */
void dub_moving_piece_start (DubMovingPiece *self, DubEdition edition, DubGarment garment,
                             GtkWidget *from, GtkWidget *to);
void dub_moving_piece_stop (DubMovingPiece *self);
