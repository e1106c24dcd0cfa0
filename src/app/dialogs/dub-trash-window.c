/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-trash-window.h"

#include "dub-child-window.h"
#include "dub-games.h"
#include "dub-profiles.h"
#include "dub-saved-list.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

enum { TARGET = 44 };

#define KEY "dub-trash" /* data of a button: the id of what it restores */

static void
restore_game (DubJob *job)
{
  job->made = dub_games_restore (job->id, &job->error);
}

static void
restore_profile (DubJob *job)
{
  job->made = dub_profiles_restore (job->id, &job->error);
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
restore (GtkWidget *button, DubWork work)
{
  dub_worker_run (work, restored_cb, gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW),
                  (DubJob){ .id = g_strdup (g_object_get_data (G_OBJECT (button), KEY)) });
}

static void
game_cb (GtkWidget *button)
{
  restore (button, restore_game);
}

static void
profile_cb (GtkWidget *button)
{
  restore (button, restore_profile);
}

static GtkWidget *
new_row (const DubSummary *info, GCallback clicked)
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
  g_signal_connect (button, "clicked", clicked, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static void
add_group (AdwPreferencesPage *page, const char *title, GPtrArray *list, GCallback clicked)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (guint i = 0; i < list->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_row (g_ptr_array_index (list, i), clicked));
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
  add_group (page, C_ ("trash", "Games"), games, G_CALLBACK (game_cb));
  add_group (page, C_ ("window", "Box Profiles"), profiles, G_CALLBACK (profile_cb));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);

  return window;
}
