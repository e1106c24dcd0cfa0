/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-boxes.h"

#include "dub-application.h"
#include "dub-box-assistant.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-text-part.h"
#include "dub-text.h"
#include "dub-window.h"

#include <glib/gi18n-lib.h>

struct _DubBoxes {
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *problem_group;
  AdwActionRow *problem_row;
  AdwPreferencesGroup *own_group;
  AdwPreferencesGroup *shipped_group;
  AdwPreferencesGroup *damaged_group;

  GPtrArray *profiles; /* owned; of DubSummary */
  GPtrArray *rows;     /* owned; of GtkWidget, not owned: what has to go before an update */
};

G_DEFINE_FINAL_TYPE (DubBoxes, dub_boxes, ADW_TYPE_WINDOW)

static const char suffix[] = ".json";

static void
say (DubBoxes *self, const char *sentence)
{
  g_autofree char *title = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (title));
}

/* What went wrong stays to be read until something else is done. */
static void
show_problem (DubBoxes *self, const char *what, const GError *error)
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

static const DubSummary *
find_profile (DubBoxes *self, GVariant *id)
{
  for (guint i = 0; i < self->profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (self->profiles, i);

    if (g_str_equal (info->id, g_variant_get_string (id, NULL)))
      return info;
  }

  return NULL;
}

static const char *
get_name (const DubSummary *info)
{
  return info->name != NULL ? info->name : info->id;
}

static void
add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static GtkWidget *
new_menu_button (const DubSummary *info)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: the name of a menu; %s is the name of a box. */
  g_autofree char *label = g_strdup_printf (C_("menu", "Menu of the box: %s"), get_name (info));
  GtkWidget *button = gtk_menu_button_new ();

  if (info->problem == NULL) {
    add_item (menu, C_("menu", "Match My Box…"), "boxes.match", info->id);
    add_item (menu, C_("menu", "Duplicate…"), "boxes.copy", info->id);
  }
  if (info->problem == NULL && !dub_profiles_is_shipped (info->id))
    add_item (menu, C_("menu", "Rename…"), "boxes.rename", info->id);
  if (info->problem == NULL)
    add_item (menu, C_("menu", "Export…"), "boxes.export", info->id);
  if (info->problem == NULL && !dub_profiles_is_shipped (info->id))
    add_item (menu, C_("menu", "Back to Starter Figures…"), "boxes.reset", info->id);
  if (!dub_profiles_is_shipped (info->id))
    add_item (menu, C_("menu", "Delete…"), "boxes.delete", info->id);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_("tooltip", "More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);

  return button;
}

/* A row that is pressed as a whole, by a screen reader too; its title names row and
 * button. */
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
add_row (DubBoxes *self, AdwPreferencesGroup *group, const DubSummary *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *sources = dub_text_parts (dub_profile_count_done (info->id), DUB_N_PARTS);
  g_autofree char *edition = dub_text_edition (info->numbers[DUB_PROFILE_EDITION]);
  const char *details = info->problem != NULL ? info->problem : sources;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 dub_profiles_is_shipped (info->id) ? edition : get_name (info));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), details);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  details, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_menu_button (info));
  if (info->problem == NULL)
    add_match_button (ADW_ACTION_ROW (row), info->id);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

/* A first box is a press away. */
static void
add_invitation (DubBoxes *self)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 C_("boxes", "Match my box for the first time"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               C_("boxes", "Some minutes, hall by hall and card by card; you can "
                                           "leave at any point."));
  add_match_button (ADW_ACTION_ROW (row), "deluxe");
  adw_preferences_group_add (self->own_group, row);
  g_ptr_array_add (self->rows, row);
}

static void
update (DubBoxes *self)
{
  guint n_own = 0, n_damaged = 0;

  for (guint i = 0; i < self->rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (self->rows, i);
    GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  }
  g_ptr_array_set_size (self->rows, 0);
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

/* The words are those of the box for as long as it is compared. */
static void
choose_language (DubBoxes *self, const DubBox *box)
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
assistant_gone_cb (DubBoxes *self)
{
  choose_language (self, NULL);
  update (self);
}

static void
open_assistant (DubBoxes *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, &error);
  GtkWidget *assistant;

  show_problem (self, C_("boxes", "The box cannot be opened"), error);
  if (editor == NULL)
    return;
  choose_language (self, &dub_box_editor_get_draft (editor)->box);
  assistant = dub_box_assistant_new (GTK_WINDOW (self), editor);
  g_signal_connect_object (assistant, "destroy", G_CALLBACK (assistant_gone_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (assistant));
}

static AdwMessageDialog *
new_dialog (DubBoxes *self, const char *id, const char *heading, const char *response,
            const char *label)
{
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), heading, NULL));

  adw_message_dialog_add_response (dialog, "cancel", C_("button", "Cancel"));
  adw_message_dialog_add_response (dialog, response, label);
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "id", g_strdup (id), g_free);

  return dialog;
}

