/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-boxes-window.h"

#include "dub-application.h"
#include "dub-box-assistant.h"
#include "dub-child-window.h"
#include "dub-dialogs.h"
#include "dub-profiles.h"
#include "dub-saved-list.h"
#include "dub-template.h"
#include "dub-text-box.h"
#include "dub-text-error.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-window.h"

#include <glib/gi18n-lib.h>

struct _DubBoxesWindow {
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *problem_group;
  AdwActionRow *problem_row;
  AdwPreferencesGroup *own_group;
  AdwPreferencesGroup *shipped_group;
  AdwPreferencesGroup *damaged_group;

  GPtrArray *profiles; /* owned; of DubSummary */
  GPtrArray *rows;     /* owned; of GtkWidget, not owned: to be removed before an update */
};

G_DEFINE_FINAL_TYPE (DubBoxesWindow, dub_boxes_window, ADW_TYPE_WINDOW)

static void
say (DubBoxesWindow *self, const char *sentence)
{
  dub_ui_say (self->toasts, sentence);
}

/* Shows an error until the next action. */
static void
show_problem (DubBoxesWindow *self, const char *what, const GError *error)
{
  g_autofree char *problem = error != NULL ? dub_box_dup_problem (error) : NULL;

  gtk_widget_set_visible (self->problem_group, error != NULL);
  if (error == NULL)
    return;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->problem_row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->problem_row), what);
  adw_action_row_set_subtitle (self->problem_row, problem);
  gtk_widget_grab_focus (GTK_WIDGET (self->problem_row));
}

static GtkWidget *
new_menu_button (const DubSummary *info)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  const char *name = dub_saved_list_get_name (info);
  /* Translators: the name of a menu; %s is the name of a box. */
  g_autofree char *label = g_strdup_printf (C_ ("menu", "Menu for the profile: %s"), name);
  gboolean is_own = !dub_profiles_is_shipped (info->id);

  if (info->problem == NULL) {
    dub_saved_list_add_item (menu, C_ ("menu", "Match Your Copy…"), "boxes.match", info->id);
    dub_saved_list_add_item (menu, C_ ("menu", "Duplicate…"), "boxes.copy", info->id);
    if (is_own)
      dub_saved_list_add_item (menu, C_ ("menu", "Rename…"), "boxes.rename", info->id);
    dub_saved_list_add_item (menu, C_ ("menu", "Export…"), "boxes.export", info->id);
    if (is_own)
      dub_saved_list_add_item (menu, C_ ("menu", "Reset to Sample Values…"), "boxes.reset",
                               info->id);
  }
  if (is_own)
    dub_saved_list_add_item (menu, C_ ("menu", "Delete"), "boxes.delete", info->id);

  return dub_saved_list_new_menu_button (menu, label);
}

/* Makes the whole row activatable, also for a screen reader; its title names row and button. */
static void
add_match_button (AdwActionRow *row, const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-next-symbolic");

  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "boxes.match");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  adw_action_row_add_suffix (row, button);
  adw_action_row_set_activatable_widget (row, button);
}

static void
add_row (DubBoxesWindow *self, AdwPreferencesGroup *group, const DubSummary *info)
{
  g_autofree char *sources = dub_text_parts (dub_profile_count_done (info->id), DUB_N_PARTS);
  g_autofree char *edition = dub_text_edition (info->numbers[DUB_PROFILE_EDITION]);
  g_autofree char *fault = info->problem != NULL ? dub_text_fault_in_file (info->problem) : NULL;
  GtkWidget *row =
      dub_ui_new_row (dub_profiles_is_shipped (info->id) ? edition : dub_saved_list_get_name (info),
                      fault != NULL ? fault : sources);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_menu_button (info));
  if (info->problem == NULL)
    add_match_button (ADW_ACTION_ROW (row), info->id);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

