/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-pad.h"

#include "dub-pane.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubCardPad {
  GtkBox parent_instance;

  const char *action; /* static; what a button activates */
  GtkWidget *feet;    /* owned, because it is shown elsewhere */
  GPtrArray *options; /* owned; of buttons, not owned */
};

enum { TARGET = 44, GAP = 4 };

G_DEFINE_FINAL_TYPE (DubCardPad, dub_card_pad, GTK_TYPE_BOX)

DubPick
dub_card_pad_get_pick (GVariant *target)
{
  guint8 pick;

  g_variant_get_child (target, 0, "y", &pick);

  return (DubPick) pick;
}

DubCard
dub_card_pad_get_picked (DubCard card, GVariant *target)
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
    card.end = side & 1;
  }

  return card;
}

static void
add_option (DubCardPad *self, GtkWidget *line, DubPick pick, DubCard card, const char *label,
            const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  guint n = pick == DUB_PICK_HALL ? card.hall : pick == DUB_PICK_SYMBOL ? card.symbol : card.n;

  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_add_css_class (button, "pad-value");
  gtk_widget_set_tooltip_text (button, name);
  dub_pane_name_button (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), self->action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyyy)", (guint) pick, card.action, n,
                                    card.end);
  g_ptr_array_add (self->options, button);
  gtk_box_append (GTK_BOX (line), button);
}

GtkWidget *
dub_card_pad_add_line (GtkWidget *page, const char *title)
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
add_action (DubCardPad *self, GtkWidget *line, DubCard card)
{
  g_autofree char *label = dub_card_dup_short_action (card);
  g_autofree char *name = dub_text_card_action (card);

  add_option (self, line, DUB_PICK_ACTION, card, label, name);
}

static void
add_row (DubCardPad *self, GtkWidget *page, const char *title, DubCard card, guint n)
{
  GtkWidget *line = dub_card_pad_add_line (page, title);

  for (guint i = 1; i <= n; i++) {
    card.n = i & 0xf;
    add_action (self, line, card);
  }
}

static void
add_actions (DubCardPad *self, const DubBox *box)
{
  GtkWidget *page = GTK_WIDGET (self), *pair;
  GtkWidget *line = dub_card_pad_add_line (page, C_ ("deck", "Acquire Resources"));

  for (guint n = 1; n <= DUB_N_DRAWERS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_DRAWER, .n = n & 0xf });
  for (guint n = 0; n < DUB_N_COLUMNS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_COLUMN, .n = n & 0xf });
  pair = add_pair (page);
  add_row (self, pair, C_ ("deck", "Tailor a Garment, from the left"),
           (DubCard){ .action = DUB_CARD_TAILOR, .end = DUB_LEFT }, box->garment_display.n);
  add_row (self, pair, C_ ("deck", "Tailor a Garment, from the right"),
           (DubCard){ .action = DUB_CARD_TAILOR, .end = DUB_RIGHT }, box->garment_display.n);
  pair = add_pair (page);
  add_row (self, pair, C_ ("deck", "Hire a New Employee, from the left"),
           (DubCard){ .action = DUB_CARD_HIRE, .end = DUB_LEFT }, DUB_N_HIRE_SPACES);
  add_row (self, pair, C_ ("deck", "Hire a New Employee, from the right"),
           (DubCard){ .action = DUB_CARD_HIRE, .end = DUB_RIGHT }, DUB_N_HIRE_SPACES);
  line = dub_card_pad_add_line (page, C_ ("deck", "Fund a Decoration, or claim the Queen’s Favor"));
  for (guint n = 0; n < DUB_N_FUNDS; n++)
    add_action (self, line, (DubCard){ .action = DUB_CARD_FUND, .n = n & 0xf });
  add_action (self, line, (DubCard){ .action = DUB_CARD_FAVOR });
}

/* The bottom of the card stays visible, because every card has one. */
static void
add_foot (DubCardPad *self, gboolean with_jewelry)
{
  GtkWidget *line =
      dub_card_pad_add_line (self->feet, C_ ("deck", "Hall at the bottom of the card"));

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    g_autofree char *name = dub_text_hall (hall);
    g_autofree char *label = g_strdup_printf ("%u", hall + 1);

    add_option (self, line, DUB_PICK_HALL, (DubCard){ .hall = (hall + 1) & 0x7 }, label, name);
  }
  if (!with_jewelry)
    return;
  line = dub_card_pad_add_line (self->feet, C_ ("deck", "Jewelry at the bottom of the card"));
  for (guint symbol = 0; symbol < DUB_N_SYMBOLS; symbol++) {
    g_autofree char *label = dub_card_dup_short_symbol (symbol);
    /* Translators: a button; %s is what a card of hers shows of Jewelry, as “None”. */
    g_autofree char *name = g_strdup_printf (C_ ("deck", "Jewelry: %s"), label);

    add_option (self, line, DUB_PICK_SYMBOL, (DubCard){ .symbol = symbol & 0x3 }, label, name);
  }
}

void
dub_card_pad_show (DubCardPad *self, DubCard card, guint picks)
{
  for (guint i = 0; i < self->options->len; i++) {
    GtkWidget *option = g_ptr_array_index (self->options, i);
    GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (option));
    gboolean is_picked = (picks & dub_card_pad_get_pick (target)) != 0 &&
                         dub_card_equal (dub_card_pad_get_picked (card, target), card);

    dub_ui_set_pressed (option, "current", is_picked);
  }
}

static void
dub_card_pad_finalize (GObject *object)
{
  DubCardPad *self = DUB_CARD_PAD (object);

  g_ptr_array_unref (self->options);
  g_object_unref (self->feet);

  G_OBJECT_CLASS (dub_card_pad_parent_class)->finalize (object);
}

static void
dub_card_pad_class_init (DubCardPadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_card_pad_finalize;
}

static void
dub_card_pad_init (DubCardPad *self)
{
  self->options = g_ptr_array_new ();
  self->feet = g_object_ref_sink (dub_wrap_new (2 * GAP, FALSE));
  gtk_widget_add_css_class (self->feet, "pad");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

GtkWidget *
dub_card_pad_new (const DubBox *box, const char *action, gboolean with_jewelry)
{
  DubCardPad *self = g_object_new (DUB_TYPE_CARD_PAD, NULL);

  self->action = action;
  add_actions (self, box);
  add_foot (self, with_jewelry);

  return GTK_WIDGET (self);
}

GtkWidget *
dub_card_pad_get_feet (DubCardPad *self)
{
  return self->feet;
}
