/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games with all Expansions, in which you only tap your actions: at the end your score needs
 * at most four numbers. The test also counts the presses of your turns.
 */

#include "dub-box-file.h"
#include "dub-place.h"
#include "dub-sim.h"

enum {
  ALL_EXPANSIONS = (1u << DUB_N_EXPANSIONS) - 1,
  N_GAMES = 40,
  MAX_NUMBERS = 4,
  MAX_LEGAL = 512,
  MAX_PRESSES = 16,
  /* As before the app tracked your side of the table. */
  MEDIAN_PRESSES = 2,
  WORST_PRESSES = 5,
};

static DubSimPlay *
begin (guint seed)
{
  const DubSetup setup = { .seed = seed, .expansions = ALL_EXPANSIONS, .count_candidate = TRUE };
  DubSimPlay *play = g_new0 (DubSimPlay, 1);
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_sim_play_init (play);
  dub_sim_play_begin (play, &box, &setup);

  return play;
}

static void
end (DubSimPlay *play)
{
  dub_sim_play_clear (play);
  g_free (play);
}

/* The simulated human counts its cards independently. */
static void
check_staff (const DubSimPlay *play)
{
  const DubSimHuman *human = &play->human;
  const DubSide *you = &play->game.state.sides[DUB_YOU];
  guint n = 0;

  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    n += human->supply[type] + human->hand[type] + human->discard[type];
  g_assert_cmpuint (you->n_staff, ==, n);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, n);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==,
                    human->supply[DUB_APPRENTICE] + human->hand[DUB_APPRENTICE] +
                        human->discard[DUB_APPRENTICE]);
}

/* Enters the requested numbers, and returns their count. */
static guint
enter_numbers (DubSimPlay *play)
{
  DubScore score;
  guint n = 0;

  dub_score_count (&play->game.box, &play->game.state, &score);
  g_assert_cmpuint (score.question.facts & ~(1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE |
                                             1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE),
                    ==, 0);
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((score.question.facts & (1u << fact)) != 0) {
      DubMove number = dub_sim_human_answer (&play->human, &play->game, fact);

      g_array_set_size (play->events, 0);
      g_assert_true (dub_game_perform (&play->game, NULL, &number, play->events, NULL));
      n++;
    }

  return n;
}

static void
test_four_numbers (void)
{
  guint n_undisturbed = 0;

  for (guint seed = 1; seed <= N_GAMES; seed++) {
    DubSimPlay *play = begin (seed);
    const DubSide *you = &play->game.state.sides[DUB_YOU];
    DubScore score;

    while (play->game.state.phase != DUB_PHASE_SCORING)
      dub_sim_play_advance (play);
    check_staff (play);
    /* No other number was needed in such a game. */
    n_undisturbed += play->questions[DUB_QUESTION_YOU] == 0;
    g_assert_cmpuint (enter_numbers (play), <=, MAX_NUMBERS);
    g_assert_true (dub_sim_play_finish (play, &score)); /* turns up her facedown cards */
    g_assert_cmpuint (score.sides[DUB_YOU].track, ==, play->human.pp);
    g_assert_cmpuint (score.sides[DUB_YOU].livre_pp, ==, play->human.livre / 10);
    g_assert_cmpuint (score.sides[DUB_YOU].jewelry_pp, ==, you->jewelry.n);
    g_assert_cmpuint (score.sides[DUB_YOU].n_bonuses, ==, you->n_bonuses);
    g_assert_cmpuint (score.sides[DUB_YOU].total, >, 0);
    end (play);
  }
  g_test_message ("%u of %u games without any other number", n_undisturbed, N_GAMES);
  g_assert_cmpuint (n_undisturbed, >, 0);
}

/* Returns the presses for a move in the app: a garment and its space; a place with several offers,
 * and one of them; or a button. */
static guint
count_presses (const DubGame *game, const DubMove *move)
{
  DubPlace from = dub_move_get_from (move);
  DubPlace place = from.kind != DUB_PLACE_NONE ? from : dub_move_get_to (move);
  DubMove legal[MAX_LEGAL];
  guint n = dub_game_list_legal (game, NULL, legal, MAX_LEGAL), n_there = 0;
  gboolean is_offered = FALSE;

  if (move->verb == DUB_MOVE_PLACE_GARMENT || move->verb == DUB_MOVE_SELL_GARMENT)
    return 2;
  for (guint i = 0; i < n; i++) {
    is_offered |= legal[i].verb == move->verb;
    n_there += dub_move_touches (&legal[i], place);
  }
  g_assert_true (is_offered);

  return place.kind == DUB_PLACE_NONE || n_there == 1 ? 1 : 2;
}

/* Plays a turn of yours and returns its presses, including the one that ends it. */
static guint
play_turn (DubSimPlay *play)
{
  DubMove moves[4] = { 0 };
  guint n = dub_sim_human_play (&play->human, &play->game, moves);
  guint n_presses = n > 0 ? 1 : 2; /* an empty turn takes two presses to end */
  const DubMove ended = dub_move (DUB_YOU, DUB_MOVE_END_TURN);

  for (guint i = 0; i < n; i++) {
    n_presses += count_presses (&play->game, &moves[i]);
    g_array_set_size (play->events, 0);
    g_assert_true (dub_game_perform (&play->game, NULL, &moves[i], play->events, NULL));
  }
  g_array_set_size (play->events, 0);
  g_assert_true (dub_game_perform (&play->game, NULL, &ended, play->events, NULL));

  return n_presses;
}

static void
test_presses (void)
{
  guint counts[MAX_PRESSES] = { 0 }, n_turns = 0, worst = 0, median = 0, n_below = 0;

  for (guint seed = 1; seed <= N_GAMES; seed++) {
    DubSimPlay *play = begin (seed);

    while (play->game.state.phase != DUB_PHASE_SCORING)
      if (play->game.state.phase == DUB_PHASE_TURNS && play->game.state.turn == DUB_YOU) {
        guint n = play_turn (play);

        g_assert_cmpuint (n, <, MAX_PRESSES);
        counts[n]++;
        n_turns++;
        worst = MAX (worst, n);
      } else {
        dub_sim_play_advance (play);
      }
    end (play);
  }
  for (guint i = 0; i < MAX_PRESSES && n_below * 2 < n_turns; i++) {
    n_below += counts[i];
    median = i;
  }
  g_test_message ("%u turns: median %u presses, worst %u", n_turns, median, worst);
  g_assert_cmpuint (median, <=, MEDIAN_PRESSES);
  g_assert_cmpuint (worst, <=, WORST_PRESSES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-numbers/four", test_four_numbers);
  g_test_add_func ("/your-numbers/presses", test_presses);

  return g_test_run ();
}
