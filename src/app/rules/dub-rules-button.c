/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rules-button.h"

#include <glib/gi18n-lib.h>

GtkWidget *
dub_rules_button_new (const guint8 rules[DUB_MAX_MOVE_RULES])
{
  GtkWidget *button = gtk_button_new_with_label (C_ ("why", "Show in Rules"));
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    if (rules[i] != DUB_RULE_NONE)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "",
                              dub_rule_id_to_string (rules[i]));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rules");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ids->str);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");

  return button;
}
