/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-attach.h"

gpointer
dub_attach_new (GType type, gpointer parent)
{
  GtkWindow *window = parent != NULL ? GTK_WINDOW (gtk_widget_get_root (parent)) : NULL;
  GtkApplication *application = window != NULL ? gtk_window_get_application (window) : NULL;

  return g_object_new (type, "transient-for", window, "destroy-with-parent", TRUE, "application",
                       application, NULL);
}
