/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-statistics-window.h"

#include "dub-chart.h"
#include "dub-colors.h"
#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-result-filters.h"
#include "dub-text-results.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubStatisticsWindow {
  AdwWindow parent_instance;

  GtkBox *column;
  GtkWidget *shown;
  GtkLabel *nothing; /* in its place if there is no game */
  DubResultFilters *filters;

  GPtrArray *games; /* owned; of DubSummary */
};

DUB_DEFINE_TEMPLATE_TYPE (DubStatisticsWindow, dub_statistics_window, ADW_TYPE_WINDOW)

static DubStatistics *
count (DubStatisticsWindow *self)
{
  const DubResultFilter filter = dub_result_filters_get (self->filters);

  return dub_statistics_new (self->games, &filter);
}

static void
add_groups (GtkBox *box, const char *title, GPtrArray *groups)
{
  g_auto (GStrv) lines = dub_chart_data_dup_groups (groups);

  if (lines[0] != NULL)
    gtk_box_append (box, dub_pane_new_label (title, "heading"));
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (box, dub_pane_new_label (lines[i], "group"));
}

static void
fill (GtkBox *box, const DubStatistics *stats, gboolean on_paper)
{
  g_autoptr (GPtrArray) charts = dub_chart_data_list (stats);
  g_auto (GStrv) lines = dub_chart_data_dup_lines (stats);

  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (box, dub_pane_new_label (lines[i], i == 0 ? "title-2" : NULL));
  g_ptr_array_set_free_func (charts, NULL);
  for (guint i = 0; i < charts->len; i++)
    gtk_box_append (box, dub_chart_new (g_ptr_array_index (charts, i), on_paper));
  add_groups (box, C_ ("results", "By Expansion"), stats->by_expansions);
  add_groups (box, C_ ("results", "By Box Profile"), stats->by_profile);
}

static void
update (DubStatisticsWindow *self)
{
  g_autoptr (DubStatistics) stats = count (self);
  g_auto (GStrv) lines = dub_chart_data_dup_lines (stats);

  dub_pane_clear (self->shown);
  if (stats->n_games > 0)
    fill (GTK_BOX (self->shown), stats, FALSE);
  gtk_label_set_label (self->nothing, lines[0]);
  gtk_widget_set_visible (self->shown, stats->n_games > 0);
}

DubPicture *
dub_statistics_window_new_picture (GtkWidget *self)
{
  const DubPage page = { .width = 595,
                         .height = 841.89,
                         .margin = 48,
                         .foot = 48,
                         .paper = &dub_color_paper };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *title = C_ ("results", "Statistics");
  g_autoptr (DubStatistics) stats = count (DUB_STATISTICS_WINDOW (self));

  gtk_widget_add_css_class (content, "on-paper");
  gtk_widget_add_css_class (content, "statistics-sheet");
  gtk_box_append (GTK_BOX (content), dub_pane_new_label (title, "title-1"));
  fill (GTK_BOX (content), stats, TRUE);

  return dub_picture_new (content, &page, title, self);
}

void
dub_statistics_window_save (GtkWidget *self, const char *path)
{
  g_autoptr (DubPicture) picture = dub_statistics_window_new_picture (self);

  dub_picture_save (picture, path, self, C_ ("toast", "The statistics are saved."));
}

static void
save_to (GtkWidget *widget, const char *path, gpointer data)
{
  dub_statistics_window_save (widget, path);
}

static void
ask (GtkWidget *widget, const char *action, GVariant *parameter)
{
  /* Translators: the name of a file, before its ending. */
  const char *name = C_ ("file", "Du Barry Statistics");

  dub_dialogs_choose (widget, &(DubChooser){ .title = C_ ("file chooser", "Save Statistics"),
                                             .name = name,
                                             .suffix = g_variant_get_string (parameter, NULL),
                                             .chosen = save_to });
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_picture_print (dub_statistics_window_new_picture (widget), widget);
}

static void
dub_statistics_window_finalize (GObject *object)
{
  g_ptr_array_unref (DUB_STATISTICS_WINDOW (object)->games);

  G_OBJECT_CLASS (dub_statistics_window_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubStatisticsWindow, name)

static void
dub_statistics_window_class_init (DubStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_statistics_window_finalize;
  dub_template_set (widget_class, "dub-statistics-window", CHILD (column), CHILD (shown),
                    CHILD (nothing), NULL);
  gtk_widget_class_install_action (widget_class, "statistics.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "statistics.save", "s", ask);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

GtkWidget *
dub_statistics_window_new (GtkWindow *parent, GPtrArray *games)
{
  DubStatisticsWindow *self = dub_child_window_new (DUB_TYPE_STATISTICS_WINDOW, parent);

  self->games = g_ptr_array_ref (games);
  self->filters = DUB_RESULT_FILTERS (dub_result_filters_new (games, FALSE));
  gtk_box_prepend (self->column, GTK_WIDGET (self->filters));
  g_signal_connect_object (self->filters, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
