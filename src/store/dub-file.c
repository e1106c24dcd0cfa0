/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-file.h"

#include "dub-fault.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { STEP = 64 * 1024 };

static gboolean
refuse_size (gsize max, GError **error)
{
  g_autofree char *bytes = g_strdup_printf ("%" G_GSIZE_FORMAT, max);

  return dub_fault (error, .kind = DUB_FAULT_TOO_LARGE, .words = bytes);
}

int
dub_file_error_from_errno (int problem)
{
  if (problem == EDQUOT)
    return DUB_FILE_ERROR_QUOTA;

  return problem == EFBIG ? DUB_FILE_ERROR_SIZE : (int) g_file_error_from_errno (problem);
}

/* The name is NULL if the caller knows it. */
static gboolean
refuse_system (const char *name, int problem, GError **error)
{
  return dub_fault (error, .kind = DUB_FAULT_SYSTEM, .file = (char *) name,
                    .number = dub_file_error_from_errno (problem),
                    .words = (char *) g_strerror (problem));
}

int
dub_file_open (const char *path, int flags, GError **error)
{
  g_autofree char *name = dub_file_make_plain (path, -1);
  int fd = open (path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  struct stat info;
  int problem;

  if (fd >= 0 && fstat (fd, &info) == 0 && S_ISREG (info.st_mode))
    return fd;

  problem = fd < 0 ? errno : EINVAL;
  if (fd < 0 && problem != ENXIO)
    refuse_system (name, problem, error);
  else
    dub_fault (error, .kind = DUB_FAULT_NOT_A_FILE, .file = name);
  if (fd >= 0)
    close (fd);
  errno = problem;

  return -1;
}

gboolean
dub_file_read_open (int fd, gsize max, char **text, gsize *length, GError **error)
{
  g_autoptr (GString) all = g_string_new (NULL);
  gssize n = 1;

  while (n != 0) {
    char buffer[STEP];

    n = read (fd, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return refuse_system (NULL, errno, error);
    if (all->len + (gsize) n > max)
      return refuse_size (max, error);
    g_string_append_len (all, buffer, n);
  }
  *length = all->len;
  *text = g_string_free (g_steal_pointer (&all), FALSE);

  return TRUE;
}

gboolean
dub_file_read (const char *path, gsize max, char **text, gsize *length, GError **error)
{
  int fd = dub_file_open (path, O_RDONLY, error);
  struct stat info;
  gboolean good;

  if (fd < 0)
    return FALSE;
  /* Check the size first, so that a file that is too large is not read at all. */
  if (fstat (fd, &info) == 0 && (guint64) info.st_size > max)
    good = refuse_size (max, error);
  else
    good = dub_file_read_open (fd, max, text, length, error);
  if (!good && error != NULL)
    dub_fault_edit (*error)->file = dub_file_make_plain (path, -1);
  close (fd);

  return good;
}

gboolean
dub_file_write (const char *path, const char *text, gssize length, int mode, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (g_file_set_contents_full (path, text, length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode,
                                &problem))
    return TRUE;

  return dub_fault (error, .kind = DUB_FAULT_SYSTEM, .file = (char *) path, .number = problem->code,
                    .words = problem->message);
}

/* Returns where a path leads to through all links, whether its last part exists or not; NULL with
 * errno set. */
static char *
follow_links (const char *path)
{
  char *found = realpath (path, NULL);
  g_autofree char *parent = NULL, *name = NULL, *folder = NULL;
  struct stat info;

  if (found != NULL || errno != ENOENT || lstat (path, &info) == 0)
    return found;
  parent = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  folder = realpath (parent, NULL);

  return folder != NULL ? g_build_filename (folder, name, NULL) : NULL;
}

static gboolean
is_same (const char *path, const char *other)
{
  struct stat a, b;

  return stat (path, &a) == 0 && stat (other, &b) == 0 && a.st_dev == b.st_dev &&
         a.st_ino == b.st_ino;
}

/* Returns whether the path, which has no links, is below the folder. */
static gboolean
is_below (const char *path, const char *folder)
{
  g_autofree char *at = g_path_get_dirname (path);

  while (!is_same (at, folder)) {
    char *parent = g_path_get_dirname (at);
    gboolean is_root = g_str_equal (parent, at);

    g_free (at);
    at = parent;
    if (is_root)
      return FALSE;
  }

  return TRUE;
}

/* Returns whether the path is in a folder of the program, also if that leads elsewhere. */
static gboolean
is_own (const char *path)
{
  static const char *const names[] = { "", "games", "boxes" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "dubarry", names[i], NULL);

    if (is_below (path, folder))
      return TRUE;
  }

  return FALSE;
}

static gboolean
refuse_target (const char *path, DubFaultKind kind, GError **error)
{
  g_autofree char *name = dub_file_make_plain (path, -1);

  return dub_fault (error, .kind = kind, .file = name,
                    .words = (char *) (kind == DUB_FAULT_EXISTS ? "--force" : NULL));
}

/* Returns the file that a path of the player leads to, with its mode, or -1 if it is new; NULL
 * with the error set if nothing may be written there. */
static char *
find_target (const char *path, gboolean may_exist, int *mode, GError **error)
{
  g_autofree char *target = follow_links (path);
  struct stat info = { 0 };
  gboolean exists = target != NULL && stat (target, &info) == 0;

  *mode = exists ? (int) (info.st_mode & 0777) : -1;
  if (target == NULL && errno == ENOENT && g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    refuse_target (path, DUB_FAULT_NOT_A_FILE, error);
  else if (target == NULL)
    dub_file_fail (path, error);
  else if (is_own (target))
    refuse_target (path, DUB_FAULT_OWN_FILE, error);
  else if (exists && S_ISDIR (info.st_mode))
    refuse_system (path, EISDIR, error);
  else if (exists && !S_ISREG (info.st_mode))
    refuse_target (path, DUB_FAULT_NOT_A_FILE, error);
  else if (exists && !may_exist)
    refuse_target (path, DUB_FAULT_EXISTS, error);
  else
    return g_steal_pointer (&target);

  return NULL;
}

gboolean
dub_file_check_target (const char *path, gboolean may_exist, GError **error)
{
  int mode;
  g_autofree char *target = find_target (path, may_exist, &mode, error);

  return target != NULL;
}

gboolean
dub_file_export (const char *path, const char *text, gssize length, GError **error)
{
  int mode;
  g_autofree char *target = find_target (path, TRUE, &mode, error);

  if (target == NULL || !dub_file_write (target, text, length, mode >= 0 ? mode : 0666, error))
    return FALSE;
  /* The umask may have taken something away from it. */
  if (mode >= 0)
    g_chmod (target, mode);

  return TRUE;
}

gboolean
dub_file_replace (const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *temporary = g_build_filename (folder, ".new-XXXXXX", NULL);
  int fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, 0600);
  gboolean good;

  if (fd < 0)
    return dub_file_fail (path, error);
  good = dub_file_append (fd, text, length);
  if (close (fd) == 0 && good && g_rename (temporary, path) == 0)
    return TRUE;
  dub_file_fail (path, error);
  g_unlink (temporary);

  return FALSE;
}

gboolean
dub_file_sync_path (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC), problem;

  if (fd < 0)
    return FALSE;
  problem = fsync (fd) == 0 || errno == EINVAL ? 0 : errno;
  close (fd);
  errno = problem;

  return problem == 0;
}

