/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Syncs a file that grows in a thread of its own, so that nobody waits for the
 * disk. One sync covers everything that was written before it begins.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _DubSyncer DubSyncer;

/* The file stays open as long as the syncer lives; length bytes of it are synced.
 * func is called in the caller's main context each time that something was synced,
 * or could not be. */
DubSyncer *dub_syncer_new (int fd, gsize length, GSourceFunc func, gpointer data);

/* Waits for what is under way. */
void dub_syncer_free (DubSyncer *self);

/* Asks for the file to be synced up to this length. */
void dub_syncer_want (DubSyncer *self, gsize length);

/* Waits until nothing is asked for any more. */
void dub_syncer_wait (DubSyncer *self);

/* Returns the length that is synced. *problem is the errno of a sync that failed,
 * after which nothing more is synced, or 0. */
gsize dub_syncer_get_length (DubSyncer *self, int *problem);

/* Begins anew after a failure: so much is synced now. */
void dub_syncer_reset (DubSyncer *self, gsize length);

G_END_DECLS
