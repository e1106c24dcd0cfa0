/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a tap on a space of the board does nothing, in one sentence.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"

G_BEGIN_DECLS

/* is_placing: a garment waits for its guest space. error is why the engine refuses to use what
 * is on the space, or NULL if it was not asked. */
char *dub_text_refused_tap (const DubState *state, DubPlace place, gboolean is_placing,
                            const GError *error);

G_END_DECLS
