/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-action-chip.h"

#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-actions.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

/* A longer name is set smaller, so that three buttons are a row in every language. */
enum { COIN = 15, SIGN = 20, LONG_NAME = 10 };

struct _DubActionChip {
  GtkButton parent_instance;

  DubAction action;
  GtkWidget *name;
  GtkWidget *note;
  GtkWidget *coin;
  char *reason; /* owned; NULL if the action is open */
};

G_DEFINE_FINAL_TYPE (DubActionChip, dub_action_chip, GTK_TYPE_BUTTON)

static void
dub_action_chip_finalize (GObject *object)
{
  g_free (DUB_ACTION_CHIP (object)->reason);

  G_OBJECT_CLASS (dub_action_chip_parent_class)->finalize (object);
}

static void
dub_action_chip_class_init (DubActionChipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_action_chip_finalize;
}

static void
dub_action_chip_init (DubActionChip *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "chip");
}

GtkWidget *
dub_action_chip_new (DubAction action)
{
  static const char *const icons[DUB_N_ACTIONS] = {
    [DUB_ACTION_NONE] = "dub-specialist-symbolic", [DUB_ACTION_FAVOR] = "dub-favor-symbolic",
    [DUB_ACTION_ACQUIRE] = "dub-tile-symbolic",    [DUB_ACTION_TAILOR] = "dub-tailor-symbolic",
    [DUB_ACTION_HIRE] = "dub-hire-symbolic",       [DUB_ACTION_DEPUTE] = "dub-depute-symbolic",
    [DUB_ACTION_FUND] = "dub-fund-symbolic",       [DUB_ACTION_EXAM] = "dub-exam-symbolic",
  };
  DubActionChip *self = g_object_new (DUB_TYPE_ACTION_CHIP, NULL);
  GtkWidget *all = dub_row_new (5), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *icon = gtk_image_new_from_icon_name (icons[action]);

  self->action = action;
  self->name = dub_pane_new_label ("", "action");
  self->note = dub_pane_new_label ("", "price");
  self->coin = dub_piece_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (icon), SIGN);
  dub_piece_set_size (DUB_PIECE (self->coin), COIN);
  dub_piece_show (DUB_PIECE (self->coin),
                  (DubFace){ .kind = DUB_PIECE_COIN, .value = DUB_PIECE_BLANK });
  gtk_widget_set_valign (self->coin, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (below), self->note);
  gtk_box_append (GTK_BOX (below), self->coin);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), below);
  gtk_box_append (GTK_BOX (all), icon);
  gtk_box_append (GTK_BOX (all), words);
  gtk_button_set_child (GTK_BUTTON (self), all);

  return GTK_WIDGET (self);
}

DubAction
dub_action_chip_get_action (DubActionChip *self)
{
  return self->action;
}

const char *
dub_action_chip_get_reason (DubActionChip *self)
{
  return self->reason;
}

/* Takes the strings. */
static void
show (DubActionChip *self, char *note, char *spoken, char *reason)
{
  g_autofree char *name = spoken;

  gtk_widget_set_visible (gtk_widget_get_parent (self->note), *note != '\0');
  dub_ui_take_text (self->note, note);
  dub_pane_name_button (GTK_WIDGET (self), name);
  g_free (self->reason);
  self->reason = reason;
  dub_ui_describe (self, reason != NULL ? reason : "");
  dub_ui_set_class (self, "closed", reason != NULL);
}

void
dub_action_chip_show (DubActionChip *self, const DubGame *game, const DubYourAction *sum)
{
  gboolean is_exam = self->action == DUB_ACTION_EXAM, is_open = sum->chance == DUB_CHANCE_OPEN;
  gboolean asks = self->action == DUB_ACTION_DEPUTE && is_open;
  g_autofree char *name = dub_text_action (self->action);
  char *label = g_strconcat (name, asks ? "…" : NULL, NULL);

  dub_ui_set_class (self->name, "long", !is_exam && g_utf8_strlen (label, -1) > LONG_NAME);
  dub_ui_take_text (self->name, label);
  gtk_widget_set_visible (self->coin, !is_exam && is_open && sum->is_priced);
  show (self,
        is_exam && sum->chance != DUB_CHANCE_TYPE
            ? dub_text_exam_progress (&game->box, &game->state)
            : dub_text_action_price (sum),
        is_exam ? dub_text_your_exam (&game->box, &game->state) : dub_text_action_spoken (sum),
        dub_text_action_reason (sum));
}

void
dub_action_chip_show_specialist (DubActionChip *self, const DubState *state, gboolean is_open)
{
  const DubYourAction none = { .chance = DUB_CHANCE_NOTHING };

  dub_ui_take_text (self->name, dub_text_specialist_title ());
  gtk_widget_set_visible (self->coin, FALSE);
  show (self,
        state->yours.specialist == DUB_SPECIALIST_UNKNOWN
            ? g_strdup ("")
            : dub_text_specialist (state->yours.specialist),
        dub_text_specialist_title (), is_open ? NULL : dub_text_action_reason (&none));
}
