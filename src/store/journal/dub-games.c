/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-games.h"

#include "dub-file.h"
#include "dub-game-file-private.h"
#include "dub-read-back.h"
#include "dub-store-error.h"
#include "dub-summary.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

static DubFolder folder = { .name = "games",
                            .suffix = ".dubarry",
                            .prefix = "game-",
                            .what = "games" };

char *
dub_games_dup_folder (void)
{
  return dub_folder_dup_path (&folder);
}

gboolean
dub_games_check (GError **error)
{
  return dub_folder_check (&folder, error);
}

static char *
get_path (const char *id)
{
  return dub_folder_dup_file (&folder, id, folder.suffix);
}

static gboolean
check_id (const char *id, GError **error)
{
  g_autofree char *name = NULL;

  if (dub_folder_is_id (id))
    return TRUE;
  name = dub_file_make_plain (id, -1);
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "there is no game “%s”", name);

  return FALSE;
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
  if (!dub_read_back_journal (&journal, text, error))
    return NULL;
  id = dub_folder_add (&folder, text, error);

  return id != NULL ? dub_games_open (id, error) : NULL;
}

DubGameFile *
dub_games_open (const char *id, GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *lock_path = NULL;

  if (!check_id (id, error))
    return NULL;
  path = get_path (id);
  lock_path = dub_folder_dup_file (&folder, id, ".lock");

  return dub_game_file_open (id, path, lock_path, error);
}

static gboolean
refuse_delete (const char *path, GError **error)
{
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path, g_strerror (errno));

  return FALSE;
}

static gboolean
refuse_open (GError **error)
{
  g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ_ONLY,
                       "the game is open elsewhere and cannot be deleted");

  return FALSE;
}

/* Somebody may have the file open whose lock was deleted. */
static gboolean
is_open (const char *path)
{
  int fd = dub_file_open (path, O_RDONLY, NULL);
  gboolean is_busy = fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0;

  if (fd >= 0)
    close (fd);

  return is_busy;
}

/* With the lock of the game. What is no file at all may go, too. */
static gboolean
delete_file (const char *path, GError **error)
{
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_access (path, W_OK) != 0)
    return refuse_delete (path, error);
  if (is_open (path))
    return refuse_open (error);

  return g_unlink (path) == 0 || refuse_delete (path, error);
}

gboolean
dub_games_delete (const char *id, GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *lock_path = NULL;
  gboolean is_busy, done;
  int lock;

  if (!check_id (id, error))
    return FALSE;
  path = get_path (id);
  if (g_access (path, F_OK) != 0)
    return refuse_delete (path, error);
  lock_path = dub_folder_dup_file (&folder, id, ".lock");
  lock = dub_lock_take (lock_path, &is_busy);
  if (lock < 0)
    return is_busy ? refuse_open (error) : refuse_delete (path, error);
  done = delete_file (path, error);
  if (done)
    g_unlink (lock_path);
  close (lock);

  return done;
}

gint64
dub_games_get_changed (const char *id)
{
  g_autofree char *path = check_id (id, NULL) ? get_path (id) : NULL;
  GStatBuf info;

  return path != NULL && g_stat (path, &info) == 0 ? info.st_mtime : 0;
}

gboolean
dub_games_check_target (const char *path, GError **error)
{
  return dub_folder_check_target (&folder, path, error);
}

gboolean
dub_games_export (const char *id, const char *path, GError **error)
{
  g_autofree char *from = NULL;
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  gsize length;

  if (!check_id (id, error) || !dub_games_check_target (path, error))
    return FALSE;
  from = get_path (id);
  if (!dub_file_read (from, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
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

  if (!dub_file_read (path, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
    return NULL;
  journal = dub_journal_parse (text, length, error);
  if (journal == NULL)
    return NULL;
  text[journal->length] = '\0';

  return dub_folder_add (&folder, text, error);
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

/* ROUND PHASE PP NAME */
static char *
make_line (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  const DubState *state;
  gsize length;

  if (!dub_file_read (path, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
    return NULL;
  journal = dub_journal_parse (text, length, error);
  if (journal == NULL)
    return NULL;
  state = &dub_history_get_game (journal->history)->state;

  return g_strdup_printf ("%u %u %u %s", state->round, state->phase, state->barry.pp,
                          journal->name);
}

static gboolean
read_number (const char **at, guint max, guint *number)
{
  char *end;
  guint64 value = g_ascii_strtoull (*at, &end, 10);

  if (!g_ascii_isdigit (**at) || *end != ' ' || value > max)
    return FALSE;
  *number = (guint) value;
  *at = end + 1;

  return TRUE;
}

static gboolean
read_line (const char *line, DubGameInfo *info, const char **name)
{
  guint round, phase, pp;

  if (!read_number (&line, DUB_N_ROUNDS, &round) ||
      !read_number (&line, DUB_N_PHASES - 1, &phase) || !read_number (&line, G_MAXUINT16, &pp) ||
      *line == '\0' || strlen (line) > DUB_MAX_GAME_NAME)
    return FALSE;
  info->round = (guint8) round;
  info->phase = (guint8) phase;
  info->barry_pp = (guint16) pp;
  *name = line;

  return TRUE;
}

static gboolean
is_line (const char *line)
{
  DubGameInfo info = { 0 };
  const char *name;

  return read_line (line, &info, &name);
}

static DubGameInfo *
make_info (DubSummary *summary)
{
  DubGameInfo *info = g_new0 (DubGameInfo, 1);
  const char *name;

  info->id = g_steal_pointer (&summary->id);
  info->changed = summary->changed;
  info->problem = g_steal_pointer (&summary->problem);
  if (info->problem != NULL)
    return info;
  if (!read_line (summary->line, info, &name))
    g_assert_not_reached ();
  info->name = g_strdup (name);

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
  static const DubSummaryMaker maker = { make_line, is_line };
  g_autoptr (GPtrArray) summaries = dub_summary_list (&folder, &maker);
  GPtrArray *list = g_ptr_array_new_with_free_func (info_free);

  for (guint i = 0; i < summaries->len; i++)
    g_ptr_array_add (list, make_info (g_ptr_array_index (summaries, i)));
  g_ptr_array_sort (list, compare_infos);

  return list;
}
