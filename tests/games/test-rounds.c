/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preparation of a round: its order, the start player (P1-A), the employees (P1-B), her deck
 * (P1-F) and allowed entries. test-refill.c covers refills.
 */

#include "game-fixture.h"

#include "dub-round.h"

#include <string.h>

static guint
get_due (const Game *game, DubDisplayName display)
{
  return dub_round_get_due (&game->game.box, &game->game.state, display);
}

static void
test_favor (void)
{
  static const struct {
    DubOwner favor, start, next;
    const char *event;
  } rows[] = {
    { DUB_NOBODY, DUB_BARRY, DUB_BARRY, NULL },
    { DUB_NOBODY, DUB_YOU, DUB_YOU, NULL },
    { DUB_BARRY, DUB_BARRY, DUB_BARRY, "begin-round 2; return-favor; " },
    { DUB_BARRY, DUB_YOU, DUB_BARRY, "begin-round 2; return-favor; " },
    { DUB_YOU, DUB_BARRY, DUB_YOU, "begin-round 2; you return-favor; " },
    { DUB_YOU, DUB_YOU, DUB_YOU, "begin-round 2; you return-favor; " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

    game_ready (game);
    game_do (game, correct_favor (rows[i].favor));
    game_do (game, correct_start (rows[i].start));
    game_next_round (game);
    if (rows[i].event != NULL)
      g_assert_true (game_has (game, rows[i].event));
    else
      g_assert_false (game_has (game, "return-favor"));
    g_assert_cmpuint (game->game.state.favor, ==, DUB_NOBODY);
    g_assert_cmpuint (game->game.state.start, ==, rows[i].next);
    game_ready (game);
    g_assert_cmpuint (game->game.state.turn, ==, rows[i].next);
  }
}

/* The Favor is on the board before the first round, but a correction may change that. */
static void
test_favor_in_round_1 (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_do (game, correct_favor (DUB_YOU));
  game_ready (game);
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_BARRY);
}

/* A complete preparation, in the order of the rulebook. */
static void
test_order (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_set (game, DUB_DISPLAY_RESOURCES, "b.b ... +.?");
  game_set (game, DUB_DISPLAY_GARMENTS, "b.p..g");
  game_set (game, DUB_DISPLAY_EMPLOYEES, "1.1?");
  game_set (game, DUB_DISPLAY_JEWELRY, "b.po");
  game_do (game, correct_favor (DUB_YOU));
  game_next_round (game);
  game_expect (game, "you income 5; begin-round 2; you return-favor; leave employees 023; "
                     "leave garments 5; shift garments; leave jewelry 3; "
                     "shift jewelry");
  game_expect_display (game, DUB_DISPLAY_RESOURCES, "b.b...+.?");
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "....bp");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "....");
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "..bp");
  game_do (game, table_move (DUB_MOVE_READY));
  game_expect (game, "ready; enter resources 1?; enter resources 3?; enter resources 4?; "
                     "enter resources 5?; enter resources 7?; enter garments 3?; "
                     "enter garments 2?; enter garments 1?; enter garments 0?; "
                     "enter employees 0?; enter employees 1?; enter employees 2?; "
                     "enter employees 3?; enter jewelry 1?; enter jewelry 0?; "
                     "cards 25; draw-hand 4");
}

static void
test_round_1_takes_nothing_away (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  game_expect (game, "started; begin-round 1");
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_RESOURCES), ==, 0777);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_GARMENTS), ==, 077);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_EMPLOYEES), ==, 017);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_JEWELRY), ==, 017);
}

static void
test_employees_leave (void)
{
  for (guint pattern = 0; pattern < 16; pattern++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
    g_autoptr (GString) given = g_string_new (NULL);
    g_autoptr (GString) expected = g_string_new ("leave employees ");

    for (guint i = 0; i < 4; i++) {
      g_string_append_c (given, (pattern & (1u << i)) != 0 ? "1?1?"[i] : '.');
      if ((pattern & (1u << i)) != 0)
        g_string_append_printf (expected, "%u", i);
    }
    game_ready (game);
    game_set (game, DUB_DISPLAY_EMPLOYEES, given->str);
    game_next_round (game);
    g_assert_cmpint (game_has (game, expected->str), ==, pattern != 0);
    g_assert_cmpint (game_has (game, "employees"), ==, pattern != 0);
    game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "....");
    g_assert_cmpuint (get_due (game, DUB_DISPLAY_EMPLOYEES), ==, 017);
  }
}

