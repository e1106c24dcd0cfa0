/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-app-list JOURNAL
 *
 * Measures the page of past games and the statistics with 100 and with 10,000 finished games, all
 * copies of this journal: the time from the listing of the folder to the first frame, and the
 * memory of the program while both are open. Then it deletes the index of the games and measures
 * its rebuilding, first as a command does it, then as the page does it in the background. Finally
 * it measures the welcome page with 20 and with 20,000 games in progress, all copies of a part of
 * this journal.
 */

#include "bench-median.h"

#include "dub-games.h"
#include "dub-past-games-page.h"
#include "dub-reading-box.h"
#include "dub-statistics-window.h"
#include "dub-text.h"
#include "dub-welcome-page.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { FEW = 100, MANY = 10000, FEW_OPEN = 20, MANY_OPEN = 20000, RUNS = 9 };

static const double list_bar = 1.5;    /* times the value with few games */
static const double welcome_bar = 1.5; /* the same */
static const double rows_bar = 3; /* the same, but for two frames, with the reading between them */
static const double statistics_bar = 200; /* additional milliseconds */
static const double memory_bar = 1.15;    /* times the value with few games */
static const double anew_bar = 1.5;       /* per game, times the value with few games */
static const double busy_bar = 32;        /* milliseconds, the time of two frames */

static char *
get_path (guint i)
{
  g_autofree char *folder = dub_games_dup_folder ();

  return g_strdup_printf ("%s/past-%u.dubarry", folder, i);
}

/* A link works like a file, and needs no space. */
static void
make_games (const char *text, guint from, guint to)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *first = get_path (0);

  g_mkdir_with_parents (folder, 0700);
  if (from == 0)
    g_assert_true (g_file_set_contents (first, text, -1, NULL));
  for (guint i = MAX (from, 1); i < to; i++) {
    g_autofree char *path = get_path (i);

    g_assert_cmpint (link (first, path), ==, 0);
  }
}

static void
delete_games (guint to)
{
  for (guint i = 0; i < to; i++) {
    g_autofree char *path = get_path (i);

    g_assert_cmpint (unlink (path), ==, 0);
  }
}

static void
count_frame (GdkFrameClock *clock, guint *n)
{
  ++*n;
}

/* Runs until the window has painted. */
static void
paint (GtkWindow *window)
{
  GdkFrameClock *clock;
  gulong handler;
  guint n = 0;

  gtk_window_present (window);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame), &n);
  while (n < 1)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* Returns the processor time in milliseconds, which other programs do not affect. */
static double
get_time (void)
{
  return 1000.0 * (double) clock () / CLOCKS_PER_SEC;
}

static GtkWidget *
open_page (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 860);
  gtk_window_set_child (GTK_WINDOW (window), page);
  paint (GTK_WINDOW (window));

  return window;
}

static GtkWidget *
open_list (GPtrArray *games)
{
  return open_page (dub_past_games_page_new (games, FALSE));
}

static double
time_list (void)
{
  double begin = get_time ();
  g_autoptr (GPtrArray) games = dub_games_list (NULL);
  GtkWidget *window = open_list (games);
  double time;

  time = get_time () - begin;
  gtk_window_destroy (GTK_WINDOW (window));

  return time;
}

static double
time_statistics (void)
{
  double begin = get_time ();
  g_autoptr (GPtrArray) games = dub_games_list (NULL);
  GtkWidget *window = dub_statistics_window_new (NULL, games);
  double time;

  paint (GTK_WINDOW (window));
  time = get_time () - begin;
  gtk_window_destroy (GTK_WINDOW (window));

  return time;
}

/* Removes the index, which is only a cache. */
static char *
lose_index (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  char *path = g_build_filename (folder, ".list", NULL);

  g_assert_cmpint (unlink (path), ==, 0);

  return path;
}

static double
time_anew (void)
{
  double begin = get_time ();
  g_autofree char *path = lose_index ();

  g_ptr_array_unref (dub_games_list (NULL));
  g_assert_cmpint (access (path, F_OK), ==, 0);

  return get_time () - begin;
}

/* Returns the processor time of this thread, in milliseconds. */
static double
get_own_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return 1000.0 * (double) now.tv_sec + (double) now.tv_nsec / 1e6;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

/* Returns the longest time that the main loop is busy at once, from the first frame of the page
 * until it has read all games and shows them. */
static double
time_busy (void)
{
  g_autofree char *path = lose_index ();
  GtkWidget *window = open_list (NULL);
  DubReadingBox *reading = DUB_READING_BOX (find (window, DUB_TYPE_READING_BOX));
  double longest = 0;

  g_assert_true (dub_reading_box_is_reading (reading));
  for (;;) {
    double begin = get_own_time ();

    g_main_context_iteration (NULL, TRUE);
    if (!dub_reading_box_is_reading (reading))
      break;
    longest = MAX (longest, get_own_time () - begin);
  }
  g_assert_cmpint (access (path, F_OK), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));

  return longest;
}

