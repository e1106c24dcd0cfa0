/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The test repeats the life of a game and a box; each time another system call fails. Whatever was
 * reported as saved exists, nothing is incomplete, and a refused step succeeds the next time.
 */

#include "dub-fault.h"
#include "dub-file.h"
#include "dub-profiles.h"
#include "dub-worker.h"
#include "faults.h"
#include "folder.h"
#include "seal.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 3 };

typedef struct {
  Script *script;
  DubGameFile *game; /* NULL while no game is open */
  char *id;
  char *copy;
  char *box;
  char *path; /* outside all data folders */
  gboolean in_background;
} Life;

typedef gboolean (*StepFunc) (Life *life, GError **error);

static gboolean
nothing_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

static void
take_game (Life *life, DubGameFile *game)
{
  life->game = game;
  if (game != NULL && life->in_background)
    dub_game_file_sync_in_background (game, nothing_cb, NULL);
}

static gboolean
create (Life *life, GError **error)
{
  take_game (life,
             dub_games_create ("A life", &life->script->boxes[0], &life->script->setup, error));
  if (life->game != NULL)
    life->id = g_strdup (dub_game_file_get_id (life->game));

  return life->game != NULL;
}

/* Performs the next move. The game decides the moves of a script, so a refused move is the same the
 * next time. */
static gboolean
move (Life *life, GError **error)
{
  const DubHistory *history = dub_game_file_get_journal (life->game)->history;
  const DubMove first[] = { dub_move (DUB_NOBODY, DUB_MOVE_FILL),
                            dub_move (DUB_NOBODY, DUB_MOVE_READY),
                            dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD) };
  guint n = dub_history_get_position (history) - 1;
  DubMove next = n < G_N_ELEMENTS (first) ? first[n] : folder_make_move ((gint) n);

  return dub_game_file_perform (life->game, &next, error);
}

static gboolean
undo (Life *life, GError **error)
{
  return folder_undo (life->game, error);
}

static gboolean
redo (Life *life, GError **error)
{
  return folder_redo (life->game, error);
}

static gboolean
jump_back (Life *life, GError **error)
{
  return dub_game_file_jump (life->game, 2, error);
}

static gboolean
rename_game (Life *life, GError **error)
{
  return dub_game_file_rename (life->game, "Another name", error);
}

static gboolean
flush (Life *life, GError **error)
{
  return dub_game_file_flush (life->game, error);
}

static gboolean
reopen (Life *life, GError **error)
{
  if (life->game != NULL && !flush (life, error))
    return FALSE;
  g_clear_pointer (&life->game, dub_game_file_close);
  take_game (life, dub_games_open (life->id, error));

  return life->game != NULL;
}

static gboolean export(Life *life, GError **error)
{
  return dub_games_export (life->id, life->path, error);
}

static gboolean
save_copy (Life *life, GError **error)
{
  g_autofree char *text = dub_game_file_print (life->game, error);

  return text != NULL && dub_file_export (life->path, text, -1, error);
}

static gboolean
import (Life *life, GError **error)
{
  life->copy = dub_games_import (life->path, NULL, error);

  return life->copy != NULL;
}

static gboolean
delete_copy (Life *life, GError **error)
{
  return dub_games_delete (life->copy, error);
}

static gboolean
create_box (Life *life, GError **error)
{
  life->box = dub_profiles_duplicate ("deluxe", "A box", error);

  return life->box != NULL;
}

static gboolean
set_all_halls (DubBox *box, gconstpointer data, GError **error)
{
  box->all_halls[0] = 9;

  return TRUE;
}

static gboolean
edit_box (Life *life, GError **error)
{
  return dub_profiles_edit (life->box, set_all_halls, NULL, error);
}

static gboolean
save_draft (Life *life, GError **error)
{
  DubBoxDraft draft;
  DubBox box;

  if (!dub_profiles_load (life->box, &box, error))
    return FALSE;
  dub_box_draft_init (&draft, &box);
  draft.box.decorations[DUB_STATUES].spaces[0].cost = 3;

  return dub_profiles_save_draft (life->box, &box, &draft, FALSE, error);
}

static gboolean
rename_box (Life *life, GError **error)
{
  return dub_profiles_rename (life->box, "Another box", error);
}

static const StepFunc steps[] = { create,     move,     move,       move,       move,   rename_game,
                                  move,       undo,     redo,       jump_back,  move,   flush,
                                  reopen,     move,     export,     save_copy,  import, delete_copy,
                                  create_box, edit_box, save_draft, rename_box, reopen };

typedef struct {
  Life *life;
  StepFunc func;
  GError **error;
} Call;

static void
call_step (DubJob *job)
{
  const Call *call = job->data;

  call->func (call->life, &job->error);
}

static void
called_cb (gpointer owner, DubJob *job)
{
  const Call *call = job->data;

  *call->error = g_steal_pointer (&job->error);
}

/* Performs a step. The worker writes whole files while a game syncs in the background. */
static gboolean
do_step (Life *life, StepFunc func, GError **error)
{
  static const StepFunc whole[] = { export,   import,     delete_copy, create_box,
                                    edit_box, save_draft, rename_box };
  Call call = { life, func, error };

  for (guint i = 0; life->in_background && i < G_N_ELEMENTS (whole); i++)
    if (func == whole[i]) {
      dub_worker_run (call_step, called_cb, NULL,
                      (DubJob){ .data = g_memdup2 (&call, sizeof call), .free_data = g_free });
      dub_worker_wait ();
      return *error == NULL;
    }

  return func (life, error);
}

