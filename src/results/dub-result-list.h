/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of saved games, filtered and sorted. Its items are made when they are shown, so ten
 * thousand games cost no more than those in sight.
 */

#pragma once

#include <gio/gio.h>

#include "dub-games.h"
#include "dub-statistics.h"

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
#define DUB_TYPE_RESULT_LIST (dub_result_list_get_type ())

G_DECLARE_FINAL_TYPE (DubResultItem, dub_result_item, DUB, RESULT_ITEM, GObject)
G_DECLARE_FINAL_TYPE (DubResultList, dub_result_list, DUB, RESULT_LIST, GObject)

struct _DubResultItem {
  GObject parent_instance;

  GPtrArray *games; /* owned; keeps the game alive */
  const DubSummary *game;
};

/* Lists all games of the array of DubSummary that are over, the newest first. */
DubResultList *dub_result_list_new (GPtrArray *games) G_GNUC_WARN_UNUSED_RESULT;

void dub_result_list_set_query (DubResultList *self, const DubResultFilter *filter,
                                DubResultSort sort);
