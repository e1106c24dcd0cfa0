/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-tab-stop.h"

#include "dub-ui.h"

struct _DubTabStop {
  AdwBin parent_instance;
};

DUB_DEFINE_BARE_TYPE (DubTabStop, dub_tab_stop, ADW_TYPE_BIN)

/* Returns the row that has the focus or what has it, or NULL. */
static GtkWidget *
find_row (GtkWidget *widget)
{
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (widget));

  while (row != NULL && row != widget) {
    GtkWidget *parent = gtk_widget_get_parent (row);

    if (GTK_IS_LIST_BOX (parent) || GTK_IS_LIST_VIEW (parent))
      return row;
    row = parent;
  }

  return NULL;
}

static gboolean
dub_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *row = find_row (widget);

  if (row != NULL && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return gtk_widget_child_focus (row, direction);

  return GTK_WIDGET_CLASS (dub_tab_stop_parent_class)->focus (widget, direction);
}

static void
dub_tab_stop_class_init (DubTabStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = dub_tab_stop_focus;
}
