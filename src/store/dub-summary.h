/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder's list with a summary of each file. The summaries are kept in the file
 * ".list" beside them, so that a list does not read every file each time. It is
 * only ever a copy: a summary counts as long as the file is the one that it was made
 * of, and when it is lost or wrong it is made again.
 */

#pragma once

#include "dub-folder.h"

G_BEGIN_DECLS

/* Of DubSummary, in no order. */
GPtrArray *dub_summary_list (const DubFolder *folder);

G_END_DECLS
