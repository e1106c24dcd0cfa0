/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-picker.h"

#include "dub-learn.h"
#include "dub-pane.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubCardPicker {
  AdwBin parent_instance;

  GtkWidget *search;
  GtkWidget *chips; /* toggle buttons, at most one of them active */
  GtkWidget *likely;
  GtkWidget *seen;
  GtkWidget *seen_title;
  GtkWidget *nothing;
  GtkWidget *another;
  GtkWidget *keys;
  DubCardPad *pad;
  GtkWidget *tell_button;
  GtkWidget *first; /* the card for Enter, or NULL */
  guint chip;       /* the active one, from 1, or 0 */

  DubSession *session; /* unowned; outlives the picker */
  DubVerb verb;        /* what is done with the card that is picked */
  DubCard built;       /* an unlisted card, as far as it was picked */
  guint picks;         /* bitmask of DubPick */
};

/* All cards have the same width, so that they form columns if there is room. */
enum { CARD_WIDTH = 186, CARD_HEIGHT = 52, CHIP_HEIGHT = 44, TEXT_CHARS = 18 };

enum { FEW = 6 }; /* cards that are seen without a search */

#define CARD "dub-card" /* data of a button */

G_DEFINE_FINAL_TYPE (DubCardPicker, dub_card_picker, ADW_TYPE_BIN)

static const DubState *
get_state (DubCardPicker *self)
{
  return &dub_session_get_game (self->session)->state;
}

/* Without the Jewelry Box the symbol does not matter, unless the app is learning the cards. */
static gboolean
shows_jewelry (DubCardPicker *self)
{
  const DubState *state = get_state (self);

  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX) ||
         state->draw_mode == DUB_DRAW_LEARN;
}

static GArray *
list_kinds (DubCardPicker *self)
{
  DubCardLook look = { .symbols = shows_jewelry (self),
                       .by_foot = self->verb != DUB_MOVE_PLAY_CARD };

  dub_learn_get_known (self->session, &look.known);

  return dub_card_rank (dub_session_get_game (self->session), &look);
}

static DubMove
get_move (DubCardPicker *self, DubCard card)
{
  DubMove move = dub_move (DUB_BARRY, self->verb);

  move.thing = dub_thing_card (card);

  return move;
}

/* Returns the chip of a card: by hall, or by action, with both ways to acquire resources as
 * one. */
static guint
get_chip (DubCardPicker *self, DubCard card)
{
  if (self->verb != DUB_MOVE_PLAY_CARD)
    return card.hall;

  return card.action <= DUB_CARD_DRAWER ? card.action : card.action - 1u;
}

/* Returns the name of a card for screen readers. */
static char *
dup_name (const DubCardKind *kind, const char *action, const char *foot)
{
  if (kind->n_left == 0)
    return g_strdup_printf ("%s, %s", action, foot);

  /* Translators: the action of a card, its foot, and how many such cards can still come. */
  return g_strdup_printf (C_ ("card", "%s, %s, %u remaining"), action, foot, kind->n_left);
}

static GtkWidget *
new_text (const char *text, gboolean is_main)
{
  GtkWidget *label = dub_pane_new_label (text, is_main ? "heading" : "caption");

  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);

  return label;
}

/* The number of remaining cards, at the end of a card. */
static GtkWidget *
new_left (guint n_left)
{
  g_autofree char *text = g_strdup_printf ("×%u", n_left);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static GtkWidget *
new_card (DubCardPicker *self, const DubCardKind *kind)
{
  g_autofree char *action = dub_text_card_action (kind->card);
  g_autofree char *foot = dub_text_card_foot (kind->card, shows_jewelry (self));
  DubMove report = get_move (self, kind->card);
  g_autofree char *name = dup_name (kind, action, foot);
  gboolean by_action = self->verb == DUB_MOVE_PLAY_CARD;
  GtkWidget *line_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), new_text (by_action ? action : foot, TRUE));
  gtk_box_append (GTK_BOX (box), new_text (by_action ? foot : action, FALSE));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (line_box), box);
  if (kind->n_left > 0)
    gtk_box_append (GTK_BOX (line_box), new_left (kind->n_left));
  gtk_widget_set_margin_start (line_box, 6);
  gtk_widget_set_margin_end (line_box, 6);
  gtk_button_set_child (GTK_BUTTON (button), line_box);
  gtk_widget_set_size_request (button, CARD_WIDTH, CARD_HEIGHT);
  gtk_widget_add_css_class (button, "palette-tile");
  dub_pane_set_move (button, &report);
  dub_ui_name (button, name);
  g_object_set_data_full (G_OBJECT (button), CARD, g_memdup2 (&kind->card, sizeof kind->card),
                          g_free);

  return button;
}

