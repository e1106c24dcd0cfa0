/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-app-turn FOLDER
 *
 * Measures all her turns in some games, in the real window: the time from the press that reveals
 * her card until the orders and the board are up to date; the time until they are painted, compared
 * with painting a bare window of the same size again; and the frames in which a piece flies to its
 * space, compared with the same. It makes the games in FOLDER, on that disk, and leaves them there;
 * the last one is unfinished.
 */

#include "bench-app-frame.h"
#include "bench-time.h"
#include "dub-application.h"
#include "dub-box-file.h"
#include "dub-game-page.h"
#include "dub-window.h"
#include "picture.h"
#include "player.h"

#include <stdio.h>

enum { N_GAMES = 4, N_FRAMES = 12 };

static const double bar = 16;          /* milliseconds: the time of a frame */
static const double painted_bar = 2.0; /* times the bare window */
static const double moving_bar = 1.3;  /* times the bare window */

/* The measured values, in milliseconds of the processor and of the clock. */
typedef enum {
  SHOWN,   /* until the page is up to date */
  PAINTED, /* until the window is painted */
  BARE,    /* until the bare window is painted */
  MOVING,  /* a frame in which a piece moves */
  N_TIMED
} Timed;

typedef struct {
  GtkWindow *window; /* unowned */
  GtkWindow *bare;   /* unowned */
  DubSession *session;
  GArray *cpu[N_TIMED]; /* owned; of double */
  GArray *passed[N_TIMED];
  double begin_cpu;
  double begin;
} Bench;

static double
get_clock (void)
{
  return (double) g_get_monotonic_time () / 1e3;
}

static void
begin (Bench *bench)
{
  bench->begin_cpu = bench_get_cpu ();
  bench->begin = get_clock ();
}

static void
note (Bench *bench, Timed what)
{
  double cpu = bench_get_cpu () - bench->begin_cpu, passed = get_clock () - bench->begin;

  g_array_append_val (bench->cpu[what], cpu);
  g_array_append_val (bench->passed[what], passed);
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

/* Changes the background, because GTK does not paint an unchanged window. */
static void
repaint_bare (Bench *bench)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (bench->bare));

  picture_wait_for_frame (bench->bare);
  begin (bench);
  if (gtk_widget_has_css_class (content, "view"))
    gtk_widget_remove_css_class (content, "view");
  else
    gtk_widget_add_css_class (content, "view");
  picture_wait_for_frame (bench->bare);
  note (bench, BARE);
}

static void
set_animated (gboolean is_animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", is_animated, NULL);
}

/* Selects the first step that moves a piece from one space to another; the piece flies there. */
static void
fly (Bench *bench, DubTableView *view)
{
  GListModel *steps = dub_table_view_get_steps (view);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    if (step->from.kind == DUB_PLACE_NONE || step->to.kind == DUB_PLACE_NONE)
      continue;
    set_animated (TRUE);
    dub_table_view_select_step (view, step);
    picture_wait_for_frame (bench->window);
    for (guint frame = 0; frame < N_FRAMES; frame++) {
      begin (bench);
      picture_wait_for_frame (bench->window);
      note (bench, MOVING);
    }
    set_animated (FALSE);
    dub_table_view_select_step (view, NULL);
    picture_settle (bench->window);
    return;
  }
}

static void
reveal (Bench *bench)
{
  GtkWidget *page = find_page (GTK_WIDGET (bench->window));
  DubTableView *view = dub_game_page_get_view (DUB_GAME_PAGE (page));
  DubMove move = dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD);

  repaint_bare (bench);
  picture_wait_for_frame (bench->window);
  begin (bench);
  dub_table_view_perform (view, &move);
  note (bench, SHOWN);
  picture_wait_for_frame (bench->window);
  note (bench, PAINTED);
  g_assert_cmpint (dub_session_get_game (bench->session)->state.playing.action, !=,
                   DUB_CARD_UNKNOWN);
  fly (bench, view);
}

