/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Syncs a growing file in a separate thread, so that the caller does not wait for the
 * disk. One sync covers everything that was written before it starts.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _DubSyncer DubSyncer;

/* The file must stay open as long as the syncer exists; length bytes are already synced.
 * func is called in the caller's main context after each sync, successful or not. */
DubSyncer *dub_syncer_new (int fd, gsize length, GSourceFunc func, gpointer data);

/* Waits for pending syncs. */
void dub_syncer_free (DubSyncer *self);

/* Asks for the file to be synced up to this length. */
void dub_syncer_want (DubSyncer *self, gsize length);

/* Waits until all requested bytes are synced, or a sync has failed. */
void dub_syncer_wait (DubSyncer *self);

/* Returns the synced length. *problem is the errno of a failed sync, after which nothing
 * more is synced, or 0. */
gsize dub_syncer_get_length (DubSyncer *self, int *problem);

/* Starts again after a failure, with this length already synced. */
void dub_syncer_reset (DubSyncer *self, gsize length);

G_END_DECLS
