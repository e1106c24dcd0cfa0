/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-action-chip.h"
#include "dub-adaptive-split.h"
#include "dub-choice-popover.h"
#include "dub-piece.h"
#include "dub-place.h"
#include "dub-session.h"
#include "dub-text-actions.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"
#include "dub-your-hand.h"

struct _DubYourTurnPane {
  DubPane parent_instance;

  GtkLabel *next;
  GtkLabel *guide;
  GtkWidget *sell_button;
  GtkWidget *cancel_button;
  GtkWidget *board_button; /* visible if the board is not */
  GtkWidget *waiting;
  GtkWidget *printed;
  GtkLabel *printed_title;
  GtkWidget *printed_row;
  GtkWidget *printed_button;
  GtkWidget *thread_box;
  GtkLabel *thread_label;
  GtkSpinButton *thread;
  GtkWidget *lace_box;
  GtkLabel *lace_label;
  GtkSpinButton *lace;
  GtkWidget *livre_box;
  GtkLabel *livre_label;
  GtkSpinButton *livre;
  GtkWidget *chips;
  GtkWidget *jewelry_chips;
  GtkWidget *tasks;
  GtkWidget *bonus; /* with the options, and the button that leaves it */
  GtkWidget *options;
  GtkWidget *leave_button;
  GtkLabel *bonus_title;
  GtkLabel *bonus_hint;
  GtkLabel *turn_title;
  GtkWidget *turn;
  GtkWidget *popover; /* a child of the pane, or NULL */
};

enum { CHIP_HEIGHT = 46, OFFER_HEIGHT = 44, GAP = 8, SIGN = 16 };

G_DEFINE_FINAL_TYPE (DubYourTurnPane, dub_your_turn_pane, DUB_TYPE_PANE)

/* The card that joins you matters only if it has a crown, and so does the one that leaves. */
static gboolean
names_leaving (const DubMove *move)
{
  return move->other.kind != DUB_KIND_NOTHING;
}

static gboolean
is_task (const DubMove *move)
{
  return move->verb == DUB_MOVE_EXAM_TOKEN;
}

static gboolean
is_bonus (const DubMove *move)
{
  return move->verb == DUB_MOVE_BONUS;
}

/* A button whose move asks first has dots. */
static void
add_offer (GtkWidget *box, const DubGame *game, const DubMove *move)
{
  g_autofree char *name = dub_text_offer (&game->box, &game->state, move);
  g_autofree char *label =
      g_strconcat (is_task (move) ? "+ " : "", name, move->sure ? "…" : NULL, NULL);
  GtkWidget *button = dub_pane_new_button (label, move);

  dub_pane_name_button (button, name);
  if (is_task (move))
    gtk_widget_add_css_class (button, "proposed");
  if (is_bonus (move))
    gtk_widget_add_css_class (button, "asked");
  gtk_box_append (GTK_BOX (box), button);
}

/* Adds a button for each of these moves. Returns whether there is one. */
static gboolean
add_offers (GtkWidget *box, DubSession *session, gboolean (*is_in) (const DubMove *))
{
  guint n;
  const DubMove *legal = dub_session_get_legal (session, &n);

  for (guint i = 0; i < n; i++)
    if (is_in (&legal[i]))
      add_offer (box, dub_session_get_game (session), &legal[i]);

  return gtk_widget_get_first_child (box) != NULL;
}

/* The bonus of the card that you play is taken with one press, or left. */
static void
update_bonus (DubYourTurnPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubMove leave = dub_move (DUB_YOU, DUB_MOVE_PASS);
  gboolean has_bonus = dub_your_turn_has_bonus (&game->box, &game->state);
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &leave);
  char *hint = dub_text_bonus_hint (&game->box, &game->state);

  dub_ui_take_text (self->bonus_title, dub_text_bonus_title ());
  gtk_widget_set_visible (GTK_WIDGET (self->bonus_title), has_bonus || hint != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->bonus_hint), hint != NULL);
  dub_ui_take_text (self->bonus_hint, hint != NULL ? hint : g_strdup (""));
  dub_ui_set_class (self->bonus_title, "optional", !has_bonus);
  gtk_widget_set_visible (self->bonus, has_bonus);
  dub_pane_clear (self->options);
  if (has_bonus)
    add_offers (self->options, session, is_bonus);
  gtk_button_set_label (GTK_BUTTON (self->leave_button), label);
  dub_pane_set_move (self->leave_button, &leave);
}

