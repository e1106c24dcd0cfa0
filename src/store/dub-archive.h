/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several files in one, in the form of POSIX that is called ustar: every tar, and every program for
 * archives, opens it.
 */

#pragma once

#include <glib.h>

enum { DUB_MAX_ARCHIVE_NAME = 100 }; /* bytes */

typedef struct {
  char name[DUB_MAX_ARCHIVE_NAME + 1]; /* with its folders */
  gint64 changed;
  const char *text; /* in the archive, not owned */
  gsize length;
} DubArchiveFile;

/* Names are ASCII. */
void dub_archive_append (GString *out, const char *name, gint64 changed, const char *text,
                         gsize length);
void dub_archive_end (GString *out);

/* Returns an array of DubArchiveFile; NULL with the error set if the archive is broken, or has
 * anything but files. */
GArray *dub_archive_parse (const char *text, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
