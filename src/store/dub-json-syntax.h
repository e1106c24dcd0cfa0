/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A strict check of JSON text before json-glib reads it. json-glib accepts
 * comments, assignments, single quotes, octal and hexadecimal numbers, broken
 * escapes and a second value, wraps numbers that are too long, keeps the last of
 * two identical keys and does not limit nesting. Its versions differ in this, and
 * its errors name the token before the wrong one.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns whether the NUL-terminated text is a single JSON value. The error names line
 * and column. */
gboolean dub_json_check_syntax (const char *text, gsize length, GError **error);

G_END_DECLS
