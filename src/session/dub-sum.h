/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Simple sums in number entries, because players count coins in piles.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Parses sums such as "12", "3+4" or "10 - 2 + 1": numbers with plus or minus signs
 * between them, and optional spaces. Returns FALSE, with *n unchanged, for anything else
 * or if the sum is not from min to max. */
gboolean dub_sum_parse (const char *text, gint min, gint max, gint *n);

G_END_DECLS
