/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board as it lies on the table, from the box profile, in printed order.
 * What an order touches is lit; in your turn what you tap is what you did.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_MIRROR (dub_mirror_get_type ())

G_DECLARE_FINAL_TYPE (DubMirror, dub_mirror, DUB, MIRROR, DubPane)

G_END_DECLS
