/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game: facedown Masters are turned up, questions are answered, and the game is over
 * (END-1, END-2, END-9).
 */

#include "game-fixture.h"

#include "dub-score.h"

/* Begins a game at the scoring. Her initial staff has five cards. */
static Game *
begin (guint expansions, guint n_masters)
{
  Game *game = game_new (expansions, DUB_DRAW_APP);

  game_go_to (game, DUB_N_ROUNDS);
  game_ready (game);
  for (guint i = 0; i < n_masters; i++)
    game_do (game, correct_staff (DUB_BARRY, 5 + i,
                                  (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_EXAM }));
  game_next_round (game);
  g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_SCORING);

  return game;
}

static DubScore
get_score (const Game *game)
{
  DubScore score;

  dub_score_count (&game->game.box, &game->game.state, &score);

  return score;
}

static void
count_all (Game *game)
{
  for (guint8 fact = 0; fact < DUB_N_COUNTS; fact++)
    game_do (game, you_count (fact, fact == DUB_FACT_STAFF ? 5 : 0));
}

static void
test_finish (void)
{
  g_autoptr (Game) game = begin (BASE, 0);

  count_all (game);
  game_do (game, table_move (DUB_MOVE_FINISH));
  game_expect (game, "finish");
  g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_OVER);
  REFUSE (game, NOT_AT_END, table_move (DUB_MOVE_FINISH));
  REFUSE (game, NOT_AT_END, turn_up (0, DUB_CROWN_NONE));
  REFUSE (game, ROUND_NOT_OVER, your_move (DUB_MOVE_INCOME));
  REFUSE (game, NOT_PREPARING, table_move (DUB_MOVE_READY));
  REFUSE (game, NOT_YOUR_TURN, your_move (DUB_MOVE_END_TURN));
  REFUSE_START (game, CANNOT_COME, .seed = 1);
}

static void
test_too_early (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  REFUSE (game, NOT_AT_END, table_move (DUB_MOVE_FINISH));
  game_ready (game);
  game_do (game, correct_staff (DUB_BARRY, 5,
                                (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_EXAM }));
  REFUSE (game, NOT_AT_END, turn_up (5, DUB_CROWN_NONE));
  REFUSE (game, NOT_AT_END, table_move (DUB_MOVE_FINISH));
  game_end_turns (game);
  REFUSE (game, NOT_AT_END, table_move (DUB_MOVE_FINISH));
}

/* Your Livre and PP are always needed, thread and lace only for a crown. */
static void
test_asks_you (void)
{
  g_autoptr (Game) game = begin (BASE, 0);
  DubScore score = get_score (game);

  g_assert_cmpuint (score.question.kind, ==, DUB_QUESTION_YOU);
  g_assert_cmpuint (score.question.facts, ==, 1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE);
  REFUSE (game, ASKED, table_move (DUB_MOVE_FINISH));
  game_do (game, you_count (DUB_FACT_PP, 40));
  REFUSE (game, ASKED, table_move (DUB_MOVE_FINISH));
  game_do (game, you_count (DUB_FACT_LIVRE, 29));
  score = get_score (game);
  g_assert_cmpuint (score.question.kind, ==, DUB_QUESTION_NOTHING);
  g_assert_cmpuint (score.sides[DUB_YOU].lines[0], ==, 2);
  g_assert_cmpuint (score.sides[DUB_YOU].track, ==, 40);
  game_do (game, you_count_crowns (1u << (DUB_VI_THREAD_LACE - 1)));
  score = get_score (game);
  g_assert_cmpuint (score.question.facts, ==, 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE);
  REFUSE (game, ASKED, table_move (DUB_MOVE_FINISH));
  game_do (game, you_count (DUB_FACT_THREAD, 2));
  game_do (game, you_count (DUB_FACT_LACE, 5));
  score = get_score (game);
  g_assert_cmpuint (score.sides[DUB_YOU].lines[1], ==, 6);
  game_do (game, table_move (DUB_MOVE_FINISH));
}

/* A kept count lasts until the end, and includes the last income. */
static void
test_kept_livre (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_do (game, keep (you_count (DUB_FACT_LIVRE, 10)));
  game_do (game, keep (you_count (DUB_FACT_PP, 1)));
  while (game->game.state.phase != DUB_PHASE_SCORING)
    game_next_round (game);
  g_assert_cmpuint (get_score (game).sides[DUB_YOU].livre_pp, ==, (10 + 7 * 5) / 10);
  game_do (game, table_move (DUB_MOVE_FINISH));
}

