/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of an open game has three parts: synced data; unsynced data, which is also
 * kept in memory, so that it can be written again; and the remains of a failed write,
 * which are truncated before the next one.
 */

#include "dub-game-file.h"
#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-folder.h"
#include "dub-frame.h"
#include "dub-worker.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static gboolean
fail (GError **error, const char *reason)
{
  g_debug ("What is to be saved cannot be read again: %s", reason);

  return dub_fault (error, .kind = DUB_FAULT_PROGRAM);
}

/* Reads an event from its line, and appends what would be printed for it. *box is the one that
 * holds for it, and after it. */
static gboolean
read_event (const char *line, const DubBox **box, GPtrArray *boxes, DubEvent *event, GString *again)
{
  DubBox *new_box = NULL;

  if (!dub_event_line_parse (line, strlen (line), *box, event, &new_box, NULL))
    return FALSE;
  if (new_box != NULL) {
    g_ptr_array_add (boxes, new_box);
    *box = new_box;
  }
  dub_event_line_print (again, *box, event);
  g_string_append_c (again, '\n');

  return TRUE;
}

gboolean
dub_read_back_entry (const DubHistory *history, const DubPending *pending, const char *text,
                     GError **error)
{
  const DubEntry *entry = &pending->entry;
  const DubBox *box = &dub_history_get_game (history)->box;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) boxes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) again = g_string_new (NULL);
  guint n = 0;

  /* Each line ends with a newline, so the last string is empty. */
  for (; lines[n] != NULL && lines[n + 1] != NULL; n++) {
    DubEvent event;

    if (!read_event (lines[n], &box, boxes, &event, again))
      return fail (error, lines[n]);
    /* Equal moves lead to equal tables, so nothing is applied again. An event that is no move is as
     * its text says. */
    if (n >= entry->n_events || event.type != entry->events[n].type ||
        (event.type == DUB_EVENT_MOVE && !dub_move_equal (&event.move, &entry->events[n].move)))
      return fail (error, "it is another entry then");
  }
  if (n != entry->n_events || !g_str_equal (text, again->str))
    return fail (error, "it is not printed like that");

  return TRUE;
}

/* Returns whether the line of a name or a note, with its newline, reads back as these. */
static gboolean
read_back_words (const char *line, const char *name, const char *note, GError **error)
{
  DubJournal copy = { .name = g_strdup (name), .note = g_strdup (note) };
  gboolean good = dub_journal_read_words (&copy, line, strlen (line) - 1) &&
                  g_strcmp0 (copy.name, name) == 0 && g_strcmp0 (copy.note, note) == 0;

  g_free (copy.name);
  g_free (copy.note);

  return good || fail (error, "it has other words then");
}

gboolean
dub_read_back_journal (const DubJournal *journal, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (DubJournal) copy = dub_journal_parse (text, strlen (text), &problem);
  g_autofree char *again = NULL;

  if (copy == NULL)
    return fail (error, problem->message);
  again = dub_journal_print (copy);
  if (!g_str_equal (text, again) ||
      !dub_state_equal (&dub_history_get_game (copy->history)->state,
                        &dub_history_get_game (journal->history)->state))
    return fail (error, "it is another game then");

  return TRUE;
}

/* Decides anew what was asked for. The entry that begins a game brings its box, which no decision
 * makes. */
static gboolean
decide (const DubHistory *history, guint index, GArray *events)
{
  DubEntry entry = dub_history_get_entry (history, index);
  DubGame game = { .state = *dub_history_get_state (history, index) };
  const DubMove *asked = dub_entry_get_move (&entry);

  game.box = *dub_history_get_box (history, index);
  if (asked != NULL)
    return dub_game_decide (&game, asked, events, NULL);
  if (entry.events[0].type != DUB_EVENT_BOX)
    return FALSE;
  if (index > 0)
    return dub_game_change_box (&game, entry.events[0].box, events, NULL);
  g_array_append_val (events, entry.events[0]);
  game.box = *entry.events[0].box;

  return entry.n_events > 1 && entry.events[1].type == DUB_EVENT_STARTED &&
         dub_game_start (&game, &entry.events[1].setup, events, NULL);
}

gboolean
dub_read_back_is_decided (const DubHistory *history, guint index)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree char *recorded = dub_journal_print_entry (history, index);
  g_autofree char *decided = NULL;
  DubEntry entry;

  if (!decide (history, index, events))
    return FALSE;
  entry = (DubEntry){ .events = (const DubEvent *) (void *) events->data, .n_events = events->len };
  decided = dub_journal_print_new (dub_history_get_box (history, index), &entry);

  return g_str_equal (recorded, decided);
}

