/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions are necessary and sufficient. The tests try all answers: a question asks for exactly
 * the facts that decide, and after the answer there is no other question.
 */

#include "answers-fixture.h"
#include "board-fixture.h"
#include "seeds-fixture.h"

#include "dub-score.h"

#include <string.h>

enum {
  TURN_FACTS = 1 << DUB_FACT_THREAD | 1 << DUB_FACT_LACE | 1 << DUB_FACT_STAFF |
               1 << DUB_FACT_APPRENTICES | 1 << DUB_FACT_JEWELRY,
  ALL_FACTS = (1 << DUB_N_FACTS) - 1,
  N_REPLIES = 20,
  MAX_ROUNDS = 40,
};

static guint32
add_to_hash (guint32 hash, guint value)
{
  return (hash ^ value) * 16777619u;
}

static guint32
hash_turn (const DubTurn *turn)
{
  guint32 hash = 2166136261u;

  g_assert_cmpuint (turn->question.kind, ==, DUB_QUESTION_NOTHING);
  for (guint i = 0; i < turn->n_steps; i++) {
    DubMove step = turn->steps[i];

    memset (step.rules, 0, sizeof step.rules);
    for (guint j = 0; j < sizeof step; j++)
      hash = add_to_hash (hash, ((const guint8 *) &step)[j]);
  }

  return hash;
}

static guint32
get_turn_outcome (const DubBox *box, const DubState *state)
{
  static DubTurn turn; /* large, and used often */

  dub_turn_resolve (box, state, FALSE, &turn);

  return hash_turn (&turn);
}

static guint32
get_score_outcome (const DubBox *box, const DubState *state)
{
  guint32 hash = 2166136261u;
  DubScore score;

  dub_score_count (box, state, &score);
  g_assert_cmpuint (score.question.kind, ==, DUB_QUESTION_NOTHING);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      hash = add_to_hash (hash, score.sides[owner].lines[i]);
    hash = add_to_hash (hash, score.sides[owner].total);
  }

  return add_to_hash (hash, score.winner);
}

static gboolean
is_asked (const DubQuestion *question, guint what)
{
  if (what < TEST_N_TILES)
    return question->kind == DUB_QUESTION_TILE_FACES && (question->tiles & (1u << what)) != 0;

  return question->kind == DUB_QUESTION_YOU &&
         (question->facts & (1u << (what - TEST_N_TILES))) != 0;
}

/* Checks that the question asks for exactly the axes that decide. Returns them as a mask. */
static guint
check_asked (const TestAnswers *answers, const DubQuestion *question)
{
  guint asked = 0, n_asked = 0;

  for (guint i = 0; i < answers->n_axes; i++) {
    g_assert_cmpint (is_asked (question, answers->axes[i].what), ==,
                     test_answers_axis_decides (answers, i));
    if (is_asked (question, answers->axes[i].what)) {
      asked |= 1u << i;
      n_asked++;
    }
  }

  /* A question never asks for known facts, or for facts with one possible value. */
  g_assert_cmpint (question->kind != DUB_QUESTION_NOTHING, ==, n_asked > 0);
  g_assert_cmpuint ((guint) __builtin_popcount (question->tiles) +
                        (guint) __builtin_popcount (question->facts),
                    ==, n_asked);

  return asked;
}

/* With the answers filled in, the outcome equals the one of the complete answer, and there is no
 * other question. */
static void
check_replies (const TestAnswers *answers, guint asked, TestOutcomeFunc outcome, GRand *rand)
{
  for (guint i = 0; i < N_REPLIES; i++) {
    guint answer = test_pick (rand, 0, answers->n - 1);
    DubState state = test_answers_fill (answers, answer, asked);

    g_assert_cmpuint (outcome (answers->box, &state), ==, answers->outcomes[answer]);
  }
}

