/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A running game: the session is the one place that changes it, and provides what views show.
 */

#include "dub-box-file.h"
#include "dub-round.h"
#include "dub-session.h"
#include "dub-text.h"
#include "session-fixture.h"

static DubSession *
begin (guint64 seed, guint8 expansions)
{
  DubSetup setup = { .seed = seed, .expansions = expansions, .count_candidate = TRUE };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("A test", &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

static void
perform (DubSession *session, DubOwner side, DubVerb verb)
{
  DubMove move = dub_move (side, verb);
  g_autoptr (GError) error = NULL;

  dub_session_perform (session, &move, &error);
  g_assert_no_error (error);
}

static guint
count_log (DubSession *session)
{
  return g_list_model_get_n_items (dub_session_get_log (session));
}

static void
count_cb (DubSession *session, gpointer data)
{
  ++*(guint *) data;
}

static void
test_changed (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  DubMove wrong = dub_move (DUB_BARRY, DUB_MOVE_ACT);
  guint n = 0;

  g_signal_connect (session, "changed", G_CALLBACK (count_cb), &n);
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_false (dub_session_perform (session, &wrong, NULL));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_cmpuint (n, ==, 2);
}

static void
test_log (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  const DubHistory *history = dub_session_get_history (session);
  g_autofree char *title = NULL;
  g_auto (GStrv) sentences = NULL;

  g_assert_cmpuint (count_log (session), ==, 1);
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  g_assert_cmpuint (count_log (session), ==, 3);
  dub_session_undo (session, NULL);
  g_assert_cmpuint (count_log (session), ==, 3);
  g_assert_cmpuint (dub_history_get_position (history), ==, 2);
  title = dub_log_dup_title (history, 2);
  g_assert_cmpstr (title, !=, "");
  sentences = dub_log_dup_sentences (history, 2);
  g_assert_nonnull (sentences[0]);

  /* A new entry replaces the undone one. */
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  g_assert_cmpuint (count_log (session), ==, 3);
  g_assert_false (dub_session_get_can_redo (session));
}

static void
test_titles (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  g_autofree char *nothing = dub_session_dup_undo_title (session);
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  g_assert_null (nothing);
  g_assert_false (dub_session_get_can_undo (session));
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  undo = dub_session_dup_undo_title (session);
  g_assert_nonnull (undo);
  dub_session_undo (session, NULL);
  redo = dub_session_dup_redo_title (session);
  g_assert_cmpstr (undo, ==, redo);
}

/* Every order of a whole round has words and reasons. */
static void
test_orders (void)
{
  g_autoptr (DubSession) session = begin (11, 1u << DUB_EXPANSION_JEWELRY_BOX);
  guint n_orders = 0;

  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  while (dub_session_get_game (session)->state.phase == DUB_PHASE_TURNS) {
    if (dub_session_get_game (session)->state.turn == DUB_YOU) {
      perform (session, DUB_YOU, DUB_MOVE_END_TURN);
      continue;
    }
    g_assert_null (dub_session_get_turn (session));
    perform (session, DUB_BARRY, DUB_MOVE_PLAY_CARD);
    g_assert_null (dub_session_get_question (session));

    g_auto (GStrv) orders = dub_session_dup_orders (session);

    g_assert_cmpuint (g_strv_length (orders), ==, dub_session_get_turn (session)->n_steps);
    for (guint i = 0; orders[i] != NULL; i++, n_orders++) {
      g_auto (GStrv) reasons = dub_session_dup_reasons (session, i);

      g_assert_cmpstr (orders[i], !=, "");
      g_assert_nonnull (reasons[0]);
    }
    perform (session, DUB_BARRY, DUB_MOVE_ACT);
  }
  g_assert_cmpuint (n_orders, >, 4);
}

/* The income is an order with an audit. Round 2 follows, with its discards. */
static void
test_round_end (void)
{
  g_autoptr (DubSession) session = begin (11, 0);

  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  while (dub_session_get_game (session)->state.phase == DUB_PHASE_TURNS)
    if (dub_session_get_game (session)->state.turn == DUB_YOU)
      perform (session, DUB_YOU, DUB_MOVE_END_TURN);
    else {
      perform (session, DUB_BARRY, DUB_MOVE_PLAY_CARD);
      perform (session, DUB_BARRY, DUB_MOVE_ACT);
    }

  g_auto (GStrv) income = dub_session_dup_orders (session);
  g_auto (GStrv) audit = dub_text_audit (&dub_session_get_game (session)->state);

  g_assert_cmpuint (g_strv_length (income), ==, 1);
  g_assert_cmpuint (g_strv_length (audit), ==, 3 + DUB_N_HALLS);
  perform (session, DUB_YOU, DUB_MOVE_INCOME);

  g_auto (GStrv) orders = dub_session_dup_orders (session);

  g_assert_cmpuint (g_strv_length (orders), >, 0);
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);

  g_auto (GStrv) same = dub_session_dup_orders (session);

  g_assert_true (g_strv_equal ((const char *const *) orders, (const char *const *) same));
}

static void
test_resume (void)
{
  g_autoptr (DubSession) session = begin (3, 0);
  g_autofree char *id = g_strdup (dub_session_get_id (session));
  DubState state;

  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  perform (session, DUB_BARRY, DUB_MOVE_PLAY_CARD);
  state = dub_session_get_game (session)->state;
  g_clear_object (&session);

  session = dub_session_open (id, NULL);
  g_assert_true (dub_state_equal (&state, &dub_session_get_game (session)->state));
  g_assert_false (dub_session_get_read_only (session));

  g_auto (GStrv) recap = dub_session_dup_recap (session);
  g_auto (GStrv) warnings = dub_session_dup_warnings (session);

  g_assert_cmpuint (g_strv_length (recap), >=, 2);
  g_assert_cmpuint (g_strv_length (warnings), ==, 0);
}

/* The second session reports that it is read-only, and refuses changes. */
static void
test_read_only (void)
{
  g_autoptr (DubSession) first = begin (3, 0);
  g_autoptr (DubSession) second = dub_session_open (dub_session_get_id (first), NULL);
  DubMove move = dub_move (DUB_NOBODY, DUB_MOVE_FILL);
  g_auto (GStrv) warnings = dub_session_dup_warnings (second);

  g_assert_true (dub_session_get_read_only (second));
  g_assert_cmpuint (g_strv_length (warnings), ==, 1);
  g_assert_false (dub_session_perform (second, &move, NULL));
  g_assert_cmpuint (count_log (second), ==, 1);
  perform (first, DUB_NOBODY, DUB_MOVE_FILL);
}

static void
test_jump (void)
{
  g_autoptr (DubSession) session = begin (5, 0);
  DubState after;

  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  perform (session, DUB_BARRY, DUB_MOVE_PLAY_CARD);
  after = dub_session_get_game (session)->state;
  g_assert_true (dub_session_jump (session, 1, NULL));
  g_assert_cmpint (dub_session_get_game (session)->state.phase, ==, DUB_PHASE_PREPARE);
  g_assert_true (dub_session_jump (session, 4, NULL));
  g_assert_true (dub_state_equal (&after, &dub_session_get_game (session)->state));
  g_assert_false (dub_session_jump (session, 5, NULL));
}

/* the tile of the Master space lapses, so no order mentions it. */
static void
test_rulings (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) rulings = NULL;

  session_perform (session, "table correct to=draw-mode draw-mode=table");
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  perform (session, DUB_NOBODY, DUB_MOVE_READY);
  none = dub_session_dup_rulings (session);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  session_perform (session, "table correct to=bag n=0");
  session_perform (session, "barry play-card card=tailor:1:left:1:none");
  session_perform (session, "barry tell-card card=favor:1:none");
  rulings = dub_session_dup_rulings (session);
  g_assert_cmpuint (g_strv_length (rulings), ==, 1);
  g_assert_true (g_str_has_suffix (rulings[0], " [R-13]"));
}

