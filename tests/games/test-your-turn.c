/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you do in your turn: each action accepted, what it changes, and every way
 * to be refused.
 */

#include "game-fixture.h"

/* Your turn in the given round, all displays full and known, hand of three. */
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

  DO (game, YOU_TILE, .at = 4);
  game_expect (game, "you-took-tile");
  DO (game, YOU_TILE, .at = 8, .flag = TRUE);
  game_expect_display (game, DUB_DISPLAY_RESOURCES, "bg+b.+bg.");
  REFUSE (game, PLACE, YOU_TILE, .at = 4);
  REFUSE (game, PLACE, YOU_TILE, .at = 9);
  g_assert_cmpuint (game->game.state.barry.tiles, ==, 0);
  DO (game, END_TURN);
  REFUSE (game, PHASE, YOU_TILE, .at = 0);
}

static void
test_rent (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubGuest *guest = &game->game.state.halls[4][2];
  guint bag = game->game.state.garment_bag;

  DO (game, YOU_GARMENT, .at = 3, .hall = 4, .space = 2);
  game_expect (game, "you-made-garment");
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "bpg.bp");
  g_assert_cmpuint (guest->owner, ==, DUB_YOU);
  g_assert_cmpuint (guest->garment.color, ==, DUB_ORANGE);
  g_assert_cmpuint (guest->garment.pp, ==, 3);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 3, .hall = 4, .space = 1);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 2, .hall = 4, .space = 2);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 2, .hall = 4, .space = 5);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 2, .hall = 5, .space = 0);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 6, .hall = 0, .space = 0);
  CORRECT (game, GUEST, .hall = 0, .at = 0, .owner = DUB_BARRY, .garment = game_garment ('b'));
  REFUSE (game, PLACE, YOU_GARMENT, .at = 2, .hall = 0, .space = 0);
  DO (game, YOU_GARMENT, .at = 2, .hall = 4, .space = 4);
}

static void
test_sell (void)
{
  g_autoptr (Game) game = begin (BASE);

  DO (game, YOU_GARMENT, .at = 2, .flag = TRUE);
  game_expect (game, "you-made-garment");
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "bp.obp");
  g_assert_cmpuint (game->game.state.garment_discards[DUB_GREEN], ==, 1);
  g_assert_cmpuint (game->game.state.halls[0][0].owner, ==, DUB_NOBODY);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 2, .flag = TRUE);
  REFUSE (game, PLACE, YOU_GARMENT, .at = 6, .flag = TRUE);
}

/* Festivity garments are never sold, of the expert ones only that with 14 Livre. */
static void
test_sell_special (void)
{
  for (guint8 special = DUB_FESTIVITY_PAIRS; special < DUB_N_SPECIALS; special++) {
    g_autoptr (Game) game = game_new (JB | FESTIVITY | EXPERT, DUB_DRAW_TABLE);
    DubAction sell = ACTION (YOU_GARMENT, .at = 0, .flag = TRUE);

    game_go_to (game, 2);
    game_ready (game);
    CORRECT (game, GARMENT, .at = 0, .garment = { DUB_GREEN, 3, 0, special });
    game_your_turn (game);
    if (special == DUB_EXPERT_LIVRE14) {
      game_do (game, &sell);
      g_assert_cmpuint (game->game.state.special_discards, ==, 1u << DUB_EXPERT_LIVRE14);
      g_assert_cmpuint (game->game.state.garment_discards[DUB_GREEN], ==, 0);
      continue;
    }
    game_refuse (game, &sell, DUB_GAME_ERROR_LIMIT, G_STRLOC);
    DO (game, YOU_GARMENT, .at = 0, .hall = 1, .space = 1);
    g_assert_cmpuint (game->game.state.halls[1][1].garment.special, ==, special);
  }
}

