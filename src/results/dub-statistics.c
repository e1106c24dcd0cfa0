/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-statistics.h"
#include "dub-box-file.h"
#include "dub-text-box.h"
#include "dub-text-error.h"
#include "dub-text-results.h"
#include "dub-text-status.h"

#include <string.h>

enum { MAX_HOURS = 12 };

static const guint
    total_places[] = { [DUB_BARRY] = DUB_GAME_HER_TOTAL, [DUB_YOU] = DUB_GAME_YOUR_TOTAL };
static const guint
    line_places[] = { [DUB_BARRY] = DUB_GAME_HER_LINES, [DUB_YOU] = DUB_GAME_YOUR_LINES };

gboolean
dub_result_is_over (const DubSummary *game)
{
  return game->problem == NULL && game->numbers[DUB_GAME_PHASE] == DUB_PHASE_OVER;
}

gboolean
dub_result_is_finished (const DubSummary *game)
{
  return dub_result_is_over (game) && game->numbers[DUB_GAME_WINNER] != DUB_NOBODY;
}

gint64
dub_result_get_date (const DubSummary *game)
{
  return game->numbers[DUB_GAME_FINISHED] != 0 ? game->numbers[DUB_GAME_FINISHED] : game->changed;
}

guint
dub_result_get_minutes (const DubSummary *game)
{
  gint64 begun = game->numbers[DUB_GAME_BEGUN], finished = game->numbers[DUB_GAME_FINISHED];
  gint64 minutes = (finished - begun + 30) / 60;

  return begun == 0 || finished <= begun || minutes > MAX_HOURS * 60 ? 0 : (guint) minutes;
}

char *
dub_result_dup_profile (const char *profile)
{
  for (DubEdition edition = 0; edition < DUB_N_EDITIONS; edition++)
    if (g_strcmp0 (profile, dub_box_get_shipped (edition)->name) == 0)
      return dub_text_edition (edition);

  return g_strdup (profile != NULL ? profile : "");
}

char *
dub_result_dup_outcome (const DubSummary *game)
{
  return dub_text_result (game->numbers[DUB_GAME_WINNER], game->numbers[DUB_GAME_HER_TOTAL],
                          game->numbers[DUB_GAME_YOUR_TOTAL]);
}

char *
dub_result_dup_play (const DubSummary *game)
{
  g_autofree char *length =
      dub_text_result_length (game->numbers[DUB_GAME_TURNS], dub_result_get_minutes (game));
  g_autofree char *expansions = dub_text_results_expansions (game->numbers[DUB_GAME_EXPANSIONS]);
  g_autofree char *profile = dub_result_dup_profile (game->label);
  guint strength = game->numbers[DUB_GAME_STRENGTH];
  g_autofree char *handicap =
      strength != DUB_STRENGTH_PRINTED ? dub_text_strength (strength) : NULL;

  return g_strjoin (" · ", length, expansions, profile, handicap, NULL);
}

char *
dub_result_dup_facts (const DubSummary *game)
{
  g_autofree char *date = dub_text_results_date (dub_result_get_date (game));
  g_autofree char *play = dub_result_dup_play (game);

  return g_strjoin (" · ", date, play, NULL);
}

char *
dub_result_dup_details (const DubSummary *game)
{
  g_autofree char *result = dub_result_dup_outcome (game), *facts = dub_result_dup_facts (game);

  return g_strjoin (" · ", result, facts, NULL);
}

char *
dub_result_describe (const DubSummary *game)
{
  g_autofree char *played = dub_text_played (game->changed, g_get_real_time () / G_USEC_PER_SEC);
  g_autofree char *line = NULL;

  if (dub_result_is_finished (game))
    line = dub_result_dup_details (game);
  else
    line = dub_text_saved_game (game->numbers[DUB_GAME_PHASE], game->numbers[DUB_GAME_ROUND],
                                game->numbers[DUB_GAME_PP], played);

  return game->numbers[DUB_GAME_IS_DAMAGED] != 0 ? dub_text_damaged_after (line)
                                                 : g_steal_pointer (&line);
}

