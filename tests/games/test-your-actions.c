/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The offers of your turn, action by action: prices shown before the tap, and the cards that can
 * perform each action (YOU-1, YOU-4, YOU-10).
 */

#include "dub-your-actions.h"
#include "game-fixture.h"

enum { MAX_LEGAL = 2048 };

/* The start employees by their place in the staff. */
enum { MASTER = 1, JOURNEYMAN, APPRENTICE };

static Game *
start (void)
{
  Game *game = game_new (BASE, DUB_DRAW_APP);

  game_fill (game);
  game_do (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  game_your_turn (game);

  return game;
}

static DubYourAction
sum_up (const Game *game, DubAction action)
{
  g_autofree DubMove *legal = g_new (DubMove, MAX_LEGAL);
  guint n = dub_game_list_legal (&game->game, NULL, legal, MAX_LEGAL);

  return dub_your_turn_sum_up (&game->game, legal, n, action);
}

static void
expect_price (const Game *game, DubAction action, gint least, gint most)
{
  DubYourAction sum = sum_up (game, action);

  g_assert_cmpuint (sum.chance, ==, DUB_CHANCE_OPEN);
  g_assert_true (sum.is_priced);
  g_assert_cmpint (sum.least, ==, least);
  g_assert_cmpint (sum.most, ==, most);
}

static void
expect_chance (const Game *game, DubAction action, DubChance chance)
{
  g_assert_cmpuint (sum_up (game, action).chance, ==, chance);
}

/* Until you enter a card every action is open, with the prices of the full displays. */
static void
test_prices (void)
{
  g_autoptr (Game) game = start ();
  const guint8 *costs = game->box.garment_display.costs;
  gint cheapest = 40, dearest = 0;

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    for (guint i = 0; kind != DUB_JEWELER && i < game->box.decorations[kind].n; i++) {
      cheapest = MIN (cheapest, game->box.decorations[kind].spaces[i].cost);
      dearest = MAX (dearest, game->box.decorations[kind].spaces[i].cost);
    }
  expect_price (game, DUB_ACTION_FAVOR, 5, 5);
  expect_price (game, DUB_ACTION_ACQUIRE, -2, -2);
  expect_price (game, DUB_ACTION_TAILOR, -costs[0], -costs[game->box.garment_display.n - 1]);
  expect_price (game, DUB_ACTION_HIRE, -5, -5);
  expect_price (game, DUB_ACTION_DEPUTE, 4, 10);
  expect_price (game, DUB_ACTION_FUND, -dearest, -cheapest);
}

/* A card closes the actions that it cannot perform, and the reason names the cards that can. */
static void
test_types (void)
{
  g_autoptr (Game) game = start ();

  game_do (game, you_play_employee (APPRENTICE));
  expect_chance (game, DUB_ACTION_FAVOR, DUB_CHANCE_TYPE);
  expect_chance (game, DUB_ACTION_TAILOR, DUB_CHANCE_TYPE);
  expect_chance (game, DUB_ACTION_HIRE, DUB_CHANCE_TYPE);
  expect_chance (game, DUB_ACTION_ACQUIRE, DUB_CHANCE_OPEN);
  g_assert_cmpuint (sum_up (game, DUB_ACTION_HIRE).types, ==, 1u << DUB_MASTER);
  expect_price (game, DUB_ACTION_DEPUTE, 4, 4);
}

/* After the action of the turn, only the actions of the bonus are open. */
static void
test_spent (void)
{
  g_autoptr (Game) game = start ();

  game_do (game, you_play_employee (MASTER));
  game_do (game, dub_move (DUB_YOU, DUB_MOVE_TAKE_FAVOR));
  expect_chance (game, DUB_ACTION_FUND, DUB_CHANCE_SPENT);
  expect_chance (game, DUB_ACTION_FAVOR, DUB_CHANCE_SPENT);
}

/* YOU-8: a gain of a garment does not count as the action of the turn. */
static void
test_gained (void)
{
  g_autoptr (Game) game = start ();
  DubYourTurn *turn = &game->game.state.yours.turn;

  game_do (game, you_play_employee (MASTER));
  game_do (game, dub_move (DUB_YOU, DUB_MOVE_TAKE_FAVOR));
  turn->expert_depute = TRUE;
  expect_price (game, DUB_ACTION_DEPUTE, 4, 10);
  expect_chance (game, DUB_ACTION_ACQUIRE, DUB_CHANCE_SPENT);
  turn->expert_depute = FALSE;
  turn->free_tiles = 1;
  expect_price (game, DUB_ACTION_ACQUIRE, 0, 0);
  expect_chance (game, DUB_ACTION_DEPUTE, DUB_CHANCE_SPENT);
}

/* The token of the Favor may be gone. */
static void
test_nothing (void)
{
  g_autoptr (Game) game = start ();

  game_do (game, dub_correction (place_of (DUB_NOBODY, DUB_PLACE_FAVOR, 0),
                                 dub_thing_name (DUB_KIND_OWNER, DUB_BARRY)));
  expect_chance (game, DUB_ACTION_FAVOR, DUB_CHANCE_NOTHING);
}

/* YOU-4: a card in your hand leaves only by a bonus that deputes. */
static void
test_depute_from_hand (void)
{
  g_autoptr (Game) game = start ();
  DubMove depute = you_depute (DUB_MASTER);

  depute.from.kind = DUB_PLACE_HAND;
  game_do (game, you_play_employee (JOURNEYMAN));
  REFUSE (game, DEPUTE_PLAYED, depute);
  expect_price (game, DUB_ACTION_DEPUTE, 7, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/your-actions/prices", test_prices);
  g_test_add_func ("/your-actions/types", test_types);
  g_test_add_func ("/your-actions/spent", test_spent);
  g_test_add_func ("/your-actions/gained", test_gained);
  g_test_add_func ("/your-actions/nothing", test_nothing);
  g_test_add_func ("/your-actions/depute-from-hand", test_depute_from_hand);

  return g_test_run ();
}
