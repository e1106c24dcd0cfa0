/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists a folder with a summary of each file. The file ".list" in the folder caches the
 * summaries, so that listing does not read every file each time. A cached summary is
 * valid as long as its file is unchanged, and is rebuilt when it is lost or wrong.
 */

#pragma once

#include "dub-folder.h"
#include "dub-worker.h"

/* Files that the cache lacks take about a millisecond each to read. This many bytes of them are
 * read within a frame. */
enum { DUB_LISTING_AT_ONCE = 512 * 1024 };

/* How much of a folder is read. */
typedef struct {
  /* Of files that the cache lacks; 0 for all of them. If there is more, the list has only the
   * newest files. */
  gsize max_bytes;
  /* A part of the list is of no use: it is given up before files are read, and before going through
   * a cache of more bytes than that, which would take as long. */
  gboolean is_whole_or_none;
  DubJob *job; /* counts the files that are read, and may be cancelled; or NULL */

  gboolean is_whole; /* set at the end: no file is missing in the list */
} DubListing;

/* For a summary that is in no list. */
void dub_summary_free (DubSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubSummary, dub_summary_free)

/* Returns an array of DubSummary, unsorted. With a listing, which may be NULL, it may lack files;
 * what was read before it was cancelled is cached. */
GPtrArray *dub_summary_list (const DubFolder *folder, DubListing *listing);
