/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your moves in your turn: each accepted move with its effects, and every refusal.
 */

#include "game-fixture.h"

/* Begins your turn in the given round, with all displays full and known, and a hand of three. */
static Game *
begin (guint expansions)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bg+ bg+ bg+");
  game_enter (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "1111");
  if ((expansions & JB) != 0)
    game_enter (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  game_your_turn (game);

  return game;
}

static void
test_tile (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, you_take_tile (4));
  game_expect (game, "you take-tiles 4");
  game_do (game, you_discard_tile (8));
  game_expect_display (game, DUB_DISPLAY_RESOURCES, "bg+b.+bg.");
  REFUSE (game, EMPTY, you_take_tile (4));
  REFUSE (game, NO_SPACE, you_take_tile (9));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_TILES], ==, 0);
  game_end_turn (game);
  REFUSE (game, NOT_YOUR_TURN, you_take_tile (0));
}

static void
test_rent (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubGuest *guest = &game->game.state.halls[4][2];
  guint bag = game->game.state.garment_bag;

  game_do (game, you_rent (3, 4, 2));
  game_expect (game, "you place-garment 5/2");
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "bpg.bp");
  g_assert_cmpuint (guest->owner, ==, DUB_YOU);
  g_assert_cmpuint (guest->garment.color, ==, DUB_ORANGE);
  g_assert_cmpuint (guest->garment.pp, ==, 3);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE (game, EMPTY, you_rent (3, 4, 1));
  REFUSE (game, TAKEN, you_rent (2, 4, 2));
  REFUSE (game, NO_SPACE, you_rent (2, 4, 5));
  REFUSE (game, NO_SPACE, you_rent (2, 5, 0));
  REFUSE (game, NO_SPACE, you_rent (6, 0, 0));
  game_do (game, correct_guest (0, 0, DUB_BARRY, game_garment ('b')));
  REFUSE (game, TAKEN, you_rent (2, 0, 0));
  game_do (game, you_rent (2, 4, 4));
}

static void
test_sell (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, you_sell (2));
  game_expect (game, "you sell-garment");
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "bp.obp");
  g_assert_cmpuint (game->game.state.garment_discards[DUB_GREEN], ==, 1);
  g_assert_cmpuint (game->game.state.halls[0][0].owner, ==, DUB_NOBODY);
  REFUSE (game, EMPTY, you_sell (2));
  REFUSE (game, NO_SPACE, you_sell (6));
}

/* You can never sell festivity garments, and of the expert ones only the one with 14 Livre. */
static void
test_sell_special (void)
{
  for (guint8 special = DUB_FESTIVITY_PAIRS; special < DUB_N_SPECIALS; special++) {
    g_autoptr (Game) game = game_new (JB | FESTIVITY | EXPERT, DUB_DRAW_TABLE);
    DubMove sell = you_sell (0);

    game_go_to (game, 2);
    game_ready (game);
    game_do (game, correct_garment (0, (DubGarment){ DUB_GREEN, 3, 0, special }));
    game_your_turn (game);
    if (special == DUB_EXPERT_LIVRE14) {
      game_do (game, sell);
      g_assert_cmpuint (game->game.state.special_discards, ==, 1u << DUB_EXPERT_LIVRE14);
      g_assert_cmpuint (game->game.state.garment_discards[DUB_GREEN], ==, 0);
      continue;
    }
    REFUSE (game, NOT_SOLD, sell);
    game_do (game, you_rent (0, 1, 1));
    g_assert_cmpuint (game->game.state.halls[1][1].garment.special, ==, special);
  }
}

static void
test_unknown_first (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_your_turn (game);
  /* The game never asks about an impossible move. */
  REFUSE (game, NO_JEWELER, you_take_jewelry (1));
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  REFUSE (game, UNKNOWN, you_rent (1, 0, 0));
  REFUSE (game, UNKNOWN, you_sell (1));
  REFUSE (game, UNKNOWN, you_take_jewelry (1));
  game_do (game, enter_garment (1, game_garment ('o')));
  game_do (game, you_rent (1, 0, 0));
  game_do (game, enter_jewel (1, DUB_PINK));
  game_do (game, you_take_jewelry (1));
  /* Resource tiles need not be known. */
  game_do (game, you_take_tile (0));
}

