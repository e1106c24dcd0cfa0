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

#if ADW_CHECK_VERSION(1, 5, 0)
typedef AdwAlertDialog Dialog;
#define DIALOG(function) adw_alert_dialog_##function
#else
typedef AdwMessageDialog Dialog;
#define DIALOG(function) adw_message_dialog_##function
#endif

/* The data of a dialog: its question. */
typedef struct {
  void (*answered) (gpointer parent, const char *response, gpointer data);
  gpointer data;
  GDestroyNotify free_data;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

/* The oldest libadwaita that this builds with does not have the later ones. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* A window goes before its parent, which the answer may close. */
static void
answered_cb (Dialog *dialog, const char *response, GtkWidget *parent)
{
  const Question *question = g_object_get_data (G_OBJECT (dialog), KEY);

  g_object_ref (dialog);
#if !ADW_CHECK_VERSION(1, 5, 0)
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL);
#endif
  if (!g_str_equal (response, "cancel"))
    question->answered (parent, response, question->data);
#if !ADW_CHECK_VERSION(1, 5, 0)
  gtk_window_destroy (GTK_WINDOW (dialog));
#endif
  g_object_unref (dialog);
}

static Dialog *
new_dialog (GtkWidget *parent, const char *heading, const char *body, const DubResponse *responses,
            guint n_responses, Question question)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  Dialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
#else
  Dialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (find_window (parent), heading, body));
#endif

  DIALOG (add_response) (dialog, "cancel", C_ ("button", "Cancel"));
  DIALOG (set_close_response) (dialog, "cancel");
  for (guint i = 0; i < n_responses; i++) {
    DIALOG (add_response) (dialog, responses[i].id, responses[i].label);
    DIALOG (set_response_appearance) (dialog, responses[i].id, responses[i].appearance);
    if (responses[i].is_default)
      DIALOG (set_default_response) (dialog, responses[i].id);
  }
  g_object_set_data_full (G_OBJECT (dialog), KEY, g_memdup2 (&question, sizeof question),
                          question_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), parent, 0);

  return dialog;
}

static void
present (Dialog *dialog, GtkWidget *parent)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (dialog), parent);
#else
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/* Keeps what is typed as the name of the job. */
static void
name_changed_cb (GtkEditable *entry, Dialog *dialog)
{
  const Question *question = g_object_get_data (G_OBJECT (dialog), KEY);
  DubDialogJob *job = question->data;
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  g_free ((char *) job->name);
  job->name = g_strdup (gtk_editable_get_text (entry));
  DIALOG (set_response_enabled) (dialog, "ok", *name != '\0');
}

static void
add_entry (Dialog *dialog, const char *label, const char *name, int max_length)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), max_length);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  dub_ui_name (entry, label);
  DIALOG (set_extra_child) (dialog, entry);
  g_signal_connect (entry, "changed", G_CALLBACK (name_changed_cb), dialog);
}

G_GNUC_END_IGNORE_DEPRECATIONS

void
dub_dialogs_ask (GtkWidget *parent, const char *heading, const char *body,
                 const DubResponse *responses, guint n_responses,
                 void (*answered) (gpointer parent, const char *response, gpointer data),
                 gpointer data, GDestroyNotify free_data)
{
  present (new_dialog (parent, heading, body, responses, n_responses,
                       (Question){ answered, data, free_data }),
           parent);
}

static void
job_free (gpointer data)
{
  DubDialogJob *job = data;

  g_free ((char *) job->id);
  g_free ((char *) job->name);
  g_free (job);
}

static DubDialogJob *
copy_job (DubDialogJob job)
{
  DubDialogJob *copy = g_memdup2 (&job, sizeof job);

  copy->id = g_strdup (job.id);
  copy->name = g_strdup (job.name);

  return copy;
}

static void
run (gpointer parent, const char *response, gpointer data)
{
  const DubDialogJob *job = data;

  dub_worker_run (job->work, job->done, parent,
                  (DubJob){ .id = g_strdup (job->id),
                            .argument = g_strdup (job->name),
                            .data = job->data });
}

void
dub_dialogs_confirm (GtkWidget *parent, const char *heading, const char *body, const char *label,
                     DubDialogJob job)
{
  dub_dialogs_ask (parent, heading, body,
                   &(DubResponse){ "ok", label, ADW_RESPONSE_DESTRUCTIVE, FALSE }, 1, run,
                   copy_job (job), job_free);
}

void
dub_dialogs_ask_name (GtkWidget *parent, const char *heading, const char *label,
                      const char *entry_label, int max_length, DubDialogJob job)
{
  Dialog *dialog = new_dialog (parent, heading, NULL,
                               &(DubResponse){ "ok", label, ADW_RESPONSE_SUGGESTED, TRUE }, 1,
                               (Question){ run, copy_job (job), job_free });

  add_entry (dialog, entry_label, job.name, max_length);
  present (dialog, parent);
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
    dub_ui_say (parent, C_ ("file", "Choose a file on this computer."));
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

gpointer
dub_child_window_find (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GObject) window = g_list_model_get_item (windows, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
      return window; /* GTK has it, too */
  }

  return NULL;
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
