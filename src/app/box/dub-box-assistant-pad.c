/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-pad.h"

#include "dub-box-space.h"
#include "dub-card-picker.h"
#include "dub-pane.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubBoxPad {
  AdwBin parent_instance;

  GtkBox *content;
  GtkLabel *title;
  GtkWidget *more;
  GtkWidget *values;

  DubBox box; /* the profile that the value belongs to */
  DubField field;
  gboolean has_field;
  gboolean shows_all; /* including the rare values */
  guint typed;        /* digits so far, for this value */
};

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

enum { TARGET = 44, GAP = 4, PICTURE = 28 };

/* A button whose action takes a number. */
static GtkWidget *
add_key (GtkWidget *line, const char *label, const char *action, guint target)
{
  GtkWidget *key = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (key, TARGET, TARGET);
  gtk_widget_add_css_class (key, "pad-value");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_box_append (GTK_BOX (line), key);

  return key;
}

G_DEFINE_FINAL_TYPE (DubBoxPad, dub_box_pad, ADW_TYPE_BIN)

/* The unit is redundant in a row of numbers. */
static char *
dup_label (DubField field, guint value)
{
  DubValueType type = dub_field_get_info (field)->type;

  return type == DUB_VALUE_PP || type == DUB_VALUE_LIVRE ? g_strdup_printf ("%u", value)
                                                         : dub_text_field_caption (field, value);
}

/* A picture with a number needs no words. */
static GtkWidget *
new_face (DubFace face, DubField field, const char *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1), *piece;

  if (face.kind == DUB_PIECE_NOTHING)
    return gtk_label_new (label);
  piece = dub_piece_new ();
  dub_piece_set_size (DUB_PIECE (piece), PICTURE);
  dub_piece_show (DUB_PIECE (piece), face);
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), piece);
  if (field.kind == DUB_FIELD_REWARD && face.kind != DUB_PIECE_COIN) {
    GtkWidget *caption = gtk_label_new (label);

    gtk_widget_add_css_class (caption, "caption");
    gtk_box_append (GTK_BOX (box), caption);
  }

  return box;
}

static void
set_value (DubBoxPad *self, GtkWidget *button, guint value)
{
  g_autofree char *label = dup_label (self->field, value);
  g_autofree char *figure = dub_text_field_name (&self->box, self->field);
  g_autofree char *words = dub_text_field_value (self->field, value);
  /* Translators: what is counted, and the figure. */
  g_autofree char *name = g_strdup_printf (C_ ("figure", "%s: %s"), figure, words);

  gtk_button_set_child (GTK_BUTTON (button),
                        new_face (dub_box_get_value_face (self->field, value), self->field, label));
  dub_ui_set_class (button, "current", value == dub_field_get (&self->box, self->field));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
  dub_pane_name_button (button, name);
}

/* Buttons are reused from value to value, so that they keep their places and the focus. */
static GtkWidget *
get_button (DubBoxPad *self, GtkWidget *before)
{
  GtkWidget *button = before != NULL ? gtk_widget_get_next_sibling (before)
                                     : gtk_widget_get_first_child (self->values);

  return button != NULL ? button : add_key (self->values, "", "box.enter", 0);
}

static void
fill (DubBoxPad *self)
{
  g_autofree char *name = NULL;
  GtkWidget *button = NULL, *rest;
  guint min, max, usual;

  gtk_widget_set_visible (self->values, self->has_field);
  gtk_widget_set_visible (self->more, FALSE);
  if (!self->has_field) {
    gtk_label_set_label (self->title, C_ ("match my box", "All entered. Does it match your copy?"));
    return;
  }
  name = dub_text_field_name (&self->box, self->field);
  gtk_label_set_label (self->title, name);
  dub_field_get_range (self->field, &min, &max);
  /* Values that hardly any copy has are hidden behind one more button. */
  usual = dub_field_get_info (self->field)->usual;
  usual = MAX (usual > 0 ? usual : max, dub_field_get (&self->box, self->field));
  gtk_widget_set_visible (self->more, !self->shows_all && usual < max);
  for (guint value = min; value <= (self->shows_all ? max : MIN (usual, max)); value++) {
    button = get_button (self, button);
    set_value (self, button, value);
  }
  while ((rest = gtk_widget_get_next_sibling (button)) != NULL)
    gtk_widget_unparent (rest);
}

static void
show_all_cb (DubBoxPad *self)
{
  self->shows_all = TRUE;
  fill (self);
  gtk_widget_child_focus (self->values, GTK_DIR_TAB_FORWARD);
}

