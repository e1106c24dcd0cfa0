/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings of the pieces on the table. They are purely visual: screen readers use the name
 * of the space instead.
 */

#pragma once

#include "dub-detail.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_FIGURE (dub_figure_get_type ())

G_DECLARE_FINAL_TYPE (DubFigure, dub_figure, DUB, FIGURE, GtkWidget)

GtkWidget *dub_figure_new (void);

/* Sets the width; the height follows from it. */
void dub_figure_set_size (DubFigure *self, int width);

void dub_figure_show_nothing (DubFigure *self);
void dub_figure_show_portrait (DubFigure *self);
void dub_figure_show_garment (DubFigure *self, DubEdition edition, DubGarment garment);
void dub_figure_show_jewel (DubFigure *self, DubEdition edition, DubColor color);
void dub_figure_show_tile (DubFigure *self, DubEdition edition, DubTile tile);
void dub_figure_show_employee (DubFigure *self, DubEmployee employee);

/* Shows the piece that a correction puts at its place. */
void dub_figure_show_thing (DubFigure *self, DubEdition edition, const DubDetail *there);

/* Shows the subject of a card of hers, or its back. */
void dub_figure_show_card (DubFigure *self, DubEdition edition, DubCard card);

/* Shows a ring until there is a token. */
void dub_figure_show_ring (DubFigure *self);

/* Shows the token of a side, alone or on the current garment. The letter identifies it without
 * its color; static. */
void dub_figure_set_token (DubFigure *self, DubOwner owner, DubPlayerColor color,
                           const char *letter);

/* Marks a Master guest space. */
void dub_figure_set_master (DubFigure *self, gboolean master);

G_END_DECLS
