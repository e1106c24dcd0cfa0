/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for RTLD_NEXT */

#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const names[N_FAULTS] = {
  [FAULT_NONE] = "none",
  [FAULT_OPEN] = "open",
  [FAULT_WRITE] = "write",
  [FAULT_SHORT] = "write, short",
  [FAULT_WRITE_AND_CUT] = "write, then ftruncate",
  [FAULT_SYNC] = "fsync, fdatasync",
  [FAULT_SYNC_AND_CUT] = "fdatasync, then ftruncate",
  [FAULT_CUT] = "ftruncate",
  [FAULT_RENAME] = "rename",
  [FAULT_MOVE] = "renameat2",
  [FAULT_UNLINK] = "unlink",
  [FAULT_MKDIR] = "mkdir",
  [FAULT_LOCK] = "flock",
};

static Fault armed;
static guint n_calls, failing, n_syncs, sync_time;
static gboolean has_failed, cut_fails, is_full;
static __thread guint n_syncs_here;
static void (*lock_hook) (void);

const char *
fault_get_name (Fault fault)
{
  return names[fault];
}

void
faults_arm (Fault fault, guint n)
{
  armed = fault;
  failing = n;
  n_calls = 0;
  has_failed = cut_fails = is_full = FALSE;
}

guint
faults_disarm (gboolean *failed)
{
  armed = FAULT_NONE;
  cut_fails = is_full = FALSE;
  if (failed != NULL)
    *failed = has_failed;

  return n_calls;
}

void
faults_set_sync_time (guint milliseconds)
{
  sync_time = milliseconds;
}

guint
faults_count_syncs (guint *here)
{
  *here = n_syncs_here;

  return (guint) g_atomic_int_get ((gint *) &n_syncs);
}

void
faults_set_lock_hook (void (*hook) (void))
{
  lock_hook = hook;
}

/* Returns whether this call of the kind fails. */
static gboolean
fails (Fault fault, int problem)
{
  if (armed != fault || (++n_calls != failing && failing != 0))
    return FALSE;
  has_failed = TRUE;
  errno = problem;

  return TRUE;
}

/* Does the same for a fault armed together with a failing ftruncate. */
static gboolean
fails_with_cut (Fault fault, int problem)
{
  if (!fails (fault, problem))
    return FALSE;
  cut_fails = TRUE;

  return TRUE;
}

/* The functions replace those of the C library, with and without support for large files. */
int fake_open (const char *path, int flags, ...) __asm__("open");
int fake_open64 (const char *path, int flags, ...) __asm__("open64");
ssize_t fake_write (int fd, const void *data, size_t length) __asm__("write");
ssize_t fake_pwrite (int fd, const void *data, size_t length, off_t at) __asm__("pwrite64");
int fake_fsync (int fd) __asm__("fsync");
int fake_fdatasync (int fd) __asm__("fdatasync");
int fake_ftruncate (int fd, off_t length) __asm__("ftruncate64");
int fake_rename (const char *from, const char *to) __asm__("rename");
int fake_renameat2 (int from_fd, const char *from, int to_fd, const char *to,
                    unsigned int flags) __asm__("renameat2");
int fake_unlink (const char *path) __asm__("unlink");
int fake_mkdir (const char *path, mode_t mode) __asm__("mkdir");
int fake_flock (int fd, int operation) __asm__("flock");

/* Plain C does not allow another conversion of the result of dlsym () to a function pointer. */
#define REAL(name, type) \
  static type real; \
  if (real == NULL) \
  *(void **) &real = dlsym (RTLD_NEXT, name)

typedef int (*OpenFunc) (const char *, int, ...);
typedef ssize_t (*WriteFunc) (int, const void *, size_t);
typedef ssize_t (*PwriteFunc) (int, const void *, size_t, off_t);
typedef int (*FdFunc) (int);
typedef int (*TruncateFunc) (int, off_t);
typedef int (*PathsFunc) (const char *, const char *);
typedef int (*MoveFunc) (int, const char *, int, const char *, unsigned int);
typedef int (*PathFunc) (const char *);
typedef int (*MkdirFunc) (const char *, mode_t);
typedef int (*FlockFunc) (int, int);

