/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines for a terminal: how wide a text is there, and where it is broken.
 */

#pragma once

#include <glib.h>

/* The columns that the text takes. Wide characters take two, combining ones and sequences
 * that switch colors take none. */
guint dub_columns_get_width (const char *text);

/* Appends the text, and spaces up to the width after it or before it. */
void dub_columns_append_padded (GString *out, const char *text, guint width);
void dub_columns_append_right (GString *out, const char *text, guint width);

/* Appends rows (char **) in columns, each as wide as its widest cell. Their cells are to the left,
 * and the last one of a row may be wider; or to the right, as figures are, but for the first. */
void dub_columns_append_rows (GString *out, GPtrArray *rows, gboolean to_the_right);

/* Appends the lines of the text, broken between words so that they fit the width; 0 stands
 * for any width. What is broken goes on below the beginning of its own text: after a number,
 * a mark, or the first column of a list; and to the right of it in a list without any. */
void dub_columns_append_wrapped (GString *out, const char *text, guint width);

/* Drops the period after an ellipsis, for a sentence whose last word can end in one. */
void dub_columns_drop_period (char *sentence);
