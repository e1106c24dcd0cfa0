/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "I did otherwise": each order with a choice, and how the later orders follow from the actual
 * action.
 */

#include "game-fixture.h"

static const DubCard favor = { .action = DUB_CARD_FAVOR, .hall = 1 };
static const DubCard tailor = { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 };
static const DubCard drawer_1 = { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 };
static const DubCard hire = { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 };

static DubCard
fund (DubFund what)
{
  return (DubCard){ .action = DUB_CARD_FUND, .n = what & 15u, .hall = 1 };
}

/* She makes a garment; the revealed card gives the hall and the symbol. */
static void
make (Game *game, guint hall, DubSymbol symbol)
{
  game_play (game, tailor);
  game_do (game,
           tell_card (
               (DubCard){ .action = DUB_CARD_FAVOR, .hall = hall & 7u, .symbol = symbol & 3u }));
}

static void
test_gain_pp (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_do (game, correct_count (DUB_BARRY, DUB_FACT_PP, 10));
  game_play (game, favor);
  game_expect_turn (game, "take-favor; gain-pp 3 to 13");
  game_do (game, instead_of (1, she_gains_pp (5)));
  game_expect (game, "FAV-2 gain-pp 5 to 15");
  game_expect_turn (game, "take-favor; gain-pp 5 to 15");
  REFUSE (game, INSTEAD, instead_of (1, she_gains_pp (100)));
  REFUSE (game, INSTEAD, instead_of (1, she_gains_pp (-1)));
  REFUSE (game, INSTEAD, instead_of (0, she_gains_pp (5)));
  REFUSE (game, NO_STEP, instead_of (2, she_gains_pp (5)));
  REFUSE (game, INSTEAD,
          instead_of (0,
                      move_from (DUB_BARRY, DUB_MOVE_TAKE_FAVOR, place_at (DUB_PLACE_FAVOR, 0))));
  game_do (game, instead_of (1, she_gains_pp (0)));
  game_expect_turn (game, "take-favor; gain-pp 0 to 10");
  game_act (game);
  game_expect (game, "act; FAV-1 take-favor; FAV-2 gain-pp 0 to 10; end-turn");
  g_assert_cmpuint (g_array_index (game->events, DubEvent, game->events->len - 2).move.instead, ==,
                    2);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, 10);
  g_assert_cmpuint (game->game.state.n_deviations, ==, 0);
  for (guint i = 0; i < sizeof game->game.state.deviations; i++)
    g_assert_cmpuint (((const guint8 *) game->game.state.deviations)[i], ==, 0);
  game_play (game, favor);
  game_expect_turn (game, "gain-pp 3 to 13");
}

/* Each event of a file applies the deviation together with the other steps. */
static void
test_one_by_one (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);
  DubGame before;
  guint first;

  game_play (game, favor);
  game_do (game, instead_of (1, she_gains_pp (5)));
  before = game->game;
  first = game->events->len;
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, 5);
  for (guint i = first; i < game->events->len; i++)
    g_assert_true (dub_game_apply (&before, &g_array_index (game->events, DubEvent, i), NULL));
  g_assert_true (dub_state_equal (&before.state, &game->game.state));
}

static void
test_take_tiles (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012");
  game_do (game, instead_of (0, she_takes_tiles (1u << 0 | 1u << 4)));
  game_expect_turn (game, "take-tiles 04");
  REFUSE (game, INSTEAD, instead_of (0, she_takes_tiles (0)));
  REFUSE (game, INSTEAD, instead_of (0, she_takes_tiles (1u << 6)));
  REFUSE (game, INSTEAD, instead_of (0, she_takes_tiles (1u << 0 | 1u << 8)));
  REFUSE (game, INSTEAD, instead_of (0, she_takes_tiles (1u << 9)));
  game_act (game);
  game_expect_display (game, DUB_DISPLAY_RESOURCES, ".bbg.g...");
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_TILES], ==, 2);
}

/* The journal leaves out fields that the verb does not use. */
static void
test_other_values (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);
  DubMove done = instead_of (0, she_funds (DUB_STATUES, 1));
  DubMove odd = done;

  odd.thing = dub_thing_card (favor);
  odd.other = dub_thing_number (3);
  odd.spaces = 511;
  odd.sure = odd.kept = TRUE;
  game_play (game, fund (DUB_FUND_STATUES));
  game_expect_turn (game, "place-token statues 0");
  game_do (game, done);
  done = *game_get_move (game);
  game_do (game, odd);
  g_assert_true (dub_move_equal (game_get_move (game), &done));
}