static void
test_jewelry (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  REFUSE (without, NO_EXPANSION, you_take_jewelry (0));
  REFUSE (game, NO_JEWELER, you_take_jewelry (0));
  game_put_token (game, DUB_JEWELER, 1, DUB_BARRY);
  REFUSE (game, NO_JEWELER, you_take_jewelry (0));
  game_do (game, you_fund (DUB_JEWELER, 0));
  game_do (game, you_rent (1, 4, 0));
  game_do (game, you_take_jewelry (3));
  game_expect (game, "you take-jewelry 3");
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "bpg.");
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].jewelry.n, ==, 1);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].jewelry.colors[0], ==, DUB_ORANGE);
  REFUSE (game, EMPTY, you_take_jewelry (3));
  REFUSE (game, NO_SPACE, you_take_jewelry (4));
}

static void
test_hire (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  g_assert_cmpuint (game->game.state.employees[0].type, ==, DUB_APPRENTICE);
  game_do (game, you_hire (0));
  game_expect (game, "you hire 0");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, ".111");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 4);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 3);
  REFUSE (game, EMPTY, you_hire (0));
  REFUSE (game, NO_SPACE, you_hire (4));
  g_assert_cmpuint (game->game.state.employees[2].type, ==, DUB_JOURNEYMAN);
  game_do (game, you_hire (2));
  g_assert_cmpuint (game->game.state.yours.hand, ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 3);
  g_assert_cmpuint (you->n_bonuses, ==, 0);
  REFUSE (game, NO_EXPANSION, you_hire_specialist ());
}

/* Without the card's type, the number of your Apprentices becomes unknown. */
static void
test_hire_unknown (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_your_turn (game);
  game_do (game, you_hire (3));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_STAFF], ==, 6);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_STAFF));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_APPRENTICES));
  game_do (game, you_depute (DUB_APPRENTICE));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_APPRENTICES));
}

static void
test_hire_crown (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_go_to (game, 7);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "c6cc");
  game_ready (game);
  game_your_turn (game);
  game_do (game, you_hire (0));
  game_do (game, you_hire (2));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_bonuses, ==, 2);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].bonuses[0], ==, DUB_VI_STAFF);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].bonuses[1], ==, DUB_VI_THREAD_LACE);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_BONUSES));
}

static void
test_specialist (void)
{
  g_autoptr (Game) game = begin (JB);

  game_do (game, be_sure (you_hire_specialist ()));
  game_expect (game, "you hire 0");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "1111");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 4);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_APPRENTICES], ==, 3);
  REFUSE (game, SPECIALIST, you_hire_specialist ());
  game_next_round (game);
  game_ready (game);
  game_your_turn (game);
  REFUSE (game, SPECIALIST, you_hire_specialist ());
}

static void
test_depute (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  REFUSE (game, NO_SUCH_THING, you_depute (DUB_TYPE_NONE));
  REFUSE (game, NO_SUCH_THING, you_depute (DUB_TYPE_UNKNOWN));
  game_do (game, you_hire (2));
  game_do (game, you_hire (3));
  game_do (game, you_depute (DUB_APPRENTICE));
  game_expect (game, "you depute");
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  game_do (game, you_depute (DUB_APPRENTICE));
  REFUSE (game, NO_SUCH_CARD, you_depute (DUB_APPRENTICE));
  game_do (game, you_depute (DUB_MASTER));
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 4);
  REFUSE (game, FOUR_STAY, you_depute (DUB_JOURNEYMAN));
  g_assert_cmpuint (game->game.state.yours.hand, ==, 5);
}

static void
test_fund (void)
{
  g_autoptr (Game) game = begin (BASE);

  for (guint8 decoration = DUB_FIREWORKS; decoration <= DUB_MUSICIANS; decoration++) {
    guint8 n = game->box.decorations[decoration].n;

    game_do (game, you_fund (decoration, n - 1));
    g_assert_true (game_has (game, "you place-token"));
    g_assert_cmpuint (game->game.state.tokens[decoration][n - 1], ==, DUB_YOU);
    REFUSE (game, TAKEN, you_fund (decoration, n - 1));
    REFUSE (game, NO_SPACE, you_fund (decoration, n));
  }
  REFUSE (game, NO_SPACE, you_fund (DUB_N_DECORATION_KINDS, 0));
  REFUSE (game, NO_EXPANSION, you_fund (DUB_JEWELER, 0));
  game_put_token (game, DUB_STATUES, 0, DUB_BARRY);
  REFUSE (game, TAKEN, you_fund (DUB_STATUES, 0));
}

/* One on each side of the kitchen, one jeweler; as many of the others as are free. */
static void
test_fund_limits (void)
{
  g_autoptr (Game) game = begin (JB);

  for (guint8 decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    DubMove second = you_fund (decoration, 1);

    game_do (game, you_fund (decoration, 0));
    if (decoration == DUB_KITCHEN_LEFT || decoration == DUB_KITCHEN_RIGHT ||
        decoration == DUB_JEWELER)
      REFUSE (game, ONE_TOKEN, second);
    else
      game_do (game, second);
  }
}

