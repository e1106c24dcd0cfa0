/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-deck.h"

#include "dub-card-pad.h"
#include "dub-pane.h"
#include "dub-template.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubBoxDeck {
  AdwBin parent_instance;

  GtkWidget *page;
  GtkWidget *head;
  GtkLabel *number;
  GtkLabel *action;
  GtkLabel *hall;
  GtkLabel *symbol;
  GtkLabel *entered;
  GtkLabel *equal;
  GtkLabel *counts;
  GtkWidget *pad;
  GtkWidget *cards[DUB_N_CARDS];
};

enum { TARGET = 44 };

DUB_DEFINE_TEMPLATE_TYPE (DubBoxDeck, dub_box_deck, ADW_TYPE_BIN)

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxDeck, name)

static void
dub_box_deck_class_init (DubBoxDeckClass *klass)
{
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-box-assistant-deck", CHILD (page), CHILD (head),
                    CHILD (number), CHILD (action), CHILD (hall), CHILD (symbol), CHILD (entered),
                    CHILD (equal), CHILD (counts), NULL);
}

static void
add_cards (DubBoxDeck *self)
{
  GtkWidget *line = dub_card_pad_add_line (self->pad, C_ ("deck", "All cards"));

  for (guint i = 0; i < DUB_N_CARDS; i++) {
    g_autofree char *label = g_strdup_printf ("%u", i + 1);

    self->cards[i] = gtk_button_new_with_label (label);
    gtk_widget_set_size_request (self->cards[i], TARGET, TARGET);
    gtk_widget_add_css_class (self->cards[i], "pad-value");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->cards[i]), "box.show-card");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->cards[i]), "u", i);
    gtk_box_append (GTK_BOX (line), self->cards[i]);
  }
}

static void
update_card (DubBoxDeck *self, const DubBoxDraft *draft, guint at)
{
  gboolean done = (draft->cards_done & (1u << at)) != 0;
  GtkWidget *button = self->cards[at];
  g_autofree char *card = dub_text_card (draft->box.deck[at]);
  guint n_equal = dub_deck_count_equal (&draft->box, draft->cards_done, draft->box.deck[at]);
  g_autofree char *name = NULL;

  if (!done)
    /* Translators: a card of hers that was not entered yet, %u of 25. */
    name = g_strdup_printf (C_ ("deck", "Card %u: not entered yet"), at + 1);
  else if (n_equal > 1)
    name =
        /* Translators: the number of a card of hers, the card, and how many are like it. */
        g_strdup_printf (C_ ("deck", "Card %u: %s, one of %u identical ones"), at + 1, card,
                         n_equal);
  else
    /* Translators: the number of a card of hers, and the card. */
    name = g_strdup_printf (C_ ("deck", "Card %u: %s"), at + 1, card);
  gtk_widget_set_tooltip_text (button, name);
  dub_pane_name_button (button, name);
  dub_ui_set_class (button, "entered", done);
  dub_ui_set_pressed (button, "current", at == draft->card);
}

static void
update_picked (DubBoxDeck *self, const DubBoxDraft *draft)
{
  g_autofree char *symbol = dub_card_dup_short_symbol (draft->picked.symbol);
  guint32 others = draft->cards_done & ~(1u << draft->card);

  dub_ui_take_text (self->number,
                    /* Translators: which card of hers is entered, of how many. */
                    g_strdup_printf (C_ ("deck", "Card %u of %u"), draft->card + 1u, DUB_N_CARDS));
  dub_ui_take_text (self->action, dub_text_card_action (draft->picked));
  dub_ui_take_text (self->hall, dub_text_hall (draft->picked.hall - 1u));
  /* Translators: a button; %s is what a card of hers shows of Jewelry, as “None”. */
  dub_ui_take_text (self->symbol, g_strdup_printf (C_ ("deck", "Jewelry: %s"), symbol));
  dub_ui_take_text (self->equal,
                    dub_deck_dup_equal (dub_deck_count_equal (&draft->box, others, draft->picked)));
}

void
dub_box_deck_update (DubBoxDeck *self, const DubBoxDraft *draft)
{
  g_auto (GStrv) lines = dub_deck_dup_counts (&draft->box, draft->cards_done);

  update_picked (self, draft);
  dub_ui_take_text (self->entered, dub_text_cards_entered (dub_box_draft_count_cards (draft)));
  dub_ui_take_text (self->counts, g_strjoinv ("\n", lines));
  dub_card_pad_show (DUB_CARD_PAD (self->pad), draft->picked, DUB_ALL_PICKS);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    update_card (self, draft, i);
}

GtkWidget *
dub_box_deck_get_feet (DubBoxDeck *self)
{
  return dub_card_pad_get_feet (DUB_CARD_PAD (self->pad));
}

GtkWidget *
dub_box_deck_new (const DubBox *box)
{
  DubBoxDeck *self = g_object_new (DUB_TYPE_BOX_DECK, NULL);

  self->pad = dub_card_pad_new (box, "box.pick", TRUE);
  gtk_box_insert_child_after (GTK_BOX (self->page), self->pad, self->head);
  add_cards (self);

  return GTK_WIDGET (self);
}
