/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A container for two children, the board and the side: next to each other if there is room for
 * both, or else only one of them. The side has a fixed width, so that nothing jumps between her
 * turn and yours.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_ADAPTIVE_SPLIT (dub_adaptive_split_get_type ())

G_DECLARE_FINAL_TYPE (DubAdaptiveSplit, dub_adaptive_split, DUB, ADAPTIVE_SPLIT, GtkWidget)

/* Returns TRUE if only one of them is shown. The change is notified shortly after the size has
 * changed, when it is safe to change widgets again. */
gboolean dub_adaptive_split_get_folded (DubAdaptiveSplit *self);

/* Gives the side all the room, as a page of its own. */
void dub_adaptive_split_set_alone (DubAdaptiveSplit *self, gboolean alone);

/* Returns TRUE if both are shown; until its size is known there is no room. */
gboolean dub_adaptive_split_has_room (DubAdaptiveSplit *self);

/* Sets which one to show when folded. */
void dub_adaptive_split_show_side (DubAdaptiveSplit *self, gboolean side);
