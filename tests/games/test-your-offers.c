/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the app offers you and reminds you of: gains that are moves, examinations, and what
 * is easily forgotten.
 */

#include "dub-reminder.h"
#include "dub-your-turn.h"
#include "game-fixture.h"

enum { MAX_LEGAL = 512 };

static Game *
begin (guint expansions)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bg+bg+bg.");
  game_set (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  if ((expansions & JB) != 0)
    game_set (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  game_your_turn (game);

  return game;
}

static void
make_special (Game *game, DubSpecial special)
{
  game->game.box.halls[4].guests[4].reward = DUB_REWARD_NONE;
  CORRECT (game, GARMENT, .at = 5, .garment = { DUB_BLUE, 3, 0, (guint8) special });
  DO (game, YOU_GARMENT, .at = 5, .hall = 4, .space = 4);
}

static guint
count_offers (const Game *game, DubActionType type)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (&game->game, NULL, legal, MAX_LEGAL), n_found = 0;

  g_assert_cmpuint (n, <, MAX_LEGAL);
  g_assert_cmpuint (legal[n - 1].type, ==, DUB_ACTION_END_TURN);
  for (guint i = 0; i < n; i++)
    n_found += legal[i].type == type;

  return n_found;
}

static void
test_pass (void)
{
  static const guint8 specials[] = { DUB_EXPERT_TILE, DUB_EXPERT_DEPUTE, DUB_EXPERT_ANY_JEWELRY };

  for (guint i = 0; i < G_N_ELEMENTS (specials); i++) {
    g_autoptr (Game) game = begin (JB | EXPERT);
    const DubYourTurn *turn = &game->game.state.you.turn;

    game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
    REFUSE (game, VALUE, YOU_PASS);
    g_assert_cmpuint (count_offers (game, DUB_ACTION_YOU_PASS), ==, 0);
    make_special (game, specials[i]);
    g_assert_true (dub_your_turn_is_waiting (turn));
    g_assert_cmpuint (count_offers (game, DUB_ACTION_YOU_PASS), ==, 1);
    DO (game, YOU_PASS);
    game_expect (game, "you-passed");
    g_assert_false (dub_your_turn_is_waiting (turn));
    REFUSE (game, VALUE, YOU_PASS);
    /* From now on everything has its price again. */
    DO (game, YOU_TILE, .at = 0);
    game_expect_gains (game, "livre -2, tiles 1");
    DO (game, YOU_DEPUTE, .type = DUB_MASTER);
    game_expect_gains (game, "livre ?");
    REFUSE (game, JEWELRY, YOU_JEWELRY, .at = 1);
  }
}

/* One task with each action, and only one that it fits. */
static void
test_tasks (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubGame *table = &game->game;

  DO (without, YOU_TILE, .at = 0);
  g_assert_cmpuint (dub_your_turn_get_tasks (&without->game.box, &without->game.state), ==, 0);

  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 0);
  DO (game, YOU_TILE, .at = 8); /* not entered: its silk can be any */
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==,
                    1u << DUB_TASK_BP | 1u << DUB_TASK_GO);
  DO (game, YOU_TASK, .task = DUB_TASK_GO);
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 0);
  REFUSE (game, TASK, YOU_TASK, .task = DUB_TASK_BP);
  DO (game, YOU_TILE, .at = 7); /* green or orange silk, and that is done */
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 1u << DUB_TASK_BP);
}

/* YOU-12: a task is fulfilled by an action of its own, whichever of them that is. */
static void
test_one_task_each (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) tiles = begin (JB);

  DO (game, YOU_TILE, .at = 2); /* all four colors */
  DO (game, YOU_FUND, .decoration = DUB_STATUES, .at = 0);
  DO (game, YOU_TASK, .task = DUB_TASK_BP);
  REFUSE (game, TASK, YOU_TASK, .task = DUB_TASK_GO);
  DO (game, YOU_TASK, .task = DUB_TASK_DECORATION);
  CORRECT (game, YOUR_TASK, .task = DUB_TASK_BP, .flag = FALSE); /* it was the other one */
  DO (game, YOU_TASK, .task = DUB_TASK_GO);
  REFUSE (game, TASK, YOU_TASK, .task = DUB_TASK_BP);

  DO (tiles, YOU_TILE, .at = 2);
  DO (tiles, YOU_TILE, .at = 0); /* blue or pink silk: then the first one is for the other task */
  DO (tiles, YOU_TASK, .task = DUB_TASK_BP);
  DO (tiles, YOU_TASK, .task = DUB_TASK_GO);
  DO (tiles, END_TURN);
  game_your_turn (tiles);
  REFUSE (tiles, TASK, YOU_TASK, .task = DUB_TASK_DECORATION);
}

/* YOU-5: tasks without a token are asked for; and what was made for one Examination fulfills no
 * task of the other. */