struct _DubGameFile {
  char *id;
  char *path;
  char *lock_path;
  DubJournal *journal;   /* owned */
  gboolean is_busy;      /* another process holds the lock */
  gboolean is_forbidden; /* writing is not permitted */
  gboolean is_unlocked;  /* the file system has no locks */
  int fd;                /* of the journal, or -1 if it is not writable */
  int lock;              /* of the lock file, or -1 */

  gsize n_synced;      /* bytes of the file */
  GString *unsynced;   /* owned; data written after the synced bytes */
  gboolean needs_mend; /* the file may differ from unsynced after the synced bytes */
  gboolean is_behind;  /* changes are synced in the background */
  gboolean is_syncing; /* the worker is at it */
  GSourceFunc func;    /* called after each background sync that nobody waits for, or NULL */
  gpointer data;       /* for func */
  struct stat written; /* the file after the last change */
  DubTrouble trouble;
  int problem; /* errno of the trouble, or 0 */
};

enum { ALWAYS_READ = 256 * 1024 };

/* problem is an errno. */
static gboolean
refuse_system (int problem, GError **error)
{
  return dub_fault (error, .kind = DUB_FAULT_NOT_SAVED,
                    .number = dub_file_error_from_errno (problem),
                    .words = (char *) g_strerror (problem));
}

/* Records why the game cannot continue. Always returns FALSE. */
static gboolean
stop (DubGameFile *self, DubTrouble trouble, int problem, GError **error)
{
  self->trouble = trouble;
  self->problem = problem;
  if (problem != 0)
    return refuse_system (problem, error);

  return dub_fault (error,
                    .kind = trouble == DUB_TROUBLE_GONE ? DUB_FAULT_GONE : DUB_FAULT_CHANGED);
}

static void
close_files (DubGameFile *self)
{
  if (self->fd >= 0)
    close (self->fd);
  if (self->lock >= 0)
    close (self->lock);
  self->fd = -1;
  self->lock = -1;
}

/* One sync covers everything that was written before it starts. */
typedef struct {
  DubGameFile *file; /* not owned; waits for this before it is closed */
  int fd;
  gsize length; /* of what was written */
  int problem;  /* errno, or 0 */
} Sync;

static void
sync_written (DubJob *job)
{
  Sync *sync = job->data;

  sync->problem = fdatasync (sync->fd) == 0 ? 0 : errno;
}

static void synced_cb (gpointer owner, DubJob *job);

/* After a failure the file has to be mended first: a later sync could succeed without what the
 * failed one has lost. */
static void
start_sync (DubGameFile *self)
{
  Sync *sync;

  if (self->is_syncing || self->needs_mend || self->unsynced->len == 0)
    return;
  self->is_syncing = TRUE;
  sync = g_new (Sync, 1);
  *sync = (Sync){ .file = self, .fd = self->fd, .length = self->journal->length };
  dub_worker_run (sync_written, synced_cb, NULL,
                  (DubJob){ .lane = DUB_LANE_SYNC, .data = sync, .free_data = g_free });
}

static void
synced_cb (gpointer owner, DubJob *job)
{
  const Sync *sync = job->data;
  DubGameFile *self = sync->file;

  self->is_syncing = FALSE;
  if (sync->problem == 0) {
    g_string_erase (self->unsynced, 0, (gssize) (sync->length - self->n_synced));
    self->n_synced = sync->length;
  } else if (!self->needs_mend) {
    self->needs_mend = TRUE;
    stop (self, DUB_TROUBLE_WRITE, sync->problem, NULL);
  }
  start_sync (self);
  if (self->func != NULL)
    self->func (self->data);
}

/* The caller sees how it went. */
static void
wait_for_syncs (DubGameFile *self)
{
  GSourceFunc func = self->func;

  self->func = NULL;
  if (self->is_syncing)
    dub_worker_wait_for (DUB_LANE_SYNC);
  self->func = func;
}

/* Returns whether the file holds the game in memory, followed by *n_torn bytes. A bit that is
 * flipped only now is a change. */
static gboolean
holds_game (DubGameFile *self, gsize *n_torn)
{
  g_autofree char *text = NULL;
  g_auto (DubFrame) frame = { 0 };
  gsize length;

  if (lseek (self->fd, 0, SEEK_SET) != 0 ||
      !dub_file_read_open (self->fd, DUB_MAX_JOURNAL_BYTES, &text, &length, NULL))
    return FALSE;
  dub_frame_read (text, length, &frame);
  *n_torn = length - frame.length;

  return frame.length == self->journal->length && frame.sum == self->journal->sum &&
         (frame.healed == NULL || self->journal->healed != NULL) && !frame.is_damaged;
}

