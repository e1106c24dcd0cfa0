/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast-task.h"

typedef struct {
  DubGame game;
  gint is_cancelled;
  DubForecast forecast;
} Work;

static void
cancelled_cb (GCancellable *cancellable, gpointer is_cancelled)
{
  g_atomic_int_set ((gint *) is_cancelled, TRUE);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  gulong handler =
      g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &work->is_cancelled, NULL);

  dub_forecast_run (&work->game, DUB_FORECAST_GAMES, g_get_num_processors (), &work->is_cancelled,
                    &work->forecast);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

void
dub_forecast_run_async (const DubGame *game, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = g_new0 (Work, 1);

  work->game = *game;
  g_task_set_task_data (task, work, g_free);
  g_task_run_in_thread (task, run);
}

gboolean
dub_forecast_run_finish (GAsyncResult *result, DubForecast *forecast, GError **error)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  *forecast = work->forecast;

  return g_task_propagate_boolean (G_TASK (result), error);
}
