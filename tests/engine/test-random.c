/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Properties of every turn and every final scoring, tested on random tables.
 */

#include "board-fixture.h"
#include "seeds-fixture.h"

#include "dub-box-file.h"
#include "dub-game-private.h"
#include "dub-scenario.h"
#include "dub-table.h"

#include <string.h>

/* The pieces that a turn can move but not create. */
typedef struct {
  guint cards;
  guint garments;
  guint jewelry;
  guint tiles;
  guint employees;
} Stock;

static Stock
take_stock (const DubState *state)
{
  Stock stock = { .cards = state->hand.n + state->supply.n + state->discard.n,
                  .garments = state->making.color != DUB_COLOR_NONE,
                  .jewelry = state->sides[DUB_BARRY].jewelry.n + state->sides[DUB_YOU].jewelry.n,
                  .tiles = dub_state_count_tiles (state),
                  .employees = state->sides[DUB_BARRY].n_staff };

  for (guint i = 0; i < DUB_MAX_SPACES; i++) {
    stock.garments += state->garments[i].color != DUB_COLOR_NONE;
    stock.jewelry += state->jewelry[i] != DUB_COLOR_NONE;
    for (guint hall = 0; hall < DUB_N_HALLS; hall++)
      stock.garments += state->halls[hall][i].owner != DUB_NOBODY;
  }
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    stock.employees += state->employees[i].type != DUB_TYPE_NONE;

  return stock;
}

static guint
count_steps (const DubTurn *turn, DubVerb verb)
{
  guint n = 0;

  for (guint i = 0; i < turn->n_steps; i++)
    n += turn->steps[i].verb == verb;

  return n;
}

static void
check_conserved (const DubState *before, const DubTurn *turn)
{
  Stock old = take_stock (before), new = take_stock (&turn->after);
  guint drawn = before->bag == DUB_PLENTY ? count_steps (turn, DUB_MOVE_DRAW_BAG_TILE) : 0;

  g_assert_cmpuint (new.cards, ==, old.cards);
  g_assert_cmpuint (new.garments, ==, old.garments);
  g_assert_cmpuint (new.jewelry, ==, old.jewelry);
  g_assert_cmpuint (new.tiles, ==, old.tiles + drawn);
  g_assert_cmpuint (new.tiles, <=, dub_state_get_n_tiles (before));
  g_assert_cmpuint (new.employees + count_steps (turn, DUB_MOVE_REMOVE_EMPLOYEE), ==,
                    old.employees + count_steps (turn, DUB_MOVE_ADD_EXAM_CARD));
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    g_assert_cmpint (turn->after.exam_decks[track], >=, DUB_PLENTY);
}

static void
check_possible (const DubBox *box, const DubState *state)
{
  g_assert_cmpint (dub_table_check_parts (box, state, DUB_CHECK_ALL).code, ==, DUB_REASON_NONE);
}

/* Two draws of the same kind must not use the same random number. */
static void
check_chance (const DubState *before, const DubTurn *turn)
{
  g_assert_cmpuint (turn->after.seed, ==, before->seed);
  g_assert_cmpuint (turn->after.n_reshuffles, ==,
                    before->n_reshuffles + count_steps (turn, DUB_MOVE_SHUFFLE_DISCARDS));
  g_assert_cmpuint (turn->after.n_removals, ==,
                    before->n_removals + count_steps (turn, DUB_MOVE_REMOVE_EMPLOYEE));
}

/* A token keeps its space. */
static void
check_kept (const guint8 *old, const guint8 *new, guint n)
{
  for (guint i = 0; i < n; i++)
    if (old[i] != new[i]) {
      g_assert_cmpuint (old[i], ==, DUB_NOBODY);
      g_assert_cmpuint (new[i], ==, DUB_BARRY);
    }
}

static void
check_tokens (const DubState *old, const DubState *new)
{
  check_kept (old->tokens[0], new->tokens[0], sizeof old->tokens);
  check_kept (old->all_halls, new->all_halls, sizeof old->all_halls);
  check_kept (&old->favor, &new->favor, 1);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++) {
      check_kept (&old->halls[hall][i].owner, &new->halls[hall][i].owner, 1);
      if (old->halls[hall][i].owner != DUB_NOBODY)
        g_assert_cmpmem (&old->halls[hall][i], sizeof (DubGuest), &new->halls[hall][i],
                         sizeof (DubGuest));
    }
}

/* FUN-2, ALL-1: the spaces on which she may have one token only. */
static void
check_limits (const DubState *state)
{
  guint n_all_halls = 0;

  for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
    n_all_halls += state->all_halls[i] == DUB_BARRY;

  g_assert_cmpuint (n_all_halls, <=, 1);
  g_assert_cmpuint (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_BARRY), <=, 1);
  g_assert_cmpuint (dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_BARRY), <=, 1);
  g_assert_cmpuint (dub_state_count_tokens (state, DUB_JEWELER, DUB_BARRY), <=, 1);
}