/* The number of cards of each level in each round; the text names them. */
static void
test_levels (void)
{
  static const char *const rounds[] = { "1111", "1122", "2233", "3344", "4455", "5566", "6666" };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  for (guint round = 1; round <= G_N_ELEMENTS (rounds); round++) {
    const char *due = rounds[round - 1];

    for (guint level = 0; level < DUB_N_LEVELS; level++) {
      guint n = 0;

      for (guint i = 0; i < 4; i++)
        n += (guint) (due[i] - '0') == level;
      g_assert_cmpuint (dub_round_count_level (round, level), ==, n);
      if (n == 0)
        REFUSE (game, LEVEL_NOT_DUE,
                enter_employee (0, (DubEmployee){ .type = DUB_MASTER, .level = (guint8) level }));
    }
    for (guint8 i = 0; i < 4; i++)
      game_do (game, enter_employee (i, (DubEmployee){ .type = DUB_MASTER,
                                                       .level = (guint8) (due[i] - '0') }));
    game_next_round (game);
  }
  g_assert_cmpuint (dub_round_count_level (8, 6), ==, 0);
}

/* Three cards of one level, instead of two and two. */
static void
test_too_many_of_a_level (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_go_to (game, 2);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "11");
  REFUSE (game, LEVEL_NOT_DUE, enter_employee (2, game_employee (game, 1, 2)));
  game_do (game, enter_employee (2, game_employee (game, 2, 0)));
}

static void
test_card_has_been_there (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_do (game, enter_employee (0, game_employee (game, 1, 0)));
  REFUSE (game, SEEN, enter_employee (1, game_employee (game, 1, 0)));
  game_next_round (game);
  REFUSE (game, SEEN, enter_employee (1, game_employee (game, 1, 0)));
  game_do (game, enter_employee (1, game_employee (game, 1, 1)));
}

/* A hired card has appeared, and still counts for its level. */
static void
test_levels_after_a_hire (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_go_to (game, 2);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "11");
  game_ready (game);
  game_your_turn (game);
  game_do (game, you_hire (0));
  game_play (game, (DubCard){ .action = DUB_CARD_HIRE, .n = 1, .end = DUB_LEFT, .hall = 1 });
  game_act (game);
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "..??");
  for (guint n = 0; n < 6; n++)
    REFUSE (game, LEVEL_NOT_DUE, enter_employee (2, game_employee (game, 1, n)));
  game_do (game, enter_employee (2, game_employee (game, 2, 0)));
  game_expect (game, "enter employees 22");
  REFUSE (game, NOT_DUE, enter_employee (0, game_employee (game, 2, 1)));
}

static void
test_malformed_employees (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  REFUSE (game, NO_SUCH_THING, enter_employee (0, (DubEmployee){ .level = 1 }));
  REFUSE (game, NO_SUCH_THING,
          enter_employee (0, (DubEmployee){ .type = DUB_N_TYPES, .level = 1 }));
  REFUSE (game, NO_SUCH_THING,
          enter_employee (0, (DubEmployee){ .type = DUB_MASTER, .level = 1, .id = 57 }));
  REFUSE (game, NOT_DUE, leave_empty (DUB_DISPLAY_EMPLOYEES));
}

static void
test_refused_entries (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  REFUSE (game, NO_SUCH_THING, enter_tile (0, DUB_TILE_NONE));
  REFUSE (game, NO_SUCH_THING, enter_tile (0, DUB_N_TILES));
  REFUSE (game, NO_SUCH_THING, enter_garment (0, (DubGarment){ 0 }));
  REFUSE (game, NO_SUCH_THING, enter_garment (0, (DubGarment){ DUB_N_COLORS, 1, 0, 0 }));
  REFUSE (game, NO_SUCH_THING, enter_garment (0, (DubGarment){ DUB_BLUE, 10, 0, 0 }));
  REFUSE (game, NO_SUCH_THING, enter_garment (0, (DubGarment){ DUB_BLUE, 1, 2, 0 }));
  REFUSE (game, NO_SUCH_THING, enter_garment (0, (DubGarment){ DUB_BLUE, 1, 0, DUB_N_SPECIALS }));
  REFUSE (game, NO_SUCH_THING, enter_jewel (0, DUB_COLOR_NONE));
  REFUSE (game, NO_SUCH_THING, enter_jewel (0, DUB_N_COLORS));
  REFUSE (game, NO_SPACE, enter_tile (9, DUB_TILE_BP));
  REFUSE (game, NO_SPACE, enter_garment (6, (DubGarment){ DUB_BLUE, 9, 0, 0 }));
  REFUSE (game, NO_SPACE, enter_jewel (200, DUB_BLUE));
  game_do (game, enter_garment (0, (DubGarment){ DUB_BLUE, 9, 1, 0 }));
  REFUSE (game, NOT_DUE, enter_garment (0, (DubGarment){ DUB_BLUE, 9, 0, 0 }));
  game_fill (game);
  REFUSE (game, FILLED, table_move (DUB_MOVE_FILL));
}

