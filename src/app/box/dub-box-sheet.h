/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box profile on paper: her cards to be cut out, and its values, or blanks for them.
 */

#pragma once

#include "dub-box.h"
#include "dub-picture.h"

typedef enum { DUB_SHEET_CARDS, DUB_SHEET_VALUES, DUB_SHEET_BLANKS, DUB_N_SHEETS } DubSheet;
typedef enum { DUB_PAPER_A4, DUB_PAPER_LETTER, DUB_N_PAPERS } DubPaper;

/* 63 x 88 mm, in points. */
enum { DUB_CARD_WIDTH = 179, DUB_CARD_HEIGHT = 249 };

/* Draws it. The widget is in a window that is shown. */
DubPicture *dub_box_sheet_new (const DubBox *box, DubSheet sheet, DubPaper paper, GtkWidget *near)
    G_GNUC_WARN_UNUSED_RESULT;
