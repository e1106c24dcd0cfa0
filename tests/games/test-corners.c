/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Impossible boards, and orders that must follow from the actual deviations.
 */

#include "game-fixture.h"

#include "dub-round.h"
#include "dub-score.h"
#include "dub-table.h"

static const DubCard drawer_1 = { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 };
static const DubCard hire = { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 };

/* RES-3: the token depends on the tiles that she actually took. */
static void
test_other_tiles_other_task (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bbb ggg bbb");
  game_ready (game);
  game_play (game, drawer_1);
  game_expect_turn (game, "take-tiles 012; exam-token bp");
  game_do (game, instead_of (0, she_takes_tiles (1u << 3)));
  game_expect_turn (game, "take-tiles 3; exam-token go");
}

/* The game asks for the faces of the tiles that she actually took. */
static void
test_other_tiles_unknown (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bbb");
  game_ready (game);
  game_play (game, drawer_1);
  game_do (game, instead_of (0, she_takes_tiles (1u << 3)));
  game_expect_turn (game, "? tile-faces 3");
}

/* Without the Jewelry Box there is no jeweler board. */
static void
test_deviation_jeweler (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_ready (game);
  game_play (game, (DubCard){ .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 1 });
  REFUSE (game, INSTEAD, instead_of (0, she_funds (DUB_JEWELER, 0)));
}

/* She may not take unknown jewelry before you enter it. */
static void
test_deviation_unknown_jewelry (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bbbbbb");
  game_enter (game, DUB_DISPLAY_JEWELRY, "...b");
  game_ready (game);
  game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
  game_play (game, (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 });
  game_do (game,
           tell_card (
               (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1, .symbol = DUB_SYMBOL_SUITABLE }));
  REFUSE (game, INSTEAD, instead_of (2, she_takes_jewelry (1)));
}

/* With the Jewelry Box the type of a hired card matters. */
static void
test_deviation_unknown_employee (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_EMPLOYEES, "1");
  game_ready (game);
  game_play (game, hire);
  game_expect_turn (game, "hire 0; add-hand-card");
  REFUSE (game, INSTEAD, instead_of (0, she_hires (2)));
}

/* The last task completes the examination at once, so a track is never full. */
static void
test_full_track (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  for (guint8 task = DUB_TASK_BP; task < DUB_TASK_DECORATION; task++)
    game_do (game, correct_task (DUB_BARRY, task, TRUE));
  REFUSE (game, LAST_TASK, correct_task (DUB_BARRY, DUB_TASK_DECORATION, TRUE));
}

static void
test_exam_deck_size (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_do (game, correct_exam_deck (DUB_TRACK_MASTER, 9));
  REFUSE (game, RANGE, correct_exam_deck (DUB_TRACK_MASTER, 10));
}

/* an uncounted deck is empty if she must have all of its cards. */
static void
test_uncounted_exam_deck (void)
{
  const DubCard fund = { .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 1 };
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
  DubState *state = &game->game.state;

  game_ready (game);
  for (guint8 task = DUB_TASK_BP; task < DUB_TASK_DECORATION; task++)
    game_do (game, correct_task (DUB_BARRY, task, TRUE));
  game_play (game, fund);
  state->exam_decks[DUB_TRACK_JOURNEYMAN] = DUB_PLENTY;
  state->sides[DUB_BARRY].n_staff = 0;
  while (state->sides[DUB_BARRY].n_staff < DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES +
                                               2 * DUB_N_EXAM_CARDS - DUB_N_HIRE_SPACES - 1)
    dub_side_join (&state->sides[DUB_BARRY], dub_employee_of_type (DUB_MASTER));
  game_expect_turn (game, "place-token jeweler 0; exam-token decoration; gain-pp 1 to 1; "
                          "add-exam-card journeyman; add-hand-card; clear-tasks; "
                          "move-exam-token master");
  dub_side_join (&state->sides[DUB_BARRY], dub_employee_of_type (DUB_MASTER));
  game_expect_turn (game, "place-token jeweler 0; exam-token decoration; gain-pp 1 to 1; "
                          "add-hand-card; clear-tasks; move-exam-token master");
}

static void
test_exam_without_jewelry_box (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  for (DubOwner side = DUB_BARRY; side <= DUB_YOU; side++) {
    g_assert_false (game_may (game, correct_task (side, DUB_TASK_BP, TRUE)));
    g_assert_false (game_may (game, correct_track (side, DUB_TRACK_MASTER)));
  }
  g_assert_false (game_may (game, correct_exam_deck (DUB_TRACK_JOURNEYMAN, 5)));
}

/* It cannot be her turn without a card in her hand. */
static void
test_no_dead_end (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);
  DubMove legal[8];

  game_ready (game);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_BARRY);
  if (game_may (game, correct_pile (DUB_PILE_HAND, 0)))
    game_do (game, correct_pile (DUB_PILE_HAND, 0));
  g_assert_cmpuint (dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal)), >, 0);
}

