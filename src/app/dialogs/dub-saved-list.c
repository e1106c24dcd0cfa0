/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-saved-list.h"

#include "dub-child-window.h"
#include "dub-games.h"
#include "dub-profiles.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

enum { TARGET = 44 };

const DubSummary *
dub_saved_list_find (GPtrArray *list, const char *id)
{
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *summary = g_ptr_array_index (list, i);

    if (g_str_equal (summary->id, id))
      return summary;
  }

  return NULL;
}

/* A damaged file has no readable name. */
const char *
dub_saved_list_get_name (const DubSummary *summary)
{
  return summary->name != NULL ? summary->name : summary->id;
}

GtkWidget *
dub_saved_list_new_menu_button (GMenu *menu, const char *label)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_ ("tooltip", "More"));
  dub_ui_name (button, label);

  return button;
}

void
dub_saved_list_add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

void
dub_saved_list_clear_rows (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (rows, i);
    GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  }
  g_ptr_array_set_size (rows, 0);
}

#define KEY "dub-trash" /* data of a button: the id of what it restores */

/* The argument says what it is. */
static void
restore (DubJob *job)
{
  job->made = g_str_equal (job->argument, "game") ? dub_games_restore (job->id, &job->error)
                                                  : dub_profiles_restore (job->id, &job->error);
}

/* A restored item leaves the list; otherwise its row says why it stays. */
static void
restored_cb (gpointer row, DubJob *job)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (row));
  g_autofree char *problem = job->error != NULL ? dub_text_error (job->error) : NULL;

  if (problem != NULL) {
    adw_action_row_set_subtitle (row, problem);
    return;
  }
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (window)),
                              "win.update-games", NULL);
}

static void
restore_cb (GtkWidget *button, const char *kind)
{
  dub_worker_run (restore, restored_cb, gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW),
                  (DubJob){ .id = g_strdup (g_object_get_data (G_OBJECT (button), KEY)),
                            .argument = g_strdup (kind) });
}

static GtkWidget *
new_row (const DubSummary *info, const char *kind)
{
  g_autofree char *date = dub_text_results_date (info->changed);
  /* Translators: %s is the day on which a game was deleted. */
  g_autofree char *details = g_strdup_printf (C_ ("trash", "Deleted: %s"), date);
  GtkWidget *row = dub_ui_new_row (dub_saved_list_get_name (info), details);
  GtkWidget *button = gtk_button_new_with_label (C_ ("button", "Restore"));
  g_autofree char *label =
      /* Translators: a button; %s is the name of a game or profile that was deleted. */
      g_strdup_printf (C_ ("button", "Restore: %s"), dub_saved_list_get_name (info));

  dub_ui_name (button, label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, -1, TARGET);
  g_object_set_data_full (G_OBJECT (button), KEY, g_strdup (info->id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (restore_cb), (gpointer) kind);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static void
add_group (AdwPreferencesPage *page, const char *title, GPtrArray *list, const char *kind)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (guint i = 0; i < list->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_row (g_ptr_array_index (list, i), kind));
  if (list->len > 0)
    adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  else
    g_object_unref (g_object_ref_sink (group));
}

GtkWidget *
dub_trash_window_new (GtkWindow *parent)
{
  GtkWidget *window = dub_child_window_new (ADW_TYPE_PREFERENCES_WINDOW, parent);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *head = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GPtrArray) games = dub_games_list_deleted (), profiles = dub_profiles_list_deleted ();

  g_object_set (window, "title", C_ ("window", "Trash"), "modal", TRUE, "search-enabled", FALSE,
                "default-width", 480, "default-height", 520, NULL);
  adw_preferences_group_set_description (
      head, games->len + profiles->len > 0
                ? C_ ("trash", "What you delete can be restored for 30 days.")
                : C_ ("trash", "The trash is empty. What you delete can be restored for 30 days."));
  adw_preferences_page_add (page, head);
  add_group (page, C_ ("trash", "Games"), games, "game");
  add_group (page, C_ ("window", "Box Profiles"), profiles, "profile");
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);

  return window;
}
