/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places that moves touch, the list of possible deviations, and the colors of the players.
 */

#include "game-fixture.h"

#include "dub-place.h"

enum { MAX_LISTED = 256 };

static const DubCard tailor = { .action = DUB_CARD_TAILOR,
                                .n = 2,
                                .end = DUB_LEFT,
                                .hall = 2,
                                .symbol = DUB_SYMBOL_NONE };
static const DubCard first_drawer = { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 };
static const DubCard statues = { .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 1 };
static const DubCard third_hire = { .action = DUB_CARD_HIRE, .n = 3, .end = DUB_LEFT, .hall = 1 };

static gboolean
is_touched (const Game *game, DubPlaceKind kind, guint in, guint at)
{
  DubTurn turn;

  dub_game_get_turn (&game->game, FALSE, &turn);
  for (guint i = 0; i < turn.n_steps; i++)
    if (dub_move_touches (&turn.steps[i], place_in (kind, in, at)))
      return TRUE;

  return FALSE;
}

static Game *
new_turn (guint expansions, DubCard card)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_fill (game);
  game_ready (game);
  game_play (game, card);

  return game;
}

static void
test_drawer (void)
{
  g_autoptr (Game) game = new_turn (BASE, first_drawer);

  for (guint at = 0; at < 9; at++)
    g_assert_cmpint (is_touched (game, DUB_PLACE_RESOURCE, 0, at), ==, at < 3);
  g_assert_false (is_touched (game, DUB_PLACE_GARMENT, 0, 1));
  g_assert_false (is_touched (game, DUB_PLACE_FAVOR, 0, 0));
}

/* A garment touches its display space and its guest space, and no other. */
static void
test_garment (void)
{
  g_autoptr (Game) game = new_turn (BASE, tailor);
  guint n = 0;

  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 3 }));
  g_assert_true (is_touched (game, DUB_PLACE_GARMENT, 0, 1));
  g_assert_false (is_touched (game, DUB_PLACE_GARMENT, 0, 2));
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint at = 0; at < game->box.halls[hall].n_guests; at++)
      if (is_touched (game, DUB_PLACE_GUEST, hall, at)) {
        g_assert_cmpuint (hall, ==, 2);
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
}

static void
test_token_and_task (void)
{
  g_autoptr (Game) base = new_turn (BASE, statues);
  g_autoptr (Game) game = new_turn (JB, statues);

  g_assert_true (is_touched (base, DUB_PLACE_TOKEN, DUB_STATUES, 0));
  g_assert_false (is_touched (base, DUB_PLACE_TOKEN, DUB_FIREWORKS, 0));
  g_assert_true (is_touched (game, DUB_PLACE_TOKEN, DUB_JEWELER, 0)); /* FUN-1 */
  g_assert_true (is_touched (game, DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN, DUB_TASK_DECORATION));
  g_assert_false (is_touched (game, DUB_PLACE_TASK, DUB_TRACK_MASTER, DUB_TASK_DECORATION));
  g_assert_false (is_touched (game, DUB_PLACE_TASK, DUB_TRACK_MASTER, DUB_TASK_NONE));
  for (DubTask task = DUB_TASK_BP; task <= DUB_TASK_THREAD_LACE; task++)
    game_do (game, correct_task (DUB_BARRY, task, TRUE));
  g_assert_true (is_touched (game, DUB_PLACE_TASK, DUB_TRACK_MASTER, DUB_TASK_NONE)); /* EXAM-J */
}

static void
test_employee_and_favor (void)
{
  g_autoptr (Game) hire = new_turn (BASE, third_hire);
  g_autoptr (Game) favor = new_turn (BASE, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });

  g_assert_true (is_touched (hire, DUB_PLACE_EMPLOYEE, 0, 2));
  g_assert_false (is_touched (hire, DUB_PLACE_EMPLOYEE, 0, 1));
  g_assert_true (is_touched (favor, DUB_PLACE_FAVOR, 0, 0));
  g_assert_false (is_touched (favor, DUB_PLACE_NONE, 0, 0));
}

