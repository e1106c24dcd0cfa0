/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons for the values that can be printed at a place. Each activates the action
 * "box.enter" with its value. Values can also be typed: digits, or the first letter of a
 * word.
 */

#pragma once

#include "dub-box-schema.h"

#include <adwaita.h>

#define DUB_TYPE_BOX_PAD (dub_box_pad_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxPad, dub_box_pad, DUB, BOX_PAD, AdwBin)

/* Offers the possible values of a field; none if it is NULL. */
void dub_box_pad_update (DubBoxPad *self, const DubBox *box, const DubField *field);

/* Gets the value for a key, taking earlier digits into account. Returns FALSE if there is none. */
gboolean dub_box_pad_type (DubBoxPad *self, gunichar key, guint *value);
