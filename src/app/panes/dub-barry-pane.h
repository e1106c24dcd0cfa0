/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her turn: her card, the steps, or a question; and at the end of a round your income and a
 * list for checking the table.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_BARRY_PANE (dub_barry_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubBarryPane, dub_barry_pane, DUB, BARRY_PANE, DubPane)

/* Whether it shows her card, with what the page says of her otherwise. */
gboolean dub_barry_pane_has_card (DubSession *session);

/* The height for it, without and with what saves room elsewhere on the page. */
typedef struct {
  int loose;
  int tight;
} DubRoom;

/* Sets the steps in the largest type in which all of them are in sight, and returns whether that
 * needs the tight room. It is decided once for a turn and a size: what is opened later does not
 * change it. */
gboolean dub_barry_pane_fit (DubBarryPane *self, int width, DubRoom room);
