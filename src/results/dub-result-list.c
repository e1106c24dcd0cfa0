/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-result-list.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (DubResultItem, dub_result_item, G_TYPE_OBJECT)

struct _DubResultList {
  GObject parent_instance;

  GPtrArray *games; /* owned; of DubSummary */
  GPtrArray *shown; /* owned; of those, not owned, in their order */
};

static void dub_result_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DubResultList, dub_result_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      dub_result_list_model_init))

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

static GType
dub_result_list_get_item_type (GListModel *model)
{
  return DUB_TYPE_RESULT_ITEM;
}

static guint
dub_result_list_get_n_items (GListModel *model)
{
  return DUB_RESULT_LIST (model)->shown->len;
}

static gpointer
dub_result_list_get_item (GListModel *model, guint position)
{
  DubResultList *self = DUB_RESULT_LIST (model);
  DubResultItem *item;

  if (position >= self->shown->len)
    return NULL;
  item = g_object_new (DUB_TYPE_RESULT_ITEM, NULL);
  item->games = g_ptr_array_ref (self->games);
  item->game = g_ptr_array_index (self->shown, position);

  return item;
}

static void
dub_result_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = dub_result_list_get_item_type;
  iface->get_n_items = dub_result_list_get_n_items;
  iface->get_item = dub_result_list_get_item;
}

static void
dub_result_list_finalize (GObject *object)
{
  DubResultList *self = DUB_RESULT_LIST (object);

  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->shown);

  G_OBJECT_CLASS (dub_result_list_parent_class)->finalize (object);
}

static void
dub_result_list_class_init (DubResultListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_result_list_finalize;
}

static void
dub_result_list_init (DubResultList *self)
{
  self->shown = g_ptr_array_new ();
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
dub_result_list_set_query (DubResultList *self, const DubResultFilter *filter, DubResultSort sort)
{
  guint n_before = self->shown->len;

  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->games->len; i++)
    if (dub_result_matches (g_ptr_array_index (self->games, i), filter))
      g_ptr_array_add (self->shown, g_ptr_array_index (self->games, i));
  g_ptr_array_sort_with_data (self->shown, compare, &sort);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->shown->len);
}

DubResultList *
dub_result_list_new (GPtrArray *games)
{
  const DubResultFilter all = { .expansions = DUB_ANY_EXPANSIONS };
  DubResultList *self = g_object_new (DUB_TYPE_RESULT_LIST, NULL);

  self->games = g_ptr_array_ref (games);
  dub_result_list_set_query (self, &all, DUB_SORT_NEWEST);

  return self;
}