/* Gains that you take yourself come next, or you leave them. */
static void
add_gains (DubYourTurnPane *self, const DubGame *game, char **lines)
{
  const DubMove leave = dub_move (DUB_YOU, DUB_MOVE_PASS);
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &leave);
  g_autofree char *text = g_strjoinv ("\n", lines);
  GtkWidget *said = dub_pane_new_label (text, NULL), *button = dub_pane_new_button (label, &leave);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), FALSE);
  gtk_widget_set_hexpand (said, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->waiting), said);
  gtk_box_append (GTK_BOX (self->waiting), button);
}

/* The steps of your examination, numbered like hers. */
static void
add_exam (DubYourTurnPane *self, char **steps)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    g_string_append_printf (text, "%s%u. %s", i > 0 ? "\n" : "", i + 1, steps[i]);
  gtk_box_append (GTK_BOX (self->waiting), dub_pane_new_label (text->str, NULL));
}

static void
update_waiting (DubYourTurnPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_auto (GStrv) lines = dub_text_waiting (&game->state.yours.turn);
  g_auto (GStrv) steps = dub_session_dup_orders (session);

  dub_pane_clear (self->waiting);
  if (lines[0] != NULL)
    add_gains (self, game, lines);
  else if (steps[0] != NULL)
    add_exam (self, steps);
  gtk_widget_set_visible (self->waiting, lines[0] != NULL || steps[0] != NULL);
  /* The steps take the room of the actions: an Examination is the action of the turn. */
  gtk_widget_set_visible (self->chips, steps[0] == NULL);
}

static void
ask_for (DubFact fact, guint open, GtkWidget *box, GtkLabel *label, GtkSpinButton *number)
{
  gtk_widget_set_visible (box, (open & (1u << fact)) != 0);
  dub_ui_take_text (label, dub_text_purse_caption (fact));
  gtk_spin_button_set_value (number, 0);
}

/* What only the piece of the last move shows is asked for once, if you keep count of it. */
static void
update_printed (DubYourTurnPane *self, DubSession *session)
{
  const guint told = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE | 1u << DUB_FACT_LIVRE;
  guint open = dub_session_get_game (session)->state.yours.turn.open & told;
  gboolean is_kept = (dub_session_get_game (session)->state.sides[DUB_YOU].known & open) != 0;
  const DubMove *move = is_kept ? dub_session_find_open_move (session) : NULL;
  g_autofree char *label = dub_text_tell_printed ();

  gtk_widget_set_visible (self->printed, move != NULL);
  if (move == NULL)
    return;
  dub_ui_take_text (self->printed_title, dub_text_printed_title (move));
  ask_for (DUB_FACT_THREAD, open, self->thread_box, self->thread_label, self->thread);
  ask_for (DUB_FACT_LACE, open, self->lace_box, self->lace_label, self->lace);
  ask_for (DUB_FACT_LIVRE, open, self->livre_box, self->livre_label, self->livre);
  gtk_button_set_label (GTK_BUTTON (self->printed_button), label);
}

static guint
get_number (GtkSpinButton *number)
{
  return (guint) gtk_spin_button_get_value_as_int (number);
}

static void
tell_printed (DubYourTurnPane *self)
{
  DubMove tell =
      dub_session_get_tell_move (dub_pane_get_session (DUB_PANE (self)), get_number (self->thread),
                                 get_number (self->lace), get_number (self->livre));

  dub_pane_perform (GTK_WIDGET (self), &tell);
}

/* Returns the moves of an action that are not made on the board; a specialized Apprentice is no
 * action. */
static guint
list_moves (DubSession *session, DubAction action, const DubMove *found[], guint max)
{
  guint n_legal, n = 0;
  const DubMove *legal = dub_session_get_legal (session, &n_legal);

  for (guint i = 0; i < n_legal && n < max; i++) {
    gboolean is_specialist = legal[i].from.kind == DUB_PLACE_SPECIALIST;

    if (action == DUB_ACTION_NONE ? is_specialist && legal[i].verb == DUB_MOVE_HIRE
                                  : !is_specialist && dub_move_get_action (&legal[i]) == action)
      found[n++] = &legal[i];
  }

  return n;
}

