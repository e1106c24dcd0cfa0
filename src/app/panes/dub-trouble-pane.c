/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-trouble-pane.h"

struct _DubTroublePane {
  DubPane parent_instance;

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (DubTroublePane, dub_trouble_pane, DUB_TYPE_PANE)

static void
dub_trouble_pane_update (DubPane *pane, DubSession *session)
{
  DubTroublePane *self = DUB_TROUBLE_PANE (pane);
  g_autofree char *trouble = dub_session_dup_trouble (session);

  gtk_label_set_label (self->label, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (self), trouble != NULL);
}

static void
dub_trouble_pane_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_TROUBLE_PANE);

  G_OBJECT_CLASS (dub_trouble_pane_parent_class)->dispose (object);
}

static void
dub_trouble_pane_class_init (DubTroublePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_trouble_pane_dispose;
  DUB_PANE_CLASS (klass)->update = dub_trouble_pane_update;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-trouble-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, DubTroublePane, label);
}

static void
dub_trouble_pane_init (DubTroublePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