static void
check_turn (guint32 seed, TestBoardKind kind)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  TestAnswers answers;
  DubBox box;
  DubState state;
  guint asked;

  test_board_make (rand, kind, &box, &state);
  test_answers_init (&answers, &box, &state);
  if (kind == TEST_BOARD_TILES)
    test_answers_add_tiles (&answers);
  else
    test_answers_add_facts (&answers, TURN_FACTS, FALSE);
  test_answers_try_all (&answers, get_turn_outcome);

  dub_turn_resolve (&box, &state, TRUE, turn);
  asked = check_asked (&answers, &turn->question);
  if (asked == 0)
    g_assert_cmpuint (hash_turn (turn), ==, answers.outcomes[0]);
  check_replies (&answers, asked, get_turn_outcome, rand);
  test_answers_clear (&answers);
}

static void
check_faces (guint32 seed)
{
  check_turn (seed, TEST_BOARD_TILES);
}

static void
check_tie (guint32 seed)
{
  check_turn (seed, TEST_BOARD_TIE);
}

static void
check_score (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  TestAnswers answers;
  DubScore score;
  DubBox box;
  DubState state;
  guint asked;

  test_board_make (rand, TEST_BOARD_ANY, &box, &state);
  test_answers_init (&answers, &box, &state);
  test_answers_add_facts (&answers, ALL_FACTS, TRUE);
  test_answers_try_all (&answers, get_score_outcome);

  dub_score_count (&box, &state, &score);
  asked = check_asked (&answers, &score.question);
  check_replies (&answers, asked, get_score_outcome, rand);
  test_answers_clear (&answers);
}

static void
reply_card (DubPile *pile, GRand *rand)
{
  for (guint i = 0; i < pile->n; i++)
    if (pile->cards[i].action == DUB_CARD_UNKNOWN) {
      pile->cards[i] = test_card_make (rand, test_pick (rand, DUB_CARD_FAVOR, DUB_CARD_FUND));
      return;
    }

  g_assert_not_reached ();
}

static void
reply (DubState *state, const DubQuestion *question, GRand *rand)
{
  DubPile *const piles[] = { &state->hand, &state->supply, &state->discard };

  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    for (guint i = 0; i < TEST_N_TILES; i++)
      if ((question->tiles & (1u << i)) != 0)
        state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] =
            (guint8) test_pick (rand, DUB_TILE_BP, DUB_TILE_BP_GO);
    break;
  case DUB_QUESTION_YOU:
    g_assert_cmpuint (question->facts & state->sides[DUB_YOU].known, ==, 0);
    state->sides[DUB_YOU].known |= question->facts;
    for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
      if ((question->facts & (1u << fact)) != 0)
        state->sides[DUB_YOU].counts[fact] = (guint16) test_pick (rand, 4, 9);
    break;
  case DUB_QUESTION_CARD:
    reply_card (piles[question->pile], rand);
    break;
  case DUB_QUESTION_NOTHING:
  case DUB_QUESTION_GARMENT:
  case DUB_QUESTION_EMPLOYEES:
  case DUB_QUESTION_JEWELRY:
  case DUB_QUESTION_STAFF:
    g_assert_not_reached ();
  }
}

/* On any table, the sequence of questions ends. */
static void
check_ends (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  DubBox box;
  DubState state;

  test_board_make (rand, TEST_BOARD_ANY, &box, &state);
  for (guint i = 0; i < MAX_ROUNDS; i++) {
    dub_turn_resolve (&box, &state, FALSE, turn);
    if (turn->question.kind == DUB_QUESTION_NOTHING)
      return;
    reply (&state, &turn->question, rand);
  }

  g_assert_not_reached ();
}

static void
test_faces (void)
{
  test_seeds_run (check_faces, 200, 5000);
}

static void
test_ties (void)
{
  test_seeds_run (check_tie, 120, 5000);
}

static void
test_scores (void)
{
  test_seeds_run (check_score, 80, 5000);
}

static void
test_ends (void)
{
  test_seeds_run (check_ends, 2000, 50000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/questions/tile-faces", test_faces);
  g_test_add_func ("/questions/ties", test_ties);
  g_test_add_func ("/questions/scores", test_scores);
  g_test_add_func ("/questions/asking-ends", test_ends);

  return g_test_run ();
}
