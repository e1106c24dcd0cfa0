/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of the new game in which her strength is chosen, kept in the settings. Each choice says
 * how often she wins, with the Expansions and the ruling that are chosen.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_STRENGTH_ROW (dub_strength_row_get_type ())

G_DECLARE_FINAL_TYPE (DubStrengthRow, dub_strength_row, DUB, STRENGTH_ROW, AdwExpanderRow)
