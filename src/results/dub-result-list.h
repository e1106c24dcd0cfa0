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

/* Lists the saved games beside the main loop, for as long as it takes. */

typedef struct _DubGamesTask DubGamesTask;

/* Gets the games, an array of DubSummary that it does not own, in the main loop. */
typedef void (*DubGamesListed) (gpointer owner, GPtrArray *games);

/* The owner has to outlive the task, or cancel it. The task ends once the games are listed. */
DubGamesTask *dub_games_task_run (DubGamesListed listed, gpointer owner) G_GNUC_WARN_UNUSED_RESULT;

/* Cancels it, unless it has ended: what was read so far is not read again the next time. The
 * function that gets the games may do this too. */
void dub_games_task_cancel (DubGamesTask *self);

/* Sets how many games are read, and how many there are to read; 0 while that is not known. */
void dub_games_task_get_progress (DubGamesTask *self, guint *n_read, guint *n_to_read);

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
