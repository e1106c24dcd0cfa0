/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Large Text view: one step at a time, as large as the screen, to be read from across
 * the table and paged with Page Down and Page Up or a remote.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_LARGE_TEXT (dub_large_text_get_type ())

G_DECLARE_FINAL_TYPE (DubLargeText, dub_large_text, DUB, LARGE_TEXT, DubPane)
