/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading of files that anybody may have made: only regular ones, and only up to
 * a size; and text of theirs that is shown.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum {
  DUB_MAX_JOURNAL_BYTES = 16 * 1024 * 1024, /* some 200,000 entries */
  DUB_MAX_BOX_BYTES = 1024 * 1024,          /* of a box or a scenario, which take kilobytes */
};

/* Reads a whole regular file. */
gboolean dub_file_read (const char *path, gsize max, char **text, gsize *length, GError **error);

/* Reads an open file to its end, from where it is; a pipe is good as well. */
gboolean dub_file_read_open (int fd, gsize max, char **text, gsize *length, GError **error);

/* Writes a whole file, which is on disk afterwards, or is as it was before. */
gboolean dub_file_write (const char *path, const char *text, gssize length, int mode,
                         GError **error);

/* Writes a whole file in place of the one that is there, without waiting for the disk: it
 * outlives the program, but not the machine, until it is synced. */
gboolean dub_file_replace (const char *path, const char *text, gsize length, GError **error);
gboolean dub_file_sync (const char *path, GError **error);

/* Writes to an open file. FALSE if not all of it could be written; errno tells why. */
gboolean dub_file_append (int fd, const char *text, gsize length);

/* Sets the error to what errno says of the path. Returns FALSE. */
gboolean dub_file_fail (const char *path, GError **error);

/* Returns an open regular file, -1 with the error set for what is none. It never
 * waits, for the other end of a pipe for example. errno tells why as well. */
int dub_file_open (const char *path, int flags, GError **error);

/* Whether both paths lead to one file. */
gboolean dub_file_is_same (const char *path, const char *other);

/* Returns the text on one line, without anything that a terminal would obey. */
char *dub_file_make_plain (const char *text, gssize length);
gboolean dub_file_is_plain (const char *text);

G_END_DECLS
