/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the preparation of a round came to where it is, as the history has it.
 */

#pragma once

#include "dub-history.h"

G_BEGIN_DECLS

/* The entry that began the preparation that goes on now. */
guint dub_preparation_get_beginning (const DubHistory *history);

/* The table as that entry left it, before anything was entered. */
const DubState *dub_preparation_get_state (const DubHistory *history);

/* Whether the displays have been filled in this preparation. */
gboolean dub_preparation_was_filled (const DubHistory *history);

/* Whether the game has no box at hand, so that filling the displays comes next: a
 * game of which nothing was entered before the displays of its first round were
 * filled is like that to its end. */
gboolean dub_preparation_is_to_fill (const DubHistory *history);

G_END_DECLS