/* The button says what it brings, too. */
static void
add_choice (DubChoicePopover *popover, const DubGame *game, const DubMove *move)
{
  g_autofree char *name = dub_text_offer (&game->box, &game->state, move);
  g_autofree char *gains = dub_text_gains (move);
  g_autofree char *label =
      g_strconcat (name, move->sure ? "…" : "", gains != NULL ? "\n" : NULL, gains, NULL);

  dub_pane_name_button (dub_choice_popover_add (popover, label, move), name);
}

static void
add_choices (DubChoicePopover *popover, const DubGame *game, const DubMove *found[], guint n)
{
  for (guint i = 0; i < n; i++)
    if (!names_leaving (found[i]))
      add_choice (popover, game, found[i]);
  for (guint i = 0; i < n; i++)
    if (names_leaving (found[i]))
      add_choice (popover, game, found[i]);
}

/* One move is performed at once; several are offered. A screen reader takes what is in a button for
 * its label, so the popover belongs to the pane. */
static void
offer (DubYourTurnPane *self, GtkWidget *chip, DubAction action)
{
  enum { MAX_FOUND = 128 };
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  g_autofree char *title = dub_text_action (action);
  const DubMove *found[MAX_FOUND];
  guint n = list_moves (session, action, found, MAX_FOUND);
  DubMove only;

  if (n == 1 && action != DUB_ACTION_DEPUTE) {
    only = *found[0];
    dub_pane_perform (chip, &only);
    return;
  }
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  self->popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);
  add_choices (DUB_CHOICE_POPOVER (self->popover), dub_session_get_game (session), found, n);
  dub_choice_popover_set_title (DUB_CHOICE_POPOVER (self->popover), title);
  dub_ui_open_popover (self->popover, GTK_WIDGET (self), chip);
}

/* What is done on the board is offered there alone, until the chip is pressed again. */
static void
point_to_board (DubYourTurnPane *self, DubAction action)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  gboolean is_selected = dub_table_view_get_action (view) == action;

  dub_table_view_select_action (view, is_selected ? DUB_ACTION_NONE : action);
  if (!is_selected && gtk_widget_get_visible (self->board_button))
    gtk_widget_activate_action (GTK_WIDGET (self), "game.show", "s", "board");
}

static void
chip_clicked (DubYourTurnPane *self, DubActionChip *chip)
{
  DubAction action = dub_action_chip_get_action (chip);
  const char *reason = dub_action_chip_get_reason (chip);

  if (reason != NULL)
    dub_ui_say (self, reason);
  else if (action == DUB_ACTION_ACQUIRE || action == DUB_ACTION_TAILOR ||
           action == DUB_ACTION_HIRE || action == DUB_ACTION_FUND)
    point_to_board (self, action);
  else
    offer (self, GTK_WIDGET (chip), action);
}

/* Returns the actions of this turn, as a bitmask. */
static guint
list_done (DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  guint done = 0;

  for (guint i = dub_session_find_turn (session); i < dub_history_get_position (history); i++) {
    DubEntry entry = dub_history_get_entry (history, i);

    if (dub_entry_is_your_move (entry))
      done |= 1u << dub_move_get_action (&entry.events[0].move);
  }

  return done;
}

static void
update_chip (DubActionChip *chip, DubTableView *view, guint done)
{
  DubSession *session = dub_table_view_get_session (view);
  const DubGame *game = dub_session_get_game (session);
  DubAction action = dub_action_chip_get_action (chip);
  guint n;
  const DubMove *legal = dub_session_get_legal (session, &n), *found;

  if (action == DUB_ACTION_NONE) {
    gboolean is_open = list_moves (session, action, &found, 1) > 0;

    dub_action_chip_show_specialist (chip, &game->state, is_open);
  } else {
    DubYourAction sum = dub_your_turn_sum_up (game, legal, n, action);

    dub_action_chip_show (chip, game, &sum);
    dub_ui_set_pressed (chip, "asked", dub_table_view_get_action (view) == action);
    dub_ui_set_class (chip, "done", (done & (1u << action)) != 0);
  }
}

static void
update_chips (DubYourTurnPane *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  GtkWidget *boxes[] = { self->chips, self->jewelry_chips };
  guint done = list_done (session);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  gtk_widget_set_visible (self->jewelry_chips,
                          gtk_widget_get_visible (self->chips) &&
                              dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX));
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (GtkWidget *chip = gtk_widget_get_first_child (boxes[i]); chip != NULL;
         chip = gtk_widget_get_next_sibling (chip))
      update_chip (DUB_ACTION_CHIP (chip), dub_pane_get_view (DUB_PANE (self)), done);
}