static void
test_forgotten_tasks (void)
{
  g_autoptr (Game) game = begin (JB);
  const DubYou *you = &game->game.state.you;

  for (guint8 task = DUB_TASK_BP; task <= DUB_TASK_GO; task++)
    CORRECT (game, YOUR_TASK, .task = task, .flag = TRUE);
  DO (game, YOU_GARMENT, .at = 0, .hall = 4, .space = 4);
  REFUSE (game, UNSURE, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN);
  DO (game, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
  game_expect (game, "YOU-5 you-did-task; YOU-5 you-did-task; you-passed-exam");
  REFUSE (game, TASK, YOU_TASK, .task = DUB_TASK_GOWN);
  REFUSE (game, UNSURE, YOU_EXAM, .track = DUB_TRACK_MASTER);
  REFUSE (game, TRACK, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
  DO (game, YOU_GARMENT, .at = 2, .hall = 4, .space = 3);
  DO (game, YOU_TASK, .task = DUB_TASK_GOWN);
  for (guint8 task = DUB_TASK_THIMBLE; task < DUB_N_TASKS; task++)
    if (task != DUB_TASK_GOWN)
      CORRECT (game, YOUR_TASK, .task = task, .flag = TRUE);
  DO (game, YOU_EXAM, .track = DUB_TRACK_MASTER);
  g_assert_cmpuint (you->n_exams[DUB_TRACK_MASTER], ==, 1);
}

static void
test_exams (void)
{
  g_autoptr (Game) game = begin (JB);
  const DubYou *you = &game->game.state.you;

  /* A Journeyman of the deck has no crown. */
  g_assert_cmpuint (count_offers (game, DUB_ACTION_YOU_EXAM), ==, 1);
  CORRECT (game, YOUR_TRACK, .track = DUB_TRACK_MASTER);
  g_assert_cmpuint (count_offers (game, DUB_ACTION_YOU_EXAM), ==, 1 + 4);
  DO (game, YOU_EXAM, .track = DUB_TRACK_MASTER, .sure = TRUE,
      .employee = { .crown = DUB_JB_NECKLACES });
  g_assert_cmpuint (you->n_bonuses, ==, 1);
  g_assert_cmpuint (you->bonuses[0], ==, DUB_JB_NECKLACES);
  DO (game, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
  /* The card that you have cannot join again. */
  g_assert_cmpuint (count_offers (game, DUB_ACTION_YOU_EXAM), ==, 1 + 3);
}

/* Returns what the last action reminded of, and that its repetition does not. */
static guint
find (const DubState *before, const Game *game)
{
  const DubGame *now = &game->game;

  g_assert_cmpuint (dub_reminder_find (&now->box, &now->state, &now->state), ==, 0);

  return dub_reminder_find (&now->box, before, &now->state);
}

static void
test_festivity (void)
{
  g_autoptr (Game) game = game_new (FESTIVITY, DUB_DRAW_TABLE);
  g_autoptr (Game) without = game_new (BASE, DUB_DRAW_TABLE);
  DubState before = game->game.state, other = without->game.state;

  game_ready (game);
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_FESTIVITY);
  game_ready (without);
  g_assert_cmpuint (find (&other, without), ==, 0);
}

static void
test_play_on (void)
{
  g_autoptr (Game) game = begin (BASE);
  DubState before;

  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  game->game.state.hand.n = 0; /* it was her last one */
  before = game->game.state;
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_YOU);
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_PLAY_ON);
}

static void
test_exam_ready (void)
{
  static const guint8 tasks[] = { DUB_TASK_BP, DUB_TASK_GO, DUB_TASK_THREAD_LACE };
  g_autoptr (Game) game = begin (JB);
  DubState before;

  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++) {
    before = game->game.state;
    CORRECT (game, YOUR_TASK, .task = tasks[i], .flag = TRUE);
    g_assert_cmpuint (find (&before, game), ==, 0);
  }
  DO (game, YOU_FUND, .decoration = DUB_STATUES, .at = 0);
  before = game->game.state;
  DO (game, YOU_TASK, .task = DUB_TASK_DECORATION);
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_EXAM);
}

static void
test_specialist_ready (void)
{
  g_autoptr (Game) game = begin (JB);
  DubState before;

  DO (game, YOU_SPECIALIST, .specialist = DUB_SPECIALIST_COATS);
  game_put_guest (game, 0, 0, DUB_YOU, 'p');
  game_put_guest (game, 0, 2, DUB_YOU, 'o');
  before = game->game.state;
  DO (game, YOU_GARMENT, .at = 1, .hall = 1, .space = 0);
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_SPECIALIST);
  DO (game, YOU_HIRE, .flag = TRUE);
  before = game->game.state;
  CORRECT (game, GUEST, .hall = 1, .at = 0);
  g_assert_cmpuint (find (&before, game), ==, 0);
}

static void
test_last_round (void)
{
  g_autoptr (Game) game = begin (BASE);
  DubState before = game->game.state;

  before.phase = DUB_PHASE_PREPARE;
  before.round = game->game.state.round = DUB_N_ROUNDS;
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_LAST_ROUND);
  before.round = game->game.state.round = DUB_N_ROUNDS - 1;
  g_assert_cmpuint (find (&before, game), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-offers/YOU-2-YOU-8/pass", test_pass);
  g_test_add_func ("/your-offers/YOU-12/tasks", test_tasks);
  g_test_add_func ("/your-offers/YOU-12/one-each", test_one_task_each);
  g_test_add_func ("/your-offers/YOU-5/forgotten", test_forgotten_tasks);
  g_test_add_func ("/your-offers/YOU-5/exams", test_exams);
  g_test_add_func ("/your-offers/reminders/festivity", test_festivity);
  g_test_add_func ("/your-offers/reminders/play-on", test_play_on);
  g_test_add_func ("/your-offers/reminders/exam", test_exam_ready);
  g_test_add_func ("/your-offers/reminders/specialist", test_specialist_ready);
  g_test_add_func ("/your-offers/reminders/last-round", test_last_round);

  return g_test_run ();
}