/* Another garment: it has another examination task, and the hall accepts it. */
static void
test_take_garment (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_do (game, correct_track (DUB_BARRY, DUB_TRACK_MASTER));
  make (game, 2, DUB_SYMBOL_NONE);
  game_expect_turn (game, "take-garment 0; exam-token gown; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  game_do (game, instead_of (0, she_takes_garment (3)));
  game_expect_turn (game, "take-garment 3; exam-token coat; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  game_do (game, instead_of (0, she_takes_garment (1)));
  game_expect_turn (game, "take-garment 1; exam-token thimble; reveal-card 2; "
                          "place-garment 2/0; take-thread");
  REFUSE (game, INSTEAD, instead_of (0, she_takes_garment (4)));
  REFUSE (game, INSTEAD, instead_of (0, she_takes_garment (6)));
  game_act (game);
  g_assert_cmpuint (game->game.state.halls[1][0].garment.color, ==, DUB_PINK);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "b.go.b");
}

/* Another garment goes with other jewelry. */
static void
test_take_garment_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  make (game, 3, DUB_SYMBOL_SUITABLE);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; place-garment 3/0");
  game_do (game, instead_of (0, she_takes_garment (3)));
  game_expect_turn (game, "take-garment 3; reveal-card 3; take-jewelry 3; draw-bag-tile; "
                          "place-garment 3/0");
}

/* She may not take an unknown garment before you enter it. */
static void
test_take_unknown_garment (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_do (game, correct_garment (2, game_garment ('?')));
  make (game, 2, DUB_SYMBOL_NONE);
  game_do (game, instead_of (0, she_takes_garment (2)));
  game_expect_turn (game, "? garment 2");
  game_do (game, enter_garment (2, game_garment ('g')));
  game_expect_turn (game, "take-garment 2; reveal-card 2; place-garment 2/0; take-thread");
}

static void
test_reveal_card (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint i = 0; i < game->box.halls[3].n_guests; i++)
    game_put_guest (game, 3, i, DUB_YOU, 'p');
  make (game, 1, DUB_SYMBOL_NONE);
  game_do (game, instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 5 })));
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 5/0; draw-bag-tile");
  /* The hall of this card is full, so the next card counts. */
  game_do (game, instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 4 })));
  game_expect_turn (game, "? card");
  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 2 }));
  game_expect_turn (game, "take-garment 0; reveal-card 4; reveal-card 2; place-garment 2/0; "
                          "take-thread");
  REFUSE (game, INSTEAD,
          instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_UNKNOWN, .hall = 4 })));
  REFUSE (game, INSTEAD,
          instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 6 })));
  REFUSE (game, INSTEAD,
          instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 0 })));
}

static void
test_take_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  make (game, 3, DUB_SYMBOL_SUITABLE);
  game_do (game, instead_of (2, she_takes_jewelry (0)));
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 0; draw-bag-tile; "
                          "place-garment 3/0");
  game_do (game, instead_of (2, she_takes_jewelry (1)));
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 1; place-garment 3/0");
  REFUSE (game, INSTEAD, instead_of (2, she_takes_jewelry (4)));
  game_do (game, correct_jewel (3, DUB_COLOR_NONE));
  REFUSE (game, INSTEAD, instead_of (2, she_takes_jewelry (3)));
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].jewelry.colors[0], ==, DUB_PINK);
}

/* An order cannot take a piece that an earlier order took. */
static void
test_take_jewelry_twice (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB | EXPERT);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  game_do (game, correct_garment (0, (DubGarment){ DUB_GREEN, 4, 0, DUB_EXPERT_ANY_JEWELRY }));
  make (game, 3, DUB_SYMBOL_SUITABLE);
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; draw-bag-tile; "
                          "place-garment 3/0; take-jewelry 3");
  REFUSE (game, INSTEAD, instead_of (5, she_takes_jewelry (2)));
  game_do (game, instead_of (5, she_takes_jewelry (0)));
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; draw-bag-tile; "
                          "place-garment 3/0; take-jewelry 0");
}

/* Another hall or space gives its reward. */
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

    game_do (game, instead_of (2, she_places_garment (rows[i].hall, rows[i].at)));
    game_expect_turn (game, turn);
    if (g_str_has_suffix (turn, "take-thread")) /* has no choice */
      REFUSE (game, INSTEAD, instead_of (3, she_gains_pp (1)));
  }
  REFUSE (game, INSTEAD, instead_of (2, she_places_garment (2, 1)));
  REFUSE (game, INSTEAD, instead_of (2, she_places_garment (2, 4)));
  REFUSE (game, INSTEAD, instead_of (2, she_places_garment (5, 0)));
  game_act (game);
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_BARRY);
}

