/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board that is made for sentences.
 */

#pragma once

#include "dub-text.h"

G_BEGIN_DECLS

/* With figures that are told apart easily. */
DubBox text_board_make_box (void);

/* With the Jewelry Box, some things unknown, and Hall 5 full. */
DubState text_board_make_state (DubDrawMode draw_mode);

G_END_DECLS
