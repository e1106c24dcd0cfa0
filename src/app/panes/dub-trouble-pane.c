/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-trouble-pane.h"

#include "dub-template.h"

struct _DubTroublePane {
  DubPane parent_instance;

  GtkLabel *label;
};

DUB_DEFINE_TEMPLATE_TYPE (DubTroublePane, dub_trouble_pane, DUB_TYPE_PANE)

static void
dub_trouble_pane_update (DubPane *pane, DubSession *session)
{
  DubTroublePane *self = DUB_TROUBLE_PANE (pane);
  g_autofree char *trouble = dub_session_dup_trouble (session);

  gtk_label_set_label (self->label, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (self), trouble != NULL);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubTroublePane, name)

static void
dub_trouble_pane_class_init (DubTroublePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_trouble_pane_update;

  dub_template_set (widget_class, "dub-trouble-pane", CHILD (label), NULL);
}
