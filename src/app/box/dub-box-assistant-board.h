/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing of a part of the box, laid out as printed. Its values are buttons; the actions
 * "box.master" and "box.resize" are for everything else that is printed there.
 */

#pragma once

#include "dub-box-draft.h"

#include <adwaita.h>

#define DUB_TYPE_BOX_BOARD (dub_box_board_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxBoard, dub_box_board, DUB, BOX_BOARD, AdwBin)

/* Shows the current part of the draft, which must not be the deck. */
void dub_box_board_update (DubBoxBoard *self, const DubBoxDraft *draft);

/* The figure to be entered next, NULL if there is none. */
GtkWidget *dub_box_board_get_selected (DubBoxBoard *self);

/* Moves the focus to the figure to be entered next. Returns FALSE if there is none. */
gboolean dub_box_board_focus_selected (DubBoxBoard *self);