/* The tasks are on the board; what your move fulfills is proposed here, too. */
static void
update_tasks (DubYourTurnPane *self, DubSession *session)
{
  dub_pane_clear (self->tasks);
  gtk_widget_set_visible (self->tasks, add_offers (self->tasks, session, is_task));
}

/* The line that speaks to you: about the garment or the action that is selected, or what the last
 * move cost and brought. */
static void
update_speech (DubYourTurnPane *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  DubSession *session = dub_table_view_get_session (view);
  const DubGame *game = dub_session_get_game (session);
  DubPlace selected = dub_table_view_get_selected (view);
  DubAction action = dub_table_view_get_action (view);
  gboolean is_placing = selected.kind != DUB_PLACE_NONE;
  const DubMove *sale = dub_table_view_get_sale (view);
  g_autofree char *gains = dub_session_dup_turn_gains (session);

  if (is_placing)
    dub_ui_take_text (self->guide,
                      dub_text_garment_guide (dub_place_read (&game->state, selected).garment));
  else if (action != DUB_ACTION_NONE)
    dub_ui_take_text (self->guide, dub_text_action_guide (action));
  else
    dub_ui_take_text (self->guide,
                      gains != NULL ? g_steal_pointer (&gains) : dub_text_your_guide ());
  gtk_widget_set_visible (GTK_WIDGET (self->next), !is_placing && action == DUB_ACTION_NONE);
  gtk_widget_set_visible (self->cancel_button, is_placing || action != DUB_ACTION_NONE);
  dub_ui_set_class (self->guide, "heading", is_placing || action != DUB_ACTION_NONE);
  gtk_widget_set_visible (self->sell_button, is_placing && sale != NULL);
  dub_pane_set_move (self->sell_button, sale);
}

/* The amount before its picture; a screen reader has it from the sentence. */
static void
add_amount (GtkWidget *row, guint8 piece, gint amount)
{
  g_autofree char *text = g_strdup_printf (amount < 0 ? "−%d" : "+%d", ABS (amount));
  GtkWidget *label = gtk_label_new (text), *sign = dub_piece_new ();

  gtk_widget_add_css_class (label, amount < 0 ? "cost" : "gain");
  dub_piece_set_size (DUB_PIECE (sign), SIGN);
  dub_piece_show (DUB_PIECE (sign), (DubFace){ .kind = piece, .value = DUB_PIECE_BLANK });
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), sign);
}

static void
add_entry (DubYourTurnPane *self, DubSession *session, guint index)
{
  static const guint8 pieces[DUB_N_GAINS] = {
    [DUB_FACT_PP] = DUB_PIECE_SHIELD,      [DUB_FACT_LIVRE] = DUB_PIECE_COIN,
    [DUB_FACT_THREAD] = DUB_PIECE_THREAD,  [DUB_FACT_LACE] = DUB_PIECE_LACE,
    [DUB_FACT_TILES] = DUB_PIECE_RESOURCE,
  };
  const DubHistory *history = dub_session_get_history (session);
  DubEntry entry = dub_history_get_entry (history, index);
  g_autofree char *title = dub_log_dup_title (history, index);
  GtkWidget *row = dub_row_new (4), *label = dub_pane_new_label (title, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  for (DubFact fact = 0; dub_entry_is_your_move (entry) && fact < DUB_N_GAINS; fact++)
    if (entry.events[0].move.gains[fact] != 0)
      add_amount (row, pieces[fact], entry.events[0].move.gains[fact]);
  gtk_widget_add_css_class (row, "turn-row");
  gtk_box_append (GTK_BOX (self->turn), row);
}

static void
update_turn (DubYourTurnPane *self, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  g_autofree char *nothing = dub_text_nothing_yet ();

  dub_ui_take_text (self->turn_title, dub_text_this_turn ());
  dub_pane_clear (self->turn);
  for (guint i = dub_session_find_turn (session); i < dub_history_get_position (history); i++)
    if (!dub_event_is (dub_history_get_entry (history, i).events, DUB_MOVE_CHOOSE_CARD))
      add_entry (self, session, i);
  if (gtk_widget_get_first_child (self->turn) == NULL)
    gtk_box_append (GTK_BOX (self->turn), dub_pane_new_label (nothing, "dim-label"));
}

static void
dub_your_turn_pane_update (DubPane *pane, DubSession *session)
{
  DubYourTurnPane *self = DUB_YOUR_TURN_PANE (pane);

  dub_ui_take_text (self->next, dub_text_next (&dub_session_get_game (session)->state));
  update_speech (self);
  update_waiting (self, session);
  update_printed (self, session);
  update_chips (self, session);
  update_tasks (self, session);
  update_bonus (self, session);
  update_turn (self, session);
}

/* Something else is selected; the game is as before. */
static void
selected_cb (DubYourTurnPane *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));

  if (self->chips == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  update_speech (self);
  update_chips (self, session);
}

