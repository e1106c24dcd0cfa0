/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A changed journal is refused at its sum, and nothing behind it is tried, unless it is sealed.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends lines to a sealed journal, as units of their own. A line "ok" ends an entry. */
void seal_append (GString *text, const char *lines, gsize length);

/* Gives each unit of the journal the sum that it wants, in place of the one that it has. What
 * follows the last newline is left as an interrupted write. */
void seal_journal (GString *text);

/* The same for a text that ends with a NUL; frees the old one. */
char *seal_text (char *text);

G_END_DECLS
