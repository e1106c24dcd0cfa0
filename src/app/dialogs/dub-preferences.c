/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-preferences.h"

#include "dub-application.h"
#include "dub-data.h"
#include "dub-dialogs.h"
#include "dub-saved-files.h"
#include "dub-settings.h"
#include "dub-text-error.h"
#include "dub-text-results.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubPreferences {
  AdwPreferencesWindow parent_instance;

  AdwComboRow *language_row;
  AdwComboRow *scheme_row;
  AdwActionRow *speech_row;
  GtkWidget *speech_switch;
  AdwPreferencesGroup *switches;
  AdwComboRow *rate_row;
  AdwActionRow *data_row; /* how an export or import goes, and how it went */
  GtkWidget *data_progress;

  DubJob *job; /* NULL unless data are exported or imported */
  guint look;  /* the source that shows how far that is */
};

G_DEFINE_FINAL_TYPE (DubPreferences, dub_preferences, ADW_TYPE_PREFERENCES_WINDOW)

enum { LOOK_EVERY = 100 }; /* milliseconds */

static const char *const languages[] = { "", "en", "fr", "uk", NULL };
static const char *const rates[] = { "slow", "normal", "fast", NULL };
static const char *const schemes[] = { "follow", "light", "dark", NULL };

/* A switch is a row here, and a key of the schema. */
static const struct {
  const char *key;
  const char *title;
  const char *subtitle;
} switches[] = {
  { "reminders", NC_ ("preferences", "Reminders"),
    NC_ ("preferences", "Points out easily forgotten things, once each.") },
  { "enter-needed", NC_ ("preferences", "Enter Only What She Needs"),
    NC_ ("preferences", "Tiles and cards of a Round may stay unknown; what decides something is "
                        "asked for when it does.") },
};

static const char *
translate (const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "preferences", text);
}

static void
add_switches (DubPreferences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++) {
    GtkWidget *row =
        dub_ui_new_row (translate (switches[i].title), translate (switches[i].subtitle));

    dub_settings_add_switch (row, switches[i].key);
    adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
    adw_preferences_group_add (self->switches, row);
  }
}

/* Says what is missing. Without a service in the app, there is nothing to switch on. */
static void
update_speech (DubPreferences *self)
{
  DubSpeaker *speaker =
      dub_application_get_speaker (DUB_APPLICATION (g_application_get_default ()));
  g_autofree char *problem = dub_speaker_dup_problem (speaker);
  gboolean is_built = dub_speaker_get_problem (speaker) != DUB_SPEAKER_NOT_BUILT;

  adw_action_row_set_subtitle (self->speech_row,
                               problem != NULL
                                   ? problem
                                   : C_ ("speech", "One by one, in the language of the game."));
  gtk_widget_set_sensitive (GTK_WIDGET (self->speech_switch), is_built);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rate_row), is_built);
}

static void
watch_speech (DubPreferences *self)
{
  DubSpeaker *speaker =
      dub_application_get_speaker (DUB_APPLICATION (g_application_get_default ()));

  g_signal_connect_object (speaker, "problem-changed", G_CALLBACK (update_speech), self,
                           G_CONNECT_SWAPPED);
  dub_speaker_probe (speaker);
  update_speech (self);
}

/* The data of a job with all data. */
typedef struct {
  gboolean is_import;
  char *settings; /* owned */
  DubDataCounts counts;
} AllData;

static void
all_data_free (gpointer data)
{
  g_free (((AllData *) data)->settings);
  g_free (data);
}

static void
take_along (DubJob *job)
{
  AllData *all = job->data;

  if (all->is_import)
    dub_data_import (job->argument, &all->settings, &all->counts, job, &job->error);
  else
    dub_data_export (job->argument, all->settings, &all->counts, job, &job->error);
}

/* Takes the sentence. */
static void
show_data (DubPreferences *self, char *sentence)
{
  gboolean is_busy = self->job != NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->data_row), sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->data_row), TRUE);
  gtk_widget_set_visible (self->data_progress, is_busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "data.export", !is_busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "data.import", !is_busy);
  dub_ui_announce (self->data_row, sentence);
  g_free (sentence);
}

