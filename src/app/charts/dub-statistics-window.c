/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-statistics-window.h"

#include "dub-chart.h"
#include "dub-pane.h"
#include "dub-text-results.h"

#include <glib/gi18n-lib.h>

static void
add_line (GtkBox *box, char *text, const char *style_class)
{
  gtk_box_append (box, dub_pane_new_label (text, style_class));
  g_free (text);
}

static void
add_groups (GtkBox *box, const char *title, GPtrArray *groups)
{
  add_line (box, g_strdup (title), "heading");
  for (guint i = 0; i < groups->len; i++) {
    const DubResultGroup *group = g_ptr_array_index (groups, i);
    g_autofree char *name = group->profile != NULL
                                ? dub_result_dup_profile (group->profile)
                                : dub_text_results_expansions (group->expansions);

    add_line (box, dub_text_results_group (name, group->n_games, group->n_won, group->best), NULL);
  }
}

/* A single game has no streak, distribution or course. */
static void
add_all (GtkBox *box, const DubStatistics *stats)
{
  add_line (box, dub_text_results_won (stats->n_won, stats->n_games), "title-2");
  if (stats->n_games == 0)
    return;
  if (stats->n_games > 1)
    add_line (box, dub_text_results_streak (stats->streak, stats->is_yours), NULL);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    add_line (box, dub_text_results_totals (owner, stats->mean[owner], stats->best[owner]), NULL);
  if (stats->n_games > 1) {
    gtk_box_append (box, dub_chart_new (dub_chart_data_new_time (stats)));
    gtk_box_append (box, dub_chart_new (dub_chart_data_new_totals (stats)));
  }
  gtk_box_append (box, dub_chart_new (dub_chart_data_new_lines (stats)));
  if (stats->n_won > 0 && stats->n_won < stats->n_games)
    gtk_box_append (box, dub_chart_new (dub_chart_data_new_leads (stats)));
  add_groups (box, C_("results", "By Expansion"), stats->by_expansions);
  add_groups (box, C_("results", "By Box Profile"), stats->by_profile);
}

GtkWidget *
dub_statistics_window_new (GtkWindow *parent, GPtrArray *games)
{
  const DubResultFilter all = { .expansions = DUB_ANY_EXPANSIONS };
  g_autoptr (DubStatistics) stats = dub_statistics_new (games, &all);
  GtkWidget *window = adw_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  add_all (GTK_BOX (box), stats);
  g_object_set (box, "margin-top", 16, "margin-bottom", 24, "margin-start", 14, "margin-end", 14,
                NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, "child", clamp,
                NULL);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), scroller);
  adw_window_set_content (ADW_WINDOW (window), content);
  g_object_set (window, "title",
                C_("results", "Statistics"), "transient-for", parent, "modal", TRUE,
                    "default-width", 640, "default-height", 720, NULL);

  return window;
}
