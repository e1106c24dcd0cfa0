/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a table can be: one in the middle of a game can, and with any one thing
 * wrong on it cannot. The ends of the ranges are on both sides of the line.
 */

#include "dub-table.h"
#include "game-fixture.h"

typedef struct {
  const char *path;
  void (*change) (DubState *state);
  gboolean is_possible;
} Row;

#define ROW(name, is_possible, ...) \
  static void change_##name (DubState *state) \
  { \
    __VA_ARGS__; \
  } \
  static const Row name = { #name, change_##name, is_possible };
#define NEVER(name, ...) ROW (name, FALSE, __VA_ARGS__)
#define VALID(name, ...) ROW (name, TRUE, __VA_ARGS__)

static void
fill_jewelry (DubJewelry *jewelry, guint n)
{
  *jewelry = (DubJewelry){ 0 };
  for (guint i = 0; i < n; i++)
    dub_jewelry_add (jewelry, DUB_PINK);
}

static void
add_staff (DubBarry *barry, DubEmployee employee, guint n)
{
  for (guint i = 0; i < n; i++)
    dub_barry_join (barry, employee);
}

/* A garment that comes from the bag. */
static void
seat (DubState *state, guint hall, guint at, DubGarment garment, DubOwner owner)
{
  state->halls[hall][at] = (DubGuest){ garment, (guint8) owner };
  state->garment_bag--;
}

static void
open_card (DubState *state)
{
  state->turn = DUB_BARRY;
  state->hand.n--;
  state->playing = (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 };
}

static const DubGarment blue = { .color = DUB_BLUE, .pp = 3 };
static const DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN };
static const DubEmployee exam_master = { .type = DUB_MASTER, .level = DUB_LEVEL_EXAM };

/* clang-format off */
NEVER (phase, state->phase = DUB_N_PHASES)
NEVER (no_phase, state->phase = DUB_PHASE_NONE)
NEVER (round_8, state->round = 8)
NEVER (round_0, state->round = 0)
NEVER (expansions, state->expansions |= 16)
NEVER (draw_mode, state->draw_mode = DUB_N_DRAW_MODES)
NEVER (turn_of_nobody, state->turn = DUB_NOBODY)
NEVER (turn_while_preparing, state->phase = DUB_PHASE_PREPARE)
NEVER (start_of_nobody, state->start = DUB_NOBODY)
NEVER (paid, state->paid = TRUE)
NEVER (paid_at_rest, state->phase = DUB_PHASE_INCOME; state->turn = DUB_NOBODY; state->paid = TRUE)
VALID (income, state->phase = DUB_PHASE_INCOME; state->turn = DUB_NOBODY)
NEVER (scoring_early, state->phase = DUB_PHASE_SCORING; state->turn = DUB_NOBODY)
VALID (scoring, state->phase = DUB_PHASE_SCORING; state->turn = DUB_NOBODY; state->round = 7)
NEVER (over_early, state->phase = DUB_PHASE_OVER; state->turn = DUB_NOBODY)
NEVER (open_card_in_your_turn, state->playing = (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 };
       state->hand.n--)
NEVER (her_turn_without_cards, state->turn = DUB_BARRY; state->hand = (DubPile){ 0 })
VALID (your_turn_without_cards, state->you.hand = 0)
NEVER (reported_without_a_card, state->reported.n = 1)
NEVER (deviation_without_a_card, state->n_deviations = 1)
VALID (reported, open_card (state); state->reported.n = DUB_MAX_REPORTED)
NEVER (reported_beyond, open_card (state); state->reported.n = DUB_MAX_REPORTED + 1)
VALID (deviations, open_card (state); state->n_deviations = DUB_MAX_DEVIATIONS)
NEVER (deviations_beyond, open_card (state); state->n_deviations = DUB_MAX_DEVIATIONS + 1)
NEVER (garment_unknown_special, state->garments[0] = (DubGarment){ DUB_COLOR_UNKNOWN, 0, 0, 1 })
NEVER (garment_10_pp, state->garments[0].pp = 10)
VALID (garment_9_pp, state->garments[0].pp = 9)
NEVER (garment_color, state->garments[0].color = DUB_N_COLORS)
NEVER (garment_thimbles, state->garments[0].thimble = 2)
NEVER (garment_beyond, state->garments[6] = blue; state->garment_bag--)
NEVER (garment_made, state->making = state->garments[0]; state->garments[0] = (DubGarment){ 0 })
NEVER (garment_too_many, state->garments[0] = (DubGarment){ 0 })
NEVER (garment_too_few, state->garment_bag++)
VALID (guest, seat (state, 4, 0, blue, DUB_YOU))
NEVER (guest_of_nobody, seat (state, 4, 0, blue, DUB_NOBODY))
NEVER (guest_without_garment, state->halls[4][0].owner = DUB_YOU; state->garment_bag--)
NEVER (guest_unknown, seat (state, 4, 0, (DubGarment){ .color = DUB_COLOR_UNKNOWN }, DUB_YOU))
NEVER (guest_of_whom, seat (state, 4, 0, blue, DUB_N_OWNERS))
NEVER (guest_beyond, seat (state, 4, 7, blue, DUB_YOU))
NEVER (tile, state->resources[2][2] = DUB_N_TILES)
NEVER (bag, state->bag = DUB_PLENTY - 1)
VALID (tiles_48, state->barry.tiles = 39)
NEVER (tiles_49, state->barry.tiles = 40)
NEVER (tiles_49_with_bag, state->barry.tiles = 20; state->bag = 20)
NEVER (jewel, state->jewelry[0] = DUB_N_COLORS)
NEVER (jewel_beyond, state->jewelry[4] = DUB_BLUE)
VALID (jewelry_24, fill_jewelry (&state->barry.jewelry, 20))
NEVER (jewelry_25, fill_jewelry (&state->barry.jewelry, 21))
NEVER (jewelry_25_of_both, fill_jewelry (&state->barry.jewelry, 10);
       fill_jewelry (&state->you.jewelry, 11))