static void
check_name (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "ok", *name != '\0');
}

/* A dialog that asks for a name; its response is "ok". */
static AdwMessageDialog *
new_name_dialog (DubBoxes *self, const char *id, const char *heading, const char *label,
                 const char *name)
{
  AdwMessageDialog *dialog = new_dialog (self, id, heading, "ok", label);
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), DUB_MAX_BOX_NAME / 2);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("dialog", "Name of the box"), -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_set_default_response (dialog, "ok");
  adw_message_dialog_set_response_appearance (dialog, "ok", ADW_RESPONSE_SUGGESTED);
  g_signal_connect (entry, "changed", G_CALLBACK (check_name), dialog);

  return dialog;
}

static const char *
get_text (AdwMessageDialog *dialog)
{
  return gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
}

/* A copy, which is compared at once if the shipped one was to be. */
static void
finish_copy (AdwMessageDialog *dialog, const char *response, DubBoxes *self)
{
  const char *id = g_object_get_data (G_OBJECT (dialog), "id");
  gboolean match = g_object_get_data (G_OBJECT (dialog), "match") != NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;

  if (!g_str_equal (response, "ok"))
    return;
  copy = dub_profiles_duplicate (id, get_text (dialog), &error);
  show_problem (self, C_("boxes", "The box cannot be copied"), error);
  update (self);
  if (copy != NULL && match)
    open_assistant (self, copy);
}

static void
ask_copy (DubBoxes *self, const DubSummary *info, gboolean match)
{
  AdwMessageDialog *dialog =
      new_name_dialog (self, info->id,
                       match                         ? C_("dialog", "Name Your Box")
                                                     : C_("dialog", "Duplicate Box"),
                                         match       ? C_("button", "Begin")
                                                     : C_("button", "Duplicate"),
                                                           match
                                                           ? C_("box", "My box") : info->name);

  if (match)
    g_object_set_data (G_OBJECT (dialog), "match", GINT_TO_POINTER (TRUE));
  g_signal_connect_object (dialog, "response", G_CALLBACK (finish_copy), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxes *self = DUB_BOXES (widget);
  const DubSummary *info = find_profile (self, parameter);

  (void) action;
  if (info != NULL && dub_profiles_is_shipped (info->id))
    ask_copy (self, info, TRUE);
  else if (info != NULL)
    open_assistant (self, info->id);
}

static void
copy_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSummary *info = find_profile (DUB_BOXES (widget), parameter);

  (void) action;
  if (info != NULL)
    ask_copy (DUB_BOXES (widget), info, FALSE);
}

static void
finish_rename (AdwMessageDialog *dialog, const char *response, DubBoxes *self)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "ok"))
    return;
  dub_profiles_rename (g_object_get_data (G_OBJECT (dialog), "id"), get_text (dialog), &error);
  show_problem (self, C_("boxes", "The box cannot be renamed"), error);
  update (self);
}

static void
rename_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxes *self = DUB_BOXES (widget);
  const DubSummary *info = find_profile (self, parameter);
  AdwMessageDialog *dialog;

  (void) action;
  if (info == NULL)
    return;
  dialog = new_name_dialog (self, info->id,
                            C_("dialog", "Rename Box"), C_("button", "Rename"), get_name (info));
  g_signal_connect_object (dialog, "response", G_CALLBACK (finish_rename), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
finish_sure (AdwMessageDialog *dialog, const char *response, DubBoxes *self)
{
  const char *id = g_object_get_data (G_OBJECT (dialog), "id");
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "reset"))
    dub_profiles_reset (id, &error);
  else if (g_str_equal (response, "delete"))
    dub_profiles_delete (id, &error);
  else
    return;
  show_problem (self, C_("boxes", "The box cannot be changed"), error);
  update (self);
}

