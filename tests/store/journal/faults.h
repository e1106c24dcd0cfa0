/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * System calls that fail when a test asks for it, those of GLib included. A program
 * that is linked with this has them in the place of the C library's.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  FAULT_NONE,
  FAULT_OPEN,
  FAULT_WRITE,         /* of write and pwrite */
  FAULT_SHORT,         /* half of it is written, then the disk is full */
  FAULT_WRITE_AND_CUT, /* and what was written cannot be cut off at once */
  FAULT_SYNC,          /* of fsync and fdatasync */
  FAULT_SYNC_AND_CUT,
  FAULT_CUT, /* of ftruncate */
  FAULT_RENAME,
  FAULT_MOVE, /* of renameat2 */
  FAULT_UNLINK,
  FAULT_MKDIR,
  FAULT_LOCK, /* of flock */
  N_FAULTS,
} Fault;

const char *fault_get_name (Fault fault);

/* Of the calls from now on the n-th one fails, from 1; with 0 all of them do. */
void faults_arm (Fault fault, guint n);

/* Returns the number of calls since then, which work again. *failed says whether one
 * of them failed. */
guint faults_disarm (gboolean *failed);

/* Each sync takes this long, in milliseconds. */
void faults_set_sync_time (guint milliseconds);

/* Returns the number of syncs so far; *here is that of those in the calling thread. */
guint faults_count_syncs (guint *here);

/* Is called once, before the next flock. */
void faults_set_lock_hook (void (*hook) (void));

G_END_DECLS
