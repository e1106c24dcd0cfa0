/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-result-filters.h"

#include "dub-text-results.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

enum { TARGET = 44 };

struct _DubResultFilters {
  AdwBin parent_instance;

  GtkFlowBox *box;
  GtkDropDown *winner; /* these are NULL if there is no choice */
  GtkDropDown *expansions;
  GtkDropDown *profile;
  GtkDropDown *deal;
  GPtrArray *deals;     /* owned; the codes of those that can be chosen */
  DubStatistics *stats; /* owned; its groups are the choices */
};

G_DEFINE_FINAL_TYPE (DubResultFilters, dub_result_filters, ADW_TYPE_BIN)

static void
changed_cb (DubResultFilters *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
dub_result_filters_finalize (GObject *object)
{
  g_clear_pointer (&DUB_RESULT_FILTERS (object)->stats, dub_statistics_free);
  g_clear_pointer (&DUB_RESULT_FILTERS (object)->deals, g_ptr_array_unref);

  G_OBJECT_CLASS (dub_result_filters_parent_class)->finalize (object);
}

static void
dub_result_filters_class_init (DubResultFiltersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_result_filters_finalize;
  dub_ui_add_signal (klass, "changed", G_TYPE_NONE);
}

static void
dub_result_filters_init (DubResultFilters *self)
{
  GtkWidget *box = gtk_flow_box_new ();

  self->box = GTK_FLOW_BOX (box);
  g_object_set (box, "selection-mode", GTK_SELECTION_NONE, "column-spacing", 8, "row-spacing", 8,
                "max-children-per-line", 4, "min-children-per-line", 1, NULL);
  gtk_widget_add_css_class (box, "result-filters");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
dub_result_filters_new_list (const char *const *choices, const char *name)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (choices);

  gtk_widget_set_size_request (list, -1, TARGET);
  dub_ui_name_list (GTK_DROP_DOWN (list), name);

  return list;
}

static void
add (DubResultFilters *self, GtkWidget *list, int position)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The list takes the focus itself. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), list);
  gtk_flow_box_insert (self->box, child, position);
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Adds a list of the groups, if there are several. */
static GtkDropDown *
add_groups (DubResultFilters *self, GPtrArray *groups, const char *any, const char *name)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  GtkWidget *list;

  if (groups->len < 2)
    return NULL;
  g_strv_builder_add (builder, any);
  for (guint i = 0; i < groups->len; i++) {
    const DubResultGroup *group = g_ptr_array_index (groups, i);
    g_autofree char *title = group->profile != NULL
                                 ? dub_result_dup_profile (group->profile)
                                 : dub_text_results_expansions (group->expansions);

    g_strv_builder_add (builder, title);
  }
  choices = g_strv_builder_end (builder);
  list = dub_result_filters_new_list ((const char *const *) choices, name);
  add (self, list, -1);

  return GTK_DROP_DOWN (list);
}

/* A deal has the name of the last game with it. */
static void
add_deals (DubResultFilters *self, GPtrArray *games)
{
  g_autoptr (GPtrArray) firsts = dub_result_list_deals (games), choices = g_ptr_array_new ();
  GtkWidget *list;

  self->deals = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (choices, (gpointer) C_ ("filter", "All deals"));
  for (guint i = 0; i < firsts->len; i++) {
    const DubSummary *game = g_ptr_array_index (firsts, i);

    g_ptr_array_add (choices, game->name);
    g_ptr_array_add (self->deals, g_strdup (game->deal));
  }
  g_ptr_array_add (choices, NULL);
  if (firsts->len == 0)
    return;
  list = dub_result_filters_new_list ((const char *const *) choices->pdata, C_ ("filter", "Deal"));
  add (self, list, -1);
  self->deal = GTK_DROP_DOWN (list);
}

GtkWidget *
dub_result_filters_new (GPtrArray *games, gboolean by_winner)
{
  /* Groups are over all games; nothing else has to be counted. */
  const DubResultFilter none = { .expansions = DUB_ANY_EXPANSIONS, .profile = "" };
  const char *const winners[] = { C_ ("filter", "Any winner"), C_ ("filter", "She won"),
                                  C_ ("filter", "You won"), NULL };
  DubResultFilters *self = g_object_new (DUB_TYPE_RESULT_FILTERS, NULL);

  self->stats = dub_statistics_new (games, &none);
  if (by_winner && self->stats->by_expansions->len > 0) {
    GtkWidget *list = dub_result_filters_new_list (winners, C_ ("filter", "Who won"));

    add (self, list, -1);
    self->winner = GTK_DROP_DOWN (list);
  }
  self->expansions = add_groups (self, self->stats->by_expansions, C_ ("filter", "All Expansions"),
                                 C_ ("filter", "Expansions"));
  self->profile = add_groups (self, self->stats->by_profile, C_ ("filter", "All box profiles"),
                              C_ ("filter", "Box profile"));
  add_deals (self, games);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL);

  return GTK_WIDGET (self);
}

void
dub_result_filters_prepend (DubResultFilters *self, GtkWidget *list)
{
  add (self, list, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* Returns the chosen group, or NULL for all of them, which are the first choice. */
static const DubResultGroup *
get_group (GtkDropDown *list, GPtrArray *groups)
{
  guint selected = list != NULL ? gtk_drop_down_get_selected (list) : 0;

  return selected > 0 && selected <= groups->len ? g_ptr_array_index (groups, selected - 1) : NULL;
}

DubResultFilter
dub_result_filters_get (DubResultFilters *self)
{
  const DubResultGroup *expansions = get_group (self->expansions, self->stats->by_expansions);
  const DubResultGroup *profile = get_group (self->profile, self->stats->by_profile);
  guint deal = self->deal != NULL ? gtk_drop_down_get_selected (self->deal) : 0;
  guint winner = self->winner != NULL ? gtk_drop_down_get_selected (self->winner) : DUB_NOBODY;

  return (DubResultFilter){
    .expansions = expansions != NULL ? (int) expansions->expansions : DUB_ANY_EXPANSIONS,
    .profile = profile != NULL ? profile->profile : NULL,
    .deal = deal > 0 && deal <= self->deals->len ? g_ptr_array_index (self->deals, deal - 1) : NULL,
    .winner = winner < DUB_N_OWNERS ? (DubOwner) winner : DUB_NOBODY,
  };
}
