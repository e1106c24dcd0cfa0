/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for renameat2 () */

#include "dub-folder.h"

#include "dub-fault.h"
#include "dub-file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  MAX_ID = 64,
  MAX_NUMBER = 999999999,
  MAX_TRIES = 100,       /* to lock a file that others keep deleting */
  LOCK_WAIT = 10 * 1000, /* milliseconds, much longer than a lock is ever held */
  STALE_AFTER = 60 * 60, /* seconds; no write takes that long */
  TRASH_AFTER = 30 * 24 * 60 * 60,
  TEMPORARY_LENGTH = 1 + 6, /* of the suffix of temporary files */
};

static const char lock_name[] = ".lock";
static const char temporary_prefix[] = ".new-";

char *
dub_folder_dup_path (const DubFolder *self)
{
  return g_build_filename (g_get_user_data_dir (), "dubarry", self->name, NULL);
}

char *
dub_folder_dup_file (const DubFolder *self, const char *id, const char *suffix)
{
  g_autofree char *folder = dub_folder_dup_path (self);

  return g_strconcat (folder, G_DIR_SEPARATOR_S, id, suffix, NULL);
}

gboolean
dub_folder_is_id (const char *id)
{
  gsize length = strlen (id);

  return length > 0 && length <= MAX_ID &&
         strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == length;
}

char *
dub_folder_get_id (const DubFolder *self, const char *file)
{
  g_autofree char *id = NULL;

  if (!g_str_has_suffix (file, self->suffix))
    return NULL;
  id = g_strndup (file, strlen (file) - strlen (self->suffix));

  return dub_folder_is_id (id) ? g_steal_pointer (&id) : NULL;
}

char *
dub_folder_find (const DubFolder *self, const char *id, GError **error)
{
  g_autofree char *path = NULL, *name = NULL;

  if (dub_folder_is_id (id)) {
    path = dub_folder_dup_file (self, id, self->suffix);
    if (g_access (path, F_OK) == 0 || errno != ENOENT)
      return g_steal_pointer (&path);
  }
  name = dub_file_make_plain (id, -1);
  dub_fault (error, .kind = self->no_such, .words = name);

  return NULL;
}

gboolean
dub_folder_make (const DubFolder *self, GError **error)
{
  g_autofree char *folder = dub_folder_dup_path (self);

  return g_mkdir_with_parents (folder, 0700) == 0 || dub_file_fail (folder, error);
}

gboolean
dub_folder_check (const DubFolder *self, GError **error)
{
  g_autofree char *folder = dub_folder_dup_path (self);
  DIR *dir = opendir (folder);
  int problem = dir == NULL ? errno : 0;

  if (dir != NULL)
    closedir (dir);
  if (dir != NULL || problem == ENOENT)
    return TRUE;

  return dub_fault (error, .kind = DUB_FAULT_FOLDER, .file = folder,
                    .number = dub_file_error_from_errno (problem),
                    .words = (char *) g_strerror (problem));
}

gboolean
dub_lock_hold (int fd, gboolean *is_missing)
{
  gboolean is_held = flock (fd, LOCK_EX | LOCK_NB) == 0;

  *is_missing = !is_held && (errno == ENOLCK || errno == EOPNOTSUPP || errno == ENOSYS);

  return is_held || *is_missing;
}

/* The file may be deleted between opening and locking it; such a lock protects nothing. */
int
dub_lock_take (const char *path, gboolean *is_busy)
{
  *is_busy = FALSE;
  for (guint i = 0; i < MAX_TRIES; i++) {
    int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0600);
    struct stat here, there;
    gboolean is_missing;

    if (fd < 0)
      return -1;
    if (!dub_lock_hold (fd, &is_missing)) {
      int problem = errno;

      close (fd);
      *is_busy = problem == EWOULDBLOCK;
      errno = problem;
      return -1;
    }
    if (fstat (fd, &here) == 0 && stat (path, &there) == 0 && here.st_dev == there.st_dev &&
        here.st_ino == there.st_ino)
      return fd;
    close (fd);
  }
  *is_busy = TRUE;

  return -1;
}

static gboolean
take_lock (DubFolder *self, GError **error)
{
  g_autofree char *folder = dub_folder_dup_path (self);
  g_autofree char *path = g_build_filename (folder, lock_name, NULL);
  gboolean is_busy = TRUE;

  if (!dub_folder_make (self, error))
    return FALSE;
  self->lock = dub_lock_take (path, &is_busy);
  for (guint i = 0; self->lock < 0 && is_busy && i < LOCK_WAIT; i++) {
    g_usleep (1000);
    self->lock = dub_lock_take (path, &is_busy);
  }
  if (self->lock < 0 && is_busy)
    errno = EBUSY;

  return self->lock >= 0 || dub_file_fail (path, error);
}