static int
open_really (const char *path, int flags, mode_t mode)
{
  REAL ("open64", OpenFunc);

  return fails (FAULT_OPEN, EMFILE) ? -1 : real (path, flags, mode);
}

static mode_t
get_mode (int flags, va_list arguments)
{
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (arguments, mode_t) : 0;
}

int
fake_open (const char *path, int flags, ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = get_mode (flags, arguments);
  va_end (arguments);

  return open_really (path, flags, mode);
}

int
fake_open64 (const char *path, int flags, ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = get_mode (flags, arguments);
  va_end (arguments);

  return open_really (path, flags, mode);
}

/* Output of the test itself never fails. */
static gboolean
is_saved (int fd)
{
  struct stat info;

  return fd > STDERR_FILENO && fstat (fd, &info) == 0 && S_ISREG (info.st_mode);
}

ssize_t
fake_write (int fd, const void *data, size_t length)
{
  REAL ("write", WriteFunc);

  if (!is_saved (fd))
    return real (fd, data, length);
  if (is_full) {
    is_full = FALSE;
    errno = ENOSPC;
    return -1;
  }
  if (length > 1 && fails (FAULT_SHORT, ENOSPC)) {
    is_full = TRUE;
    return real (fd, data, length / 2);
  }
  if (fails_with_cut (FAULT_WRITE_AND_CUT, ENOSPC)) {
    real (fd, data, length / 2);
    errno = ENOSPC;
    return -1;
  }

  return fails (FAULT_WRITE, ENOSPC) ? -1 : real (fd, data, length);
}

ssize_t
fake_pwrite (int fd, const void *data, size_t length, off_t at)
{
  REAL ("pwrite64", PwriteFunc);

  return fails (FAULT_WRITE, ENOSPC) ? -1 : real (fd, data, length, at);
}

static gboolean
sync_fails (void)
{
  n_syncs_here++;
  g_atomic_int_inc ((gint *) &n_syncs);
  if (sync_time > 0)
    g_usleep (sync_time * 1000ul);

  return fails (FAULT_SYNC, EIO) || fails_with_cut (FAULT_SYNC_AND_CUT, EIO);
}

int
fake_fsync (int fd)
{
  REAL ("fsync", FdFunc);

  return sync_fails () ? -1 : real (fd);
}

int
fake_fdatasync (int fd)
{
  REAL ("fdatasync", FdFunc);

  return sync_fails () ? -1 : real (fd);
}

int
fake_ftruncate (int fd, off_t length)
{
  REAL ("ftruncate64", TruncateFunc);

  if (cut_fails) {
    cut_fails = FALSE;
    errno = EIO;
    return -1;
  }

  return fails (FAULT_CUT, EIO) ? -1 : real (fd, length);
}

int
fake_rename (const char *from, const char *to)
{
  REAL ("rename", PathsFunc);

  return fails (FAULT_RENAME, EIO) ? -1 : real (from, to);
}

int
fake_renameat2 (int from_fd, const char *from, int to_fd, const char *to, unsigned int flags)
{
  REAL ("renameat2", MoveFunc);

  return fails (FAULT_MOVE, EIO) ? -1 : real (from_fd, from, to_fd, to, flags);
}

int
fake_unlink (const char *path)
{
  REAL ("unlink", PathFunc);

  return fails (FAULT_UNLINK, EACCES) ? -1 : real (path);
}

int
fake_mkdir (const char *path, mode_t mode)
{
  REAL ("mkdir", MkdirFunc);

  return fails (FAULT_MKDIR, ENOSPC) ? -1 : real (path, mode);
}

int
fake_flock (int fd, int operation)
{
  void (*hook) (void) = lock_hook;
  REAL ("flock", FlockFunc);

  lock_hook = NULL;
  if (hook != NULL)
    hook ();

  return fails (FAULT_LOCK, ENOLCK) ? -1 : real (fd, operation);
}
