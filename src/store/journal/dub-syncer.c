/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-syncer.h"

#include <errno.h>
#include <unistd.h>

struct _DubSyncer {
  int fd; /* not owned */
  GThread *thread;
  GMainContext *context; /* owned; the caller's */
  GSourceFunc func;
  gpointer data;

  GMutex mutex; /* protects all fields below */
  GCond cond;
  gsize wanted;
  gsize done;
  int problem;
  gboolean is_over;
  GSource *source; /* owned; will call func, or NULL */
};

static gboolean
tell_cb (gpointer data)
{
  DubSyncer *self = data;

  g_mutex_lock (&self->mutex);
  g_clear_pointer (&self->source, g_source_unref);
  g_mutex_unlock (&self->mutex);
  self->func (self->data);

  return G_SOURCE_REMOVE;
}

/* Called with the mutex held. */
static void
tell_later (DubSyncer *self)
{
  if (self->source != NULL)
    return;
  self->source = g_idle_source_new ();
  g_source_set_priority (self->source, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->source, tell_cb, self, NULL);
  g_source_attach (self->source, self->context);
}

/* Called with the mutex held. */
static gboolean
has_work (const DubSyncer *self)
{
  return self->problem == 0 && self->done < self->wanted;
}

static gpointer
run (gpointer data)
{
  DubSyncer *self = data;

  g_mutex_lock (&self->mutex);
  while (!self->is_over || has_work (self)) {
    gsize length = self->wanted;
    int problem;

    if (!has_work (self)) {
      g_cond_wait (&self->cond, &self->mutex);
      continue;
    }
    g_mutex_unlock (&self->mutex);
    problem = fdatasync (self->fd) == 0 ? 0 : errno;
    g_mutex_lock (&self->mutex);
    if (problem == 0)
      self->done = length;
    self->problem = problem;
    tell_later (self);
    g_cond_broadcast (&self->cond);
  }
  g_mutex_unlock (&self->mutex);

  return NULL;
}

DubSyncer *
dub_syncer_new (int fd, gsize length, GSourceFunc func, gpointer data)
{
  DubSyncer *self = g_new0 (DubSyncer, 1);

  self->fd = fd;
  self->wanted = length;
  self->done = length;
  self->func = func;
  self->data = data;
  self->context = g_main_context_ref_thread_default ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  self->thread = g_thread_new ("dubarry-sync", run, self);

  return self;
}

void
dub_syncer_free (DubSyncer *self)
{
  g_mutex_lock (&self->mutex);
  self->is_over = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
  g_thread_join (self->thread);

  if (self->source != NULL)
    g_source_destroy (self->source);
  g_clear_pointer (&self->source, g_source_unref);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
}

void
dub_syncer_want (DubSyncer *self, gsize length)
{
  g_mutex_lock (&self->mutex);
  self->wanted = length;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}

void
dub_syncer_wait (DubSyncer *self)
{
  g_mutex_lock (&self->mutex);
  while (has_work (self))
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

gsize
dub_syncer_get_length (DubSyncer *self, int *problem)
{
  gsize length;

  g_mutex_lock (&self->mutex);
  length = self->done;
  *problem = self->problem;
  g_mutex_unlock (&self->mutex);

  return length;
}

void
dub_syncer_reset (DubSyncer *self, gsize length)
{
  g_mutex_lock (&self->mutex);
  self->problem = 0;
  self->wanted = length;
  self->done = length;
  g_mutex_unlock (&self->mutex);
}
