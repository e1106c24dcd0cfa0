/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-deck.h"

#include "dub-pane.h"
#include "dub-text-part.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubBoxDeck {
  AdwBin parent_instance;

  GtkLabel *number;
  GtkLabel *action;
  GtkLabel *hall;
  GtkLabel *symbol;
  GtkLabel *entered;
  GtkLabel *equal;
  GtkLabel *counts;
  GtkWidget *feet;    /* owned, because it is shown elsewhere */
  GPtrArray *options; /* owned; of buttons, not owned */
  GtkWidget *cards[DUB_N_CARDS];
};

enum { TARGET = 44, GAP = 4, CARD_WIDTH = 184, CARD_HEIGHT = 152 };

G_DEFINE_FINAL_TYPE (DubBoxDeck, dub_box_deck, ADW_TYPE_BIN)

DubCard
dub_box_deck_get_picked (DubCard card, GVariant *target)
{
  guint8 pick, action, n, side;

  g_variant_get (target, "(yyyy)", &pick, &action, &n, &side);
  if (pick == DUB_PICK_HALL)
    card.hall = n & 0x7;
  else if (pick == DUB_PICK_SYMBOL)
    card.symbol = n & 0x3;
  else {
    card.action = action & 0x3f;
    card.n = n & 0xf;
    card.side = side & 1;
  }

  return card;
}

static void
add_option (DubBoxDeck *self, GtkWidget *line, DubPick pick, DubCard card, const char *label,
            const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  guint n = pick == DUB_PICK_HALL ? card.hall : pick == DUB_PICK_SYMBOL ? card.symbol : card.n;

  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_add_css_class (button, "pad-value");
  gtk_widget_set_tooltip_text (button, name);
  dub_pane_name_button (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "box.pick");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyyy)", (guint) pick, card.action, n,
                                    card.side);
  g_ptr_array_add (self->options, button);
  gtk_box_append (GTK_BOX (line), button);
}

/* A labeled line of options. */
static GtkWidget *
add_line (GtkWidget *page, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = dub_wrap_new (GAP, FALSE);

  gtk_box_append (GTK_BOX (box), dub_pane_new_label (title, "part-note"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (page), box);

  return line;
}

/* Lines that are side by side if there is room. */
static GtkWidget *
add_pair (GtkWidget *page)
{
  GtkWidget *pair = dub_wrap_new (2 * GAP, FALSE);

  gtk_box_append (GTK_BOX (page), pair);

  return pair;
}

static void
add_action (DubBoxDeck *self, GtkWidget *line, DubCard card)
{
  g_autofree char *label = dub_card_dup_short_action (card);
  g_autofree char *name = dub_text_card_action (card);

  add_option (self, line, DUB_PICK_ACTION, card, label, name);
}

static void
add_row (DubBoxDeck *self, GtkWidget *page, const char *title, DubCard card, guint n)
{
  GtkWidget *line = add_line (page, title);

  for (guint i = 1; i <= n; i++) {
    card.n = i & 0xf;
    add_action (self, line, card);
  }
}

static void
add_actions (DubBoxDeck *self, GtkWidget *page, const DubBox *box)
{
  GtkWidget *line = add_line (page, C_("deck", "Acquire Resources")), *pair;

  for (guint n = 1; n <= DUB_N_DRAWERS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_DRAWER, .n = n & 0xf });
  for (guint n = 0; n < DUB_N_COLUMNS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_COLUMN, .n = n & 0xf });
  pair = add_pair (page);
  add_row (self, pair,
           C_("deck", "Tailor a Garment, from the left"),
               (DubCard){ .action = DUB_CARD_TAILOR, .side = DUB_LEFT }, box->garment_display.n);
  add_row (self, pair,
           C_("deck", "Tailor a Garment, from the right"),
               (DubCard){ .action = DUB_CARD_TAILOR, .side = DUB_RIGHT }, box->garment_display.n);
  pair = add_pair (page);
  add_row (self, pair,
           C_("deck", "Hire a New Employee, from the left"),
               (DubCard){ .action = DUB_CARD_HIRE, .side = DUB_LEFT }, DUB_N_HIRE_SPACES);
  add_row (self, pair,
           C_("deck", "Hire a New Employee, from the right"),
               (DubCard){ .action = DUB_CARD_HIRE, .side = DUB_RIGHT }, DUB_N_HIRE_SPACES);
  line = add_line (page, C_("deck", "Fund a Decoration, or claim the Queen’s Favor"));
  for (guint n = 0; n < DUB_N_FUNDS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_FUND, .n = n & 0xf });
  add_action (self, line, (DubCard){ .action = DUB_CARD_FAVOR });
}

/* The bottom of the card stays visible, because every card has one. */
static void
add_foot (DubBoxDeck *self)
{
  GtkWidget *line = add_line (self->feet, C_("deck", "Hall at the bottom of the card"));

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    g_autofree char *name = dub_text_hall (hall);
    g_autofree char *label = g_strdup_printf ("%u", hall + 1);

    add_option (self, line, DUB_PICK_HALL, (DubCard){ .hall = (hall + 1) & 0x7 }, label, name);
  }
  line = add_line (self->feet, C_("deck", "Jewelry at the bottom of the card"));
  for (guint symbol = 0; symbol < DUB_N_SYMBOLS; symbol++) {
    g_autofree char *label = dub_card_dup_short_symbol (symbol);
    /* Translators: a button; %s is what a card of hers shows of Jewelry, as “None”. */
    g_autofree char *name = g_strdup_printf (C_("deck", "Jewelry: %s"), label);

    add_option (self, line, DUB_PICK_SYMBOL, (DubCard){ .symbol = symbol & 0x3 }, label, name);
  }
}