/* Adds a button for creating the first profile. */
static void
add_invitation (DubBoxesWindow *self)
{
  GtkWidget *row =
      dub_ui_new_row (C_ ("boxes", "Match Your Copy"),
                      C_ ("boxes", "Takes about ten minutes. You can stop at any point."));

  add_match_button (ADW_ACTION_ROW (row), "deluxe");
  adw_preferences_group_add (self->own_group, row);
  g_ptr_array_add (self->rows, row);
}

static void
update (DubBoxesWindow *self)
{
  guint n_own = 0, n_damaged = 0;

  /* An assistant that goes with this window is over, but there is no list any more. */
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  dub_saved_list_clear_rows (self->rows);
  g_clear_pointer (&self->profiles, g_ptr_array_unref);
  self->profiles = dub_profiles_list ();
  for (guint i = 0; i < self->profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (self->profiles, i);

    add_row (self,
             info->problem != NULL                ? self->damaged_group
             : dub_profiles_is_shipped (info->id) ? self->shipped_group
                                                  : self->own_group,
             info);
    n_own += info->problem == NULL && !dub_profiles_is_shipped (info->id);
    n_damaged += info->problem != NULL;
  }
  if (n_own == 0)
    add_invitation (self);
  gtk_widget_set_visible (GTK_WIDGET (self->damaged_group), n_damaged > 0);
}

/* Text uses the terms of the profile's edition while it is being matched. */
static void
choose_language (DubBoxesWindow *self, const DubBox *box)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkApplication *application = parent != NULL ? gtk_window_get_application (parent) : NULL;
  DubSession *session =
      DUB_IS_WINDOW (parent) ? dub_window_get_session (DUB_WINDOW (parent)) : NULL;

  if (box == NULL && session != NULL)
    box = &dub_session_get_game (session)->box;
  if (DUB_IS_APPLICATION (application))
    dub_application_choose_language (DUB_APPLICATION (application), box);
}

static void
assistant_gone_cb (DubBoxesWindow *self)
{
  choose_language (self, NULL);
  update (self);
}

static void
open_assistant (DubBoxesWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, &error);
  GtkWidget *assistant;

  show_problem (self, C_ ("boxes", "The profile cannot be opened"), error);
  if (editor == NULL)
    return;
  choose_language (self, &dub_box_editor_get_draft (editor)->box);
  assistant = dub_box_assistant_new (GTK_WINDOW (self), editor);
  g_signal_connect_object (assistant, "destroy", G_CALLBACK (assistant_gone_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (assistant));
}

/* Called after any operation on a profile, successful or not. Its data is what to say if it
 * failed. */
static void
done_cb (gpointer self, DubJob *job)
{
  show_problem (self, job->data, job->error);
  update (self);
}

static void
copy_box (DubJob *job)
{
  job->made = dub_profiles_duplicate (job->id, job->argument, &job->error);
}

/* A copy of a shipped profile is that of the next game, and is opened for matching at once. */
static void
begun_cb (gpointer self, DubJob *job)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  done_cb (self, job);
  if (job->made == NULL)
    return;
  g_settings_set_string (settings, "box", job->made);
  open_assistant (self, job->made);
}

static void
ask_name (DubBoxesWindow *self, const char *heading, const char *label, DubDialogJob job)
{
  dub_dialogs_ask_name (GTK_WIDGET (self), heading, label, C_ ("dialog", "Profile name"),
                        DUB_MAX_BOX_NAME / 2, job);
}

void
dub_boxes_window_match (DubBoxesWindow *self, const char *id)
{
  if (dub_saved_list_find (self->profiles, id) == NULL)
    return;
  if (dub_profiles_is_shipped (id))
    ask_name (self, C_ ("dialog", "Name Your Profile"), C_ ("button", "Start"),
              (DubDialogJob){ id, C_ ("box", "Your copy"), copy_box, begun_cb,
                              C_ ("boxes", "The profile cannot be copied") });
  else
    open_assistant (self, id);
}