static gboolean
has_words (const DubSummary *game, const char *words)
{
  g_autofree char *profile = dub_result_dup_profile (game->label);
  g_autofree char *expansions = dub_text_results_expansions (game->numbers[DUB_GAME_EXPANSIONS]);
  g_autofree char *text = g_strjoin (" ", game->name, profile, expansions, game->note, NULL);

  return g_str_match_string (words, text, TRUE);
}

gboolean
dub_result_matches (const DubSummary *game, const DubResultFilter *filter)
{
  return game->problem == NULL && dub_result_is_over (game) != filter->in_progress &&
         (filter->expansions == DUB_ANY_EXPANSIONS ||
          game->numbers[DUB_GAME_EXPANSIONS] == (guint) filter->expansions) &&
         (filter->profile == NULL || g_strcmp0 (game->label, filter->profile) == 0) &&
         (filter->deal == NULL || g_strcmp0 (game->deal, filter->deal) == 0) &&
         (filter->winner == DUB_NOBODY || game->numbers[DUB_GAME_WINNER] == filter->winner) &&
         (filter->words == NULL || *filter->words == '\0' || has_words (game, filter->words));
}

GPtrArray *
dub_result_list_deals (GPtrArray *games)
{
  g_autoptr (GHashTable) firsts = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *deals = g_ptr_array_new ();

  for (guint i = 0; i < games->len; i++) {
    DubSummary *game = g_ptr_array_index (games, i), *first;

    if (game->deal == NULL || !dub_result_is_finished (game))
      continue;
    if (!g_hash_table_lookup_extended (firsts, game->deal, NULL, (gpointer *) &first))
      g_hash_table_insert (firsts, game->deal, game);
    else if (first != NULL) {
      g_ptr_array_add (deals, first);
      g_hash_table_insert (firsts, game->deal, NULL);
    }
  }

  return deals;
}

static void
group_free (gpointer data)
{
  DubResultGroup *self = data;

  g_free (self->profile);
  g_free (self);
}

static DubResultGroup *
find_group (GPtrArray *groups, guint expansions, const char *profile)
{
  DubResultGroup *group;

  for (guint i = 0; i < groups->len; i++) {
    group = g_ptr_array_index (groups, i);
    if (group->expansions == expansions && g_strcmp0 (group->profile, profile) == 0)
      return group;
  }
  group = g_new0 (DubResultGroup, 1);
  group->expansions = expansions;
  group->profile = g_strdup (profile);
  g_ptr_array_add (groups, group);

  return group;
}

static void
add_to_group (DubResultGroup *group, const DubSummary *game)
{
  group->n_games++;
  group->n_won += game->numbers[DUB_GAME_WINNER] == DUB_YOU;
  group->best = MAX (group->best, game->numbers[DUB_GAME_YOUR_TOTAL]);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    group->mean[owner] +=
        (game->numbers[total_places[owner]] - group->mean[owner]) / group->n_games;
}

static gint
compare_groups (gconstpointer a, gconstpointer b)
{
  const DubResultGroup *x = *(DubResultGroup *const *) a, *y = *(DubResultGroup *const *) b;

  if (x->n_games != y->n_games)
    return x->n_games < y->n_games ? 1 : -1;
  if (x->expansions != y->expansions)
    return x->expansions < y->expansions ? -1 : 1;

  return g_strcmp0 (x->profile, y->profile);
}

static gint
compare_dates (gconstpointer a, gconstpointer b)
{
  const DubSummary *x = *(const DubSummary *const *) a, *y = *(const DubSummary *const *) b;
  gint64 p = dub_result_get_date (x), q = dub_result_get_date (y);

  return p != q ? (p < q ? -1 : 1) : strcmp (x->id, y->id);
}