static void
add_cards (DubBoxDeck *self, GtkWidget *page)
{
  GtkWidget *line = add_line (page, C_("deck", "All cards"));

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

static GtkWidget *
add_label (GtkWidget *box, const char *css_class, GtkLabel **label)
{
  GtkWidget *widget = dub_pane_new_label (NULL, css_class);

  *label = GTK_LABEL (widget);
  gtk_box_append (GTK_BOX (box), widget);

  return widget;
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
    name = g_strdup_printf (C_("deck", "Card %u: not entered yet"), at + 1);
  else if (n_equal > 1)
    name =
        /* Translators: the number of a card of hers, the card, and how many are like it. */
        g_strdup_printf (C_("deck", "Card %u: %s, one of %u identical ones"), at + 1, card,
                             n_equal);
  else
    /* Translators: the number of a card of hers, and the card. */
    name = g_strdup_printf (C_("deck", "Card %u: %s"), at + 1, card);
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
                    g_strdup_printf (C_("deck", "Card %u of %u"), draft->card + 1u, DUB_N_CARDS));
  dub_ui_take_text (self->action, dub_text_card_action (draft->picked));
  dub_ui_take_text (self->hall, dub_text_hall (draft->picked.hall - 1u));
  /* Translators: a button; %s is what a card of hers shows of Jewelry, as “None”. */
  dub_ui_take_text (self->symbol, g_strdup_printf (C_("deck", "Jewelry: %s"), symbol));
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
  for (guint i = 0; i < self->options->len; i++) {
    GtkWidget *option = g_ptr_array_index (self->options, i);
    DubCard card =
        dub_box_deck_get_picked (draft->picked,
                                 gtk_actionable_get_action_target_value (GTK_ACTIONABLE (option)));

    dub_ui_set_pressed (option, "current", dub_card_equal (card, draft->picked));
  }
  for (guint i = 0; i < DUB_N_CARDS; i++)
    update_card (self, draft, i);
}

static void
dub_box_deck_finalize (GObject *object)
{
  DubBoxDeck *self = DUB_BOX_DECK (object);

  g_ptr_array_unref (self->options);
  g_object_unref (self->feet);

  G_OBJECT_CLASS (dub_box_deck_parent_class)->finalize (object);
}

static void
dub_box_deck_class_init (DubBoxDeckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_box_deck_finalize;
}

static void
dub_box_deck_init (DubBoxDeck *self)
{
  self->options = g_ptr_array_new ();
  self->feet = g_object_ref_sink (dub_wrap_new (2 * GAP, FALSE));
  gtk_widget_add_css_class (self->feet, "pad");
}

GtkWidget *
dub_box_deck_get_feet (DubBoxDeck *self)
{
  return self->feet;
}

/* The card as printed: its action at the top, Hall and Jewelry at the bottom. */
static GtkWidget *
new_card (DubBoxDeck *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *action = add_label (card, "action", &self->action);

  gtk_widget_add_css_class (card, "print-card");
  gtk_widget_set_size_request (card, CARD_WIDTH, CARD_HEIGHT);
  gtk_widget_set_valign (action, GTK_ALIGN_START);
  gtk_widget_set_vexpand (action, TRUE);
  gtk_label_set_max_width_chars (self->action, 1);
  gtk_widget_add_css_class (foot, "foot");
  add_label (foot, "heading", &self->hall);
  add_label (foot, "caption", &self->symbol);
  gtk_box_append (GTK_BOX (card), foot);

  return card;
}

/* The card, with the progress beside it. */
static GtkWidget *
new_head (DubBoxDeck *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *beside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_hexpand (beside, TRUE);
  gtk_box_append (GTK_BOX (head), new_card (self));
  gtk_box_append (GTK_BOX (head), beside);
  add_label (beside, "title-4", &self->number);
  add_label (beside, "part-note", &self->entered);
  add_label (beside, "part-title", &self->equal);

  return head;
}

GtkWidget *
dub_box_deck_new (const DubBox *box)
{
  DubBoxDeck *self = g_object_new (DUB_TYPE_BOX_DECK, NULL);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *confirm = gtk_button_new_with_label (C_("deck", "All 25 Match"));

  gtk_box_append (GTK_BOX (page), new_head (self));
  add_actions (self, page, box);
  add_foot (self);
  add_cards (self, page);
  add_label (page, NULL, &self->counts);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (confirm), "box.confirm");
  gtk_widget_set_halign (confirm, GTK_ALIGN_START);
  gtk_widget_set_size_request (confirm, -1, TARGET);
  gtk_box_append (GTK_BOX (page), confirm);
  adw_bin_set_child (ADW_BIN (self), page);

  return GTK_WIDGET (self);
}
