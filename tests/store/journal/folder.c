/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folder.h"

#include "dub-game.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int
child_run (ChildFunc func, gpointer data)
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    func (data);
    _exit (0);
  }
  while (waitpid (child, &status, 0) < 0)
    g_assert_cmpint (errno, ==, EINTR);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

static gboolean
change_box (DubGameFile *game, const DubBox *box, GError **error)
{
  g_autoptr (DubPending) pending =
      dub_history_decide_box (dub_game_file_get_journal (game)->history, box, error);

  return pending != NULL && dub_game_file_add (game, pending, error);
}

gboolean
folder_undo (DubGameFile *game, GError **error)
{
  const DubHistory *history = dub_game_file_get_journal (game)->history;

  return dub_game_file_jump (game, dub_history_get_position (history) - 1, error);
}

gboolean
folder_redo (DubGameFile *game, GError **error)
{
  const DubHistory *history = dub_game_file_get_journal (game)->history;

  return dub_game_file_jump (game, dub_history_get_position (history) + 1, error);
}

gboolean
folder_do (DubGameFile *game, const Move *move, GError **error)
{
  if (move->type == MOVE_UNDO)
    return folder_undo (game, error);
  if (move->type == MOVE_REDO)
    return folder_redo (game, error);

  return move->box != NULL ? change_box (game, move->box, error)
                           : dub_game_file_perform (game, &move->move, error);
}

DubMove
folder_make_move (gint points)
{
  return dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP), dub_thing_number (points));
}

DubGameFile *
folder_play (Script *script, const char *name, guint n_moves)
{
  g_autoptr (GError) error = NULL;
  DubGameFile *game = dub_games_create (name, &script->boxes[0], &script->setup, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_moves; i++) {
    Move move = script_next (script, dub_game_file_get_journal (game)->history);

    if (move.type == MOVE_NONE)
      break;
    folder_do (game, &move, &error);
    g_assert_no_error (error);
  }

  return game;
}

char *
folder_get_path (const char *file)
{
  g_autofree char *folder = dub_games_dup_folder ();

  return g_build_filename (folder, file, NULL);
}

char *
folder_read (const char *file)
{
  g_autofree char *path = folder_get_path (file);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

void
folder_write (const char *file, const char *text)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = folder_get_path (file);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
folder_snapshot (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *all = g_string_new (NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, ".trash"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *text = folder_read (g_ptr_array_index (names, i));

    g_string_append_printf (all, "== %s\n%s", (char *) g_ptr_array_index (names, i), text);
  }

  return g_string_free (all, FALSE);
}

void
folder_assert_saved (const DubGameFile *game)
{
  g_autofree char *file = g_strconcat (dub_game_file_get_id (game), ".dubarry", NULL);
  g_autofree char *text = folder_read (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (journal->n_torn, ==, 0);
  g_assert_cmpstr (journal->name, ==, dub_game_file_get_journal (game)->name);
  script_assert_same (journal->history, dub_game_file_get_journal (game)->history);
}
