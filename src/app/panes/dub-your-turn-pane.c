/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-adaptive-split.h"
#include "dub-place.h"
#include "dub-session.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"
#include "dub-your-hand.h"

struct _DubYourTurnPane {
  DubPane parent_instance;

  GtkLabel *next;
  GtkLabel *guide;
  GtkWidget *guide_box;
  GtkWidget *board_button; /* visible if the board is not */
  GtkWidget *waiting;
  GtkWidget *offers;
  GtkWidget *exam;
  GtkWidget *done;
};

/* Two offers are beside each other on a phone, too. */
enum { OFFER_CHARS = 18, OFFER_HEIGHT = 44 };

DUB_DEFINE_BARE_TYPE (DubYourTurnPane, dub_your_turn_pane, DUB_TYPE_PANE)

static void
update_done (DubYourTurnPane *self, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = dub_session_find_turn (session); i < dub_history_get_position (history); i++) {
    g_auto (GStrv) sentences = dub_log_dup_sentences (history, i);

    g_strv_builder_addv (builder, (const char **) sentences);
  }
  all = g_strv_builder_end (builder);
  dub_pane_show_lines (self->done, all, "body");
}

/* The card that joins you matters only if it has a crown, and so does the one that leaves. */
static gboolean
names_leaving (const DubMove *move)
{
  return (move->verb == DUB_MOVE_PASS_EXAM || move->verb == DUB_MOVE_DEPUTE) &&
         move->other.kind != DUB_KIND_NOTHING;
}

static gboolean
is_crowned (const DubMove *move)
{
  return move->verb == DUB_MOVE_PASS_EXAM && !names_leaving (move) &&
         move->thing.employee.crown != DUB_CROWN_NONE;
}

/* Whether the move is offered here and not on the board. */
static gboolean
is_off_board (const DubMove *move)
{
  return (move->verb == DUB_MOVE_HIRE && move->from.kind == DUB_PLACE_SPECIALIST) ||
         move->verb == DUB_MOVE_TAKE_FAVOR ||
         (move->verb == DUB_MOVE_PASS_EXAM && !names_leaving (move) && !is_crowned (move));
}

static gboolean
is_task (const DubMove *move)
{
  return move->verb == DUB_MOVE_EXAM_TOKEN;
}

/* One of the cards of a type, which has a short button beside those of the others. Which card with
 * a crown leaves is rarely said. */
static gboolean
is_short (const DubMove *move)
{
  return move->verb == DUB_MOVE_DEPUTE && !names_leaving (move);
}

static gboolean
is_in_hand (const DubMove *move)
{
  return is_short (move) && move->from.kind == DUB_PLACE_HAND;
}

static gboolean
is_played (const DubMove *move)
{
  return is_short (move) && move->from.kind != DUB_PLACE_HAND;
}

static gboolean
is_choice (const DubMove *move)
{
  return move->verb == DUB_MOVE_CHOOSE_CARD;
}

static gboolean
is_card (const DubMove *move)
{
  return move->verb == DUB_MOVE_PLAY_EMPLOYEE;
}

static gboolean
is_bonus (const DubMove *move)
{
  return move->verb == DUB_MOVE_BONUS;
}

/* A button whose move asks first has dots. */
static char *
dup_label (const DubGame *game, const DubMove *move, const char *name)
{
  if (is_short (move))
    return dub_text_employee (&game->box, dub_employee_of_type (move->thing.employee.type));

  return g_strconcat (is_task (move) ? "+ " : "", name, move->sure ? "…" : NULL, NULL);
}

static void
add_offer (GtkWidget *box, const DubGame *game, const DubMove *move)
{
  g_autofree char *name = dub_text_offer (&game->box, &game->state, move);
  g_autofree char *label = dup_label (game, move, name);
  GtkWidget *button = dub_pane_new_button (label, move);
  GtkLabel *text = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  if (is_task (move) || is_short (move))
    dub_pane_name_button (button, name);
  if (is_task (move))
    gtk_widget_add_css_class (button, "proposed");
  if (is_short (move))
    gtk_label_set_xalign (text, 0.5f);
  if (is_off_board (move))
    gtk_label_set_max_width_chars (text, OFFER_CHARS);
  gtk_box_append (GTK_BOX (box), button);
}

/* Adds a button for each of these moves, and shows the widget if there is one. */
static void
add_offers (GtkWidget *box, DubSession *session, gboolean (*is_in) (const DubMove *),
            GtkWidget *shown)
{
  guint n;
  const DubMove *legal = dub_session_get_legal (session, &n);

  for (guint i = 0; i < n; i++)
    if (is_in (&legal[i]))
      add_offer (box, dub_session_get_game (session), &legal[i]);
  gtk_widget_set_visible (shown, gtk_widget_get_first_child (box) != NULL);
}

/* Rare choices take one line until the player opens it. */
static void
add_group (DubYourTurnPane *self, DubSession *session, gboolean (*is_in) (const DubMove *),
           char *title)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *expander = dub_pane_new_expander (title, buttons);

  gtk_box_append (GTK_BOX (self->offers), expander);
  add_offers (buttons, session, is_in, expander);
  g_free (title);
}

/* A finger finds what has room; in a low window the buttons are lower. */
static GtkWidget *
add_row (GtkWidget *box, DubSession *session, gboolean (*is_in) (const DubMove *))
{
  GtkWidget *row = dub_wrap_new_even (6, OFFER_HEIGHT);

  gtk_widget_add_css_class (row, "offers");
  gtk_box_append (GTK_BOX (box), row);
  add_offers (row, session, is_in, row);

  return row;
}

