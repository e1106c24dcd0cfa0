/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-boxes-window.h"

#include "dub-application.h"
#include "dub-box-assistant.h"
#include "dub-box-compare-window.h"
#include "dub-box-print-window.h"
#include "dub-dialogs.h"
#include "dub-profiles.h"
#include "dub-saved-row.h"
#include "dub-settings.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-window.h"

#include <glib/gi18n-lib.h>

struct _DubBoxesWindow {
  AdwWindow parent_instance;

  GtkWidget *problem_group;
  AdwActionRow *problem_row;
  AdwPreferencesGroup *own_group;
  AdwPreferencesGroup *shipped_group;
  AdwPreferencesGroup *damaged_group;
  GtkWidget *first_row;
};

G_DEFINE_FINAL_TYPE (DubBoxesWindow, dub_boxes_window, ADW_TYPE_WINDOW)

static void
show_problem (DubBoxesWindow *self, const char *what, const char *problem)
{
  gtk_widget_set_visible (self->problem_group, *problem != '\0');
  if (*problem == '\0')
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->problem_row), what);
  adw_action_row_set_subtitle (self->problem_row, problem);
  gtk_widget_grab_focus (GTK_WIDGET (self->problem_row));
}

/* In place of the first profile, a way to make it. */
static void
update (DubBoxesWindow *self)
{
  g_autoptr (GPtrArray) profiles = dub_profiles_list ();
  g_autoptr (GPtrArray) own = g_ptr_array_new (), shipped = g_ptr_array_new ();
  g_autoptr (GPtrArray) damaged = g_ptr_array_new ();

  /* An assistant that goes with this window is over, but there is no list any more. */
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  for (guint i = 0; i < profiles->len; i++) {
    DubSummary *info = g_ptr_array_index (profiles, i);

    g_ptr_array_add (info->problem != NULL                ? damaged
                     : dub_profiles_is_shipped (info->id) ? shipped
                                                          : own,
                     info);
  }
  dub_saved_row_fill (self->own_group, DUB_SAVED_BOX, own, G_MAXUINT);
  dub_saved_row_fill (self->shipped_group, DUB_SAVED_BOX, shipped, G_MAXUINT);
  dub_saved_row_fill (self->damaged_group, DUB_SAVED_BOX, damaged, G_MAXUINT);
  gtk_widget_set_visible (self->first_row, own->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->own_group), TRUE);
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

  dub_saved_files_report (self, DUB_SAVED_BOX, C_ ("boxes", "The profile cannot be opened"), error);
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
  dub_saved_files_report (self, DUB_SAVED_BOX, job->data, job->error);
}

/* The list has changed, or the error is shown until the next action. */
static void
finish (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *what, *problem;

  g_variant_get (parameter, "(&s&s)", &what, &problem);
  show_problem (DUB_BOXES_WINDOW (widget), what, problem);
  update (DUB_BOXES_WINDOW (widget));
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
  gtk_widget_action_set_enabled (self, "boxes.match", TRUE);
  done_cb (self, job);
  if (job->made == NULL)
    return;
  g_settings_set_string (dub_settings_get (), "box", job->made);
  open_assistant (self, job->made);
}

void
dub_boxes_window_match (DubBoxesWindow *self, const char *id)
{
  if (!dub_profiles_is_shipped (id)) {
    open_assistant (self, id);
    return;
  }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "boxes.match", FALSE); /* one copy is enough */
  dub_worker_run (copy_box, begun_cb, self,
                  (DubJob){ .id = g_strdup (id),
                            .argument = g_strdup (C_ ("box", "Your copy")),
                            .data = (gpointer) C_ ("boxes", "The profile cannot be copied") });
}

static void
match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id;

  g_variant_get (parameter, "(&s&s)", &id, NULL);
  dub_boxes_window_match (DUB_BOXES_WINDOW (widget), id);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id;

  g_variant_get (parameter, "(&s&s)", &id, NULL);
  gtk_window_present (GTK_WINDOW (dub_box_compare_window_new (widget, id)));
}