gboolean
dub_folder_lock (DubFolder *self, GError **error)
{
  g_rec_mutex_lock (&self->mutex);
  if (self->n_locks == 0 && !take_lock (self, error)) {
    g_rec_mutex_unlock (&self->mutex);
    return FALSE;
  }
  self->n_locks++;

  return TRUE;
}

void
dub_folder_unlock (DubFolder *self)
{
  if (--self->n_locks == 0)
    close (self->lock);
  g_rec_mutex_unlock (&self->mutex);
}

/* Returns the number in an id that this folder assigned, or 0 for any other id. */
static guint
parse_number (const DubFolder *self, const char *file)
{
  gsize skip = strlen (self->prefix);
  guint64 number;
  char *end;

  if (!g_str_has_prefix (file, self->prefix) || !g_ascii_isdigit (file[skip]))
    return 0;
  number = g_ascii_strtoull (file + skip, &end, 10);

  return number <= MAX_NUMBER && (*end == '.' || *end == '\0') ? (guint) number : 0;
}

/* Returns whether a killed program may have left this file behind: a new file, or the
 * replacement of an existing one. */
static gboolean
is_temporary (const DubFolder *self, const char *file)
{
  gsize length = strlen (file), skip = strlen (self->suffix) + TEMPORARY_LENGTH;

  if (g_str_has_prefix (file, temporary_prefix))
    return TRUE;

  return length > skip && file[length - TEMPORARY_LENGTH] == '.' &&
         strncmp (file + length - skip, self->suffix, strlen (self->suffix)) == 0;
}

/* Removes a file whose last change is more seconds ago. */
static void
remove_old (const char *folder, const char *file, gint64 seconds)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  struct stat info;

  if (lstat (path, &info) == 0 && S_ISREG (info.st_mode) && info.st_mtime + seconds < now)
    g_unlink (path);
}

DubFolder
dub_folder_get_trash (const DubFolder *self)
{
  DubFolder trash = *self;

  trash.name = self->trash;

  return trash;
}

/* Returns the highest number in the folder. */
static guint
find_highest (const DubFolder *self)
{
  g_autofree char *folder = dub_folder_dup_path (self);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  guint highest = 0;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL) {
    highest = MAX (highest, parse_number (self, file));
    if (is_temporary (self, file))
      remove_old (folder, file, STALE_AFTER);
  }

  return highest;
}

/* Returns the highest number known to have been assigned. */
static guint
find_last (DubFolder *self)
{
  const DubFolder trash = dub_folder_get_trash (self);
  guint here = find_highest (self), deleted = find_highest (&trash), last;
  char text[32] = "";

  if (pread (self->lock, text, sizeof text - 1, 0) < 0)
    text[0] = '\0';
  last = (guint) CLAMP (g_ascii_strtoll (text, NULL, 10), 0, MAX_NUMBER);

  return MAX (last, MAX (here, deleted));
}

static gboolean
keep_last (DubFolder *self, guint last, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%u\n", last);
  gssize length = (gssize) strlen (text);

  return pwrite (self->lock, text, (gsize) length, 0) == length || dub_file_fail (lock_name, error);
}

/* Writes the new file in full, under a name that no listing includes. */
static char *
write_temporary (const char *folder, const char *text, gsize length, GError **error)
{
  g_autofree char *path = g_strconcat (folder, G_DIR_SEPARATOR_S, temporary_prefix, "XXXXXX", NULL);
  int fd = g_mkstemp_full (path, O_WRONLY | O_CLOEXEC, 0600);
  int problem;

  if (fd < 0) {
    dub_file_fail (folder, error);
    return NULL;
  }
  problem = dub_file_append (fd, text, length) && fsync (fd) == 0 ? 0 : errno;
  if (close (fd) != 0 && problem == 0)
    problem = errno;
  if (problem == 0)
    return g_steal_pointer (&path);

  g_unlink (path);
  errno = problem;
  dub_file_fail (folder, error);

  return NULL;
}

/* Never replaces an existing file. On file systems that cannot do this at once, the folder's lock
 * has to suffice. */
