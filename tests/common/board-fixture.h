/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random tables that a scenario may describe. A table never holds more of a piece than the box
 * does. The generator prefers what is rare in a game but frequent in the rules: full halls, ties,
 * empty piles, last tokens.
 */

#pragma once

#include "box-fixture.h"
#include "dub-state.h"

G_BEGIN_DECLS

typedef enum {
  TEST_BOARD_ANY,
  TEST_BOARD_TILES, /* the face of tiles that she takes is unknown */
  TEST_BOARD_TIE,   /* her bonuses are worth little, and your counts are small */
} TestBoardKind;

/* Makes a table. The hand is never empty. */
void test_board_make (GRand *rand, TestBoardKind kind, DubBox *box, DubState *state);

G_END_DECLS