static void
test_unknown_first (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_your_turn (game);
  /* Nothing is asked for what cannot be done anyway. */
  REFUSE (game, LIMIT, YOU_JEWELRY, .at = 1);
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  REFUSE (game, ASKED, YOU_GARMENT, .at = 1, .hall = 0, .space = 0);
  REFUSE (game, ASKED, YOU_GARMENT, .at = 1, .flag = TRUE);
  REFUSE (game, ASKED, YOU_JEWELRY, .at = 1);
  DO (game, ENTER, .display = DUB_DISPLAY_GARMENTS, .at = 1, .garment = game_garment ('o'));
  DO (game, YOU_GARMENT, .at = 1, .hall = 0, .space = 0);
  DO (game, ENTER, .display = DUB_DISPLAY_JEWELRY, .at = 1, .color = DUB_PINK);
  DO (game, YOU_JEWELRY, .at = 1);
  /* Of resource tiles nothing has to be known. */
  DO (game, YOU_TILE, .at = 0);
}

static void
test_jewelry (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  REFUSE (without, EXPANSION, YOU_JEWELRY, .at = 0);
  REFUSE (game, LIMIT, YOU_JEWELRY, .at = 0);
  game_put_token (game, DUB_JEWELER, 1, DUB_BARRY);
  REFUSE (game, LIMIT, YOU_JEWELRY, .at = 0);
  DO (game, YOU_FUND, .decoration = DUB_JEWELER, .at = 0);
  DO (game, YOU_GARMENT, .at = 1, .hall = 4, .space = 0);
  DO (game, YOU_JEWELRY, .at = 3);
  game_expect (game, "you-took-jewelry");
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "bpg.");
  g_assert_cmpuint (game->game.state.you.jewelry.n, ==, 1);
  g_assert_cmpuint (game->game.state.you.jewelry.colors[0], ==, DUB_ORANGE);
  REFUSE (game, PLACE, YOU_JEWELRY, .at = 3);
  REFUSE (game, PLACE, YOU_JEWELRY, .at = 4);
}

static void
test_hire (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubYou *you = &game->game.state.you;

  g_assert_cmpuint (game->game.state.employees[0].type, ==, DUB_APPRENTICE);
  DO (game, YOU_HIRE, .at = 0);
  game_expect (game, "you-hired");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, ".111");
  g_assert_cmpuint (you->hand, ==, 4);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 3);
  REFUSE (game, PLACE, YOU_HIRE, .at = 0);
  REFUSE (game, PLACE, YOU_HIRE, .at = 4);
  g_assert_cmpuint (game->game.state.employees[2].type, ==, DUB_JOURNEYMAN);
  DO (game, YOU_HIRE, .at = 2);
  g_assert_cmpuint (you->hand, ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 3);
  g_assert_cmpuint (you->n_bonuses, ==, 0);
  REFUSE (game, EXPANSION, YOU_HIRE, .flag = TRUE);
}

/* Without its type the number of your Apprentices is no longer known. */
static void
test_hire_unknown (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_your_turn (game);
  DO (game, YOU_HIRE, .at = 3);
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_STAFF], ==, 6);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_STAFF));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_APPRENTICES));
  DO (game, YOU_DEPUTE, .type = DUB_APPRENTICE);
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
  DO (game, YOU_HIRE, .at = 0);
  DO (game, YOU_HIRE, .at = 2);
  g_assert_cmpuint (game->game.state.you.n_bonuses, ==, 2);
  g_assert_cmpuint (game->game.state.you.bonuses[0], ==, DUB_VI_STAFF);
  g_assert_cmpuint (game->game.state.you.bonuses[1], ==, DUB_VI_THREAD_LACE);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_BONUSES));
}

static void
test_specialist (void)
{
  g_autoptr (Game) game = begin (JB);

  DO (game, YOU_HIRE, .flag = TRUE, .sure = TRUE);
  game_expect (game, "you-hired");
  game_expect_display (game, DUB_DISPLAY_EMPLOYEES, "1111");
  g_assert_cmpuint (game->game.state.you.hand, ==, 4);
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_APPRENTICES], ==, 3);
  REFUSE (game, LIMIT, YOU_HIRE, .flag = TRUE);
  game_next_round (game);
  game_ready (game);
  game_your_turn (game);
  REFUSE (game, LIMIT, YOU_HIRE, .flag = TRUE);
}

