/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists a folder with a summary of each file. The file ".list" in the folder caches the
 * summaries, so that listing does not read every file each time. A cached summary is
 * valid as long as its file is unchanged, and is rebuilt when it is lost or wrong.
 */

#pragma once

#include "dub-folder.h"

G_BEGIN_DECLS

/* Returns an array of DubSummary, unsorted. */
GPtrArray *dub_summary_list (const DubFolder *folder);

G_END_DECLS
