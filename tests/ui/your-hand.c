/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "your-hand.h"

#include "dub-action-chip.h"
#include "dub-choice-popover.h"
#include "dub-names.h"
#include "dub-panes.h"
#include "dub-round.h"
#include "dub-text-actions.h"
#include "dub-your-hand.h"

enum { MAX_LEGAL = 512 };

static const DubGame *
get_game (YourHand *self)
{
  return dub_session_get_game (self->session);
}

static gboolean
is_your_turn (YourHand *self)
{
  const DubState *state = &get_game (self)->state;

  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU;
}

void
your_hand_init (YourHand *self, DubWindow *window, DubSession *session)
{
  self->window = window;
  self->session = session;
  self->page = ui_show_session (window, session);
  dub_sim_human_init (&self->human);
}

/* Asserts that the button is visible and uncovered, and presses it. */
void
your_hand_press (YourHand *self, GtkWidget *button)
{
  GtkWidget *native, *hit;
  double x, y;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button); /* scrolls to the button */
  ui_settle (self->window);
  native = GTK_WIDGET (gtk_widget_get_native (button));
  g_assert_true (gtk_widget_translate_coordinates (button, native,
                                                   gtk_widget_get_width (button) / 2.,
                                                   gtk_widget_get_height (button) / 2., &x, &y));
  hit = gtk_widget_pick (native, x, y, GTK_PICK_DEFAULT);
  if (hit == NULL || (hit != button && !gtk_widget_is_ancestor (hit, button))) {
    g_test_message ("round %u: a %s is not in sight at %g, %g, but a %s",
                    get_game (self)->state.round, G_OBJECT_TYPE_NAME (button), x, y,
                    hit != NULL ? G_OBJECT_TYPE_NAME (hit) : "-");
    g_test_fail ();
  }
  g_signal_emit_by_name (button, "clicked");
  self->n_presses++;
  ui_settle (self->window);
}

static gboolean
performs (GtkWidget *button, const DubMove *move)
{
  const DubMove *own = dub_pane_get_move (button);

  return own != NULL && dub_move_equal (own, move);
}

/* Returns the visible button of a move, if there is one. */
static GtkWidget *
find_button (GtkWidget *within, const DubMove *move)
{
  g_autoptr (GPtrArray) buttons = ui_list (within, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (buttons, i)) &&
        performs (g_ptr_array_index (buttons, i), move))
      return g_ptr_array_index (buttons, i);

  return NULL;
}

/* Returns the button of the action that makes or offers the move. */
static GtkWidget *
find_chip (YourHand *self, const DubMove *move)
{
  g_autoptr (GPtrArray) chips = ui_list (self->page, DUB_TYPE_ACTION_CHIP);
  DubAction action =
      move->from.kind == DUB_PLACE_SPECIALIST ? DUB_ACTION_NONE : dub_move_get_action (move);

  for (guint i = 0; i < chips->len; i++)
    if (dub_action_chip_get_action (g_ptr_array_index (chips, i)) == action)
      return g_ptr_array_index (chips, i);

  return NULL;
}

static GtkWidget *
search_button (YourHand *self, const DubMove *move)
{
  GtkWidget *button = find_button (self->page, move);

  return button != NULL ? button : find_chip (self, move);
}

/* Returns the first space to press for a move; NULL if it is not on the board. */
static GtkWidget *
find_space (YourHand *self, const DubMove *move)
{
  DubPlace from = dub_move_get_from (move);
  DubPlace place = from.kind != DUB_PLACE_NONE ? from : dub_move_get_to (move);

  place.side = DUB_NOBODY;

  return ui_find_space (self->page, place);
}

