/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that is to be learned from a finished game: both totals turn by turn, where it was won, the
 * turns that moved most, and the lines of the scoring side by side; and what goes where in the box.
 */

#pragma once

#include "dub-history.h"

#include <adwaita.h>

#define DUB_TYPE_GAME_CHARTS (dub_game_charts_get_type ())

G_DECLARE_FINAL_TYPE (DubGameCharts, dub_game_charts, DUB, GAME_CHARTS, AdwBin)

/* Shows this game, which stays as long as it is shown; nothing if it is NULL. */
void dub_game_charts_set_history (DubGameCharts *self, const DubHistory *history);
