/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Madame du Barry and the current task: who she is, the pane of the phase, and one big
 * button for the next action.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_NOW_PANE (dub_now_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubNowPane, dub_now_pane, DUB, NOW_PANE, DubPane)
