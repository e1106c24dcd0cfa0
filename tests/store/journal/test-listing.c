/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first list of games: how many the program reads, in which order, and what may happen
 * meanwhile.
 */

#include "folder.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

enum { N_MANY = 200 };

static char *
read_golden (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "base.dubarry", NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* Writes a game with this number, changed so many seconds after a fixed time. */
static void
write_game (const char *text, guint number)
{
  g_autofree char *file = g_strdup_printf ("past-%u.dubarry", number);
  g_autofree char *path = folder_get_path (file);

  folder_write (file, text);
  g_assert_cmpint (utime (path,
                          &(struct utimbuf){ .actime = 1000 + number, .modtime = 1000 + number }),
                   ==, 0);
}

static gsize
write_games (guint from, guint to)
{
  g_autofree char *text = read_golden ();
  g_autofree char *folder = dub_games_dup_folder ();

  g_mkdir_with_parents (folder, 0700);
  for (guint i = from; i < to; i++)
    write_game (text, i);

  return strlen (text);
}

static gboolean
has_index (void)
{
  g_autofree char *path = folder_get_path (".list");

  return g_access (path, F_OK) == 0;
}

/* Asserts that the list has exactly the games from number `last` down. */
static void
assert_listed (DubListing *listing, guint last, guint n)
{
  g_autoptr (GPtrArray) games = dub_games_list (listing);

  g_assert_cmpuint (games->len, ==, n);
  for (guint i = 0; i < n; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);
    g_autofree char *id = g_strdup_printf ("past-%u", last - i);

    g_assert_cmpstr (game->id, ==, id);
    g_assert_null (game->problem);
  }
}

/* A list with a limit leaves old games out and has the newest ones; a partial list is not
 * cached. */
static void
test_newest (void)
{
  gsize size = write_games (0, 5);
  DubJob all_job = { 0 }, little_job = { 0 };
  DubListing two = { .max_bytes = 2 * size }, all = { .job = &all_job };
  DubListing little = { .max_bytes = 1, .job = &little_job };
  g_autofree char *last = NULL;

  assert_listed (&two, 4, 2);
  g_assert_false (two.is_whole);
  g_assert_false (has_index ());
  assert_listed (&little, 4, 1); /* at least one */
  g_assert_false (little.is_whole);
  last = dub_games_find_last (&two);
  g_assert_null (last);
  assert_listed (&all, 4, 5);
  g_assert_true (all.is_whole);
  g_assert_cmpint (all_job.n_todo, ==, 5);
  g_assert_true (has_index ());

  /* The rest is in the index now. */
  assert_listed (&little, 4, 5);
  g_assert_true (little.is_whole);
  g_assert_cmpint (little_job.n_todo, ==, 0);
}

/* A known game, if older than one left out, would look like the last game. */
static void
test_older (void)
{
  gsize size = write_games (0, 3);
  DubJob job = { 0 };
  DubListing one = { .max_bytes = size, .job = &job };

  g_ptr_array_unref (dub_games_list (NULL));
  write_games (3, 6);
  assert_listed (&one, 5, 1);
  g_assert_false (one.is_whole);
  g_assert_cmpint (job.n_todo, ==, 3);
  assert_listed (NULL, 5, 6);
}

/* A caller that requires all games or none gets none before the program reads anything in vain,
 * even if only a large index exceeds the limit. */
static void
test_whole_or_none (void)
{
  gsize size = write_games (0, 3);
  DubJob job = { 0 };
  DubListing two = { .max_bytes = 2 * size, .is_whole_or_none = TRUE, .job = &job };
  DubListing all = { .max_bytes = 3 * size, .is_whole_or_none = TRUE };
  DubListing little = { .max_bytes = 1, .is_whole_or_none = TRUE };

  assert_listed (&two, 0, 0);
  g_assert_false (two.is_whole);
  g_assert_cmpint (job.n_done, ==, 0);
  assert_listed (&all, 2, 3);
  g_assert_true (all.is_whole);
  g_assert_true (has_index ());
  assert_listed (&little, 0, 0);
  g_assert_false (little.is_whole);
  assert_listed (&two, 2, 3);
  g_assert_true (two.is_whole);
}

static gpointer
list_cb (gpointer listing)
{
  return dub_games_list (listing);
}

static void
wait_for_first (DubJob *job)
{
  while (g_atomic_int_get (&job->n_done) == 0)
    g_thread_yield ();
}

/* After a cancellation, the next list does not read the same games again. */
static void
test_cancel (void)
{
  DubJob job = { 0 }, rest_job = { 0 };
  DubListing stopped = { .job = &job }, rest = { .job = &rest_job };
  GThread *thread;
  GPtrArray *part;

  write_games (0, N_MANY);
  thread = g_thread_new ("listing", list_cb, &stopped);
  wait_for_first (&job);
  g_atomic_int_set (&job.is_cancelled, TRUE);
  part = g_thread_join (thread);
  g_assert_false (stopped.is_whole);
  g_assert_cmpuint (part->len, >, 0);
  g_assert_cmpuint (part->len, <, N_MANY);
  assert_listed (&rest, N_MANY - 1, N_MANY);
  g_assert_true (rest.is_whole);
  g_assert_cmpint (rest_job.n_todo, ==, N_MANY - (gint) part->len);
  g_ptr_array_unref (part);
}

/* A game deleted during the reading is missing from the list, not damaged. */
static void
test_deleted (void)
{
  DubJob job = { 0 };
  DubListing listing = { .job = &job };
  GThread *thread;
  GPtrArray *games;

  write_games (0, N_MANY);
  thread = g_thread_new ("listing", list_cb, &listing);
  wait_for_first (&job);
  for (guint i = 0; i < N_MANY / 2; i++) { /* the program reads the oldest last */
    g_autofree char *id = g_strdup_printf ("past-%u", i);

    g_assert_true (dub_games_delete (id, NULL));
  }
  games = g_thread_join (thread);
  g_assert_true (listing.is_whole);
  g_assert_cmpuint (games->len, >=, N_MANY / 2);
  g_assert_cmpuint (games->len, <, N_MANY);
  for (guint i = 0; i < games->len; i++)
    g_assert_no_error (((DubSummary *) g_ptr_array_index (games, i))->problem);
  g_ptr_array_unref (games);
  assert_listed (NULL, N_MANY - 1, N_MANY / 2);
}

/* Several threads, like several programs, make the index at once, and it is valid afterwards. */
static void
test_at_once (void)
{
  enum { N_THREADS = 4, N = 40 };
  GThread *threads[N_THREADS];
  DubJob job = { 0 };
  DubListing listings[N_THREADS] = { 0 }, after = { .job = &job };

  write_games (0, N);
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("listing", list_cb, &listings[i]);
  for (guint i = 0; i < N_THREADS; i++) {
    g_autoptr (GPtrArray) games = g_thread_join (threads[i]);

    g_assert_cmpuint (games->len, ==, N);
    g_assert_true (listings[i].is_whole);
  }
  assert_listed (&after, N - 1, N);
  g_assert_cmpint (job.n_todo, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/listing/newest", test_newest);
  g_test_add_func ("/listing/older", test_older);
  g_test_add_func ("/listing/whole-or-none", test_whole_or_none);
  g_test_add_func ("/listing/cancel", test_cancel);
  g_test_add_func ("/listing/deleted", test_deleted);
  g_test_add_func ("/listing/at-once", test_at_once);

  return g_test_run ();
}