NEVER (jewelry_25_gone, fill_jewelry (&state->you.jewelry, 20); state->jewelry_gone[DUB_BLUE] = 1)
NEVER (jewelry_25_gone_unknown, fill_jewelry (&state->you.jewelry, 20);
       state->jewelry_gone[DUB_COLOR_UNKNOWN] = 1)
NEVER (jewelry_unknown, fill_jewelry (&state->you.jewelry, 1);
       state->you.jewelry.colors[0] = DUB_COLOR_UNKNOWN)
NEVER (jewelry_of_no_color, fill_jewelry (&state->barry.jewelry, 1);
       state->barry.jewelry.colors[0] = DUB_COLOR_NONE)
NEVER (token, state->tokens[DUB_STATUES][0] = DUB_N_OWNERS)
NEVER (token_beyond, state->tokens[DUB_MUSICIANS][5] = DUB_YOU)
VALID (kitchen, state->tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU;
      state->tokens[DUB_KITCHEN_RIGHT][0] = DUB_YOU; state->tokens[DUB_KITCHEN_LEFT][1] = DUB_BARRY)
NEVER (kitchen_left_twice, state->tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU;
       state->tokens[DUB_KITCHEN_LEFT][1] = DUB_YOU)
NEVER (kitchen_right_twice, state->tokens[DUB_KITCHEN_RIGHT][0] = DUB_BARRY;
       state->tokens[DUB_KITCHEN_RIGHT][1] = DUB_BARRY)
NEVER (jeweler_twice, state->tokens[DUB_JEWELER][0] = DUB_BARRY;
       state->tokens[DUB_JEWELER][1] = DUB_BARRY)
VALID (statues_twice, state->tokens[DUB_STATUES][0] = DUB_BARRY;
      state->tokens[DUB_STATUES][1] = DUB_BARRY)
NEVER (favor, state->favor = DUB_N_OWNERS)
VALID (all_halls, state->all_halls[0] = DUB_YOU; state->all_halls[1] = DUB_BARRY)
NEVER (all_halls_twice, state->all_halls[0] = DUB_YOU; state->all_halls[1] = DUB_YOU)
NEVER (all_halls_hers_twice, state->all_halls[0] = DUB_BARRY; state->all_halls[1] = DUB_BARRY)
NEVER (all_halls_of_whom, state->all_halls[0] = DUB_N_OWNERS)
NEVER (employee_of_no_box, state->employees[0].id = DUB_N_EMPLOYEES + 1)
NEVER (employee_without_type, state->employees[0].type = DUB_TYPE_NONE)
NEVER (employee_crown, state->employees[0].crown = DUB_VI_STAFF)
NEVER (employee_level, state->employees[0] = (DubEmployee){ .type = DUB_MASTER, .level = 7 })
NEVER (employee_twice, state->employees[0] = state->employees[1])
NEVER (employee_hers_too, state->barry.staff[0] = state->employees[0])
NEVER (staff_of_nobody, state->barry.staff[0] = (DubEmployee){ 0 })
VALID (staff_51, add_staff (&state->barry, master, 42))
NEVER (staff_52, add_staff (&state->barry, master, 43))
VALID (exam_cards_9, state->exam_decks[DUB_TRACK_MASTER] = 0; add_staff (&state->barry, exam_master, 9))
NEVER (exam_cards_10, state->exam_decks[DUB_TRACK_MASTER] = 0;
       add_staff (&state->barry, exam_master, 10))
