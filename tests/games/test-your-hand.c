/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your hand, the card that you play, its bonus, and the counts that follow (YOU-9 to YOU-12).
 */

#include "dub-your-hand.h"
#include "dub-your-turn.h"
#include "game-fixture.h"

/* The start employees by their place in the staff. */
enum { MASTER_1, MASTER, JOURNEYMAN, APPRENTICE_1, APPRENTICE };

static DubEmployee
employee (const Game *game, const char *id)
{
  return dub_box_get_employee (&game->box, id);
}

/* Begins your turn, with a card of your staff in place of the last start Apprentice. */
static Game *
start (guint expansions, const char *id)
{
  Game *game = game_new (expansions, DUB_DRAW_APP);

  game_fill (game);
  game_do (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  if (id != NULL)
    game_do (game, dub_correction (place_of (DUB_YOU, DUB_PLACE_STAFF, APPRENTICE),
                                   dub_thing_employee (employee (game, id))));
  game_your_turn (game);

  return game;
}

static guint
where (const Game *game, guint at)
{
  return game->game.state.sides[DUB_YOU].where[at];
}

/* YOU-9: a hand has three cards of the supply; later the rest of the supply, then the discards. */
static void
test_hand (void)
{
  g_autoptr (Game) game = start (BASE, NULL);

  g_assert_false (dub_hand_is_told (&game->game.state));
  game_do (game, you_choose_card (MASTER));
  game_do (game, you_choose_card (JOURNEYMAN));
  g_assert_cmpuint (dub_hand_count_missing (&game->game.state), ==, 1);
  game_do (game, you_choose_card (APPRENTICE));
  g_assert_true (dub_hand_is_told (&game->game.state));
  REFUSE (game, HAND_FULL, you_choose_card (MASTER_1));
  REFUSE (game, NOT_IN_HAND, you_play_employee (MASTER_1));
  game_do (game, you_play_employee (JOURNEYMAN));
  game_end_turn (game);
  g_assert_cmpuint (where (game, JOURNEYMAN), ==, DUB_WHERE_DISCARDS);
  g_assert_cmpuint (where (game, MASTER), ==, DUB_WHERE_HAND);
  g_assert_cmpuint (where (game, MASTER_1), ==, DUB_WHERE_SUPPLY);
  game_your_turn (game);
  REFUSE (game, NOT_IN_HAND, you_play_employee (JOURNEYMAN));
  game_end_turn (game); /* this was either of the two cards */
  game_your_turn (game);
  g_assert_true (dub_hand_is_told (&game->game.state));
  game_do (game, you_play_employee (MASTER));
  game_end_turn (game);
  g_assert_cmpuint (where (game, APPRENTICE), ==, DUB_WHERE_DISCARDS);
  /* As in the next round: the supply has two cards. */
  game->game.state.yours.hand = 3;
  REFUSE (game, SUPPLY_FIRST, you_choose_card (MASTER));
  game_do (game, you_choose_card (MASTER_1));
  game_do (game, you_choose_card (APPRENTICE_1));
  game_do (game, you_choose_card (JOURNEYMAN));
  g_assert_cmpuint (where (game, MASTER), ==, DUB_WHERE_SUPPLY);
}

/* YOU-9: without an entry, the places of cards are unknown. */
static void
test_untold (void)
{
  g_autoptr (Game) game = start (BASE, NULL);

  game_end_turn (game);
  g_assert_cmpuint (where (game, MASTER), ==, DUB_WHERE_UNKNOWN);
  game_your_turn (game);
  game_do (game, you_play_employee (MASTER));
  game_do (game, you_play_employee (MASTER)); /* and back */
  g_assert_cmpuint (game->game.state.yours.turn.card.type, ==, DUB_TYPE_NONE);
  game_do (game, you_hire (0)); /* a new card is in the hand */
  g_assert_cmpuint (where (game, DUB_N_START_EMPLOYEES), ==, DUB_WHERE_HAND);
  game_do (game, you_play_employee (MASTER));
  REFUSE (game, PLAYED, you_play_employee (MASTER));
}

/* YOU-10: which cards can perform which action. */
static void
test_types (void)
{
  static const guint8 plays[] = { MASTER, JOURNEYMAN, APPRENTICE };
  static const char *const may[] = { "favor hire tile fund sell rent", "favor tile fund sell",
                                     "tile fund" };

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++) {
    g_autoptr (Game) game = start (BASE, NULL);
    g_autoptr (GString) can = g_string_new (NULL);
    guint hall = 0, space = 0;

    game->game.state.garments[0] = (DubGarment){ .color = DUB_BLUE, .pp = 2 };
    while (!game->box.halls[hall].guests[space].master)
      if (++space == game->box.halls[hall].n_guests)
        space = 0, hall++;
    game_do (game, you_play_employee (plays[i]));
    g_string_append (can, game_may (game, you_take_favor ()) ? "favor " : "");
    g_string_append (can, game_may (game, you_hire (0)) ? "hire " : "");
    g_string_append (can, game_may (game, you_take_tile (0)) ? "tile " : "");
    g_string_append (can, game_may (game, you_fund (DUB_STATUES, 0)) ? "fund " : "");
    g_string_append (can, game_may (game, you_sell (0)) ? "sell " : "");
    g_string_append (can, game_may (game, you_rent (0, hall, space)) ? "rent " : "");
    g_assert_cmpstr (g_strchomp (can->str), ==, may[i]);
    game->game.state.garments[0].thimble = TRUE;
    g_assert_cmpint (game_may (game, you_sell (0)), ==, plays[i] == MASTER);
  }
}