static void
add_total (DubStatistics *self, DubOwner owner, guint total)
{
  guint step = MIN (total / DUB_TOTAL_STEP, DUB_N_TOTAL_STEPS - 1);

  self->distribution[owner][step]++;
  self->best[owner] = MAX (self->best[owner], total);
  self->worst[owner] = self->n_games == 0 ? total : MIN (self->worst[owner], total);
  self->mean[owner] += (total - self->mean[owner]) / (self->n_games + 1);
}

static void
add_lines (DubStatistics *self, const DubSummary *game, gboolean is_won)
{
  guint n_same = is_won ? self->n_won : self->n_games - self->n_won;
  double *leads = is_won ? self->lead_won : self->lead_lost;

  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    double hers = game->numbers[DUB_GAME_HER_LINES + i];
    double yours = game->numbers[DUB_GAME_YOUR_LINES + i];

    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      self->lines[owner][i] +=
          (game->numbers[line_places[owner] + i] - self->lines[owner][i]) / (self->n_games + 1);
    leads[i] += (yours - hers - leads[i]) / (n_same + 1);
  }
}

static void
add_game (DubStatistics *self, const DubSummary *game)
{
  gboolean is_won = game->numbers[DUB_GAME_WINNER] == DUB_YOU;

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    add_total (self, owner, game->numbers[total_places[owner]]);
  add_lines (self, game, is_won);
  self->streak = self->n_games > 0 && is_won == self->is_yours ? self->streak + 1 : 1;
  self->is_yours = is_won;
  if (is_won)
    self->best_streak = MAX (self->best_streak, self->streak);
  self->n_won += is_won;
  self->n_games++;
}

/* Neighboring games share a point if there are more games than points. */
static void
add_points (DubStatistics *self, GPtrArray *games)
{
  self->n_points = MIN (games->len, DUB_MAX_POINTS);
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);
    DubResultPoint *point = &self->points[(guint64) i * self->n_points / games->len];

    point->date = dub_result_get_date (game);
    point->n_games++;
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      point->totals[owner] +=
          (game->numbers[total_places[owner]] - point->totals[owner]) / point->n_games;
  }
}

/* Leaves out the empty ends. */
static void
find_steps (DubStatistics *self)
{
  guint first = DUB_N_TOTAL_STEPS, last = 0;

  for (guint i = 0; i < DUB_N_TOTAL_STEPS; i++)
    if (self->distribution[DUB_BARRY][i] + self->distribution[DUB_YOU][i] > 0) {
      first = MIN (first, i);
      last = i;
    }
  if (first < DUB_N_TOTAL_STEPS) {
    self->first_step = first;
    self->n_steps = last - first + 1;
  }
}

DubStatistics *
dub_statistics_new (GPtrArray *games, const DubResultFilter *filter)
{
  DubStatistics *self = g_new0 (DubStatistics, 1);
  g_autoptr (GPtrArray) matching = g_ptr_array_new ();

  self->by_expansions = g_ptr_array_new_with_free_func (group_free);
  self->by_profile = g_ptr_array_new_with_free_func (group_free);
  for (guint i = 0; i < games->len; i++) {
    DubSummary *game = g_ptr_array_index (games, i);

    if (!dub_result_is_finished (game))
      continue;
    add_to_group (find_group (self->by_expansions, game->numbers[DUB_GAME_EXPANSIONS], NULL), game);
    add_to_group (find_group (self->by_profile, 0, game->label), game);
    if (dub_result_matches (game, filter))
      g_ptr_array_add (matching, game);
  }
  g_ptr_array_sort (matching, compare_dates);
  for (guint i = 0; i < matching->len; i++)
    add_game (self, g_ptr_array_index (matching, i));
  add_points (self, matching);
  find_steps (self);
  g_ptr_array_sort (self->by_expansions, compare_groups);
  g_ptr_array_sort (self->by_profile, compare_groups);

  return self;
}

void
dub_statistics_free (DubStatistics *self)
{
  g_ptr_array_unref (self->by_expansions);
  g_ptr_array_unref (self->by_profile);
  g_free (self);
}

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