NEVER (exam_cards_in_deck_too, add_staff (&state->barry, exam_master, 1))
NEVER (exam_deck_10, state->exam_decks[DUB_TRACK_MASTER] = 10)
NEVER (exam_deck_negative, state->exam_decks[DUB_TRACK_MASTER] = DUB_PLENTY - 1)
NEVER (track, state->barry.track = DUB_N_TRACKS)
VALID (tasks, state->barry.n_done = 2; state->barry.done[0] = DUB_TASK_BP;
      state->barry.done[1] = DUB_TASK_GO)
NEVER (task_twice, state->barry.n_done = 2; state->barry.done[0] = DUB_TASK_BP;
       state->barry.done[1] = DUB_TASK_BP)
NEVER (task_of_other_track, state->barry.n_done = 1; state->barry.done[0] = DUB_TASK_COAT)
NEVER (tasks_all, state->barry.n_done = 4; state->barry.done[0] = DUB_TASK_BP;
       state->barry.done[1] = DUB_TASK_GO; state->barry.done[2] = DUB_TASK_THREAD_LACE;
       state->barry.done[3] = DUB_TASK_DECORATION)
NEVER (tasks_beyond, state->barry.n_done = 5)
VALID (pp_300, state->barry.pp = 300)
NEVER (pp_301, state->barry.pp = 301)
VALID (thread_99, state->barry.thread = 99)
NEVER (thread_100, state->barry.thread = 100)
NEVER (lace_100, state->barry.lace = 100)
NEVER (hand_100, state->you.hand = 100)
VALID (your_pp_300, state->you.counts[DUB_FACT_PP] = 300)
NEVER (your_pp_301, state->you.counts[DUB_FACT_PP] = 301)
VALID (livre_500, state->you.counts[DUB_FACT_LIVRE] = 500)
NEVER (livre_501, state->you.counts[DUB_FACT_LIVRE] = 501)
NEVER (apprentices_100, state->you.counts[DUB_FACT_APPRENTICES] = 100)
NEVER (bonuses_9, state->you.n_bonuses = 9)
NEVER (bonus_twice, state->you.n_bonuses = 2; state->you.bonuses[0] = DUB_VI_PAIRS;
       state->you.bonuses[1] = DUB_VI_PAIRS)
VALID (bonuses, state->you.n_bonuses = 2; state->you.bonuses[0] = DUB_VI_PAIRS;
      state->you.bonuses[1] = DUB_JB_APPRENTICES)
NEVER (card, state->supply.cards[3].hall = 6)
NEVER (card_in_hand, state->hand.cards[0].action = 7)
NEVER (card_discarded, state->supply.n--;
       dub_pile_push (&state->discard, (DubCard){ .action = DUB_CARD_DRAWER, .n = 4, .hall = 1 }))
NEVER (card_open, state->turn = DUB_BARRY; state->hand.n--;
       state->playing = (DubCard){ .action = DUB_CARD_HIRE, .n = 5, .hall = 1 })
NEVER (cards_26, dub_pile_push (&state->discard, state->hand.cards[0]))

static const Row *const rows[] = {
  &phase, &no_phase, &round_8, &round_0, &expansions, &draw_mode, &turn_of_nobody, &turn_while_preparing,
  &start_of_nobody, &paid, &paid_at_rest, &income, &scoring_early, &scoring, &over_early,
  &open_card_in_your_turn, &her_turn_without_cards, &your_turn_without_cards, &reported_without_a_card,
  &deviation_without_a_card, &reported, &reported_beyond, &deviations, &deviations_beyond, &garment_unknown_special, &garment_10_pp, &garment_9_pp,
  &garment_color, &garment_thimbles, &garment_beyond, &garment_made, &garment_too_many,
  &garment_too_few, &guest, &guest_of_nobody, &guest_without_garment, &guest_unknown,
  &guest_of_whom, &guest_beyond, &tile, &bag, &tiles_48, &tiles_49, &tiles_49_with_bag, &jewel,
  &jewel_beyond, &jewelry_24, &jewelry_25, &jewelry_25_of_both, &jewelry_25_gone,
  &jewelry_25_gone_unknown, &jewelry_unknown, &jewelry_of_no_color, &token, &token_beyond,
  &kitchen, &kitchen_left_twice, &kitchen_right_twice, &jeweler_twice, &statues_twice, &favor,
  &all_halls, &all_halls_twice, &all_halls_hers_twice, &all_halls_of_whom, &employee_of_no_box,
  &employee_without_type, &employee_crown, &employee_level, &employee_twice, &employee_hers_too,
  &staff_of_nobody, &staff_51, &staff_52, &exam_cards_9, &exam_cards_10, &exam_cards_in_deck_too,
  &exam_deck_10, &exam_deck_negative, &track, &tasks, &task_twice, &task_of_other_track, &tasks_all,
  &tasks_beyond, &pp_300, &pp_301, &thread_99, &thread_100, &lace_100, &hand_100, &your_pp_300,
  &your_pp_301, &livre_500, &livre_501, &apprentices_100, &bonuses_9, &bonus_twice, &bonuses, &card,
  &card_in_hand, &card_discarded, &card_open, &cards_26,
};
/* clang-format on */

