/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-piece.h"
#include "dub-session.h"
#include "dub-text-actions.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"
#include "dub-your-hand.h"

struct _DubHandPane {
  DubPane parent_instance;

  GtkWidget *cards;
  GtkLabel *title;
  GtkWidget *choices;

  gboolean is_choosing;
};

enum { PROP_CHOOSING = 1 };

/* The width of the figures, and the height of a card in the hand and of one to choose. */
enum { FIGURE = 34, SMALL_FIGURE = 26, CARD = 96, CHOICE = 56 };

DUB_DEFINE_BARE_TYPE (DubHandPane, dub_hand_pane, DUB_TYPE_PANE)

/* Equal cards are one choice, which the list has once. */
static const DubMove *
find_move (DubSession *session, DubVerb verb, DubEmployee card)
{
  const DubSide *you = &dub_session_get_game (session)->state.sides[DUB_YOU];
  guint n;
  const DubMove *legal = dub_session_get_legal (session, &n);

  for (guint i = 0; i < n; i++)
    if (legal[i].verb == verb && legal[i].from.kind == DUB_PLACE_STAFF &&
        dub_thing_equal (dub_thing_employee (you->staff[legal[i].from.at]),
                         dub_thing_employee (card)))
      return &legal[i];

  return NULL;
}

static GtkWidget *
new_figure (DubEmployee card, int width)
{
  GtkWidget *figure = dub_piece_new ();

  dub_piece_set_size (DUB_PIECE (figure), width);
  dub_piece_show_thing (DUB_PIECE (figure), DUB_EDITION_DELUXE, dub_thing_employee (card));
  gtk_widget_set_halign (figure, GTK_ALIGN_START);
  gtk_widget_set_valign (figure, GTK_ALIGN_START);

  return figure;
}

/* What the card is, and what it brings. */
static GtkWidget *
new_words (const DubBox *box, DubEmployee card)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *type = dub_text_employee (box, dub_employee_of_type (card.type));
  g_autofree char *bonus = dub_text_card_bonus (box, card);

  gtk_box_append (GTK_BOX (words), dub_pane_new_label (type, "card-type"));
  gtk_box_append (GTK_BOX (words), dub_pane_new_label (bonus, "card-bonus"));

  return words;
}

static void
name_button (GtkWidget *button, const DubGame *game, DubEmployee card, const DubMove *move)
{
  g_autofree char *name = move != NULL ? dub_text_offer (&game->box, &game->state, move)
                                       : dub_text_employee (&game->box, card);

  dub_pane_name_button (button, name);
}

/* The figure, and the level in the other corner, above the words. */
static GtkWidget *
new_card (DubSession *session, DubEmployee card)
{
  const DubGame *game = dub_session_get_game (session);
  const DubMove *move = find_move (session, DUB_MOVE_PLAY_EMPLOYEE, card);
  GtkWidget *button = gtk_button_new (), *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *level = gtk_label_new (dub_text_level (card.level));

  gtk_widget_add_css_class (level, "level");
  gtk_widget_add_css_class (level, "serif");
  gtk_widget_set_hexpand (level, TRUE);
  gtk_widget_set_halign (level, GTK_ALIGN_END);
  gtk_widget_set_valign (level, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (top), new_figure (card, FIGURE));
  gtk_box_append (GTK_BOX (top), level);
  gtk_box_append (GTK_BOX (all), top);
  gtk_box_append (GTK_BOX (all), new_words (&game->box, card));
  gtk_button_set_child (GTK_BUTTON (button), all);
  gtk_widget_add_css_class (button, "hand-card");
  gtk_widget_set_size_request (button, -1, CARD);
  dub_pane_set_move (button, move);
  name_button (button, game, card, move);

  return button;
}

/* A card of the supply, in one row with its figure. */
static GtkWidget *
new_choice (const DubGame *game, const DubMove *move)
{
  DubEmployee card = game->state.sides[DUB_YOU].staff[move->from.at];
  GtkWidget *button = gtk_button_new (), *all = dub_row_new (6);
  GtkWidget *words = new_words (&game->box, card);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (all), new_figure (card, SMALL_FIGURE));
  gtk_box_append (GTK_BOX (all), words);
  gtk_button_set_child (GTK_BUTTON (button), all);
  gtk_widget_add_css_class (button, "hand-card");
  dub_pane_set_move (button, move);
  name_button (button, game, card, move);

  return button;
}

