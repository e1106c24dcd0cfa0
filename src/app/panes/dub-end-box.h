/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What to send of a finished game: its code, and its result as a picture.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_END_BOX (dub_end_box_get_type ())

G_DECLARE_FINAL_TYPE (DubEndBox, dub_end_box, DUB, END_BOX, DubPane)
