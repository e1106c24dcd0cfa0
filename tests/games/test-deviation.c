/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "I did otherwise": each order that leaves a choice, and how the orders after it
 * go on from what was really done.
 */

#include "game-fixture.h"

#define DEVIATION(game, INDEX, VERB, ...) \
  DO (game, DEVIATE, .deviation = { .index = INDEX, .verb = DUB_STEP_##VERB, __VA_ARGS__ })
#define REFUSE_DEVIATION(game, INDEX, VERB, ...) \
  REFUSE (game, PLACE, DEVIATE, \
          .deviation = { .index = INDEX, .verb = DUB_STEP_##VERB, __VA_ARGS__ })

static const DubCard favor = { .action = DUB_CARD_FAVOR, .hall = 1 };
static const DubCard tailor = { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 };
static const DubCard drawer_1 = { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 };
static const DubCard hire = { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 };

static DubCard
fund (DubFund what)
{
  return (DubCard){ .action = DUB_CARD_FUND, .n = what & 15u, .hall = 1 };
}

/* She makes a garment; the revealed card names the hall and the symbol. */
static void
make (Game *game, guint hall, DubSymbol symbol)
{
  game_play (game, tailor);
  DO (game, REPORT, .card = { .action = DUB_CARD_FAVOR, .hall = hall & 7u, .symbol = symbol & 3u });
}

static void
test_gain_pp (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  CORRECT (game, HER_PP, .n = 10);
  game_play (game, favor);
  game_expect_turn (game, "take-favor; gain-pp 3 to 13");
  DEVIATION (game, 1, GAIN_PP, .n = 5);
  game_expect (game, "done-otherwise");
  game_expect_turn (game, "take-favor; gain-pp 5 to 15");
  REFUSE_DEVIATION (game, 1, GAIN_PP, .n = 100);
  REFUSE_DEVIATION (game, 1, GAIN_PP, .n = 65535); /* -1, to who writes it */
  REFUSE_DEVIATION (game, 0, GAIN_PP, .n = 5);
  REFUSE_DEVIATION (game, 2, GAIN_PP, .n = 5);
  REFUSE_DEVIATION (game, 0, TAKE_FAVOR, .n = 0);
  DEVIATION (game, 1, GAIN_PP, .n = 0);
  game_expect_turn (game, "take-favor; gain-pp 0 to 10");
  DO (game, DONE);
  game_expect (game, "FAV-1 take-favor; FAV-2 gain-pp 0 to 10; T-1 barry-ended");
  g_assert_true (g_array_index (game->events, DubEvent, game->events->len - 2).step.deviation);
  g_assert_cmpuint (game->game.state.barry.pp, ==, 10);
  g_assert_cmpuint (game->game.state.n_deviations, ==, 0);
  game_play (game, favor);
  game_expect_turn (game, "gain-pp 3 to 13");
}

static void
test_take_tiles (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012");
  DEVIATION (game, 0, TAKE_TILES, .tiles = 1u << 0 | 1u << 4);
  game_expect_turn (game, "take-tiles 04");
  REFUSE_DEVIATION (game, 0, TAKE_TILES, .tiles = 0);
  REFUSE_DEVIATION (game, 0, TAKE_TILES, .tiles = 1u << 6);
  REFUSE_DEVIATION (game, 0, TAKE_TILES, .tiles = 1u << 0 | 1u << 8);
  REFUSE_DEVIATION (game, 0, TAKE_TILES, .tiles = 1u << 9);
  DO (game, DONE);
  game_expect_display (game, DUB_DISPLAY_RESOURCES, ".bbg.g...");
  g_assert_cmpuint (game->game.state.barry.tiles, ==, 2);
}

/* What the verb does not look at is written down too, so it has to be such that it
 * can be read again. */
static void
test_other_values (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, fund (DUB_FUND_STATUES));
  game_expect_turn (game, "place-token statues 0");
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .n = 65535);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .n = 10000);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .tiles = 65535);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .tiles = 512);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .hall = DUB_N_HALLS);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .task = DUB_N_TASKS);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1,
                    .card = { .hall = 6 });
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1,
                    .card = { .action = 7 });
  DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1, .n = 9999, .tiles = 511);
  DO (game, DONE);

  game_play (game, favor);
  REFUSE_DEVIATION (game, 1, GAIN_PP, .n = 1, .at = 64);
  REFUSE_DEVIATION (game, 1, GAIN_PP, .n = 1, .decoration = DUB_N_DECORATION_KINDS);
  DEVIATION (game, 1, GAIN_PP, .n = 1, .at = 63);
}