static void
match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_boxes_window_match (DUB_BOXES_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Returns the profile that an action is about, NULL if it is gone. */
static const DubSummary *
find_profile (GtkWidget *widget, GVariant *parameter)
{
  return dub_saved_list_find (DUB_BOXES_WINDOW (widget)->profiles,
                              g_variant_get_string (parameter, NULL));
}

static void
copy_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSummary *info = find_profile (widget, parameter);

  if (info != NULL)
    ask_name (DUB_BOXES_WINDOW (widget), C_ ("dialog", "Duplicate Profile"),
              C_ ("button", "Duplicate"),
              (DubDialogJob){ info->id, info->name, copy_box, done_cb,
                              C_ ("boxes", "The profile cannot be copied") });
}

static void
rename_box (DubJob *job)
{
  dub_profiles_rename (job->id, job->argument, &job->error);
}

static void
rename_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSummary *info = find_profile (widget, parameter);

  if (info != NULL)
    ask_name (DUB_BOXES_WINDOW (widget), C_ ("dialog", "Rename Profile"), C_ ("button", "Rename"),
              (DubDialogJob){ info->id, dub_saved_list_get_name (info), rename_box, done_cb,
                              C_ ("boxes", "The profile cannot be renamed") });
}

static void
reset_box (DubJob *job)
{
  dub_profiles_reset (job->id, &job->error);
}

static void
delete_box (DubJob *job)
{
  dub_profiles_delete (job->id, &job->error);
}

static void
ask_reset (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id = g_variant_get_string (parameter, NULL);

  dub_dialogs_confirm (widget, C_ ("dialog", "Reset to Sample Values?"),
                       C_ ("dialog", "Everything you entered will be lost. Games in progress keep "
                                     "their values."),
                       C_ ("button", "Reset"),
                       (DubDialogJob){ id, NULL, reset_box, done_cb,
                                       C_ ("boxes", "The profile cannot be changed") });
}

static void
deleted_cb (gpointer self, DubJob *job)
{
  /* Translators: %s is the name of a box. */
  g_autofree char *sentence = g_strdup_printf (C_ ("boxes", "Deleted: %s"), job->argument);

  done_cb (self, job);
  if (job->error == NULL)
    dub_ui_offer_undo (DUB_BOXES_WINDOW (self)->toasts, sentence, "boxes.restore", job->id);
}

static void
delete_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSummary *info = find_profile (widget, parameter);

  if (info != NULL)
    dub_worker_run (delete_box, deleted_cb, widget,
                    (DubJob){ .id = g_strdup (info->id),
                              .argument = g_strdup (dub_saved_list_get_name (info)),
                              .data = (gpointer) C_ ("boxes", "The profile cannot be changed") });
}

static void
restore_box (DubJob *job)
{
  job->made = dub_profiles_restore (job->id, &job->error);
}

static void
restore_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_worker_run (restore_box, done_cb, widget,
                  (DubJob){ .id = g_variant_dup_string (parameter, NULL),
                            .data = (gpointer) C_ ("boxes", "The profile cannot be changed") });
}

static void
export_box (DubJob *job)
{
  dub_profiles_export (job->id, job->argument, &job->error);
}

static void
exported_cb (gpointer self, DubJob *job)
{
  g_autofree char *name = g_path_get_basename (job->argument);
  /* Translators: %s is the name of a file. */
  g_autofree char *sentence = g_strdup_printf (C_ ("file", "Exported: %s"), name);

  if (job->error == NULL)
    say (self, sentence);
  show_problem (self, C_ ("boxes", "The profile cannot be exported"), job->error);
}

static void
import_box (DubJob *job)
{
  job->made = dub_profiles_import (job->argument, &job->error);
}

