/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step in the list of her turn: its number, which is ticked off as the player goes, a
 * sentence in two parts, and a picture of what is moved. A tap, Tab and the arrow keys select it,
 * which highlights its places alone and shows what can be asked about it.
 */

#pragma once

#include "dub-piece.h"
#include "dub-table-view.h"

#include <gtk/gtk.h>

#define DUB_TYPE_STEP_ROW (dub_step_row_get_type ())

G_DECLARE_FINAL_TYPE (DubStepRow, dub_step_row, DUB, STEP_ROW, GtkWidget)

/* Questions that the player can ask about the selected step: why it is so, and what was done in its
 * place. */
#define DUB_TYPE_STEP_DETAILS (dub_step_details_get_type ())

G_DECLARE_FINAL_TYPE (DubStepDetails, dub_step_details, DUB, STEP_DETAILS, GtkBox)

/* The size of usual text, in pixels: 11 points. */
#define DUB_USUAL_TEXT (44 / 3.0)

typedef enum {
  DUB_STEP_HUGE,
  DUB_STEP_LARGE,
  DUB_STEP_MEDIUM,
  DUB_STEP_SMALL,
  DUB_STEP_TINY,
  DUB_N_STEP_SIZES
} DubStepSize;

/* Shows what a step of either side moves; the state is the one before it. */
void dub_step_show_piece (DubPiece *piece, DubEdition edition, const DubState *state,
                          const DubMove *step);

GtkWidget *dub_step_row_new (DubTableView *view, DubStepItem *item);

/* How large it is, and how high it would be in this size and width. */
void dub_step_row_set_size (DubStepRow *self, DubStepSize size);
int dub_step_row_measure (DubStepRow *self, DubStepSize size, int width);
