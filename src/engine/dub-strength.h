/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her handicaps. None of them changes a rule: they change what she starts with.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* The PP on her counter at the start, and the cards of her hand in a round. */
guint dub_strength_get_pp (DubStrength strength);
guint dub_strength_get_hand_size (DubStrength strength, guint round);

G_END_DECLS
