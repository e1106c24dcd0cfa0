/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder of games or profiles below the user's data folder, one file per item. An id
 * is a file name without its suffix. New ids count up and are never reused. The file
 * ".lock" is locked while an item is added or changed, and holds the last number that
 * was assigned; ".list" belongs to dub-summary.c. What is deleted goes to the folder ".trash",
 * under its id, and is removed when something is deleted more than 30 days later; its time stamp
 * is that of its deletion.
 */

#pragma once

#include "dub-fault.h"
#include "dub-worker.h"

enum {
  DUB_MAX_SUMMARY_NUMBERS = 32,
  DUB_MAX_SUMMARY_NOTE = 240,
};

/* The summary of a file that lists show. */
typedef struct {
  char *id;        /* owned */
  gint64 changed;  /* seconds since 1970 */
  char *name;      /* owned; NULL if the file cannot be read */
  char *label;     /* owned; a second name, which many share (a GRefString), or NULL */
  char *note;      /* owned; how the player's note begins, on one line, or NULL */
  char *learned;   /* owned; her cards that a game knows (dub-games.h), or NULL */
  char *deal;      /* owned; the code of a game's deal (dub-deal.h), or NULL */
  GError *problem; /* owned; why it cannot be read, or NULL */
  guint numbers[DUB_MAX_SUMMARY_NUMBERS];
} DubSummary;

/* A kind of folder. */
typedef struct {
  const char *name;      /* of the folder */
  const char *trash;     /* name of the one in it for what was deleted */
  const char *suffix;    /* of the files */
  const char *companion; /* suffix of what goes with a file, or NULL */
  const char *prefix;    /* of new ids; a number follows it */
  DubFaultKind no_such;  /* an item that is not there */
  gsize max_bytes;       /* of a file */
  /* Checks the content of a file and fills in its name and numbers. */
  gboolean (*summarize) (const char *text, gsize length, DubSummary *summary, GError **error);

  GRecMutex mutex; /* held together with the lock */
  int lock;        /* file descriptor, valid while n_locks > 0 */
  guint n_locks;
} DubFolder;

/* The folder is created when it is first needed. */
char *dub_folder_dup_path (const DubFolder *self);
char *dub_folder_dup_file (const DubFolder *self, const char *id, const char *suffix);

/* Returns the path for an id; NULL with the error set if the id is not valid or has no file. */
char *dub_folder_find (const DubFolder *self, const char *id, GError **error);

/* Returns whether the id is valid: it cannot lead out of the folder. */
gboolean dub_folder_is_id (const char *id);

/* Returns the id of the file, or NULL if it is not an item of the folder. */
char *dub_folder_get_id (const DubFolder *self, const char *file);

gboolean dub_folder_make (const DubFolder *self, GError **error);

/* Returns FALSE with the error set if the folder exists but cannot be listed. */
gboolean dub_folder_check (const DubFolder *self, GError **error);

/* Keeps other programs and threads from adding or changing items; they wait for the lock.
 * A thread may nest its locks. */
gboolean dub_folder_lock (DubFolder *self, GError **error);
void dub_folder_unlock (DubFolder *self);

/* Creates a file, which appears whole or not at all, and returns its id. */
char *dub_folder_add (DubFolder *self, const char *text, GError **error);

/* The same under this id, or a new one if it is taken, with the time of its last change. */
char *dub_folder_add_copy (DubFolder *self, const char *id, const char *text, gsize length,
                           gint64 changed, GError **error);

/* Moves an item to the trash, and from there back. The id is a new one if it is used again. */
gboolean dub_folder_throw_away (DubFolder *self, const char *id, GError **error);
char *dub_folder_take_back (DubFolder *self, const char *id, GError **error);

/* Returns the trash as a folder of this kind, to be listed. */
DubFolder dub_folder_get_trash (const DubFolder *self);

/* Locks an open file. Where the file system has no locks, play goes on without: *is_missing. */
gboolean dub_lock_hold (int fd, gboolean *is_missing);

/* Opens and locks the file, creating it if needed. Returns -1 on failure; *is_busy is TRUE
 * if another process holds the lock. */
int dub_lock_take (const char *path, gboolean *is_busy);

/* Lists a folder with a summary of each file. The file ".list" in the folder caches the summaries,
 * so that listing does not read every file each time. A cached summary is valid as long as its file
 * is unchanged, and is rebuilt when it is lost or wrong. */

/* Files that the cache lacks take about a millisecond each to read. This many bytes of them are
 * read within a frame. */
enum { DUB_LISTING_AT_ONCE = 512 * 1024 };

/* The amount of a folder that is read. */
typedef struct {
  /* Of files that the cache lacks; 0 for all of them. If there is more, the list has only the
   * newest files. */
  gsize max_bytes;
  /* A part of the list is of no use: it is given up before files are read, and before going through
   * a cache of more bytes than that, which would take as long. */
  gboolean is_whole_or_none;
  DubJob *job; /* counts the files that are read, and may be cancelled; or NULL */

  gboolean is_whole; /* set at the end: no file is missing in the list */
} DubListing;

/* For a summary that is in no list. */
void dub_summary_free (DubSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubSummary, dub_summary_free)

/* Returns an array of DubSummary, unsorted. With a listing, which may be NULL, it may lack files;
 * what was read before it was cancelled is cached. */
GPtrArray *dub_summary_list (const DubFolder *folder, DubListing *listing);
