/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The setup list, with a check button for each item.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_SETUP_PANE (dub_setup_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubSetupPane, dub_setup_pane, DUB, SETUP_PANE, DubPane)
