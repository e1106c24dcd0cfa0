/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-files.h"

#include "dub-dialogs.h"
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
  g_autofree char *sentence = g_strdup_printf (C_ ("file", "Exported: %s"), name);

  if (job->error != NULL)
    say_error (window, job->error);
  else
    say (window, sentence);
}

static void
export_to (GtkWidget *window, const char *path, gpointer id)
{
  dub_worker_run (export_game, exported_cb, window,
                  (DubJob){ .id = g_strdup (id), .argument = g_strdup (path) });
}

/* An open game is written as it is in memory, regardless of its own file. */
static void
copy_to (GtkWidget *window, const char *path, gpointer session)
{
  g_autoptr (GError) error = NULL;
  char *text = dub_session_print (session, &error);

  if (text == NULL)
    say_error (window, error);
  else
    dub_worker_run (write_copy, exported_cb, window,
                    (DubJob){ .argument = g_strdup (path), .data = text, .free_data = g_free });
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
  GError *damage = NULL;

  job->made = dub_games_import (job->argument, &damage, &job->error);
  job->data = damage;
  job->free_data = damage != NULL ? (GDestroyNotify) g_error_free : NULL;
}

static void
imported_cb (gpointer window, DubJob *job)
{
  if (job->error != NULL)
    say_error (window, job->error);
  else
    gtk_widget_activate_action (window, "win.open-game", "s", job->made);
  if (job->data != NULL)
    say_error (window, job->data);
}

void
dub_game_files_import (GFile *file, GtkWidget *parent)
{
  g_autofree char *id = find_own_id (file);
  char *path = id == NULL ? g_file_get_path (file) : NULL;

  if (id != NULL)
    gtk_widget_activate_action (parent, "win.open-game", "s", id);
  else if (path == NULL)
    say (parent, C_ ("file", "Choose a file on this computer."));
  else
    dub_worker_run (import_game, imported_cb, parent, (DubJob){ .argument = path });
}

static void
open_file (GtkWidget *window, const char *path, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  dub_game_files_import (file, window);
}

/* The page may be gone by the time a file is chosen, but the window stays. */
static void
choose (GtkWidget *parent, DubChooser chooser)
{
  chooser.filter = C_ ("file", "Du Barry Games");
  chooser.suffix = suffix;
  dub_dialogs_choose (GTK_WIDGET (gtk_widget_get_root (parent)), &chooser);
}

static void
choose_copy (DubSession *session, GtkWidget *parent, const char *title, const char *accept)
{
  choose (parent, (DubChooser){ .title = title,
                                .accept = accept,
                                .name = dub_session_get_name (session),
                                .chosen = copy_to,
                                .data = g_object_ref (session),
                                .free_data = g_object_unref });
}

void
dub_game_files_game (DubSession *session, GtkWidget *parent)
{
  choose_copy (session, parent, C_ ("file", "Export Game"), C_ ("button", "Export"));
}

void
dub_game_files_copy (DubSession *session, GtkWidget *parent)
{
  choose_copy (session, parent, C_ ("file", "Save a Copy"), C_ ("button", "Save"));
}

void
dub_game_files_open (GtkWidget *parent)
{
  choose (parent, (DubChooser){ .title = C_ ("file", "Open File"),
                                .accept = C_ ("button", "Open"),
                                .chosen = open_file });
}

/* Called after any change of a game in a list, successful or not. */
static void
changed_cb (gpointer widget, DubJob *job)
{
  if (job->error != NULL)
    say_error (widget, job->error);
  gtk_widget_activate_action (widget, "games.update", NULL);
}

static void
rename_saved (DubJob *job)
{
  dub_games_rename (job->id, job->argument, &job->error);
}

static void
rename_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubDialogJob job = { .work = rename_saved, .done = changed_cb };

  g_variant_get (parameter, "(&s&s)", &job.id, &job.name);
  dub_dialogs_ask_name (widget, C_ ("dialog", "Rename Game"), C_ ("button", "Rename"),
                        C_ ("dialog", "Game name"), DUB_MAX_GAME_NAME, job);
}

static void
choose_export (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id, *name; /* the target of an action */

  g_variant_get (parameter, "(&s&s)", &id, &name);
  choose (widget, (DubChooser){ .title = C_ ("file", "Export Game"),
                                .accept = C_ ("button", "Export"),
                                .name = name,
                                .chosen = export_to,
                                .data = g_strdup (id),
                                .free_data = g_free });
}

static void
delete_saved (DubJob *job)
{
  dub_games_delete (job->id, &job->error);
}

static void
deleted_cb (gpointer widget, DubJob *job)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *sentence = g_strdup_printf (C_ ("games", "Deleted: %s"), job->argument);

  changed_cb (widget, job);
  if (job->error == NULL)
    gtk_widget_activate_action (widget, "win.offer-undo", "(ss)", sentence, job->id);
}

static void
delete_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubJob job = { 0 };

  g_variant_get (parameter, "(ss)", &job.id, &job.argument);
  dub_worker_run (delete_saved, deleted_cb, widget, job);
}

void
dub_game_files_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "games.rename", "(ss)", rename_game);
  gtk_widget_class_install_action (klass, "games.export", "(ss)", choose_export);
  gtk_widget_class_install_action (klass, "games.delete", "(ss)", delete_game);
}

static void
add_item (GMenu *menu, const char *label, const char *action, const DubSummary *info)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "(ss)", info->id,
                                     dub_saved_list_get_name (info));
  g_menu_append_item (menu, item);
}

GMenu *
dub_game_files_new_menu (const DubSummary *info)
{
  GMenu *menu = g_menu_new ();

  if (info->problem == NULL) {
    add_item (menu, C_ ("menu", "Rename…"), "games.rename", info);
    add_item (menu, C_ ("menu", "Export…"), "games.export", info);
  }
  add_item (menu, C_ ("menu", "Delete"), "games.delete", info);

  return menu;
}

char *
dub_game_files_dup_label (const DubSummary *info)
{
  /* Translators: the name of a menu; %s is the name of a game. */
  return g_strdup_printf (C_ ("menu", "Menu for the game: %s"), dub_saved_list_get_name (info));
}

GtkWidget *
dub_game_files_new_button (const DubSummary *info)
{
  g_autoptr (GMenu) menu = dub_game_files_new_menu (info);
  g_autofree char *label = dub_game_files_dup_label (info);

  return dub_saved_list_new_menu_button (menu, label);
}
