/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forecast of the end of a game, folded away until the player wants it. It is computed
 * only while it is open, and again after each change.
 */

#pragma once

#include "dub-game.h"

#include <adwaita.h>

#define DUB_TYPE_FORECAST_ROW (dub_forecast_row_get_type ())

G_DECLARE_FINAL_TYPE (DubForecastRow, dub_forecast_row, DUB, FORECAST_ROW, AdwBin)

/* Shows the forecast of this game, and cancels that of the game before. */
void dub_forecast_row_set_game (DubForecastRow *self, const DubGame *game);
