/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-games-task.h"

/* Shared with the thread, which may end later than its owner. */
struct _DubGamesTask {
  DubListing listing;
  DubGamesListed listed;
  gpointer owner; /* not owned; used only while it is not cancelled */
};

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  DubGamesTask *self = data;

  g_task_return_pointer (task, dub_games_list (&self->listing), (GDestroyNotify) g_ptr_array_unref);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  DubGamesTask *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!g_atomic_int_get (&self->listing.is_cancelled))
    self->listed (self->owner, games);
}

DubGamesTask *
dub_games_task_run (DubGamesListed listed, gpointer owner)
{
  DubGamesTask *self = g_atomic_rc_box_new0 (DubGamesTask);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, listed_cb, NULL);

  self->listed = listed;
  self->owner = owner;
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) g_atomic_rc_box_release);
  g_task_run_in_thread (task, run);

  return self;
}

void
dub_games_task_free (DubGamesTask *self)
{
  g_atomic_int_set (&self->listing.is_cancelled, TRUE);
  g_atomic_rc_box_release (self);
}

void
dub_games_task_get_progress (DubGamesTask *self, guint *n_read, guint *n_to_read)
{
  *n_to_read = (guint) g_atomic_int_get (&self->listing.n_to_read);
  *n_read = (guint) g_atomic_int_get (&self->listing.n_read);
}
