/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks of text before it is written, so that a file never contains anything that could
 * not be read back.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* Returns whether the text of the next entry reads back as that entry and leads to the
 * same table. */
gboolean dub_read_back_entry (const DubHistory *history, const DubPending *pending,
                              const char *text, GError **error);

/* The same for the text of a whole journal. */
gboolean dub_read_back_journal (const DubJournal *journal, const char *text, GError **error);

G_END_DECLS