/* Returns whether nothing else has written to the file. The time of the last change tells that
 * but for a few milliseconds after it, so a file of the usual size is read as well. */
static gboolean
is_untouched (DubGameFile *self, const struct stat *info)
{
  const struct stat *last = &self->written;
  gsize n_torn = 0;

  if (self->trouble == DUB_TROUBLE_NONE && info->st_size > ALWAYS_READ &&
      info->st_size == last->st_size && info->st_ctim.tv_sec == last->st_ctim.tv_sec &&
      info->st_ctim.tv_nsec == last->st_ctim.tv_nsec)
    return TRUE;

  return holds_game (self, &n_torn) && n_torn == 0;
}

/* Returns whether the path still leads to the opened file, and the file is unchanged.
 * After a failure, the file may have been restored in the meantime. */
static gboolean
check_place (DubGameFile *self, GError **error)
{
  struct stat here, there;

  if (fstat (self->fd, &here) != 0)
    return stop (self, DUB_TROUBLE_WRITE, errno, error);
  if (here.st_nlink == 0 || stat (self->path, &there) != 0 || here.st_dev != there.st_dev ||
      here.st_ino != there.st_ino)
    return stop (self, DUB_TROUBLE_GONE, 0, error);
  if (self->needs_mend)
    return TRUE;

  return is_untouched (self, &here) || stop (self, DUB_TROUBLE_CHANGED, 0, error);
}

/* Repairs the file after a failed write or sync. */
static gboolean
mend (DubGameFile *self, GError **error)
{
  if (!self->needs_mend)
    return TRUE;
  wait_for_syncs (self);
  if (ftruncate (self->fd, (off_t) self->n_synced) != 0 ||
      !dub_file_append (self->fd, self->unsynced->str, self->unsynced->len) ||
      fdatasync (self->fd) != 0)
    return stop (self, DUB_TROUBLE_WRITE, errno, error);
  self->n_synced = self->journal->length;
  g_string_truncate (self->unsynced, 0);
  self->needs_mend = FALSE;

  return TRUE;
}

/* Locks the journal too, because somebody may have deleted the lock file. */
static void
open_for_writing (DubGameFile *self)
{
  int problem;

  self->lock = dub_lock_take (self->lock_path, &self->is_busy);
  problem = errno;
  if (self->lock >= 0) {
    self->fd = dub_file_open (self->path, O_RDWR | O_APPEND, NULL);
    problem = errno;
    if (self->fd >= 0 && dub_lock_hold (self->fd, &self->is_unlocked))
      return;
    problem = self->fd >= 0 ? errno : problem;
    self->is_busy = self->fd >= 0 && problem == EWOULDBLOCK;
    close_files (self);
  }
  self->is_forbidden = problem == EACCES || problem == EPERM || problem == EROFS;
  self->problem = problem;
  if (!self->is_busy && !self->is_forbidden)
    stop (self, DUB_TROUBLE_WRITE, problem, NULL);
}

/* Gives flipped bits back to the file. Each is one byte, so that a kill leaves nothing else wrong,
 * and if it fails, the next opening heals them too. An appending descriptor cannot do it. */
static void
heal (DubGameFile *self)
{
  const GArray *healed = self->journal->healed;
  int fd = healed != NULL ? dub_file_open (self->path, O_WRONLY, NULL) : -1;
  gboolean good = fd >= 0;

  for (guint i = 0; good && i < healed->len; i++) {
    const DubHealedByte *byte = &g_array_index (healed, DubHealedByte, i);

    good = pwrite (fd, &byte->byte, 1, (off_t) byte->at) == 1;
  }
  if (good)
    g_clear_pointer (&self->journal->healed, g_array_unref);
  if (fd >= 0)
    close (fd);
}

/* Opening may fail for lack of descriptors or disk space, and succeed later. In the
 * meantime, another process may have continued the game. */
static gboolean
open_late (DubGameFile *self, GError **error)
{
  gsize n_torn;

  open_for_writing (self);
  if (self->fd < 0)
    return FALSE;
  if (!holds_game (self, &n_torn)) {
    close_files (self);
    return stop (self, DUB_TROUBLE_CHANGED, 0, error);
  }
  heal (self);
  self->needs_mend = n_torn > 0;

  return TRUE;
}

