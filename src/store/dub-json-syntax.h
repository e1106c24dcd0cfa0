/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A strict look at JSON text before json-glib reads it. json-glib takes
 * comments, wraps numbers that are too long, keeps the last of two equal keys
 * and has no limit to nesting; a file of ours has none of these.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether text is one JSON value; the error names line and column. */
gboolean dub_json_check_syntax (const char *text, gsize length, GError **error);

G_END_DECLS
