/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of saved games, filtered and sorted.
 */

#pragma once

#include <gio/gio.h>

#include "dub-games.h"
#include "dub-statistics.h"

G_BEGIN_DECLS

typedef enum {
  DUB_SORT_NEWEST,
  DUB_SORT_OLDEST,
  DUB_SORT_YOUR_TOTAL, /* the highest first */
  DUB_SORT_LEAD,       /* your greatest lead first */
  DUB_SORT_CLOSEST,
  DUB_SORT_LONGEST,
  DUB_SORT_NAME,
  DUB_N_SORTS,
} DubResultSort;

#define DUB_TYPE_RESULT_ITEM (dub_result_item_get_type ())

G_DECLARE_FINAL_TYPE (DubResultItem, dub_result_item, DUB, RESULT_ITEM, GObject)

const DubSummary *dub_result_item_get_game (DubResultItem *self);

/* Fills a list of DubResultItem with those games of the array of DubSummary that match. */
void dub_result_list_fill (GListStore *list, GPtrArray *games, const DubResultFilter *filter,
                           DubResultSort sort);

G_END_DECLS
