/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of a space of the board: its figure, its caption and, on a card, a note. A
 * space requests the same size for any content, so the board never moves; with more room,
 * everything is drawn larger.
 */

#pragma once

#include <gtk/gtk.h>

typedef enum {
  DUB_SPACE_TALL, /* a figure and a caption of several lines */
  DUB_SPACE_LOW,  /* a small figure and one line, or a caption of several lines alone */
  DUB_SPACE_WORD, /* a small figure before a caption that may wrap */
  DUB_SPACE_CARD, /* a small figure before a caption, and a note of several lines below */
} DubSpaceForm;

/* The most lines of a note. */
enum { DUB_SPACE_NOTE_LINES = 4 };

#define DUB_TYPE_SPACE_LAYOUT (dub_space_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubSpaceLayout, dub_space_layout, DUB, SPACE_LAYOUT, GtkLayoutManager)

/* The widget's children are the figure, the caption and, on a card, the note. If the figure can
 * only be a token, it is as large as the others on the table. */
GtkLayoutManager *dub_space_layout_new (DubSpaceForm form, gboolean is_for_tokens);

/* Adds a possible text of the caption, for which there is always room. */
void dub_space_layout_add_text (DubSpaceLayout *self, char *text);
