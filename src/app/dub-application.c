/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "dub-application.h"

#include "dub-boxes-window.h"
#include "dub-dialogs.h"
#include "dub-preferences.h"
#include "dub-press-filter.h"
#include "dub-rules-window.h"
#include "dub-saved-files.h"
#include "dub-settings.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-window.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

#define HOMEPAGE "https://github.com/dubarry-companion/DuBarry"

struct _DubApplication {
  AdwApplication parent_instance;

  DubPressFilter *press_filter; /* owned */
  DubSpeaker *speaker;          /* owned */
  char *language;               /* owned; the current one, empty for the system's, NULL at first */

  DubInhibitor inhibitor;
  guint cookie; /* 0 if the screen may turn off */
};

G_DEFINE_FINAL_TYPE (DubApplication, dub_application, ADW_TYPE_APPLICATION)

static DubWindow *
find_window (DubApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (DUB_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

/* GTK reads the whole icon theme for it, which can wait until there is something to see. */
static void
set_icon (GdkFrameClock *clock, DubApplication *self)
{
  g_signal_handlers_disconnect_by_data (clock, self);
  gtk_window_set_default_icon_name (DUB_APPLICATION_ID);
}

/* There is a single window, created when it is first needed. A page may come before it is shown,
 * and a game keeps it awake, for which a compositor has to know it. */
static DubWindow *
get_window (DubApplication *self)
{
  DubWindow *window = find_window (self);
  GSettings *settings = dub_settings_get ();

  if (window != NULL)
    return window;

  window = dub_window_new (GTK_APPLICATION (self));
  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (set_icon), self);

  return window;
}

static void
activate_in_window (DubApplication *self, const char *action)
{
  DubWindow *window = get_window (self);

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
new_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  activate_in_window (user_data, "win.new-game");
}

static void
resume (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DubWindow *window = get_window (user_data);
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  g_autofree char *id = dub_games_find_last (&listing);
  g_autoptr (GError) error = NULL;

  if (id != NULL)
    dub_window_open_game (window, id);
  else if (!dub_games_check (&error))
    dub_ui_report (window, error);
  else if (listing.is_whole) /* or else the welcome page goes on looking */
    dub_ui_say (window, C_ ("resume", "No game to resume."));
  gtk_window_present (GTK_WINDOW (window));
}

/* The help has another name than the one by which GTK would create it with the first window: few
 * starts need it. Its text is translated only once, when it is created. */
static void
make_help (GtkApplicationWindow *window)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/dubarry_companion/DuBarry/dub-shortcuts.ui");

  gtk_application_window_set_help_overlay (window,
                                           GTK_SHORTCUTS_WINDOW (
                                               gtk_builder_get_object (builder, "help_overlay")));
}

/* The keys are shown over the window in front, whichever that is. */
static void
show_help (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (get_window (user_data));
  GtkWindow *help;

  if (gtk_application_window_get_help_overlay (window) == NULL)
    make_help (window);
  help = GTK_WINDOW (gtk_application_window_get_help_overlay (window));
  gtk_window_set_transient_for (help, gtk_application_get_active_window (user_data));
  gtk_window_present (help);
}

static void
add_credits (AdwAboutWindow *about)
{
  const char *designers[] = { "Matthias Cramer", "Louis Malz", "Stefan Malz", NULL };
  const char *solo_designers[] = { "Louis Malz", "Stefan Malz", NULL };
  const char *publishers[] = { "Eagle-Gryphon Games", "eggertspiele", NULL };

  adw_about_window_add_credit_section (about, C_ ("about", "Rococo, the board game, by"),
                                       designers);
  adw_about_window_add_credit_section (about, C_ ("about", "Its solo game and Jewelry Box by"),
                                       solo_designers);
  adw_about_window_add_credit_section (about, C_ ("about", "Published by"), publishers);
}

static void
show_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *developers[] = { "The Du Barry contributors", NULL };
  GtkWindow *about = dub_child_window_new (ADW_TYPE_ABOUT_WINDOW, get_window (user_data));

  g_object_set (
      about, "modal", TRUE, "application-name", "Du Barry", "application-icon", DUB_APPLICATION_ID,
      "version", DUB_VERSION, "developer-name", developers[0], "developers", developers,
      "license-type", GTK_LICENSE_GPL_3_0, "website", HOMEPAGE, "issue-url", HOMEPAGE "/issues",
      "comments",
      C_ ("about",
          "A companion for solo games of Rococo: it runs Madame du Barry and tells you which tile "
          "to move.\n\nThis is an unofficial, free program, neither made nor endorsed by the "
          "designers or publishers of the game. You need the game to use it: the app contains none "
          "of its art or text. It never uses the network."),
      /* Translators: your name, and that of others who translated, a line each. */
      "translator-credits", C_ ("about", "translator-credits"), NULL);
  add_credits (ADW_ABOUT_WINDOW (about));
  gtk_window_present (about);
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DubWindow *window = find_window (user_data);

  /* It may refuse to close. */
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  if (find_window (user_data) == NULL)
    g_application_quit (G_APPLICATION (user_data));
}

