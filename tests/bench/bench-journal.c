/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures the cost of an entry in games of 100, 1,000 and 10,000 entries, and the time to load the
 * longest game, in units of reading its file and splitting it into lines. All measurements
 * alternate within one run, so that the load of the machine affects all of them.
 *
 * The elapsed time of an entry is mostly the sync of the disk, so the test judges growth by the
 * processor time.
 */

#include "bench-median.h"
#include "bench-time.h"
#include "dub-box-file.h"
#include "dub-game.h"
#include "dub-games.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RUNS = 9, BATCH = 200, N_SIZES = 3, LOADS = 5 };

static const guint sizes[N_SIZES] = { 100, 1000, 10000 };
static const double growth_bar = 1.5, load_bar = 10;

typedef struct {
  double cpu;  /* microseconds per entry */
  double disk; /* the same in elapsed time */
} Cost;

/* Adds one entry that changes little in the long run: counts and corrections in turn, as a doubtful
 * player might enter them. */
static void
add_entry (DubGameFile *game, guint i)
{
  DubMove count = { .verb = DUB_MOVE_COUNT,
                    .side = DUB_YOU,
                    .to = dub_place_of_count (DUB_YOU, DUB_FACT_THREAD),
                    .thing = dub_thing_number ((gint) (i % 10)) };
  DubMove correction = dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP),
                                       dub_thing_number ((gint) (i % 100)));
  g_autoptr (GError) error = NULL;

  if (!dub_game_file_perform (game, i % 2 == 0 ? &count : &correction, &error))
    g_error ("%s", error->message);
}

/* Undoes or redoes an entry. */
static void
move (DubGameFile *game, int by)
{
  guint position = dub_history_get_position (dub_game_file_get_journal (game)->history);

  g_assert_true (dub_game_file_jump (game, position + (guint) by, NULL));
}

/* Plays some rounds of a game, so that there is a table, then adds entries up to the size, with an
 * undo and redo of every tenth. */
static DubGameFile *
make_game (guint size)
{
  const DubMove moves[] = { dub_move (DUB_NOBODY, DUB_MOVE_FILL),
                            dub_move (DUB_NOBODY, DUB_MOVE_READY),
                            dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD) };
  DubSetup setup = { .seed = 7, .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX };
  g_autoptr (GError) error = NULL;
  DubGameFile *game;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  game = dub_games_create ("Bench", &box, &setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (dub_game_file_perform (game, &moves[i], NULL));
  for (guint i = 0; dub_history_get_n_entries (dub_game_file_get_journal (game)->history) < size;
       i++) {
    add_entry (game, i);
    if (i % 10 == 0) {
      move (game, -1);
      move (game, 1);
    }
  }

  return game;
}

/* The test undoes its entries, so that the game keeps its size. */
static Cost
time_entries (DubGameFile *game)
{
  gint64 clock = g_get_monotonic_time ();
  double cpu = bench_get_cpu ();
  Cost cost;

  for (guint i = 0; i < BATCH; i++)
    add_entry (game, i);
  cost.cpu = (bench_get_cpu () - cpu) * 1000 / BATCH;
  cost.disk = (double) (g_get_monotonic_time () - clock) / BATCH;
  for (guint i = 0; i < BATCH; i++)
    move (game, -1);

  return cost;
}

static double
time_load (const char *path)
{
  double begin = bench_get_cpu ();

  for (guint i = 0; i < LOADS; i++) {
    g_autofree char *text = NULL;
    g_autoptr (DubJournal) journal = NULL;
    gsize length;

    g_assert_true (g_file_get_contents (path, &text, &length, NULL));
    journal = dub_journal_parse (text, length, NULL);
    g_assert_nonnull (journal);
  }

  return (bench_get_cpu () - begin) / LOADS;
}

static double
time_split (const char *path)
{
  double begin = bench_get_cpu ();

  for (guint i = 0; i < LOADS; i++) {
    g_autofree char *text = NULL;
    g_auto (GStrv) lines = NULL;

    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    lines = g_strsplit (text, "\n", -1);
    g_assert_nonnull (lines[0]);
  }

  return (bench_get_cpu () - begin) / LOADS;
}

static gboolean
print_entries (double cpu[N_SIZES][RUNS], double disk[N_SIZES][RUNS])
{
  double first = bench_get_median (cpu[0], RUNS), growth = 0;

  printf ("an entry: decided, applied, appended and synced (median of %d runs of %d)\n", RUNS,
          BATCH);
  for (guint i = 0; i < N_SIZES; i++) {
    growth = bench_get_median (cpu[i], RUNS) / first;
    printf ("  at %6u entries  %7.1f us  of these %6.1f us of the processor  growth %5.2f%s\n",
            sizes[i], bench_get_median (disk[i], RUNS), bench_get_median (cpu[i], RUNS), growth,
            i == N_SIZES - 1 ? "    at most 1.5 asked" : "");
  }

  return growth <= growth_bar;
}

static gboolean
print_load (const char *path, double load[RUNS], double split[RUNS])
{
  double ratio = bench_get_median (load, RUNS) / bench_get_median (split, RUNS);
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  printf ("a journal of %u entries and %ld bytes (median of %d runs of %d)\n", sizes[N_SIZES - 1],
          (long) status.st_size, RUNS, LOADS);
  printf ("  load and fold   %7.1f ms\n", bench_get_median (load, RUNS));
  printf ("  read and split  %7.1f ms  ratio %5.1f    at most %.0f asked\n",
          bench_get_median (split, RUNS), ratio, load_bar);

  return ratio <= load_bar;
}

/* bench-journal FOLDER: makes the games in FOLDER, on that disk. */
int
main (int argc, char **argv)
{
  double cpu[N_SIZES][RUNS], disk[N_SIZES][RUNS], load[RUNS], split[RUNS];
  DubGameFile *games[N_SIZES];
  g_autofree char *path = NULL;
  gboolean good;

  if (argc != 2) {
    g_printerr ("usage: bench-journal FOLDER\n");
    return 2;
  }
  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  for (guint i = 0; i < N_SIZES; i++)
    games[i] = make_game (sizes[i]);
  path = g_build_filename (argv[1], "long.dubarry", NULL);
  g_assert_true (dub_games_export (dub_game_file_get_id (games[N_SIZES - 1]), path, NULL));

  for (guint run = 0; run < RUNS; run++) {
    for (guint i = 0; i < N_SIZES; i++) {
      Cost cost = time_entries (games[i]);

      cpu[i][run] = cost.cpu;
      disk[i][run] = cost.disk;
    }
    load[run] = time_load (path);
    split[run] = time_split (path);
  }
  good = print_entries (cpu, disk);
  good = print_load (path, load, split) && good;
  for (guint i = 0; i < N_SIZES; i++)
    dub_game_file_close (games[i]);

  return !good;
}
