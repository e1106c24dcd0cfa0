/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conditions that hold for every table between two entries of a game. The judge checks what several
 * things can be together (dub-table.h); that nothing else ever becomes wrong, is seen here.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

void table_assert_possible (const DubBox *box, const DubState *state);

G_END_DECLS
