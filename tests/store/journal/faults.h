/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * System calls that fail on request, including those that GLib makes. A program linked with this
 * file uses them instead of the C library's.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  FAULT_NONE,
  FAULT_OPEN,
  FAULT_WRITE,         /* write and pwrite */
  FAULT_SHORT,         /* writes a half, then the disk is full */
  FAULT_WRITE_AND_CUT, /* and the written half cannot be cut off at once */
  FAULT_SYNC,          /* fsync and fdatasync */
  FAULT_SYNC_AND_CUT,
  FAULT_CUT, /* ftruncate */
  FAULT_RENAME,
  FAULT_MOVE, /* renameat2 */
  FAULT_UNLINK,
  FAULT_MKDIR,
  FAULT_LOCK, /* flock */
  N_FAULTS,
} Fault;

const char *fault_get_name (Fault fault);

/* The n-th call from now on fails, counted from 1; with 0 all calls fail. */
void faults_arm (Fault fault, guint n);

/* Ends the failures, and returns the number of calls since they were armed. *failed tells whether
 * one of them failed. */
guint faults_disarm (gboolean *failed);

/* Sets the duration of each sync. */
void faults_set_sync_time (guint milliseconds);

/* Returns the number of syncs so far; *here is the number in the calling thread. */
guint faults_count_syncs (guint *here);

/* The hook runs once, before the next flock. */
void faults_set_lock_hook (void (*hook) (void));

G_END_DECLS
