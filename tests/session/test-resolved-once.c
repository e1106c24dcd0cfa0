/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The session resolves her turn once per change, however many views ask for it. The linker wraps
 * dub_turn_resolve () with the counter in this file.
 */

#include "dub-box-file.h"
#include "dub-session.h"

void __wrap_dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain,
                              DubTurn *turn);
void __real_dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain,
                              DubTurn *turn);

static guint n_resolved;

void
__wrap_dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn)
{
  n_resolved++;
  __real_dub_turn_resolve (box, state, explain, turn);
}

/* Reads everything that the board, the list of her steps and the terminal show. */
static void
show (DubSession *session)
{
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);
  const DubTurn *turn = dub_session_get_turn (session);
  DubMove deviations[64];
  guint n;

  g_assert_nonnull (orders);
  g_assert_nonnull (rulings);
  dub_session_can_go_on (session);
  dub_session_get_question (session);
  dub_session_get_legal (session, &n);
  for (guint i = 0; turn != NULL && i < turn->n_steps; i++) {
    g_auto (GStrv) reasons = dub_session_dup_reasons (session, i);

    g_assert_nonnull (reasons);
    n = dub_game_list_deviations (dub_session_get_game (session), turn, i, deviations,
                                  G_N_ELEMENTS (deviations));
    for (guint j = 0; j < n; j++) {
      g_autofree char *label = dub_session_dup_deviation (session, &deviations[j]);

      g_assert_nonnull (label);
    }
  }
}

/* Answers a question with its first answer, or takes the next step. */
static void
do_next (DubSession *session)
{
  g_autoptr (GError) error = NULL;
  DubMove answer;
  guint n;

  if (dub_session_can_go_on (session))
    dub_session_go_on (session, &error);
  else {
    answer = dub_session_get_legal (session, &n)[0];
    dub_session_perform (session, &answer, &error);
  }
  g_assert_no_error (error);
}

/* The cached turn equals a new resolution of the table. */
static void
check_turn (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubTurn *turn = dub_session_get_turn (session);
  g_autofree DubTurn *again = g_new0 (DubTurn, 1);

  if (turn == NULL)
    return;
  __real_dub_turn_resolve (&game->box, &game->state, TRUE, again);
  g_assert_cmpuint (turn->question.kind, ==, again->question.kind);
  g_assert_cmpuint (turn->n_steps, ==, again->n_steps);
  g_assert_true (dub_state_equal (&turn->after, &again->after));
}

static void
change (DubSession *session, void (*func) (DubSession *session))
{
  guint before = n_resolved;

  func (session);
  show (session);
  show (session);
  g_assert_cmpuint (n_resolved - before, <=, 1);
  check_turn (session);
}

static void
undo (DubSession *session)
{
  g_assert_true (dub_session_undo (session, NULL));
}

static void
redo (DubSession *session)
{
  g_assert_true (dub_session_redo (session, NULL));
}

/* Picks the first alternative to the first step that has one. */
static void
deviate (DubSession *session)
{
  const DubTurn *turn = dub_session_get_turn (session);
  DubMove deviation;
  guint n = 0;

  for (guint i = 0; n == 0 && i < turn->n_steps; i++)
    n = dub_game_list_deviations (dub_session_get_game (session), turn, i, &deviation, 1);
  if (n > 0)
    g_assert_true (dub_session_perform (session, &deviation, NULL));
}

static void
test_once (void)
{
  DubSetup setup = { .seed = 11,
                     .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX,
                     .count_candidate = TRUE };
  g_autoptr (DubSession) session = NULL;
  guint n_turns = 0;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("A test", &box, &setup, NULL);
  g_assert_nonnull (session);

  while (n_turns < 12) {
    gboolean is_open = FALSE;

    change (session, do_next);
    is_open = dub_session_get_turn (session) != NULL;
    if (!is_open || dub_session_get_question (session) != NULL)
      continue;
    change (session, undo);
    change (session, redo);
    if (n_turns++ % 3 != 0)
      continue;
    change (session, deviate);
    change (session, undo);
  }
  g_assert_cmpuint (n_resolved, >=, n_turns);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/resolved-once", test_once);

  return g_test_run ();
}