/* Counts the effects of a move; the table is the one before it. */
static void
keep_books (YourHand *self, const DubMove *move)
{
  const DubState *state = &get_game (self)->state;
  gboolean is_exam = move->verb == DUB_MOVE_PASS_EXAM;

  if (move->verb == DUB_MOVE_HIRE && move->from.kind == DUB_PLACE_EMPLOYEE)
    self->n_crowns += state->employees[move->from.at].crown != DUB_CROWN_NONE;
  if (is_exam)
    self->n_crowns += move->thing.employee.crown != DUB_CROWN_NONE;
  if (is_exam || move->verb == DUB_MOVE_DEPUTE)
    self->n_crowns -= move->other.employee.crown != DUB_CROWN_NONE;
  self->n_jewelry += move->verb == DUB_MOVE_TAKE_JEWELRY;
  self->n_rented += move->verb == DUB_MOVE_PLACE_GARMENT;
  self->n_funded += move->verb == DUB_MOVE_PLACE_TOKEN;
}

/* Presses a garment and its space, a place and one of its choices, or a button. */
static void
do_move (YourHand *self, const DubMove *move)
{
  GtkWidget *space = find_space (self, move);
  guint before = ui_get_position (self->session);

  keep_books (self, move);
  your_hand_press (self, space != NULL ? space : search_button (self, move));
  if (ui_get_position (self->session) == before && move->verb == DUB_MOVE_PLACE_GARMENT)
    your_hand_press (self, ui_find_space (self->page, move->to));
  else if (ui_get_position (self->session) == before && ui_find_dialog () == NULL)
    your_hand_press (self, find_button (self->page, move));
  if (move->sure) {
    ui_respond ("ok");
    ui_settle (self->window);
  }
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  if (self->look != NULL)
    self->look (self);
}

/* Finds the first legal move with the verb. */
static gboolean
find_legal (YourHand *self, DubVerb verb, DubMove *found)
{
  DubMove legal[MAX_LEGAL];
  guint n = dub_game_list_legal (get_game (self), NULL, legal, MAX_LEGAL);

  for (guint i = 0; i < n; i++)
    if (legal[i].verb == verb) {
      *found = legal[i];
      return TRUE;
    }

  return FALSE;
}

static void
do_extra (YourHand *self, DubVerb verb)
{
  guint before = self->n_presses;
  DubMove extra;

  if (!find_legal (self, verb, &extra))
    return;
  do_move (self, &extra);
  self->n_tasks += verb == DUB_MOVE_EXAM_TOKEN;
  self->n_extra += self->n_presses - before;
}

static GtkWidget *
find_style (YourHand *self, const char *style_class)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), style_class) &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i)))
      return g_ptr_array_index (buttons, i);

  return NULL;
}

/* Returns the move as the app offers it. The app asks for nothing that the table shows. */
static DubMove
complete (YourHand *self, DubMove move)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  gboolean is_sure = move.sure;

  move.sure = FALSE;
  if (!dub_game_decide (get_game (self), &move, events, NULL)) {
    move.sure = (guint8) is_sure;
    g_assert_true (dub_game_decide (get_game (self), &move, events, NULL));
  }

  return g_array_index (events, DubEvent, 0).move;
}

static void
play_turn (YourHand *self)
{
  DubMove moves[4] = { 0 };
  guint n = dub_sim_human_play (&self->human, get_game (self), moves), before;

  self->n_presses = self->n_extra = 0;
  ui_settle (self->window);
  if (self->look != NULL)
    self->look (self);
  for (guint i = 0; i < n; i++) {
    DubMove move = complete (self, moves[i]);

    do_move (self, &move);
    if (self->marks_tasks)
      do_extra (self, DUB_MOVE_EXAM_TOKEN);
  }
  before = ui_get_position (self->session);
  /* An empty turn takes two presses to end. */
  for (guint i = 0; i < 2 && ui_get_position (self->session) == before; i++)
    your_hand_press (self, find_style (self, "next"));
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  g_assert_cmpuint (self->n_presses, <, MAX_PRESSES);
  self->turns[self->n_presses - self->n_extra]++;
}