static gboolean
check_can_write (DubGameFile *self, gsize length, GError **error)
{
  if (self->journal->length + length > DUB_MAX_JOURNAL_BYTES)
    return dub_fault (error, .kind = DUB_FAULT_LONG_GAME);
  if (self->fd >= 0)
    return TRUE;
  if (self->journal->damage != NULL)
    return dub_fault (error, .kind = DUB_FAULT_NOT_REPAIRED);
  if (!self->is_busy && !self->is_forbidden) {
    g_autoptr (GError) late = NULL;

    if (open_late (self, &late))
      return TRUE;
    if (late != NULL) {
      g_propagate_error (error, g_steal_pointer (&late));
      return FALSE;
    }
  }

  return self->is_busy ? dub_fault (error, .kind = DUB_FAULT_OPEN_ELSEWHERE)
                       : refuse_system (self->problem, error);
}

/* Writes all of the lines as a unit, or nothing. */
static gboolean
append (DubGameFile *self, const char *lines, GError **error)
{
  g_autoptr (GString) unit = g_string_new (NULL);
  guint64 sum = dub_frame_append (unit, self->journal->sum, lines, strlen (lines));

  if (!check_can_write (self, unit->len, error))
    return FALSE;
  if (!check_place (self, error) || !mend (self, error))
    return FALSE;

  if (!dub_file_append (self->fd, unit->str, unit->len) ||
      (!self->is_behind && fdatasync (self->fd) != 0)) {
    stop (self, DUB_TROUBLE_WRITE, errno, error);
    /* If it cannot be truncated now, mend () does so before the next change. */
    if (ftruncate (self->fd, (off_t) self->journal->length) != 0 || !self->is_behind)
      self->needs_mend = TRUE;
    return FALSE;
  }
  self->journal->length += unit->len;
  self->journal->sum = sum;
  if (fstat (self->fd, &self->written) != 0)
    self->written = (struct stat){ 0 };
  if (self->is_behind) {
    g_string_append_len (self->unsynced, unit->str, (gssize) unit->len);
    start_sync (self);
  } else
    self->n_synced = self->journal->length;
  self->trouble = DUB_TROUBLE_NONE;
  self->problem = 0;

  return TRUE;
}

