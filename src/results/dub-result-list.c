/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-result-list.h"

#include <string.h>

struct _DubResultItem {
  GObject parent_instance;

  GPtrArray *games; /* owned; keeps the game alive */
  const DubSummary *game;
};

G_DEFINE_FINAL_TYPE (DubResultItem, dub_result_item, G_TYPE_OBJECT)

static void
dub_result_item_finalize (GObject *object)
{
  g_ptr_array_unref (DUB_RESULT_ITEM (object)->games);

  G_OBJECT_CLASS (dub_result_item_parent_class)->finalize (object);
}

static void
dub_result_item_class_init (DubResultItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_result_item_finalize;
}

static void
dub_result_item_init (DubResultItem *self)
{
}

const DubSummary *
dub_result_item_get_game (DubResultItem *self)
{
  return self->game;
}

static gint64
get_lead (const DubSummary *game)
{
  return (gint64) game->numbers[DUB_GAME_YOUR_TOTAL] - game->numbers[DUB_GAME_HER_TOTAL];
}

/* Returns the number by which games are sorted, the lowest first. A game without a known score has
 * no place among totals. */
static gint64
get_key (const DubSummary *game, DubResultSort sort)
{
  if (sort == DUB_SORT_NEWEST)
    return -dub_result_get_date (game);
  if (sort == DUB_SORT_OLDEST)
    return dub_result_get_date (game);
  if (sort == DUB_SORT_NAME)
    return 0;
  if (!dub_result_is_finished (game))
    return G_MAXINT64;
  if (sort == DUB_SORT_YOUR_TOTAL)
    return -(gint64) game->numbers[DUB_GAME_YOUR_TOTAL];
  if (sort == DUB_SORT_LONGEST)
    return -(gint64) dub_result_get_minutes (game);

  return sort == DUB_SORT_LEAD ? -get_lead (game) : ABS (get_lead (game));
}

static gint
compare_by (const DubSummary *x, const DubSummary *y, DubResultSort sort)
{
  gint64 p = get_key (x, sort), q = get_key (y, sort);

  return (p > q) - (p < q);
}

/* Games that are equal are in the order of their dates, the newest first. */
static gint
compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const DubSummary *x = *(const DubSummary *const *) a, *y = *(const DubSummary *const *) b;
  DubResultSort sort = *(const DubResultSort *) user_data;
  gint order = sort == DUB_SORT_NAME ? g_utf8_collate (x->name, y->name) : compare_by (x, y, sort);

  if (order == 0)
    order = compare_by (x, y, DUB_SORT_NEWEST);

  return order != 0 ? order : strcmp (x->id, y->id);
}

void
dub_result_list_fill (GListStore *list, GPtrArray *games, const DubResultFilter *filter,
                      DubResultSort sort)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < games->len; i++)
    if (dub_result_matches (g_ptr_array_index (games, i), filter))
      g_ptr_array_add (found, g_ptr_array_index (games, i));
  g_ptr_array_sort_with_data (found, compare, &sort);
  for (guint i = 0; i < found->len; i++) {
    DubResultItem *item = g_object_new (DUB_TYPE_RESULT_ITEM, NULL);

    item->games = g_ptr_array_ref (games);
    item->game = g_ptr_array_index (found, i);
    g_ptr_array_add (items, item);
  }
  g_list_store_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), items->pdata,
                       items->len);
}
