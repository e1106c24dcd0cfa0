/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-past-games-page.h"

#include "dub-reading-box.h"
#include "dub-result-filters.h"
#include "dub-saved-row.h"
#include "dub-statistics.h"
#include "dub-tab-stop.h"
#include "dub-text-results.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubPastGamesPage {
  AdwBin parent_instance;

  AdwWindowTitle *title;
  GtkWidget *controls;
  GtkSearchEntry *search;
  AdwBin *filters_bin;
  GtkStack *stack;
  GtkListBox *list;
  DubReadingBox *reading;
  AdwStatusPage *nothing;
  gboolean in_progress; /* it lists games that are not over */

  /* All of these are NULL until the games are read, and the first two for games in progress. */
  DubResultFilters *filters; /* in filters_bin */
  GtkDropDown *sort;         /* in filters */
  GPtrArray *games;          /* owned; of DubSummary */
  DubResultList *results;    /* owned */
  GtkSliceListModel *slice;  /* owned; the results that rows are made for */
};

G_DEFINE_FINAL_TYPE (DubPastGamesPage, dub_past_games_page, ADW_TYPE_BIN)

/* The games that rows are made for at first; more are added when the end of the list is reached. */
enum { N_AT_ONCE = 60 };

static const char *const sorts[DUB_N_SORTS + 1] = {
  [DUB_SORT_NEWEST] = NC_ ("sort", "Newest first"),
  [DUB_SORT_OLDEST] = NC_ ("sort", "Oldest first"),
  [DUB_SORT_YOUR_TOTAL] = NC_ ("sort", "Your best first"),
  [DUB_SORT_LEAD] = NC_ ("sort", "Your widest lead first"),
  [DUB_SORT_CLOSEST] = NC_ ("sort", "Closest first"),
  [DUB_SORT_LONGEST] = NC_ ("sort", "Longest first"),
  [DUB_SORT_NAME] = NC_ ("sort", "By name"),
};

static GtkWidget *
new_row (gpointer item, gpointer unused)
{
  const DubSummary *game = ((const DubResultItem *) item)->game;
  GtkWidget *row = dub_saved_row_new (DUB_SAVED_GAME, game);

  dub_saved_row_show_day (DUB_SAVED_ROW (row), game);

  return row;
}

static void
edge_cb (DubPastGamesPage *self, GtkPositionType edge)
{
  if (edge == GTK_POS_BOTTOM)
    gtk_slice_list_model_set_size (self->slice,
                                   gtk_slice_list_model_get_size (self->slice) + N_AT_ONCE);
}

/* Says how many games are shown, or why there is none. */
static void
show_count (DubPastGamesPage *self)
{
  const DubResultFilter all = { .in_progress = self->in_progress,
                                .expansions = DUB_ANY_EXPANSIONS };
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->results)), n_all = 0;
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < self->games->len; i++)
    n_all += dub_result_matches (g_ptr_array_index (self->games, i), &all);
  sentence = dub_text_results_shown (n, n_all);
  adw_window_title_set_subtitle (self->title, n_all > 0 ? sentence : "");
  gtk_widget_set_visible (self->controls, n_all > 0);
  adw_status_page_set_icon_name (self->nothing, n_all > 0 ? "edit-find-symbolic"
                                                          : "document-open-recent-symbolic");
  adw_status_page_set_title (self->nothing, n_all > 0 || self->in_progress
                                                ? C_ ("games", "No Games Found")
                                                : C_ ("games", "No finished games yet"));
  adw_status_page_set_description (self->nothing,
                                   n_all > 0 ? C_ ("games", "Try fewer words, or show all results.")
                                   : self->in_progress
                                       ? ""
                                       : C_ ("games", "Every game you finish is kept here."));
  /* It scrolls in large text, and takes the focus then. */
  dub_ui_name (gtk_widget_get_first_child (GTK_WIDGET (self->nothing)),
               adw_status_page_get_title (self->nothing));
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "nothing");
}

