/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-child-window.h"

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