/* Reopens the preferences in the new language if they are open. This has to wait until the list
 * in which the language was chosen has closed. */
static gboolean
renew_preferences (gpointer user_data)
{
  GtkWindow *preferences = dub_child_window_find (DUB_TYPE_PREFERENCES);

  if (preferences != NULL) {
    g_autoptr (GArray) focus = dub_ui_find_focus (preferences);

    gtk_window_destroy (preferences);
    preferences = GTK_WINDOW (dub_preferences_new (user_data));
    gtk_window_present (preferences);
    dub_ui_focus_again (preferences, focus);
  }

  return G_SOURCE_REMOVE;
}

static void
change_language (DubApplication *self)
{
  DubWindow *window = find_window (self);
  DubSession *session = window != NULL ? dub_window_get_session (window) : NULL;
  g_autofree char *old = g_strdup (self->language);

  dub_application_choose_language (self,
                                   session != NULL ? &dub_session_get_game (session)->box : NULL);
  if (window == NULL || g_strcmp0 (old, self->language) == 0)
    return;
  dub_window_rebuild (window);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, renew_preferences, g_object_ref (window),
                   g_object_unref);
}

static void
change_color_scheme (DubApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (dub_settings_get (), "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (scheme, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : g_str_equal (scheme, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                     : ADW_COLOR_SCHEME_DEFAULT);
}

static void
set_accel (DubApplication *self, const char *action, const char *accel)
{
  const char *accels[] = { accel, NULL };

  gtk_application_set_accels_for_action (GTK_APPLICATION (self), action, accels);
}

static void
add_actions (DubApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit },         { .name = "about", .activate = show_about },
    { .name = "new-game", .activate = new_game }, { .name = "resume", .activate = resume },
    { .name = "help", .activate = show_help },
  };

  g_autoptr (GAction) read_aloud = g_settings_create_action (dub_settings_get (), "read-aloud");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), read_aloud);
  set_accel (self, "app.quit", "<Control>q");
  set_accel (self, "app.help", "<Control>question");
  set_accel (self, "win.new-game", "<Control>n");
  set_accel (self, "win.open-file", "<Control>o");
  set_accel (self, "win.preferences", "<Control>comma");
  set_accel (self, "win.rules('')", "F1");
  set_accel (self, "win.welcome", "<Alt>Left");
  set_accel (self, "window.close", "<Control>w");
}

static void
dub_application_startup (GApplication *application)
{
  DubApplication *self = DUB_APPLICATION (application);

  G_APPLICATION_CLASS (dub_application_parent_class)->startup (application);

  self->press_filter = g_object_new (DUB_TYPE_PRESS_FILTER, NULL);
  self->speaker = dub_speaker_new (dub_speech_service_get (), dub_settings_get ());
  /* This has to come after GTK, which also sets the locale of the process. */
  dub_application_choose_language (self, NULL);
  change_color_scheme (self);
  g_signal_connect_swapped (dub_settings_get (), "changed::language", G_CALLBACK (change_language),
                            self);
  g_signal_connect_swapped (dub_settings_get (), "changed::color-scheme",
                            G_CALLBACK (change_color_scheme), self);
  add_actions (self);
}

static void
dub_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (DUB_APPLICATION (application))));
}

static void
import_profile (DubWindow *window, const char *path)
{
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (boxes));
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
}

static void
dub_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  DubWindow *window = get_window (DUB_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_files; i++) {
    g_autofree char *path = g_file_get_path (files[i]);

    if (path == NULL)
      dub_ui_say (window, C_ ("file", "Choose a file on this computer."));
    else if (g_str_has_suffix (path, ".dubarry-box") || g_str_has_suffix (path, ".json"))
      import_profile (window, path);
    else
      dub_saved_files_open (GTK_WIDGET (window), path, NULL);
  }
}