/* The pages have the words of the profile’s edition. */
static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxesWindow *self = DUB_BOXES_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  GtkWidget *window;
  const char *id;
  DubBox box;

  g_variant_get (parameter, "(&s&s)", &id, NULL);
  if (!dub_profiles_load (id, &box, &error)) {
    dub_saved_files_report (self, DUB_SAVED_BOX, C_ ("boxes", "The profile cannot be opened"),
                            error);
    return;
  }
  choose_language (self, &box);
  window = dub_box_print_window_new (widget, &box);
  g_signal_connect_object (window, "destroy", G_CALLBACK (assistant_gone_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
copy_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubDialogJob job = { .work = copy_box,
                       .done = done_cb,
                       .data = (gpointer) C_ ("boxes", "The profile cannot be copied") };

  g_variant_get (parameter, "(&s&s)", &job.id, &job.name);
  dub_dialogs_ask_name (widget, C_ ("dialog", "Duplicate Profile"), C_ ("button", "Duplicate"),
                        C_ ("dialog", "Profile name"), DUB_MAX_BOX_NAME / 2, job);
}

static void
reset_box (DubJob *job)
{
  dub_profiles_reset (job->id, &job->error);
}

static void
ask_reset (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubDialogJob job = { .work = reset_box,
                       .done = done_cb,
                       .data = (gpointer) C_ ("boxes", "The profile cannot be changed") };

  g_variant_get (parameter, "(&s&s)", &job.id, NULL);
  dub_dialogs_confirm (widget, C_ ("dialog", "Reset to Sample Values?"),
                       C_ ("dialog", "Everything you entered will be lost. Games in progress keep "
                                     "their values."),
                       C_ ("button", "Reset"), job);
}

static void
import_box (DubJob *job)
{
  job->made = dub_profiles_import (job->argument, &job->error);
}

static void
replace_box (DubJob *job)
{
  dub_profiles_replace (job->id, job->argument, &job->error);
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
    dub_ui_say (self, what);
  dub_saved_files_report (self, DUB_SAVED_BOX, what, job->error);
}

static void
answered_cb (gpointer self, const char *response, gpointer path)
{
  g_autofree char *id = dub_profiles_find_namesake (path);
  gboolean replaces = g_str_equal (response, "replace") && id != NULL;

  dub_worker_run (replaces ? replace_box : import_box, imported_cb, self,
                  (DubJob){ .id = replaces ? g_steal_pointer (&id) : NULL,
                            .argument = g_strdup (path) });
}

/* A profile of the same name may be an older one of the same copy, or that of somebody else. */
static void
import_from (GtkWidget *self, const char *path, gpointer data)
{
  const DubResponse responses[] = {
    { "replace", C_ ("button", "Replace Mine"), ADW_RESPONSE_DESTRUCTIVE, FALSE },
    { "both", C_ ("button", "Keep Both"), ADW_RESPONSE_SUGGESTED, TRUE },
  };
  g_autofree char *id = dub_profiles_find_namesake (path);
  DubBox box;

  if (id == NULL || !dub_profiles_load (id, &box, NULL))
    answered_cb (self, "both", (gpointer) path);
  else
    dub_dialogs_ask (self, C_ ("dialog", "You Have a Profile of This Name"), box.name, responses,
                     G_N_ELEMENTS (responses), answered_cb, g_strdup (path), g_free);
}

void
dub_boxes_window_import (DubBoxesWindow *self, const char *path)
{
  import_from (GTK_WIDGET (self), path, NULL);
}

static void
import_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_saved_files_choose (widget, DUB_SAVED_BOX, import_from);
}

/* Finish pending work first. If that fails, the window stays open so that the error can be
 * read. */
static gboolean
dub_boxes_window_close_request (GtkWindow *window)
{
  return !dub_worker_wait () ||
         GTK_WINDOW_CLASS (dub_boxes_window_parent_class)->close_request (window);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxesWindow, name)

static void
dub_boxes_window_class_init (DubBoxesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = dub_boxes_window_close_request;

  g_type_ensure (DUB_TYPE_SAVED_ROW);
  dub_template_set (widget_class, "dub-boxes-window", CHILD (problem_group), CHILD (problem_row),
                    CHILD (own_group), CHILD (shipped_group), CHILD (damaged_group),
                    CHILD (first_row), NULL);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  dub_saved_files_install (widget_class, DUB_SAVED_BOX);
  gtk_widget_class_install_action (widget_class, "boxes.done", "(ss)", finish);
  gtk_widget_class_install_action (widget_class, "boxes.match", "(ss)", match);
  gtk_widget_class_install_action (widget_class, "boxes.compare", "(ss)", compare);
  gtk_widget_class_install_action (widget_class, "boxes.print", "(ss)", print);
  gtk_widget_class_install_action (widget_class, "boxes.copy", "(ss)", copy_profile);
  gtk_widget_class_install_action (widget_class, "boxes.reset", "(ss)", ask_reset);
  gtk_widget_class_install_action (widget_class, "boxes.import", NULL, import_profile);
}

static void
dub_boxes_window_init (DubBoxesWindow *self)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  dub_profiles_check (&error);
  dub_saved_files_report (self, DUB_SAVED_BOX, C_ ("boxes", "Your profiles cannot be listed"),
                          error);
}

GtkWidget *
dub_boxes_window_new (GtkWindow *parent)
{
  return dub_child_window_new (DUB_TYPE_BOXES_WINDOW, parent);
}