/* Asserts that all readable files are complete, and that no temporary file remains. */
static void
assert_nothing_half (guint n_games, guint n_boxes)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL), boxes = dub_profiles_list ();
  g_autofree char *all = folder_snapshot ();

  g_assert_null (strstr (all, "== .new-"));
  g_assert_cmpuint (games->len, ==, n_games);
  for (guint i = 0; i < games->len; i++)
    g_assert_no_error (((DubSummary *) g_ptr_array_index (games, i))->problem);
  g_assert_cmpuint (boxes->len, ==, n_boxes);
  for (guint i = 0; i < boxes->len; i++)
    g_assert_no_error (((DubSummary *) g_ptr_array_index (boxes, i))->problem);
}

static void
empty_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (path, name, NULL);

    if (g_str_equal (name, ".trash"))
      empty_folder (file);
    else
      g_assert_cmpint (g_unlink (file), ==, 0);
  }
  g_rmdir (path);
}

/* Removes all games and boxes. */
static void
begin_anew (void)
{
  g_autofree char *games = dub_games_dup_folder (), *boxes = dub_profiles_dup_folder ();
  g_autofree char *data = g_path_get_dirname (games);

  empty_folder (games);
  empty_folder (boxes);
  g_rmdir (data);
}

typedef struct {
  guint n_calls;
  guint n_refused;  /* a step failed, and succeeded the next time */
  guint n_unharmed; /* every step succeeded nevertheless */
} Outcome;

/* Tries a step, and asserts that a failed one changes nothing in memory. */
static void
try_step (Life *life, guint i, Outcome *outcome)
{
  g_autoptr (GError) error = NULL, again = NULL;
  DubGameFile *game = life->game;
  guint64 digest = game != NULL ? script_digest (dub_game_file_get_journal (game)->history) : 0;
  gboolean failed;

  if (do_step (life, steps[i], &error))
    return;
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_null (strstr (error->message, "Success"));
  outcome->n_refused++;
  if (life->game != NULL && life->game == game)
    g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, digest);
  /* The fault is over. */
  faults_disarm (&failed);
  g_assert_true (failed);
  if (!do_step (life, steps[i], &again))
    g_error ("step %u: %s, and then: %s", i, error->message, again->message);
}

/* Removes the time, since two lives never begin at the same moment. */
static void
drop_time (char *text)
{
  char *line = strstr (text, "\ntime ");
  char *end = line != NULL ? strchr (line + 1, '\n') : NULL;

  g_assert_nonnull (end);
  memmove (line, end, strlen (end) + 1);
}

static char *
live (Fault fault, guint n, gboolean in_background, Outcome *outcome)
{
  g_autofree Script *script = script_new (SEED, SCRIPT_FILL);
  Life life = { .script = script, .in_background = in_background };
  guint before = outcome->n_refused, n_calls;
  g_autofree char *file = NULL;
  gboolean failed = FALSE;
  char *text;
  DubBox box;

  begin_anew ();
  life.path = folder_get_path ("../../outside.dubarry");
  faults_arm (fault, n);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    try_step (&life, i, outcome);
  n_calls = faults_disarm (&failed);
  if (n == G_MAXUINT)
    outcome->n_calls = n_calls;
  outcome->n_unharmed += n != G_MAXUINT && outcome->n_refused == before;

  folder_assert_saved (life.game);
  g_assert_cmpuint (dub_game_file_get_journal (life.game)->n_torn, ==, 0);
  g_assert_true (dub_profiles_load (life.box, &box, NULL));
  g_assert_cmpstr (box.name, ==, "Another box");
  g_assert_cmpuint (box.all_halls[0], ==, 9);
  g_assert_cmpuint (box.decorations[DUB_STATUES].spaces[0].cost, ==, 3);
  assert_nothing_half (1, 3);
  g_assert_false (dub_game_file_is_read_only (life.game));
  file = g_strconcat (life.id, ".dubarry", NULL);
  text = folder_read (file);
  drop_time (text);
  text = seal_text (text);
  dub_game_file_close (life.game);
  g_free (life.id);
  g_free (life.copy);
  g_free (life.box);
  g_unlink (life.path);
  g_free (life.path);

  return text;
}

/* A life without a fault counts the calls; then each of them fails, or every n-th one with
 * DUB_FAULTS_STEP=n. */
static void
sweep (gboolean in_background)
{
  const char *reported = g_getenv ("DUB_FAULTS_STEP");
  guint step = reported != NULL ? (guint) MAX (atoi (reported), 1) : 1;

  g_test_message ("%-26s %6s %8s %9s", in_background ? "call (background)" : "call", "tried",
                  "refused", "unharmed");
  for (Fault fault = FAULT_NONE + 1; fault < N_FAULTS; fault++) {
    Outcome outcome = { 0 };

    if (fault == FAULT_CUT)
      continue; /* only other faults lead to a ftruncate */
    if (in_background && (fault < FAULT_WRITE || fault > FAULT_SYNC_AND_CUT))
      continue; /* these are the same in the background */

    g_autofree char *calm = live (fault, G_MAXUINT, in_background, &outcome);

    for (guint n = 1; n <= outcome.n_calls; n += step) {
      g_autofree char *text = live (fault, n, in_background, &outcome);

      g_assert_cmpstr (text, ==, calm);
    }
    g_test_message ("%-26s %6u %8u %9u", fault_get_name (fault), outcome.n_calls, outcome.n_refused,
                    outcome.n_unharmed);
    if (fault == FAULT_WRITE || fault == FAULT_SYNC)
      g_assert_cmpuint (outcome.n_calls, >, 15);
  }
}

static void
test_sweep (void)
{
  sweep (FALSE);
}

static void
test_sweep_background (void)
{
  sweep (TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/faults/sweep", test_sweep);
  g_test_add_func ("/faults/sweep-background", test_sweep_background);

  return g_test_run ();
}