/* The session determines the next step, and whether it is possible, after each change. */
static void
test_next (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  g_autoptr (DubSession) other = dub_session_open (dub_session_get_id (session), NULL);
  DubMove unknown = { .verb = DUB_N_VERBS };
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (dub_session_get_next (session).verb, ==, DUB_MOVE_READY);
  g_assert_true (dub_session_can_go_on (session));
  g_assert_false (dub_session_can_go_on (other));
  g_assert_false (dub_session_perform (session, &unknown, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (count_log (session), ==, 1);
  session_perform (session, "table correct to=draw-mode draw-mode=table");
  session_go_on (session);
  g_assert_cmpuint (dub_session_get_next (session).verb, ==, DUB_MOVE_PLAY_CARD);
  g_assert_false (dub_session_can_go_on (session)); /* the player draws her card */
  g_assert_true (dub_session_undo (session, NULL));
  g_assert_true (dub_session_can_go_on (session));
}

/* The session lists the legal moves after each change. The list is empty while no move is
 * possible. */
static void
test_legal (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  g_autoptr (DubSession) other = dub_session_open (dub_session_get_id (session), NULL);
  const DubMove *legal;
  guint n;

  dub_session_get_legal (other, &n);
  g_assert_cmpuint (n, ==, 0);
  legal = dub_session_get_legal (session, &n);
  g_assert_cmpuint (legal[n - 1].verb, ==, DUB_MOVE_READY);
  g_assert_true (dub_session_get_legal (session, &n) == legal);
  session_go_on (session);
  legal = dub_session_get_legal (session, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (legal[0].verb, ==, DUB_MOVE_PLAY_CARD);
}

/* The big button performs the next step, and its label names it. */
static void
check_next (DubSession *session, DubVerb next)
{
  g_autofree char *label = dub_session_dup_next_label (session);
  g_autofree char *wanted = next == DUB_MOVE_FILL
                                ? dub_text_fill_button ()
                                : dub_text_next_button (&dub_session_get_game (session)->box,
                                                        &dub_session_get_game (session)->state);

  g_assert_cmpuint (dub_session_get_next (session).verb, ==, next);
  g_assert_true (dub_session_can_go_on (session));
  g_assert_cmpstr (label, ==, wanted);
}

static void
play_to_next_round (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  guint round = state->round;

  session_perform (session, "you count to=you.count:thread n=1 kept=1");
  session_perform (session, "you count to=you.count:lace n=1 kept=1");
  while (state->round == round)
    session_go_on (session);
}

/* A player without a box fills the displays in round 1. The big button then fills them in every
 * round, also after a restart. */
static void
test_no_box (void)
{
  g_autoptr (DubSession) session = begin (7, 0);
  g_autofree char *id = g_strdup (dub_session_get_id (session));
  g_autoptr (GError) error = NULL;

  check_next (session, DUB_MOVE_READY);
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  check_next (session, DUB_MOVE_READY);
  for (guint round = 2; round <= 3; round++) {
    play_to_next_round (session);
    check_next (session, DUB_MOVE_FILL);
    g_clear_object (&session);
    session = dub_session_open (id, &error);
    g_assert_no_error (error);
    check_next (session, DUB_MOVE_FILL);
    session_perform (session, "table fill");
    check_next (session, DUB_MOVE_READY);
  }
}

/* A player with a box may fill the rest after some entries. That does not affect the next round,
 * and neither does an undone fill. */
static void
test_with_a_box (void)
{
  g_autoptr (DubSession) session = begin (7, 0);

  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  g_assert_true (dub_session_undo (session, NULL));
  check_next (session, DUB_MOVE_READY);
  session_perform (session, "table enter to=garment:5 garment=blue:3");
  perform (session, DUB_NOBODY, DUB_MOVE_FILL);
  play_to_next_round (session);
  check_next (session, DUB_MOVE_READY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/session/changed", test_changed);
  g_test_add_func ("/session/log", test_log);
  g_test_add_func ("/session/titles", test_titles);
  g_test_add_func ("/session/orders", test_orders);
  g_test_add_func ("/session/round-end", test_round_end);
  g_test_add_func ("/session/resume", test_resume);
  g_test_add_func ("/session/read-only", test_read_only);
  g_test_add_func ("/session/jump", test_jump);
  g_test_add_func ("/session/rulings", test_rulings);
  g_test_add_func ("/session/next", test_next);
  g_test_add_func ("/session/legal", test_legal);
  g_test_add_func ("/session/no-box", test_no_box);
  g_test_add_func ("/session/with-a-box", test_with_a_box);

  return g_test_run ();
}
