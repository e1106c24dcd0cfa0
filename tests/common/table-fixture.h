/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conditions that hold for every table between two entries of a game. The judge checks how facts
 * may combine (dub-table.h); these checks prove that nothing else ever goes wrong.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

void table_assert_possible (const DubBox *box, const DubState *state);

G_END_DECLS
