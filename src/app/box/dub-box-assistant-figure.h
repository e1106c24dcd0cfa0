/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A value in a drawing of the box: a button that selects it to be entered next. It is also
 * selected when it gets the keyboard focus.
 */

#pragma once

#include "dub-box-schema.h"

#include <gtk/gtk.h>

#define DUB_TYPE_BOX_FIGURE (dub_box_figure_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxFigure, dub_box_figure, DUB, BOX_FIGURE, GtkButton)

GtkWidget *dub_box_figure_new (DubField field);
DubField dub_box_figure_get_field (DubBoxFigure *self);

/* Makes it read-only, because the value is known or follows from others. */
void dub_box_figure_set_fixed (DubBoxFigure *self);

/* selected: it is entered next. wrong: its value is out of order. */
void dub_box_figure_update (DubBoxFigure *self, const DubBox *box, gboolean selected,
                            gboolean wrong);
