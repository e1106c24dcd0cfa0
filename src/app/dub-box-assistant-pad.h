/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be printed at a place, one press each: the action "box.enter" with the
 * value. It can be typed as well: digits, or the first letter of a word.
 */

#pragma once

#include "dub-box-part.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_BOX_PAD (dub_box_pad_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxPad, dub_box_pad, DUB, BOX_PAD, AdwBin)

GtkWidget *dub_box_pad_new (void);

/* Offers the values of a figure; NULL for none. */
void dub_box_pad_update (DubBoxPad *self, const DubBox *box, const DubField *field);

/* The value that is meant by a key, after the digits before it; FALSE if it means
 * none. */
gboolean dub_box_pad_type (DubBoxPad *self, gunichar key, guint *value);

G_END_DECLS
