/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries of a game as the log shows them, in the language of now.
 */

#pragma once

#include "dub-history.h"

/* Return the title of an entry; and a sentence for each of its events that has something to say,
 * and for what a move of yours costs and brings (NULL-terminated). */
char *dub_log_dup_title (const DubHistory *history, guint index);
char **dub_log_dup_sentences (const DubHistory *history, guint index);

/* Returns the title. If the entry is recorded differently than today's rules make it, as in a file
 * that something else has written, it says so. Decides the entry again. */
char *dub_log_dup_heading (const DubHistory *history, guint index);
