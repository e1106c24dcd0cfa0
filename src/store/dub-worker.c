/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-worker.h"

typedef struct {
  DubJob job;
  DubWork work;
  DubWorkDone done;
  gpointer owner; /* weak; used only in the main loop's thread */
  gboolean has_owner;
} Task;

static struct {
  GMutex mutex; /* protects all fields below */
  GCond cond;
  GQueue todo;           /* of Task; the first one may be running */
  GQueue done;           /* of Task */
  gboolean is_running;   /* there is a thread; it ends when the queue is empty */
  gboolean is_scheduled; /* the main loop will process the done queue */
} worker;

/* Returns whether the job succeeded; its callback may still set an error. */
static gboolean
finish (Task *task)
{
  gboolean good;

  if (task->done != NULL && (!task->has_owner || task->owner != NULL))
    task->done (task->owner, &task->job);
  good = task->job.error == NULL;
  g_clear_weak_pointer (&task->owner);
  g_free (task->job.id);
  g_free (task->job.argument);
  g_free (task->job.made);
  if (task->job.data != NULL)
    task->job.free_data (task->job.data);
  g_clear_error (&task->job.error);
  g_free (task);

  return good;
}

static Task *
take_done (void)
{
  Task *task;

  g_mutex_lock (&worker.mutex);
  task = g_queue_pop_head (&worker.done);
  if (task == NULL)
    worker.is_scheduled = FALSE;
  g_mutex_unlock (&worker.mutex);

  return task;
}

static gboolean
finish_cb (gpointer data)
{
  Task *task;

  while ((task = take_done ()) != NULL)
    finish (task);

  return G_SOURCE_REMOVE;
}

static gpointer
run (gpointer data)
{
  Task *task;

  g_mutex_lock (&worker.mutex);
  while ((task = g_queue_peek_head (&worker.todo)) != NULL) {
    g_mutex_unlock (&worker.mutex);
    task->work (&task->job);
    g_mutex_lock (&worker.mutex);
    g_queue_pop_head (&worker.todo);
    g_queue_push_tail (&worker.done, task);
    if (!worker.is_scheduled)
      g_idle_add_full (G_PRIORITY_DEFAULT, finish_cb, NULL, NULL);
    worker.is_scheduled = TRUE;
    g_cond_broadcast (&worker.cond);
  }
  worker.is_running = FALSE;
  g_mutex_unlock (&worker.mutex);

  return NULL;
}

void
dub_worker_run (DubWork work, DubWorkDone done, gpointer owner, DubJob job)
{
  Task *task = g_new (Task, 1);

  *task = (Task){ .job = job, .work = work, .done = done, .has_owner = owner != NULL };
  if (owner != NULL)
    g_set_weak_pointer (&task->owner, owner);
  g_mutex_lock (&worker.mutex);
  g_queue_push_tail (&worker.todo, task);
  if (!worker.is_running)
    g_thread_unref (g_thread_new ("dubarry-files", run, NULL));
  worker.is_running = TRUE;
  g_mutex_unlock (&worker.mutex);
}

gboolean
dub_worker_wait (void)
{
  gboolean good = TRUE, is_busy = TRUE;

  while (is_busy) {
    Task *task;

    g_mutex_lock (&worker.mutex);
    while (worker.done.length == 0 && worker.todo.length > 0)
      g_cond_wait (&worker.cond, &worker.mutex);
    task = g_queue_pop_head (&worker.done);
    g_mutex_unlock (&worker.mutex);
    is_busy = task != NULL;
    if (task != NULL)
      good = finish (task) && good;
  }

  return good;
}
