/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board and the side by side where there is room for both; one of them where
 * there is not. The side keeps its width whatever it shows, so that nothing jumps
 * between her turn and yours.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_SPLIT (dub_split_get_type ())

G_DECLARE_FINAL_TYPE (DubSplit, dub_split, DUB, SPLIT, GtkWidget)

/* Whether only one of them is shown. It is told a moment after the size has
 * changed, when widgets may be changed again. */
gboolean dub_split_get_folded (DubSplit *self);

/* Which one that is. */
void dub_split_show_side (DubSplit *self, gboolean side);

G_END_DECLS
