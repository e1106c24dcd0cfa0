/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing of a part of the box, laid out as it is printed. Its figures are
 * buttons; it has actions for what else is printed there: "box.master" and
 * "box.resize".
 */

#pragma once

#include "dub-box-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_BOX_BOARD (dub_box_board_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxBoard, dub_box_board, DUB, BOX_BOARD, AdwBin)

GtkWidget *dub_box_board_new (void);

/* Shows the part of the draft; not that of the deck. */
void dub_box_board_update (DubBoxBoard *self, const DubBoxDraft *draft);

/* The figure that is entered next, NULL if there is none. */
GtkWidget *dub_box_board_get_selected (DubBoxBoard *self);

/* Moves the focus to the figure that is entered next; FALSE if there is none. */
gboolean dub_box_board_focus_selected (DubBoxBoard *self);

G_END_DECLS
