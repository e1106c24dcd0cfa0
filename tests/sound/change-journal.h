/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals with changed fields. A change keeps the form of the lines, so that only their meaning is
 * wrong.
 */

#pragma once

#include "dub-rng.h"

G_BEGIN_DECLS

typedef struct _JournalChanger JournalChanger;

/* The journals provide the keys and values. */
JournalChanger *journal_changer_new (const char *const *texts) G_GNUC_WARN_UNUSED_RESULT;

/* Returns one of the journals, often cut short, with some changes. */
char *journal_changer_make (const JournalChanger *self, DubRng *rng) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
