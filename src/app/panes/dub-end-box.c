/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-end-box.h"

#include "dub-deal-box.h"
#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-result-card.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

struct _DubEndBox {
  AdwBin parent_instance;

  GtkWidget *deal; /* all about the code */
  GtkLabel *code;

  DubSession *session; /* owned; NULL if there is none */
};

G_DEFINE_FINAL_TYPE (DubEndBox, dub_end_box, ADW_TYPE_BIN)

static void
copy_cb (DubEndBox *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          gtk_label_get_label (self->code));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                              C_("toast", "The code is copied."));
}

static void
save (GtkWidget *widget, const char *path, gpointer data)
{
  g_autoptr (DubResultCard) card = dub_result_card_new (DUB_END_BOX (widget)->session);
  DubPicture picture;

  if (card == NULL)
    return;
  picture = dub_result_card_get_picture (card);
  dub_picture_save (&picture, path, widget, C_("toast", "The picture is saved."));
}

static void
picture_cb (DubEndBox *self)
{
  dub_dialogs_choose (GTK_WIDGET (self),
                      &(DubChooser){ .title = C_("file chooser", "Save Result Picture"),
                                                  .name = dub_session_get_name (self->session),
                                                  .suffix = ".png", .chosen = save });
}

static GtkWidget *
new_button (DubEndBox *self, const char *icon, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();

  g_object_set (content, "icon-name", icon, "label", label, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_size_request (button, -1, 44);
  g_signal_connect_swapped (button, "clicked", clicked, self);

  return button;
}

static void
dub_end_box_dispose (GObject *object)
{
  g_clear_object (&DUB_END_BOX (object)->session);

  G_OBJECT_CLASS (dub_end_box_parent_class)->dispose (object);
}

static void
dub_end_box_class_init (DubEndBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_end_box_dispose;
}

static void
dub_end_box_init (DubEndBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->deal = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->code = GTK_LABEL (dub_pane_new_label (NULL, "deal-code"));
  gtk_label_set_selectable (self->code, TRUE);
  gtk_box_append (GTK_BOX (self->deal),
                  dub_pane_new_label (C_("code of a deal", "The same cards for another player"),
                                          "heading"));
  gtk_box_append (GTK_BOX (self->deal), GTK_WIDGET (self->code));
  gtk_box_append (GTK_BOX (self->deal),
                  new_button (self, "edit-copy-symbolic",
                              C_("button", "Copy Code"), G_CALLBACK (copy_cb)));
  gtk_box_append (GTK_BOX (box), self->deal);
  gtk_box_append (GTK_BOX (box),
                  new_button (self, "image-x-generic-symbolic",
                              C_("button", "Save Result Picture…"), G_CALLBACK (picture_cb)));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
dub_end_box_new (void)
{
  return g_object_new (DUB_TYPE_END_BOX, NULL);
}

void
dub_end_box_set_session (DubEndBox *self, DubSession *session)
{
  g_autofree char *code = NULL;

  g_set_object (&self->session, session);
  if (session != NULL)
    code = dub_deal_dup_code_of (dub_session_get_history (session));
  gtk_label_set_label (self->code, code != NULL ? code : "");
  gtk_widget_set_visible (self->deal, code != NULL);
}
