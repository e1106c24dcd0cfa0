/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of a forecast of the end of a game.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* The chance that she wins: n of n_games. */
char *dub_text_forecast_chance (guint n, guint n_games);

/* The total of a side, in nine of ten games. */
char *dub_text_forecast_band (DubOwner owner, guint low, guint high);

/* The basis of the forecast. */
char *dub_text_forecast_basis (guint n_games);

G_END_DECLS
