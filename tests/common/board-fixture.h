/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random tables that a scenario may describe: nothing on them is more often
 * there than the box holds it. They are biased to what is rare in a game and
 * often in the rules: full halls, ties, empty piles, last tokens.
 */

#pragma once

#include "box-fixture.h"
#include "dub-state.h"

G_BEGIN_DECLS

typedef enum {
  TEST_BOARD_ANY,
  TEST_BOARD_TILES, /* tiles to take with faces that are not known */
  TEST_BOARD_TIE,   /* employees with bonuses of little worth to Barry; small counts of yours */
} TestBoardKind;

/* The hand is never empty. */
void test_board_make (GRand *rand, TestBoardKind kind, DubBox *box, DubState *state);

G_END_DECLS
