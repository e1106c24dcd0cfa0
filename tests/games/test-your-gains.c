/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gains of your moves: costs of Jewelry, tasks of an Examination.
 */

#include "game-fixture.h"

#include "dub-your-turn.h"

static Game *
begin (void)
{
  Game *game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bg+bg+bg+");
  game_set (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  game_set (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  game_your_turn (game);

  return game;
}

/* YOU-7: Jewelry has its printed cost, unless a Garment of Expert Tailoring includes it. */
static void
test_jewelry_costs (void)
{
  g_autoptr (Game) game = begin ();
  guint cost = game->box.jewelry_display.costs[1];
  g_autofree char *gains = g_strdup_printf ("livre -%u, tiles 1", cost);

  g_assert_cmpuint (cost, >, 0);
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  game_do (game, you_rent (1, 0, 0));
  game_do (game, you_take_jewelry (1));
  game_expect_gains (game, gains);
}

/* YOU-7: equal colors gain no tile if the bag is empty. */
static void
test_jewelry_of_empty_bag (void)
{
  g_autoptr (Game) game = begin ();
  g_autofree char *gains = g_strdup_printf ("livre -%u", game->box.jewelry_display.costs[1]);

  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  game_do (game, you_rent (1, 0, 0));
  game->game.state.bag = 0;
  game_do (game, you_take_jewelry (1));
  game_expect_gains (game, gains);
}

/* YOU-5: a discarded tile does not count as silk. */
static void
test_discarded_tile (void)
{
  for (guint8 at = 0; at < 3; at++) {
    g_autoptr (Game) game = begin ();

    game_do (game, you_discard_tile (at));
    REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_BP));
    REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_GO));
    game_do (game, you_do_task (DUB_TASK_THREAD_LACE));
  }
}

/* YOU-5: you have the card that leaves for an Examination. */
static void
test_other_card_left (void)
{
  g_autoptr (Game) game = begin ();
  DubEmployee crowned = dub_box_get_crown (&game->box, DUB_VI_PAIRS);
  DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_START };

  REFUSE (game, NO_SUCH_CARD, leaving (you_pass_exam (DUB_TRACK_JOURNEYMAN), crowned));
  REFUSE (game, NO_SUCH_CARD, leaving (you_pass_exam (DUB_TRACK_JOURNEYMAN), master));
}

/* YOU-4: a card from your hand leaves by a bonus, and you gain the Livre of the card that you
 * played. You may forfeit the main action before it. */
static void
test_from_hand (void)
{
  g_autoptr (Game) game = begin ();
  g_autoptr (Game) main_action = begin ();
  DubMove legal[512];
  guint n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal)), n_found = 0;

  for (guint i = 0; i < n; i++)
    n_found += legal[i].verb == DUB_MOVE_DEPUTE && legal[i].from.kind == DUB_PLACE_HAND;
  g_assert_cmpuint (n_found, ==, 3);
  game_do (game, from_hand (you_depute (DUB_MASTER)));
  game_expect_gains (game, "livre ?");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 2);
  game_do (main_action, you_depute (DUB_MASTER));
  game_expect_gains (main_action, "livre 10");
  g_assert_cmpuint (main_action->game.state.yours.hand, ==, 3);
}

/* The count of actions in a turn has a maximum and does not wrap around, and tasks need no more
 * room. */
static void
test_many_actions (void)
{
  g_autoptr (Game) game = begin ();
  DubMove move = you_fund (DUB_STATUES, 0);
  DubState state = game->game.state;

  for (guint i = 0; i < 300; i++)
    dub_your_turn_note (&game->box, &state, &move);
  g_assert_cmpuint (state.yours.turn.n_actions, ==, G_MAXUINT8);
  g_assert_cmpuint (state.yours.turn.n_fits, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/your-gains/YOU-7/costs", test_jewelry_costs);
  g_test_add_func ("/your-gains/YOU-7/empty-bag", test_jewelry_of_empty_bag);
  g_test_add_func ("/your-gains/YOU-5/discarded", test_discarded_tile);
  g_test_add_func ("/your-gains/YOU-5/left", test_other_card_left);
  g_test_add_func ("/your-gains/YOU-4/from-hand", test_from_hand);
  g_test_add_func ("/your-gains/many-actions", test_many_actions);

  return g_test_run ();
}
