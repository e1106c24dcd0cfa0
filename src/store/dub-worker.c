/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-worker.h"

typedef struct {
  DubJob job; /* comes first, because callers know the task by it */
  DubWork work;
  DubWorkDone done; /* used only in the main loop's thread, and so is the owner */
  gpointer owner;   /* weak */
  gboolean has_owner;
} Task;

typedef struct {
  GQueue todo;         /* of Task; the first one may be running */
  GQueue done;         /* of Task */
  gboolean is_running; /* a thread has the lane; it leaves when there is nothing to do */
} Lane;

static struct {
  GThreadPool *threads;
  GMutex mutex; /* protects all fields below */
  GCond cond;
  Lane lanes[DUB_N_LANES];
  gboolean is_scheduled; /* the main loop will process the done queues */
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
  if (task->job.free_data != NULL && task->job.data != NULL)
    task->job.free_data (task->job.data);
  g_clear_error (&task->job.error);
  g_free (task);

  return good;
}

static Task *
take_done (void)
{
  Task *task = NULL;

  g_mutex_lock (&worker.mutex);
  for (guint i = 0; i < DUB_N_LANES && task == NULL; i++)
    task = g_queue_pop_head (&worker.lanes[i].done);
  worker.is_scheduled = task != NULL;
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

static void
run (gpointer data, gpointer user_data)
{
  Lane *lane = data;
  Task *task;

  g_mutex_lock (&worker.mutex);
  while ((task = g_queue_peek_head (&lane->todo)) != NULL) {
    g_mutex_unlock (&worker.mutex);
    if (!g_atomic_int_get (&task->job.is_cancelled))
      task->work (&task->job);
    g_mutex_lock (&worker.mutex);
    g_queue_pop_head (&lane->todo);
    g_queue_push_tail (&lane->done, task);
    if (!worker.is_scheduled)
      g_idle_add_full (G_PRIORITY_DEFAULT, finish_cb, NULL, NULL);
    worker.is_scheduled = TRUE;
    g_cond_broadcast (&worker.cond);
  }
  lane->is_running = FALSE;
  g_mutex_unlock (&worker.mutex);
}

DubJob *
dub_worker_run (DubWork work, DubWorkDone done, gpointer owner, DubJob job)
{
  Lane *lane = &worker.lanes[job.lane];
  Task *task = g_new (Task, 1);

  *task = (Task){ .job = job, .work = work, .done = done, .has_owner = owner != NULL };
  if (owner != NULL)
    g_set_weak_pointer (&task->owner, owner);
  if (worker.threads == NULL)
    worker.threads = g_thread_pool_new (run, NULL, DUB_N_LANES, FALSE, NULL);
  g_mutex_lock (&worker.mutex);
  g_queue_push_tail (&lane->todo, task);
  if (!lane->is_running)
    g_thread_pool_push (worker.threads, lane, NULL);
  lane->is_running = TRUE;
  g_mutex_unlock (&worker.mutex);

  return &task->job;
}

void
dub_worker_cancel (DubJob *job)
{
  ((Task *) job)->done = NULL;
  g_atomic_int_set (&job->is_cancelled, TRUE);
}

gboolean
dub_worker_wait_for (DubLane lane)
{
  Lane *self = &worker.lanes[lane];
  gboolean good = TRUE, is_busy = TRUE;

  while (is_busy) {
    Task *task;

    g_mutex_lock (&worker.mutex);
    while (self->done.length == 0 && self->todo.length > 0)
      g_cond_wait (&worker.cond, &worker.mutex);
    task = g_queue_pop_head (&self->done);
    g_mutex_unlock (&worker.mutex);
    is_busy = task != NULL;
    if (task != NULL)
      good = finish (task) && good;
  }

  return good;
}

gboolean
dub_worker_wait (void)
{
  return dub_worker_wait_for (DUB_LANE_FILES);
}
