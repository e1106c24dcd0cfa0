/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages for counting the tiles of a box: garments, resources, jewelry.
 */

#pragma once

#include "dub-box-draft.h"

#include <gtk/gtk.h>

/* Adds the values to figures; and pictures and totals, which change with them, to tiles. */
void dub_box_tiles_lay_out (GtkWidget *page, const DubBox *box, DubPart part, GPtrArray *figures,
                            GPtrArray *tiles);
void dub_box_tiles_update (GPtrArray *tiles, const DubBox *box);