static void
test_depute (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubYou *you = &game->game.state.you;

  REFUSE (game, VALUE, YOU_DEPUTE, .type = DUB_TYPE_NONE);
  REFUSE (game, VALUE, YOU_DEPUTE, .type = DUB_TYPE_UNKNOWN);
  DO (game, YOU_HIRE, .at = 2);
  DO (game, YOU_HIRE, .at = 3);
  DO (game, YOU_DEPUTE, .type = DUB_APPRENTICE);
  game_expect (game, "you-deputed");
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 6);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  DO (game, YOU_DEPUTE, .type = DUB_APPRENTICE);
  REFUSE (game, EMPLOYEE, YOU_DEPUTE, .type = DUB_APPRENTICE);
  DO (game, YOU_DEPUTE, .type = DUB_MASTER);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 4);
  REFUSE (game, STAFF, YOU_DEPUTE, .type = DUB_JOURNEYMAN);
  g_assert_cmpuint (you->hand, ==, 5);
}

static void
test_fund (void)
{
  g_autoptr (Game) game = begin (BASE);

  for (guint8 decoration = DUB_FIREWORKS; decoration <= DUB_MUSICIANS; decoration++) {
    guint8 n = game->box.decorations[decoration].n;

    DO (game, YOU_FUND, .decoration = decoration, .at = (guint8) (n - 1));
    game_expect (game, "you-funded");
    g_assert_cmpuint (game->game.state.tokens[decoration][n - 1], ==, DUB_YOU);
    REFUSE (game, PLACE, YOU_FUND, .decoration = decoration, .at = (guint8) (n - 1));
    REFUSE (game, PLACE, YOU_FUND, .decoration = decoration, .at = n);
  }
  REFUSE (game, PLACE, YOU_FUND, .decoration = DUB_N_DECORATION_KINDS);
  REFUSE (game, EXPANSION, YOU_FUND, .decoration = DUB_JEWELER, .at = 0);
  game_put_token (game, DUB_STATUES, 0, DUB_BARRY);
  REFUSE (game, PLACE, YOU_FUND, .decoration = DUB_STATUES, .at = 0);
}

/* One on each side of the kitchen, one jeweler; of the others as many as free. */
static void
test_fund_limits (void)
{
  g_autoptr (Game) game = begin (JB);

  for (guint8 decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    DubAction second = ACTION (YOU_FUND, .decoration = decoration, .at = 1);

    DO (game, YOU_FUND, .decoration = decoration, .at = 0);
    if (decoration == DUB_KITCHEN_LEFT || decoration == DUB_KITCHEN_RIGHT ||
        decoration == DUB_JEWELER)
      game_refuse (game, &second, DUB_GAME_ERROR_LIMIT, G_STRLOC);
    else
      game_do (game, &second);
  }
}

/* Her tokens do not count for you. */
static void
test_fund_beside_hers (void)
{
  g_autoptr (Game) game = begin (JB);

  for (guint8 decoration = DUB_KITCHEN_LEFT; decoration <= DUB_JEWELER; decoration++) {
    game_put_token (game, decoration, 0, DUB_BARRY);
    DO (game, YOU_FUND, .decoration = decoration, .at = 1);
  }
}

static void
test_favor (void)
{
  g_autoptr (Game) game = begin (BASE);

  DO (game, YOU_FAVOR);
  game_expect (game, "you-took-favor");
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  REFUSE (game, PLACE, YOU_FAVOR);
  CORRECT (game, FAVOR, .owner = DUB_BARRY);
  REFUSE (game, PLACE, YOU_FAVOR);
}

