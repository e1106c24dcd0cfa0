/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The test kills a playing process at random moments, again and again. Every move that the process
 * reported is there afterwards, and at most one more. The continued game is equal to an undisturbed
 * one.
 */

#include "folder.h"
#include "seeds-fixture.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { N_KILLS = 200, N_GAMES = 4, MAX_WAIT = 20000 };

/* The report of the child after each move. */
typedef struct {
  guint n_done;
  guint64 digest;
} Report;

/* The undisturbed game. */
typedef struct {
  Script *script;  /* owned; owns the boxes of the moves */
  GArray *moves;   /* of Move */
  GArray *digests; /* guint64; the digest after so many moves */
} Plan;

static Plan *
plan_new (guint seed)
{
  Plan *self = g_new0 (Plan, 1);
  g_autoptr (DubHistory) history = NULL;
  guint64 digest;
  Move move;

  self->script = script_new (seed, SCRIPT_ALL);
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  self->digests = g_array_new (FALSE, FALSE, sizeof (guint64));
  history = dub_history_new ();
  g_assert_true (dub_history_begin (history, &self->script->boxes[0], &self->script->setup, NULL));
  digest = script_digest (history);
  g_array_append_val (self->digests, digest);
  while ((move = script_next (self->script, history)).type != MOVE_NONE) {
    script_do (history, &move);
    digest = script_digest (history);
    g_array_append_val (self->moves, move);
    g_array_append_val (self->digests, digest);
  }

  return self;
}

static void
plan_free (Plan *self)
{
  g_free (self->script);
  g_array_unref (self->moves);
  g_array_unref (self->digests);
  g_free (self);
}

/* In the child: continues the game, and reports each move once its call has returned. */
static void
play (const Plan *plan, const char *id, guint n_done, int out)
{
  g_autoptr (DubGameFile) game = dub_games_open (id, NULL);

  g_assert_nonnull (game);
  g_assert_false (dub_game_file_is_read_only (game));
  while (n_done < plan->moves->len) {
    g_autoptr (GError) error = NULL;
    Report report = { 0 };

    folder_do (game, &g_array_index (plan->moves, Move, n_done), &error);
    g_assert_no_error (error);
    report.n_done = ++n_done;
    report.digest = script_digest (dub_game_file_get_journal (game)->history);
    g_assert_cmpint (write (out, &report, sizeof report), ==, sizeof report);
  }
  _exit (0);
}

/* Reads the reports up to the end, and kills the child after the first report or after some time,
 * at random. Returns FALSE if the child ended before. */
static gboolean
watch (pid_t child, int in, guint *n_done, const Plan *plan, GRand *rand)
{
  guint n_reports = g_rand_boolean (rand) ? (guint) g_rand_int_range (rand, 0, 12) : G_MAXUINT;
  Report report;
  int status;

  if (n_reports == G_MAXUINT)
    g_usleep ((gulong) g_rand_int_range (rand, 0, MAX_WAIT));
  for (guint i = 0; n_reports != G_MAXUINT && i < n_reports; i++) {
    if (read (in, &report, sizeof report) != sizeof report)
      break;
    *n_done = report.n_done;
    g_assert_cmpuint (report.digest, ==, g_array_index (plan->digests, guint64, report.n_done));
  }
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  while (read (in, &report, sizeof report) == sizeof report) {
    *n_done = report.n_done;
    g_assert_cmpuint (report.digest, ==, g_array_index (plan->digests, guint64, report.n_done));
  }
  while (waitpid (child, &status, 0) < 0)
    g_assert_cmpint (errno, ==, EINTR);
  g_assert_true (WIFSIGNALED (status) ? WTERMSIG (status) == SIGKILL : WEXITSTATUS (status) == 0);

  return WIFSIGNALED (status);
}

/* The game on disk includes the last reported move, and perhaps one more that was written but not
 * yet reported. */
static guint
find_done (const Plan *plan, const char *id, guint n_reported)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubGameFile) game = dub_games_open (id, &error);
  guint64 digest;

  g_assert_no_error (error);
  g_assert_false (dub_game_file_is_read_only (game));
  digest = script_digest (dub_game_file_get_journal (game)->history);
  if (digest == g_array_index (plan->digests, guint64, n_reported))
    return n_reported;
  g_assert_cmpuint (n_reported, <, plan->moves->len);
  g_assert_cmpuint (digest, ==, g_array_index (plan->digests, guint64, n_reported + 1));

  return n_reported + 1;
}

/* Starts one child, which plays on until the test kills it. */
static gboolean
disturb (const Plan *plan, const char *id, guint *n_done, GRand *rand)
{
  gboolean killed;
  pid_t child;
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    close (ends[0]);
    play (plan, id, *n_done, ends[1]);
  }
  close (ends[1]);
  killed = watch (child, ends[0], n_done, plan, rand);
  close (ends[0]);
  *n_done = find_done (plan, id, *n_done);

  return killed;
}

/* Plays one game to its end; returns the number of kills. */
static guint
play_disturbed (guint seed, guint max_kills, GRand *rand)
{
  Plan *plan = plan_new (seed);
  g_autoptr (DubGameFile) game = NULL;
  g_autofree char *id = NULL;
  guint n_done = 0, n_kills = 0;

  game = dub_games_create ("Killed", &plan->script->boxes[0], &plan->script->setup, NULL);
  id = g_strdup (dub_game_file_get_id (game));
  g_clear_pointer (&game, dub_game_file_close);
  while (n_done < plan->moves->len && n_kills < max_kills)
    n_kills += disturb (plan, id, &n_done, rand);

  /* The rest is played without disturbance. */
  game = dub_games_open (id, NULL);
  for (; n_done < plan->moves->len; n_done++)
    g_assert_true (folder_do (game, &g_array_index (plan->moves, Move, n_done), NULL));
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==,
                    g_array_index (plan->digests, guint64, plan->moves->len));
  script_assert_decided (dub_game_file_get_journal (game)->history);
  folder_assert_saved (game);
  plan_free (plan);

  return n_kills;
}

static void
test_kill (void)
{
  const char *only = g_getenv ("DUB_SEED");
  g_autoptr (GRand) rand =
      g_rand_new_with_seed ((guint32) (only != NULL ? atoi (only) : getpid ()));
  guint n_kills = 0;

  for (guint i = 0; i < N_GAMES || n_kills < N_KILLS; i++)
    n_kills += play_disturbed (i * 7 + 1, N_KILLS / N_GAMES, rand);
  g_test_message ("%u kills", n_kills);
  g_assert_cmpuint (n_kills, >=, N_KILLS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/kill/random-moments", test_kill);

  return g_test_run ();
}
