/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder's list with a line about each file. The lines are kept in the file
 * ".list" beside them, so that a list does not read every file each time. It is
 * only ever a copy: a line counts as long as the file is the one that it was made
 * of, and when it is lost or wrong it is made again.
 */

#pragma once

#include "dub-folder.h"

G_BEGIN_DECLS

typedef struct {
  char *id;       /* owned */
  gint64 changed; /* seconds since 1970 */
  char *line;     /* owned; NULL if the file cannot be read */
  char *problem;  /* owned; why it cannot */
} DubSummary;

typedef struct {
  /* Returns the line about a file, on one line; NULL with the error set. */
  char *(*make) (const char *path, GError **error);
  /* Whether a line is one that could have been made. */
  gboolean (*is_valid) (const char *line);
} DubSummaryMaker;

/* Of DubSummary, in no order. */
GPtrArray *dub_summary_list (const DubFolder *folder, const DubSummaryMaker *maker);

G_END_DECLS
