/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One order at a time, as large as the screen, to be read from across the table
 * and turned over with Page Down and Page Up or a remote.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_ARMS_LENGTH (dub_arms_length_get_type ())

G_DECLARE_FINAL_TYPE (DubArmsLength, dub_arms_length, DUB, ARMS_LENGTH, DubPane)

G_END_DECLS