/* Another garment: its own examination task, and the hall takes it. */
static void
test_take_garment (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  CORRECT (game, TRACK, .track = DUB_TRACK_MASTER);
  make (game, 2, DUB_SYMBOL_NONE);
  game_expect_turn (game, "take-garment 0; exam-token gown; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  DEVIATION (game, 0, TAKE_GARMENT, .at = 3);
  game_expect_turn (game, "take-garment 3; exam-token coat; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  DEVIATION (game, 0, TAKE_GARMENT, .at = 1);
  game_expect_turn (game, "take-garment 1; exam-token thimble; reveal-card 2; "
                          "place-garment 2/0; take-thread");
  REFUSE_DEVIATION (game, 0, TAKE_GARMENT, .at = 4);
  REFUSE_DEVIATION (game, 0, TAKE_GARMENT, .at = 6);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.halls[1][0].garment.color, ==, DUB_PINK);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "b.go.b");
}

/* Another garment suits other jewelry. */
static void
test_take_garment_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  make (game, 3, DUB_SYMBOL_SUITABLE);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; place-garment 3/0");
  DEVIATION (game, 0, TAKE_GARMENT, .at = 3);
  game_expect_turn (game, "take-garment 3; reveal-card 3; take-jewelry 3; draw-bag-tile; "
                          "place-garment 3/0");
}

/* An unknown one has to be told first. */
static void
test_take_unknown_garment (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  CORRECT (game, GARMENT, .at = 2, .garment = game_garment ('?'));
  make (game, 2, DUB_SYMBOL_NONE);
  DEVIATION (game, 0, TAKE_GARMENT, .at = 2);
  game_expect_turn (game, "? garment 2");
  DO (game, ENTER, .display = DUB_DISPLAY_GARMENTS, .at = 2, .garment = game_garment ('g'));
  game_expect_turn (game, "take-garment 2; reveal-card 2; place-garment 2/0; take-thread");
}

static void
test_reveal_card (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint i = 0; i < game->box.halls[3].n_guests; i++)
    game_put_guest (game, 3, i, DUB_YOU, 'p');
  make (game, 1, DUB_SYMBOL_NONE);
  DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_FAVOR, .hall = 5 });
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 5/0; draw-bag-tile");
  /* The hall of this one is full, so that the next card counts. */
  DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_FAVOR, .hall = 4 });
  game_expect_turn (game, "? card");
  DO (game, REPORT, .card = { .action = DUB_CARD_FAVOR, .hall = 2 });
  game_expect_turn (game, "take-garment 0; reveal-card 4; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  REFUSE_DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_UNKNOWN, .hall = 4 });
  REFUSE_DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_FAVOR, .hall = 6 });
  REFUSE_DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_FAVOR, .hall = 0 });
}

static void
test_take_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  make (game, 3, DUB_SYMBOL_SUITABLE);
  DEVIATION (game, 2, TAKE_JEWELRY, .at = 0);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 0; draw-bag-tile; "
                          "place-garment 3/0");
  DEVIATION (game, 2, TAKE_JEWELRY, .at = 1);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 1; place-garment 3/0");
  REFUSE_DEVIATION (game, 2, TAKE_JEWELRY, .at = 4);
  CORRECT (game, JEWEL, .at = 3, .color = DUB_COLOR_NONE);
  REFUSE_DEVIATION (game, 2, TAKE_JEWELRY, .at = 3);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.barry.jewelry.colors[0], ==, DUB_PINK);
}