/* Counts the places that a question names, among all places. */
static guint
count_asked (const DubQuestion *question)
{
  guint n = 0;

  for (guint kind = 0; kind < DUB_N_PLACES; kind++)
    for (guint at = 0; at < 9; at++)
      n += dub_place_is_asked (place_at (kind, at), question);

  return n;
}

static void
test_asked (void)
{
  static const guint8 kinds[][2] = { { DUB_QUESTION_GARMENT, DUB_PLACE_GARMENT },
                                     { DUB_QUESTION_EMPLOYEES, DUB_PLACE_EMPLOYEE },
                                     { DUB_QUESTION_JEWELRY, DUB_PLACE_JEWEL },
                                     { DUB_QUESTION_STAFF, DUB_PLACE_STAFF } };
  const DubQuestion tiles = { .kind = DUB_QUESTION_TILE_FACES, .tiles = 1u << 8 | 1u << 2 };
  const DubQuestion you = { .kind = DUB_QUESTION_YOU, .facts = 3, .spaces = 3 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    DubQuestion question = { .kind = kinds[i][0], .spaces = 1u << 3 };

    g_assert_true (dub_place_is_asked (place_at (kinds[i][1], 3), &question));
    g_assert_cmpuint (count_asked (&question), ==, 1);
  }
  g_assert_true (dub_place_is_asked (place_at (DUB_PLACE_RESOURCE, 8), &tiles));
  g_assert_cmpuint (count_asked (&tiles), ==, 2);
  g_assert_cmpuint (count_asked (&you), ==, 0);
}

/* A step touches its place, and no place that differs in an identifying field; the side does not
 * matter. */
