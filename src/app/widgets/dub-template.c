/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-template.h"

#include <adwaita.h>

static GObjectClass *
get_parent_class (gpointer klass)
{
  return G_OBJECT_CLASS (g_type_class_peek_parent (klass));
}

/* GTK 4.8 does not know that the child of a bin is the bin's own. */
static void
dispose (GObject *object)
{
  if (ADW_IS_BIN (object))
    adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));

  get_parent_class (G_OBJECT_GET_CLASS (object))->dispose (object);
}

void
dub_template_set (GtkWidgetClass *klass, const char *name, ...)
{
  g_autofree char *path = g_strconcat ("/io/github/dubarry_companion/DuBarry/", name, ".ui", NULL);
  const char *child;
  va_list children;

  gtk_widget_class_set_template_from_resource (klass, path);
  va_start (children, name);
  while ((child = va_arg (children, const char *)) != NULL)
    gtk_widget_class_bind_template_child_full (klass, child, FALSE, va_arg (children, gssize));
  va_end (children);
  if (G_OBJECT_CLASS (klass)->dispose == get_parent_class (klass)->dispose)
    G_OBJECT_CLASS (klass)->dispose = dispose;
}