/* What an order before it has taken cannot be taken once more. */
static void
test_take_jewelry_twice (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB | EXPERT);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  CORRECT (game, GARMENT, .at = 0, .garment = { DUB_GREEN, 4, 0, DUB_EXPERT_ANY_JEWELRY });
  make (game, 3, DUB_SYMBOL_SUITABLE);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; draw-bag-tile; "
                          "place-garment 3/0; take-jewelry 3");
  REFUSE_DEVIATION (game, 5, TAKE_JEWELRY, .at = 2);
  DEVIATION (game, 5, TAKE_JEWELRY, .at = 0);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; draw-bag-tile; "
                          "place-garment 3/0; take-jewelry 0");
}

/* Another hall or space: its reward. */
static void
test_place_garment (void)
{
  static const struct {
    guint8 hall, at;
    const char *turn;
  } rows[] = {
    { 0, 0, "place-garment 1/0; draw-bag-tile" }, { 0, 1, "place-garment 1/1" },
    { 0, 2, "place-garment 1/2; take-lace" },     { 0, 3, "place-garment 1/3" },
    { 1, 0, "place-garment 2/0; take-thread" },   { 4, 4, "place-garment 5/4" },
  };
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_put_guest (game, 2, 1, DUB_YOU, 'p');
  make (game, 1, DUB_SYMBOL_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *turn = g_strdup_printf ("take-garment 0; reveal-card 1; %s", rows[i].turn);

    DEVIATION (game, 2, PLACE_GARMENT, .hall = rows[i].hall, .at = rows[i].at);
    game_expect_turn (game, turn);
  }
  REFUSE_DEVIATION (game, 2, PLACE_GARMENT, .hall = 2, .at = 1);
  REFUSE_DEVIATION (game, 2, PLACE_GARMENT, .hall = 2, .at = 4);
  REFUSE_DEVIATION (game, 2, PLACE_GARMENT, .hall = 5, .at = 0);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_BARRY);
}

/* Another hall may be the fifth, or no longer the fifth. */
static void
test_place_garment_all_halls (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 1, DUB_BARRY, 'p');
  make (game, 1, DUB_SYMBOL_NONE);
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 1/0; draw-bag-tile");
  DEVIATION (game, 2, PLACE_GARMENT, .hall = 4, .at = 4);
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 5/4; all-halls-token 0");
  DEVIATION (game, 3, ALL_HALLS_TOKEN, .at = 1);
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 5/4; all-halls-token 1");
  REFUSE_DEVIATION (game, 3, ALL_HALLS_TOKEN, .at = 2);
  CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_YOU);
  REFUSE_DEVIATION (game, 3, ALL_HALLS_TOKEN, .at = 0);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.all_halls[1], ==, DUB_BARRY);
}

static void
test_hire (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, hire);
  DEVIATION (game, 0, HIRE, .at = 3);
  game_expect_turn (game, "hire 3; add-hand-card");
  REFUSE_DEVIATION (game, 0, HIRE, .at = 4);
  REFUSE_DEVIATION (game, 1, ADD_HAND_CARD, .at = 0);
  DO (game, DONE);
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "111.");
  game_play (game, hire);
  REFUSE_DEVIATION (game, 0, HIRE, .at = 3);
}

static void
test_place_token (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 1, DUB_BARRY, 'p');
  game_put_token (game, DUB_KITCHEN_LEFT, 0, DUB_BARRY);
  game_put_token (game, DUB_STATUES, 1, DUB_YOU);
  game_play (game, fund (DUB_FUND_FIREWORKS));
  game_expect_turn (game, "place-token fireworks 0");
  DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_FIREWORKS, .at = 3);
  game_expect_turn (game, "place-token fireworks 3");
  /* A musician may complete the halls. */
  DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_MUSICIANS, .at = 4);
  game_expect_turn (game, "place-token musicians 4; all-halls-token 0");
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_KITCHEN_LEFT, .at = 1);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 1);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_STATUES, .at = 3);
  REFUSE_DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_N_DECORATION_KINDS, .at = 0);
  DEVIATION (game, 0, PLACE_TOKEN, .decoration = DUB_KITCHEN_RIGHT, .at = 1);
  game_expect_turn (game, "place-token kitchen-right 1");
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.tokens[DUB_KITCHEN_RIGHT][1], ==, DUB_BARRY);
}