/* Returns how well a card matches the chip and the search text; 0 if it does not. */
static guint
match (DubCardPicker *self, GtkWidget *button)
{
  const DubCard *card = g_object_get_data (G_OBJECT (button), CARD);
  g_autofree char *action = dub_text_card_action (*card);
  g_autofree char *foot = dub_text_card_foot (*card, shows_jewelry (self));

  if (self->chip != 0 && self->chip != get_chip (self, *card))
    return 0;

  return dub_card_match (*card, action, foot, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static guint
find_best (DubCardPicker *self, GtkWidget *cards)
{
  guint best = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (cards); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    best = MAX (best, match (self, button));

  return best;
}

static gboolean
is_searching (DubCardPicker *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0';
}

/* Shows the best matches and marks the card for Enter. */
static guint
search_in (DubCardPicker *self, GtkWidget *cards, guint best)
{
  guint n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (cards); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    gboolean found = best > 0 && match (self, button) == best;

    gtk_widget_set_visible (button, found);
    gtk_widget_remove_css_class (button, "first");
    if (found && self->first == NULL && is_searching (self)) {
      self->first = button;
      gtk_widget_add_css_class (button, "first");
    }
    n += found;
  }

  return n;
}

static void
search_changed_cb (DubCardPicker *self)
{
  guint best = MAX (find_best (self, self->likely), find_best (self, self->seen));
  guint n_likely, n_seen;

  self->first = NULL;
  n_likely = search_in (self, self->likely, best);
  n_seen = search_in (self, self->seen, best);
  gtk_widget_set_visible (self->seen_title, n_seen > 0);
  gtk_widget_set_visible (self->nothing, n_likely + n_seen == 0);
  if (n_likely + n_seen == 0)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->another), TRUE);
}

/* Pressing a chip releases the others; pressing it again shows all cards. */
static void
chip_toggled_cb (GtkToggleButton *button, DubCardPicker *self)
{
  guint chip = 0;

  if (gtk_toggle_button_get_active (button))
    for (GtkWidget *other = gtk_widget_get_first_child (self->chips); other != NULL;
         other = gtk_widget_get_next_sibling (other))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (other), other == GTK_WIDGET (button));
  self->chip = 0;
  for (GtkWidget *other = gtk_widget_get_first_child (self->chips); other != NULL;
       other = gtk_widget_get_next_sibling (other)) {
    chip++;
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (other)))
      self->chip = chip;
  }
  search_changed_cb (self);
}

static void
add_chip (DubCardPicker *self, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_widget_set_size_request (button, -1, CHIP_HEIGHT);
  gtk_widget_add_css_class (button, "plain");
  g_signal_connect (button, "toggled", G_CALLBACK (chip_toggled_cb), self);
  gtk_box_append (GTK_BOX (self->chips), button);
}

static void
fill_chips (DubCardPicker *self)
{
  if (self->verb != DUB_MOVE_PLAY_CARD) {
    for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
      g_autofree char *name = dub_text_hall (hall);

      add_chip (self, name);
    }
    return;
  }
  /* Translators: short names of the actions on her cards, here and below. */
  add_chip (self, C_ ("card action", "Favor"));
  add_chip (self, C_ ("card action", "Resources"));
  add_chip (self, C_ ("card action", "Tailor"));
  add_chip (self, C_ ("card action", "Hire"));
  add_chip (self, C_ ("card action", "Fund"));
}

