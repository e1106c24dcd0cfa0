/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small steps that many widgets take, and all classes with a template. A widget is given as what it
 * is, without a cast.
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

/* Names or describes it for screen readers. An icon shows its name as a tooltip, too. */
void dub_ui_name (gpointer widget, const char *name);
void dub_ui_name_icon (gpointer widget, const char *name);
void dub_ui_describe (gpointer widget, const char *description);

/* Names a list to choose from, with its choice. */
void dub_ui_name_list (GtkDropDown *list, const char *name);

/* Has a screen reader say what changed without the focus, with GTK 4.14 or later. */
void dub_ui_announce (gpointer widget, const char *sentence);

void dub_ui_set_class (gpointer widget, const char *css_class, gboolean has);

/* Marks what is chosen or entered wrongly, in its style if there is a class, and for screen
 * readers. */
void dub_ui_set_pressed (gpointer widget, const char *css_class, gboolean pressed);
void dub_ui_set_wrong (gpointer widget, const char *css_class, gboolean wrong);

/* Shows a text, or hides the label if that is NULL. */
void dub_ui_set_text (gpointer label, const char *text);

/* Shows a text, or none if it is NULL, and frees it. */
void dub_ui_take_text (gpointer label, char *text);

/* Returns a toast that takes as many lines as the sentence needs. */
AdwToast *dub_ui_new_toast (const char *sentence);

/* Shows such a toast in place of the last one, because the same error may occur with every press:
 * in the window in front, or else in that of the widget. Its content is an AdwToastOverlay. */
void dub_ui_say (gpointer widget, const char *sentence);

/* Says why something failed. */
void dub_ui_report (gpointer widget, const GError *error);

/* Says something with a button that undoes what was done, by an action with the id. */
void dub_ui_offer_undo (gpointer widget, const char *sentence, const char *action, const char *id);

/* Returns a list of rows with a frame; the name is for screen readers and may be NULL. */
GtkWidget *dub_ui_new_list (const char *name);

/* Returns a row whose texts are no markup. The subtitle, which may be NULL, describes it. */
GtkWidget *dub_ui_new_row (const char *title, const char *subtitle);

/* Puts a control at the end of the row, or in front of it. A press on the row goes to it; the title
 * of the row names it. */
void dub_ui_add_control (GtkWidget *row, GtkWidget *control, gboolean in_front);

/* Gives the class a signal, whose parameter may be G_TYPE_NONE. */
void dub_ui_add_signal (gpointer klass, const char *name, GType parameter);

/* Opens a popover, which becomes a child of the owner, beside a widget in it. */
void dub_ui_open_popover (GtkWidget *popover, GtkWidget *owner, GtkWidget *beside);

/* Return what has the focus in the window of a widget, or NULL; and whether the widget has it, or
 * something in it. */
GtkWidget *dub_ui_get_focus (gpointer widget);
gboolean dub_ui_has_focus (gpointer widget);

/* Returns where the focus of a window is, to be freed: the index of each child on the way down to
 * it. It can be given to what is made anew in another language, and is the same but for its words.
 */
GArray *dub_ui_find_focus (GtkWindow *window);
void dub_ui_focus_again (GtkWindow *window, const GArray *path);

/* Scrolls as far as needed to show what the row unfolds, while its head is in sight. */
void dub_ui_follow_unfolding (AdwExpanderRow *row);

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
