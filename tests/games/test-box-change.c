/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another box in the middle of a game: later turns use its values, and no piece on the table may be
 * outside it.
 */

#include "game-fixture.h"

#include "dub-round.h"

static const DubCard tailor = { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 };
static const DubCard fund_fireworks = { .action = DUB_CARD_FUND,
                                        .n = DUB_FUND_FIREWORKS,
                                        .hall = 1 };

static Game *
begin (void)
{
  Game *game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bPgogb");
  game_ready (game);

  return game;
}

static void
test_later_turns (void)
{
  g_autoptr (Game) game = begin ();
  DubBox box = game->box;

  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  game_play (game, fund_fireworks);
  game_expect_turn (game, "place-token fireworks 0; exam-token decoration");
  box.decorations[DUB_FIREWORKS].spaces[0].cost = 30;
  box.decorations[DUB_FIREWORKS].n = 2;
  game_change_box (game, &box);
  game_expect (game, "box");
  game_expect_turn (game, "place-token fireworks 1; exam-token decoration");
  game_act (game);

  game_play (game, tailor);
  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 2 }));
  game_expect_turn (game, "take-garment 0; reveal-card 2; place-garment 2/0; take-thread");
  box.halls[1].guests[0].reward = DUB_REWARD_RESOURCE;
  game_change_box (game, &box);
  game_expect_turn (game, "take-garment 0; reveal-card 2; place-garment 2/0; draw-bag-tile");
  REFUSE_BOX (game, CANNOT_COME, NULL);
}

/* The next preparation fills a longer display; a shorter display shifts to its own right end. */
static void
test_displays (void)
{
  g_autoptr (Game) game = begin ();
  DubBox box = game->box;

  box.garment_display = (DubDisplay){ 8, { 8, 7, 6, 4, 2, 1, 0, 0 } };
  game_change_box (game, &box);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "bPgogb..");
  game_next_round (game);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "..bPgogb");
  g_assert_false (game_has (game, "leave garments"));
  game_set (game, DUB_DISPLAY_GARMENTS, "bPgog...");
  box.garment_display = (DubDisplay){ 5, { 6, 4, 2, 0, 0 } };
  game_change_box (game, &box);
  game_next_round (game);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "..bPg");
}

static void
test_deck (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubBox box = game->box;

  game_ready (game);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    box.deck[i] = tailor;
  game_change_box (game, &box);
  game_next_round (game);
  game_ready (game);
  for (guint i = 0; i < 4; i++)
    g_assert_true (dub_card_equal (game->game.state.hand.cards[i], tailor));
}

/* Each kind of space that the new box lacks, first empty, then taken. */
static void
test_lost_spaces (void)
{
  g_autoptr (Game) game = begin ();
  DubBox box;

  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    guint last;

    if (decoration == DUB_MUSICIANS)
      continue;
    box = game->box;
    last = --box.decorations[decoration].n;
    g_assert_true (game_may_change_box (game, &box));
    game_put_token (game, decoration, last, DUB_YOU);
    REFUSE_BOX (game, NO_ROOM, &box);
    game_put_token (game, decoration, last, DUB_NOBODY);
  }
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    guint last;

    box = game->box;
    last = --box.halls[hall].n_guests;
    g_assert_true (game_may_change_box (game, &box));
    game_put_guest (game, hall, last, DUB_BARRY, 'b');
    REFUSE_BOX (game, NO_ROOM, &box);
    game_put_guest (game, hall, last, DUB_NOBODY, '.');
  }
}

static void
test_lost_displays (void)
{
  g_autoptr (Game) game = begin ();
  DubBox box = game->box;

  box.n_all_halls = 1;
  g_assert_true (game_may_change_box (game, &box));
  game_do (game, correct_all_halls (1, DUB_BARRY));
  REFUSE_BOX (game, NO_ROOM, &box);

  box = game->box;
  box.garment_display.n = 5;
  REFUSE_BOX (game, NO_ROOM, &box);
  game_do (game, correct_garment (5, (DubGarment){ 0 }));
  g_assert_true (game_may_change_box (game, &box));

  box = game->box;
  box.jewelry_display.n = 3;
  REFUSE_BOX (game, NO_ROOM, &box);
  game_do (game, correct_jewel (3, DUB_COLOR_NONE));
  game_change_box (game, &box);
  g_assert_cmpuint (game->game.box.jewelry_display.n, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/box-change/later-turns", test_later_turns);
  g_test_add_func ("/box-change/displays", test_displays);
  g_test_add_func ("/box-change/deck", test_deck);
  g_test_add_func ("/box-change/lost-spaces", test_lost_spaces);
  g_test_add_func ("/box-change/lost-displays", test_lost_displays);

  return g_test_run ();
}
