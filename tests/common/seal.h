/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sums for changed journals. Without a new sum the reader refuses a changed journal at its sum, and
 * never reads further.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends lines to a sealed journal, each unit with its sum. A line "ok" ends an entry. */
void seal_append (GString *text, const char *lines, gsize length);

/* Replaces the sum of each unit of the journal by the right one. Text after the last newline stays,
 * as an interrupted write. */
void seal_journal (GString *text);

/* Does the same for a NUL-terminated text, and frees the old text. */
char *seal_text (char *text);

G_END_DECLS