/* Another hall may become the fifth, or no longer be the fifth. */
static void
test_place_garment_all_halls (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 1, DUB_BARRY, 'p');
  make (game, 1, DUB_SYMBOL_NONE);
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 1/0; draw-bag-tile");
  game_do (game, instead_of (2, she_places_garment (4, 4)));
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 5/4; all-halls-token 0");
  game_do (game, instead_of (3, she_takes_all_halls (1)));
  game_expect_turn (game, "take-garment 0; reveal-card 1; place-garment 5/4; all-halls-token 1");
  REFUSE (game, INSTEAD, instead_of (3, she_takes_all_halls (2)));
  game_do (game, correct_all_halls (0, DUB_YOU));
  REFUSE (game, INSTEAD, instead_of (3, she_takes_all_halls (0)));
  game_act (game);
  g_assert_cmpuint (game->game.state.all_halls[1], ==, DUB_BARRY);
}

static void
test_hire (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, hire);
  game_do (game, instead_of (0, she_hires (3)));
  game_expect_turn (game, "hire 3; add-hand-card");
  REFUSE (game, INSTEAD, instead_of (0, she_hires (4)));
  REFUSE (game, INSTEAD, instead_of (1, her_move (DUB_MOVE_ADD_HAND_CARD)));
  game_act (game);
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "111.");
  game_play (game, hire);
  REFUSE (game, INSTEAD, instead_of (0, she_hires (3)));
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
  game_do (game, instead_of (0, she_funds (DUB_FIREWORKS, 3)));
  game_expect_turn (game, "place-token fireworks 3");
  /* A musician may complete the halls. */
  game_do (game, instead_of (0, she_funds (DUB_MUSICIANS, 4)));
  game_expect_turn (game, "place-token musicians 4; all-halls-token 0");
  REFUSE (game, INSTEAD, instead_of (0, she_funds (DUB_KITCHEN_LEFT, 1)));
  REFUSE (game, INSTEAD, instead_of (0, she_funds (DUB_STATUES, 1)));
  REFUSE (game, INSTEAD, instead_of (0, she_funds (DUB_STATUES, 3)));
  REFUSE (game, INSTEAD, instead_of (0, she_funds (DUB_N_DECORATION_KINDS, 0)));
  game_do (game, instead_of (0, she_funds (DUB_KITCHEN_RIGHT, 1)));
  game_expect_turn (game, "place-token kitchen-right 1");
  game_act (game);
  g_assert_cmpuint (game->game.state.tokens[DUB_KITCHEN_RIGHT][1], ==, DUB_BARRY);
}

static void
test_exam_token (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012; exam-token bp");
  game_do (game, instead_of (1, she_does_task (DUB_TASK_DECORATION)));
  game_expect_turn (game, "take-tiles 012; exam-token decoration");
  REFUSE (game, INSTEAD, instead_of (1, she_does_task (DUB_TASK_GOWN)));
  REFUSE (game, INSTEAD, instead_of (1, she_does_task (DUB_TASK_NONE)));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_GO, TRUE));
  REFUSE (game, INSTEAD, instead_of (1, she_does_task (DUB_TASK_GO)));
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].done[1], ==, DUB_TASK_DECORATION);
}

static void
test_remove_employee (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  for (guint8 task = DUB_TASK_GO; task <= DUB_TASK_DECORATION; task++)
    game_do (game, correct_task (DUB_BARRY, task, TRUE));
  game_play (game, drawer_1);
  game_do (game, instead_of (3, she_removes (4)));
  game_expect_turn (game, "take-tiles 012; exam-token bp; gain-pp 1 to 1; remove-employee 4; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  game_do (game, instead_of (3, she_removes (0)));
  game_expect_turn (game, "take-tiles 012; exam-token bp; gain-pp 1 to 1; remove-employee 0; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  REFUSE (game, INSTEAD, instead_of (3, she_removes (5)));
  REFUSE (game, INSTEAD, instead_of (4, her_move (DUB_MOVE_ADD_EXAM_CARD)));
  REFUSE (game, INSTEAD, instead_of (6, her_move (DUB_MOVE_CLEAR_TASKS)));
  REFUSE (game, INSTEAD, instead_of (7, her_move (DUB_MOVE_MOVE_EXAM_TOKEN)));
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[0].type, ==, DUB_MASTER);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[1].type, ==, DUB_JOURNEYMAN);
}

/* After a deviation in an earlier step, the game skips deviations that do not fit any more. */
static void
test_passed_over (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  make (game, 1, DUB_SYMBOL_NONE);
  game_do (game, instead_of (2, she_places_garment (1, 0)));
  game_do (game, instead_of (1, she_reveals ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 5 })));
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
    game_do (game, instead_of (1, she_gains_pp (n)));
  REFUSE (game, NO_STEP, instead_of (1, she_gains_pp (1)));
  game_expect_turn (game, "take-favor; gain-pp 7 to 7");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/otherwise/one-by-one", test_one_by_one);
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
