/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Requirements for every error about a journal.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Asserts that the message is one line of plain text, and names a line of the text at or after the
 * given one. */
void damage_assert_error (const GError *error, const char *text, gsize length, guint first_line);

/* Returns the number of the line that contains the byte, counted from 1. */
guint damage_get_line (const char *text, gsize at);

G_END_DECLS
