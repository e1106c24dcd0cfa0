/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-files.h"

#include "dub-saved-list.h"
#include "dub-text.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char suffix[] = ".dubarry";

static void
say (GtkWidget *widget, const char *sentence)
{
  gtk_widget_activate_action (widget, "win.say", "s", sentence);
}

static void
say_error (GtkWidget *widget, const GError *error)
{
  g_autofree char *sentence = dub_text_error (error);

  say (widget, sentence);
}

/* Files that are not on this computer have no path. */
static char *
get_path (GFile *file, GtkWidget *widget)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    say (widget, C_("file", "Choose a file on this computer."));

  return path;
}

static void
export_game (DubJob *job)
{
  dub_games_export (job->id, job->argument, &job->error);
}

static void
write_copy (DubJob *job)
{
  dub_games_write_copy (job->data, job->argument, &job->error);
}

static void
exported_cb (gpointer window, DubJob *job)
{
  g_autofree char *name = g_filename_display_basename (job->argument);
  /* Translators: %s is the name of a file. */
  g_autofree char *sentence = g_strdup_printf (C_("file", "Exported: %s"), name);

  if (job->error != NULL)
    say_error (window, job->error);
  else
    say (window, sentence);
}

/* An open game is written as it is in memory, regardless of its own file. */
static void
export_to (GFile *file, const char *id, DubSession *session, GtkWidget *window)
{
  g_autoptr (GError) error = NULL;
  char *path = get_path (file, window);
  DubJob job = { .id = g_strdup (id), .argument = path, .free_data = g_free };

  if (path == NULL)
    return;
  if (session != NULL)
    job.data = dub_session_print (session, &error);
  if (error != NULL)
    say_error (window, error);
  else
    dub_worker_run (session != NULL ? write_copy : export_game, exported_cb, window, job);
}

/* Returns the id if the file is in the games folder, or else NULL. */
static char *
find_own_id (GFile *file)
{
  g_autofree char *folder_path = dub_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (folder_path);
  g_autofree char *name = g_file_get_basename (file);

  if (!g_file_has_parent (file, folder) || !g_str_has_suffix (name, suffix))
    return NULL;

  return g_strndup (name, strlen (name) - strlen (suffix));
}

static void
import_game (DubJob *job)
{
  job->made = dub_games_import (job->argument, &job->error);
}

static void
imported_cb (gpointer window, DubJob *job)
{
  if (job->error != NULL)
    say_error (window, job->error);
  else
    gtk_widget_activate_action (window, "win.open-game", "s", job->made);
}

void
dub_game_files_import (GFile *file, GtkWidget *parent)
{
  g_autofree char *id = find_own_id (file);
  char *path;

  if (id != NULL) {
    gtk_widget_activate_action (parent, "win.open-game", "s", id);
    return;
  }
  path = get_path (file, parent);
  if (path != NULL)
    dub_worker_run (import_game, imported_cb, parent, (DubJob){ .argument = path });
}

/* The window may be gone by the time a file is chosen. */
static void
finish (GtkNativeDialog *dialog, int response)
{
  GtkWindow *window = gtk_native_dialog_get_transient_for (dialog);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  const char *id = g_object_get_data (G_OBJECT (dialog), "id");
  DubSession *session = g_object_get_data (G_OBJECT (dialog), "session");

  if (response == GTK_RESPONSE_ACCEPT && window != NULL && file != NULL) {
    if (id != NULL || session != NULL)
      export_to (file, id, session, GTK_WIDGET (window));
    else
      dub_game_files_import (file, GTK_WIDGET (window));
  }
  g_object_unref (dialog);
}

/* Without a name, this opens a file. With one, it saves the game of the id, or that of the
 * session. */
static void
choose_file (GtkWidget *parent, const char *title, const char *accept, const char *name,
             const char *id, DubSession *session)
{
  GtkFileChooserNative *chooser =
      dub_saved_list_new_chooser (parent, title, accept,
                                  C_("file", "Du Barry Games"), suffix, name);

  g_object_set_data_full (G_OBJECT (chooser), "id", g_strdup (id), g_free);
  if (session != NULL)
    g_object_set_data_full (G_OBJECT (chooser), "session", g_object_ref (session), g_object_unref);
  g_signal_connect (chooser, "response", G_CALLBACK (finish), NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
dub_game_files_game_of_id (const char *id, const char *name, GtkWidget *parent)
{
  choose_file (parent, C_("file", "Export Game"), C_("button", "Export"), name, id, NULL);
}

void
dub_game_files_game (DubSession *session, GtkWidget *parent)
{
  choose_file (parent, C_("file", "Export Game"),
                           C_("button", "Export"), dub_session_get_name (session), NULL, session);
}

void
dub_game_files_copy (DubSession *session, GtkWidget *parent)
{
  choose_file (parent, C_("file", "Save a Copy"),
                           C_("button", "Save"), dub_session_get_name (session), NULL, session);
}

void
dub_game_files_open (GtkWidget *parent)
{
  choose_file (parent, C_("file", "Open File"), C_("button", "Open"), NULL, NULL, NULL);
}
