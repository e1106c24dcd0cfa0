/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts the simulated human into your place: what you have entered is taken as it is, and the rest
 * is guessed from what is in sight.
 */

#pragma once

#include "dub-sim-human.h"

G_BEGIN_DECLS

/* The number is that of the random numbers, which follow from the seed of the table. */
void dub_forecast_guess_you (const DubGame *game, guint number, DubSimHuman *human);

G_END_DECLS