static void
test_touched (void)
{
  const struct {
    DubPlace place;
    DubMove step;
    gboolean has_in, has_at;
  } rows[] = {
    { place_at (DUB_PLACE_RESOURCE, 4), she_takes_tiles (1u << 4), FALSE, TRUE },
    { place_at (DUB_PLACE_GARMENT, 4), she_takes_garment (4), TRUE, TRUE },
    { place_at (DUB_PLACE_EMPLOYEE, 3), she_hires (3), TRUE, TRUE },
    { place_at (DUB_PLACE_JEWEL, 2), she_takes_jewelry (2), TRUE, TRUE },
    { place_in (DUB_PLACE_GUEST, 3, 2), she_places_garment (3, 2), TRUE, TRUE },
    { place_in (DUB_PLACE_TOKEN, DUB_KITCHEN_RIGHT, 1), she_funds (DUB_KITCHEN_RIGHT, 1), TRUE,
      TRUE },
    { place_at (DUB_PLACE_ALL_HALLS, 1), she_takes_all_halls (1), TRUE, TRUE },
    { place_of_task (DUB_NOBODY, DUB_TASK_GOWN), she_does_task (DUB_TASK_GOWN), TRUE, TRUE },
    { place_in (DUB_PLACE_TASK, DUB_TRACK_MASTER, DUB_TASK_NONE),
      move_to (DUB_BARRY, DUB_MOVE_MOVE_EXAM_TOKEN,
               place_in (DUB_PLACE_TASK, DUB_TRACK_MASTER, DUB_TASK_NONE)),
      FALSE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DubPlace place = rows[i].place;
    DubMove step = rows[i].step;

    g_assert_true (dub_move_touches (&step, place));
    place.in--;
    g_assert_cmpint (dub_move_touches (&step, place), ==, !rows[i].has_in);
    place = rows[i].place;
    place.at++;
    g_assert_cmpint (dub_move_touches (&step, place), ==, !rows[i].has_at);
    for (step.verb = 0; step.verb < DUB_N_VERBS; step.verb++)
      if ((dub_verb_get_uses (step.verb) & (DUB_USES_FROM | DUB_USES_TO)) == 0)
        g_assert_false (dub_move_touches (&step, rows[i].place));
  }
}

/* Her garment leaves the display before she places it, yours at the same time. */
static void
test_touched_by_garment (void)
{
  DubMove yours = you_rent (4, 2, 1), hers = yours;

  hers.side = DUB_BARRY;
  g_assert_true (dub_move_touches (&yours, yours.to));
  g_assert_true (dub_move_touches (&yours, yours.from));
  g_assert_true (dub_move_touches (&hers, hers.to));
  g_assert_false (dub_move_touches (&hers, hers.from));
}

/* A piece that was not entered is unknown; an empty place is known, and the owner of a token is
 * always known. */
static void
test_unknown (void)
{
  DubState state = { 0 };

  for (guint8 kind = 0; kind <= DUB_PLACE_FAVOR; kind++)
    g_assert_false (dub_place_is_unknown (&state, place_at (kind, 0)));
  g_assert_false (dub_place_is_unknown (&state, place_of (DUB_BARRY, DUB_PLACE_STAFF, 0)));

  state.resources[0][0] = DUB_TILE_UNKNOWN;
  state.garments[0].color = DUB_COLOR_UNKNOWN;
  state.employees[0].type = DUB_TYPE_UNKNOWN;
  state.jewelry[0] = DUB_COLOR_UNKNOWN;
  state.sides[DUB_BARRY].staff[0].type = DUB_TYPE_UNKNOWN;
  for (guint8 kind = 0; kind <= DUB_PLACE_JEWEL; kind++)
    g_assert_true (dub_place_is_unknown (&state, place_at (kind, 0)));
  g_assert_true (dub_place_is_unknown (&state, place_of (DUB_BARRY, DUB_PLACE_STAFF, 0)));
  g_assert_false (dub_place_is_unknown (&state, place_at (DUB_PLACE_RESOURCE, 9)));
}

/* A token has an owner; a piece on display has none. */
static void
test_owner (void)
{
  DubState state = { 0 };
  guint n_owned = 0;

  state.halls[3][1].owner = DUB_YOU;
  state.tokens[DUB_STATUES][2] = DUB_BARRY;
  state.all_halls[1] = DUB_YOU;
  state.favor = DUB_BARRY;
  for (guint kind = 0; kind < DUB_N_PLACES; kind++)
    for (guint in = 0; in < DUB_N_HALLS; in++)
      for (guint at = 0; at < 4; at++) {
        DubPlace place = place_in (kind, in, at);

        if (kind != DUB_PLACE_FAVOR && kind != DUB_PLACE_TASK && kind != DUB_PLACE_ALL_HALLS)
          n_owned += dub_place_get_owner (&state, place) != DUB_NOBODY;
      }
  g_assert_cmpuint (n_owned, ==, 2);
  g_assert_cmpint (dub_place_get_owner (&state, place_in (DUB_PLACE_GUEST, 3, 1)), ==, DUB_YOU);
  g_assert_cmpint (dub_place_get_owner (&state, place_in (DUB_PLACE_TOKEN, DUB_STATUES, 2)), ==,
                   DUB_BARRY);
  g_assert_cmpint (dub_place_get_owner (&state, place_at (DUB_PLACE_ALL_HALLS, 0)), ==, DUB_NOBODY);
  g_assert_cmpint (dub_place_get_owner (&state, place_at (DUB_PLACE_ALL_HALLS, 1)), ==, DUB_YOU);
  g_assert_cmpint (dub_place_get_owner (&state, place_at (DUB_PLACE_FAVOR, 0)), ==, DUB_BARRY);
}

/* Her examination token is in the Start area of her track, and on completed tasks. */
static void
test_owner_of_task (void)
{
  DubState state = { .sides[DUB_BARRY].track = DUB_TRACK_MASTER,
                     .sides[DUB_BARRY].n_done = 1,
                     .sides[DUB_BARRY].done = { DUB_TASK_COAT },
                     .sides[DUB_YOU].track = DUB_TRACK_JOURNEYMAN,
                     .sides[DUB_YOU].n_done = 1,
                     .sides[DUB_YOU].done = { DUB_TASK_GO } };

  for (guint8 track = 0; track < DUB_N_TRACKS; track++)
    for (guint8 task = 0; task < DUB_N_TASKS; task++) {
      const DubPlace place = place_in (DUB_PLACE_TASK, track, task);
      gboolean is_hers =
          track == DUB_TRACK_MASTER && (task == DUB_TASK_NONE || task == DUB_TASK_COAT);
      gboolean is_yours =
          track == DUB_TRACK_JOURNEYMAN && (task == DUB_TASK_NONE || task == DUB_TASK_GO);

      g_assert_cmpint (dub_place_get_owner (&state, place), ==, is_hers ? DUB_BARRY : DUB_NOBODY);
      g_assert_true (dub_place_has_exam_token (&state, place, DUB_BARRY) == is_hers);
      g_assert_true (dub_place_has_exam_token (&state, place, DUB_YOU) == is_yours);
      g_assert_false (dub_place_has_exam_token (&state, place, DUB_NOBODY));
    }
}

static void
expect_places (DubMove move, DubPlace from, DubPlace to)
{
  g_assert_true (dub_place_equal (dub_move_get_from (&move), from));
  g_assert_true (dub_place_equal (dub_move_get_to (&move), to));
}

static void
test_moves (void)
{
  const DubPlace nowhere = DUB_NOWHERE;

  expect_places (you_rent (4, 2, 1), place_at (DUB_PLACE_GARMENT, 4),
                 place_in (DUB_PLACE_GUEST, 2, 1));
  expect_places (leave_empty (DUB_DISPLAY_GARMENTS), nowhere, nowhere);
  expect_places (you_sell (4), place_at (DUB_PLACE_GARMENT, 4), nowhere);
  expect_places (you_take_tile (7), place_at (DUB_PLACE_RESOURCE, 7), nowhere);
  expect_places (you_take_jewelry (1), place_at (DUB_PLACE_JEWEL, 1), nowhere);
  expect_places (you_hire (3), place_at (DUB_PLACE_EMPLOYEE, 3), nowhere);
  expect_places (you_hire_specialist (), place_at (DUB_PLACE_SPECIALIST, 0), nowhere);
  expect_places (you_discard_tile (7), place_at (DUB_PLACE_RESOURCE, 7),
                 place_at (DUB_PLACE_BAG, 0));
  expect_places (you_depute (DUB_MASTER), nowhere, nowhere);
  expect_places (you_take_favor (), place_at (DUB_PLACE_FAVOR, 0), nowhere);
  expect_places (you_fund (DUB_STATUES, 2), nowhere, place_in (DUB_PLACE_TOKEN, DUB_STATUES, 2));
  expect_places (enter_tile (7, DUB_TILE_NONE), nowhere, place_at (DUB_PLACE_RESOURCE, 7));
  expect_places (enter_garment (5, (DubGarment){ 0 }), nowhere, place_at (DUB_PLACE_GARMENT, 5));
  expect_places (enter_employee (3, (DubEmployee){ 0 }), nowhere, place_at (DUB_PLACE_EMPLOYEE, 3));
  expect_places (enter_jewel (2, DUB_COLOR_NONE), nowhere, place_at (DUB_PLACE_JEWEL, 2));
  expect_places (your_move (DUB_MOVE_END_TURN), nowhere, nowhere);
}

/* Checks that each listed deviation is accepted, differs from the order, and takes effect. */
static void
expect_listed (DubCard card, guint index, guint least)
{
  g_autoptr (Game) game = new_turn (BASE, card);
  DubMove listed[MAX_LISTED];
  DubTurn turn;
  guint n;

  n = game_list_deviations (game, index, listed, MAX_LISTED);
  g_assert_cmpuint (n, >=, least);
  dub_game_get_turn (&game->game, FALSE, &turn);
  for (guint i = 0; i < n; i++) {
    const DubMove *step = &turn.steps[index];
    g_autoptr (Game) other = new_turn (BASE, card);

    g_assert_cmpuint (listed[i].verb, ==, step->verb);
    g_assert_false (dub_place_equal (listed[i].from, step->from) &&
                    dub_place_equal (listed[i].to, step->to) && listed[i].spaces == step->spaces &&
                    listed[i].gains[DUB_FACT_PP] == step->gains[DUB_FACT_PP]);
    game_do (other, listed[i]);
    dub_game_get_turn (&other->game, FALSE, &turn);
    g_assert_true (turn.question.kind != DUB_QUESTION_NOTHING ||
                   turn.steps[index].instead == 1 + index);
    dub_game_get_turn (&game->game, FALSE, &turn);
  }
}

static void
test_deviation (void)
{
  expect_listed (first_drawer, 0, 13); /* 2 drawers, 3 columns, 8 single tiles */
  expect_listed (third_hire, 0, 3);
  expect_listed (statues, 0, 10);
  expect_listed ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 }, 1, 20);
}