static void
test_turn_up (void)
{
  g_autoptr (Game) game = begin (JB, 2);
  DubScore score;

  count_all (game);
  score = get_score (game);
  g_assert_cmpuint (score.question.kind, ==, DUB_QUESTION_STAFF);
  g_assert_cmpuint (score.question.spaces, ==, 1u << 5 | 1u << 6);
  REFUSE (game, ASKED, table_move (DUB_MOVE_FINISH));
  REFUSE (game, NO_SUCH_THING, turn_up (0, DUB_CROWN_NONE));
  REFUSE (game, NO_SPACE, turn_up (7, DUB_CROWN_NONE));
  REFUSE (game, NO_SUCH_THING, turn_up (5, DUB_VI_STAFF));
  REFUSE (game, NO_SUCH_THING, turn_up (5, DUB_JB_APPRENTICES + 1));
  game_do (game, turn_up (5, DUB_JB_APPRENTICES));
  game_expect (game, "turn-up");
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[5].crown, ==, DUB_JB_APPRENTICES);
  REFUSE (game, NO_SUCH_THING, turn_up (5, DUB_CROWN_NONE));
  REFUSE (game, ASKED, table_move (DUB_MOVE_FINISH));
  REFUSE (game, SEEN, turn_up (6, DUB_JB_APPRENTICES));
  game_do (game, turn_up (6, DUB_CROWN_NONE));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[6].crown, ==, DUB_CROWN_NONE);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[6].type, ==, DUB_MASTER);
  score = get_score (game);
  g_assert_cmpuint (score.sides[DUB_BARRY].lines[1], ==, 3); /* two Apprentices */
  game_do (game, table_move (DUB_MOVE_FINISH));
}

/* She does not have your cards. */
static void
test_turn_up_yours (void)
{
  g_autoptr (Game) game = begin (JB, 1);

  game_do (game, you_count_crowns (1u << (DUB_JB_NECKLACES - 1)));
  REFUSE (game, SEEN, turn_up (5, DUB_JB_NECKLACES));
  game_do (game, turn_up (5, DUB_JB_DECORATIONS));
}

/* Journeymen have no crown. After all four crowned Masters were seen, other Masters have none. */
static void
test_nothing_to_turn_up (void)
{
  g_autoptr (Game) journeyman = begin (JB, 0);
  g_autoptr (Game) seen = begin (JB, 1);

  game_do (journeyman,
           correct_staff (DUB_BARRY, 5,
                          (DubEmployee){ .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_EXAM }));
  count_all (journeyman);
  REFUSE (journeyman, NO_SUCH_THING, turn_up (5, DUB_CROWN_NONE));
  game_do (journeyman, table_move (DUB_MOVE_FINISH));

  count_all (seen);
  game_do (seen, you_count_crowns (0x70));
  g_assert_cmpuint (get_score (seen).question.kind, ==, DUB_QUESTION_STAFF);
  game_do (seen, you_count_crowns (0xf0));
  game_do (seen, table_move (DUB_MOVE_FINISH));
}

/* The cards from her examinations are facedown in her staff. */
static void
test_masters_from_exams (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_go_to (game, DUB_N_ROUNDS);
  game_enter (game, DUB_DISPLAY_GARMENTS, "bbbbbb");
  game_ready (game);
  game_do (game, correct_track (DUB_BARRY, DUB_TRACK_MASTER));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_THIMBLE, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_COAT, TRUE));
  game_play (game, (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 });
  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 }));
  game_expect_turn (game, "take-garment 0; exam-token gown; gain-pp 1 to 1; remove-employee 2; "
                          "add-exam-card master; add-hand-card; clear-tasks; "
                          "move-exam-token journeyman; reveal-card 1; place-garment 1/0; "
                          "draw-bag-tile");
  game_act (game);
  game_next_round (game);
  count_all (game);
  g_assert_cmpuint (get_score (game).question.spaces, ==, 1u << 4);
  game_do (game, turn_up (4, DUB_JB_DECORATIONS));
  game_do (game, table_move (DUB_MOVE_FINISH));
}

static void
test_listed (void)
{
  g_autoptr (Game) game = begin (JB, 1);
  DubMove legal[64];
  guint n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));

  g_assert_cmpuint (n, ==, 5); /* none, or one of four */
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (legal[i].verb, ==, DUB_MOVE_TURN_UP);
  count_all (game);
  game_do (game, legal[0]);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (legal[0].verb, ==, DUB_MOVE_FINISH);
  game_do (game, legal[0]);
  g_assert_cmpuint (dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal)), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/scoring/END-9/finish", test_finish);
  g_test_add_func ("/scoring/END-9/too-early", test_too_early);
  g_test_add_func ("/scoring/END-1/asks-you", test_asks_you);
  g_test_add_func ("/scoring/END-1/kept-livre", test_kept_livre);
  g_test_add_func ("/scoring/END-2/turn-up", test_turn_up);
  g_test_add_func ("/scoring/END-2/turn-up-yours", test_turn_up_yours);
  g_test_add_func ("/scoring/END-2/nothing-to-turn-up", test_nothing_to_turn_up);
  g_test_add_func ("/scoring/END-2/from-exams", test_masters_from_exams);
  g_test_add_func ("/scoring/listed", test_listed);

  return g_test_run ();
}
