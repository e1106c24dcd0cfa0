/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals changed field by field. A change keeps to the form of the lines, so
 * that it is the meaning that is wrong.
 */

#pragma once

#include "dub-rng.h"

G_BEGIN_DECLS

typedef struct _JournalChanger JournalChanger;

/* Keys and values come from these journals. */
JournalChanger *journal_changer_new (const char *const *texts) G_GNUC_WARN_UNUSED_RESULT;

/* One of the journals, often cut short, with some changes. */
char *journal_changer_make (const JournalChanger *self, DubRng *rng) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