static void
update_query (DubPastGamesPage *self)
{
  DubResultFilter filter = { .in_progress = TRUE, .expansions = DUB_ANY_EXPANSIONS };
  guint sort = DUB_SORT_NEWEST;

  if (!self->in_progress) {
    filter = dub_result_filters_get (self->filters);
    sort = gtk_drop_down_get_selected (self->sort);
  }
  gtk_slice_list_model_set_size (self->slice, N_AT_ONCE);
  filter.words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  dub_result_list_set_query (self->results, &filter,
                             sort < DUB_N_SORTS ? (DubResultSort) sort : DUB_SORT_NEWEST);
  show_count (self);
}

static void
add_filters (DubPastGamesPage *self)
{
  const char *titles[DUB_N_SORTS + 1] = { NULL };
  GtkWidget *sort;

  for (guint i = 0; i < DUB_N_SORTS; i++)
    titles[i] = g_dpgettext2 (GETTEXT_PACKAGE, "sort", sorts[i]);
  sort = dub_result_filters_new_list (titles, C_ ("sort", "Sort by"));
  self->sort = GTK_DROP_DOWN (sort);
  self->filters = DUB_RESULT_FILTERS (dub_result_filters_new (self->games, TRUE));
  dub_result_filters_prepend (self->filters, sort);
  g_signal_connect_object (self->filters, "changed", G_CALLBACK (update_query), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->filters_bin, GTK_WIDGET (self->filters));
}

static void
set_games (gpointer page, GPtrArray *games)
{
  DubPastGamesPage *self = page;

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_object (&self->results);
  g_clear_object (&self->slice);
  self->games = g_ptr_array_ref (games);
  self->results = dub_result_list_new (self->games);
  self->slice =
      gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->results)), 0, N_AT_ONCE);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->slice), new_row, NULL, NULL);
  if (self->filters == NULL && !self->in_progress)
    add_filters (self);
  update_query (self);
}

/* A part of the games is not shown as if it were all of them. */
static void
update (DubPastGamesPage *self)
{
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE, .is_whole_or_none = TRUE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);

  if (listing.is_whole) {
    set_games (self, games);
    return;
  }
  gtk_widget_set_visible (self->controls, FALSE);
  dub_reading_box_start (self->reading, set_games, self);
  gtk_stack_set_visible_child_name (self->stack, "reading");
}

static void
update_games (GtkWidget *widget, const char *action, GVariant *parameter)
{
  update (DUB_PAST_GAMES_PAGE (widget));
}

static void
dub_past_games_page_finalize (GObject *object)
{
  DubPastGamesPage *self = DUB_PAST_GAMES_PAGE (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_object (&self->results);
  g_clear_object (&self->slice);

  G_OBJECT_CLASS (dub_past_games_page_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPastGamesPage, name)

static void
dub_past_games_page_class_init (DubPastGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_past_games_page_finalize;
  g_type_ensure (DUB_TYPE_READING_BOX);
  g_type_ensure (DUB_TYPE_TAB_STOP);
  dub_template_set (widget_class, "dub-past-games-page", CHILD (title), CHILD (controls),
                    CHILD (search), CHILD (filters_bin), CHILD (stack), CHILD (list),
                    CHILD (reading), CHILD (nothing), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update_query);
  gtk_widget_class_bind_template_callback (widget_class, edge_cb);
  gtk_widget_class_install_action (widget_class, "games.update", NULL, update_games);
}

static void
dub_past_games_page_init (DubPastGamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_in_progress (DubPastGamesPage *self)
{
  adw_window_title_set_title (self->title, C_ ("games", "In Progress"));
  dub_ui_name (self->list, C_ ("games", "In Progress"));
  dub_ui_name (self->search, C_ ("games", "Name, note, box or Expansion"));
}

gboolean
dub_past_games_page_is_in_progress (DubPastGamesPage *self)
{
  return self->in_progress;
}

GtkWidget *
dub_past_games_page_new (GPtrArray *games, gboolean in_progress)
{
  DubPastGamesPage *self = g_object_new (DUB_TYPE_PAST_GAMES_PAGE, NULL);

  self->in_progress = in_progress;
  if (in_progress)
    show_in_progress (self);
  if (games != NULL)
    set_games (self, games);
  else
    update (self);

  return GTK_WIDGET (self);
}