/* Her tokens do not count for you. */
static void
test_fund_beside_hers (void)
{
  g_autoptr (Game) game = begin (JB);

  for (guint8 decoration = DUB_KITCHEN_LEFT; decoration <= DUB_JEWELER; decoration++) {
    game_put_token (game, decoration, 0, DUB_BARRY);
    game_do (game, you_fund (decoration, 1));
  }
}

static void
test_favor (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, you_take_favor ());
  game_expect (game, "you take-favor");
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  REFUSE (game, FAVOR, you_take_favor ());
  game_do (game, correct_favor (DUB_BARRY));
  REFUSE (game, FAVOR, you_take_favor ());
}

static void
test_exam (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  REFUSE (without, NO_EXPANSION, you_pass_exam (DUB_TRACK_JOURNEYMAN));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_expect (game, "you pass-exam");
  g_assert_cmpuint (you->counts[DUB_FACT_PP], ==, 1);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 4);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_JOURNEYMAN], ==, 8);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 9);

  game_do (game, be_sure (you_pass_exam (DUB_TRACK_MASTER)));
  g_assert_cmpuint (you->counts[DUB_FACT_PP], ==, 2);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 5);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 8);
  g_assert_cmpuint (you->n_bonuses, ==, 0);
  /* Her examination is unaffected. */
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].track, ==, DUB_TRACK_JOURNEYMAN);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, 0);

  REFUSE (game, NO_SUCH_THING, you_pass_exam (DUB_N_TRACKS));

  /* If the deck is empty, no card joins you. */
  game_do (game, correct_exam_deck (DUB_TRACK_MASTER, 0));
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  game_do (game, correct_staff (DUB_YOU, 0,
                                (DubEmployee){ .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START }));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_MASTER)));
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 4);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 5);
}

static void
test_exam_crown (void)
{
  g_autoptr (Game) game = begin (JB);

  REFUSE (game, NO_SUCH_THING,
          joining (you_pass_exam (DUB_TRACK_JOURNEYMAN),
                   (DubEmployee){ .crown = DUB_JB_NECKLACES }));
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  REFUSE (game, NO_SUCH_THING,
          joining (you_pass_exam (DUB_TRACK_MASTER), (DubEmployee){ .crown = DUB_VI_PAIRS }));
  REFUSE (game, NO_SUCH_THING,
          joining (you_pass_exam (DUB_TRACK_MASTER),
                   (DubEmployee){ .crown = DUB_JB_APPRENTICES + 1 }));
  game_do (game, be_sure (joining (you_pass_exam (DUB_TRACK_MASTER),
                                   (DubEmployee){ .crown = DUB_JB_NECKLACES })));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_bonuses, ==, 1);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].bonuses[0], ==, DUB_JB_NECKLACES);
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_MASTER));
  game_do (game, correct_staff (DUB_YOU, 0,
                                (DubEmployee){ .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START }));
  REFUSE (game, SEEN,
          joining (you_pass_exam (DUB_TRACK_MASTER), (DubEmployee){ .crown = DUB_JB_NECKLACES }));
  game_do (game, correct_staff (DUB_BARRY, 5, dub_box_get_crown (&game->box, DUB_JB_DECORATIONS)));
  REFUSE (game, SEEN,
          joining (you_pass_exam (DUB_TRACK_MASTER), (DubEmployee){ .crown = DUB_JB_DECORATIONS }));
}

/* The game does not rely on unknown PP. */
static void
test_exam_without_count (void)
{
  g_autoptr (Game) game = begin (JB);

  game_end_turn (game);
  game_your_turn (game);
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_PP));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_PP], ==, 0);
}