static void
test_exam (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubYou *you = &game->game.state.you;

  REFUSE (without, EXPANSION, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN);
  DO (game, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
  game_expect (game, "YOU-5 you-did-task; YOU-5 you-did-task; YOU-5 you-did-task; "
                     "YOU-5 you-did-task; you-passed-exam");
  g_assert_cmpuint (you->counts[DUB_FACT_PP], ==, 1);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  g_assert_cmpuint (you->hand, ==, 4);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_JOURNEYMAN], ==, 8);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 9);

  DO (game, YOU_EXAM, .track = DUB_TRACK_MASTER, .sure = TRUE);
  g_assert_cmpuint (you->counts[DUB_FACT_PP], ==, 2);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 1);
  g_assert_cmpuint (you->hand, ==, 5);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 8);
  g_assert_cmpuint (you->n_bonuses, ==, 0);
  /* Hers goes on untouched. */
  g_assert_cmpuint (game->game.state.barry.track, ==, DUB_TRACK_JOURNEYMAN);
  g_assert_cmpuint (game->game.state.barry.pp, ==, 0);

  REFUSE (game, VALUE, YOU_EXAM, .track = DUB_N_TRACKS);

  /* With an empty deck nobody joins you. */
  CORRECT (game, EXAM_DECK, .track = DUB_TRACK_MASTER, .n = 0);
  CORRECT (game, YOUR_TRACK, .track = DUB_TRACK_MASTER);
  CORRECT (game, YOUR_STAFF, .at = 0,
           .employee = { .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START });
  DO (game, YOU_EXAM, .track = DUB_TRACK_MASTER, .sure = TRUE);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 4);
  g_assert_cmpuint (you->hand, ==, 5);
}

static void
test_exam_crown (void)
{
  g_autoptr (Game) game = begin (JB);

  REFUSE (game, VALUE, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .employee.crown = DUB_JB_NECKLACES);
  CORRECT (game, YOUR_TRACK, .track = DUB_TRACK_MASTER);
  REFUSE (game, VALUE, YOU_EXAM, .track = DUB_TRACK_MASTER, .employee.crown = DUB_VI_PAIRS);
  REFUSE (game, VALUE, YOU_EXAM, .track = DUB_TRACK_MASTER,
          .employee.crown = DUB_JB_APPRENTICES + 1);
  DO (game, YOU_EXAM, .track = DUB_TRACK_MASTER, .sure = TRUE, .employee.crown = DUB_JB_NECKLACES);
  g_assert_cmpuint (game->game.state.you.n_bonuses, ==, 1);
  g_assert_cmpuint (game->game.state.you.bonuses[0], ==, DUB_JB_NECKLACES);
  CORRECT (game, YOUR_TRACK, .track = DUB_TRACK_MASTER);
  CORRECT (game, YOUR_STAFF, .at = 0,
           .employee = { .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START });
  REFUSE (game, COUNT, YOU_EXAM, .track = DUB_TRACK_MASTER, .employee.crown = DUB_JB_NECKLACES);
  CORRECT (game, HER_STAFF, .at = 5,
           .employee = dub_box_get_crown (&game->box, DUB_JB_DECORATIONS));
  REFUSE (game, COUNT, YOU_EXAM, .track = DUB_TRACK_MASTER, .employee.crown = DUB_JB_DECORATIONS);
}

/* PP that are not known are not counted on. */
static void
test_exam_without_count (void)
{
  g_autoptr (Game) game = begin (JB);

  DO (game, END_TURN);
  game_your_turn (game);
  DO (game, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_PP));
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_PP], ==, 0);
}

