/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a position beside something, never over it.
 */

#pragma once

#include <gtk/gtk.h>

/* Something to be avoided. Even a little of what weighs more is worse than much of the rest. */
typedef struct {
  GdkRectangle at;
  int weight;
} DubBesideThing;

/* Returns where something of this size goes: in the area, below, above, right or left of the
 * target, wherever it covers the least of what is to be avoided, in the middle of that side if it
 * makes no difference. If there is no room on any side, it goes to the side with the most room, and
 * partly out of the area. */
GdkRectangle dub_beside_find (GdkRectangle area, GdkRectangle target, int width, int height,
                              const DubBesideThing *avoided, guint n_avoided);