/* YOU-10: a card entered after the action has to be able to perform it. */
static void
test_told_after (void)
{
  g_autoptr (Game) game = start (BASE, NULL);

  game_do (game, you_hire (0));
  REFUSE (game, NOT_THIS_TYPE, you_play_employee (JOURNEYMAN));
  game_do (game, you_play_employee (MASTER));
}

/* YOU-4: without a bonus, you depute the card that you play. */
static void
test_depute (void)
{
  g_autoptr (Game) game = start (BASE, NULL);

  game_do (game, you_play_employee (JOURNEYMAN));
  REFUSE (game, DEPUTE_PLAYED, you_depute (DUB_MASTER));
  game_do (game, you_depute (DUB_JOURNEYMAN));
  game_expect_gains (game, "livre 7");
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_staff, ==, 4);
  g_assert_true (dub_your_turn_has_bonus (&game->box, &game->game.state)); /* once more */
}

/* YOU-10: a second action uses the bonus if the card allows it; otherwise the game asks. */
static void
test_second_action (void)
{
  g_autoptr (Game) game = start (BASE, "i-acquire");
  DubMove tile = you_take_tile (0), fund = you_fund (DUB_STATUES, 0), favor = you_take_favor ();
  const DubBox *box = &game->box;
  const DubState *state = &game->game.state;

  g_assert_false (dub_your_turn_is_doubtful (box, state, &fund));
  game_do (game, you_take_tile (1));
  g_assert_true (dub_your_turn_is_doubtful (box, state, &favor)); /* impossible as a bonus */
  g_assert_false (dub_your_turn_is_doubtful (box, state, &fund)); /* possible */
  game_do (game, you_play_employee (APPRENTICE));
  g_assert_true (dub_your_turn_is_doubtful (box, state, &fund));
  g_assert_false (dub_your_turn_is_doubtful (box, state, &tile));
  g_assert_true (dub_your_turn_has_bonus (box, state));
  game_do (game, tile);
  g_assert_false (dub_your_turn_has_bonus (box, state));
  tile = you_take_tile (2);
  g_assert_true (dub_your_turn_is_doubtful (box, state, &tile));
}

/* YOU-12: if the card is known, the game marks a single task; a choice stays open. */
static void
test_tasks (void)
{
  g_autoptr (Game) game = start (JB, NULL);
  DubState *state = &game->game.state;

  state->resources[0][0] = DUB_TILE_BP;
  state->resources[0][1] = DUB_TILE_BP_GO;
  game_do (game, you_play_employee (APPRENTICE));
  game_do (game, you_take_tile (1));
  g_assert_cmpuint (state->sides[DUB_YOU].n_done, ==, 0); /* one of two */
  game_end_turn (game);
  game_your_turn (game);
  game_do (game, you_play_employee (APPRENTICE_1));
  game_do (game, you_take_tile (0));
  g_assert_true (dub_side_has_done (&state->sides[DUB_YOU], DUB_TASK_BP));
  game_end_turn (game);
  game_your_turn (game);
  game_do (game, you_play_employee (JOURNEYMAN));
  game_do (game, you_fund (DUB_STATUES, 0)); /* an Apprentice cannot do this */
  g_assert_cmpuint (state->sides[DUB_YOU].n_done, ==, 1);
}

static void
expect_task (DubMove move, DubTask task)
{
  g_autoptr (Game) game = start (JB, NULL);

  game->game.state.resources[0][0] = DUB_TILE_GO;
  game_do (game, you_play_employee (APPRENTICE));
  game_do (game, move);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_done, ==, 1);
  g_assert_true (dub_side_has_done (&game->game.state.sides[DUB_YOU], task));
}

/* YOU-12: the tasks of an Apprentice for the Journeyman Examination. */
static void
test_tasks_of_apprentice (void)
{
  expect_task (you_take_tile (0), DUB_TASK_GO);
  expect_task (you_discard_tile (0), DUB_TASK_THREAD_LACE);
  expect_task (you_fund (DUB_STATUES, 0), DUB_TASK_DECORATION);
}

