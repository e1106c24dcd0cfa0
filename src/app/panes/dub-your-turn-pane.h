/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your turn: your actions so far, and buttons for those that cannot be tapped on the board.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_YOUR_TURN_PANE (dub_your_turn_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubYourTurnPane, dub_your_turn_pane, DUB, YOUR_TURN_PANE, DubPane)
