/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every class with a template does.
 */

#pragma once

#include <gtk/gtk.h>

/* A child of the template that instances of the type point to, for the list below. */
#define DUB_TEMPLATE_CHILD(Type, child) #child, (gssize) G_STRUCT_OFFSET(Type, child)

/* Sets the template of a final class from the resource NAME.ui. A list of children follows, with
 * NULL at its end. Unless the class has a dispose of its own by now, its widgets let go of the
 * template when they are disposed of. */
void dub_template_set (GtkWidgetClass *klass, const char *name, ...) G_GNUC_NULL_TERMINATED;

/* A type cannot be in parentheses there. NOLINTBEGIN(bugprone-macro-parentheses) */

/* As G_DEFINE_FINAL_TYPE, for widgets of which nothing is made but their template. */
#define DUB_DEFINE_TEMPLATE_TYPE(TypeName, type_name, TYPE_PARENT) \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, TYPE_PARENT) \
  static void type_name##_init (TypeName *self) \
  { \
    gtk_widget_init_template (GTK_WIDGET (self)); \
  }

/* The same for what is made later, or from the arguments of a function. */
#define DUB_DEFINE_BARE_TYPE(TypeName, type_name, TYPE_PARENT) \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, TYPE_PARENT) \
  static void type_name##_init (TypeName *self) \
  { \
  }

/* NOLINTEND(bugprone-macro-parentheses) */