static void
search_activate_cb (DubCardPicker *self)
{
  if (self->first != NULL)
    g_signal_emit_by_name (self->first, "clicked");
}

static void
stop_search_cb (DubCardPicker *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
fill (DubCardPicker *self)
{
  g_autoptr (GArray) kinds = list_kinds (self);
  guint n_seen = 0;

  for (guint i = 0; i < kinds->len; i++) {
    const DubCardKind *kind = &g_array_index (kinds, DubCardKind, i);
    gboolean is_seen = kind->n_left == 0;

    gtk_box_append (GTK_BOX (is_seen ? self->seen : self->likely), new_card (self, kind));
    n_seen += is_seen;
  }
  gtk_widget_set_visible (self->seen_title, n_seen > 0);
  gtk_widget_set_visible (self->search, kinds->len > FEW);
  gtk_widget_set_visible (self->chips, kinds->len > FEW);
  /* It is none of the known cards, if those were all drawn. */
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->another), n_seen == kinds->len);
}

/* Other games know cards too. */
static void
learned_cb (DubCardPicker *self)
{
  dub_pane_clear (self->likely);
  dub_pane_clear (self->seen);
  fill (self);
  search_changed_cb (self);
}

/* A card is complete with its action and its hall, and its symbol if that matters. */
static void
update_built (DubCardPicker *self)
{
  guint needed = shows_jewelry (self) ? DUB_ALL_PICKS : DUB_PICK_ACTION | DUB_PICK_HALL;
  DubMove move = get_move (self, self->built);

  dub_card_pad_show (self->pad, self->built, self->picks);
  dub_pane_set_move (self->tell_button, self->picks == needed ? &move : NULL);
}

static void
pick (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubCardPicker *self = DUB_CARD_PICKER (widget);

  self->built = dub_card_pad_get_picked (self->built, parameter);
  self->picks |= dub_card_pad_get_pick (parameter);
  update_built (self);
}

static void
add_keys (DubCardPicker *self)
{
  GtkWidget *pad = dub_card_pad_new (&dub_session_get_game (self->session)->box, "picker.pick",
                                     shows_jewelry (self));

  self->pad = DUB_CARD_PAD (pad);
  gtk_box_append (GTK_BOX (self->keys), pad);
  gtk_box_append (GTK_BOX (self->keys), dub_card_pad_get_feet (self->pad));
  update_built (self);
}

/* Typing searches for a card, wherever the focus is. */
static void
dub_card_picker_map (GtkWidget *widget)
{
  DubCardPicker *self = DUB_CARD_PICKER (widget);

  GTK_WIDGET_CLASS (dub_card_picker_parent_class)->map (widget);
  if (!gtk_widget_get_visible (self->search))
    return;
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (gtk_widget_get_root (widget)));
}

static void
dub_card_picker_unmap (GtkWidget *widget)
{
  DubCardPicker *self = DUB_CARD_PICKER (widget);

  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), NULL);
  GTK_WIDGET_CLASS (dub_card_picker_parent_class)->unmap (widget);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCardPicker, name)

static void
dub_card_picker_class_init (DubCardPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = dub_card_picker_map;
  widget_class->unmap = dub_card_picker_unmap;

  dub_template_set (widget_class, "dub-card-picker", CHILD (search), CHILD (chips), CHILD (likely),
                    CHILD (seen), CHILD (seen_title), CHILD (nothing), CHILD (another),
                    CHILD (keys), CHILD (tell_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);

  gtk_widget_class_install_action (widget_class, "picker.pick", "(yyyy)", pick);
}

static void
dub_card_picker_init (DubCardPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dub_wrap_use (self->chips, 6, FALSE);
  dub_wrap_use (self->likely, 6, TRUE);
  dub_wrap_use (self->seen, 6, TRUE);
}

GtkWidget *
dub_card_picker_new (DubSession *session, DubVerb verb)
{
  DubCardPicker *self = g_object_new (DUB_TYPE_CARD_PICKER, NULL);

  self->session = session;
  self->verb = verb;
  fill_chips (self);
  add_keys (self);
  fill (self);
  g_signal_connect_object (session, "learned", G_CALLBACK (learned_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

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
