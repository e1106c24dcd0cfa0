/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics on paper: the lines and charts of the window.
 */

#pragma once

#include "dub-picture.h"
#include "dub-statistics.h"

G_BEGIN_DECLS

typedef struct _DubStatisticsSheet DubStatisticsSheet;

DubStatisticsSheet *dub_statistics_sheet_new (const DubStatistics *stats) G_GNUC_WARN_UNUSED_RESULT;
void dub_statistics_sheet_free (DubStatisticsSheet *self);

/* Returns the picture; the data is the sheet. */
DubPicture dub_statistics_sheet_get_picture (const DubStatisticsSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubStatisticsSheet, dub_statistics_sheet_free)

G_END_DECLS
