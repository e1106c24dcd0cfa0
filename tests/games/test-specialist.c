/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known about the condition of your specialized Apprentice (YOU-6).
 */

#include "game-fixture.h"

#include "dub-specialist.h"

/* Without a token on a Jeweler Decoration you have no Jewelry, counted or not; with one, what is
 * not counted is up to you. */
static void
test_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  const DubState *state = &game->game.state;

  game_your_turn (game);
  DO (game, YOU_COUNT, .fact = DUB_FACT_JEWELRY, .jewelry = { 0 });
  DO (game, END_TURN);
  g_assert_false (dub_state_knows (state, DUB_FACT_JEWELRY));
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  g_assert_true (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  g_assert_false (dub_specialist_is_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
}

/* The game asks for facts that the table does not show, also when he was not named. */
static void
test_asked (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  g_autoptr (Game) named = game_begin_at_table (JB);

  game_your_turn (game);
  REFUSE (game, UNSURE, YOU_HIRE, .flag = TRUE);
  DO (game, YOU_HIRE, .flag = TRUE, .sure = TRUE);
  game_expect (game, "you-hired");

  game_your_turn (named);
  DO (named, YOU_SPECIALIST, .specialist = DUB_SPECIALIST_LIVRE);
  REFUSE (named, CONDITION, YOU_HIRE, .flag = TRUE, .sure = TRUE);
  DO (named, END_TURN); /* then the Livre are no longer known */
  game_your_turn (named);
  REFUSE (named, UNSURE, YOU_HIRE, .flag = TRUE);
  DO (named, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = 30);
  DO (named, YOU_HIRE, .flag = TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/specialist/YOU-6/jewelry", test_jewelry);
  g_test_add_func ("/specialist/YOU-6/asked", test_asked);

  return g_test_run ();
}
