/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a saved game, which is its only format. See dub-journal.c.
 */

#pragma once

#include "dub-history.h"

enum { DUB_MAX_GAME_NAME = 120, DUB_MAX_GAME_NOTE = 4000 }; /* characters */

typedef struct {
  DubHistory *history; /* owned */
  char *name;          /* owned */
  char *note;          /* owned; of the player, NULL if there is none */
  gint64 begun;        /* seconds since 1970; 0 if unknown */
  gint64 finished;     /* the same; of the last time */
  gsize length;        /* of the whole units, in bytes */
  guint64 sum;         /* after them (dub-frame.h) */
  gsize n_torn;        /* bytes of an interrupted write after them, which are ignored */
  GArray *healed;      /* owned; of DubHealedByte, NULL if no bit was flipped */
  GError *damage;      /* owned; why what came after the whole units cannot be read, or NULL */
} DubJournal;

/* Returns NULL with the error set on failure. The error names the line. */
DubJournal *dub_journal_parse (const char *text, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

/* The same, but takes what stands before damage for the game, if a game stands there. */
DubJournal *dub_journal_recover (const char *text, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_journal_free (DubJournal *self);

/* Gives the text from which the journal was read its flipped bits back. */
void dub_journal_heal (const DubJournal *self, char *text);

/* Return what a file keeps of a name or a note. A name may become empty. */
char *dub_journal_clean_name (const char *name, gssize length) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_clean_note (const char *note, gssize length) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a line with a name or a note. */
gboolean dub_journal_read_words (DubJournal *self, const char *line, gsize length);

/* Return lines of a unit, with newlines. The box of a new entry is the one before the entry. */
char *dub_journal_print_head (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_note (const char *note) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_time (gint64 seconds) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_new (const DubBox *box, const DubEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
char *dub_journal_print_entry (const DubHistory *history, guint index) G_GNUC_WARN_UNUSED_RESULT;
#define DUB_JOURNAL_UNDO "undo\n"
#define DUB_JOURNAL_REDO "redo\n"

/* Returns the whole file of a game, including undone entries. */
char *dub_journal_print (const DubJournal *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the file of a game that begins now with the first entries of this one, undone ones
 * included. The note stays with this one. */
char *dub_journal_print_branch (const DubJournal *self, guint n_entries, const char *name)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubJournal, dub_journal_free)