/* The tasks are on the board; what your move fulfills is proposed here, too. */
static void
update_exam (GtkWidget *box, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = dub_text_your_exam (&game->box, &game->state);

  dub_pane_clear (box);
  gtk_widget_set_visible (box, dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX));
  gtk_box_append (GTK_BOX (box), dub_pane_new_label (title, "part-title"));
  add_row (box, session, is_task);
}

/* Deputing is rare, so it takes little room: one row. By a bonus, from your hand, it is rarer. */
static void
add_deputes (DubYourTurnPane *self, DubSession *session)
{
  g_autofree char *title = dub_text_depute_title (FALSE);
  GtkWidget *heading = dub_pane_new_label (title, "part-title"), *row;

  gtk_box_append (GTK_BOX (self->offers), heading);
  row = add_row (self->offers, session, is_played);
  gtk_widget_add_css_class (row, "ranks");
  gtk_widget_set_visible (heading, gtk_widget_get_visible (row));
  add_group (self, session, is_in_hand, dub_text_depute_title (TRUE));
}

/* The cards of your hand, if you told them; else they take one line until you do. */
static void
add_cards (DubYourTurnPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = dub_text_hand_title (&game->box, &game->state);
  gboolean is_told = dub_hand_is_told (&game->state);

  if (is_told)
    gtk_box_append (GTK_BOX (self->offers), dub_pane_new_label (title, "part-title"));
  else
    add_group (self, session, is_choice, dub_text_hand_choice (&game->state));
  if (is_told && game->state.yours.turn.card.type == DUB_TYPE_NONE)
    add_row (self->offers, session, is_card);
  else
    add_group (self, session, is_card, g_strdup (title));
}

/* The bonus of the card that you play is taken with one press, or left. */
static void
add_bonus (DubYourTurnPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubMove leave = dub_move (DUB_YOU, DUB_MOVE_PASS);
  g_autofree char *title = dub_text_bonus_title ();
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &leave);
  GtkWidget *row;

  if (!dub_your_turn_has_bonus (&game->box, &game->state))
    return;
  gtk_box_append (GTK_BOX (self->offers), dub_pane_new_label (title, "part-title"));
  row = add_row (self->offers, session, is_bonus);
  gtk_widget_set_visible (row, TRUE);
  gtk_box_append (GTK_BOX (row), dub_pane_new_button (label, &leave));
}

/* What is known of your supply; without a word of yours that is nothing. */
static void
add_purse (DubYourTurnPane *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  g_autofree char *purse = dub_text_purse (state);
  gboolean is_known = FALSE;

  for (DubFact fact = DUB_FACT_PP; fact <= DUB_FACT_LACE; fact++)
    is_known |= dub_state_knows (state, fact);
  if (!is_known)
    return;
  gtk_box_append (GTK_BOX (self->offers), dub_pane_new_label (purse, "dim-label"));
}

static void
update_offers (DubYourTurnPane *self, DubSession *session)
{
  dub_pane_clear (self->offers);
  add_bonus (self, session);
  add_cards (self, session);
  add_purse (self, session);
  add_row (self->offers, session, is_off_board);
  add_group (self, session, is_crowned, dub_text_crowned_exams ());
  add_deputes (self, session);
  add_group (self, session, names_leaving, dub_text_crowned_leaving ());
}

/* Gains that you take yourself come next, or you leave them. */
static void
update_waiting (DubYourTurnPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubMove leave = dub_move (DUB_YOU, DUB_MOVE_PASS);
  g_auto (GStrv) lines = dub_text_waiting (&dub_session_get_game (session)->state.yours.turn);
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &leave);
  g_autofree char *text = g_strjoinv ("\n", lines);
  GtkWidget *said, *button;

  dub_pane_clear (self->waiting);
  gtk_widget_set_visible (self->waiting, lines[0] != NULL);
  if (lines[0] == NULL)
    return;
  said = dub_pane_new_label (text, NULL);
  button = dub_pane_new_button (label, &leave);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), FALSE);
  gtk_widget_set_hexpand (said, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->waiting), said);
  gtk_box_append (GTK_BOX (self->waiting), button);
}

/* The costs and gains of your moves take the place of the guide, so that nothing below it moves. */
static void
dub_your_turn_pane_update (DubPane *pane, DubSession *session)
{
  DubYourTurnPane *self = DUB_YOUR_TURN_PANE (pane);
  g_autofree char *guide = dub_text_your_guide ();
  g_autofree char *gains = dub_session_dup_turn_gains (session);

  dub_ui_take_text (self->next, dub_text_next (&dub_session_get_game (session)->state));
  gtk_label_set_label (self->guide, gains != NULL ? gains : guide);
  dub_ui_set_class (self->guide_box, "optional", gains == NULL);
  update_waiting (self, session);
  update_offers (self, session);
  update_exam (self->exam, session);
  update_done (self, session);
}

static void
dub_your_turn_pane_build (DubPane *pane)
{
  GtkWidget *split = gtk_widget_get_ancestor (GTK_WIDGET (pane), DUB_TYPE_ADAPTIVE_SPLIT);

  DUB_PANE_CLASS (dub_your_turn_pane_parent_class)->build (pane);
  if (split != NULL)
    g_object_bind_property (split, "folded", DUB_YOUR_TURN_PANE (pane)->board_button, "visible",
                            G_BINDING_SYNC_CREATE);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubYourTurnPane, name)

static void
dub_your_turn_pane_class_init (DubYourTurnPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_your_turn_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_your_turn_pane_update;

  dub_template_set (widget_class, "dub-your-turn-pane", CHILD (next), CHILD (guide),
                    CHILD (guide_box), CHILD (board_button), CHILD (waiting), CHILD (done),
                    CHILD (offers), CHILD (exam), NULL);
}
