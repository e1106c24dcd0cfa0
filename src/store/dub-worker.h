/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thread for jobs that wait for the disk: writing, syncing and replacing whole files.
 * Jobs run one at a time, in the order in which they were queued.
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct {
  char *id;       /* owned; of the item to work on, or NULL */
  char *argument; /* owned; a name or a path, or NULL */
  char *made;     /* owned; set by the work: the id of a new item */
  gpointer data;  /* owned; freed by free_data */
  GDestroyNotify free_data;
  GError *error; /* owned; set by the work if it failed */
} DubJob;

/* Runs in the thread, and uses nothing but the job and files. */
typedef void (*DubWork) (DubJob *job);

/* Runs in the main loop, after the work. */
typedef void (*DubWorkDone) (gpointer owner, DubJob *job);

/* Queues a job and takes ownership of its data. If owner is not NULL and is finalized
 * before the job ends, done is not called. */
void dub_worker_run (DubWork work, DubWorkDone done, gpointer owner, DubJob job);

/* Waits until all jobs and their callbacks are done. Returns FALSE if any of them failed. */
gboolean dub_worker_wait (void);

G_END_DECLS
