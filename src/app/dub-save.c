/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-save.h"

#include "dub-text.h"

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

/* Files elsewhere than on this computer have no path. */
static char *
get_path (GFile *file, GtkWidget *widget)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    say (widget, C_("file", "Only files on this computer can be used."));

  return path;
}

/* A game that is open is written as it is known there, wherever its own file is. */
static void
export_to (GFile *file, const char *id, DubSession *session, GtkWidget *window)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = get_path (file, window);
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (path == NULL)
    return;
  if (session != NULL ? !dub_session_save_copy (session, path, &error)
                      : !dub_games_export (id, path, &error)) {
    say_error (window, error);
    return;
  }
  name = g_filename_display_basename (path);
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (C_("file", "Exported: %s"), name);
  say (window, sentence);
}

/* The id of a game of our own folder, else NULL. */
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

void
dub_save_import (GFile *file, GtkWidget *parent)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = find_own_id (file);
  g_autofree char *path = NULL;

  if (id == NULL) {
    path = get_path (file, parent);
    if (path == NULL)
      return;
    id = dub_games_import (path, &error);
    if (id == NULL) {
      say_error (parent, error);
      return;
    }
  }
  gtk_widget_activate_action (parent, "win.open-game", "s", id);
}

/* The window may be gone by the time that a file is chosen. */
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
      dub_save_import (file, GTK_WIDGET (window));
  }
  g_object_unref (dialog);
}

static GtkFileChooserNative *
new_chooser (GtkWidget *parent, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (root), action, accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, C_("file", "Games of Du Barry"));
  gtk_file_filter_add_suffix (filter, suffix + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (finish), NULL);

  return chooser;
}

static GtkFileChooserNative *
new_save_chooser (GtkWidget *parent, const char *title, const char *accept, const char *name)
{
  GtkFileChooserNative *chooser = new_chooser (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, accept);
  g_autofree char *file_name = g_strconcat (name, suffix, NULL);

  /* A file's name has no slashes. */
  g_strdelimit (file_name, "/\\", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file_name);

  return chooser;
}

void
dub_save_game_of_id (const char *id, const char *name, GtkWidget *parent)
{
  GtkFileChooserNative *chooser =
      new_save_chooser (parent, C_("file", "Export Game"), C_("button", "Export"), name);

  g_object_set_data_full (G_OBJECT (chooser), "id", g_strdup (id), g_free);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_session (DubSession *session, GtkFileChooserNative *chooser)
{
  g_object_set_data_full (G_OBJECT (chooser), "session", g_object_ref (session), g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
dub_save_game (DubSession *session, GtkWidget *parent)
{
  save_session (session, new_save_chooser (parent, C_("file", "Export Game"),
                                                       C_("button", "Export"),
                                                           dub_session_get_name (session)));
}

void
dub_save_copy (DubSession *session, GtkWidget *parent)
{
  save_session (session, new_save_chooser (parent, C_("file", "Save a Copy"),
                                                       C_("button", "Save"),
                                                           dub_session_get_name (session)));
}

void
dub_save_open (GtkWidget *parent)
{
  GtkFileChooserNative *chooser =
      new_chooser (parent, C_("file", "Open File"), GTK_FILE_CHOOSER_ACTION_OPEN,
                               C_("button", "Open"));

  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