/* Activates the action in a running instance, or else in this one, which then shows its window. */
static int
dub_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  const char *wish = g_variant_dict_contains (options, "new")      ? "new-game"
                     : g_variant_dict_contains (options, "resume") ? "resume"
                                                                   : NULL;
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version")) {
    g_print ("dubarry %s\n", DUB_VERSION);
    return 0;
  }
  if (wish == NULL)
    return -1;
  if (!g_application_register (application, NULL, &error)) {
    g_printerr ("dubarry: %s\n", error->message);
    return 1;
  }
  g_action_group_activate_action (G_ACTION_GROUP (application), wish, NULL);

  return g_application_get_is_remote (application) ? 0 : -1;
}

/* Waits for unfinished saves. */
static void
dub_application_shutdown (GApplication *application)
{
  dub_worker_wait ();

  G_APPLICATION_CLASS (dub_application_parent_class)->shutdown (application);
}

static void
dub_application_dispose (GObject *object)
{
  DubApplication *self = DUB_APPLICATION (object);

  g_clear_object (&self->press_filter);
  g_clear_object (&self->speaker);
  g_clear_pointer (&self->language, g_free);

  G_OBJECT_CLASS (dub_application_parent_class)->dispose (object);
}

static void
dub_application_class_init (DubApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_application_dispose;
  application_class->startup = dub_application_startup;
  application_class->shutdown = dub_application_shutdown;
  application_class->activate = dub_application_activate;
  application_class->open = dub_application_open;
  application_class->handle_local_options = dub_application_handle_local_options;
}

static void
dub_application_init (DubApplication *self)
{
  const GOptionEntry entries[] = {
    { "new", 0, 0, G_OPTION_ARG_NONE, NULL, C_ ("command line", "Start a new game"), NULL },
    { "resume", 0, 0, G_OPTION_ARG_NONE, NULL, C_ ("command line", "Resume the last game"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, C_ ("command line", "Show the version"), NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  self->inhibitor = (DubInhibitor){ gtk_application_inhibit, gtk_application_uninhibit };
}

gboolean
dub_application_check_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, DUB_APPLICATION_ID, TRUE) : NULL;

  if (schema != NULL)
    return TRUE;
  g_printerr ("dubarry: %s\n",
              /* Translators: “glib-compile-schemas” is the name of a program. */
              C_ ("command line", "The settings schema is missing, so Du Barry cannot start. "
                                  "Reinstall it, or run glib-compile-schemas."));

  return FALSE;
}

DubApplication *
dub_application_new (void)
{
  return g_object_new (DUB_TYPE_APPLICATION, "application-id", DUB_APPLICATION_ID,
                       "resource-base-path", "/io/github/dubarry_companion/DuBarry", "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}

void
dub_application_choose_language (DubApplication *self, const DubBox *box)
{
  gboolean is_classic = box != NULL && box->edition == DUB_EDITION_CLASSIC;
  g_autofree char *language = is_classic ? g_strdup ("en@classic")
                                         : g_settings_get_string (dub_settings_get (), "language");
  DubWindow *window = find_window (self);

  if (g_strcmp0 (language, self->language) == 0)
    return;
  dub_text_set_language (*language != '\0' ? language : NULL);
  g_free (self->language);
  self->language = g_steal_pointer (&language);
  if (window == NULL)
    return;
  if (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)) != NULL)
    make_help (GTK_APPLICATION_WINDOW (window));
  dub_rules_window_renew (GTK_WINDOW (window),
                          is_classic ? DUB_EDITION_CLASSIC : DUB_EDITION_DELUXE);
}

DubSpeaker *
dub_application_get_speaker (DubApplication *self)
{
  return self->speaker;
}

void
dub_application_set_speech (DubApplication *self, const DubSpeechService *service)
{
  g_object_unref (self->speaker);
  self->speaker = dub_speaker_new (service, dub_settings_get ());
}

void
dub_application_set_inhibitor (DubApplication *self, DubInhibitor inhibitor)
{
  self->inhibitor = inhibitor;
}

/* A cookie of 0 means that the display does not support this, which is not worth reporting. */
void
dub_application_keep_awake (DubApplication *self, GtkWindow *window, gboolean awake)
{
  GtkApplication *application = GTK_APPLICATION (self);

  if (awake && self->cookie == 0)
    self->cookie = self->inhibitor.inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE,
                                            C_ ("keeping the screen on", "A game is in progress"));
  else if (!awake && self->cookie != 0) {
    self->inhibitor.uninhibit (application, self->cookie);
    self->cookie = 0;
  }
}
