/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Safe access to untrusted files: only regular files up to a maximum size are read,
 * and text from them is made safe to show.
 */

#pragma once

#include <glib.h>

enum {
  DUB_MAX_JOURNAL_BYTES = 16 * 1024 * 1024, /* about 200,000 entries */
  DUB_MAX_BOX_BYTES = 1024 * 1024,          /* for boxes and scenarios, typically kilobytes */
  DUB_MAX_ARCHIVE_BYTES = 1 << 30,          /* about 30,000 games */
};

/* Reads a whole regular file. */
gboolean dub_file_read (const char *path, gsize max, char **text, gsize *length, GError **error);

/* Reads an open file or a pipe from its current position to the end. */
gboolean dub_file_read_open (int fd, gsize max, char **text, gsize *length, GError **error);

/* Writes and syncs a whole file. On failure the file is unchanged. */
gboolean dub_file_write (const char *path, const char *text, gssize length, int mode,
                         GError **error);

/* Writes a file that the player chose, through a link if that is one, and keeps the mode of an
 * existing one. Refuses everything in the data folder of the program, and what is not a regular
 * file; the check also an existing file, unless that may be replaced. */
gboolean dub_file_export (const char *path, const char *text, gssize length, GError **error);
gboolean dub_file_check_target (const char *path, gboolean may_exist, GError **error);

/* Replaces a whole file without waiting for the disk: until it is synced, the new content
 * survives a crash of the program, but not of the machine. */
gboolean dub_file_replace (const char *path, const char *text, gsize length, GError **error);
gboolean dub_file_sync (const char *path, GError **error);

/* Makes a file, or the names in a folder, survive a power loss. Returns FALSE and sets errno if
 * that fails. */
gboolean dub_file_sync_path (const char *path);

/* Writes to an open file. Returns FALSE and sets errno if not all of it could be written. */
gboolean dub_file_append (int fd, const char *text, gsize length);

/* A GFileError, or a DUB_FILE_ERROR for what that has no code for. */
int dub_file_error_from_errno (int problem);

/* Sets the error from errno, with the path. Always returns FALSE. */
gboolean dub_file_fail (const char *path, GError **error);

/* Opens a regular file and returns its descriptor, or -1 with errno and the error set.
 * Never blocks, for example on a FIFO. */
int dub_file_open (const char *path, int flags, GError **error);

/* Returns the text on one line, without characters that control a terminal. */
char *dub_file_make_plain (const char *text, gssize length);
gboolean dub_file_is_plain (const char *text);
gboolean dub_file_is_plain_character (gunichar c);
