/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-saved-list.h"

#include <glib/gi18n-lib.h>

enum { TARGET = 44 };

#define ID "dub-saved-id" /* data of a dialog */

const DubSummary *
dub_saved_list_find (GPtrArray *list, const char *id)
{
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *summary = g_ptr_array_index (list, i);

    if (g_str_equal (summary->id, id))
      return summary;
  }

  return NULL;
}

/* A damaged file has no readable name. */
const char *
dub_saved_list_get_name (const DubSummary *summary)
{
  return summary->name != NULL ? summary->name : summary->id;
}

GtkWidget *
dub_saved_list_new_menu_button (GMenu *menu, const char *label)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  if (menu != NULL)
    gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_("tooltip", "More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);

  return button;
}

void
dub_saved_list_add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

void
dub_saved_list_clear_rows (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (rows, i);
    GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  }
  g_ptr_array_set_size (rows, 0);
}

AdwMessageDialog *
dub_saved_list_new_dialog (GtkWidget *parent, const char *id, const char *heading,
                           const char *response, const char *label)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (root), heading, NULL));

  adw_message_dialog_add_response (dialog, "cancel", C_("button", "Cancel"));
  adw_message_dialog_add_response (dialog, response, label);
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), ID, g_strdup (id), g_free);

  return dialog;
}

static void
check_name (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "ok", *name != '\0');
}

AdwMessageDialog *
dub_saved_list_new_name_dialog (GtkWidget *parent, const char *id, const char *heading,
                                const char *label, const char *entry_label, const char *name,
                                int max_length)
{
  AdwMessageDialog *dialog = dub_saved_list_new_dialog (parent, id, heading, "ok", label);
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), max_length);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  entry_label, -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_set_default_response (dialog, "ok");
  adw_message_dialog_set_response_appearance (dialog, "ok", ADW_RESPONSE_SUGGESTED);
  g_signal_connect (entry, "changed", G_CALLBACK (check_name), dialog);

  return dialog;
}

const char *
dub_saved_list_get_id (gpointer dialog)
{
  return g_object_get_data (G_OBJECT (dialog), ID);
}

const char *
dub_saved_list_get_text (AdwMessageDialog *dialog)
{
  return gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
}

GtkFileChooserNative *
dub_saved_list_new_chooser (GtkWidget *parent, const char *title, const char *accept,
                            const char *filter_name, const char *suffix, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (root),
                                   name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE
                                                : GTK_FILE_CHOOSER_ACTION_OPEN,
                                   accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *file_name = g_strconcat (name != NULL ? name : "", suffix, NULL);

  gtk_file_filter_set_name (filter, filter_name);
  gtk_file_filter_add_suffix (filter, suffix + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  /* File names cannot contain slashes. */
  g_strdelimit (file_name, "/\\", '-');
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file_name);

  return chooser;
}
