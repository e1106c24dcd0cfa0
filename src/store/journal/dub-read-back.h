/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is about to be written is read first: nothing gets into a file that could
 * not be got out of it again.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* Whether the text of the next entry, read again, is that entry and leads to the
 * table after it. */
gboolean dub_read_back_entry (const DubHistory *history, const DubPending *pending,
                              const char *text, GError **error);

/* Likewise for the text of a whole journal. */
gboolean dub_read_back_journal (const DubJournal *journal, const char *text, GError **error);

G_END_DECLS
