/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you have: your supply, your staff, what is yours on the board, and your score if the
 * game ended now. Here you also say which specialized Apprentice you hold.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_YOUR_SIDE_PANE (dub_your_side_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubYourSidePane, dub_your_side_pane, DUB, YOUR_SIDE_PANE, DubPane)
