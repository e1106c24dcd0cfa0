/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your token for all five halls (ALL-1).
 */

#include "game-fixture.h"

/* Begins your turn, with your pieces in all halls but one: m a musician, g a garment, . nothing. */
static Game *
begin (const char *halls)
{
  Game *game = game_new (BASE, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  game_ready (game);
  game_your_turn (game);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    if (halls[hall] == 'm')
      game_put_token (game, DUB_MUSICIANS, hall, DUB_YOU);
    if (halls[hall] == 'g')
      game_put_guest (game, hall, 1, DUB_YOU, 'b');
  }

  return game;
}

static void
rent (Game *game, guint hall)
{
  game_do (game, you_rent (5, hall, 0));
}

static void
test_garment (void)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    char halls[] = "gmgmg";
    g_autoptr (Game) game = NULL;

    halls[hall] = '.';
    game = begin (halls);
    rent (game, hall);
    g_assert_true (game_has (game, "you all-halls-token 0"));
    g_assert_cmpuint (game->game.state.all_halls[0], ==, DUB_YOU);
    g_assert_cmpuint (game->game.state.all_halls[1], ==, DUB_NOBODY);
  }
}

static void
test_musician (void)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    char halls[] = "ggggg";
    g_autoptr (Game) game = NULL;

    halls[hall] = '.';
    game = begin (halls);
    game_do (game, you_fund (DUB_MUSICIANS, hall));
    g_assert_true (game_has (game, "you all-halls-token 0"));
  }
}

static void
test_not_yet (void)
{
  g_autoptr (Game) game = begin ("gm.m.");

  rent (game, 2);
  g_assert_false (game_has (game, "all-halls"));
  game_do (game, you_sell (4));
  g_assert_false (game_has (game, "all-halls"));
  game_do (game, you_fund (DUB_STATUES, 0));
  g_assert_false (game_has (game, "all-halls"));
  /* Her garments do not count. */
  game_put_guest (game, 4, 0, DUB_BARRY, 'b');
  game_put_token (game, DUB_MUSICIANS, 4, DUB_BARRY);
  game_do (game, you_rent (3, 2, 1));
  g_assert_false (game_has (game, "all-halls"));
}

static void
test_once (void)
{
  g_autoptr (Game) game = begin ("gggg.");

  rent (game, 4);
  game_do (game, you_fund (DUB_MUSICIANS, 0));
  g_assert_false (game_has (game, "all-halls"));
  game_do (game, you_rent (4, 0, 0));
  g_assert_false (game_has (game, "all-halls"));
}

/* The values may be in any order; a taken space does not count. */
static void
test_most_valuable (void)
{
  static const struct {
    guint8 values[4];
    const char *taken;
    const char *events;
  } rows[] = {
    { { 2, 7, 4, 7 }, "....", "you place-garment 5/0; you all-halls-token 1" },
    { { 2, 7, 4, 7 }, ".b..", "you place-garment 5/0; you all-halls-token 3" },
    { { 2, 7, 4, 6 }, ".b..", "you place-garment 5/0; you all-halls-token 3" },
    { { 9, 7, 4, 6 }, "b...", "you place-garment 5/0; you all-halls-token 1" },
    { { 0, 0, 0, 0 }, "....", "you place-garment 5/0; you all-halls-token 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = begin ("gggg.");
    DubBox *box = &game->box;

    box->n_all_halls = 4;
    for (guint n = 0; n < 4; n++)
      box->all_halls[n] = rows[i].values[n];
    game_change_box (game, box);
    for (guint8 n = 0; n < 4; n++)
      if (rows[i].taken[n] == 'b')
        game_do (game, correct_all_halls (n, DUB_BARRY));
    rent (game, 4);
    game_expect (game, rows[i].events);
  }
}

static void
test_none_free (void)
{
  g_autoptr (Game) game = begin ("gggg.");
  DubBox *box = &game->box;

  box->n_all_halls = 1;
  game_change_box (game, box);
  game_do (game, correct_all_halls (0, DUB_BARRY));
  rent (game, 4);
  g_assert_false (game_has (game, "all-halls"));
}

/* Each side takes the best space that the other one left. */
static void
test_both (void)
{
  g_autoptr (Game) game = begin ("gggg.");

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 2, DUB_BARRY, 'p');
  game_play (game, (DubCard){ .action = DUB_CARD_FUND, .n = DUB_FUND_MUSICIANS, .hall = 1 });
  game_expect_turn (game, "place-token musicians 4; all-halls-token 0");
  game_act (game);
  game_your_turn (game);
  rent (game, 4);
  g_assert_true (game_has (game, "you all-halls-token 1"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/all-halls/ALL-1/garment", test_garment);
  g_test_add_func ("/all-halls/ALL-1/musician", test_musician);
  g_test_add_func ("/all-halls/ALL-1/not-yet", test_not_yet);
  g_test_add_func ("/all-halls/ALL-1/once", test_once);
  g_test_add_func ("/all-halls/ALL-1/most-valuable", test_most_valuable);
  g_test_add_func ("/all-halls/ALL-1/none-free", test_none_free);
  g_test_add_func ("/all-halls/ALL-1/both", test_both);

  return g_test_run ();
}
