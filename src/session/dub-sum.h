/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small sums, as they are typed at a table: coins are counted in heaps.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads "12", "3+4" or "10 - 2 + 1": numbers with a plus or a minus between two,
 * spaces anywhere around them, nothing else. FALSE, with *n untouched, if it is
 * anything else or the sum is not from min to max. */
gboolean dub_sum_parse (const char *text, gint min, gint max, gint *n);

G_END_DECLS
