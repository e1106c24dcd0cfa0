/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-preferences.h"

#include "dub-application.h"
#include "dub-dialogs.h"
#include "dub-settings.h"
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
};

G_DEFINE_FINAL_TYPE (DubPreferences, dub_preferences, ADW_TYPE_PREFERENCES_WINDOW)

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
    NC_ ("preferences", "Mentions once what is easy to forget.") },
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

  g_signal_connect_object (speaker, "notify::problem", G_CALLBACK (update_speech), self,
                           G_CONNECT_SWAPPED);
  dub_speaker_probe (speaker);
  update_speech (self);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPreferences, name)

static void
dub_preferences_class_init (DubPreferencesClass *klass)
{
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-preferences", CHILD (language_row),
                    CHILD (scheme_row), CHILD (speech_row), CHILD (speech_switch), CHILD (rate_row),
                    CHILD (switches), NULL);
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