static gboolean
move_to (const char *from, const char *path)
{
#ifdef RENAME_NOREPLACE
  if (renameat2 (AT_FDCWD, from, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (errno != EINVAL && errno != ENOSYS)
    return FALSE;
#endif
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return g_rename (from, path) == 0;
  errno = EEXIST;

  return FALSE;
}

/* Moves the file to the next free number. */
static char *
put_in_place (DubFolder *self, const char *folder, const char *temporary, GError **error)
{
  guint number = find_last (self);

  while (number < MAX_NUMBER) {
    g_autofree char *id = g_strdup_printf ("%s%u", self->prefix, ++number);
    g_autofree char *path = dub_folder_dup_file (self, id, self->suffix);

    if (!keep_last (self, number, error))
      return NULL;
    if (move_to (temporary, path)) {
      if (dub_file_sync_path (folder))
        return g_steal_pointer (&id);
      dub_file_fail (folder, error);
      g_rename (path, temporary);
      return NULL;
    }
    if (errno != EEXIST) {
      dub_file_fail (path, error);
      return NULL;
    }
  }
  dub_fault (error, .kind = DUB_FAULT_TOO_MANY);

  return NULL;
}

/* Called with the lock held. */
static void
empty_trash (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    remove_old (folder, file, TRASH_AFTER);
}

/* Moves a file there with the time of now. */
static gboolean
throw_file (const char *path, const char *to)
{
  static const struct timespec now[] = { { .tv_nsec = UTIME_OMIT }, { .tv_nsec = UTIME_NOW } };

  return utimensat (AT_FDCWD, path, now, AT_SYMLINK_NOFOLLOW) == 0 && g_rename (path, to) == 0;
}

gboolean
dub_folder_throw_away (DubFolder *self, const char *id, GError **error)
{
  const DubFolder trash = dub_folder_get_trash (self);
  g_autofree char *folder = dub_folder_dup_path (&trash);
  g_autofree char *from = dub_folder_find (self, id, error);
  g_autofree char *to = NULL;
  gboolean done;

  if (from == NULL || !dub_folder_make (&trash, error) || !dub_folder_lock (self, error))
    return FALSE;
  empty_trash (folder);
  to = dub_folder_dup_file (&trash, id, self->suffix);
  done = throw_file (from, to) || dub_file_fail (from, error);
  if (done && self->companion != NULL) {
    g_autofree char *other = dub_folder_dup_file (self, id, self->companion);
    g_autofree char *there = dub_folder_dup_file (&trash, id, self->companion);

    throw_file (other, there);
  }
  dub_folder_unlock (self);

  return done;
}

/* Called with the lock held. */
static char *
take_back (DubFolder *self, const char *id, const char *from, GError **error)
{
  g_autofree char *folder = dub_folder_dup_path (self);
  g_autofree char *to = dub_folder_dup_file (self, id, self->suffix);

  if (move_to (from, to))
    return g_strdup (id);
  if (errno == EEXIST)
    return put_in_place (self, folder, from, error);
  dub_file_fail (to, error);

  return NULL;
}

char *
dub_folder_add_copy (DubFolder *self, const char *id, const char *text, gsize length,
                     gint64 changed, GError **error)
{
  const struct timespec times[] = { { .tv_nsec = UTIME_OMIT }, { .tv_sec = (time_t) changed } };
  g_autofree char *folder = dub_folder_dup_path (self);
  g_autofree char *temporary = NULL, *path = NULL;
  char *made = NULL;

  if (!dub_folder_make (self, error))
    return NULL;
  temporary = write_temporary (folder, text, length, error);
  if (temporary == NULL)
    return NULL;
  if (dub_folder_lock (self, error)) {
    made = id != NULL ? take_back (self, id, temporary, error)
                      : put_in_place (self, folder, temporary, error);
    dub_folder_unlock (self);
  }
  if (made == NULL)
    g_unlink (temporary);
  else if (id != NULL) {
    /* An old file with a temporary name would be taken for one that was left behind. */
    path = dub_folder_dup_file (self, made, self->suffix);
    utimensat (AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW);
  }

  return made;
}

char *
dub_folder_add (DubFolder *self, const char *text, GError **error)
{
  return dub_folder_add_copy (self, NULL, text, strlen (text), 0, error);
}

char *
dub_folder_take_back (DubFolder *self, const char *id, GError **error)
{
  const DubFolder trash = dub_folder_get_trash (self);
  g_autofree char *from = dub_folder_find (&trash, id, error);
  char *back;

  if (from == NULL || !dub_folder_lock (self, error))
    return NULL;
  back = take_back (self, id, from, error);
  if (back != NULL && self->companion != NULL) {
    g_autofree char *other = dub_folder_dup_file (&trash, id, self->companion);
    g_autofree char *there = dub_folder_dup_file (self, back, self->companion);

    g_rename (other, there);
  }
  dub_folder_unlock (self);

  return back;
}