static void
test_nothing_deviation (void)
{
  g_autoptr (Game) game = new_turn (BASE, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  DubMove listed[MAX_LISTED];

  g_assert_cmpuint (game_list_deviations (game, 0, listed, MAX_LISTED), ==, 0);
  g_assert_cmpuint (game_list_deviations (game, 9, listed, MAX_LISTED), ==, 0);
  g_assert_cmpuint (game_list_deviations (game, 1, listed, 2), ==, 2);
}

/* SET-2: she has another color than you. */
static void
test_colors (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  dub_game_init (&game->game, &game->box);
  REFUSE_START (game, SETUP, .colors = { 0, DUB_PLAYER_BLUE, DUB_PLAYER_BLUE });
  REFUSE_START (game, SETUP, .colors = { 0, DUB_N_PLAYER_COLORS, 0 });
  REFUSE_START (game, SETUP, .colors = { 0, 0, DUB_N_PLAYER_COLORS });
  REFUSE_START (game, SETUP, .colors = { 1, 0, 0 });
  game_start (game, (DubSetup){ .colors = { 0, DUB_PLAYER_BLUE, DUB_PLAYER_WHITE } });
  g_assert_cmpuint (game->game.state.colors[DUB_BARRY], ==, DUB_PLAYER_BLUE);
  g_assert_cmpuint (game->game.state.colors[DUB_YOU], ==, DUB_PLAYER_WHITE);
}

/* SET-2: any color, for either side, or none if it was not entered. Saved games must follow this
 * too. */
static void
test_all_colors (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  dub_game_init (&game->game, &game->box);
  for (guint8 hers = 0; hers < DUB_N_PLAYER_COLORS; hers++)
    for (guint8 yours = 0; yours < DUB_N_PLAYER_COLORS; yours++) {
      DubEvent event = { .type = DUB_EVENT_STARTED, .setup = { .colors = { 0, hers, yours } } };
      gboolean is_valid = hers != yours || hers == DUB_PLAYER_COLOR_UNKNOWN;
      DubGame played = game->game, read = game->game;

      g_assert_cmpint (dub_game_start (&played, &event.setup, game->events, NULL), ==, is_valid);
      g_assert_cmpint (dub_game_apply (&read, &event, NULL), ==, is_valid);
    }
}

/* A place omits the fields that it does not need, so that each place has a single form. */
static void
test_tidy (void)
{
  const DubPlace task = { .kind = DUB_PLACE_TASK, .in = 1, .at = 2, .side = DUB_YOU };
  const DubPlace jewelry = { .kind = DUB_PLACE_JEWELRY, .in = 1, .at = 2, .side = DUB_YOU };
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2, .side = DUB_YOU };

  g_assert_true (dub_place_equal (dub_place_tidy (task), task));
  g_assert_true (
      dub_place_equal (dub_place_tidy (jewelry), place_of (DUB_YOU, DUB_PLACE_JEWELRY, 0)));
  g_assert_true (dub_place_equal (dub_place_tidy (guest), place_in (DUB_PLACE_GUEST, 1, 2)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/places/drawer", test_drawer);
  g_test_add_func ("/places/garment", test_garment);
  g_test_add_func ("/places/token-and-task", test_token_and_task);
  g_test_add_func ("/places/employee-and-favor", test_employee_and_favor);
  g_test_add_func ("/places/asked", test_asked);
  g_test_add_func ("/places/touched", test_touched);
  g_test_add_func ("/places/touched-by-garment", test_touched_by_garment);
  g_test_add_func ("/places/unknown", test_unknown);
  g_test_add_func ("/places/tidy", test_tidy);
  g_test_add_func ("/places/owner", test_owner);
  g_test_add_func ("/places/owner-of-task", test_owner_of_task);
  g_test_add_func ("/places/moves", test_moves);
  g_test_add_func ("/otherwise/listed", test_deviation);
  g_test_add_func ("/otherwise/nothing", test_nothing_deviation);
  g_test_add_func ("/setup/SET-2/colors", test_colors);
  g_test_add_func ("/setup/SET-2/all-colors", test_all_colors);

  return g_test_run ();
}
