/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-read-bar.h"

#include "dub-template.h"

struct _DubReadBar {
  GtkBox parent_instance;

  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (DubReadBar, dub_read_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_HAS_NEXT, N_PROPS };

/* Whether there is a button for the next step; a view that shows one step has its own. */
static void
dub_read_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DubReadBar *self = DUB_READ_BAR (object);

  if (id == PROP_HAS_NEXT && !g_value_get_boolean (value) && self->next_button != NULL)
    gtk_box_remove (GTK_BOX (self), g_steal_pointer (&self->next_button));
  else if (id != PROP_HAS_NEXT)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubReadBar, name)

static void
dub_read_bar_class_init (DubReadBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = dub_read_bar_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_HAS_NEXT,
                                   g_param_spec_boolean ("has-next", NULL, NULL, TRUE,
                                                         G_PARAM_WRITABLE |
                                                             G_PARAM_STATIC_STRINGS));
  dub_template_set (widget_class, "dub-read-bar", CHILD (next_button), NULL);
}

static void
dub_read_bar_init (DubReadBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