/* P1-B: only the box determines which cards have a crown. */
static void
test_entered_employee_is_one_of_the_box (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  REFUSE (game, NO_SUCH_THING,
          enter_employee (
              0, (DubEmployee){ .type = DUB_APPRENTICE, .level = 1, .crown = DUB_VI_STAFF }));
}

static void
test_entered_employee_with_wrong_type (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  REFUSE (game, NO_SUCH_THING,
          enter_employee (0, (DubEmployee){ .type = DUB_MASTER, .level = 1, .id = 1 }));
}

/* The correction enters a level VI card as level I. */
static void
test_entered_employee_with_wrong_level (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  REFUSE (game, NO_SUCH_THING,
          enter_employee (0, (DubEmployee){ .type = DUB_APPRENTICE, .level = 1, .id = 25 }));
}

/* An unknown garment has no other properties. */
static void
test_unknown_special_garment (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  g_assert_false (game_may (game, enter_garment (5, (DubGarment){ DUB_COLOR_UNKNOWN, 0, 0,
                                                                  DUB_FESTIVITY_PAIRS })));
}

static void
test_no_such_display (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  REFUSE (game, CANNOT_COME, enter (place_at (DUB_PLACE_GUEST, 0), (DubThing){ 0 }));
  REFUSE (game, CANNOT_COME, enter (place_at (255, 0), (DubThing){ 0 }));
}

/* END-2: a crowned Master that was on display did not come from the deck. */
static void
test_turn_up_seen (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_go_to (game, 5);
  game_do (game, enter_employee (3, dub_box_get_crown (&game->box, DUB_JB_NECKLACES)));
  game_go_to (game, 7);
  game_ready (game);
  game_do (game, correct_staff (DUB_BARRY, 5,
                                (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_EXAM }));
  game_next_round (game);
  game_do (game, turn_up (5, DUB_JB_NECKLACES + 1));
  game_do (game, correct_staff (DUB_BARRY, 5,
                                (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_EXAM }));
  REFUSE (game, SEEN, turn_up (5, DUB_JB_NECKLACES));
}

static void
test_exam_seen (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_go_to (game, 5);
  game_do (game, enter_employee (3, dub_box_get_crown (&game->box, DUB_JB_NECKLACES)));
  game_go_to (game, 6);
  game_ready (game);
  game_your_turn (game);
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  REFUSE (game, SEEN,
          joining (you_pass_exam (DUB_TRACK_MASTER), (DubEmployee){ .crown = DUB_JB_NECKLACES }));
}

/* An unknown card of level VI that you hired may have a crown. Your crowns are then unknown, and
 * the game asks for them at the end. */
static void
test_hired_unknown_may_have_crown (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_go_to (game, 7);
  game_ready (game);
  game_your_turn (game);
  if (!game_may (game, you_hire (0)))
    return; /* you have to enter it first */
  game_do (game, you_hire (0));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_BONUSES));
}

/* P1-E: unknown jewelry that left the game counts as gone. */
static void
test_unknown_jewelry_counts (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_go_to (game, 6);
  game_ready (game);
  /* Five of the 24 are gone, four are on display, and she has the others. */
  game_do (game, correct_jewelry (DUB_BARRY, 7, 4, 2, 2));
  game_next_round (game);
  game_expect (game, "you income 5; begin-round 7; leave employees 0123; leave garments 45; "
                     "shift garments; leave jewelry 3; shift jewelry; "
                     "leave-empty jewelry 0");
}

/* Without the Jewelry Box only level VI has crowns; in round 6 both cards of level VI may be known
 * already. */
static void
test_no_needless_employee (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_go_to (game, 6);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "66");
  game_ready (game);
  game_play (game, hire);
  game_expect_turn (game, "hire 0; add-hand-card");
}

/* A staff has at least four cards. */
static void
test_staff_from_four (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_do (game, you_count (DUB_FACT_STAFF, 4));
  REFUSE (game, RANGE, you_count (DUB_FACT_STAFF, 3));
}

/* A garment already on the table does not come from an empty bag. */
static void
test_correction_with_empty_bag (void)
{
  static const char colors[] = "bbbbbbbbbbbbbpppppppppppppggggggggggoooooo";
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  const DubState *state = &game->game.state;
  guint n = 0;

  game_ready (game);
  game_your_turn (game);
  game_set (game, DUB_DISPLAY_GARMENTS, "......");
  for (guint i = 0; i < 42; i++) {
    game_do (game, correct_garment (5, game_garment (colors[i])));
    game_do (game, you_sell (5));
  }
  g_assert_cmpuint (state->garment_bag, ==, 0);
  game_do (game, correct_garment (4, game_garment ('b')));
  g_assert_cmpuint (state->garment_discards[DUB_BLUE], ==, 12);
  game_do (game, correct_garment (5, game_garment ('?')));
  n = state->garment_bag + 2;
  for (guint i = 0; i < DUB_N_COLORS; i++)
    n += state->garment_discards[i];
  g_assert_cmpuint (n, ==, 42);
}

