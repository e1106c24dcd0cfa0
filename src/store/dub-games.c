/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-file-private.h"

#include "dub-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static const char suffix[] = ".dubarry";

enum { MAX_ID = 64 };

char *
dub_games_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "dubarry", "games", NULL);
}

char *
dub_games_get_path (const char *folder, const char *id)
{
  g_autofree char *name = g_strconcat (id, suffix, NULL);

  return g_build_filename (folder, name, NULL);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", folder, g_strerror (errno));

  return FALSE;
}

/* An id names a file of the folder and nothing beyond it. */
static gboolean
check_id (const char *id, GError **error)
{
  gsize length = strlen (id);

  if (length > 0 && length <= MAX_ID &&
      strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == length)
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "there is no game “%s”", id);

  return FALSE;
}

/* Ids count up: game-1, game-2, ... The file is made here, so that two processes
 * never get the same one. */
static char *
make_id (const char *folder, GError **error)
{
  for (guint n = 1; n < 1000000; n++) {
    g_autofree char *id = g_strdup_printf ("game-%u", n);
    g_autofree char *path = dub_games_get_path (folder, id);
    int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd >= 0) {
      close (fd);
      return g_steal_pointer (&id);
    }
    if (errno != EEXIST) {
      g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path,
                   g_strerror (errno));
      return NULL;
    }
  }
  g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "there are too many games");

  return NULL;
}

/* A whole journal as a new game; the file appears whole or not at all. */
static char *
add_game (const char *text, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;

  if (!make_folder (folder, error))
    return NULL;
  id = make_id (folder, error);
  if (id == NULL)
    return NULL;
  path = dub_games_get_path (folder, id);
  if (!g_file_set_contents_full (path, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                 error)) {
    g_unlink (path);
    return NULL;
  }

  return g_steal_pointer (&id);
}

DubGameFile *
dub_games_create (const char *name, const DubBox *box, const DubSetup *setup, GError **error)
{
  g_autoptr (DubHistory) history = dub_history_new ();
  g_autofree char *own_name = g_strdup (name);
  DubJournal journal = { .history = history, .name = own_name };
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;

  if (!dub_history_begin (history, box, setup, error))
    return NULL;
  text = dub_journal_print (&journal);
  id = add_game (text, error);

  return id != NULL ? dub_games_open (id, error) : NULL;
}

DubGameFile *
dub_games_open (const char *id, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();

  return check_id (id, error) ? dub_game_file_open_in (folder, id, error) : NULL;
}

gboolean
dub_games_delete (const char *id, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = NULL;
  g_autofree char *lock = NULL;
  g_autoptr (DubGameFile) open_game = NULL;

  if (!check_id (id, error))
    return FALSE;
  path = dub_games_get_path (folder, id);
  lock = g_strdup_printf ("%s/%s.lock", folder, id);
  open_game = dub_game_file_open_in (folder, id, NULL);
  if (open_game != NULL && dub_game_file_is_read_only (open_game)) {
    g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ_ONLY,
                         "the game is open elsewhere and cannot be deleted");
    return FALSE;
  }
  if (g_unlink (path) != 0) {
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path, g_strerror (errno));
    return FALSE;
  }
  g_unlink (lock);

  return TRUE;
}

gboolean
dub_games_export (const char *id, const char *path, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *from = NULL;
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  gsize length;

  if (!check_id (id, error))
    return FALSE;
  from = dub_games_get_path (folder, id);
  if (!g_file_get_contents (from, &text, &length, error))
    return FALSE;
  journal = dub_journal_parse (text, length, error);

  return journal != NULL &&
         g_file_set_contents_full (path, text, (gssize) journal->length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0666, error);
}

char *
dub_games_import (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  journal = dub_journal_parse (text, length, error);
  if (journal == NULL)
    return NULL;
  text[journal->length] = '\0';

  return add_game (text, error);
}

static void
info_free (gpointer data)
{
  DubGameInfo *info = data;

  g_free (info->id);
  g_free (info->name);
  g_free (info->problem);
  g_free (info);
}

static DubGameInfo *
get_info (const char *folder, const char *id)
{
  DubGameInfo *info = g_new0 (DubGameInfo, 1);
  g_autofree char *path = dub_games_get_path (folder, id);
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  GStatBuf status;

  info->id = g_strdup (id);
  if (g_stat (path, &status) == 0)
    info->changed = status.st_mtime;
  if (g_file_get_contents (path, &text, &length, &error))
    journal = dub_journal_parse (text, length, &error);
  if (journal == NULL) {
    info->problem = g_strdup (error->message);
    return info;
  }

  info->name = g_strdup (journal->name);
  info->round = dub_history_get_game (journal->history)->state.round;
  info->phase = dub_history_get_game (journal->history)->state.phase;
  info->barry_pp = dub_history_get_game (journal->history)->state.barry.pp;

  return info;
}

static gint
compare_infos (gconstpointer a, gconstpointer b)
{
  const DubGameInfo *x = *(DubGameInfo *const *) a, *y = *(DubGameInfo *const *) b;

  if (x->changed != y->changed)
    return x->changed < y->changed ? 1 : -1;

  return strcmp (x->id, y->id);
}

GPtrArray *
dub_games_list (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (info_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix)) {
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (suffix));

      if (check_id (id, NULL))
        g_ptr_array_add (list, get_info (folder, id));
    }
  g_ptr_array_sort (list, compare_infos);

  return list;
}
