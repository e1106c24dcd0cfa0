/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choices of "I did otherwise" for each kind of order: everything possible, without the order
 * itself and without repetitions.
 */

#include "game-fixture.h"

#include "dub-names.h"

enum { MAX_LISTED = 256 };

static const DubCard tailor = { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 };
static const DubCard drawer_1 = { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 };

static void
append (GString *text, const DubMove *done)
{
  switch (done->verb) {
  case DUB_MOVE_GAIN:
    g_string_append_printf (text, " %d", done->gains[DUB_FACT_PP]);
    break;
  case DUB_MOVE_TAKE_TILES:
    g_string_append_c (text, ' ');
    for (guint i = 0; i < 16; i++)
      if ((done->spaces & (1u << i)) != 0)
        g_string_append_printf (text, "%u", i);
    break;
  case DUB_MOVE_PLACE_GARMENT:
    g_string_append_printf (text, " %u/%u", done->to.in + 1u, done->to.at);
    break;
  case DUB_MOVE_PLACE_TOKEN:
    g_string_append_printf (text, " %s/%u", dub_name_get (DUB_SET_DECORATION_KIND, done->to.in),
                            done->to.at);
    break;
  case DUB_MOVE_EXAM_TOKEN:
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_TASK, done->to.at));
    break;
  case DUB_MOVE_ALL_HALLS_TOKEN:
    g_string_append_printf (text, " %u", done->to.at);
    break;
  default:
    g_string_append_printf (text, " %u", done->from.at);
    break;
  }
}

/* Checks that each listed choice differs from the order in one respect, and that the game accepts
 * it. */
static void
expect_list (Game *game, guint index, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  DubMove listed[MAX_LISTED];
  guint n = game_list_deviations (game, index, listed, MAX_LISTED);
  DubTurn turn;

  dub_game_get_turn (&game->game, FALSE, &turn);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (listed[i].instead, ==, 1 + index);
    g_assert_cmpuint (listed[i].verb, ==, turn.steps[index].verb);
    g_assert_cmpuint (listed[i].side, ==, DUB_BARRY);
    g_assert_true (game_may (game, listed[i]));
    append (text, &listed[i]);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Choices are whole drawers and columns, as far as they have tiles, and each single tile. Empty
 * drawers and missing tiles are not listed. */
static void
test_tiles (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, drawer_1);
  expect_list (game, 0, " 345 03 14 25 0 1 2 3 4 5");
  game_set (game, DUB_DISPLAY_RESOURCES, "bb. g.g ?.b");
  expect_list (game, 0, " 35 68 036 1 58 0 1 3 5 6 8");
}

static void
test_points (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  game_expect_turn (game, "take-favor; gain-pp 3 to 3");
  expect_list (game, 0, "");
  expect_list (game, 1, " 0 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20");
  expect_list (game, 2, "");
}

/* Another garment, another card, another space in any hall with room. */
static void
test_garment (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_play (game, tailor);
  expect_list (game, 0, ""); /* the game first asks for a card */
  game_do (game, tell_card (game->box.deck[3]));
  game_put_guest (game, 3, 1, DUB_YOU, 'b');
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 5/0; draw-bag-tile");
  expect_list (game, 0, " 1 2 3 5");
  expect_list (game, 2,
               " 1/0 1/1 1/2 1/3 1/4 1/5 2/0 2/1 2/2 2/3 3/0 3/1 3/2 3/3 4/0 4/2 4/3"
               " 5/1 5/2 5/3 5/4");
  expect_list (game, 3, "");
}

/* Each kind of card of the deck except the revealed one, without repetitions. */
static void
test_cards (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);
  DubMove listed[MAX_LISTED];
  guint n;

  game_play (game, tailor);
  game_do (game, tell_card (game->box.deck[3]));
  n = game_list_deviations (game, 1, listed, MAX_LISTED);
  g_assert_cmpuint (n, ==, DUB_N_CARDS - 1);
  for (guint i = 0; i < n; i++)
    g_assert_true (dub_card_equal (listed[i].thing.card, game->box.deck[i < 3 ? i : i + 1]));
}

static void
test_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  game_play (game, tailor);
  game_do (game,
           tell_card (
               (DubCard){ .action = DUB_CARD_FAVOR, .hall = 3, .symbol = DUB_SYMBOL_SUITABLE }));
  game_expect_turn (game, "take-garment 0; reveal-card 3; take-jewelry 2; place-garment 3/0");
  expect_list (game, 2, " 0 1 3");
}

static void
test_tokens (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  game_put_token (game, DUB_STATUES, 1, DUB_YOU);
  game_play (game, (DubCard){ .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 1 });
  game_expect_turn (game, "place-token statues 0");
  expect_list (game, 0,
               " fireworks/0 fireworks/1 fireworks/2 fireworks/3 statues/2 kitchen-left/0"
               " kitchen-left/1 kitchen-right/0 kitchen-right/1 musicians/0 musicians/1"
               " musicians/2 musicians/3 musicians/4");
}

static void
test_all_halls (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 1, DUB_BARRY, 'p');
  game_play (game, tailor);
  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 5 }));
  game_expect_turn (game, "take-garment 0; reveal-card 5; place-garment 5/0; draw-bag-tile; "
                          "all-halls-token 0");
  expect_list (game, 4, " 1");
}

static void
test_tasks (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012; exam-token bp");
  expect_list (game, 1, " go thread-lace decoration");
  game_act (game);
  game_play (game, (DubCard){ .action = DUB_CARD_DRAWER, .n = 2, .hall = 1 });
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_BP, FALSE));
  game_expect_turn (game, "take-tiles 345; exam-token go");
  expect_list (game, 1, " bp thread-lace decoration");
}

/* Any card of her staff, whatever its size. */
static void
test_staff (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);

  for (guint8 task = DUB_TASK_GO; task <= DUB_TASK_DECORATION; task++)
    game_do (game, correct_task (DUB_BARRY, task, TRUE));
  for (guint8 at = 5; at < 10; at++)
    game_do (game,
             correct_staff (DUB_BARRY, at,
                            (DubEmployee){ .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN }));
  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012; exam-token bp; gain-pp 1 to 1; remove-employee 8; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  expect_list (game, 3, " 0 1 2 3 4 5 6 7 9");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/otherwise-list/tiles", test_tiles);
  g_test_add_func ("/otherwise-list/points", test_points);
  g_test_add_func ("/otherwise-list/garment", test_garment);
  g_test_add_func ("/otherwise-list/cards", test_cards);
  g_test_add_func ("/otherwise-list/jewelry", test_jewelry);
  g_test_add_func ("/otherwise-list/tokens", test_tokens);
  g_test_add_func ("/otherwise-list/all-halls", test_all_halls);
  g_test_add_func ("/otherwise-list/tasks", test_tasks);
  g_test_add_func ("/otherwise-list/staff", test_staff);

  return g_test_run ();
}