/* Her turn changes nothing of yours. */
static void
check_you (const DubState *old, const DubState *new)
{
  g_assert_cmpmem (&old->sides[DUB_YOU], sizeof old->sides[DUB_YOU], &new->sides[DUB_YOU],
                   sizeof new->sides[DUB_YOU]);
}

static void
check_points (const DubState *before, const DubTurn *turn)
{
  guint pp = before->sides[DUB_BARRY].counts[DUB_FACT_PP];

  for (guint i = 0; i < turn->n_steps; i++)
    if (turn->steps[i].gains[DUB_FACT_PP] != 0) {
      g_assert_cmpuint (turn->steps[i].verb, ==, DUB_MOVE_GAIN);
      g_assert_cmpint (turn->steps[i].gains[DUB_FACT_PP], >, 0);
      pp += (guint) turn->steps[i].gains[DUB_FACT_PP];
      g_assert_cmpint (turn->steps[i].thing.n, ==, pp);
    }

  g_assert_cmpuint (turn->after.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, pp);
}

/* Every step names the rules that require it. */
static void
check_rules (const DubTurn *turn)
{
  for (guint i = 0; i < turn->n_steps; i++)
    g_assert_cmpuint (turn->steps[i].rules[0], !=, DUB_RULE_NONE);
}

/* The chosen candidate comes first, and every other one was removed. */
static void
check_candidates (const DubTurn *turn)
{
  for (guint i = 0; i < turn->n_steps; i++) {
    DubPlace to = dub_move_get_to (&turn->steps[i]);
    DubPlace place = to.kind != DUB_PLACE_NONE ? to : dub_move_get_from (&turn->steps[i]);
    guint n;
    const DubCandidate *first = dub_turn_get_candidates (turn, i, &n);

    for (guint j = 0; j < n; j++)
      g_assert_true ((first[j].out == DUB_RULE_NONE) == (j == 0));
    if (n == 0)
      continue;
    g_assert_cmpuint (n, >, 1);
    g_assert_true (dub_place_equal (first->place, place));
  }
}

static void
check_steps_make_the_table (const DubBox *box, const DubState *before, const DubTurn *turn)
{
  DubState state = *before;
  DubTable table = { .box = box, .state = &state };

  state.playing = dub_pile_pop (&state.hand);
  for (guint i = 0; i < turn->n_steps; i++) {
    g_assert_true (dub_apply_step (&table, &turn->steps[i]));
    if (turn->steps[i].verb == DUB_MOVE_SHUFFLE_DISCARDS)
      g_assert_true (dub_apply_shuffle (&table, &turn->shuffled));
  }
  dub_pile_push (&state.discard, state.playing);
  state.playing = (DubCard){ 0 };

  g_assert_true (dub_state_equal (&state, &turn->after));
}

static void
check_repeats (const DubBox *box, const DubState *before, const DubTurn *turn)
{
  g_autofree DubTurn *again = g_new0 (DubTurn, 1);

  /* The result does not depend on the recording of candidates, or on the previous contents of the
   * memory. */
  memset (again, 0xa5, sizeof *again);
  dub_turn_resolve (box, before, FALSE, again);

  g_assert_cmpmem (&again->question, sizeof again->question, &turn->question,
                   sizeof turn->question);
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return;
  g_assert_cmpuint (again->n_steps, ==, turn->n_steps);
  g_assert_cmpuint (again->n_candidates, ==, 0);
  g_assert_cmpuint (again->rulings, ==, turn->rulings);
  for (guint i = 0; i < turn->n_steps; i++)
    g_assert_true (dub_move_equal (&again->steps[i], &turn->steps[i]));
  g_assert_true (dub_state_equal (&again->after, &turn->after));
}

/* Returns the facts that a scenario contains: not the number of earlier random draws, and for a
 * card without a level only its type. */
static DubState
get_reported (const DubState *state)
{
  DubState reported = *state;

  reported.n_reshuffles = reported.n_removals = 0;
  for (guint i = 0; i < reported.sides[DUB_BARRY].n_staff; i++)
    if (reported.sides[DUB_BARRY].staff[i].level >= DUB_N_LEVELS)
      reported.sides[DUB_BARRY].staff[i].level = DUB_LEVEL_UNKNOWN;

  return reported;
}

