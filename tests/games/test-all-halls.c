/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your token for all five halls (ALL-1).
 */

#include "game-fixture.h"

/* Your turn, with you in all halls but one: m a musician, g a garment, . not. */
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
  DO (game, YOU_GARMENT, .at = 5, .hall = (guint8) hall, .space = 0);
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
    game_expect (game, "you-made-garment; ALL-1 you-all-halls 0");
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
    DO (game, YOU_FUND, .decoration = DUB_MUSICIANS, .at = (guint8) hall);
    game_expect (game, "you-funded; ALL-1 you-all-halls 0");
  }
}

static void
test_not_yet (void)
{
  g_autoptr (Game) game = begin ("gm.m.");

  rent (game, 2);
  game_expect (game, "you-made-garment");
  DO (game, YOU_GARMENT, .at = 4, .flag = TRUE);
  game_expect (game, "you-made-garment");
  DO (game, YOU_FUND, .decoration = DUB_STATUES, .at = 0);
  game_expect (game, "you-funded");
  /* Hers do not help. */
  game_put_guest (game, 4, 0, DUB_BARRY, 'b');
  game_put_token (game, DUB_MUSICIANS, 4, DUB_BARRY);
  DO (game, YOU_GARMENT, .at = 3, .hall = 2, .space = 1);
  game_expect (game, "you-made-garment");
}

static void
test_once (void)
{
  g_autoptr (Game) game = begin ("gggg.");

  rent (game, 4);
  DO (game, YOU_FUND, .decoration = DUB_MUSICIANS, .at = 0);
  game_expect (game, "you-funded");
  DO (game, YOU_GARMENT, .at = 4, .hall = 0, .space = 0);
  game_expect (game, "you-made-garment");
}

/* The values may stand in any order; a taken space is passed over. */
static void
test_most_valuable (void)
{
  static const struct {
    guint8 values[4];
    const char *taken;
    const char *events;
  } rows[] = {
    { { 2, 7, 4, 7 }, "....", "you-made-garment; ALL-1 you-all-halls 1" },
    { { 2, 7, 4, 7 }, ".b..", "you-made-garment; ALL-1 you-all-halls 3" },
    { { 2, 7, 4, 6 }, ".b..", "you-made-garment; ALL-1 you-all-halls 3" },
    { { 9, 7, 4, 6 }, "b...", "you-made-garment; ALL-1 you-all-halls 1" },
    { { 0, 0, 0, 0 }, "....", "you-made-garment; ALL-1 you-all-halls 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = begin ("gggg.");
    DubBox *box = &game->box;

    box->n_all_halls = 4;
    for (guint n = 0; n < 4; n++)
      box->all_halls[n] = rows[i].values[n];
    game_do (game, &(DubAction){ .type = DUB_ACTION_CHANGE_BOX, .box = box });
    for (guint8 n = 0; n < 4; n++)
      if (rows[i].taken[n] == 'b')
        CORRECT (game, ALL_HALLS, .at = n, .owner = DUB_BARRY);
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
  game_do (game, &(DubAction){ .type = DUB_ACTION_CHANGE_BOX, .box = box });
  CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_BARRY);
  rent (game, 4);
  game_expect (game, "you-made-garment");
}

/* She takes what you leave, and the other way round. */
static void
test_both (void)
{
  g_autoptr (Game) game = begin ("gggg.");

  for (guint hall = 0; hall < 4; hall++)
    game_put_guest (game, hall, 2, DUB_BARRY, 'p');
  game_play (game, (DubCard){ .action = DUB_CARD_FUND, .n = DUB_FUND_MUSICIANS, .hall = 1 });
  game_expect_turn (game, "place-token musicians 4; all-halls-token 0");
  DO (game, DONE);
  game_your_turn (game);
  rent (game, 4);
  game_expect (game, "you-made-garment; ALL-1 you-all-halls 1");
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
