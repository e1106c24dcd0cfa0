/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worker runs the jobs of a lane one after the other, in another thread, and reports each in
 * the main loop or to a waiting caller.
 */

#include "dub-worker.h"

#include <string.h>

enum { N_JOBS = 200 };

static GThread *main_thread;
static GString *done; /* ids in the order of the reports */

static void
fail_at_b (DubJob *job)
{
  g_assert_true (g_thread_self () != main_thread);
  job->made = g_strdup (job->id);
  if (g_str_equal (job->id, "b"))
    g_set_error_literal (&job->error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, "full");
}

static void
note_cb (gpointer owner, DubJob *job)
{
  g_assert_true (g_thread_self () == main_thread);
  g_assert_true (owner == NULL || G_IS_OBJECT (owner));
  g_string_append_printf (done, "%s%s ", job->made, job->error != NULL ? "!" : "");
}

static void
run (const char *id, gpointer owner)
{
  dub_worker_run (fail_at_b, note_cb, owner, (DubJob){ .id = g_strdup (id) });
}

static void
again_cb (gpointer owner, DubJob *job)
{
  note_cb (owner, job);
  run ("e", NULL);
}

/* After waiting, all jobs are done and reported, with their follow-up jobs. */
static void
test_wait (void)
{
  g_string_truncate (done, 0);
  g_assert_true (dub_worker_wait ());
  run ("a", NULL);
  g_assert_true (dub_worker_wait ());
  run ("b", NULL);
  run ("c", NULL);
  dub_worker_run (fail_at_b, again_cb, NULL, (DubJob){ .id = g_strdup ("d") });
  g_assert_false (dub_worker_wait ());
  g_assert_cmpstr (done->str, ==, "a b! c d e ");
  g_assert_true (dub_worker_wait ());
}

/* Without waiting, the main loop receives the reports. */
static void
test_main_loop (void)
{
  g_string_truncate (done, 0);
  run ("a", NULL);
  while (done->len == 0)
    g_main_context_iteration (NULL, TRUE);
  run ("b", NULL);
  while (strchr (done->str, '!') == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (done->str, ==, "a b! ");
}

static void
set_cb (gpointer is_freed)
{
  *(gboolean *) is_freed = TRUE;
}

/* The worker finishes a job whose owner is gone, but does not report it. */
static void
test_owner (void)
{
  g_autoptr (GObject) stays = g_object_new (G_TYPE_OBJECT, NULL);
  GObject *goes = g_object_new (G_TYPE_OBJECT, NULL);
  gboolean is_freed = FALSE;

  g_string_truncate (done, 0);
  run ("a", stays);
  dub_worker_run (fail_at_b, note_cb, goes,
                  (DubJob){ .id = g_strdup ("b"), .data = &is_freed, .free_data = set_cb });
  g_object_unref (goes);
  g_assert_false (dub_worker_wait ());
  g_assert_cmpstr (done->str, ==, "a ");
  g_assert_true (is_freed);
}

static guint n_written;
static gint n_running;

static void
write_number (DubJob *job)
{
  g_assert_cmpint (g_atomic_int_add (&n_running, 1), ==, 0);
  g_usleep (100); /* long enough for another job to begin */
  g_assert_cmpuint (n_written, ==, GPOINTER_TO_UINT (job->data));
  n_written++;
  g_atomic_int_add (&n_running, -1);
}

static void
forget (gpointer data)
{
}

/* Jobs run in the order of submission, one at a time. */
static void
test_order (void)
{
  for (guint i = 0; i < N_JOBS; i++)
    dub_worker_run (write_number, NULL, NULL,
                    (DubJob){ .data = GUINT_TO_POINTER (i), .free_data = forget });
  g_assert_true (dub_worker_wait ());
  g_assert_cmpuint (n_written, ==, N_JOBS);
}

/* Works until a cancellation. */
static void
work_on (DubJob *job)
{
  while (!g_atomic_int_get (&job->is_cancelled))
    g_atomic_int_inc (&job->n_done);
}

/* A lane does not wait for another one. A cancelled job ends without a report. */
static void
test_lanes (void)
{
  DubJob *first, *second;
  gboolean is_freed = FALSE;

  g_string_truncate (done, 0);
  first = dub_worker_run (work_on, note_cb, NULL, (DubJob){ .lane = DUB_LANE_LIST });
  second =
      dub_worker_run (work_on, note_cb, NULL,
                      (DubJob){ .lane = DUB_LANE_LIST, .data = &is_freed, .free_data = set_cb });
  run ("a", NULL);
  g_assert_true (dub_worker_wait ());
  g_assert_cmpstr (done->str, ==, "a ");
  while (g_atomic_int_get (&first->n_done) == 0)
    g_thread_yield ();
  g_assert_cmpint (g_atomic_int_get (&second->n_done), ==, 0);
  dub_worker_cancel (second);
  dub_worker_cancel (first);
  g_assert_true (dub_worker_wait_for (DUB_LANE_LIST));
  g_assert_cmpstr (done->str, ==, "a ");
  g_assert_true (is_freed);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  main_thread = g_thread_self ();
  done = g_string_new (NULL);
  g_test_add_func ("/worker/wait", test_wait);
  g_test_add_func ("/worker/main-loop", test_main_loop);
  g_test_add_func ("/worker/owner", test_owner);
  g_test_add_func ("/worker/order", test_order);
  g_test_add_func ("/worker/lanes", test_lanes);

  status = g_test_run ();
  g_string_free (done, TRUE);

  return status;
}