/* Your turn in round 1, with the Jewelry Box and all displays filled. */
static void
test_row (gconstpointer data)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  const Row *row = data;
  DubProblem problem;

  DO (game, FILL);
  DO (game, READY);
  game_your_turn (game);
  problem = dub_table_check_at_rest (&game->box, &game->game.state);
  g_assert_cmpint (problem.code, ==, DUB_PROBLEM_NONE);
  row->change (&game->game.state);
  problem = dub_table_check_at_rest (&game->box, &game->game.state);
  g_assert_cmpint (problem.code == DUB_PROBLEM_NONE, ==, row->is_possible);
}

/* What takes the Jewelry Box is not there without it. */
static void
test_base (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubState *state = &game->game.state;
  const DubState before = *state;

#define CHECK(...) \
  do { \
    __VA_ARGS__; \
    g_assert_cmpint (dub_table_check (&game->box, state).code, !=, DUB_PROBLEM_NONE); \
    *state = before; \
  } while (0)
  CHECK (state->barry.track = DUB_TRACK_MASTER);
  CHECK (state->exam_decks[DUB_TRACK_JOURNEYMAN] = 9);
  CHECK (state->exam_decks[DUB_TRACK_MASTER] = 0);
  CHECK (state->you.has_specialist = TRUE);
  CHECK (state->tokens[DUB_JEWELER][0] = DUB_YOU);
  CHECK (fill_jewelry (&state->you.jewelry, 1));
  CHECK (state->you.n_bonuses = 1; state->you.bonuses[0] = DUB_JB_APPRENTICES);
  CHECK (state->barry.n_done = 1; state->barry.done[0] = DUB_TASK_BP);
#undef CHECK
  g_assert_cmpint (dub_table_check (&game->box, state).code, ==, DUB_PROBLEM_NONE);
}

/* Nor does she take examinations without it. */
static void
test_no_exams (void)
{
  static const guint8 verbs[] = { DUB_STEP_EXAM_TOKEN, DUB_STEP_ADD_EXAM_CARD, DUB_STEP_CLEAR_TASKS,
                                  DUB_STEP_MOVE_EXAM_TOKEN };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
    DubStep step = { .verb = verbs[i], .task = DUB_TASK_BP };
    DubState state = game->game.state;
    g_autoptr (GError) error = NULL;

    g_assert_false (dub_step_apply (&step, &game->box, &state, &error));
    g_assert_error (error, DUB_GAME_ERROR, DUB_GAME_ERROR_EXPANSION);
    g_assert_true (dub_state_equal (&state, &game->game.state));
  }
}

/* SET-8: their four tiles are in the bag after round 1 is prepared, and once. */
static void
test_festivity (void)
{
  g_autoptr (Game) game = game_new (FESTIVITY, DUB_DRAW_APP);
  const DubEvent event = { .type = DUB_EVENT_FESTIVITY_ADDED };
  g_autoptr (GError) error = NULL;
  guint bad = 7;

  g_assert_false (dub_game_fold (&game->game, &event, 1, &bad, &error));
  g_assert_error (error, DUB_GAME_ERROR, DUB_GAME_ERROR_COUNT);
  g_assert_cmpuint (bad, ==, 0);
  DO (game, READY);
  g_assert_cmpuint (game->game.state.garment_bag, ==, 42 + 4 - 6);
}