void
dub_box_pad_update (DubBoxPad *self, const DubBox *box, const DubField *field)
{
  gboolean is_same = field != NULL && self->has_field && dub_field_equal (*field, self->field);
  guint typed = is_same ? self->typed : 0;

  if (!is_same)
    self->shows_all = FALSE;
  self->typed = typed;
  self->box = *box;
  self->has_field = field != NULL;
  if (field != NULL)
    self->field = *field;
  fill (self);
}

static gboolean
is_number (DubField field)
{
  DubValueType type = dub_field_get_info (field)->type;

  return type != DUB_VALUE_NAME && type != DUB_VALUE_MAJORITY && type != DUB_VALUE_FLAG;
}

static gboolean
type_digit (DubBoxPad *self, guint digit, guint *value)
{
  guint base = self->field.kind == DUB_FIELD_REWARD ? DUB_LIVRE (0) : 0;
  guint min, max, number = self->typed * 10 + digit;

  dub_field_get_range (self->field, &min, &max);
  if (number + base > max)
    number = digit;
  *value =
      self->field.kind == DUB_FIELD_REWARD && number == 0 ? (guint) DUB_REWARD_NONE : number + base;
  if (*value < min || *value > max)
    return FALSE;
  self->typed = number;

  return TRUE;
}

/* Finds the next value, after the current one, whose name begins with the letter. */
static gboolean
type_letter (DubBoxPad *self, gunichar key, guint *value)
{
  guint now = dub_field_get (&self->box, self->field), min, max;

  dub_field_get_range (self->field, &min, &max);
  if (self->field.kind == DUB_FIELD_REWARD)
    max = DUB_REWARD_LACE;
  for (guint i = 1; i <= max - min + 1; i++) {
    guint candidate = min + (MIN (now, max) - min + i) % (max - min + 1);
    g_autofree char *words = dub_text_field_value (self->field, candidate);

    if (g_unichar_tolower (g_utf8_get_char (words)) == g_unichar_tolower (key)) {
      *value = candidate;
      return TRUE;
    }
  }

  return FALSE;
}

gboolean
dub_box_pad_type (DubBoxPad *self, gunichar key, guint *value)
{
  gint digit = g_unichar_digit_value (key);

  if (!self->has_field)
    return FALSE;
  if (digit >= 0 && is_number (self->field))
    return type_digit (self, (guint) digit, value);

  return g_unichar_isalpha (key) &&
         (self->field.kind == DUB_FIELD_REWARD || !is_number (self->field)) &&
         type_letter (self, key, value);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxPad, name)

static void
dub_box_pad_class_init (DubBoxPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  dub_template_set (widget_class, "dub-box-assistant-pad", CHILD (content), CHILD (title),
                    CHILD (more), NULL);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dub_box_pad_init (DubBoxPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->values = dub_wrap_new (GAP, FALSE);
  gtk_box_append (self->content, self->values);
}

#undef CHILD

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

    self->cards[i] = add_key (line, label, "box.show-card", i);
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

/* A value that was not entered is blank. */
static void
show_pick (GtkLabel *label, const DubBoxDraft *draft, DubPick pick, char *text)
{
  gtk_label_set_label (label, (draft->picks & pick) != 0 ? text : "");
  g_free (text);
}

static void
update_picked (DubBoxDeck *self, const DubBoxDraft *draft)
{
  g_autofree char *symbol = dub_card_dup_short_symbol (draft->picked.symbol);
  guint32 others = draft->cards_done & ~(1u << draft->card);

  dub_ui_take_text (self->number,
                    /* Translators: which card of hers is entered, of how many. */
                    g_strdup_printf (C_ ("deck", "Card %u of %u"), draft->card + 1u, DUB_N_CARDS));
  show_pick (self->action, draft, DUB_PICK_ACTION, dub_text_card_action (draft->picked));
  show_pick (self->hall, draft, DUB_PICK_HALL, dub_text_hall (draft->picked.hall - 1u));
  show_pick (self->symbol, draft, DUB_PICK_SYMBOL,
             /* Translators: a button; %s is what a card of hers shows of Jewelry, as “None”. */
             g_strdup_printf (C_ ("deck", "Jewelry: %s"), symbol));
  dub_ui_take_text (self->equal,
                    draft->picks != DUB_ALL_PICKS
                        ? NULL
                        : dub_deck_dup_equal (
                              dub_deck_count_equal (&draft->box, others, draft->picked)));
}

void
dub_box_deck_update (DubBoxDeck *self, const DubBoxDraft *draft)
{
  g_auto (GStrv) lines = dub_deck_dup_counts (&draft->box, draft->cards_done);

  update_picked (self, draft);
  dub_ui_take_text (self->entered, dub_text_cards_entered (dub_box_draft_count_cards (draft)));
  dub_ui_take_text (self->counts, g_strjoinv ("\n", lines));
  dub_card_pad_show (DUB_CARD_PAD (self->pad), draft->picked, draft->picks);
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