/* YOU-12: the task that an action marks automatically depends on the card. */
static void
test_tasks_by_card (void)
{
  static const struct {
    guint card;
    DubTrack track;
    guint garment; /* a coat on space 4, a gown on space 5 */
    DubTask task;  /* or none */
  } rows[] = {
    { MASTER, DUB_TRACK_MASTER, 4, DUB_TASK_THIMBLE },
    { MASTER, DUB_TRACK_MASTER, 5, DUB_TASK_THIMBLE },
    { JOURNEYMAN, DUB_TRACK_MASTER, 4, DUB_TASK_COAT },
    { JOURNEYMAN, DUB_TRACK_MASTER, 5, DUB_TASK_GOWN },
    { JOURNEYMAN, DUB_TRACK_JOURNEYMAN, 5, DUB_TASK_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = start (JB, NULL);
    DubSide *you = &game->game.state.sides[DUB_YOU];

    game->game.state.garments[4] = (DubGarment){ .color = DUB_PINK, .pp = 2 };
    game->game.state.garments[5] = (DubGarment){ .color = DUB_GREEN, .pp = 2 };
    dub_side_set_track (you, rows[i].track);
    game_do (game, you_play_employee (rows[i].card));
    game_do (game, you_rent (rows[i].garment, 1, 2));
    g_test_message ("row %u", i);
    g_assert_cmpuint (you->n_done, ==, rows[i].task != DUB_TASK_NONE);
    if (rows[i].task != DUB_TASK_NONE)
      g_assert_true (dub_side_has_done (you, rows[i].task));
  }
}

/* If the card is known, known counts outlast the turn; you enter after the turn what the garment
 * gained. */
static void
test_purse (void)
{
  g_autoptr (Game) game = start (BASE, NULL);
  const DubState *state = &game->game.state;
  const guint16 *counts = state->sides[DUB_YOU].counts;

  game->game.state.garments[5] = (DubGarment){ .color = DUB_BLUE, .pp = 2 };
  game_do (game, you_play_employee (JOURNEYMAN));
  game_do (game, you_sell (5));
  g_assert_false (dub_state_knows (state, DUB_FACT_LIVRE));
  game_do (game, you_tell_gains (10, -1, 0));
  g_assert_true (dub_state_knows (state, DUB_FACT_LIVRE));
  REFUSE (game, NOTHING_TO_TELL, you_tell_gains (10, -1, 0));
  game_end_turn (game);
  g_assert_true (dub_state_knows (state, DUB_FACT_LACE));
  g_assert_cmpuint (counts[DUB_FACT_LIVRE], ==, 25);
  g_assert_cmpuint (counts[DUB_FACT_THREAD], ==, 0);
  g_assert_cmpuint (counts[DUB_FACT_LACE], ==, 1);
  g_assert_false (dub_state_knows (state, DUB_FACT_TILES)); /* paid with its silk */
  game_your_turn (game);
  game_do (game, you_fund (DUB_STATUES, 0));
  game_end_turn (game); /* before you enter the card */
  g_assert_false (dub_state_knows (state, DUB_FACT_LIVRE));
}

/* YOU-4, YOU-11: you may depute any card for its bonus, then use a card of the supply for its own
 * bonus. */
static void
test_other_bonuses (void)
{
  g_autoptr (Game) game = start (BASE, "i-depute-bonus");
  g_autoptr (Game) other = start (JB, "jb-journeyman-supply");
  g_autoptr (Game) copy = start (JB, "jb-journeyman-copy");
  DubMove supply = you_use_bonus ();

  game_do (game, you_play_employee (APPRENTICE));
  game_do (game, you_use_bonus ());
  game_do (game, leaving (you_depute (DUB_JOURNEYMAN),
                          game->game.state.sides[DUB_YOU].staff[JOURNEYMAN]));
  game_expect_gains (game, "");
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_STAFF], ==, 4);
  REFUSE (game, CHOOSE_BONUS, you_use_bonus ());
  supply.gains[DUB_FACT_LIVRE] = -1;
  supply.gains[DUB_FACT_LACE] = 1;
  game_do (game, supply); /* the bonus of the start Journeyman */
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_LACE], ==, 2);
  REFUSE (game, BONUS_DONE, you_use_bonus ());

  REFUSE (other, TELL_PLAYED, you_use_bonus ());
  game_do (other, you_play_employee (APPRENTICE));
  supply = you_use_bonus ();
  supply.from = place_of (DUB_YOU, DUB_PLACE_STAFF, JOURNEYMAN);
  game_do (other, supply);
  g_assert_cmpuint (where (other, JOURNEYMAN), ==, DUB_WHERE_DISCARDS);
  REFUSE (other, CHOOSE_BONUS, you_use_bonus ());

  game_do (copy, you_play_employee (APPRENTICE));
  REFUSE (copy, NO_BONUS, you_use_bonus ()); /* */
}

