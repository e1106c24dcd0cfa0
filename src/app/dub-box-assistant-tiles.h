/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages on which the tiles of a box are counted: garments, resources, jewelry.
 */

#pragma once

#include "dub-box-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Figures are added to figures; what changes with them, pictures and totals, to tiles. */
void dub_box_tiles_lay_out (GtkWidget *page, const DubBox *box, DubPart part, GPtrArray *figures,
                            GPtrArray *tiles);
void dub_box_tiles_update (GPtrArray *tiles, const DubBox *box);

G_END_DECLS
