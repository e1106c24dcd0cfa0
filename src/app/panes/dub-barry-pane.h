/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her turn: her card, the steps, or a question; and at the end of a round your income and a
 * list for checking the table.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_BARRY_PANE (dub_barry_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubBarryPane, dub_barry_pane, DUB, BARRY_PANE, DubPane)

G_END_DECLS
