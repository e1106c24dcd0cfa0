/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How often she wins against the simulated human, as it was measured.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* Returns percent of the games. */
guint dub_win_rate_get (DubStrength strength, gboolean jewelry_box, gboolean second_place);

G_END_DECLS