static void
test_counts (void)
{
  g_autoptr (Game) game = begin (JB);
  DubAction action = ACTION (YOU_COUNT);

  for (guint8 fact = 0; fact < DUB_N_COUNTS; fact++) {
    gint16 max = fact == DUB_FACT_PP      ? DUB_MAX_PP
                 : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE
                                          : DUB_MAX_COUNT;

    DO (game, YOU_COUNT, .fact = fact, .n = max);
    game_expect (game, "you-counted");
    g_assert_cmpuint (game->game.state.you.counts[fact], ==, max);
    REFUSE (game, VALUE, YOU_COUNT, .fact = fact, .n = (gint16) (max + 1));
    REFUSE (game, VALUE, YOU_COUNT, .fact = fact, .n = -1);
    DO (game, YOU_COUNT, .fact = fact, .n = 5);
  }
  REFUSE (game, VALUE, YOU_COUNT, .fact = DUB_N_FACTS);

  action.detail.fact = DUB_FACT_JEWELRY;
  action.detail.jewelry[DUB_BLUE] = 2;
  action.detail.jewelry[DUB_ORANGE] = 1;
  game_do (game, &action);
  g_assert_cmpuint (game->game.state.you.jewelry.n, ==, 3);
  g_assert_cmpuint (dub_jewelry_count (&game->game.state.you.jewelry, DUB_BLUE), ==, 2);
  action.detail.jewelry[DUB_PINK] = 30;
  game_refuse (game, &action, DUB_GAME_ERROR_VALUE, G_STRLOC);

  DO (game, YOU_COUNT, .fact = DUB_FACT_BONUSES, .crowns = 1u << 3 | 1u << 5);
  g_assert_cmpuint (game->game.state.you.n_bonuses, ==, 2);
  g_assert_cmpuint (game->game.state.you.bonuses[0], ==, DUB_VI_PAIRS);
  g_assert_cmpuint (game->game.state.you.bonuses[1], ==, DUB_JB_NECKLACES);
  DO (game, YOU_COUNT, .fact = DUB_FACT_BONUSES, .crowns = 1u << 0);
  g_assert_cmpuint (game->game.state.you.n_bonuses, ==, 1);
  CORRECT (game, HER_STAFF, .at = 5, .employee = dub_box_get_crown (&game->box, DUB_VI_PAIRS));
  REFUSE (game, COUNT, YOU_COUNT, .fact = DUB_FACT_BONUSES, .crowns = 1u << 3);
}

static void
test_counts_without_jewelry_box (void)
{
  g_autoptr (Game) game = begin (BASE);
  DubAction action = ACTION (YOU_COUNT, .fact = DUB_FACT_JEWELRY);

  game_do (game, &action);
  action.detail.jewelry[DUB_BLUE] = 1;
  game_refuse (game, &action, DUB_GAME_ERROR_COUNT, G_STRLOC);
  REFUSE (game, COUNT, YOU_COUNT, .fact = DUB_FACT_BONUSES, .crowns = 1u << 5);
  DO (game, YOU_COUNT, .fact = DUB_FACT_BONUSES, .crowns = 1u << 0);
}

/* An answer holds until your next turn ends, a count for good. */
static void
test_counts_forgotten (void)
{
  for (guint8 fact = 0; fact < DUB_N_FACTS; fact++)
    for (guint8 kept = FALSE; kept <= TRUE; kept++) {
      g_autoptr (Game) game = begin (BASE);

      DO (game, YOU_COUNT, .fact = fact, .n = 6, .flag = kept);
      CORRECT (game, TURN, .owner = DUB_BARRY);
      DO (game, REVEAL, .card = { .action = DUB_CARD_FAVOR, .hall = 1 });
      DO (game, DONE);
      g_assert_true (dub_state_knows (&game->game.state, fact));
      DO (game, END_TURN);
      g_assert_cmpint (dub_state_knows (&game->game.state, fact), ==, kept);
    }
}

/* The last word on a fact says whether it is kept. */
static void
test_count_no_longer_kept (void)
{
  g_autoptr (Game) game = begin (BASE);

  DO (game, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = 6, .flag = TRUE);
  DO (game, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = 7);
  DO (game, END_TURN);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
}

static void
test_end (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, BAG, .n = 2);
  DO (game, END_TURN);
  game_expect (game, "P3 you-ended");
  g_assert_cmpuint (game->game.state.you.hand, ==, 2);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_BARRY);
  /* You may have discarded tiles, so the bag is no longer counted. */
  g_assert_cmpint (game->game.state.bag, ==, DUB_PLENTY);
  game_your_turn (game);
  CORRECT (game, YOUR_HAND, .n = 0);
  DO (game, END_TURN);
  g_assert_cmpuint (game->game.state.you.hand, ==, 0);
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
