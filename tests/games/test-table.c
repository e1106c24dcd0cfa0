/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Possible tables: a table in the middle of a game is possible, one with too many of anything is
 * not. The rows have the last allowed and the first refused number.
 */

#include "dub-table.h"
#include "game-fixture.h"
#include "table-fixture.h"

typedef struct {
  const char *path;
  void (*change) (DubState *state, DubSide *side);
  DubReasonCode reason;
} Row;

static void
fill_jewelry (DubJewelry *jewelry, guint n)
{
  *jewelry = (DubJewelry){ 0 };
  for (guint i = 0; i < n; i++)
    dub_jewelry_add (jewelry, DUB_PINK);
}

static void
add_staff (DubSide *barry, DubEmployee employee, guint n)
{
  for (guint i = 0; i < n; i++)
    dub_side_join (barry, employee);
}

/* Adds a garment from the bag. */
static void
seat (DubState *state, guint hall, guint at, DubGarment garment, DubOwner owner)
{
  state->halls[hall][at] = (DubGuest){ garment, (guint8) owner };
  state->garment_bag--;
}

static const DubGarment blue = { .color = DUB_BLUE, .pp = 3 };
static const DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN };
static const DubEmployee exam_master = { .type = DUB_MASTER, .level = DUB_LEVEL_EXAM };

/* clang-format off */
#define ROWS(X) \
  X (no_phase, CANNOT_COME, state->phase = DUB_PHASE_NONE) \
  X (round_0, CANNOT_COME, state->round = 0) \
  X (paid_at_rest, CANNOT_COME, state->phase = DUB_PHASE_INCOME; state->turn = DUB_NOBODY; \
     state->paid = TRUE) \
  X (income, NONE, state->phase = DUB_PHASE_INCOME; state->turn = DUB_NOBODY) \
  X (scoring, NONE, state->phase = DUB_PHASE_SCORING; state->turn = DUB_NOBODY; \
     state->round = 7) \
  X (your_turn_without_cards, NONE, state->yours.hand = 0) \
  X (garment_made, CANNOT_COME, state->making = state->garments[0]; \
     state->garments[0] = (DubGarment){ 0 }) \
  X (garment_too_many, GARMENTS, state->garments[0] = (DubGarment){ 0 }) \
  X (garment_too_few, GARMENTS, state->garment_bag++) \
  X (guest, NONE, seat (state, 4, 0, blue, DUB_YOU)) \
  X (tiles_48, NONE, state->sides[DUB_BARRY].counts[DUB_FACT_TILES] = 39) \
  X (tiles_49, TILES, state->sides[DUB_BARRY].counts[DUB_FACT_TILES] = 40) \
  X (tiles_49_with_bag, TILES, state->sides[DUB_BARRY].counts[DUB_FACT_TILES] = 20; \
     state->bag = 20) \
  X (jewelry_25_of_both, JEWELRY, fill_jewelry (&state->sides[DUB_BARRY].jewelry, 10); \
     fill_jewelry (&state->sides[DUB_YOU].jewelry, 11)) \
  X (kitchen, NONE, state->tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU; \
     state->tokens[DUB_KITCHEN_RIGHT][0] = DUB_YOU; \
     state->tokens[DUB_KITCHEN_LEFT][1] = DUB_BARRY) \
  X (kitchen_left_twice, ONE_TOKEN, state->tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU; \
     state->tokens[DUB_KITCHEN_LEFT][1] = DUB_YOU) \
  X (kitchen_right_twice, ONE_TOKEN, state->tokens[DUB_KITCHEN_RIGHT][0] = DUB_BARRY; \
     state->tokens[DUB_KITCHEN_RIGHT][1] = DUB_BARRY) \
  X (jeweler_twice, ONE_TOKEN, state->tokens[DUB_JEWELER][0] = DUB_BARRY; \
     state->tokens[DUB_JEWELER][1] = DUB_BARRY) \
  X (statues_twice, NONE, state->tokens[DUB_STATUES][0] = DUB_BARRY; \
     state->tokens[DUB_STATUES][1] = DUB_BARRY) \
  X (all_halls, NONE, state->all_halls[0] = DUB_YOU; state->all_halls[1] = DUB_BARRY) \
  X (all_halls_twice, ONE_TOKEN, state->all_halls[0] = DUB_YOU; state->all_halls[1] = DUB_YOU) \
  X (all_halls_hers_twice, ONE_TOKEN, state->all_halls[0] = DUB_BARRY; \
     state->all_halls[1] = DUB_BARRY) \
  X (employee_twice, EMPLOYEE_TWICE, state->employees[0] = state->employees[1]) \
  X (employee_hers_too, EMPLOYEE_TWICE, state->sides[DUB_BARRY].staff[0] = state->employees[0]) \
  X (staff_51, NONE, add_staff (&state->sides[DUB_BARRY], master, 42)) \
  X (staff_52, STAFF, add_staff (&state->sides[DUB_BARRY], master, 43)) \
  X (exam_cards_9, NONE, state->exam_decks[DUB_TRACK_MASTER] = 0; \
     add_staff (&state->sides[DUB_BARRY], exam_master, 9)) \
  X (exam_cards_10, CANNOT_COME, state->exam_decks[DUB_TRACK_MASTER] = 0; \
     add_staff (&state->sides[DUB_BARRY], exam_master, 10)) \
  X (exam_cards_in_deck_too, CANNOT_COME, add_staff (&state->sides[DUB_BARRY], exam_master, 1)) \
  X (exam_deck_10, CANNOT_COME, state->exam_decks[DUB_TRACK_MASTER] = 10) \
  X (tasks_all, CANNOT_COME, state->sides[DUB_BARRY].n_done = 4; \
     state->sides[DUB_BARRY].done[0] = DUB_TASK_BP; \
     state->sides[DUB_BARRY].done[1] = DUB_TASK_GO; \
     state->sides[DUB_BARRY].done[2] = DUB_TASK_THREAD_LACE; \
     state->sides[DUB_BARRY].done[3] = DUB_TASK_DECORATION) \
  X (bonus_twice, EMPLOYEE_TWICE, state->sides[DUB_YOU].n_bonuses = 2; \
     state->sides[DUB_YOU].bonuses[0] = DUB_VI_PAIRS; \
     state->sides[DUB_YOU].bonuses[1] = DUB_VI_PAIRS) \
  X (bonuses, NONE, state->sides[DUB_YOU].n_bonuses = 2; \
     state->sides[DUB_YOU].bonuses[0] = DUB_VI_PAIRS; \
     state->sides[DUB_YOU].bonuses[1] = DUB_JB_APPRENTICES) \
  X (cards_26, CARDS, dub_pile_push (&state->discard, state->hand.cards[0]))

