/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures the waits for files, each as a ratio within one run:
 * - a list of 10,000 games against listing the same number of files;
 * - a jump over 200 entries against one undo, both with their sync;
 * - saving a box among 200 others against saving it alone;
 * - the last of 100 imports of one box against the first;
 * - the longest time that the main loop is busy during saving steps, matching a box, beginning a
 *   game, and copying games and boxes, against the duration of a sync.
 */

#include "bench-median.h"
#include "bench-time.h"
#include "dub-box-editor.h"
#include "dub-box-file.h"
#include "dub-game.h"
#include "dub-profiles.h"
#include "dub-session.h"
#include "dub-worker.h"
#include "faults.h"
#include "profile-fixture.h"

#include <dirent.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

enum {
  RUNS = 9,
  FEW = 10,
  MANY = 10000,
  ENTRIES = 200,
  BOXES = 200,
  IMPORTS = 100,
  TAPS = 40,
  ROUNDS = 3,
  SYNC_TIME = 100, /* milliseconds */
};

static double
get_time (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static gboolean
judge (const char *what, double have, double base, double bar)
{
  printf ("  %-52s %9.3f ms against %8.3f ms  ratio %6.2f    at most %.2f asked\n", what, have,
          base, have / base, bar);

  return have <= base * bar;
}

static DubSession *
begin (void)
{
  const DubMove moves[] = { dub_move (DUB_NOBODY, DUB_MOVE_FILL),
                            dub_move (DUB_NOBODY, DUB_MOVE_READY),
                            dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD) };
  DubSetup setup = { .seed = 7, .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX };
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("Bench", &box, &setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (dub_session_perform (session, &moves[i], NULL));

  return session;
}

static gboolean
correct_pp (DubSession *session, guint n)
{
  DubMove correction = dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP),
                                       dub_thing_number ((gint) (n % 100)));

  return dub_session_perform (session, &correction, NULL);
}

/* Makes old copies of one game. */
static void
fill_folder (guint from, guint to, const char *text)
{
  g_autofree char *folder = dub_games_dup_folder ();
  struct utimbuf long_ago = { .actime = 1000000, .modtime = 1000000 };

  for (guint i = from; i < to; i++) {
    g_autofree char *path = g_strdup_printf ("%s/copy-%u.dubarry", folder, i);

    g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    g_assert_cmpint (utime (path, &long_ago), ==, 0);
  }
}

static double
time_list (void)
{
  double begun = get_time ();
  g_autoptr (GPtrArray) list = dub_games_list (NULL);

  return get_time () - begun;
}

/* Lists names and times of the same number of files, which every list has to do. */
static double
time_look (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  double begun = get_time ();
  DIR *dir = opendir (folder);
  struct dirent *entry;
  struct stat info;

  while ((entry = readdir (dir)) != NULL)
    g_assert_cmpint (fstatat (dirfd (dir), entry->d_name, &info, 0), ==, 0);
  closedir (dir);

  return get_time () - begun;
}

static gboolean
bench_list (const char *text)
{
  double many[RUNS], few[RUNS], look[RUNS];

  fill_folder (0, FEW, text);
  time_list (); /* reads the games once */
  for (guint i = 0; i < RUNS; i++)
    few[i] = time_list ();
  fill_folder (FEW, MANY, text);
  time_list ();
  for (guint i = 0; i < RUNS; i++) {
    many[i] = time_list ();
    look[i] = time_look ();
  }
  printf ("  a list of %d games takes %.1f ms more than one of %d\n", MANY,
          bench_get_median (many, RUNS) - bench_get_median (few, RUNS), FEW);

  return judge ("a list of 10,000 games, a look at as many files", bench_get_median (many, RUNS),
                bench_get_median (look, RUNS), 4);
}

