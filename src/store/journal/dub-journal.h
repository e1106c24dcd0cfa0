/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a saved game, its only saved form. See dub-journal.c.
 */

#pragma once

#include "dub-history.h"

G_BEGIN_DECLS

enum { DUB_MAX_GAME_NAME = 120 };

/* What a journal holds. */
typedef struct {
  DubHistory *history; /* owned */
  char *name;          /* owned */
  gsize length;        /* of the part that is whole, in bytes */
  gsize n_torn;        /* bytes after it that were not written whole and are left out */
} DubJournal;

/* NULL with the error set, which names the line. */
DubJournal *dub_journal_parse (const char *text, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_journal_free (DubJournal *self);

/* What is appended to the file for each thing that happens, lines with ends. The
 * box of a new entry is the one before it. */
char *dub_journal_print_head (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_new (const DubBox *box, const DubEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_entry (const DubHistory *history, guint index) G_GNUC_WARN_UNUSED_RESULT;
const char *dub_journal_get_undo (void);
const char *dub_journal_get_redo (void);

/* The whole file of a game, with its undone entries. */
char *dub_journal_print (const DubJournal *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubJournal, dub_journal_free)

G_END_DECLS
