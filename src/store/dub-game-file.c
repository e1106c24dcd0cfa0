/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One open game. What happens is appended to its journal and synced before it
 * counts; a write that fails is cut off again.
 */

#include "dub-game-file-private.h"

#include "dub-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct _DubGameFile {
  char *id;
  char *path;
  DubJournal *journal; /* owned */
  gboolean is_busy;    /* somebody else has the lock */
  gsize n_torn;        /* bytes that were left out when it was opened */
  int fd;              /* of the journal, -1 if it is read-only */
  int lock;            /* of the lock file, -1 if it is read-only */
};

static gboolean
fail (GError **error, const char *what)
{
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", what, g_strerror (errno));

  return FALSE;
}

/* Writes all of it, or nothing stays of it. */
static gboolean
append (DubGameFile *self, const char *text, GError **error)
{
  gsize length = strlen (text), done = 0;

  if (self->fd < 0) {
    g_set_error_literal (error, DUB_STORE_ERROR,
                         self->is_busy ? DUB_STORE_ERROR_READ_ONLY : DUB_STORE_ERROR_WRITE,
                         self->is_busy ? "the game is open elsewhere and cannot be changed here"
                                       : "the game could not be saved: its file cannot be written");
    return FALSE;
  }

  while (done < length) {
    gssize n = write (self->fd, text + done, length - done);

    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      break;
    done += (gsize) n;
  }
  if (done == length && fdatasync (self->fd) == 0) {
    self->journal->length += length;
    return TRUE;
  }

  fail (error, "the game could not be saved");
  if (ftruncate (self->fd, (off_t) self->journal->length) != 0)
    g_warning ("A torn end of %s could not be cut off: %s", self->id, g_strerror (errno));

  return FALSE;
}

/* The lock is a file of its own: it is there before the journal and after it. */
static void
take_lock (DubGameFile *self, const char *folder)
{
  g_autofree char *name = g_strconcat (self->id, ".lock", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  self->lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (self->lock >= 0 && flock (self->lock, LOCK_EX | LOCK_NB) != 0) {
    self->is_busy = TRUE;
    close (self->lock);
    self->lock = -1;
  }
}

static DubJournal *
load (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;

  return dub_journal_parse (text, length, error);
}

/* What was torn goes, so that the next line begins at its place. */
static gboolean
prepare (DubGameFile *self, GError **error)
{
  self->journal = load (self->path, error);
  if (self->journal == NULL)
    return FALSE;
  if (self->lock >= 0)
    self->fd = open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC);

  self->n_torn = self->journal->n_torn;
  if (self->fd >= 0 && self->n_torn > 0 && ftruncate (self->fd, (off_t) self->journal->length) != 0)
    return fail (error, "the torn end of the game could not be cut off");

  return TRUE;
}

void
dub_game_file_close (DubGameFile *self)
{
  g_clear_pointer (&self->journal, dub_journal_free);
  if (self->fd >= 0)
    close (self->fd);
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->id);
  g_free (self->path);
  g_free (self);
}

DubGameFile *
dub_game_file_open_in (const char *folder, const char *id, GError **error)
{
  DubGameFile *self = g_new0 (DubGameFile, 1);

  self->id = g_strdup (id);
  self->path = dub_games_get_path (folder, id);
  self->fd = -1;
  self->lock = -1;
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    take_lock (self, folder); /* before reading: nobody writes from here on */
  if (prepare (self, error))
    return self;
  dub_game_file_close (self);

  return NULL;
}

const char *
dub_game_file_get_id (const DubGameFile *self)
{
  return self->id;
}

const char *
dub_game_file_get_name (const DubGameFile *self)
{
  return self->journal->name;
}

gsize
dub_game_file_get_n_torn (const DubGameFile *self)
{
  return self->n_torn;
}

gboolean
dub_game_file_is_open_elsewhere (const DubGameFile *self)
{
  return self->is_busy;
}

gboolean
dub_game_file_is_read_only (const DubGameFile *self)
{
  return self->fd < 0;
}

const DubHistory *
dub_game_file_get_history (const DubGameFile *self)
{
  return self->journal->history;
}

/* The events are saved before they count. */
gboolean
dub_game_file_perform (DubGameFile *self, const DubAction *action, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubHistory *history = self->journal->history;
  DubEntry entry = { .action = *action };
  g_autofree char *text = NULL;

  if (!dub_history_decide (history, action, events, error))
    return FALSE;
  entry.events = (const DubEvent *) (void *) events->data;
  entry.n_events = events->len;
  text = dub_journal_print_new (&dub_history_get_game (history)->box, &entry);
  if (!append (self, text, error))
    return FALSE;
  dub_history_add_decided (history, action, events);

  return TRUE;
}

gboolean
dub_game_file_undo (DubGameFile *self, GError **error)
{
  DubHistory *history = self->journal->history;

  if (!dub_history_undo (history)) {
    g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_NOTHING, "nothing to undo");
    return FALSE;
  }
  if (append (self, dub_journal_get_undo (), error))
    return TRUE;
  dub_history_redo (history);

  return FALSE;
}

gboolean
dub_game_file_redo (DubGameFile *self, GError **error)
{
  DubHistory *history = self->journal->history;

  if (!dub_history_redo (history)) {
    g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_NOTHING, "nothing to redo");
    return FALSE;
  }
  if (append (self, dub_journal_get_redo (), error))
    return TRUE;
  dub_history_undo (history);

  return FALSE;
}

gboolean
dub_game_file_rename (DubGameFile *self, const char *name, GError **error)
{
  g_autofree char *text = dub_journal_print_name (name);

  if (text[strlen ("name ")] == '\n') {
    g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "a game needs a name");
    return FALSE;
  }
  if (!append (self, text, error))
    return FALSE;
  g_free (self->journal->name);
  self->journal->name = g_strndup (text + strlen ("name "), strlen (text) - strlen ("name \n"));

  return TRUE;
}
