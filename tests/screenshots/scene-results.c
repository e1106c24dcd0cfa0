/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene-results.h"

#include "dub-games.h"
#include "dub-play-window.h"
#include "dub-statistics-window.h"
#include "picture.h"
#include "seal.h"

#include <glib/gstdio.h>
#include <utime.h>

enum { DAY = 24 * 60 * 60, SPRING = 1714824000 /* 4 May 2024 */ };

static const char *const names[] = { "Thursday’s ball", "At Aunt Margot’s", "A rainy Sunday",
                                     "Rematch", "By the fire" };

/* Seeds of games that she wins, and games that you win. Games with an even seed use the Jewelry
 * Box. */
static const guint seeds[] = { 21, 2, 25, 4, 1, 30, 7 };

enum { N_KINDS = G_N_ELEMENTS (seeds) };

static gboolean
is_over (DubSession *session)
{
  return dub_session_get_game (session)->state.phase == DUB_PHASE_OVER;
}

/* Plays a game to its end and returns its journal. */
static char *
play (guint kind)
{
  guint expansions = seeds[kind] % 2 == 1 ? 0 : 1u << DUB_EXPANSION_JEWELRY_BOX;
  DubSession *session = stage_begin_game ("Rococo", seeds[kind], expansions, DUB_DRAW_APP);
  g_autofree char *id = g_strdup (dub_session_get_id (session));
  char *text;

  stage_play_until (session, is_over);
  text = dub_session_print (session, NULL);
  g_object_unref (session);
  g_assert_true (dub_games_delete (id, NULL));

  return text;
}

/* Saves the journal as a game with another name and other times. */
static void
write_game (const char *text, guint number)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strdup_printf ("past-%u.dubarry", number);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  gint64 begun = SPRING - (gint64) number * 3 * DAY;
  g_autofree char *head =
      g_strdup_printf ("dubarry-journal 3\nname %s\ntime %" G_GINT64_FORMAT "\n",
                       names[number % G_N_ELEMENTS (names)], begun);
  g_autofree char *tail =
      g_strdup_printf ("time %" G_GINT64_FORMAT "\n%s", begun + 60 * (52 + 7 * (number % 9)),
                       number % 4 == 1
                           ? "note Lost the Fireworks in the last round. Fund them earlier!\n"
                           : "");
  g_autoptr (GRegex) lines =
      g_regex_new ("^(dubarry-journal|name|time|note) .*\n", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *entries = g_regex_replace_literal (lines, text, -1, 0, "", 0, NULL);
  g_autofree char *whole = seal_text (g_strconcat (head, entries, tail, NULL));

  g_assert_true (g_file_set_contents (path, whole, -1, NULL));
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ begun, begun }), ==, 0);
}

static void
make_games (guint n)
{
  char *kinds[N_KINDS] = { NULL };

  for (guint i = 0; i < MIN (n, N_KINDS); i++)
    kinds[i] = play (i);
  for (guint i = 0; i < n; i++)
    write_game (kinds[i % N_KINDS], i);
  for (guint i = 0; i < N_KINDS; i++)
    g_free (kinds[i]);
}

static void
show_games (Stage *stage, guint n)
{
  make_games (n);
  /* The list page needs the games in the index before it opens. */
  g_ptr_array_unref (dub_games_list (NULL));
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.welcome", NULL);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.past-games", NULL);
}

static void
show_statistics (Stage *stage, guint n)
{
  g_autoptr (GPtrArray) games = NULL;
  GtkWidget *window;

  make_games (n);
  games = dub_games_list (NULL);
  window = dub_statistics_window_new (GTK_WINDOW (stage->window), games);
  gtk_window_present (GTK_WINDOW (window));
  stage_take_window (stage, G_OBJECT_TYPE (window));
  picture_settle (stage->shown);
}

void
scene_results_show_no_games (Stage *stage)
{
  show_games (stage, 0);
}

void
scene_results_show_one_game (Stage *stage)
{
  show_games (stage, 1);
}

void
scene_results_show_games (Stage *stage)
{
  show_games (stage, 12);
}

void
scene_results_show_many_games (Stage *stage)
{
  show_games (stage, 1000);
}

void
scene_results_show_play (Stage *stage)
{
  show_games (stage, 1);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "games.log", "(ss)", "past-0", "");
  stage_take_window (stage, DUB_TYPE_PLAY_WINDOW);
}

void
scene_results_show_no_statistics (Stage *stage)
{
  show_statistics (stage, 0);
}

void
scene_results_show_one_statistics (Stage *stage)
{
  show_statistics (stage, 1);
}

void
scene_results_show_statistics (Stage *stage)
{
  show_statistics (stage, 12);
}

void
scene_results_show_many_statistics (Stage *stage)
{
  show_statistics (stage, 1000);
}
