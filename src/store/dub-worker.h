/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that runs beside the main loop: what waits for the disk, and what takes long. Jobs of
 * one lane run one at a time, in the order in which they were queued; lanes do not wait for each
 * other.
 */

#pragma once

#include <glib-object.h>

typedef enum {
  DUB_LANE_FILES, /* changes of files; nobody leaves before they are done */
  DUB_LANE_SYNC,  /* of games that are being played */
  DUB_LANE_LIST,
  DUB_LANE_LEARN,
  DUB_LANE_FORECAST,
  DUB_LANE_SPEECH,
  DUB_N_LANES,
} DubLane;

typedef struct {
  DubLane lane;
  char *id;       /* owned; of the item to work on, or NULL */
  char *argument; /* owned; a name or a path, or NULL */
  char *made;     /* owned; set by the work: the id of a new item */
  gpointer data;  /* owned, if there is a free_data */
  GDestroyNotify free_data;
  GError *error; /* owned; set by the work if it failed */

  /* These are atomic: the work counts how far it has come, and ends early if it is cancelled. */
  gint is_cancelled;
  gint n_done;
  gint n_todo; /* 0 until it is known */
} DubJob;

/* Runs in a thread, and uses nothing but the job and files. */
typedef void (*DubWork) (DubJob *job);

/* Runs in the main loop, after the work. */
typedef void (*DubWorkDone) (gpointer owner, DubJob *job);

/* Queues a job and takes ownership of its data. If owner is not NULL and is finalized
 * before the job ends, done is not called. The job that is returned is valid until done is called,
 * or it is cancelled. */
DubJob *dub_worker_run (DubWork work, DubWorkDone done, gpointer owner, DubJob job);

/* From now on nobody waits for the job: done is not called. */
void dub_worker_cancel (DubJob *job);

/* Wait until all jobs of a lane, or of the files, and their callbacks are done. Return FALSE if any
 * of them failed. */
gboolean dub_worker_wait_for (DubLane lane);
gboolean dub_worker_wait (void);
