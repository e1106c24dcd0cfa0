/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-app-turn FOLDER
 *
 * How long it takes from the press that reveals her card until her orders and
 * the board show it, in the real window, over all her turns of some games; and
 * until the next frame is painted, which is GTK's part. The games are made in
 * FOLDER, on the disk that it is on, and stay there; the last is not finished.
 */

#include "dub-action-target.h"
#include "dub-application.h"
#include "dub-box-file.h"
#include "dub-game-page.h"
#include "dub-window.h"
#include "picture.h"
#include "player.h"

#include <stdio.h>
#include <time.h>

enum { N_GAMES = 4 };

static const double bar = 16; /* milliseconds: a frame */

typedef struct {
  GtkWindow *window; /* unowned */
  DubSession *session;
  GArray *shown;   /* of double: milliseconds until the page is up to date */
  GArray *cpu;     /* the same of the processor */
  GArray *painted; /* the same until it can be seen */
} Bench;

static double
get_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
note (GArray *times, clockid_t clock, double begin)
{
  double time = get_clock (clock) - begin;

  g_array_append_val (times, time);
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *found = DUB_IS_GAME_PAGE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_page (child);

  return found;
}

static void
reveal (Bench *bench)
{
  GtkWidget *page = find_page (GTK_WIDGET (bench->window));
  DubAction action = { .type = DUB_ACTION_REVEAL };
  double cpu, begin;

  picture_wait_for_frame (bench->window);
  cpu = get_clock (CLOCK_PROCESS_CPUTIME_ID);
  begin = get_clock (CLOCK_MONOTONIC);
  g_assert_true (
      gtk_widget_activate_action_variant (page, "game.perform", dub_action_target_new (&action)));
  note (bench->shown, CLOCK_MONOTONIC, begin);
  note (bench->cpu, CLOCK_PROCESS_CPUTIME_ID, cpu);
  picture_wait_for_frame (bench->window);
  note (bench->painted, CLOCK_MONOTONIC, begin);
  g_assert_cmpint (dub_session_get_game (bench->session)->state.playing.action, !=,
                   DUB_CARD_UNKNOWN);
}

static void
play (Bench *bench, guint64 seed, guint expansions, guint n_rounds)
{
  DubSetup setup = { .seed = seed, .expansions = (guint8) expansions, .count_candidate = TRUE };
  g_autoptr (GError) error = NULL;
  DubAction action;
  Player player;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  bench->session = dub_session_new ("Bench", &box, &setup, &error);
  g_assert_no_error (error);
  dub_window_show_session (DUB_WINDOW (bench->window), bench->session);
  player_init (&player);
  while (dub_session_get_game (bench->session)->state.round <= n_rounds &&
         player_next (&player, dub_session_get_game (bench->session), &action))
    if (action.type == DUB_ACTION_REVEAL)
      reveal (bench);
    else
      g_assert_true (dub_session_perform (bench->session, &action, NULL));
  g_clear_object (&bench->session);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The value that this part of all values is not above. */
static double
get_quantile (GArray *values, double part)
{
  g_array_sort (values, compare);

  return g_array_index (values, double, (guint) (part * (values->len - 1)));
}

/* FALSE if the bar is missed. */
static gboolean
print_times (const Bench *bench)
{
  double median = get_quantile (bench->shown, 0.5);

  printf ("her card is revealed (median of %u turns, and what nineteen in twenty stay below)\n",
          bench->shown->len);
  printf ("  orders and board  %7.2f ms  %7.2f ms    at most %.0f ms asked\n", median,
          get_quantile (bench->shown, 0.95), bar);
  printf ("  of the processor  %7.2f ms  %7.2f ms\n", get_quantile (bench->cpu, 0.5),
          get_quantile (bench->cpu, 0.95));
  printf ("  and painted       %7.2f ms  %7.2f ms\n", get_quantile (bench->painted, 0.5),
          get_quantile (bench->painted, 0.95));

  return median <= bar;
}

int
main (int argc, char **argv)
{
  Bench bench = { .shown = g_array_new (FALSE, FALSE, sizeof (double)),
                  .cpu = g_array_new (FALSE, FALSE, sizeof (double)),
                  .painted = g_array_new (FALSE, FALSE, sizeof (double)) };
  g_autoptr (DubApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  gboolean good;

  if (argc != 2) {
    g_printerr ("usage: bench-app-turn FOLDER\n");
    return 2;
  }
  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  application = dub_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, &error)) {
    g_printerr ("bench-app-turn: %s\n", error->message);
    return 1;
  }
  g_application_activate (G_APPLICATION (application));
  bench.window = gtk_application_get_active_window (GTK_APPLICATION (application));
  for (guint i = 0; i < N_GAMES; i++)
    play (&bench, i + 1, i % 2 == 0 ? 0 : 1u << DUB_EXPANSION_JEWELRY_BOX,
          i + 1 < N_GAMES ? DUB_N_ROUNDS : DUB_N_ROUNDS / 2);
  good = print_times (&bench);
  gtk_window_destroy (bench.window);
  g_array_unref (bench.shown);
  g_array_unref (bench.cpu);
  g_array_unref (bench.painted);

  return !good;
}
