/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The owner of a box begins with a sample profile, and compares parts with the printed values only
 * when they decide her turn. Each of her turns is then the same as with the printed values, and the
 * program asks for few parts.
 */

#include "dub-box-file.h"
#include "dub-sim.h"

enum {
  ALL_EXPANSIONS = (1u << DUB_N_EXPANSIONS) - 1,
  N_OWNERS = 100,
  N_OWNERS_THOROUGH = 1000,
  N_GAMES = 4, /* per owner */
  MAX_FIRST = 14,
};

static void
shuffle_costs (GRand *rand, guint8 *costs, guint n)
{
  for (guint i = 0; i < n; i++)
    costs[i] = (guint8) g_rand_int_range (rand, 0, 13);
}

/* Makes the copy of an owner: the spaces of the sample, with other values. */
static DubBox
print_box (GRand *rand, const DubBox *sample)
{
  DubBox box = *sample;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < box.halls[hall].n_guests; i++) {
      DubGuestSpace *space = &box.halls[hall].guests[i];

      *space = (DubGuestSpace){ .master = g_rand_int_range (rand, 0, 4) == 0 };
      space->reward = (guint8) g_rand_int_range (rand, 0, DUB_N_REWARDS);
      if (space->reward == DUB_REWARD_LIVRE)
        space->livre = (guint8) g_rand_int_range (rand, 1, 6);
    }
  for (guint kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    for (guint i = 0; i < box.decorations[kind].n; i++)
      box.decorations[kind].spaces[i].cost = (guint8) g_rand_int_range (rand, 0, 13);
  shuffle_costs (rand, box.all_halls, box.n_all_halls);
  shuffle_costs (rand, box.garment_display.costs, box.garment_display.n);
  shuffle_costs (rand, box.jewelry_display.costs, box.jewelry_display.n);
  for (guint i = DUB_N_JOURNEYMAN_TASKS - 1; i > 0; i--) {
    guint j = (guint) g_rand_int_range (rand, 0, (gint) i + 1);
    guint8 task = box.journeyman_tasks[i];

    box.journeyman_tasks[i] = box.journeyman_tasks[j];
    box.journeyman_tasks[j] = task;
  }

  return box;
}

/* Compares the deciding parts of her turn until none of them is a sample; returns their number. */
static guint
check_parts (DubBox *profile, const DubBox *printed, const DubState *state, DubTurn *turn)
{
  guint n = 0, parts;

  do {
    parts = 0;
    dub_turn_resolve (profile, state, TRUE, turn);
    for (guint i = 0; turn->question.kind == DUB_QUESTION_NOTHING && i < turn->n_steps; i++)
      parts |= dub_turn_get_deciding_parts (turn, i);
    parts &= dub_box_get_samples (profile);
    for (DubPart part = 0; part < DUB_N_PARTS; part++)
      if ((parts & (1u << part)) != 0) {
        dub_box_copy_part (profile, printed, part);
        profile->sources[part] = DUB_SOURCE_CHECKED;
        n++;
      }
  } while (parts != 0);

  return n;
}

static void
compare_turn (const DubTurn *turn, const DubTurn *expected)
{
  g_assert_cmpuint (turn->question.kind, ==, expected->question.kind);
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return;
  g_assert_cmpuint (turn->n_steps, ==, expected->n_steps);
  g_assert_cmpmem (turn->steps, turn->n_steps * sizeof turn->steps[0], expected->steps,
                   expected->n_steps * sizeof expected->steps[0]);
}

/* Returns the number of compared parts. */
static guint
play_game (DubBox *profile, const DubBox *printed, guint seed)
{
  const DubSetup setup = { .seed = seed, .expansions = ALL_EXPANSIONS, .count_candidate = TRUE };
  DubSimPlay *play = g_new0 (DubSimPlay, 1);
  DubTurn *turns = g_new0 (DubTurn, 2);
  const DubState *state = &play->game.state;
  guint n = 0;

  dub_sim_play_init (play);
  dub_sim_play_begin (play, printed, &setup);
  while (state->phase < DUB_PHASE_SCORING) {
    if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY) {
      n += check_parts (profile, printed, state, &turns[0]);
      dub_turn_resolve (printed, state, TRUE, &turns[1]);
      compare_turn (&turns[0], &turns[1]);
    }
    dub_sim_play_advance (play);
    g_assert_false (play->is_stopped);
  }
  dub_sim_play_clear (play);
  g_free (play);
  g_free (turns);

  return n;
}

static void
test_games (void)
{
  const guint n_owners = g_test_thorough () ? N_OWNERS_THOROUGH : N_OWNERS;
  const DubBox *sample = dub_box_get_shipped (DUB_EDITION_DELUXE);
  guint sums[N_GAMES] = { 0 }, most = 0;

  for (guint owner = 0; owner < n_owners; owner++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (owner);
    DubBox printed = print_box (rand, sample);
    DubBox profile = *sample;

    for (guint game = 0; game < N_GAMES; game++) {
      guint n = play_game (&profile, &printed, owner * N_GAMES + game);

      sums[game] += n;
      most = MAX (most, n);
    }
  }
  for (guint game = 0; game < N_GAMES; game++)
    g_test_message ("parts compared in game %u: %.2f", game + 1, (double) sums[game] / n_owners);
  g_test_message ("at most: %u", most);
  g_assert_cmpuint (sums[0], >, 0);
  g_assert_cmpuint (most, <=, MAX_FIRST);
  g_assert_cmpuint (sums[N_GAMES - 1], <, 2 * n_owners);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simulation/checked/games", test_games);

  return g_test_run ();
}