/* Enters the requested values. */
static void
tell_printed (YourHand *self, const DubMove *move)
{
  static const DubFact facts[] = { DUB_FACT_THREAD, DUB_FACT_LACE, DUB_FACT_LIVRE };
  g_autoptr (GPtrArray) numbers = ui_list (self->page, GTK_TYPE_SPIN_BUTTON);
  g_autofree char *label = dub_text_tell_printed ();
  guint n = 0;

  for (guint i = 0; i < numbers->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (numbers, i))) {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (facts));
      gtk_spin_button_set_value (g_ptr_array_index (numbers, i), ABS (move->gains[facts[n]]));
      n++;
    }
  your_hand_press (self,
                   gtk_widget_get_ancestor (ui_find_label (self->page, label), GTK_TYPE_BUTTON));
}

/* Returns whether the turn continues. */
static gboolean
tell_move (YourHand *self)
{
  DubMove move = told_player_pick (self->teller, get_game (self));
  guint before = ui_get_position (self->session);

  g_test_message ("%s", dub_name_get (DUB_SET_VERB, move.verb));
  /* After an Examination the action of a bonus begins by the bonus. */
  if (move.verb == DUB_MOVE_DEPUTE && !gtk_widget_get_mapped (find_chip (self, &move)))
    g_assert_true (find_legal (self, DUB_MOVE_BONUS, &move));
  if (move.verb == DUB_MOVE_CHOOSE_CARD && find_button (self->page, &move) == NULL)
    your_hand_press (self, find_style (self, "blank"));
  if (move.verb == DUB_MOVE_TELL_GAINS)
    tell_printed (self, &move);
  else if (move.verb != DUB_MOVE_END_TURN)
    do_move (self, &move);
  for (guint i = 0; i < 2 && ui_get_position (self->session) == before; i++)
    your_hand_press (self, find_style (self, "next"));
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  if (self->look != NULL)
    self->look (self);

  return move.verb != DUB_MOVE_END_TURN;
}

static void
tell_turn (YourHand *self)
{
  ui_settle (self->window);
  while (tell_move (self))
    ;
}

static void
answer (YourHand *self)
{
  DubQuestion question = *dub_session_get_question (self->session);

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question.facts & (1u << fact)) != 0) {
      DubMove number = dub_sim_human_answer (&self->human, get_game (self), fact);

      g_assert_true (dub_session_perform (self->session, &number, NULL));
    }
  if (question.facts == 0)
    ui_answer (self->session);
}

static void
go_on (YourHand *self)
{
  DubPhase phase = get_game (self)->state.phase;

  if (phase == DUB_PHASE_PREPARE && dub_session_count_due (self->session) > 0)
    ui_perform (self->session, table_move (DUB_MOVE_FILL));
  if (phase == DUB_PHASE_INCOME)
    dub_sim_human_earn (&self->human, dub_round_get_income (&get_game (self)->state));
  session_go_on (self->session);
  if (phase == DUB_PHASE_PREPARE)
    dub_sim_human_begin_round (&self->human);
}

void
your_hand_play (YourHand *self)
{
  while (get_game (self)->state.phase != DUB_PHASE_SCORING)
    if (is_your_turn (self) && self->teller != NULL)
      tell_turn (self);
    else if (is_your_turn (self))
      play_turn (self);
    else if (dub_session_get_question (self->session) != NULL)
      answer (self);
    else
      go_on (self);
}

guint
your_hand_get_median (const YourHand *self)
{
  guint n_turns = 0, n_below = 0, median = 0;

  for (guint i = 0; i < MAX_PRESSES; i++)
    n_turns += self->turns[i];
  for (guint i = 0; i < MAX_PRESSES && n_below * 2 < n_turns; i++) {
    n_below += self->turns[i];
    median = i;
  }

  return median;
}

guint
your_hand_get_worst (const YourHand *self)
{
  guint worst = 0;

  for (guint i = 0; i < MAX_PRESSES; i++)
    if (self->turns[i] > 0)
      worst = i;

  return worst;
}
