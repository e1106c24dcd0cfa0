/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prices that only the simulated human pays, while the game itself leaves them to the player.
 */

#include "ask-scenario.h"
#include "book-facts.h"
#include "dub-names.h"
#include "dub-sim.h"

enum { PLENTY = 9 };

char *
ask_human (const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, "|", 2);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = ask_scenario_parse (parts[1], &error);
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubSimHuman human = { .livre = (int) g_ascii_strtoll (words[1], NULL, 10),
                        .n_tasks = (guint8) g_ascii_strtoull (words[2], NULL, 10),
                        .silk = PLENTY,
                        .thread = PLENTY,
                        .lace = PLENTY };
  DubSimChoice best = { 0 };
  DubType played = DUB_TYPE_NONE;
  guint type;

  if (scenario == NULL)
    return g_strdup (error->message);
  g_assert_true (dub_name_find (DUB_SET_TYPE, words[0], &type));
  human.hand[type] = 1;
  human.track = type == DUB_JOURNEYMAN ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;
  game->box = scenario->box;
  game->state = scenario->state;
  game->state.round = DUB_N_ROUNDS;
  game->state.turn = DUB_YOU;
  game->state.phase = DUB_PHASE_TURNS;
  dub_sim_choose (&human, game, &played, &best);
  if (best.n == 0)
    return g_strdup ("nothing");
  if (words[3] != NULL)
    return g_strdup (dub_name_get (DUB_SET_VERB, best.moves[0].verb));

  return g_strdup_printf ("%s %d", dub_name_get (DUB_SET_VERB, best.moves[0].verb), best.livre);
}

/* All cards have one type, so the choice among them does not matter. */
char *
ask_hand (const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, " ", 2);
  DubSimHuman human = { 0 };

  human.supply[DUB_JOURNEYMAN] = (guint8) g_ascii_strtoull (words[0], NULL, 10);
  human.discard[DUB_JOURNEYMAN] = (guint8) g_ascii_strtoull (words[1], NULL, 10);
  dub_sim_human_begin_round (&human);

  return g_strdup_printf ("hand %u supply %u discard %u", human.hand[DUB_JOURNEYMAN],
                          human.supply[DUB_JOURNEYMAN], human.discard[DUB_JOURNEYMAN]);
}
