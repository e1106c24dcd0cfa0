/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure of the box in a drawing of it: a button that makes it the one that is
 * entered next. Whoever comes to it by keyboard selects it as well.
 */

#pragma once

#include "dub-box-part.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_BOX_FIGURE (dub_box_figure_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxFigure, dub_box_figure, DUB, BOX_FIGURE, GtkButton)

GtkWidget *dub_box_figure_new (DubField field);
DubField dub_box_figure_get_field (DubBoxFigure *self);

/* It is only shown: it is known, or follows from the others. */
void dub_box_figure_set_fixed (DubBoxFigure *self);

/* selected: it is entered next. wrong: it is out of order. */
void dub_box_figure_update (DubBoxFigure *self, const DubBox *box, gboolean selected,
                            gboolean wrong);

G_END_DECLS
