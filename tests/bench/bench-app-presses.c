/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts the player's presses in her turns: one to reveal her card, one to carry out her orders,
 * and one for each entry that she needs in between. The test measures no time, so the numbers are
 * the same on every machine.
 */

#include "dub-box-file.h"
#include "player.h"

#include <stdio.h>

enum { GAMES = 2000 };

static const double bar = 2.2;

typedef struct {
  guint n_turns;
  guint n_presses;
  guint most; /* the maximum in one turn */
} Presses;

static void
perform (DubGame *game, const DubMove *move, GArray *events)
{
  g_autoptr (GError) error = NULL;

  g_array_set_size (events, 0);
  if (!dub_game_perform (game, NULL, move, events, &error))
    g_error ("seed %" G_GUINT64_FORMAT ": %s", game->state.seed, error->message);
}

static void
count_game (const DubBox *box, const DubSetup *setup, GArray *events, Presses *presses)
{
  guint in_turn = 0;
  DubMove move;
  Player player;
  DubGame game;

  dub_game_init (&game, box);
  g_assert_true (dub_game_start (&game, setup, events, NULL));
  player_init (&player);
  while (player_next (&player, &game, &move)) {
    gboolean hers = game.state.phase == DUB_PHASE_TURNS && game.state.turn == DUB_BARRY;

    perform (&game, &move, events);
    in_turn = hers ? in_turn + 1 : 0;
    presses->n_presses += hers;
    presses->n_turns += move.verb == DUB_MOVE_ACT;
    presses->most = MAX (presses->most, in_turn);
    if (move.verb == DUB_MOVE_ACT)
      in_turn = 0;
  }
}

static double
print_presses (const char *name, const DubBox *box, guint expansions)
{
  DubSetup setup = { .expansions = (guint8) expansions, .count_candidate = TRUE };
  GArray *events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  Presses presses = { 0 };
  double mean;

  for (setup.seed = 1; setup.seed <= GAMES; setup.seed++)
    count_game (box, &setup, events, &presses);
  g_array_unref (events);
  mean = (double) presses.n_presses / presses.n_turns;
  printf ("  %-14s  %7.3f in the mean  %u at most    at most %.1f asked\n", name, mean,
          presses.most, bar);

  return mean;
}

int
main (void)
{
  double base, jb;
  DubBox box;

  if (!dub_box_load_shipped ("deluxe", &box))
    return 1;
  printf ("presses in a turn of hers (all turns of %d games each)\n", GAMES);
  base = print_presses ("base game", &box, 0);
  jb = print_presses ("Jewelry Box", &box, 1u << DUB_EXPANSION_JEWELRY_BOX);

  return base > bar || jb > bar;
}