static void
test_counts (void)
{
  g_autoptr (Game) game = begin (JB);

  for (guint8 fact = 0; fact < DUB_N_COUNTS; fact++) {
    gint16 max = fact == DUB_FACT_PP      ? DUB_MAX_PP
                 : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE
                                          : DUB_MAX_COUNT;

    game_do (game, you_count (fact, max));
    game_expect (game, "you count");
    g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[fact], ==, max);
    REFUSE (game, RANGE, you_count (fact, max + 1));
    REFUSE (game, RANGE, you_count (fact, -1));
    game_do (game, you_count (fact, 5));
  }
  REFUSE (game, NO_SUCH_THING, you_count (DUB_N_FACTS, 0));

  game_do (game, you_count_jewelry (2, 0, 0, 1));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].jewelry.n, ==, 3);
  g_assert_cmpuint (dub_jewelry_count (&game->game.state.sides[DUB_YOU].jewelry, DUB_BLUE), ==, 2);
  REFUSE (game, NO_SUCH_THING, you_count_jewelry (2, 30, 0, 1));

  game_do (game, you_count_crowns (1u << 3 | 1u << 5));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_bonuses, ==, 2);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].bonuses[0], ==, DUB_VI_PAIRS);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].bonuses[1], ==, DUB_JB_NECKLACES);
  game_do (game, you_count_crowns (1u << 0));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].n_bonuses, ==, 1);
  game_do (game, correct_staff (DUB_BARRY, 5, dub_box_get_crown (&game->box, DUB_VI_PAIRS)));
  REFUSE (game, EMPLOYEE_TWICE, you_count_crowns (1u << 3));
}

static void
test_counts_without_jewelry_box (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, you_count_jewelry (0, 0, 0, 0));
  REFUSE (game, NO_JEWELRY, you_count_jewelry (1, 0, 0, 0));
  REFUSE (game, NO_EMPLOYEE, you_count_crowns (1u << 5));
  game_do (game, you_count_crowns (1u << 0));
}

/* An answer is valid until your next turn ends, a count for good. */
static void
test_counts_forgotten (void)
{
  for (guint8 fact = 0; fact < DUB_N_FACTS; fact++)
    for (guint8 kept = FALSE; kept <= TRUE; kept++) {
      g_autoptr (Game) game = begin (BASE);
      DubMove count = fact == DUB_FACT_JEWELRY   ? you_count_jewelry (0, 0, 0, 0)
                      : fact == DUB_FACT_BONUSES ? you_count_crowns (0)
                                                 : you_count (fact, 6);

      count.kept = kept;
      game_do (game, count);
      game_do (game, correct_turn (DUB_BARRY));
      game_do (game, she_plays ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 }));
      game_act (game);
      g_assert_true (dub_state_knows (&game->game.state, fact));
      game_end_turn (game);
      g_assert_cmpint (dub_state_knows (&game->game.state, fact), ==, kept);
    }
}

/* The latest entry of a fact decides whether the game keeps it. */
static void
test_count_no_longer_kept (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, keep (you_count (DUB_FACT_LIVRE, 6)));
  game_do (game, you_count (DUB_FACT_LIVRE, 7));
  game_end_turn (game);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
}

static void
test_end (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_bag (2));
  game_end_turn (game);
  game_expect (game, "you end-turn");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 2);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_BARRY);
  /* You may have discarded tiles, so the bag has no exact count any more. */
  g_assert_cmpint (game->game.state.bag, ==, DUB_PLENTY);
  game_your_turn (game);
  game_do (game, correct_hand (0));
  game_end_turn (game);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-turn/tile", test_tile);
  g_test_add_func ("/your-turn/garment/rent", test_rent);
  g_test_add_func ("/your-turn/garment/sell", test_sell);
  g_test_add_func ("/your-turn/garment/FES-1-EXP-1-sell", test_sell_special);
  g_test_add_func ("/your-turn/unknown-first", test_unknown_first);
  g_test_add_func ("/your-turn/jewelry", test_jewelry);
  g_test_add_func ("/your-turn/hire/known", test_hire);
  g_test_add_func ("/your-turn/hire/unknown", test_hire_unknown);
  g_test_add_func ("/your-turn/hire/crown", test_hire_crown);
  g_test_add_func ("/your-turn/hire/specialist", test_specialist);
  g_test_add_func ("/your-turn/depute", test_depute);
  g_test_add_func ("/your-turn/fund/places", test_fund);
  g_test_add_func ("/your-turn/fund/FUN-2-limits", test_fund_limits);
  g_test_add_func ("/your-turn/fund/beside-hers", test_fund_beside_hers);
  g_test_add_func ("/your-turn/favor", test_favor);
  g_test_add_func ("/your-turn/exam/EXAM-J-EXAM-M", test_exam);
  g_test_add_func ("/your-turn/exam/crown", test_exam_crown);
  g_test_add_func ("/your-turn/exam/without-count", test_exam_without_count);
  g_test_add_func ("/your-turn/count/all", test_counts);
  g_test_add_func ("/your-turn/count/without-jewelry-box", test_counts_without_jewelry_box);
  g_test_add_func ("/your-turn/count/forgotten", test_counts_forgotten);
  g_test_add_func ("/your-turn/count/no-longer-kept", test_count_no_longer_kept);
  g_test_add_func ("/your-turn/end", test_end);

  return g_test_run ();
}