/* Rows about possessions of both players, one for each side. */
#define ROWS_OF_SIDE(X) \
  X (jewelry_24, NONE, fill_jewelry (&side->jewelry, 20)) \
  X (jewelry_25, JEWELRY, fill_jewelry (&side->jewelry, 21)) \
  X (jewelry_25_gone, JEWELRY, fill_jewelry (&side->jewelry, 20); \
     state->jewelry_gone[DUB_BLUE] = 1) \
  X (jewelry_25_gone_unknown, JEWELRY, fill_jewelry (&side->jewelry, 20); \
     state->jewelry_gone[DUB_COLOR_UNKNOWN] = 1)
/* clang-format on */

#define DEFINE(name, code, ...) \
  static void change_##name (DubState *state, DubSide *side) \
  { \
    __VA_ARGS__; \
  }
#define LIST(name, code, ...) { #name, change_##name, DUB_REASON_##code },

ROWS (DEFINE)
ROWS_OF_SIDE (DEFINE)

static const Row rows[] = { ROWS (LIST) };
static const Row rows_of_side[] = { ROWS_OF_SIDE (LIST) };

static DubReasonCode
find_problem (const DubBox *box, const DubState *state)
{
  DubReason problem = dub_table_check_parts (box, state, DUB_CHECK_ALL);

  return problem.code != DUB_REASON_NONE ? problem.code
                                         : dub_table_check_rest (box, state, DUB_CHECK_ALL).code;
}

/* Checks a row in your turn of round 1, with the Jewelry Box and all displays filled. */
static void
check (const Row *row, DubOwner owner)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  DubState *state = &game->game.state;

  game_fill (game);
  game_ready (game);
  game_your_turn (game);
  table_assert_possible (&game->box, state);
  row->change (state, &state->sides[owner]);
  g_assert_cmpint (find_problem (&game->box, state), ==, row->reason);
}

static void
test_row (gconstpointer data)
{
  check (data, DUB_BARRY);
}

static void
test_row_of_side (gconstpointer data)
{
  check (data, DUB_BARRY);
  check (data, DUB_YOU);
}

/* Without the Jewelry Box, the judge refuses its pieces. */
static void
test_base (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubState *state = &game->game.state;
  const DubState before = *state;

#define CHECK(code_, ...) \
  do { \
    __VA_ARGS__; \
    g_assert_cmpint (dub_table_check_parts (&game->box, state, DUB_CHECK_ALL).code, ==, \
                     DUB_REASON_##code_); \
    *state = before; \
  } while (0)
  CHECK (NO_JEWELER_BOARD, state->tokens[DUB_JEWELER][0] = DUB_YOU);
  CHECK (NO_EMPLOYEE, state->sides[DUB_YOU].n_bonuses = 1;
         state->sides[DUB_YOU].bonuses[0] = DUB_JB_APPRENTICES);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    DubSide *side = &state->sides[owner];

    CHECK (NO_JEWELRY, fill_jewelry (&side->jewelry, 1));
  }
  CHECK (NONE, (void) 0);
#undef CHECK
}

