/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-print-window.h"

#include "dub-box-sheet.h"
#include "dub-dialogs.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubBoxPrintWindow {
  AdwWindow parent_instance;

  AdwComboRow *sheets;
  AdwComboRow *papers;

  DubBox box;
};

DUB_DEFINE_TEMPLATE_TYPE (DubBoxPrintWindow, dub_box_print_window, ADW_TYPE_WINDOW)

static DubPicture *
new_picture (DubBoxPrintWindow *self)
{
  return dub_box_sheet_new (&self->box, adw_combo_row_get_selected (self->sheets),
                            adw_combo_row_get_selected (self->papers), GTK_WIDGET (self));
}

void
dub_box_print_window_save (DubBoxPrintWindow *self, const char *path)
{
  g_autoptr (DubPicture) picture = new_picture (self);

  dub_picture_save (picture, path, GTK_WIDGET (self), C_ ("toast", "The pages are saved."));
}

static void
save_to (GtkWidget *self, const char *path, gpointer data)
{
  dub_box_print_window_save (DUB_BOX_PRINT_WINDOW (self), path);
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxPrintWindow *self = DUB_BOX_PRINT_WINDOW (widget);
  GtkStringObject *sheet = adw_combo_row_get_selected_item (self->sheets);

  dub_dialogs_choose (widget, &(DubChooser){ .title = C_ ("file chooser", "Save as PDF"),
                                             .name = gtk_string_object_get_string (sheet),
                                             .suffix = ".pdf",
                                             .chosen = save_to });
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_picture_print (new_picture (DUB_BOX_PRINT_WINDOW (widget)), widget);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxPrintWindow, name)

static void
dub_box_print_window_class_init (DubBoxPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  dub_template_set (widget_class, "dub-box-print-window", CHILD (sheets), CHILD (papers), NULL);
  gtk_widget_class_install_action (widget_class, "sheet.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "sheet.print", NULL, print);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

GtkWidget *
dub_box_print_window_new (GtkWidget *parent, const DubBox *box)
{
  DubBoxPrintWindow *self = dub_child_window_new (DUB_TYPE_BOX_PRINT_WINDOW, parent);
  gboolean is_letter = g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER);

  self->box = *box;
  adw_combo_row_set_selected (self->papers, is_letter ? DUB_PAPER_LETTER : DUB_PAPER_A4);

  return GTK_WIDGET (self);
}
