/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board as it is on the table, from the box profile, in printed order. It highlights
 * the places of her steps; in your turn you tap what you did.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_BOARD_VIEW (dub_board_view_get_type ())

G_DECLARE_FINAL_TYPE (DubBoardView, dub_board_view, DUB, BOARD_VIEW, DubPane)
