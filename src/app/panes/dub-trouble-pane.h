/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A message for as long as the game cannot continue, with the reason and a way to save it.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_TROUBLE_PANE (dub_trouble_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubTroublePane, dub_trouble_pane, DUB, TROUBLE_PANE, DubPane)
