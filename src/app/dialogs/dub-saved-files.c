/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-saved-files.h"

#include "dub-dialogs.h"
#include "dub-file.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The actions on files of a kind, and their titles. */
static const struct {
  const char *actions; /* their prefix */
  const char *suffix;
  gboolean (*rename) (const char *id, const char *name, GError **error);
  gboolean (*export) (const char *id, const char *path, GError **error);
  gboolean (*delete) (const char *id, GError **error);
  char *(*restore) (const char *id, GError **error);
  char *(*describe) (const GError *error);
  int max_name;
  const char *files;
  const char *open_title;
  const char *open_button;
  const char *export_title;
  const char *rename_title;
  const char *name_label;
} kinds[DUB_N_SAVED_KINDS] = {
  [DUB_SAVED_GAME] = { "games", ".dubarry", dub_games_rename, dub_games_export, dub_games_delete,
                       dub_games_restore, dub_text_error, DUB_MAX_GAME_NAME,
                       NC_ ("file", "Du Barry Games"), NC_ ("file", "Open File"),
                       NC_ ("button", "Open"), NC_ ("file", "Export Game"),
                       NC_ ("dialog", "Rename Game"), NC_ ("dialog", "Game name") },
  [DUB_SAVED_BOX] = { "boxes", ".dubarry-box", dub_profiles_rename, dub_profiles_export,
                      dub_profiles_delete, dub_profiles_restore, dub_box_dup_problem,
                      DUB_MAX_BOX_NAME / 2, NC_ ("file", "Du Barry Profiles"),
                      NC_ ("file", "Import Profile"), NC_ ("button", "Import"),
                      NC_ ("file", "Export Profile"), NC_ ("dialog", "Rename Profile"),
                      NC_ ("dialog", "Profile name") },
};

static const char *
translate (const char *context, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

/* The kind that an action is for, by its prefix. */
static DubSavedKind
find_kind (const char *action)
{
  return g_str_has_prefix (action, kinds[DUB_SAVED_BOX].actions) ? DUB_SAVED_BOX : DUB_SAVED_GAME;
}

void
dub_saved_files_report (gpointer window, DubSavedKind kind, const char *what, const GError *error)
{
  g_autofree char *action = g_strconcat (kinds[kind].actions, ".done", NULL);
  g_autofree char *problem = error != NULL ? kinds[kind].describe (error) : g_strdup ("");

  gtk_widget_activate_action (window, action, "(ss)", error != NULL && what != NULL ? what : "",
                              problem);
}

/* The data of these jobs is the kind. */
static DubSavedKind
get_kind (const DubJob *job)
{
  return GPOINTER_TO_UINT (job->data);
}

static void
rename_item (DubJob *job)
{
  kinds[get_kind (job)].rename (job->id, job->argument, &job->error);
}

static void
changed_cb (gpointer window, DubJob *job)
{
  dub_saved_files_report (window, get_kind (job), C_ ("boxes", "The profile cannot be changed"),
                          job->error);
}

static void
rename_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSavedKind kind = find_kind (action);
  DubDialogJob job = { .work = rename_item, .done = changed_cb, .data = GUINT_TO_POINTER (kind) };

  g_variant_get (parameter, "(&s&s)", &job.id, &job.name);
  dub_dialogs_ask_name (widget, translate ("dialog", kinds[kind].rename_title),
                        C_ ("button", "Rename"), translate ("dialog", kinds[kind].name_label),
                        kinds[kind].max_name, job);
}

static void
export_item (DubJob *job)
{
  kinds[get_kind (job)].export(job->id, job->argument, &job->error);
}

static void
say_exported (GtkWidget *window, const DubJob *job)
{
  g_autofree char *name = g_filename_display_basename (job->argument);
  /* Translators: %s is the name of a file. */
  g_autofree char *sentence = g_strdup_printf (C_ ("file", "Exported: %s"), name);

  if (job->error == NULL)
    dub_ui_say (window, sentence);
}

static void
exported_cb (gpointer window, DubJob *job)
{
  say_exported (window, job);
  dub_saved_files_report (window, get_kind (job), C_ ("boxes", "The profile cannot be exported"),
                          job->error);
}

/* The target of the action is handed on, so that the id stays. */
static void
export_to (GtkWidget *window, const char *path, gpointer target)
{
  DubSavedKind kind;
  char *id;

  g_variant_get (target, "(us)", &kind, &id);
  dub_worker_run (export_item, exported_cb, window,
                  (DubJob){ .id = id,
                            .argument = g_strdup (path),
                            .data = GUINT_TO_POINTER (kind) });
}