/* Every event, correction and step has somebody who judges it. */
static void
test_no_holes (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  for (guint round = 0; round < 2; round++) {
    for (guint8 type = 0; type <= DUB_N_EVENTS; type++) {
      DubGame copy = game->game;
      DubEvent event = { .type = type };

      dub_game_apply (&copy, &event, NULL);
    }
    for (guint8 correction = 0; correction <= DUB_N_PLACES; correction++) {
      DubGame copy = game->game;
      DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = { .place_kind = correction } };

      dub_game_apply (&copy, &event, NULL);
    }
    for (guint8 verb = 0; verb <= DUB_N_VERBS; verb++) {
      DubState state = game->game.state;
      DubStep step = { .verb = verb };

      g_assert_true (dub_step_apply (&step, &game->box, &state, NULL) || verb <= DUB_N_VERBS);
    }
    if (round == 0)
      game_ready (game);
  }
}

/* Places that no line of a journal can name are refused too. */
static void
test_wild_steps (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  static const DubStep steps[] = {
    { .verb = DUB_STEP_PLACE_TOKEN, .decoration = DUB_N_DECORATION_KINDS },
    { .verb = DUB_STEP_PLACE_TOKEN, .decoration = 255 },
    { .verb = DUB_STEP_PLACE_GARMENT, .hall = DUB_N_HALLS },
    { .verb = DUB_STEP_PLACE_GARMENT, .hall = 255 },
    { .verb = DUB_STEP_TAKE_TILES, .tiles = 1u << 9 },
    { .verb = DUB_STEP_TAKE_TILES, .tiles = 1u << 15 | 1u },
    { .verb = DUB_STEP_ADD_EXAM_CARD, .track = DUB_N_TRACKS },
    { .verb = DUB_STEP_MOVE_EXAM_TOKEN, .track = DUB_N_TRACKS },
    { .verb = DUB_STEP_EXAM_TOKEN, .task = DUB_N_TASKS },
    { .verb = DUB_N_VERBS },
  };

  DO (game, FILL);
  game_ready (game);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    DubState state = game->game.state, before;
    g_autoptr (GError) error = NULL;

    if (steps[i].verb == DUB_STEP_PLACE_GARMENT)
      state.making = blue;
    before = state;
    g_assert_false (dub_step_apply (&steps[i], &game->box, &state, &error));
    g_assert_true (error->domain == DUB_GAME_ERROR);
    g_assert_true (dub_state_equal (&before, &state));
  }
}

static void
test_wild_entries (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  DubEvent event = { .type = DUB_EVENT_ENTERED, .detail = { .display = DUB_N_DISPLAYS } };
  g_autoptr (GError) error = NULL;

  REFUSE (game, PLACE, ENTER, .display = DUB_N_DISPLAYS);
  g_assert_false (dub_game_apply (&game->game, &event, &error));
  g_assert_cmpstr (error->message, ==, "there is no such space");
}

/* What is refused has changed nothing, whatever it is. */
static void
test_refused_changes_nothing (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  guint n_refused = 0;

  DO (game, FILL);
  DO (game, READY);
  for (guint i = 0; i < 20000; i++) {
    DubGame copy = game->game;
    DubEvent event = { .type = (guint8) (i % DUB_N_EVENTS) };

    event.detail.at = (guint8) (i / 7 % 11);
    event.detail.place_kind = (guint8) (i / 3 % DUB_N_PLACES);
    event.detail.n = (gint16) (i / 5 % 130);
    event.detail.owner = (guint8) (i % 4);
    event.detail.mask = (guint16) (i % 600);
    event.detail.jewelry[DUB_BLUE] = (guint8) (i % 30);
    event.detail.garment.color = (guint8) (i % 7);
    event.detail.employee = (DubEmployee){ .type = (guint8) (i % 6), .level = DUB_LEVEL_UNKNOWN };
    if (event.type == DUB_EVENT_BOX_CHANGED || event.type == DUB_EVENT_STEP)
      event = (DubEvent){ .type = event.type };
    if (dub_game_apply (&copy, &event, NULL))
      continue;
    g_assert_true (dub_state_equal (&copy.state, &game->game.state));
    n_refused++;
  }
  g_assert_cmpuint (n_refused, >, 5000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/table/", rows[i]->path, NULL);

    g_test_add_data_func (path, rows[i], test_row);
  }
  g_test_add_func ("/table/without-the-jewelry-box", test_base);
  g_test_add_func ("/table/SET-8/once", test_festivity);
  g_test_add_func ("/table/no-exams", test_no_exams);
  g_test_add_func ("/table/no-holes", test_no_holes);
  g_test_add_func ("/table/wild-steps", test_wild_steps);
  g_test_add_func ("/table/wild-entries", test_wild_entries);
  g_test_add_func ("/table/refused-changes-nothing", test_refused_changes_nothing);

  return g_test_run ();
}