/* She does not take examinations without it either. */
static void
test_no_exams (void)
{
  static const guint8 verbs[] = { DUB_MOVE_EXAM_TOKEN, DUB_MOVE_REMOVE_EMPLOYEE,
                                  DUB_MOVE_ADD_EXAM_CARD, DUB_MOVE_CLEAR_TASKS,
                                  DUB_MOVE_MOVE_EXAM_TOKEN };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_ready (game);
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
    DubState before = game->game.state;
    DubMove step = { .verb = verbs[i],
                     .side = DUB_BARRY,
                     .from = place_of (DUB_BARRY, DUB_PLACE_STAFF, 0),
                     .to = place_of_task (DUB_BARRY, DUB_TASK_BP) };
    g_autoptr (GError) error = NULL;

    g_assert_false (game_apply (game, step, &error));
    g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_NO_EXPANSION);
    g_assert_true (dub_state_equal (&before, &game->game.state));
  }
}

/* SET-8: the four tiles are in the bag after the preparation of round 1, once each. */
static void
test_festivity (void)
{
  g_autoptr (Game) game = game_new (FESTIVITY, DUB_DRAW_APP);
  const DubEvent event = { .type = DUB_EVENT_MOVE, .move = table_move (DUB_MOVE_ADD_FESTIVITY) };
  g_autoptr (GArray) twice = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;
  DubGame before;
  guint bad = 7;

  g_assert_false (dub_game_fold (&game->game, &event, 1, &bad, &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_GARMENTS);
  g_assert_cmpuint (bad, ==, 0);
  before = game->game;
  game_do (game, table_move (DUB_MOVE_READY));
  g_assert_cmpuint (game->game.state.garment_bag, ==, 42 + 4 - 6);

  /* The same entry with these tiles twice, and again in the next round. */
  for (guint i = game->mark; i < game->events->len; i++) {
    DubEvent done = g_array_index (game->events, DubEvent, i);

    g_array_append_val (twice, done);
    if (dub_event_is (&done, DUB_MOVE_ADD_FESTIVITY))
      g_array_append_val (twice, done);
  }
  g_assert_false (
      dub_game_fold (&before, (const DubEvent *) (void *) twice->data, twice->len, NULL, NULL));
  game_next_round (game);
  g_assert_false (dub_game_fold (&game->game, &event, 1, NULL, NULL));
}

/* A function judges every event, verb and correction, for every side. */
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
    for (guint8 side = 0; side <= DUB_N_OWNERS; side++) {
      for (guint8 verb = 0; verb <= DUB_N_VERBS; verb++) {
        DubGame copy = game->game;
        DubEvent event = { .type = DUB_EVENT_MOVE, .move = dub_move (side, verb) };

        dub_game_apply (&copy, &event, NULL);
      }
      for (guint kind = 0; kind <= DUB_N_PLACES; kind++) {
        DubGame copy = game->game;
        DubEvent event = { .type = DUB_EVENT_MOVE,
                           .move = dub_correction (place_of (side, kind, 0), (DubThing){ 0 }) };

        dub_game_apply (&copy, &event, NULL);
      }
    }
    if (round == 0)
      game_ready (game);
  }
}

/* The judge refuses places that no line of a journal can name. */
static void
test_wild_steps (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
  const DubMove steps[] = {
    she_funds (DUB_N_DECORATION_KINDS, 0),
    she_funds (255, 0),
    she_places_garment (DUB_N_HALLS, 0),
    she_places_garment (255, 0),
    she_takes_tiles (1u << 9),
    she_takes_tiles (1u << 15 | 1u),
    move_from (DUB_BARRY, DUB_MOVE_ADD_EXAM_CARD, place_at (DUB_PLACE_EXAM_DECK, DUB_N_TRACKS)),
    move_to (DUB_BARRY, DUB_MOVE_MOVE_EXAM_TOKEN,
             place_in (DUB_PLACE_TASK, DUB_N_TRACKS, DUB_TASK_NONE)),
    she_does_task (DUB_N_TASKS),
    she_gains_pp (-1),
    { .verb = DUB_MOVE_GAIN, .side = DUB_BARRY, .gains = { [DUB_FACT_LIVRE] = 1 } },
    her_move (DUB_N_VERBS),
  };

  game_fill (game);
  game_ready (game);
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    DubState before;
    g_autoptr (GError) error = NULL;

    game->game.state.making = steps[i].verb == DUB_MOVE_PLACE_GARMENT ? blue : (DubGarment){ 0 };
    before = game->game.state;
    g_assert_false (game_apply (game, steps[i], &error));
    g_assert_true (error->domain == DUB_RULES_ERROR);
    g_assert_true (dub_state_equal (&before, &game->game.state));
  }
}

