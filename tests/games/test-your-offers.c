/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app's offers and reminders: gains that are moves, examinations, and easily forgotten actions.
 */

#include "dub-round.h"
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
  game_do (game, correct_garment (5, (DubGarment){ DUB_BLUE, 3, 0, (guint8) special }));
  game_do (game, you_rent (5, 4, 4));
}

static guint
count_offers (const Game *game, DubVerb verb)
{
  DubMove legal[MAX_LEGAL];
  guint n = dub_game_list_legal (&game->game, NULL, legal, MAX_LEGAL), n_found = 0;

  g_assert_cmpuint (n, <, MAX_LEGAL);
  g_assert_cmpuint (legal[n - 1].verb, ==, DUB_MOVE_END_TURN);
  for (guint i = 0; i < n; i++)
    n_found += legal[i].verb == verb;

  return n_found;
}

static void
test_pass (void)
{
  static const guint8 specials[] = { DUB_EXPERT_TILE, DUB_EXPERT_DEPUTE, DUB_EXPERT_ANY_JEWELRY };

  for (guint i = 0; i < G_N_ELEMENTS (specials); i++) {
    g_autoptr (Game) game = begin (JB | EXPERT);
    const DubYourTurn *turn = &game->game.state.yours.turn;

    game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
    REFUSE (game, NOTHING_WAITING, your_move (DUB_MOVE_PASS));
    g_assert_cmpuint (count_offers (game, DUB_MOVE_PASS), ==, 0);
    make_special (game, specials[i]);
    g_assert_true (dub_your_turn_is_waiting (turn));
    g_assert_cmpuint (count_offers (game, DUB_MOVE_PASS), ==, 1);
    game_do (game, your_move (DUB_MOVE_PASS));
    game_expect (game, "you pass");
    g_assert_false (dub_your_turn_is_waiting (turn));
    REFUSE (game, NOTHING_WAITING, your_move (DUB_MOVE_PASS));
    /* From now on everything has its normal price. */
    game_do (game, you_take_tile (0));
    game_expect_gains (game, "livre -2, tiles 1");
    game_do (game, you_depute (DUB_MASTER));
    game_expect_gains (game, "livre ?");
    REFUSE (game, SUITS_NOT, you_take_jewelry (1));
  }
}

/* Each action marks one task, and only a task that it fits. */
static void
test_tasks (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubGame *table = &game->game;

  game_do (without, you_take_tile (0));
  g_assert_cmpuint (dub_your_turn_get_tasks (&without->game.box, &without->game.state), ==, 0);

  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 0);
  game_do (game, you_take_tile (8)); /* unknown, so its silk can have any color */
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==,
                    1u << DUB_TASK_BP | 1u << DUB_TASK_GO);
  game_do (game, you_do_task (DUB_TASK_GO));
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 0);
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_BP));
  game_do (game, you_take_tile (7)); /* green or orange silk, whose task is done */
  g_assert_cmpuint (dub_your_turn_get_tasks (&table->box, &table->state), ==, 1u << DUB_TASK_BP);
}

/* YOU-12: the task that an action fulfills depends on the tile and the garment. A gained tile
 * fulfills none, and a garment with a gold thimble only the task of a Master. */
static void
test_fitting_tasks (void)
{
  g_autoptr (Game) gained = begin (JB | EXPERT);
  g_autoptr (Game) thimble = begin (JB);
  g_autoptr (Game) sold = begin (JB);

  for (guint at = 0; at < 2; at++) { /* blue or pink silk, then green or orange */
    g_autoptr (Game) game = begin (JB);

    game_do (game, you_take_tile (at));
    REFUSE (game, NO_ACTION_FITS, you_do_task (at == 0 ? DUB_TASK_GO : DUB_TASK_BP));
    REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_THREAD_LACE));
    game_do (game, you_do_task (at == 0 ? DUB_TASK_BP : DUB_TASK_GO));
  }

  make_special (gained, DUB_EXPERT_TILE);
  game_do (gained, you_take_tile (2));
  game_expect_gains (gained, "tiles 1");
  REFUSE (gained, NO_ACTION_FITS, you_do_task (DUB_TASK_BP));

  game_do (thimble, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  game_set (thimble, DUB_DISPLAY_GARMENTS, "BPgobp");
  game_do (thimble, you_rent (0, 4, 4));
  game_do (thimble, you_rent (1, 4, 3));
  REFUSE (thimble, NO_ACTION_FITS, you_do_task (DUB_TASK_GOWN));
  REFUSE (thimble, NO_ACTION_FITS, you_do_task (DUB_TASK_COAT));
  game_do (thimble, you_do_task (DUB_TASK_THIMBLE));

  game_do (sold, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  game_do (sold, you_sell (0));
  game_do (sold, you_do_task (DUB_TASK_GOWN));
}

/* YOU-12: a separate action fulfills each task, and any of them may do so. */
static void
test_one_task_each (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) tiles = begin (JB);

  game_do (game, you_take_tile (2)); /* all four colors */
  game_do (game, you_fund (DUB_STATUES, 0));
  game_do (game, you_do_task (DUB_TASK_BP));
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_GO));
  game_do (game, you_do_task (DUB_TASK_DECORATION));
  game_do (game, correct_task (DUB_YOU, DUB_TASK_BP, FALSE)); /* the tile was for the other task */
  game_do (game, you_do_task (DUB_TASK_GO));
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_BP));

  game_do (tiles, you_take_tile (2));
  game_do (tiles,
           you_take_tile (0)); /* blue or pink silk: so the first tile was for the other task */
  game_do (tiles, you_do_task (DUB_TASK_BP));
  game_do (tiles, you_do_task (DUB_TASK_GO));
  game_end_turn (tiles);
  game_your_turn (tiles);
  REFUSE (tiles, NO_ACTION_FITS, you_do_task (DUB_TASK_DECORATION));
}

