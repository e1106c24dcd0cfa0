/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The jewelry tiles of a player.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

typedef struct {
  guint8 n;
  guint8 colors[DUB_MAX_JEWELRY];
} DubJewelry;

void dub_jewelry_add (DubJewelry *jewelry, DubColor color);
void dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS]);
guint dub_jewelry_count (const DubJewelry *jewelry, DubColor color);

/* Whether there can be this many tiles of each color at once. */
gboolean dub_jewelry_is_valid (const guint8 counts[DUB_N_COLORS]);

G_END_DECLS