/* Returns how long the main loop is busy until the first frame or, with `wait`, until the games
 * appear. */
static double
time_welcome (gboolean wait)
{
  double begin = get_own_time (), time;
  GtkWidget *window = open_page (g_object_new (DUB_TYPE_WELCOME_PAGE, NULL));
  DubReadingBox *reading = DUB_READING_BOX (find (window, DUB_TYPE_READING_BOX));

  if (wait && dub_reading_box_is_reading (reading)) {
    while (dub_reading_box_is_reading (reading))
      g_main_context_iteration (NULL, TRUE);
    paint (GTK_WINDOW (window));
  }
  time = get_own_time () - begin;
  gtk_window_destroy (GTK_WINDOW (window));

  return time;
}

static double
time_frame (void)
{
  return time_welcome (FALSE);
}

static double
time_rows (void)
{
  return time_welcome (TRUE);
}

static double
measure (double (*func) (void))
{
  double times[RUNS];

  func ();
  for (guint i = 0; i < RUNS; i++)
    times[i] = func ();

  return bench_get_median (times, RUNS);
}

/* Returns the memory in MB that the program has written to, with both open. Memory shared with
 * other programs would depend on those. */
static double
get_memory (void)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL);
  GtkWidget *list = open_list (games), *statistics = dub_statistics_window_new (NULL, games);
  g_autofree char *text = NULL;
  const char *at;

  paint (GTK_WINDOW (statistics));
  g_assert_true (g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL));
  at = strstr (text, "\nPrivate_Dirty:");
  gtk_window_destroy (GTK_WINDOW (list));
  gtk_window_destroy (GTK_WINDOW (statistics));

  return g_ascii_strtod (at + strlen ("\nPrivate_Dirty:"), NULL) / 1024;
}

/* The text ends in the middle of the game, after a complete entry. */
static gboolean
compare_welcome (char *text)
{
  double frames[2], rows[2];

  strchr (strstr (text + strlen (text) / 2, "\nok ") + 1, '\n')[1] = '\0';
  for (guint i = 0; i < 2; i++) {
    make_games (text, i == 0 ? 0 : FEW_OPEN, i == 0 ? FEW_OPEN : MANY_OPEN);
    g_ptr_array_unref (dub_games_list (NULL));
    frames[i] = measure (time_frame);
    rows[i] = measure (time_rows);
  }
  printf (
      "  welcome page, 20,000 in progress against 20: %.1f ms against %.1f ms  ratio %.2f    at most %.2f asked\n",
      frames[1], frames[0], frames[1] / frames[0], welcome_bar);
  printf ("  until it has its rows: %.1f ms against %.1f ms  ratio %.2f    at most %.2f asked\n",
          rows[1], rows[0], rows[1] / rows[0], rows_bar);

  return frames[1] <= frames[0] * welcome_bar && rows[1] <= rows[0] * rows_bar;
}

int
main (int argc, char **argv)
{
  double lists[2], statistics[2], memory[2], anew[2], busy;
  g_autofree char *text = NULL;
  gboolean good;

  g_assert_cmpint (argc, ==, 2);
  g_assert_true (g_file_get_contents (argv[1], &text, NULL, NULL));
  dub_text_init ();
  adw_init ();
  for (guint i = 0; i < 2; i++) {
    make_games (text, i == 0 ? 0 : FEW, i == 0 ? FEW : MANY);
    g_ptr_array_unref (dub_games_list (NULL)); /* reads them once */
    lists[i] = measure (time_list);
    statistics[i] = measure (time_statistics);
    memory[i] = get_memory ();
    anew[i] = time_anew () / (i == 0 ? FEW : MANY);
  }
  busy = time_busy ();
  delete_games (MANY);
  printf (
      "  past games, 10,000 against 100: %.1f ms against %.1f ms  ratio %.2f    at most %.2f asked\n",
      lists[1], lists[0], lists[1] / lists[0], list_bar);
  printf (
      "  statistics, 10,000 against 100: %.1f ms against %.1f ms  %.1f ms more    at most %.0f asked\n",
      statistics[1], statistics[0], statistics[1] - statistics[0], statistics_bar);
  printf (
      "  memory with both, 10,000 against 100: %.1f MB against %.1f MB  ratio %.2f    at most %.2f asked\n",
      memory[1], memory[0], memory[1] / memory[0], memory_bar);
  printf (
      "  index made anew, a game of 10,000 against one of 100: %.2f ms against %.2f ms  ratio %.2f    at most %.2f asked\n",
      anew[1], anew[0], anew[1] / anew[0], anew_bar);
  printf (
      "  index made anew beside the main loop, which is busy at most %.1f ms of all %.0f    at most %.0f asked\n",
      busy, MANY * anew[1], busy_bar);
  good = busy <= busy_bar && lists[1] <= lists[0] * list_bar &&
         statistics[1] - statistics[0] <= statistics_bar && memory[1] <= memory[0] * memory_bar &&
         anew[1] <= anew[0] * anew_bar;
  good = compare_welcome (text) && good;

  return good ? 0 : 1;
}
