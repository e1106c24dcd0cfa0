/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-saved-list.h"

#include "dub-ui.h"

#include <glib/gi18n-lib.h>

enum { TARGET = 44 };

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
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_ ("tooltip", "More"));
  dub_ui_name (button, label);

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