static void
choose (GtkWidget *parent, DubSavedKind kind, DubChooser chooser)
{
  chooser.filter = translate ("file", kinds[kind].files);
  chooser.suffix = kinds[kind].suffix;
  dub_dialogs_choose (GTK_WIDGET (gtk_widget_get_root (parent)), &chooser);
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSavedKind kind = find_kind (action);
  const char *id, *name;

  g_variant_get (parameter, "(&s&s)", &id, &name);
  choose (widget, kind,
          (DubChooser){ .title = translate ("file", kinds[kind].export_title),
                        .accept = C_ ("button", "Export"),
                        .name = name,
                        .chosen = export_to,
                        .data = g_variant_ref_sink (g_variant_new ("(us)", kind, id)),
                        .free_data = (GDestroyNotify) g_variant_unref });
}

static void
delete_item (DubJob *job)
{
  kinds[get_kind (job)].delete(job->id, &job->error);
}

static void
deleted_cb (gpointer window, DubJob *job)
{
  gboolean is_box = get_kind (job) == DUB_SAVED_BOX;
  g_autofree char *sentence =
      /* Translators: %s is the name of a box. */
      is_box ? g_strdup_printf (C_ ("boxes", "Deleted: %s"), job->argument)
             /* Translators: %s is the name of a game. */
             : g_strdup_printf (C_ ("games", "Deleted: %s"), job->argument);

  changed_cb (window, job);
  if (job->error == NULL)
    dub_ui_offer_undo (window, sentence, is_box ? "boxes.restore" : "games.restore", job->id);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubJob job = { .data = GUINT_TO_POINTER (find_kind (action)) };

  g_variant_get (parameter, "(ss)", &job.id, &job.argument);
  dub_worker_run (delete_item, deleted_cb, widget, job);
}

char *
dub_saved_files_restore (DubSavedKind kind, const char *id, GError **error)
{
  return kinds[kind].restore (id, error);
}

static void
restore_item (DubJob *job)
{
  job->made = dub_saved_files_restore (get_kind (job), job->id, &job->error);
}

static void
restore_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_worker_run (restore_item, changed_cb, widget,
                  (DubJob){ .id = g_variant_dup_string (parameter, NULL),
                            .data = GUINT_TO_POINTER (find_kind (action)) });
}

void
dub_saved_files_install (GtkWidgetClass *klass, DubSavedKind kind)
{
  static const struct {
    const char *name;
    const char *type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { ".rename", "(ss)", rename_cb },
    { ".export", "(ss)", export_cb },
    { ".delete", "(ss)", delete_cb },
    { ".restore", "s", restore_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *name = g_strconcat (kinds[kind].actions, actions[i].name, NULL);

    gtk_widget_class_install_action (klass, name, actions[i].type, actions[i].activate);
  }
}

static void
write_copy (DubJob *job)
{
  dub_file_export (job->argument, job->data, -1, &job->error);
}

static void
copied_cb (gpointer window, DubJob *job)
{
  say_exported (window, job);
  if (job->error != NULL)
    dub_ui_report (window, job->error);
}

/* An open game is written as it is in memory, regardless of its own file. */
static void
copy_to (GtkWidget *window, const char *path, gpointer session)
{
  g_autoptr (GError) error = NULL;
  char *text = dub_session_print (session, &error);

  if (text == NULL)
    dub_ui_report (window, error);
  else
    dub_worker_run (write_copy, copied_cb, window,
                    (DubJob){ .argument = g_strdup (path), .data = text, .free_data = g_free });
}

void
dub_saved_files_export (DubSession *session, GtkWidget *parent, gboolean is_rescue)
{
  choose (parent, DUB_SAVED_GAME,
          (DubChooser){ .title =
                            is_rescue ? C_ ("file", "Save a Copy") : C_ ("file", "Export Game"),
                        .accept = is_rescue ? C_ ("button", "Save") : C_ ("button", "Export"),
                        .name = dub_session_get_name (session),
                        .chosen = copy_to,
                        .data = g_object_ref (session),
                        .free_data = g_object_unref });
}

void
dub_saved_files_choose (GtkWidget *window, DubSavedKind kind,
                        void (*chosen) (GtkWidget *window, const char *path, gpointer data))
{
  choose (window, kind,
          (DubChooser){ .title = translate ("file", kinds[kind].open_title),
                        .accept = translate ("button", kinds[kind].open_button),
                        .chosen = chosen });
}

/* Returns the id if the file is in the games folder, or else NULL. */
static char *
find_own_id (const char *path)
{
  g_autofree char *folder_path = dub_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (folder_path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const char *suffix = kinds[DUB_SAVED_GAME].suffix;
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
    dub_ui_report (window, job->error);
  else
    gtk_widget_activate_action (window, "win.open-game", "s", job->made);
  if (job->data != NULL)
    dub_ui_report (window, job->data);
}

void
dub_saved_files_open (GtkWidget *window, const char *path, gpointer unused)
{
  g_autofree char *id = find_own_id (path);

  (void) unused;
  if (id != NULL)
    gtk_widget_activate_action (window, "win.open-game", "s", id);
  else
    dub_worker_run (import_game, imported_cb, window, (DubJob){ .argument = g_strdup (path) });
}