/* The judge does not ignore fields that the verb does not use. */
static void
test_odd_members (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);
  DubMove taken = she_takes_tiles (1), gained = she_gains_pp (3);
  DubMove tile = you_take_tile (0);

  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  taken.gains[DUB_FACT_PP] = 1;
  g_assert_false (game_apply (game, taken, NULL));
  taken = she_takes_tiles (1);
  taken.to.kind = DUB_PLACE_BAG;
  g_assert_false (game_apply (game, taken, NULL));
  gained.open = 1u << DUB_FACT_PP;
  g_assert_false (game_apply (game, gained, NULL));
  g_assert_true (game_apply (game, she_takes_tiles (1), NULL));
  g_assert_true (game_apply (game, her_move (DUB_MOVE_END_TURN), NULL));

  game_your_turn (game);
  tile.from.at = 1;
  tile.thing = dub_place_read (&game->game.state, tile.from);
  tile.to = place_at (DUB_PLACE_GARMENT, 0);
  g_assert_false (game_apply (game, tile, NULL));
  tile.to = place_at (DUB_PLACE_RESOURCE, 1);
  g_assert_false (game_apply (game, tile, NULL));
  tile.to = place_at (DUB_PLACE_BAG, 0);
  g_assert_true (game_apply (game, tile, NULL));
}

static void
expect_no_entry (Game *game, DubMove move)
{
  const DubEvent event = { .type = DUB_EVENT_MOVE, .move = move };
  DubState before = game->game.state;
  g_autoptr (GError) error = NULL;

  g_assert_false (dub_game_fold (&game->game, &event, 1, NULL, &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_CANNOT_COME);
  g_assert_true (dub_state_equal (&before, &game->game.state));
}

/* An entry includes all consequences of its first move. */
static void
test_half_entries (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  expect_no_entry (game, table_move (DUB_MOVE_FILL));
  expect_no_entry (game, table_move (DUB_MOVE_READY));
  game_ready (game);
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  expect_no_entry (game, her_move (DUB_MOVE_ACT));
  REFUSE (game, NO_CARD_ASKED, her_move (DUB_MOVE_END_TURN));
}

static void
test_wild_entries (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  const DubMove entry = enter (place_at (DUB_PLACE_GUEST, 0), (DubThing){ 0 });
  g_autoptr (GError) error = NULL;

  REFUSE (game, CANNOT_COME, entry);
  g_assert_false (game_apply (game, entry, &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_CANNOT_COME);
}

/* A refusal never changes anything. */
static void
test_refused_changes_nothing (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  guint n_refused = 0;

  game_fill (game);
  game_ready (game);
  for (guint i = 0; i < 20000; i++) {
    DubGame copy = game->game;
    DubPlace place = { .kind = (guint8) (i / 3 % DUB_N_PLACES),
                       .at = (guint8) (i / 7 % 11),
                       .side = (guint8) (i / 11 % 4) };
    DubThing thing = { .kind = (guint8) (i / 13 % DUB_N_KINDS),
                       .owner = (guint8) (i % 4),
                       .garment = { (guint8) (i % 7), (guint8) (i / 17 % 10), 0, 0 } };
    DubMove move = { .verb = (guint8) (i % DUB_N_VERBS),
                     .side = (guint8) (i / 19 % 4),
                     .from = place,
                     .to = place,
                     .thing = thing,
                     .spaces = (guint16) (i % 600) };
    DubEvent event = { .type = DUB_EVENT_MOVE, .move = move };

    if (dub_game_apply (&copy, &event, NULL))
      continue;
    g_assert_true (dub_state_equal (&copy.state, &game->game.state));
    n_refused++;
  }
  g_assert_cmpuint (n_refused, >, 5000);
}

static void
add_rows (const Row *first, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat ("/table/", first[i].path, NULL);

    g_test_add_data_func (path, &first[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_rows (rows, G_N_ELEMENTS (rows), test_row);
  add_rows (rows_of_side, G_N_ELEMENTS (rows_of_side), test_row_of_side);
  g_test_add_func ("/table/without-the-jewelry-box", test_base);
  g_test_add_func ("/table/SET-8/once", test_festivity);
  g_test_add_func ("/table/no-exams", test_no_exams);
  g_test_add_func ("/table/no-holes", test_no_holes);
  g_test_add_func ("/table/wild-steps", test_wild_steps);
  g_test_add_func ("/table/odd-members", test_odd_members);
  g_test_add_func ("/table/half-entries", test_half_entries);
  g_test_add_func ("/table/wild-entries", test_wild_entries);
  g_test_add_func ("/table/refused-changes-nothing", test_refused_changes_nothing);

  return g_test_run ();
}