static gboolean
bench_jump (DubSession *session)
{
  guint first = dub_history_get_position (dub_session_get_history (session));
  double jump[RUNS], undo[RUNS];

  for (guint i = 0; i < ENTRIES; i++)
    g_assert_true (correct_pp (session, i));
  for (guint i = 0; i < RUNS; i++) {
    double begun = get_time ();

    g_assert_true (dub_session_jump (session, first, NULL));
    jump[i] = get_time () - begun;
    g_assert_true (dub_session_jump (session, first + ENTRIES, NULL));
    begun = get_time ();
    g_assert_true (dub_session_undo (session, NULL));
    undo[i] = get_time () - begun;
    g_assert_true (dub_session_redo (session, NULL));
  }

  return judge ("a jump over 200 entries, an undo", bench_get_median (jump, RUNS),
                bench_get_median (undo, RUNS), 8);
}

static double
time_save (const char *id, guint n)
{
  double begun;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  box.all_halls[0] = (guint8) (n % 9 + 3);
  begun = bench_get_cpu ();
  g_assert_true (profile_save (id, &box, NULL));

  return bench_get_cpu () - begun;
}

static gboolean
bench_boxes (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "box.json", NULL);
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Mine", NULL);
  double alone[RUNS], among[RUNS], first[RUNS], last[RUNS];
  gboolean good;

  g_assert_true (dub_profiles_export (id, path, NULL));
  for (guint i = 0; i < RUNS; i++)
    alone[i] = time_save (id, i);
  for (guint i = 0; i < IMPORTS + BOXES; i++) {
    double begun = bench_get_cpu ();
    g_autofree char *imported = dub_profiles_import (path, NULL);

    g_assert_nonnull (imported);
    if (i < RUNS)
      first[i] = bench_get_cpu () - begun;
    if (i >= IMPORTS - RUNS && i < IMPORTS)
      last[i - (IMPORTS - RUNS)] = bench_get_cpu () - begun;
  }
  for (guint i = 0; i < RUNS; i++)
    among[i] = time_save (id, i + 1);
  good = judge ("saving a box among 300, alone", bench_get_median (among, RUNS),
                bench_get_median (alone, RUNS), 1.5);

  return judge ("the 100th import of one box, the first", bench_get_median (last, RUNS),
                bench_get_median (first, RUNS), 6) &&
         good;
}

typedef struct {
  DubSession *session;
  DubBoxEditor *editor;
  const char *path; /* the path of an exported file */
  char *box;        /* owned; the id of a profile */
  GMainLoop *loop;
  guint n;
  guint n_names;
  double last;
  double longest;
} Table;

static gboolean
look_cb (gpointer data)
{
  Table *table = data;
  double now = get_time ();

  table->longest = MAX (table->longest, now - table->last);
  table->last = now;

  return G_SOURCE_CONTINUE;
}

/* Performs an action every quarter of a sync. Only the calmest of some rounds counts, because the
 * load of the machine delays the main loop too. */
static gboolean
bench_main_loop (Table *table, const char *what, GSourceFunc func)
{
  double longest = G_MAXDOUBLE;

  faults_set_sync_time (SYNC_TIME);
  for (guint i = 0; i < ROUNDS; i++) {
    guint look = g_timeout_add (1, look_cb, table);

    table->n = 0;
    table->longest = 0;
    table->last = get_time ();
    g_timeout_add (SYNC_TIME / 4, func, table);
    g_main_loop_run (table->loop);
    g_source_remove (look);
    dub_worker_wait ();
    longest = MIN (longest, table->longest);
  }
  faults_set_sync_time (0);

  return judge (what, longest, SYNC_TIME, 0.16);
}

static gboolean
go_on (Table *table, guint n)
{
  if (++table->n < n)
    return G_SOURCE_CONTINUE;
  g_main_loop_quit (table->loop);

  return G_SOURCE_REMOVE;
}

static gboolean
tap_cb (gpointer data)
{
  Table *table = data;

  g_assert_true (correct_pp (table->session, table->n));

  return go_on (table, TAPS);
}

static gboolean
enter_cb (gpointer data)
{
  Table *table = data;

  dub_box_editor_move (table->editor, -1);
  dub_box_editor_enter (table->editor, table->n % 9, TRUE);

  return go_on (table, TAPS);
}

static void
done_cb (gpointer owner, DubJob *job)
{
  Table *table = g_object_get_data (owner, "table");

  g_assert_no_error (job->error);
  g_main_loop_quit (table->loop);
}

