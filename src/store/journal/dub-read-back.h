/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks of text before it is written, so that a file never contains anything that could
 * not be read back, and of what a file contains.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* Returns whether the text of the next entry reads back as that entry and leads to the
 * same table. */
gboolean dub_read_back_entry (const DubHistory *history, const DubPending *pending,
                              const char *text, GError **error);

/* Returns whether the line of a name or a note, with its newline, reads back as these. */
gboolean dub_read_back_words (const char *line, const char *name, const char *note, GError **error);

/* Returns whether the text of a whole journal reads back as the same game. */
gboolean dub_read_back_journal (const DubJournal *journal, const char *text, GError **error);

/* Returns whether today's rules make the same events of the recorded action. What is recorded
 * stays what happened, whatever they would make. */
gboolean dub_read_back_is_decided (const DubHistory *history, guint index);

G_END_DECLS
