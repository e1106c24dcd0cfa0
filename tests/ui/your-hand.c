/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "your-hand.h"

#include "dub-action-target.h"
#include "dub-choice-popover.h"
#include "dub-round.h"

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

/* Nothing lies over it, and it is in sight. */
void
your_hand_press (YourHand *self, GtkWidget *button)
{
  GtkWidget *native, *hit;
  double x, y;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  native = GTK_WIDGET (gtk_widget_get_native (button));
  g_assert_true (gtk_widget_translate_coordinates (button, native,
                                                   gtk_widget_get_width (button) / 2.,
                                                   gtk_widget_get_height (button) / 2., &x, &y));
  hit = gtk_widget_pick (native, x, y, GTK_PICK_DEFAULT);
  if (hit == NULL || (hit != button && !gtk_widget_is_ancestor (hit, button))) {
    g_test_message ("round %u: a %s is not in sight at %g, %g", get_game (self)->state.round,
                    gtk_widget_get_css_name (button), x, y);
    g_test_fail ();
  }
  g_signal_emit_by_name (button, "clicked");
  self->n_presses++;
  ui_settle (self->window);
}

static gboolean
performs (GtkWidget *button, const DubAction *action)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);
  GVariant *target = gtk_actionable_get_action_target_value (actionable);
  DubAction own;

  return g_strcmp0 (gtk_actionable_get_action_name (actionable), "game.perform") == 0 &&
         target != NULL && dub_action_target_get (target, &own) && own.type == action->type &&
         dub_detail_equal (&own.detail, &action->detail);
}

/* The button that does it, if there is one that is seen. */
static GtkWidget *
find_button (GtkWidget *within, const DubAction *action)
{
  g_autoptr (GPtrArray) buttons = ui_list (within, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (buttons, i)) &&
        performs (g_ptr_array_index (buttons, i), action))
      return g_ptr_array_index (buttons, i);

  return NULL;
}

/* Opens the expanders, each with a press, until the button is seen. */
static GtkWidget *
search_button (YourHand *self, const DubAction *action)
{
  GtkWidget *button = find_button (self->page, action);
  g_autoptr (GPtrArray) expanders = ui_list (self->page, GTK_TYPE_EXPANDER);

  for (guint i = 0; i < expanders->len && button == NULL; i++) {
    GtkWidget *expander = g_ptr_array_index (expanders, i);

    if (!gtk_widget_get_mapped (expander) || gtk_expander_get_expanded (GTK_EXPANDER (expander)))
      continue;
    gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
    self->n_presses++;
    ui_settle (self->window);
    button = find_button (self->page, action);
  }

  return button;
}

static void
press_space (YourHand *self, DubPlace place)
{
  your_hand_press (self, ui_find_space (self->page, place));
}

/* Keeps books of its own; the table is the one before the move. */
static void
keep_books (YourHand *self, const DubAction *move)
{
  const DubDetail *detail = &move->detail;
  const DubState *state = &get_game (self)->state;
  gboolean is_exam = move->type == DUB_ACTION_YOU_EXAM;

  if (move->type == DUB_ACTION_YOU_HIRE && !detail->flag)
    self->n_crowns += state->employees[detail->at].crown != DUB_CROWN_NONE;
  if (is_exam)
    self->n_crowns += detail->employee.crown != DUB_CROWN_NONE;
  if (is_exam || move->type == DUB_ACTION_YOU_DEPUTE)
    self->n_crowns -= (is_exam ? detail->left : detail->employee).crown != DUB_CROWN_NONE;
  self->n_jewelry += move->type == DUB_ACTION_YOU_JEWELRY;
  self->n_rented += move->type == DUB_ACTION_YOU_GARMENT && !detail->flag;
  self->n_funded += move->type == DUB_ACTION_YOU_FUND;
}

/* A garment and its space, a place and one of its choices, or a button. */
static void
do_move (YourHand *self, const DubAction *move)
{
  DubPlace source = dub_action_get_source (move), target = dub_action_get_target (move);
  DubPlace place = source.kind != DUB_PLACE_NONE ? source : target;
  guint before = ui_get_position (self->session);

  keep_books (self, move);
  if (place.kind == DUB_PLACE_NONE)
    your_hand_press (self, search_button (self, move));
  else
    press_space (self, place);
  if (ui_get_position (self->session) == before && move->type == DUB_ACTION_YOU_GARMENT &&
      !move->detail.flag)
    press_space (self, target);
  else if (ui_get_position (self->session) == before && !move->detail.sure)
    your_hand_press (self, find_button (self->page, move));
  if (move->detail.sure) {
    GtkWidget *dialog = ui_find_window (ADW_TYPE_MESSAGE_DIALOG);

    adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "ok");
    gtk_window_destroy (GTK_WINDOW (dialog));
    ui_settle (self->window);
  }
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  if (self->look != NULL)
    self->look (self);
}

/* The first action of the type that can be taken now. */
static gboolean
find_legal (YourHand *self, DubActionType type, DubAction *found)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (get_game (self), NULL, legal, MAX_LEGAL);

  for (guint i = 0; i < n; i++)
    if (legal[i].type == type) {
      *found = legal[i];
      return TRUE;
    }

  return FALSE;
}

static void
do_extra (YourHand *self, DubActionType type)
{
  guint before = self->n_presses;
  DubAction extra;

  if (!find_legal (self, type, &extra))
    return;
  do_move (self, &extra);
  self->n_tasks += type == DUB_ACTION_YOU_TASK;
  self->n_extra += self->n_presses - before;
}

static GtkWidget *
find_big_button (YourHand *self)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "next") &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i)))
      return g_ptr_array_index (buttons, i);

  return NULL;
}

static void
play_turn (YourHand *self)
{
  DubAction moves[4] = { 0 };
  guint n = dub_sim_human_play (&self->human, get_game (self), moves), before;

  self->n_presses = self->n_extra = 0;
  ui_settle (self->window);
  if (self->look != NULL)
    self->look (self);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
    gboolean is_sure = moves[i].detail.sure;

    /* Nothing is asked that the table shows. */
    moves[i].detail.sure = FALSE;
    moves[i].detail.sure = is_sure && !dub_game_decide (get_game (self), &moves[i], events, NULL);
    do_move (self, &moves[i]);
    if (self->marks_tasks)
      do_extra (self, DUB_ACTION_YOU_TASK);
  }
  before = ui_get_position (self->session);
  /* An empty turn is ended twice. */
  for (guint i = 0; i < 2 && ui_get_position (self->session) == before; i++)
    your_hand_press (self, find_big_button (self));
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  g_assert_cmpuint (self->n_presses, <, MAX_PRESSES);
  self->turns[self->n_presses - self->n_extra]++;
}

static void
answer (YourHand *self)
{
  DubQuestion question = *dub_session_get_question (self->session);

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question.facts & (1u << fact)) != 0) {
      DubAction number = dub_sim_human_answer (&self->human, get_game (self), fact);

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
    session_perform (self->session, "fill");
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
    if (is_your_turn (self))
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