static void
play (Bench *bench, guint64 seed, guint expansions, guint n_rounds)
{
  DubSetup setup = { .seed = seed, .expansions = (guint8) expansions, .count_candidate = TRUE };
  g_autoptr (GError) error = NULL;
  DubMove move;
  Player player;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  bench->session = dub_session_new ("Bench", &box, &setup, &error);
  g_assert_no_error (error);
  dub_window_show_session (DUB_WINDOW (bench->window), bench->session);
  player_init (&player);
  while (dub_session_get_game (bench->session)->state.round <= n_rounds &&
         player_next (&player, dub_session_get_game (bench->session), &move))
    if (move.verb == DUB_MOVE_PLAY_CARD)
      reveal (bench);
    else
      g_assert_true (dub_session_perform (bench->session, &move, NULL));
  g_clear_object (&bench->session);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Returns the quantile of the values. */
static double
get_quantile (GArray *values, double part)
{
  g_array_sort (values, compare);

  return g_array_index (values, double, (guint) (part * (values->len - 1)));
}

static double
get_mean (const GArray *values)
{
  double sum = 0;

  for (guint i = 0; i < values->len; i++)
    sum += g_array_index (values, double, i);

  return sum / values->len;
}

static void
print_row (const char *name, GArray *times)
{
  printf ("  %-16s  %7.2f ms  %7.2f ms", name, get_quantile (times, 0.5),
          get_quantile (times, 0.95));
}

/* Returns FALSE if a bar is missed. */
static gboolean
print_times (const Bench *bench)
{
  double median = get_quantile (bench->passed[SHOWN], 0.5);
  double ratio =
      get_quantile (bench->passed[PAINTED], 0.5) / get_quantile (bench->passed[BARE], 0.5);
  /* A frame is painted in one or two runs of the main loop, so the median of either is no measure.
   */
  double moving = get_mean (bench->cpu[MOVING]) / get_mean (bench->cpu[BARE]);

  printf ("her card is revealed (median of %u turns, and what nineteen in twenty stay below)\n",
          bench->cpu[SHOWN]->len);
  print_row ("orders and board", bench->passed[SHOWN]);
  printf ("    at most %.0f ms asked\n", bar);
  print_row ("of the processor", bench->cpu[SHOWN]);
  printf ("\n");
  print_row ("bare repaint", bench->passed[BARE]);
  printf ("\n");
  print_row ("of the processor", bench->cpu[BARE]);
  printf ("\n");
  print_row ("painted", bench->passed[PAINTED]);
  printf ("  ratio %6.2f    at most %.1f asked\n", ratio, painted_bar);
  print_row ("of the processor", bench->cpu[PAINTED]);
  printf ("\n");

  printf ("a piece flies (median of %u frames)\n", bench->cpu[MOVING]->len);
  print_row ("of the processor", bench->cpu[MOVING]);
  printf ("  ratio %6.2f    at most %.1f asked\n", moving, moving_bar);

  return median <= bar && ratio <= painted_bar && moving <= moving_bar;
}

/* Turns animations off, so that a window is painted for measured events only. */
static void
open_windows (Bench *bench, GtkApplication *application)
{
  set_animated (FALSE);
  bench->bare = bench_app_new_bare_window (application);
  gtk_window_present (bench->bare);
  g_application_activate (G_APPLICATION (application));
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (DUB_IS_WINDOW (l->data))
      bench->window = l->data;
}

int
main (int argc, char **argv)
{
  Bench bench = { 0 };
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
  for (guint i = 0; i < N_TIMED; i++) {
    bench.cpu[i] = g_array_new (FALSE, FALSE, sizeof (double));
    bench.passed[i] = g_array_new (FALSE, FALSE, sizeof (double));
  }
  open_windows (&bench, GTK_APPLICATION (application));
  for (guint i = 0; i < N_GAMES; i++)
    play (&bench, i + 1, i % 2 == 0 ? 0 : 1u << DUB_EXPANSION_JEWELRY_BOX,
          i + 1 < N_GAMES ? DUB_N_ROUNDS : DUB_N_ROUNDS / 2);
  good = print_times (&bench);
  gtk_window_destroy (bench.window);
  gtk_window_destroy (bench.bare);
  for (guint i = 0; i < N_TIMED; i++) {
    g_array_unref (bench.cpu[i]);
    g_array_unref (bench.passed[i]);
  }

  return !good;
}
