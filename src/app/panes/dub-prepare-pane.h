/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preparation of a round: the pieces to remove and to shift, and buttons for entering
 * the pieces that were drawn.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_PREPARE_PANE (dub_prepare_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubPreparePane, dub_prepare_pane, DUB, PREPARE_PANE, DubPane)
