/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thread that does one job after the other, for whatever waits for a disk: whole
 * files that are written, synced and put in their place. The jobs of one file are
 * done in the order in which they were given.
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct {
  char *id;       /* owned; of what is worked on, or NULL */
  char *argument; /* owned; a name or a path, or NULL */
  char *made;     /* owned; set by the work: the id of what is new */
  gpointer data;  /* owned; freed by free_data */
  GDestroyNotify free_data;
  GError *error; /* owned; set by the work if it failed */
} DubJob;

/* In the thread. It uses nothing but the job and files. */
typedef void (*DubWork) (DubJob *job);

/* In the main loop, after the work. */
typedef void (*DubWorkDone) (gpointer owner, DubJob *job);

/* Gives a job to the thread; it takes over what the job owns. If an owner is given and
 * it is gone by then, done is not called. */
void dub_worker_run (DubWork work, DubWorkDone done, gpointer owner, DubJob job);

/* Waits until every job is done, and was reported. FALSE if one of them failed. */
gboolean dub_worker_wait (void);

G_END_DECLS
