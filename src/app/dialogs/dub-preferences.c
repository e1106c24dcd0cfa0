/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-preferences.h"

#include "dub-application.h"
#include "dub-child-window.h"
#include "dub-template.h"

#include <glib/gi18n-lib.h>

struct _DubPreferences {
  AdwPreferencesWindow parent_instance;

  AdwComboRow *language_row;
  AdwComboRow *scheme_row;
  AdwActionRow *speech_row;
  GtkWidget *speech_switch;
  GtkWidget *reminders_switch;
  AdwComboRow *rate_row;

  GSettings *settings; /* owned */
};

G_DEFINE_FINAL_TYPE (DubPreferences, dub_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static const char *const languages[] = { "", "en", "fr", "uk", NULL };
static const char *const rates[] = { "slow", "normal", "fast", NULL };
static const char *const schemes[] = { "follow", "light", "dark", NULL };

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

static void
dub_preferences_dispose (GObject *object)
{
  DubPreferences *self = DUB_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_PREFERENCES);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dub_preferences_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPreferences, name)

static void
dub_preferences_class_init (DubPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_preferences_dispose;

  dub_template_set (widget_class, "dub-preferences", CHILD (language_row), CHILD (scheme_row),
                    CHILD (speech_row), CHILD (speech_switch), CHILD (rate_row),
                    CHILD (reminders_switch), NULL);
}

static void
dub_preferences_init (DubPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (DUB_APPLICATION_ID);
  dub_preferences_bind_choice (self->settings, "language", self->language_row, languages);
  dub_preferences_bind_choice (self->settings, "color-scheme", self->scheme_row, schemes);
  dub_preferences_bind_choice (self->settings, "speech-rate", self->rate_row, rates);
  g_settings_bind (self->settings, "read-aloud", self->speech_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "reminders", self->reminders_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  watch_speech (self);
}

GtkWidget *
dub_preferences_new (GtkWindow *parent)
{
  return dub_child_window_new (DUB_TYPE_PREFERENCES, parent);
}

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *const *values = user_data;

  for (guint i = 0; values[i] != NULL; i++)
    if (g_str_equal (values[i], g_variant_get_string (variant, NULL))) {
      g_value_set_uint (value, i);
      return TRUE;
    }

  return FALSE;
}

/* NULL leaves the setting alone, because nothing is selected while a list is being filled. */
static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer user_data)
{
  const char *const *values = user_data;
  guint i = g_value_get_uint (value);

  return i < g_strv_length ((char **) values) ? g_variant_new_string (values[i]) : NULL;
}

void
dub_preferences_bind_choice (GSettings *settings, const char *key, AdwComboRow *row,
                             const char *const *values)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, get_choice,
                                set_choice, (gpointer) values, NULL);
}
