/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The word that a misspelt one may have meant.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the candidate that takes the fewest keys to correct to (a key missed, added, wrong,
 * or two in the wrong order), the first of several; NULL if even that one is too different. */
const char *dub_nearest_find (const char *word, const char *const *candidates);

/* Appends “Did you mean …?” to the sentence, if there is a candidate. */
void dub_nearest_append (GString *sentence, const char *word, const char *const *candidates);

G_END_DECLS
