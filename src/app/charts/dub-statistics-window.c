/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-statistics-window.h"

#include "dub-attach.h"
#include "dub-chart.h"
#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-result-filters.h"
#include "dub-statistics-sheet.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubStatisticsWindow {
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *menu;
  GtkBox *box;
  DubResultFilters *filters;

  GPtrArray *games; /* owned; of DubSummary */
};

G_DEFINE_FINAL_TYPE (DubStatisticsWindow, dub_statistics_window, ADW_TYPE_WINDOW)

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
  GtkWidget *heading = dub_pane_new_label (title, "heading");

  gtk_widget_set_margin_top (heading, 10);
  gtk_box_append (box, heading);
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (box, dub_pane_new_label (lines[i], NULL));
}

/* A line in the middle of the page. */
static void
add_centered (GtkBox *box, const char *text, const char *style_class)
{
  GtkWidget *label = dub_pane_new_label (text, style_class);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_box_append (box, label);
}

/* Says that there is nothing to count, as the page of past games does. */
static void
show_nothing (DubStatisticsWindow *self, const char *title)
{
  GtkWidget *icon = gtk_image_new_from_icon_name ("document-open-recent-symbolic");

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 128);
  gtk_widget_set_margin_top (icon, 96);
  gtk_widget_set_margin_bottom (icon, 24);
  gtk_widget_add_css_class (icon, "dim-label");
  gtk_box_append (self->box, icon);
  add_centered (self->box, title, "title-1");
  add_centered (self->box, C_("games", "Every game you finish is kept here."), NULL);
}

static void
update (DubStatisticsWindow *self)
{
  g_autoptr (DubStatistics) stats = count (self);
  g_autoptr (GPtrArray) charts = dub_chart_data_list (stats);
  g_auto (GStrv) lines = dub_chart_data_dup_lines (stats);

  dub_pane_clear (GTK_WIDGET (self->box));
  if (stats->n_games == 0)
    show_nothing (self, lines[0]);
  for (guint i = 0; stats->n_games > 0 && lines[i] != NULL; i++)
    gtk_box_append (self->box, dub_pane_new_label (lines[i], i == 0 ? "title-2" : NULL));
  g_ptr_array_set_free_func (charts, NULL);
  for (guint i = 0; i < charts->len; i++)
    gtk_box_append (self->box, dub_chart_new (g_ptr_array_index (charts, i)));
  if (stats->by_expansions->len > 0) {
    add_groups (self->box, C_("results", "By Expansion"), stats->by_expansions);
    add_groups (self->box, C_("results", "By Box Profile"), stats->by_profile);
  }
  gtk_widget_set_visible (self->menu, stats->n_games > 0);
}

static void
say (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_toast_overlay_add_toast (DUB_STATISTICS_WINDOW (widget)->toasts,
                               dub_ui_new_toast (g_variant_get_string (parameter, NULL)));
}

void
dub_statistics_window_save (GtkWidget *self, const char *path)
{
  g_autoptr (DubStatistics) stats = count (DUB_STATISTICS_WINDOW (self));
  g_autoptr (DubStatisticsSheet) sheet = dub_statistics_sheet_new (stats);
  DubPicture picture = dub_statistics_sheet_get_picture (sheet);

  dub_picture_save (&picture, path, self, C_("toast", "The statistics are saved."));
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
  const char *name = C_("file", "Du Barry Statistics");

  dub_dialogs_choose (widget,
                      &(DubChooser){ .title = C_("file chooser", "Save Statistics"), .name = name,
                                                  .suffix = g_variant_get_string (parameter, NULL),
                                                  .chosen = save_to });
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (DubStatistics) stats = count (DUB_STATISTICS_WINDOW (widget));
  DubStatisticsSheet *sheet = dub_statistics_sheet_new (stats);
  DubPicture picture = dub_statistics_sheet_get_picture (sheet);

  dub_picture_print (&picture, (GDestroyNotify) dub_statistics_sheet_free, widget);
}

static GtkWidget *
new_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (menu, C_("menu", "Print…"), "statistics.print");
  g_menu_append (menu, C_("menu", "Save as PDF…"), "statistics.save::.pdf");
  g_menu_append (menu, C_("menu", "Save as SVG…"), "statistics.save::.svg");
  g_menu_append (menu, C_("menu", "Save as PNG…"), "statistics.save::.png");
  g_object_set (button, "icon-name", "document-save-symbolic", "menu-model", menu, "tooltip-text",
                C_("tooltip", "Print or Save"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("tooltip", "Print or Save"), -1);

  return button;
}

static void
dub_statistics_window_finalize (GObject *object)
{
  g_ptr_array_unref (DUB_STATISTICS_WINDOW (object)->games);

  G_OBJECT_CLASS (dub_statistics_window_parent_class)->finalize (object);
}

static void
dub_statistics_window_class_init (DubStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_statistics_window_finalize;
  gtk_widget_class_install_action (widget_class, "statistics.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "statistics.save", "s", ask);
  gtk_widget_class_install_action (widget_class, "win.say", "s", say);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
dub_statistics_window_init (DubStatisticsWindow *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 14));
  self->menu = new_menu ();
}

/* Puts the filters above what they filter, into a column that scrolls. */
static GtkWidget *
new_column (DubStatisticsWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);

  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->filters));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->box));
  g_object_set (column, "margin-top", 16, "margin-bottom", 24, "margin-start", 14, "margin-end", 14,
                NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, "child", clamp,
                NULL);
  /* It takes the focus if there are no charts in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_window_get_title (GTK_WINDOW (self)), -1);

  return scroller;
}

GtkWidget *
dub_statistics_window_new (GtkWindow *parent, GPtrArray *games)
{
  DubStatisticsWindow *self = dub_attach_new (DUB_TYPE_STATISTICS_WINDOW, parent);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *toasts = adw_toast_overlay_new ();

  g_object_set (self, "title",
                C_("results", "Statistics"), "modal", TRUE, "default-width", 640, "default-height",
                    720, NULL);
  self->games = g_ptr_array_ref (games);
  self->filters = DUB_RESULT_FILTERS (dub_result_filters_new (games, FALSE));
  self->toasts = ADW_TOAST_OVERLAY (toasts);
  g_signal_connect_object (self->filters, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->menu);
  gtk_box_append (GTK_BOX (content), header);
  gtk_box_append (GTK_BOX (content), new_column (self));
  adw_toast_overlay_set_child (self->toasts, content);
  adw_window_set_content (ADW_WINDOW (self), toasts);
  update (self);

  return GTK_WIDGET (self);
}