static void
view_set_cb (DubYourTurnPane *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));

  if (view != NULL)
    g_signal_connect_object (view, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
}

static void
cancel (DubYourTurnPane *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));

  dub_table_view_select (view, DUB_NOWHERE);
  dub_table_view_select_action (view, DUB_ACTION_NONE);
}

static void
dub_your_turn_pane_build (DubPane *pane)
{
  static const guint8 actions[] = { DUB_ACTION_FAVOR, DUB_ACTION_ACQUIRE, DUB_ACTION_TAILOR,
                                    DUB_ACTION_HIRE,  DUB_ACTION_DEPUTE,  DUB_ACTION_FUND,
                                    DUB_ACTION_EXAM,  DUB_ACTION_NONE };
  enum { N_USUAL = 6 };
  DubYourTurnPane *self = DUB_YOUR_TURN_PANE (pane);
  GtkWidget *split = gtk_widget_get_ancestor (GTK_WIDGET (pane), DUB_TYPE_ADAPTIVE_SPLIT);

  DUB_PANE_CLASS (dub_your_turn_pane_parent_class)->build (pane);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *chip = dub_action_chip_new (actions[i]);

    g_signal_connect_object (chip, "clicked", G_CALLBACK (chip_clicked), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (i < N_USUAL ? self->chips : self->jewelry_chips), chip);
  }
  dub_wrap_use_even (self->chips, GAP, CHIP_HEIGHT);
  dub_wrap_use_even (self->jewelry_chips, GAP, CHIP_HEIGHT);
  dub_wrap_use_even (self->tasks, GAP, OFFER_HEIGHT);
  dub_wrap_use_even (self->options, GAP, OFFER_HEIGHT);
  g_signal_connect_object (self->cancel_button, "clicked", G_CALLBACK (cancel), self,
                           G_CONNECT_SWAPPED);
  dub_wrap_use (self->printed_row, GAP, FALSE);
  g_signal_connect_object (self->printed_button, "clicked", G_CALLBACK (tell_printed), self,
                           G_CONNECT_SWAPPED);
  if (split != NULL)
    g_object_bind_property (split, "folded", self->board_button, "visible", G_BINDING_SYNC_CREATE);
}

static void
dub_your_turn_pane_dispose (GObject *object)
{
  g_clear_pointer (&DUB_YOUR_TURN_PANE (object)->popover, gtk_widget_unparent);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_YOUR_TURN_PANE);

  G_OBJECT_CLASS (dub_your_turn_pane_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubYourTurnPane, name)

static void
dub_your_turn_pane_init (DubYourTurnPane *self)
{
  g_signal_connect (self, "notify::view", G_CALLBACK (view_set_cb), NULL);
}

static void
dub_your_turn_pane_class_init (DubYourTurnPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_your_turn_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_your_turn_pane_update;
  G_OBJECT_CLASS (klass)->dispose = dub_your_turn_pane_dispose;

  g_type_ensure (DUB_TYPE_HAND_PANE);
  dub_template_set (widget_class, "dub-your-turn-pane", CHILD (next), CHILD (guide),
                    CHILD (sell_button), CHILD (cancel_button), CHILD (board_button),
                    CHILD (waiting), CHILD (printed), CHILD (printed_title), CHILD (printed_row),
                    CHILD (printed_button), CHILD (thread_box), CHILD (thread_label),
                    CHILD (thread), CHILD (lace_box), CHILD (lace_label), CHILD (lace),
                    CHILD (livre_box), CHILD (livre_label), CHILD (livre), CHILD (chips),
                    CHILD (jewelry_chips), CHILD (tasks), CHILD (bonus), CHILD (options),
                    CHILD (leave_button), CHILD (bonus_title), CHILD (bonus_hint),
                    CHILD (turn_title), CHILD (turn), NULL);
}
