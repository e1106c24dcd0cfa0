/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about how strong she is.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* The name of a handicap, or of the game as it is printed. */
char *dub_text_strength (DubStrength strength);

/* How many percent of simulated games she wins, by default or with a handicap. */
char *dub_text_strength_rate (gboolean is_default, guint percent);

/* What a handicap changes in the setup; NULL if nothing. */
char *dub_text_strength_setup (DubStrength strength);

G_END_DECLS
