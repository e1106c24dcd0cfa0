/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The current preparation of a round, according to the history.
 */

#pragma once

#include "dub-history.h"

G_BEGIN_DECLS

/* Returns the entry that began the current preparation. */
guint dub_preparation_get_beginning (const DubHistory *history);

/* Returns the table after that entry, before anything was entered. */
const DubState *dub_preparation_get_state (const DubHistory *history);

/* Whether the displays have been filled in this preparation. */
gboolean dub_preparation_was_filled (const DubHistory *history);

/* Whether the game is played without a copy, so that filling the displays comes next. It is
 * if nothing was entered before the displays of the first round were filled. */
gboolean dub_preparation_is_to_fill (const DubHistory *history);

G_END_DECLS