static void
imported_cb (gpointer self, DubJob *job)
{
  g_autofree char *name = g_path_get_basename (job->argument);
  g_autofree char *what = NULL;

  if (job->error != NULL)
    /* Translators: %s is the name of a file. */
    what = g_strdup_printf (C_ ("boxes", "Import failed; nothing was changed: %s"), name);
  else
    /* Translators: %s is the name of a file. */
    what = g_strdup_printf (C_ ("boxes", "Imported: %s"), name);
  if (job->error == NULL)
    say (self, what);
  job->data = what;
  done_cb (self, job);
}

static void
import_from (GtkWidget *self, const char *path, gpointer data)
{
  dub_worker_run (import_box, imported_cb, self, (DubJob){ .argument = g_strdup (path) });
}

void
dub_boxes_window_import (DubBoxesWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    say (self, C_ ("file", "Choose a file on this computer."));
  else
    import_from (GTK_WIDGET (self), path, NULL);
}

static void
export_to (GtkWidget *self, const char *path, gpointer id)
{
  dub_worker_run (export_box, exported_cb, self,
                  (DubJob){ .id = g_strdup (id), .argument = g_strdup (path) });
}

static void
export_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSummary *info = find_profile (widget, parameter);

  if (info != NULL)
    dub_dialogs_choose (widget, &(DubChooser){ .title = C_ ("file", "Export Profile"),
                                               .accept = C_ ("button", "Export"),
                                               .filter = C_ ("file", "Du Barry Profiles"),
                                               .suffix = ".json",
                                               .name = dub_saved_list_get_name (info),
                                               .chosen = export_to,
                                               .data = g_strdup (info->id),
                                               .free_data = g_free });
}

static void
import_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_dialogs_choose (widget, &(DubChooser){ .title = C_ ("file", "Import Profile"),
                                             .accept = C_ ("button", "Import"),
                                             .filter = C_ ("file", "Du Barry Profiles"),
                                             .suffix = ".json",
                                             .chosen = import_from });
}

static void
say_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  say (DUB_BOXES_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Finish pending work first. If that fails, the window stays open so that the error can be
 * read. */
static gboolean
dub_boxes_window_close_request (GtkWindow *window)
{
  return !dub_worker_wait () ||
         GTK_WINDOW_CLASS (dub_boxes_window_parent_class)->close_request (window);
}

static void
dub_boxes_window_finalize (GObject *object)
{
  DubBoxesWindow *self = DUB_BOXES_WINDOW (object);

  g_clear_pointer (&self->profiles, g_ptr_array_unref);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (dub_boxes_window_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxesWindow, name)

static void
dub_boxes_window_class_init (DubBoxesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_boxes_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = dub_boxes_window_close_request;

  dub_template_set (widget_class, "dub-boxes-window", CHILD (toasts), CHILD (problem_group),
                    CHILD (problem_row), CHILD (own_group), CHILD (shipped_group),
                    CHILD (damaged_group), NULL);

  gtk_widget_class_install_action (widget_class, "win.say", "s", say_action);
  gtk_widget_class_install_action (widget_class, "boxes.match", "s", match);
  gtk_widget_class_install_action (widget_class, "boxes.copy", "s", copy_profile);
  gtk_widget_class_install_action (widget_class, "boxes.rename", "s", rename_profile);
  gtk_widget_class_install_action (widget_class, "boxes.reset", "s", ask_reset);
  gtk_widget_class_install_action (widget_class, "boxes.delete", "s", delete_profile);
  gtk_widget_class_install_action (widget_class, "boxes.restore", "s", restore_profile);
  gtk_widget_class_install_action (widget_class, "boxes.export", "s", export_profile);
  gtk_widget_class_install_action (widget_class, "boxes.import", NULL, import_profile);
}

static void
dub_boxes_window_init (DubBoxesWindow *self)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  update (self);
  dub_profiles_check (&error);
  show_problem (self, C_ ("boxes", "Your profiles cannot be listed"), error);
}

GtkWidget *
dub_boxes_window_new (GtkWindow *parent)
{
  return dub_child_window_new (DUB_TYPE_BOXES_WINDOW, parent);
}
