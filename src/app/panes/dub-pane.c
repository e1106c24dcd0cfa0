/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-pane.h"

#include "dub-action-target.h"

typedef struct {
  DubSession *session; /* unowned */
} DubPanePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DubPane, dub_pane, ADW_TYPE_BIN)

static void
dub_pane_class_init (DubPaneClass *klass)
{
  (void) klass;
}

static void
dub_pane_init (DubPane *self)
{
  (void) self;
}

void
dub_pane_set_session (DubPane *self, DubSession *session)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  priv->session = session;
}

DubSession *
dub_pane_get_session (DubPane *self)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  return priv->session;
}

void
dub_pane_update (DubPane *self)
{
  DubSession *session = dub_pane_get_session (self);

  if (session != NULL)
    DUB_PANE_GET_CLASS (self)->update (self, session);
}

gboolean
dub_pane_focus_first (DubPane *self)
{
  DubPaneClass *klass = DUB_PANE_GET_CLASS (self);

  return klass->focus_first != NULL && klass->focus_first (self);
}

/* GTK caches that the height of an empty container does not depend on its width, and still uses
 * that when it is filled, so that lines are cut off. Only adding a child to a visible container
 * that was measured since then clears the cache. GTK queries a hidden container, or one on a
 * hidden page, without ever measuring it. */
void
dub_pane_clear (GtkWidget *container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL) {
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (GTK_LIST_BOX (container), child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (GTK_FLOW_BOX (container), child);
    else
      gtk_box_remove (GTK_BOX (container), child);
  }
  gtk_widget_set_visible (container, TRUE);
  gtk_widget_measure (container, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
dub_pane_new_label (const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);

  return label;
}

/* GTK 4.8 looks for the focus inside a collapsed expander, whose child is not in a window, and
 * gives the expander itself no name. */
GtkWidget *
dub_pane_new_expander (const char *text, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), dub_pane_new_label (text, NULL));
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);

  return expander;
}

void
dub_pane_name_button (GtkWidget *button, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* After GTK 4.8 the caption labels the button, and would be read instead of the name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

GtkWidget *
dub_pane_new_button (const char *label, const DubAction *action)
{
  GtkWidget *text = dub_pane_new_label (label, NULL);
  GtkWidget *button = gtk_button_new ();

  /* Otherwise a popover would be as wide as the whole sentence. */
  gtk_label_set_max_width_chars (GTK_LABEL (text), 40);
  gtk_button_set_child (GTK_BUTTON (button), text);
  dub_pane_set_action (button, action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);

  return button;
}

/* With an action, GTK controls whether the button is sensitive. */
void
dub_pane_set_action (GtkWidget *button, const DubAction *action)
{
  if (action != NULL) {
    gtk_widget_set_sensitive (button, TRUE);
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button),
                                            dub_action_target_new (action));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.perform");
  } else {
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
    gtk_widget_set_sensitive (button, FALSE);
  }
}

void
dub_pane_perform (GtkWidget *widget, const DubAction *action)
{
  gtk_widget_activate_action_variant (widget, "game.perform", dub_action_target_new (action));
}
