/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Our own drawings of what lies on the table. They are for the eye alone: who
 * cannot see them reads the name of the space that they are in.
 */

#pragma once

#include "dub-detail.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_FIGURE (dub_figure_get_type ())

G_DECLARE_FINAL_TYPE (DubFigure, dub_figure, DUB, FIGURE, GtkWidget)

GtkWidget *dub_figure_new (void);

/* Its width; the height follows. */
void dub_figure_set_size (DubFigure *self, int width);

void dub_figure_show_nothing (DubFigure *self);
void dub_figure_show_portrait (DubFigure *self);
void dub_figure_show_garment (DubFigure *self, DubEdition edition, DubGarment garment);
void dub_figure_show_jewel (DubFigure *self, DubEdition edition, DubColor color);
void dub_figure_show_tile (DubFigure *self, DubEdition edition, DubTile tile);
void dub_figure_show_employee (DubFigure *self, DubEmployee employee);

/* What a correction says to be at its place. */
void dub_figure_show_thing (DubFigure *self, DubEdition edition, const DubDetail *there);

/* What a card of hers is about, or its back. */
void dub_figure_show_card (DubFigure *self, DubEdition edition, DubCard card);

/* A ring, until there is a token. */
void dub_figure_show_ring (DubFigure *self);

/* The token of a side: alone, or on the garment that is shown. The letter tells
 * it apart without its color; static. */
void dub_figure_set_token (DubFigure *self, DubOwner owner, DubPlayerColor color,
                           const char *letter);

/* A Master guest space. */
void dub_figure_set_master (DubFigure *self, gboolean master);

G_END_DECLS