/* YOU-5: the card that you play leaves. */
static void
test_exam (void)
{
  g_autoptr (Game) game = start (JB, NULL);

  game_do (game, you_play_employee (APPRENTICE));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  g_assert_cmpuint (dub_hand_count (&game->game.state.sides[DUB_YOU], DUB_WHERE_PLAYED), ==, 0);
  g_assert_cmpuint (dub_hand_count (&game->game.state.sides[DUB_YOU], DUB_WHERE_HAND), ==, 1);
  g_assert_true (dub_your_turn_has_bonus (&game->box, &game->game.state));
  game_do (game, dub_move (DUB_YOU, DUB_MOVE_PASS));
  g_assert_false (dub_your_turn_has_bonus (&game->box, &game->game.state));
}

/* A card that leaves while it is played still counts for the hand; one elsewhere is found, too. */
static void
test_left_while_played (void)
{
  g_autoptr (Game) game = start (BASE, NULL);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  game_do (game, you_play_employee (MASTER));
  g_assert_cmpuint (dub_hand_count_missing (&game->game.state), ==, 2);
  game_do (game, you_depute (DUB_MASTER));
  g_assert_cmpuint (dub_hand_count_missing (&game->game.state), ==, 2);
  g_assert_cmpint (dub_hand_find (you, you->staff[0], DUB_WHERE_HAND), >=, 0);
  g_assert_cmpint (dub_hand_find (you, employee (game, "vi-livre"), DUB_WHERE_HAND), ==, -1);
}

/* YOU-2: a tile that was gained is no action, however many there are. */
static void
test_gained_tiles (void)
{
  for (guint n = 0; n < 3; n++) {
    g_autoptr (Game) game = start (BASE, NULL);
    const DubMove take = you_take_tile (0);

    game_do (game, you_play_employee (MASTER));
    game_do (game, dub_move (DUB_YOU, DUB_MOVE_TAKE_FAVOR));
    game->game.state.yours.turn.free_tiles = (guint8) n;
    g_assert_cmpint (dub_your_turn_is_doubtful (&game->box, &game->game.state, &take), ==, n == 0);
  }
}

/* YOU-11: a card of the facedown supply is used, and no other one. */
static void
test_supply (void)
{
  g_autoptr (Game) game = start (JB, "jb-journeyman-supply");
  DubMove supply = you_use_bonus ();

  supply.from = place_of (DUB_YOU, DUB_PLACE_STAFF, JOURNEYMAN);
  game_do (game, you_play_employee (APPRENTICE));
  for (DubWhere at = DUB_WHERE_UNKNOWN; at <= DUB_WHERE_DISCARDS; at++) {
    game->game.state.sides[DUB_YOU].where[JOURNEYMAN] = (guint8) at;
    g_assert_cmpint (game_may (game, supply), ==,
                     at == DUB_WHERE_UNKNOWN || at == DUB_WHERE_SUPPLY);
  }
  /* YOU-10: no main action follows it. */
  game->game.state.sides[DUB_YOU].where[JOURNEYMAN] = DUB_WHERE_SUPPLY;
  game_do (game, supply);
  g_assert_cmpuint (dub_your_turn_get_action_role (&game->box, &game->game.state, DUB_ACTION_FUND),
                    ==, DUB_ROLE_EXTRA);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-hand/YOU-9/choose", test_hand);
  g_test_add_func ("/your-hand/YOU-9/untold", test_untold);
  g_test_add_func ("/your-hand/YOU-9/left-while-played", test_left_while_played);
  g_test_add_func ("/your-hand/YOU-10/gained-tiles", test_gained_tiles);
  g_test_add_func ("/your-hand/YOU-11/supply", test_supply);
  g_test_add_func ("/your-hand/YOU-10/types", test_types);
  g_test_add_func ("/your-hand/YOU-10/told-after", test_told_after);
  g_test_add_func ("/your-hand/YOU-4/depute", test_depute);
  g_test_add_func ("/your-hand/YOU-10/second-action", test_second_action);
  g_test_add_func ("/your-hand/YOU-12/tasks", test_tasks);
  g_test_add_func ("/your-hand/YOU-12/tasks-by-card", test_tasks_by_card);
  g_test_add_func ("/your-hand/YOU-12/tasks-of-apprentice", test_tasks_of_apprentice);
  g_test_add_func ("/your-hand/YOU-10/purse", test_purse);
  g_test_add_func ("/your-hand/YOU-11/other-bonuses", test_other_bonuses);
  g_test_add_func ("/your-hand/YOU-5/exam", test_exam);

  return g_test_run ();
}