static void
taken_cb (gpointer preferences, DubJob *job)
{
  DubPreferences *self = preferences;
  const AllData *all = job->data;
  const DubDataCounts *counts = &all->counts;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  self->job = NULL;
  g_clear_handle_id (&self->look, g_source_remove);
  show_data (self, job->error != NULL
                       ? dub_text_error (job->error)
                       : dub_text_data (all->is_import, counts->n_games, counts->n_profiles,
                                        counts->n_here, counts->n_left_out));
  if (job->error != NULL || !all->is_import)
    return;
  if (parent != NULL)
    dub_saved_files_report (parent, DUB_SAVED_GAME, NULL, NULL);
  if (all->settings != NULL)
    dub_data_take_settings (dub_settings_get (), all->settings);
}

static gboolean
look_cb (gpointer preferences)
{
  const DubPreferences *self = preferences;
  gint n_todo = g_atomic_int_get (&self->job->n_todo);

  if (n_todo > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->data_progress),
                                   (double) g_atomic_int_get (&self->job->n_done) / n_todo);

  return G_SOURCE_CONTINUE;
}

static void
take_data (DubPreferences *self, const char *path, gboolean is_import)
{
  AllData all = { .is_import = is_import,
                  .settings = is_import ? NULL : dub_data_print_settings (dub_settings_get ()) };

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->data_progress), 0);
  self->job = dub_worker_run (take_along, taken_cb, self,
                              (DubJob){ .argument = g_strdup (path),
                                        .data = g_memdup2 (&all, sizeof all),
                                        .free_data = all_data_free });
  self->look = g_timeout_add (LOOK_EVERY, look_cb, self);
  show_data (self, g_strdup (is_import ? C_ ("data", "Importing…") : C_ ("data", "Exporting…")));
}

void
dub_preferences_export (GtkWidget *self, const char *path, gpointer unused)
{
  take_data (DUB_PREFERENCES (self), path, FALSE);
}

void
dub_preferences_import (GtkWidget *self, const char *path, gpointer unused)
{
  take_data (DUB_PREFERENCES (self), path, TRUE);
}

static void
choose_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gboolean is_import = g_str_equal (action, "data.import");

  dub_dialogs_choose (widget,
                      &(DubChooser){
                          .title = is_import ? C_ ("data", "Import All My Data")
                                             : C_ ("data", "Export All My Data"),
                          .accept = is_import ? C_ ("button", "Import") : C_ ("button", "Export"),
                          .filter = is_import ? C_ ("file", "Du Barry Data") : NULL,
                          .suffix = ".tar",
                          /* Translators: the name of a file, before its ending. */
                          .name = is_import ? NULL : C_ ("file", "Du Barry Data"),
                          .chosen = is_import ? dub_preferences_import : dub_preferences_export });
}

/* Settings that are imported are taken at the end. */
static gboolean
dub_preferences_close_request (GtkWindow *window)
{
  return DUB_PREFERENCES (window)->job != NULL ||
         GTK_WINDOW_CLASS (dub_preferences_parent_class)->close_request (window);
}

static void
dub_preferences_dispose (GObject *object)
{
  g_clear_handle_id (&DUB_PREFERENCES (object)->look, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_PREFERENCES);

  G_OBJECT_CLASS (dub_preferences_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPreferences, name)

static void
dub_preferences_class_init (DubPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_preferences_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dub_preferences_close_request;
  dub_template_set (widget_class, "dub-preferences", CHILD (language_row), CHILD (scheme_row),
                    CHILD (speech_row), CHILD (speech_switch), CHILD (rate_row), CHILD (switches),
                    CHILD (data_row), CHILD (data_progress), NULL);
  gtk_widget_class_install_action (widget_class, "data.export", NULL, choose_file);
  gtk_widget_class_install_action (widget_class, "data.import", NULL, choose_file);
}

static void
dub_preferences_init (DubPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dub_settings_bind_selection ("language", self->language_row, languages);
  dub_settings_bind_selection ("color-scheme", self->scheme_row, schemes);
  dub_settings_bind_selection ("speech-rate", self->rate_row, rates);
  g_settings_bind (dub_settings_get (), "read-aloud", self->speech_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  add_switches (self);
  watch_speech (self);
}

GtkWidget *
dub_preferences_new (GtkWindow *parent)
{
  return dub_child_window_new (DUB_TYPE_PREFERENCES, parent);
}