gboolean
dub_file_sync (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return (dub_file_sync_path (path) && dub_file_sync_path (folder)) || dub_file_fail (path, error);
}

gboolean
dub_file_append (int fd, const char *text, gsize length)
{
  gsize done = 0;

  while (done < length) {
    gssize n = write (fd, text + done, length - done);

    if (n < 0 && errno == EINTR)
      continue;
    if (n == 0)
      errno = ENOSPC;
    if (n <= 0)
      return FALSE;
    done += (gsize) n;
  }

  return TRUE;
}

gboolean
dub_file_fail (const char *path, GError **error)
{
  return refuse_system (path, errno, error);
}

/* Excludes control characters, line separators and bidirectional formatting characters. */
gboolean
dub_file_is_plain_character (gunichar c)
{
  return !g_unichar_iscntrl (c) && c != 0x2028 && c != 0x2029 && !(c >= 0x202a && c <= 0x202e) &&
         !(c >= 0x2066 && c <= 0x2069);
}

gboolean
dub_file_is_plain (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!dub_file_is_plain_character (g_utf8_get_char (text)))
      return FALSE;

  return TRUE;
}

char *
dub_file_make_plain (const char *text, gssize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  GString *plain = g_string_sized_new (strlen (valid));

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    g_string_append_unichar (plain, dub_file_is_plain_character (c) ? c : ' ');
  }

  return g_string_free (plain, FALSE);
}
