/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board made for sentences.
 */

#pragma once

#include "dub-text.h"

G_BEGIN_DECLS

/* Makes a box with distinct values. */
DubBox text_board_make_box (void);

/* Makes a board with the Jewelry Box, some unknown facts, and a full Hall 5. */
DubState text_board_make_state (DubDrawMode draw_mode);

G_END_DECLS
