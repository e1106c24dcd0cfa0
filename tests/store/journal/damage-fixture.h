/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is demanded of every error about a journal.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* That the message is one line of plain text, and names a line of the text that
 * is not before the given one. */
void damage_assert_error (const GError *error, const char *text, gsize length, guint first_line);

/* The number of the line that the byte is in, counted from 1. */
guint damage_get_line (const char *text, gsize at);

G_END_DECLS
