/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-end-box.h"

#include "dub-deal-box.h"
#include "dub-dialogs.h"
#include "dub-result-card.h"
#include "dub-template.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

struct _DubEndBox {
  DubPane parent_instance;

  GtkWidget *deal; /* all about the code */
  GtkLabel *code;
};

DUB_DEFINE_BARE_TYPE (DubEndBox, dub_end_box, DUB_TYPE_PANE)

static void
copy_cb (DubEndBox *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          gtk_label_get_label (self->code));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                              C_ ("toast", "The code is copied."));
}

static void
save (GtkWidget *widget, const char *path, gpointer data)
{
  g_autoptr (DubPicture) card =
      dub_result_card_new (dub_pane_get_session (DUB_PANE (widget)), widget);

  if (card != NULL)
    dub_picture_save (card, path, widget, C_ ("toast", "The picture is saved."));
}

static void
picture_cb (DubPane *pane)
{
  dub_dialogs_choose (GTK_WIDGET (pane),
                      &(DubChooser){ .title = C_ ("file chooser", "Save Result Picture"),
                                     .name = dub_session_get_name (dub_pane_get_session (pane)),
                                     .suffix = ".png",
                                     .chosen = save });
}

static void
dub_end_box_update (DubPane *pane, DubSession *session)
{
  DubEndBox *self = DUB_END_BOX (pane);
  g_autofree char *code = dub_deal_dup_code_of (dub_session_get_history (session));

  gtk_label_set_label (self->code, code != NULL ? code : "");
  gtk_widget_set_visible (self->deal, code != NULL);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubEndBox, name)

static void
dub_end_box_class_init (DubEndBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_pane_build_template;
  DUB_PANE_CLASS (klass)->update = dub_end_box_update;

  dub_template_set (widget_class, "dub-end-box", CHILD (deal), CHILD (code), NULL);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, picture_cb);
}