static gboolean
run (Table *table, DubWork work, const char *id, const char *argument)
{
  g_object_set_data (G_OBJECT (table->session), "table", table);
  dub_worker_run (work, done_cb, table->session,
                  (DubJob){ .id = g_strdup (id), .argument = g_strdup (argument) });

  return G_SOURCE_REMOVE;
}

static void
create_game (DubJob *job)
{
  DubSetup setup = { .seed = 7 };
  DubGameFile *file;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  file = dub_games_create (job->argument, &box, &setup, &job->error);
  g_clear_pointer (&file, dub_game_file_close);
}

static gboolean
create_cb (gpointer data)
{
  return run (data, create_game, NULL, "New");
}

static void
import_game (DubJob *job)
{
  job->made = dub_games_import (job->argument, NULL, &job->error);
}

static gboolean
import_cb (gpointer data)
{
  return run (data, import_game, NULL, ((Table *) data)->path);
}

static void
export_game (DubJob *job)
{
  dub_games_export (job->id, job->argument, &job->error);
}

static gboolean
export_cb (gpointer data)
{
  Table *table = data;

  return run (table, export_game, dub_session_get_id (table->session), table->path);
}

static void
rename_box (DubJob *job)
{
  dub_profiles_rename (job->id, job->argument, &job->error);
}

static gboolean
rename_cb (gpointer data)
{
  Table *table = data;
  g_autofree char *name = g_strdup_printf ("Renamed %u", ++table->n_names);

  return run (table, rename_box, table->box, name);
}

static void
copy_box (DubJob *job)
{
  job->made = dub_profiles_duplicate (job->id, job->argument, &job->error);
}

static gboolean
copy_cb (gpointer data)
{
  return run (data, copy_box, ((Table *) data)->box, "Copied");
}

/* Prints how long the main thread is busy when the user waits. */
static void
print_waits (Table *table)
{
  double begun = get_time ();

  faults_set_sync_time (SYNC_TIME);
  run (table, create_game, NULL, "Waited for");
  dub_worker_wait ();
  printf ("  a new game is on disk after %.0f ms", get_time () - begun);
  begun = get_time ();
  dub_box_editor_move (table->editor, -1);
  dub_worker_wait ();
  dub_box_editor_enter (table->editor, 5, TRUE);
  begun = get_time ();
  dub_worker_wait ();
  printf (", a figure of a box after %.0f ms\n", get_time () - begun);
  faults_set_sync_time (0);
}

static gboolean
bench_main_loops (DubSession *session, const char *path)
{
  static const struct {
    const char *what;
    GSourceFunc func;
  } chores[] = {
    { "the main loop is busy by steps, a sync", tap_cb },
    { "by figures of a box, a sync", enter_cb },
    { "by a new game, a sync", create_cb },
    { "by an import, a sync", import_cb },
    { "by an export, a sync", export_cb },
    { "by a copy of a box, a sync", copy_cb },
    { "by a new name, a sync", rename_cb },
  };
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Matched", NULL);
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, NULL);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Table table = { .session = session, .editor = editor, .path = path, .box = id, .loop = loop };
  gboolean good = TRUE;

  dub_session_sync_in_background (session);
  for (guint i = 0; i < G_N_ELEMENTS (chores); i++)
    good = bench_main_loop (&table, chores[i].what, chores[i].func) && good;
  print_waits (&table);

  return good;
}

/* bench-store FOLDER: makes the files in FOLDER, on that disk. */
int
main (int argc, char **argv)
{
  g_autoptr (DubSession) session = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  gboolean good;

  if (argc != 2) {
    g_printerr ("usage: bench-store FOLDER\n");
    return 2;
  }
  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  session = begin ();
  path = g_build_filename (argv[1], "one.dubarry", NULL);
  for (guint i = 0; i < 20; i++)
    g_assert_true (correct_pp (session, i));
  g_assert_true (dub_session_save_copy (session, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  printf ("files (median of %d runs)\n", RUNS);
  good = bench_list (text);
  good = bench_jump (session) && good;
  good = bench_boxes (argv[1]) && good;
  good = bench_main_loops (session, path) && good;

  return !good;
}
