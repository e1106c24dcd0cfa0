/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-dialogs.h"

#include "dub-ui.h"

#include <glib/gi18n-lib.h>

#define KEY "dub-dialogs" /* data of a dialog: what to do; of a parent: its file chooser */

static GtkWindow *
find_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
job_free (gpointer data)
{
  DubDialogJob *job = data;

  g_free ((char *) job->id);
  g_free ((char *) job->name);
  g_free (job);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, GtkWidget *parent)
{
  const DubDialogJob *job = g_object_get_data (G_OBJECT (dialog), KEY);
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  const char *name = entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (entry)) : job->name;

  if (g_str_equal (response, "ok"))
    dub_worker_run (job->work, job->done, parent,
                    (DubJob){ .id = g_strdup (job->id),
                              .argument = g_strdup (name),
                              .data = job->data });
}

AdwMessageDialog *
dub_dialogs_new (GtkWidget *parent, const char *heading, const char *body, GCallback answered)
{
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (find_window (parent), heading, body));

  adw_message_dialog_add_response (dialog, "cancel", C_ ("button", "Cancel"));
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", answered, parent, 0);

  return dialog;
}

void
dub_dialogs_add (AdwMessageDialog *dialog, const char *response, const char *label,
                 AdwResponseAppearance appearance)
{
  adw_message_dialog_add_response (dialog, response, label);
  adw_message_dialog_set_response_appearance (dialog, response, appearance);
  if (appearance == ADW_RESPONSE_SUGGESTED)
    adw_message_dialog_set_default_response (dialog, response);
}

static AdwMessageDialog *
new_for_job (GtkWidget *parent, const char *heading, const char *body, DubDialogJob job)
{
  AdwMessageDialog *dialog = dub_dialogs_new (parent, heading, body, G_CALLBACK (answered_cb));
  DubDialogJob *kept = g_memdup2 (&job, sizeof job);

  kept->id = g_strdup (job.id);
  kept->name = g_strdup (job.name);
  g_object_set_data_full (G_OBJECT (dialog), KEY, kept, job_free);

  return dialog;
}

void
dub_dialogs_confirm (GtkWidget *parent, const char *heading, const char *body, const char *label,
                     DubDialogJob job)
{
  AdwMessageDialog *dialog = new_for_job (parent, heading, body, job);

  dub_dialogs_add (dialog, "ok", label, ADW_RESPONSE_DESTRUCTIVE);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
check_name (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "ok", *name != '\0');
}

void
dub_dialogs_ask_name (GtkWidget *parent, const char *heading, const char *label,
                      const char *entry_label, int max_length, DubDialogJob job)
{
  AdwMessageDialog *dialog = new_for_job (parent, heading, NULL, job);
  GtkWidget *entry = gtk_entry_new ();

  dub_dialogs_add (dialog, "ok", label, ADW_RESPONSE_SUGGESTED);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), max_length);
  gtk_editable_set_text (GTK_EDITABLE (entry), job.name);
  dub_ui_name (entry, entry_label);
  adw_message_dialog_set_extra_child (dialog, entry);
  g_signal_connect (entry, "changed", G_CALLBACK (check_name), dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
chooser_free (gpointer data)
{
  DubChooser *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

/* Files that are not on this computer have no path. */
static void
chosen_cb (GtkFileChooser *dialog, int response, GtkWidget *parent)
{
  const DubChooser *self = g_object_get_data (G_OBJECT (dialog), KEY);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (dialog);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    self->chosen (parent, path, self->data);
  else if (response == GTK_RESPONSE_ACCEPT)
    gtk_widget_activate_action (parent, "win.say", "s",
                                C_ ("file", "Choose a file on this computer."));
  g_object_set_data (G_OBJECT (parent), KEY, NULL);
}

void
dub_dialogs_choose (GtkWidget *parent, const DubChooser *chooser)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (chooser->title, find_window (parent),
                                   chooser->name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE
                                                         : GTK_FILE_CHOOSER_ACTION_OPEN,
                                   chooser->accept, NULL);

  if (chooser->filter != NULL) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

    gtk_file_filter_set_name (filter, chooser->filter);
    gtk_file_filter_add_suffix (filter, chooser->suffix + 1);
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  }
  if (chooser->name != NULL) {
    g_autofree char *name = g_strconcat (chooser->name, chooser->suffix, NULL);

    /* File names cannot contain slashes. */
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), g_strdelimit (name, "/\\:", '-'));
  }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_object_set_data_full (G_OBJECT (dialog), KEY, g_memdup2 (chooser, sizeof *chooser),
                          chooser_free);
  g_object_set_data_full (G_OBJECT (parent), KEY, dialog, g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (chosen_cb), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

gpointer
dub_child_window_new (GType type, gpointer parent)
{
  GtkWindow *window = parent != NULL ? GTK_WINDOW (gtk_widget_get_root (parent)) : NULL;
  GtkApplication *application = window != NULL ? gtk_window_get_application (window) : NULL;

  return g_object_new (type, "transient-for", window, "destroy-with-parent", TRUE, "application",
                       application, NULL);
}

static void
forget (gpointer page, GObject *window)
{
  g_object_set_data (G_OBJECT (page), G_OBJECT_TYPE_NAME (window), NULL);
}

gpointer
dub_child_window_get (GType type, GtkWidget *page, gboolean *is_new)
{
  GtkWidget *window = g_object_get_data (G_OBJECT (page), g_type_name (type));

  *is_new = window == NULL;
  if (window != NULL)
    return window;
  window = dub_child_window_new (type, page);
  g_object_set_data (G_OBJECT (page), g_type_name (type), window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (forget), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "destroy", G_CALLBACK (gtk_window_destroy), window,
                           G_CONNECT_SWAPPED);

  return window;
}