static void
ask_sure (DubBoxes *self, const char *id, const char *heading, const char *body,
          const char *response, const char *label)
{
  AdwMessageDialog *dialog = new_dialog (self, id, heading, response, label);

  adw_message_dialog_set_body (dialog, body);
  adw_message_dialog_set_response_appearance (dialog, response, ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (finish_sure), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ask_reset (GtkWidget *widget, const char *action, GVariant *parameter)
{
  (void) action;
  ask_sure (DUB_BOXES (widget), g_variant_get_string (parameter, NULL),
            C_("dialog", "Back to Starter Figures?"),
                C_("dialog", "All figures that you have entered are lost. Games that have begun "
                             "keep theirs."),
                    "reset", C_("button", "Starter Figures"));
}

static void
ask_delete (GtkWidget *widget, const char *action, GVariant *parameter)
{
  (void) action;
  ask_sure (DUB_BOXES (widget), g_variant_get_string (parameter, NULL),
            C_("dialog", "Delete This Box?"),
                C_("dialog", "Its figures are gone for good then. Games that have begun keep "
                             "theirs."),
                    "delete", C_("button", "Delete"));
}

static void
export_to (DubBoxes *self, const char *id, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (path == NULL)
    say (self, C_("file", "Only files on this computer can be used."));
  if (path == NULL)
    return;
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (C_("file", "Exported: %s"), name);
  if (dub_profiles_export (id, path, &error))
    say (self, sentence);
  show_problem (self, C_("boxes", "The box cannot be exported"), error);
}

void
dub_boxes_import (DubBoxes *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *what = NULL;

  if (path == NULL) {
    say (self, C_("file", "Only files on this computer can be used."));
    return;
  }
  id = dub_profiles_import (path, &error);
  if (id != NULL)
    /* Translators: %s is the name of a file. */
    what = g_strdup_printf (C_("boxes", "Imported: %s"), name);
  else
    /* Translators: %s is the name of a file. */
    what = g_strdup_printf (C_("boxes", "Not imported, and nothing was changed: %s"), name);
  if (id != NULL)
    say (self, what);
  show_problem (self, what, error);
  update (self);
}

static void
finish_file (GtkNativeDialog *dialog, int response)
{
  DubBoxes *self = DUB_BOXES (gtk_native_dialog_get_transient_for (dialog));
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  const char *id = g_object_get_data (G_OBJECT (dialog), "id");

  if (response == GTK_RESPONSE_ACCEPT && self != NULL && file != NULL) {
    if (id != NULL)
      export_to (self, id, file);
    else
      dub_boxes_import (self, file);
  }
  g_object_unref (dialog);
}

static GtkFileChooserNative *
new_chooser (DubBoxes *self, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, C_("file", "Boxes of Du Barry"));
  gtk_file_filter_add_suffix (filter, suffix + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (finish_file), NULL);

  return chooser;
}

static void
export_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxes *self = DUB_BOXES (widget);
  const DubSummary *info = find_profile (self, parameter);
  GtkFileChooserNative *chooser;
  g_autofree char *file_name = NULL;

  (void) action;
  if (info == NULL)
    return;
  chooser = new_chooser (self, C_("file", "Export Box"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                   C_("button", "Export"));
  file_name = g_strconcat (get_name (info), suffix, NULL);
  g_strdelimit (file_name, "/\\", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file_name);
  g_object_set_data_full (G_OBJECT (chooser), "id", g_strdup (info->id), g_free);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_profile (GtkWidget *widget, const char *action, GVariant *parameter)
{
  (void) action, (void) parameter;
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (
      new_chooser (DUB_BOXES (widget), C_("file", "Import Box"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                           C_("button", "Import"))));
}

static void
dub_boxes_finalize (GObject *object)
{
  DubBoxes *self = DUB_BOXES (object);

  g_clear_pointer (&self->profiles, g_ptr_array_unref);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (dub_boxes_parent_class)->finalize (object);
}

static void
dub_boxes_class_init (DubBoxesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_boxes_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dubarry_companion/DuBarry/dub-boxes.ui");
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, toasts);
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, problem_group);
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, problem_row);
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, own_group);
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, shipped_group);
  gtk_widget_class_bind_template_child (widget_class, DubBoxes, damaged_group);

  gtk_widget_class_install_action (widget_class, "boxes.match", "s", match);
  gtk_widget_class_install_action (widget_class, "boxes.copy", "s", copy_profile);
  gtk_widget_class_install_action (widget_class, "boxes.rename", "s", rename_profile);
  gtk_widget_class_install_action (widget_class, "boxes.reset", "s", ask_reset);
  gtk_widget_class_install_action (widget_class, "boxes.delete", "s", ask_delete);
  gtk_widget_class_install_action (widget_class, "boxes.export", "s", export_profile);
  gtk_widget_class_install_action (widget_class, "boxes.import", NULL, import_profile);
}

static void
dub_boxes_init (DubBoxes *self)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  update (self);
  dub_profiles_check (&error);
  show_problem (self, C_("boxes", "Your boxes cannot be listed"), error);
}

GtkWidget *
dub_boxes_new (GtkWindow *parent)
{
  return g_object_new (DUB_TYPE_BOXES, "transient-for", parent, NULL);
}