static gboolean
load (DubGameFile *self, GError **error)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  if (self->fd < 0) {
    if (!dub_file_read (self->path, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
      return FALSE;
  } else if (!dub_file_read_open (self->fd, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
    return FALSE;
  self->journal = dub_journal_recover (text, length, error);

  return self->journal != NULL;
}

/* Truncates a torn write, so that the next line starts in the right place. If that fails,
 * mend () does so before the next change. A damaged file stays as it is until it is repaired. */
static void
begin (DubGameFile *self)
{
  self->n_synced = self->journal->length;
  if (self->journal->damage != NULL)
    close_files (self);
  if (self->fd < 0)
    return;
  heal (self);
  if (self->journal->n_torn > 0 && ftruncate (self->fd, (off_t) self->journal->length) != 0) {
    self->needs_mend = TRUE;
    stop (self, DUB_TROUBLE_WRITE, errno, NULL);
  }
}

void
dub_game_file_close (DubGameFile *self)
{
  wait_for_syncs (self);
  g_clear_pointer (&self->journal, dub_journal_free);
  close_files (self);
  g_string_free (self->unsynced, TRUE);
  g_free (self->id);
  g_free (self->path);
  g_free (self->lock_path);
  g_free (self);
}

DubGameFile *
dub_game_file_open (const char *id, const char *path, const char *lock_path, GError **error)
{
  DubGameFile *self = g_new0 (DubGameFile, 1);

  self->id = g_strdup (id);
  self->path = g_strdup (path);
  self->lock_path = g_strdup (lock_path);
  self->unsynced = g_string_new (NULL);
  self->fd = -1;
  self->lock = -1;
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    open_for_writing (self); /* before reading, so that nobody else writes from now on */
  if (load (self, error)) {
    begin (self);
    return self;
  }
  dub_game_file_close (self);

  return NULL;
}

const char *
dub_game_file_get_id (const DubGameFile *self)
{
  return self->id;
}

gboolean
dub_game_file_is_read_only (const DubGameFile *self)
{
  return self->is_busy || self->is_forbidden || self->journal->damage != NULL;
}

DubWarnings
dub_game_file_get_warnings (const DubGameFile *self)
{
  DubWarnings warnings = self->is_busy                   ? DUB_WARNING_OPEN_ELSEWHERE
                         : self->journal->damage != NULL ? DUB_WARNING_DAMAGED
                         : self->is_forbidden            ? DUB_WARNING_READ_ONLY
                                                         : 0;

  warnings |= self->is_unlocked ? DUB_WARNING_UNLOCKED : 0;
  warnings |= self->journal->n_torn > 0 ? DUB_WARNING_TORN : 0;

  return warnings;
}

const DubJournal *
dub_game_file_get_journal (const DubGameFile *self)
{
  return self->journal;
}

DubTrouble
dub_game_file_get_trouble (const DubGameFile *self, int *problem)
{
  *problem = self->problem;

  return self->trouble;
}

/* Saves the entry before adding it to the history. */
gboolean
dub_game_file_add (DubGameFile *self, const DubPending *pending, GError **error)
{
  DubHistory *history = self->journal->history;
  g_autofree char *text =
      dub_journal_print_new (&dub_history_get_game (history)->box, &pending->entry);
  gboolean finishes = dub_event_is (&pending->entry.events[0], DUB_MOVE_FINISH);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  if (!dub_read_back_entry (history, pending, text, error))
    return FALSE;
  if (finishes) {
    g_autofree char *time = dub_journal_print_time (now);
    char *both = g_strconcat (time, text, NULL);

    g_free (text);
    text = both;
  }
  if (!append (self, text, error))
    return FALSE;
  if (finishes)
    self->journal->finished = now;
  dub_history_add_pending (history, pending);

  return TRUE;
}

gboolean
dub_game_file_perform (DubGameFile *self, const DubMove *move, GError **error)
{
  g_autoptr (DubPending) pending = dub_history_decide (self->journal->history, move, error);

  return pending != NULL && dub_game_file_add (self, pending, error);
}

gboolean
dub_game_file_change_box (DubGameFile *self, const DubBox *box, GError **error)
{
  g_autoptr (DubPending) pending = dub_history_decide_box (self->journal->history, box, error);

  return pending != NULL && dub_game_file_add (self, pending, error);
}

gboolean
dub_game_file_jump (DubGameFile *self, guint position, GError **error)
{
  DubHistory *history = self->journal->history;
  guint before = dub_history_get_position (history);
  g_autoptr (GString) text = g_string_new (NULL);

  if (position < 1 || position > dub_history_get_n_entries (history))
    return dub_fault (error,
                      .kind = position < 1 ? DUB_FAULT_NOTHING_TO_UNDO : DUB_FAULT_NOTHING_TO_REDO);
  if (position == before)
    return TRUE;
  for (guint i = position; i < before; i++)
    g_string_append (text, DUB_JOURNAL_UNDO);
  for (guint i = before; i < position; i++)
    g_string_append (text, DUB_JOURNAL_REDO);
  if (!append (self, text->str, error))
    return FALSE;

  return dub_history_go_to (history, position);
}

gboolean
dub_game_file_rename (DubGameFile *self, const char *name, GError **error)
{
  g_autofree char *cleaned = dub_journal_clean_name (name, -1);
  g_autofree char *line = dub_journal_print_name (cleaned);

  if (*cleaned == '\0')
    return dub_fault (error, .kind = DUB_FAULT_GAME_NAME);
  if (!read_back_words (line, cleaned, self->journal->note, error) || !append (self, line, error))
    return FALSE;
  g_free (self->journal->name);
  self->journal->name = g_steal_pointer (&cleaned);

  return TRUE;
}

gboolean
dub_game_file_set_note (DubGameFile *self, const char *note, GError **error)
{
  g_autofree char *cleaned = dub_journal_clean_note (note, -1);
  g_autofree char *line = dub_journal_print_note (cleaned);

  if (*cleaned == '\0')
    g_clear_pointer (&cleaned, g_free);
  if (!read_back_words (line, self->journal->name, cleaned, error) || !append (self, line, error))
    return FALSE;
  g_free (self->journal->note);
  self->journal->note = g_steal_pointer (&cleaned);

  return TRUE;
}

void
dub_game_file_sync_in_background (DubGameFile *self, GSourceFunc func, gpointer data)
{
  self->is_behind = TRUE;
  self->func = func;
  self->data = data;
}

gboolean
dub_game_file_flush (DubGameFile *self, GError **error)
{
  wait_for_syncs (self);
  if (self->unsynced->len == 0)
    return TRUE;

  return check_place (self, error) && mend (self, error);
}

char *
dub_game_file_print (const DubGameFile *self, GError **error)
{
  g_autofree char *text = dub_journal_print (self->journal);

  return dub_read_back_journal (self->journal, text, error) ? g_steal_pointer (&text) : NULL;
}