/* You may enter an unknown piece later, in any phase, and nothing is drawn. */
static void
test_reported_later (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  guint bag;

  game_ready (game);
  bag = game->game.state.garment_bag;
  game_do (game, enter_garment (2, game_garment ('o')));
  game_do (game, enter_tile (4, DUB_TILE_GO));
  game_do (game, enter_employee (1, game_employee (game, 1, 3)));
  game_do (game, enter_jewel (0, DUB_GREEN));
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "??o???");
  game_expect_display (game, DUB_DISPLAY_RESOURCES, "????g????");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "?1??");
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "g???");
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE (game, NO_SUCH_THING, enter_garment (3, (DubGarment){ 0 }));
  REFUSE (game, NO_EXPERT, enter_garment (3, (DubGarment){ DUB_BLUE, 3, 0, DUB_EXPERT_TILE }));
  REFUSE (game, NOT_DUE, enter_garment (2, (DubGarment){ DUB_BLUE, 9, 0, 0 }));
}

static gboolean
is_whole_deck (const Game *game, const DubPile *pile)
{
  guint32 used = 0;

  for (guint i = 0; i < pile->n; i++) {
    guint j = 0;

    while (j < DUB_N_CARDS &&
           ((used & (1u << j)) != 0 || !dub_card_equal (pile->cards[i], game->box.deck[j])))
      j++;
    if (j == DUB_N_CARDS)
      return FALSE;
    used |= 1u << j;
  }

  return pile->n == DUB_N_CARDS;
}

static const DubEvent *
find_event (const Game *game, DubEventType type)
{
  for (guint i = game->mark; i < game->events->len; i++)
    if (g_array_index (game->events, DubEvent, i).type == type)
      return &g_array_index (game->events, DubEvent, i);

  g_assert_not_reached ();
}

static void
test_deck (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubPile before = { 0 };

  for (guint round = 1; round <= DUB_N_ROUNDS; round++) {
    DubPile dealt;

    game_fill (game);
    game_do (game, table_move (DUB_MOVE_READY));
    dealt = find_event (game, DUB_EVENT_CARDS)->cards;
    g_assert_true (is_whole_deck (game, &dealt));
    g_assert_true (memcmp (dealt.cards, game->box.deck, sizeof dealt.cards) != 0);
    g_assert_true (memcmp (&dealt, &before, sizeof dealt) != 0);
    before = dealt;

    /* P2: the first four cards are her hand, the top card first. */
    g_assert_cmpuint (game->game.state.hand.n, ==, 4);
    g_assert_cmpuint (game->game.state.supply.n, ==, 21);
    g_assert_cmpuint (game->game.state.discard.n, ==, 0);
    g_assert_cmpuint (game->game.state.yours.hand, ==, 3);
    for (guint i = 0; i < DUB_N_CARDS; i++)
      g_assert_true (dub_card_equal (dealt.cards[i], i < 4 ? game->game.state.hand.cards[i]
                                                           : game->game.state.supply.cards[i - 4]));
    /* Some cards end in her discards, others stay in her hand or supply. */
    if (game->game.state.turn == DUB_BARRY) {
      game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
      game_act (game);
      g_assert_cmpuint (game->game.state.discard.n, ==, 1);
    }
    game_next_round (game);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rounds/P1/order", test_order);
  g_test_add_func ("/rounds/P1/round-1", test_round_1_takes_nothing_away);
  g_test_add_func ("/rounds/P1/refused-entries", test_refused_entries);
  g_test_add_func ("/rounds/P1/told-later", test_reported_later);
  g_test_add_func ("/rounds/P1-A/favor", test_favor);
  g_test_add_func ("/rounds/P1-A/not-in-round-1", test_favor_in_round_1);
  g_test_add_func ("/rounds/P1-B/leave", test_employees_leave);
  g_test_add_func ("/rounds/P1-B/levels", test_levels);
  g_test_add_func ("/rounds/P1-B/too-many-of-a-level", test_too_many_of_a_level);
  g_test_add_func ("/rounds/P1-B/has-been-there", test_card_has_been_there);
  g_test_add_func ("/rounds/P1-B/after-a-hire", test_levels_after_a_hire);
  g_test_add_func ("/rounds/P1-B/malformed", test_malformed_employees);
  g_test_add_func ("/rounds/P1-F/deck", test_deck);

  return g_test_run ();
}