static void
check_round_trip (const DubBox *box, const DubState *state)
{
  g_autofree char *profile = dub_box_print (box);
  g_autofree DubScenario *scenario = g_new0 (DubScenario, 1);
  g_autoptr (DubScenario) parsed = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  DubState reported = get_reported (state);

  scenario->box = *box;
  scenario->box_node = dub_json_parse (profile, strlen (profile), &error);
  g_assert_no_error (error);
  node = dub_scenario_write (scenario, state);
  text = dub_json_print (node);
  g_clear_pointer (&scenario->box_node, json_node_unref);

  parsed = dub_scenario_parse (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_true (dub_state_equal (&parsed->state, &reported));
  g_assert_cmpmem (&parsed->box, sizeof *box, box, sizeof *box);
}

static void
check_seed (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  DubBox box;
  DubState state;

  test_board_make (rand, seed % 8 == 0 ? TEST_BOARD_TIE : TEST_BOARD_ANY, &box, &state);
  dub_turn_resolve (&box, &state, TRUE, turn);
  check_repeats (&box, &state, turn);
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return;

  check_possible (&box, &state);
  check_possible (&box, &turn->after);
  check_conserved (&state, turn);
  check_chance (&state, turn);
  check_tokens (&state, &turn->after);
  check_limits (&turn->after);
  check_you (&state, &turn->after);
  check_points (&state, turn);
  check_rules (turn);
  check_candidates (turn);
  check_steps_make_the_table (&box, &state, turn);
}

/* END-5 by brute force: the most that the guests of the Royal Hall from this one on can score with
 * the fireworks that are still free. */
static guint
find_best_hall (const DubBox *box, const DubState *state, DubOwner owner, guint guest, guint free)
{
  const DubGuest *at = &state->halls[0][guest];
  guint best;

  if (guest == box->halls[0].n_guests)
    return 0;

  best = find_best_hall (box, state, owner, guest + 1, free);
  if (at->owner != owner || at->garment.special == DUB_EXPERT_LIVRE14)
    return best;

  best += at->garment.pp;
  for (guint i = 0; i < box->decorations[DUB_FIREWORKS].n; i++)
    if ((free & (1u << i)) != 0) {
      guint pp = at->garment.pp * box->decorations[DUB_FIREWORKS].spaces[i].times;

      pp += find_best_hall (box, state, owner, guest + 1, free & ~(1u << i));
      best = MAX (best, pp);
    }

  return best;
}

/* Returns the PP of the garments in the other halls. */
static guint
count_other_halls (const DubState *state, DubOwner owner)
{
  guint pp = 0;

  for (guint hall = 1; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (state->halls[hall][i].owner == owner &&
          state->halls[hall][i].garment.special != DUB_EXPERT_LIVRE14)
        pp += state->halls[hall][i].garment.pp;

  return pp;
}

static void
check_side (const DubBox *box, const DubState *state, const DubScore *score, DubOwner owner)
{
  const DubSideScore *side = &score->sides[owner];
  guint fireworks = 0, total = side->track;

  for (guint i = 0; i < box->decorations[DUB_FIREWORKS].n; i++)
    if (state->tokens[DUB_FIREWORKS][i] == owner)
      fireworks |= 1u << i;
  for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
    total += side->lines[i];

  g_assert_cmpuint (side->total, ==, total);
  g_assert_cmpuint (side->garment_pp, ==,
                    find_best_hall (box, state, owner, 0, 0) + count_other_halls (state, owner));
  g_assert_cmpuint (side->lines[4] + side->garment_pp, ==,
                    find_best_hall (box, state, owner, 0, fireworks) +
                        count_other_halls (state, owner));
}

static void
check_score (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  DubScore score;
  DubBox box;
  DubState state;

  test_board_make (rand, TEST_BOARD_ANY, &box, &state);
  state.sides[DUB_YOU].known = (1u << DUB_N_FACTS) - 1;
  dub_score_count (&box, &state, &score);

  g_assert_cmpuint (score.question.kind, ==, DUB_QUESTION_NOTHING);
  check_side (&box, &state, &score, DUB_BARRY);
  check_side (&box, &state, &score, DUB_YOU);
  g_assert_cmpint (score.winner == DUB_YOU, ==,
                   score.sides[DUB_YOU].total > score.sides[DUB_BARRY].total);
}

static void
test_scores (void)
{
  test_seeds_run (check_score, 500, 20000);
}

/* The table after a turn is a valid scenario for the next turn. */
static void
check_file (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  DubBox box;
  DubState state;

  test_board_make (rand, TEST_BOARD_ANY, &box, &state);
  dub_turn_resolve (&box, &state, FALSE, turn);
  check_round_trip (&box, turn->question.kind == DUB_QUESTION_NOTHING ? &turn->after : &state);
}

static void
test_files (void)
{
  test_seeds_run (check_file, 100, 20000);
}

static void
test_turns (void)
{
  test_seeds_run (check_seed, 500, 20000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/random/turns", test_turns);
  g_test_add_func ("/random/files", test_files);
  g_test_add_func ("/random/scores", test_scores);

  return g_test_run ();
}
