/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-actions.h"

#include "dub-box-assistant-deck.h"
#include "dub-box-assistant.h"

static DubBoxEditor *
get_editor (GtkWidget *widget)
{
  return dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (widget));
}

static void
select_figure (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubField field;

  g_variant_get (parameter, "(yyy)", &field.kind, &field.in, &field.at);
  dub_box_editor_select (get_editor (widget), field);
}

static void
enter (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_enter (get_editor (widget), g_variant_get_uint32 (parameter));
}

static void
toggle_master (GtkWidget *widget, const char *action, GVariant *parameter)
{
  guint8 hall, at;

  g_variant_get (parameter, "(yy)", &hall, &at);
  dub_box_editor_toggle_master (get_editor (widget), hall, at);
}

static void
resize (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubRow row;
  gboolean more;

  g_variant_get (parameter, "(yyb)", &row.kind, &row.hall, &more);
  dub_box_editor_resize (get_editor (widget), row, more);
}

static void
pick (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxEditor *editor = get_editor (widget);

  dub_box_editor_pick (editor, dub_box_deck_get_picked (dub_box_editor_get_draft (editor)->picked,
                                                        parameter));
}

static void
show_card (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_show_card (get_editor (widget), g_variant_get_uint32 (parameter));
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_undo (get_editor (widget));
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_redo (get_editor (widget));
}

static void
reset_part (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_reset_part (get_editor (widget));
}

void
dub_box_assistant_install_edits (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "box.select", "(yyy)", select_figure);
  gtk_widget_class_install_action (klass, "box.enter", "u", enter);
  gtk_widget_class_install_action (klass, "box.master", "(yy)", toggle_master);
  gtk_widget_class_install_action (klass, "box.resize", "(yyb)", resize);
  gtk_widget_class_install_action (klass, "box.pick", "(yyyy)", pick);
  gtk_widget_class_install_action (klass, "box.show-card", "u", show_card);
  gtk_widget_class_install_action (klass, "box.reset", NULL, reset_part);
  gtk_widget_class_install_action (klass, "box.undo", NULL, undo);
  gtk_widget_class_install_action (klass, "box.redo", NULL, redo);
}
