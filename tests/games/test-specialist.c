/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The known facts about the condition of your specialized Apprentice (YOU-6).
 */

#include "game-fixture.h"

#include "dub-your-turn.h"

/* Without a token on a Jeweler Decoration you have no Jewelry, counted or not. With a token,
 * uncounted Jewelry is up to you. */
static void
test_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  const DubState *state = &game->game.state;

  game_your_turn (game);
  game_do (game, you_count_jewelry (0, 0, 0, 0));
  game_end_turn (game);
  g_assert_false (dub_state_knows (state, DUB_FACT_JEWELRY));
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  g_assert_true (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  g_assert_false (dub_specialist_is_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
}

/* The game asks for facts that the table does not show, even if you have not named the
 * Apprentice. */
static void
test_asked (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  g_autoptr (Game) named = game_begin_at_table (JB);

  game_your_turn (game);
  REFUSE (game, UNSURE, you_hire_specialist ());
  game_do (game, be_sure (you_hire_specialist ()));
  game_expect (game, "you hire 0");

  game_your_turn (named);
  game_do (named, you_name_specialist (DUB_SPECIALIST_LIVRE));
  REFUSE (named, CONDITION, be_sure (you_hire_specialist ()));
  game_end_turn (named); /* the Livre become unknown */
  game_your_turn (named);
  REFUSE (named, UNSURE, you_hire_specialist ());
  game_do (named, you_count (DUB_FACT_LIVRE, 30));
  game_do (named, you_hire_specialist ());
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/specialist/YOU-6/jewelry", test_jewelry);
  g_test_add_func ("/specialist/YOU-6/asked", test_asked);

  return g_test_run ();
}
