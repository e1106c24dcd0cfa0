/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The buttons of a palette: a tile with its picture, and a card as one line of text.
 */

#pragma once

#include "dub-box.h"

#include <gtk/gtk.h>

/* The labels for its caption and for the number that is left are returned empty. */
GtkWidget *dub_palette_tile_new (const DubBox *box, DubThing entry, GtkWidget **caption,
                                 GtkWidget **left);

/* Its number in the profile, its level, its rank if wanted, and its bonus. */
GtkWidget *dub_palette_card_new (const DubBox *box, DubEmployee employee, gboolean with_rank);