static void
test_exam_token (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012; exam-token bp");
  DEVIATION (game, 1, EXAM_TOKEN, .task = DUB_TASK_DECORATION);
  game_expect_turn (game, "take-tiles 012; exam-token decoration");
  REFUSE_DEVIATION (game, 1, EXAM_TOKEN, .task = DUB_TASK_GOWN);
  REFUSE_DEVIATION (game, 1, EXAM_TOKEN, .task = DUB_TASK_NONE);
  CORRECT (game, TASK, .task = DUB_TASK_GO, .flag = TRUE);
  REFUSE_DEVIATION (game, 1, EXAM_TOKEN, .task = DUB_TASK_GO);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.barry.done[1], ==, DUB_TASK_DECORATION);
}

static void
test_remove_employee (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  for (guint8 task = DUB_TASK_GO; task <= DUB_TASK_DECORATION; task++)
    CORRECT (game, TASK, .task = task, .flag = TRUE);
  game_play (game, drawer_1);
  DEVIATION (game, 3, REMOVE_EMPLOYEE, .at = 4);
  game_expect_turn (game, "take-tiles 012; exam-token bp; gain-pp 1 to 1; remove-employee 4; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  DEVIATION (game, 3, REMOVE_EMPLOYEE, .at = 0);
  game_expect_turn (game, "take-tiles 012; exam-token bp; gain-pp 1 to 1; remove-employee 0; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  REFUSE_DEVIATION (game, 3, REMOVE_EMPLOYEE, .at = 5);
  REFUSE_DEVIATION (game, 4, ADD_EXAM_CARD, .at = 0);
  REFUSE_DEVIATION (game, 6, CLEAR_TASKS, .at = 0);
  REFUSE_DEVIATION (game, 7, MOVE_EXAM_TOKEN, .at = 0);
  DO (game, DONE);
  g_assert_cmpuint (game->game.state.barry.staff[0].type, ==, DUB_MASTER);
  g_assert_cmpuint (game->game.state.barry.staff[1].type, ==, DUB_JOURNEYMAN);
}

/* What no longer fits after something before it was done otherwise is passed
 * over. */
static void
test_passed_over (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  make (game, 1, DUB_SYMBOL_NONE);
  DEVIATION (game, 2, PLACE_GARMENT, .hall = 1, .at = 0);
  DEVIATION (game, 1, REVEAL_CARD, .card = { .action = DUB_CARD_FAVOR, .hall = 5 });
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 2/0; take-thread");
  game_put_guest (game, 1, 0, DUB_YOU, 'p');
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 5/0; draw-bag-tile");
}

static void
test_at_most (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, favor);
  for (guint8 n = 0; n < DUB_MAX_DEVIATIONS; n++)
    DEVIATION (game, 1, GAIN_PP, .n = n);
  REFUSE_DEVIATION (game, 1, GAIN_PP, .n = 1);
  game_expect_turn (game, "take-favor; gain-pp 7 to 7");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/otherwise/gain-pp", test_gain_pp);
  g_test_add_func ("/otherwise/take-tiles", test_take_tiles);
  g_test_add_func ("/otherwise/other-values", test_other_values);
  g_test_add_func ("/otherwise/take-garment/exam", test_take_garment);
  g_test_add_func ("/otherwise/take-garment/jewelry", test_take_garment_jewelry);
  g_test_add_func ("/otherwise/take-garment/unknown", test_take_unknown_garment);
  g_test_add_func ("/otherwise/reveal-card", test_reveal_card);
  g_test_add_func ("/otherwise/take-jewelry", test_take_jewelry);
  g_test_add_func ("/otherwise/take-jewelry-twice", test_take_jewelry_twice);
  g_test_add_func ("/otherwise/place-garment/reward", test_place_garment);
  g_test_add_func ("/otherwise/place-garment/all-halls", test_place_garment_all_halls);
  g_test_add_func ("/otherwise/hire", test_hire);
  g_test_add_func ("/otherwise/place-token", test_place_token);
  g_test_add_func ("/otherwise/exam-token", test_exam_token);
  g_test_add_func ("/otherwise/remove-employee", test_remove_employee);
  g_test_add_func ("/otherwise/passed-over", test_passed_over);
  g_test_add_func ("/otherwise/at-most", test_at_most);

  return g_test_run ();
}