/* A correction puts an employee on display whose level is not due this round. */
static void
test_correction_wrong_level (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_ready (game);
  g_assert_false (game_may (game, correct_employee (0, game_employee (game, 6, 0))));
}

/* Her counter has a maximum, whoever moves it. */
static void
test_deviation_past_the_track (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_ready (game);
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_PP, DUB_MAX_PP));
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  game_do (game, instead_of (1, she_gains_pp (99)));
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, DUB_MAX_PP);
}

/* Thread and lace have a maximum of 99: the game does not count any more of them, and her turn
 * still ends. */
static void
test_thread_past_the_end (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);
  const DubSide *barry = &game->game.state.sides[DUB_BARRY];
  DubMove thread = her_move (DUB_MOVE_GAIN), lace = her_move (DUB_MOVE_GAIN);

  thread.gains[DUB_FACT_THREAD] = lace.gains[DUB_FACT_LACE] = 1;
  game_ready (game);
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_THREAD, 99));
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_LACE, 98));
  game_play (game, drawer_1);
  g_assert_true (game_apply (game, thread, NULL));
  g_assert_cmpuint (barry->counts[DUB_FACT_THREAD], ==, 99);
  g_assert_true (game_apply (game, lace, NULL));
  g_assert_cmpuint (barry->counts[DUB_FACT_LACE], ==, 99);
}

/* Your counts are at their maximum and other deciding facts are unknown: the game still determines
 * the rivals for a card. */
static void
test_most_for_the_rivals (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_go_to (game, 6);
  game_ready (game);
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  game_do (game, correct_employee (0, dub_box_get_crown (&game->box, DUB_VI_THREAD_LACE)));
  game_do (game, correct_employee (1, dub_box_get_crown (&game->box, DUB_JB_JEWELRY_SET)));
  game_do (game, correct_employee (2, dub_box_get_crown (&game->box, DUB_JB_NECKLACES)));
  game_do (game, correct_employee (3, dub_box_get_crown (&game->box, DUB_JB_APPRENTICES)));
  game_do (game, you_count (DUB_FACT_THREAD, 99));
  game_do (game, you_count (DUB_FACT_LACE, 99));
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_THREAD, 0));
  game_do (game, correct_staff (DUB_BARRY, 4,
                                (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN }));
  game->game.state.sides[DUB_YOU].known &=
      (guint16) ~(1u << DUB_FACT_JEWELRY | 1u << DUB_FACT_APPRENTICES);
  game_play (game, (DubCard){ .action = DUB_CARD_HIRE, .n = 1, .hall = 1 });
  game_expect_turn (game, "? you apprentices jewelry");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/corners/other-tiles-other-task", test_other_tiles_other_task);
  g_test_add_func ("/corners/other-tiles-unknown", test_other_tiles_unknown);
  g_test_add_func ("/corners/otherwise-jeweler", test_deviation_jeweler);
  g_test_add_func ("/corners/otherwise-unknown-jewelry", test_deviation_unknown_jewelry);
  g_test_add_func ("/corners/otherwise-unknown-employee", test_deviation_unknown_employee);
  g_test_add_func ("/corners/full-track", test_full_track);
  g_test_add_func ("/corners/exam-deck-size", test_exam_deck_size);
  g_test_add_func ("/corners/uncounted-exam-deck", test_uncounted_exam_deck);
  g_test_add_func ("/corners/exam-without-jewelry-box", test_exam_without_jewelry_box);
  g_test_add_func ("/corners/no-dead-end", test_no_dead_end);
  g_test_add_func ("/corners/entered-employee-is-one-of-the-box",
                   test_entered_employee_is_one_of_the_box);
  g_test_add_func ("/corners/entered-employee-with-wrong-type",
                   test_entered_employee_with_wrong_type);
  g_test_add_func ("/corners/entered-employee-with-wrong-level",
                   test_entered_employee_with_wrong_level);
  g_test_add_func ("/corners/unknown-special-garment", test_unknown_special_garment);
  g_test_add_func ("/corners/no-such-display", test_no_such_display);
  g_test_add_func ("/corners/turn-up-seen", test_turn_up_seen);
  g_test_add_func ("/corners/exam-seen", test_exam_seen);
  g_test_add_func ("/corners/hired-unknown-may-have-crown", test_hired_unknown_may_have_crown);
  g_test_add_func ("/corners/unknown-jewelry-counts", test_unknown_jewelry_counts);
  g_test_add_func ("/corners/no-needless-employee", test_no_needless_employee);
  g_test_add_func ("/corners/staff-from-four", test_staff_from_four);
  g_test_add_func ("/corners/fix-with-empty-bag", test_correction_with_empty_bag);
  g_test_add_func ("/corners/fix-wrong-level", test_correction_wrong_level);
  g_test_add_func ("/corners/otherwise-past-the-track", test_deviation_past_the_track);

  g_test_add_func ("/corners/thread-past-the-end", test_thread_past_the_end);
  g_test_add_func ("/corners/most-for-the-rivals", test_most_for_the_rivals);

  return g_test_run ();
}