/* YOU-5: the app asks about tasks without a token. A piece made for one Examination fulfills no
 * task of the other. */
static void
test_forgotten_tasks (void)
{
  g_autoptr (Game) game = begin (JB);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  for (guint8 task = DUB_TASK_BP; task <= DUB_TASK_GO; task++)
    game_do (game, correct_task (DUB_YOU, task, TRUE));
  game_do (game, you_rent (0, 4, 4));
  REFUSE (game, UNSURE, you_pass_exam (DUB_TRACK_JOURNEYMAN));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_expect (game, "you pass-exam");
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_GOWN));
  REFUSE (game, UNSURE, you_pass_exam (DUB_TRACK_MASTER));
  REFUSE (game, OTHER_EXAM, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_do (game, you_rent (2, 4, 3));
  game_do (game, you_do_task (DUB_TASK_GOWN));
  for (guint8 task = DUB_TASK_THIMBLE; task < DUB_N_TASKS; task++)
    if (task != DUB_TASK_GOWN)
      game_do (game, correct_task (DUB_YOU, task, TRUE));
  game_do (game, you_pass_exam (DUB_TRACK_MASTER));
  g_assert_cmpuint (you->n_exams[DUB_TRACK_MASTER], ==, 1);
}

static void
test_exams (void)
{
  g_autoptr (Game) game = begin (JB);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  /* The Journeymen of the deck, or an offer without a card. */
  g_assert_cmpuint (count_offers (game, DUB_MOVE_PASS_EXAM), ==, 1 + 11);
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  g_assert_cmpuint (count_offers (game, DUB_MOVE_PASS_EXAM), ==, 1 + 11);
  game_do (game, be_sure (joining (you_pass_exam (DUB_TRACK_MASTER),
                                   (DubEmployee){ .crown = DUB_JB_NECKLACES })));
  g_assert_cmpuint (you->n_bonuses, ==, 1);
  g_assert_cmpuint (you->bonuses[0], ==, DUB_JB_NECKLACES);
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  /* A card that you already have cannot join again. */
  g_assert_cmpuint (count_offers (game, DUB_MOVE_PASS_EXAM), ==, 1 + 10);
}

/* Returns the reminders after the last move, and checks that repeating the move does not remind
 * again. */
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
  game->game.state.hand.n = 0; /* it was her last card */
  before = game->game.state;
  game_act (game);
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
    game_do (game, correct_task (DUB_YOU, tasks[i], TRUE));
    g_assert_cmpuint (find (&before, game), ==, 0);
  }
  game_do (game, you_fund (DUB_STATUES, 0));
  before = game->game.state;
  game_do (game, you_do_task (DUB_TASK_DECORATION));
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_EXAM);
}

static void
test_specialist_ready (void)
{
  g_autoptr (Game) game = begin (JB);
  DubState before;

  game_do (game, you_name_specialist (DUB_SPECIALIST_COATS));
  game_put_guest (game, 0, 0, DUB_YOU, 'p');
  game_put_guest (game, 0, 2, DUB_YOU, 'o');
  before = game->game.state;
  game_do (game, you_rent (1, 1, 0));
  g_assert_cmpuint (find (&before, game), ==, 1u << DUB_REMINDER_SPECIALIST);
  game_do (game, you_hire_specialist ());
  before = game->game.state;
  game_do (game, correct_guest (1, 0, DUB_NOBODY, (DubGarment){ 0 }));
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
  g_test_add_func ("/your-offers/YOU-12/fitting", test_fitting_tasks);
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
