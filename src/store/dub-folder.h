/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder of saved things below the user's data folder, one file for each. An id
 * is the name of a file without its ending. New ids count up and are never given
 * twice. The file ".lock" is locked by whoever adds or changes something, and
 * holds the last number that was given; ".list" belongs to dub-summary.c.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { DUB_MAX_SUMMARY_NUMBERS = 3 };

/* What a list shows of a file. */
typedef struct {
  char *id;       /* owned */
  gint64 changed; /* seconds since 1970 */
  char *name;     /* owned; NULL if the file cannot be read */
  char *problem;  /* owned; why it cannot be read, or NULL */
  guint numbers[DUB_MAX_SUMMARY_NUMBERS];
} DubSummary;

/* What one kind of folder is like. */
typedef struct {
  const char *name;   /* of the folder */
  const char *suffix; /* of the files */
  const char *prefix; /* of new ids; a number follows it */
  const char *one;    /* what it holds, for messages */
  const char *what;   /* the same in the plural */
  gsize max_bytes;    /* of a file */
  gsize max_name;     /* bytes of the name in a summary */
  guint n_numbers;    /* of a summary */
  guint max_numbers[DUB_MAX_SUMMARY_NUMBERS];
  /* Checks the content of a file, and fills in its name and numbers. */
  gboolean (*summarize) (const char *text, gsize length, DubSummary *summary, GError **error);

  GRecMutex mutex; /* held with the lock */
  int lock;        /* while n_locks > 0 */
  guint n_locks;
} DubFolder;

/* The folder; it is made when it is needed. */
char *dub_folder_dup_path (const DubFolder *self);
char *dub_folder_dup_file (const DubFolder *self, const char *id, const char *suffix);

/* Returns the path of the file of this id, which may not be there; NULL with the error
 * set for what cannot be an id. */
char *dub_folder_find (const DubFolder *self, const char *id, GError **error);

/* Whether it names a file of a folder, and nothing beyond it. */
gboolean dub_folder_is_id (const char *id);

/* Returns the id of the file, NULL if it is none of the folder's. */
char *dub_folder_get_id (const DubFolder *self, const char *file);

gboolean dub_folder_make (const DubFolder *self, GError **error);

/* FALSE with the error set if there is a folder that cannot be listed. */
gboolean dub_folder_check (const DubFolder *self, GError **error);

/* Keeps other programs and threads from adding and changing, as these wait for each
 * other. Locks of one thread may be nested. */
gboolean dub_folder_lock (DubFolder *self, GError **error);
void dub_folder_unlock (DubFolder *self);

/* Makes a new file, which appears whole or not at all; returns its id. */
char *dub_folder_add (DubFolder *self, const char *text, GError **error);

/* Writes a file of the player's choice, which is not the file of something that is kept
 * here. */
gboolean dub_folder_export (const DubFolder *self, const char *text, gssize length,
                            const char *path, GError **error);

/* Returns the open and locked file of this path, which is made if it is not
 * there; -1 if it cannot be, and *is_busy says whether others have it. */
int dub_lock_take (const char *path, gboolean *is_busy);

G_END_DECLS