static void
set_choosing (DubHandPane *self, gboolean is_choosing)
{
  if (self->is_choosing == is_choosing)
    return;
  self->is_choosing = is_choosing;
  g_object_notify (G_OBJECT (self), "choosing");
}

static void
choose (DubHandPane *self)
{
  set_choosing (self, !self->is_choosing);
  dub_pane_update (DUB_PANE (self));
}

/* A place for a card that is still to be chosen. */
static void
add_blank (DubHandPane *self)
{
  g_autofree char *words = dub_text_choose_card ();
  GtkWidget *label = dub_pane_new_label (words, NULL), *button = gtk_button_new ();

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "blank");
  dub_ui_name (button, words);
  dub_ui_set_pressed (button, "asked", self->is_choosing);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->cards), button);
}

static void
update_cards (DubHandPane *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  const DubSide *you = &state->sides[DUB_YOU];
  gboolean has_played = dub_hand_count (you, DUB_WHERE_PLAYED) > 0;

  dub_pane_clear (self->cards);
  for (guint i = 0; i < you->n_staff; i++) {
    gboolean is_played = you->where[i] == DUB_WHERE_PLAYED;
    GtkWidget *card;

    if (!is_played && you->where[i] != DUB_WHERE_HAND)
      continue;
    card = new_card (session, you->staff[i]);
    dub_ui_set_pressed (card, "played", is_played);
    dub_ui_set_class (card, "resting", has_played && !is_played);
    gtk_box_append (GTK_BOX (self->cards), card);
  }
  for (guint i = dub_hand_count_missing (state); i > 0; i--)
    add_blank (self);
}

static void
update_choices (DubHandPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  guint n;
  const DubMove *legal = dub_session_get_legal (session, &n);

  gtk_widget_set_visible (GTK_WIDGET (self->title), self->is_choosing);
  gtk_widget_set_visible (self->choices, self->is_choosing);
  if (!self->is_choosing)
    return;
  dub_ui_take_text (self->title, dub_text_hand_choice (&game->state));
  dub_pane_clear (self->choices);
  for (guint i = 0; i < n; i++)
    if (legal[i].verb == DUB_MOVE_CHOOSE_CARD)
      gtk_box_append (GTK_BOX (self->choices), new_choice (game, &legal[i]));
}

/* Whether cards were chosen in this round or the one before. */
static gboolean
tells_hands (DubSession *session)
{
  enum { N_ROUNDS = 2 };
  const DubHistory *history = dub_session_get_history (session);
  guint n_rounds = 0;

  for (guint i = dub_history_get_position (history); i-- > 0 && n_rounds < N_ROUNDS;) {
    const DubEvent *first = dub_history_get_entry (history, i).events;

    if (dub_event_is (first, DUB_MOVE_CHOOSE_CARD))
      return TRUE;
    n_rounds += dub_event_is (first, DUB_MOVE_READY);
  }

  return FALSE;
}

/* Only a player who tells hands is asked for the next one. */
static void
dub_hand_pane_update (DubPane *pane, DubSession *session)
{
  DubHandPane *self = DUB_HAND_PANE (pane);
  const DubState *state = &dub_session_get_game (session)->state;

  if (dub_hand_count_missing (state) == 0)
    set_choosing (self, FALSE);
  else if (dub_session_find_move (session) == 0 && tells_hands (session))
    set_choosing (self, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          state->sides[DUB_YOU].n_staff > 0 && state->yours.hand > 0);
  update_cards (self, session);
  update_choices (self, session);
}

static void
dub_hand_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_CHOOSING)
    g_value_set_boolean (value, DUB_HAND_PANE (object)->is_choosing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
dub_hand_pane_build (DubPane *pane)
{
  DubHandPane *self = DUB_HAND_PANE (pane);

  DUB_PANE_CLASS (dub_hand_pane_parent_class)->build (pane);
  dub_wrap_use_even (self->choices, 8, CHOICE);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubHandPane, name)

static void
dub_hand_pane_class_init (DubHandPaneClass *klass)
{
  DUB_PANE_CLASS (klass)->build = dub_hand_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_hand_pane_update;
  G_OBJECT_CLASS (klass)->get_property = dub_hand_pane_get_property;

  /* Whether the cards to choose from are shown, which take the room of the actions. */
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_CHOOSING,
                                   g_param_spec_boolean ("choosing", NULL, NULL, FALSE,
                                                         G_PARAM_READABLE |
                                                             G_PARAM_STATIC_STRINGS));

  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-hand-pane", CHILD (cards), CHILD (title),
                    CHILD (choices), NULL);
}
