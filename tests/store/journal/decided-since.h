/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has changed since an old journal was written, entry by entry, as lines:
 *
 *   ENTRY + EVENT        the event is decided today, and the journal does not have it
 *   ENTRY ~ EVENT        the same, in place of the one that the journal has
 *   ENTRY refused: WHY   the entry is not accepted any longer; its events still are
 *
 * The oldest files do not list the tiles of the box, so displays are filled with others
 * today. Of your side, an old journal has neither what a move costs
 * and brings, nor the Queen's Favor by a garment; and the order of your examinations, your
 * jewelry and the card that you deputed were not judged. Loading judges them no more than
 * before.
 */

#pragma once

#include "dub-history.h"

G_BEGIN_DECLS

/* Any other difference is an error. */
char *decided_since (const DubHistory *history);

G_END_DECLS
