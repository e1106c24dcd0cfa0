/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "The table differs": every fact that can be corrected, and the boards that are impossible.
 */

#include "game-fixture.h"

static Game *
begin (guint expansions)
{
  Game *game = game_new (expansions, DUB_DRAW_APP);

  game_ready (game);

  return game;
}

static void
test_tile (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_tile (8, DUB_TILE_GO));
  game_expect (game, "correct");
  game_do (game, correct_tile (0, DUB_TILE_NONE));
  game_expect_display (game, DUB_DISPLAY_RESOURCES, ".???????g");
  REFUSE (game, NO_SPACE, correct_tile (9, DUB_TILE_GO));
  REFUSE (game, NO_SUCH_THING, correct_tile (0, DUB_N_TILES));
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, 40));
  REFUSE (game, TILES, correct_tile (0, DUB_TILE_GO));
}

static void
test_garment (void)
{
  g_autoptr (Game) game = begin (BASE);
  guint bag = game->game.state.garment_bag;

  game_do (game, correct_garment (5, (DubGarment){ DUB_ORANGE, 9, 1, 0 }));
  g_assert_cmpuint (game->game.state.garments[5].pp, ==, 9);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  game_do (game, correct_garment (5, (DubGarment){ 0 }));
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag + 1);
  game_do (game, correct_garment (5, game_garment ('?')));
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE (game, NO_SPACE, correct_garment (6, game_garment ('b')));
  REFUSE (game, NO_SUCH_THING, correct_garment (0, (DubGarment){ DUB_BLUE, 10, 0, 0 }));
  REFUSE (game, NO_SUCH_THING, correct_garment (0, (DubGarment){ DUB_BLUE, 1, 2, 0 }));
  REFUSE (game, NO_SUCH_THING, correct_garment (0, (DubGarment){ DUB_N_COLORS, 1, 0, 0 }));
  REFUSE (game, NO_SUCH_THING, correct_garment (0, (DubGarment){ DUB_BLUE, 1, 0, DUB_N_SPECIALS }));
  REFUSE (game, NO_SUCH_THING, correct_garment (0, (DubGarment){ 0, 0, 0, DUB_EXPERT_TILE }));
  REFUSE (game, NO_EXPERT, correct_garment (0, (DubGarment){ DUB_BLUE, 1, 0, DUB_EXPERT_TILE }));
}

static void
test_seventh_orange_coat (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_set (game, DUB_DISPLAY_GARMENTS, "ooo...");
  game_put_guest (game, 0, 0, DUB_YOU, 'o');
  game_put_guest (game, 1, 0, DUB_BARRY, 'o');
  game_your_turn (game);
  game_do (game, you_sell (0)); /* the discards count too */
  game_put_guest (game, 2, 0, DUB_BARRY, 'o');
  REFUSE (game, GARMENTS, correct_guest (3, 0, DUB_YOU, game_garment ('o')));
  REFUSE (game, GARMENTS, correct_garment (3, game_garment ('o')));
  game_do (game, correct_garment (1, game_garment ('g')));
  game_do (game, correct_garment (3, game_garment ('o')));
}

static void
test_employee (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_employee (3, game_employee (game, 1, 0)));
  REFUSE (game, EMPLOYEE_TWICE, correct_employee (2, game_employee (game, 1, 0)));
  game_do (game, correct_staff (DUB_BARRY, 5, game_employee (game, 1, 1)));
  REFUSE (game, EMPLOYEE_TWICE, correct_employee (2, game_employee (game, 1, 1)));
  REFUSE (game, NO_SPACE, correct_employee (4, game_employee (game, 1, 2)));
  REFUSE (game, NO_SUCH_THING, correct_employee (2, (DubEmployee){ .type = DUB_N_TYPES }));
  REFUSE (game, NO_SUCH_THING,
          correct_employee (2, (DubEmployee){ .type = DUB_MASTER, .level = 7 }));
  REFUSE (game, NO_SUCH_THING,
          correct_employee (
              2, (DubEmployee){ .type = DUB_APPRENTICE, .level = 6, .crown = DUB_VI_STAFF }));
  REFUSE (game, NO_SUCH_THING,
          correct_employee (2, (DubEmployee){ .type = DUB_MASTER, .level = 1, .id = 57 }));
  /* An id has a fixed type, level and crown. */
  REFUSE (game, NO_SUCH_THING,
          correct_employee (2, (DubEmployee){ .type = DUB_MASTER, .level = 1, .id = 1 }));
  REFUSE (game, NO_SUCH_THING,
          correct_employee (2, (DubEmployee){ .type = DUB_APPRENTICE, .level = 2, .id = 1 }));
  REFUSE (game, NO_SUCH_THING,
          correct_employee (2, (DubEmployee){ .type = DUB_APPRENTICE, .level = 6, .id = 25 }));
  REFUSE (game, LEVEL_NOT_DUE,
          correct_employee (2, dub_box_get_crown (&game->box, DUB_JB_NECKLACES)));
}

/* A card entered by mistake may still come, and so may other cards of its level. */
static void
test_employee_by_mistake (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_go_to (game, 2);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "11");
  game_do (game, correct_employee (0, game_employee (game, 2, 0)));
  game_do (game, enter_employee (2, game_employee (game, 1, 0)));
  REFUSE (game, LEVEL_NOT_DUE, enter_employee (3, game_employee (game, 1, 2)));
  game_do (game, correct_employee (1, (DubEmployee){ 0 }));
  game_do (game, enter_employee (1, game_employee (game, 1, 2)));
}

static void
test_jewel (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  game_set (game, DUB_DISPLAY_JEWELRY, "oo.o");
  game_do (game, correct_jewel (2, DUB_ORANGE));
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "oooo");
  REFUSE (game, NO_SPACE, correct_jewel (4, DUB_BLUE));
  REFUSE (game, NO_SUCH_THING, correct_jewel (0, DUB_N_COLORS));
  REFUSE (without, NO_JEWELRY, correct_jewel (0, DUB_BLUE));
}

static void
test_her_jewelry (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  game_do (game, correct_jewelry (DUB_BARRY, 2, 0, 0, 1));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].jewelry.n, ==, 3);
  g_assert_cmpuint (dub_jewelry_count (&game->game.state.sides[DUB_BARRY].jewelry, DUB_ORANGE), ==,
                    1);
  REFUSE (without, NO_JEWELRY, correct_jewelry (DUB_BARRY, 2, 0, 0, 1));
  game_do (game, correct_jewelry (DUB_BARRY, 8, 0, 0, 0)); /* the rulebooks name no colors */
  game_set (game, DUB_DISPLAY_JEWELRY, "....");
  REFUSE (game, NO_SUCH_THING, correct_jewelry (DUB_BARRY, 7, 7, 6, 5));
  game_do (game, correct_jewelry (DUB_BARRY, 7, 7, 6, 4));
  game_do (game, correct_jewelry (DUB_BARRY, 0, 0, 0, 0));
  REFUSE (game, CANNOT_COME, correct_jewelry (DUB_YOU, 1, 0, 0, 0));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].jewelry.n, ==, 0);
}

static void
test_guest (void)
{
  g_autoptr (Game) game = begin (BASE);
  guint bag = game->game.state.garment_bag;

  game_do (game, correct_guest (4, 4, DUB_YOU, game_garment ('b')));
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_YOU);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag - 1);
  game_do (game, correct_guest (4, 4, DUB_BARRY, game_garment ('p')));
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag - 1);
  game_do (game, correct_guest (4, 4, DUB_NOBODY, (DubGarment){ 0 }));
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_NOBODY);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE (game, NO_SPACE, correct_guest (5, 0, DUB_YOU, game_garment ('b')));
  REFUSE (game, NO_SPACE, correct_guest (4, 5, DUB_YOU, game_garment ('b')));
  REFUSE (game, NO_SUCH_THING, correct_guest (1, 0, DUB_YOU, (DubGarment){ 0 }));
  REFUSE (game, NO_SUCH_THING, correct_guest (1, 0, DUB_NOBODY, game_garment ('b')));
  REFUSE (game, NO_SUCH_THING, correct_guest (1, 0, DUB_YOU, game_garment ('?')));
  REFUSE (game, NO_SUCH_THING, correct_guest (1, 0, DUB_N_OWNERS, game_garment ('b')));
  REFUSE (game, NO_SUCH_THING, correct_guest (1, 0, DUB_YOU, (DubGarment){ DUB_BLUE, 10, 0, 0 }));
}

static void
test_token (void)
{
  for (guint8 decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    g_autoptr (Game) game = begin (JB);
    DubMove second = correct_token (decoration, 1, DUB_BARRY);

    game_put_token (game, decoration, 0, DUB_BARRY);
    game_put_token (game, decoration, 0, DUB_BARRY);
    g_assert_cmpuint (game->game.state.tokens[decoration][0], ==, DUB_BARRY);
    if (decoration == DUB_JEWELER || decoration == DUB_KITCHEN_LEFT ||
        decoration == DUB_KITCHEN_RIGHT)
      REFUSE (game, ONE_TOKEN, second);
    else
      game_do (game, second);
    game_put_token (game, decoration, 1, DUB_YOU);
    game_put_token (game, decoration, 0, DUB_NOBODY);
    g_assert_cmpuint (game->game.state.tokens[decoration][0], ==, DUB_NOBODY);
    REFUSE (game, NO_SPACE,
            correct_token (decoration, game->box.decorations[decoration].n, DUB_YOU));
    REFUSE (game, NO_SUCH_THING, correct_token (decoration, 0, DUB_N_OWNERS));
  }
}

static void
test_token_without_board (void)
{
  g_autoptr (Game) game = begin (BASE);

  REFUSE (game, NO_JEWELER_BOARD, correct_token (DUB_JEWELER, 0, DUB_BARRY));
  REFUSE (game, NO_SPACE, correct_token (DUB_N_DECORATION_KINDS, 0, DUB_BARRY));
}

static void
test_all_halls (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_all_halls (0, DUB_BARRY));
  REFUSE (game, ONE_TOKEN, correct_all_halls (1, DUB_BARRY));
  game_do (game, correct_all_halls (1, DUB_YOU));
  game_do (game, correct_all_halls (0, DUB_NOBODY));
  game_do (game, correct_all_halls (0, DUB_BARRY));
  REFUSE (game, NO_SPACE, correct_all_halls (2, DUB_NOBODY));
  REFUSE (game, NO_SUCH_THING, correct_all_halls (0, DUB_N_OWNERS));
  g_assert_cmpuint (game->game.state.all_halls[0], ==, DUB_BARRY);
  g_assert_cmpuint (game->game.state.all_halls[1], ==, DUB_YOU);
}

static void
test_her_counts (void)
{
  static const DubFact facts[] = { DUB_FACT_PP, DUB_FACT_THREAD, DUB_FACT_LACE };
  g_autoptr (Game) game = begin (BASE);
  const DubSide *barry = &game->game.state.sides[DUB_BARRY];

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++) {
    gint max = facts[i] == DUB_FACT_PP ? DUB_MAX_PP : DUB_MAX_COUNT;

    game_do (game, correct_count (DUB_BARRY, facts[i], max));
    g_assert_cmpuint (barry->counts[facts[i]], ==, max);
    REFUSE (game, RANGE, correct_count (DUB_BARRY, facts[i], max + 1));
    REFUSE (game, RANGE, correct_count (DUB_BARRY, facts[i], -1));
    game_do (game, correct_count (DUB_BARRY, facts[i], 0));
    g_assert_cmpuint (barry->counts[facts[i]], ==, 0);
  }
  /* She never has Livre (T-3), her cards are not a count, and yours cannot be corrected this
   * way. */
  REFUSE (game, NO_SPACE, correct_count (DUB_BARRY, DUB_FACT_LIVRE, 1));
  REFUSE (game, NO_SPACE, correct_count (DUB_BARRY, DUB_FACT_STAFF, 5));
  REFUSE (game, CANNOT_COME, correct_count (DUB_YOU, DUB_FACT_STAFF, 5));
  REFUSE (game, CANNOT_COME, correct_number (DUB_NOWHERE, 0));
}

/* Nine tiles are on display; the others may be hers or in the bag. */
static void
test_tiles (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, 39));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].counts[DUB_FACT_TILES], ==, 39);
  REFUSE (game, TILES, correct_count (DUB_BARRY, DUB_FACT_TILES, 40));
  REFUSE (game, RANGE, correct_count (DUB_BARRY, DUB_FACT_TILES, 49));
  REFUSE (game, RANGE, correct_count (DUB_BARRY, DUB_FACT_TILES, -1));
  game_do (game, correct_bag (0));
  REFUSE (game, TILES, correct_bag (1));
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, 9));
  game_do (game, correct_bag (30));
  g_assert_cmpint (game->game.state.bag, ==, 30);
  REFUSE (game, RANGE, correct_bag (49));
  REFUSE (game, RANGE, correct_bag (-2));
  game_do (game, correct_bag (DUB_PLENTY));
}

static void
test_staff (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubSide *barry = &game->game.state.sides[DUB_BARRY];

  game_do (game, correct_staff (DUB_BARRY, 5, game_employee (game, 2, 0)));
  g_assert_cmpuint (barry->n_staff, ==, 6);
  REFUSE (game, NO_SPACE, correct_staff (DUB_BARRY, 7, game_employee (game, 2, 1)));
  game_do (game,
           correct_staff (DUB_BARRY, 0,
                          (DubEmployee){ .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN }));
  g_assert_cmpuint (barry->n_staff, ==, 6);
  g_assert_cmpuint (barry->staff[0].type, ==, DUB_APPRENTICE);
  game_do (game, correct_staff (DUB_BARRY, 1, (DubEmployee){ 0 }));
  g_assert_cmpuint (barry->n_staff, ==, 5);
  g_assert_cmpuint (barry->staff[1].type, ==, DUB_JOURNEYMAN);
  g_assert_cmpuint (barry->staff[4].level, ==, 2);
  REFUSE (game, NO_SUCH_THING, correct_staff (DUB_BARRY, 5, (DubEmployee){ 0 }));
  REFUSE (game, EMPLOYEE_TWICE, correct_staff (DUB_BARRY, 5, game_employee (game, 2, 0)));
  REFUSE (game, NO_SUCH_THING, correct_staff (DUB_BARRY, 5, (DubEmployee){ .type = DUB_N_TYPES }));
  REFUSE (game, NO_EMPLOYEE,
          correct_staff (DUB_BARRY, 5, dub_box_get_crown (&game->box, DUB_JB_APPRENTICES)));
}

/* EXAM-X: a card from an examination is one of hers, has a type that examinations have, and
 * requires the Jewelry Box. */
static void
test_exam_card (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  for (guint8 type = DUB_MASTER; type <= DUB_TYPE_UNKNOWN; type++) {
    DubEmployee card = { .type = type, .level = DUB_LEVEL_EXAM };
    guint8 top = game->game.state.sides[DUB_BARRY].n_staff;

    REFUSE (game, NO_SUCH_THING, correct_employee (0, card));
    REFUSE (without, NO_SUCH_THING, correct_staff (DUB_BARRY, 5, card));
    if (type == DUB_MASTER || type == DUB_JOURNEYMAN)
      game_do (game, correct_staff (DUB_BARRY, top, card));
    else
      REFUSE (game, NO_SUCH_THING, correct_staff (DUB_BARRY, top, card));
  }
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].n_staff, ==, 7);
}

/* You cannot have a card twice either. */
static void
test_your_card_twice (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubEmployee card = game_employee (game, 2, 0);

  game_do (game, correct_staff (DUB_YOU, 5, card));
  game_do (game, correct_staff (DUB_YOU, 5, card));
  REFUSE (game, EMPLOYEE_TWICE, correct_staff (DUB_YOU, 6, card));
}

/* There are only 33 cards, with four on display, and 18 more with the Jewelry Box. */
static void
test_staff_size (void)
{
  for (guint i = 0; i < 2; i++) {
    g_autoptr (Game) game = begin (i == 0 ? BASE : JB);
    guint8 limit = i == 0 ? 29 : 47;

    for (guint8 at = 5; at < limit; at++)
      game_do (game,
               correct_staff (DUB_BARRY, at,
                              (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN }));
    REFUSE (game, STAFF,
            correct_staff (DUB_BARRY, limit,
                           (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN }));
  }
}

/* A level has only as many cards as in the box. */
static void
test_levels (void)
{
  static const guint8 base[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
  static const guint8 jb[DUB_N_LEVELS] = { 10, 6, 13, 4, 4, 13, 6 };

  for (guint i = 0; i < 2 * DUB_N_LEVELS; i++) {
    guint8 level = (guint8) (i % DUB_N_LEVELS);
    guint8 limit = i < DUB_N_LEVELS ? base[level] : jb[level];
    g_autoptr (Game) game = begin (i < DUB_N_LEVELS ? BASE : JB);

    for (guint8 n = 0; n < limit; n++)
      game_do (game, correct_staff (DUB_BARRY, 5 + n,
                                    (DubEmployee){ .type = DUB_MASTER, .level = level }));
    REFUSE (game, LEVEL,
            correct_staff (DUB_BARRY, 5 + limit,
                           (DubEmployee){ .type = DUB_MASTER, .level = level }));
  }
}

static void
test_exam (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubSide *barry = &game->game.state.sides[DUB_BARRY];

  game_do (game, correct_task (DUB_BARRY, DUB_TASK_GO, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_BP, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_BP, TRUE));
  g_assert_cmpuint (barry->n_done, ==, 2);
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_GO, FALSE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_GO, FALSE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_DECORATION, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_THREAD_LACE, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_DECORATION, FALSE));
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].done[1], ==, DUB_TASK_THREAD_LACE);
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_THREAD_LACE, FALSE));
  g_assert_cmpuint (barry->n_done, ==, 1);
  g_assert_cmpuint (barry->done[0], ==, DUB_TASK_BP);
  g_assert_cmpuint (barry->done[1], ==, DUB_TASK_NONE);
  REFUSE (game, OTHER_TASK, correct_task (DUB_BARRY, DUB_TASK_GOWN, TRUE));
  REFUSE (game, NO_SPACE, correct_task (DUB_BARRY, DUB_TASK_NONE, TRUE));
  game_do (game, correct_track (DUB_BARRY, DUB_TRACK_MASTER));
  g_assert_cmpuint (barry->track, ==, DUB_TRACK_MASTER);
  g_assert_cmpuint (barry->n_done, ==, 0);
  REFUSE (game, OTHER_TASK, correct_task (DUB_BARRY, DUB_TASK_BP, TRUE));
  game_do (game, correct_task (DUB_BARRY, DUB_TASK_GOWN, TRUE));
  REFUSE (game, NO_SUCH_THING, correct_track (DUB_BARRY, DUB_N_TRACKS));
  game_do (game, correct_exam_deck (DUB_TRACK_JOURNEYMAN, 0));
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_JOURNEYMAN], ==, 0);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 9);
  REFUSE (game, RANGE, correct_exam_deck (DUB_TRACK_JOURNEYMAN, -1));
  REFUSE (game, NO_SPACE, correct_exam_deck (DUB_N_TRACKS, 1));
  REFUSE (game, RANGE, correct_exam_deck (DUB_TRACK_MASTER, 57));
  REFUSE (without, NOT_IN_PLAY, correct_exam_deck (DUB_TRACK_MASTER, 0));
}

static void
test_hands (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_hand (99));
  g_assert_cmpuint (game->game.state.yours.hand, ==, 99);
  REFUSE (game, RANGE, correct_hand (100));
  REFUSE (game, RANGE, correct_hand (-1));
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 3));
  game_do (game, correct_pile (DUB_PILE_HAND, 2));
  game_do (game, correct_pile (DUB_PILE_DISCARD, 20));
  g_assert_cmpuint (game->game.state.supply.n, ==, 3);
  g_assert_cmpuint (game->game.state.hand.n, ==, 2);
  g_assert_cmpuint (game->game.state.discard.n, ==, 20);
  g_assert_cmpuint (game->game.state.hand.cards[0].action, ==, DUB_CARD_UNKNOWN);
  REFUSE (game, CARDS, correct_pile (DUB_PILE_HAND, 3));
  REFUSE (game, RANGE, correct_pile (DUB_PILE_HAND, 26));
  REFUSE (game, RANGE, correct_pile (DUB_PILE_HAND, -1));
  REFUSE (game, NO_SPACE, correct_pile (DUB_PILE_DISCARD + 1, 1));
}

/* All 25 cards may be in one pile. */
static void
test_pile_of_all (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_your_turn (game);
  game_do (game, correct_pile (DUB_PILE_HAND, 0));
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 0));
  game_do (game, correct_pile (DUB_PILE_DISCARD, DUB_N_CARDS));
  REFUSE (game, RANGE, correct_pile (DUB_PILE_DISCARD, DUB_N_CARDS + 1));
}

/* The card in play is one of the 25. */
static void
test_cards_while_playing (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_do (game, correct_pile (DUB_PILE_SUPPLY, 21));
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  REFUSE (game, CARDS, correct_pile (DUB_PILE_HAND, 4));
  REFUSE (game, NOT_IN_PLAY, correct_turn (DUB_YOU));
}

static void
test_tokens_of_players (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  REFUSE (game, NOT_IN_PLAY, correct_turn (DUB_YOU));
  game_do (game, correct_start (DUB_YOU));
  REFUSE (game, NO_SUCH_THING, correct_start (DUB_NOBODY));
  REFUSE (game, NO_SUCH_THING, correct_start (DUB_N_OWNERS));
  game_do (game, correct_favor (DUB_BARRY));
  g_assert_cmpuint (game->game.state.favor, ==, DUB_BARRY);
  game_do (game, correct_favor (DUB_NOBODY));
  REFUSE (game, NO_SUCH_THING, correct_favor (DUB_N_OWNERS));
  game_ready (game);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_YOU);
  game_do (game, correct_turn (DUB_BARRY));
  game_do (game, correct_turn (DUB_YOU));
  REFUSE (game, NO_SUCH_THING, correct_turn (DUB_NOBODY));
  game_do (game, correct_pile (DUB_PILE_HAND, 0));
  REFUSE (game, NO_HAND, correct_turn (DUB_BARRY));
  game_do (game, correct_pile (DUB_PILE_HAND, 1));
  game_do (game, correct_turn (DUB_BARRY));
  game_do (game, correct_hand (0));
  REFUSE (game, NO_HAND, correct_turn (DUB_YOU));
}

/* A reason names its place, the resulting number, and the allowed number. */
static void
test_reasons (void)
{
  static const struct {
    DubMove move;
    DubReason reason;
  } rows[] = {
    { { .verb = DUB_MOVE_CORRECT,
        .to = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_LACE, .side = DUB_BARRY },
        .thing = { .kind = DUB_KIND_NUMBER, .n = 102 } },
      { .code = DUB_REASON_RANGE,
        .place = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_LACE, .side = DUB_BARRY },
        .n = 102,
        .limit = 99 } },
    { { .verb = DUB_MOVE_COUNT,
        .side = DUB_YOU,
        .to = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_PP, .side = DUB_YOU },
        .thing = { .kind = DUB_KIND_NUMBER, .n = 302 } },
      { .code = DUB_REASON_RANGE,
        .place = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_PP, .side = DUB_YOU },
        .n = 302,
        .limit = 300 } },
    { { .verb = DUB_MOVE_CORRECT,
        .to = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_TILES, .side = DUB_BARRY },
        .thing = { .kind = DUB_KIND_NUMBER, .n = 41 } },
      { .code = DUB_REASON_TILES, .n = 50, .limit = 48 } },
    { { .verb = DUB_MOVE_CORRECT,
        .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = 5 },
        .thing = { .kind = DUB_KIND_OWNER, .name = DUB_YOU } },
      { .code = DUB_REASON_NO_SPACE,
        .place = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = 5 },
        .limit = 5 } },
  };
  g_autoptr (Game) game = begin (BASE);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
    g_autoptr (GError) error = NULL;
    const DubReason *reason;

    g_assert_false (dub_game_decide (&game->game, &rows[i].move, events, &error));
    reason = dub_reason_get (error);
    g_assert_cmpuint (reason->code, ==, rows[i].reason.code);
    g_assert_cmpint (reason->n, ==, rows[i].reason.n);
    g_assert_cmpuint (reason->limit, ==, rows[i].reason.limit);
    g_assert_true (dub_place_equal (reason->place, rows[i].reason.place));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/fixes/reasons", test_reasons);
  g_test_add_func ("/fixes/your-card-twice", test_your_card_twice);
  g_test_add_func ("/fixes/tile", test_tile);
  g_test_add_func ("/fixes/garment", test_garment);
  g_test_add_func ("/fixes/seventh-orange-coat", test_seventh_orange_coat);
  g_test_add_func ("/fixes/employee", test_employee);
  g_test_add_func ("/fixes/employee-by-mistake", test_employee_by_mistake);
  g_test_add_func ("/fixes/jewel", test_jewel);
  g_test_add_func ("/fixes/jewelry", test_her_jewelry);
  g_test_add_func ("/fixes/guest", test_guest);
  g_test_add_func ("/fixes/token", test_token);
  g_test_add_func ("/fixes/token-without-board", test_token_without_board);
  g_test_add_func ("/fixes/all-halls", test_all_halls);
  g_test_add_func ("/fixes/pp-thread-lace", test_her_counts);
  g_test_add_func ("/fixes/tiles-bag", test_tiles);
  g_test_add_func ("/fixes/staff", test_staff);
  g_test_add_func ("/fixes/exam-card", test_exam_card);
  g_test_add_func ("/fixes/staff-size", test_staff_size);
  g_test_add_func ("/fixes/levels", test_levels);
  g_test_add_func ("/fixes/track-task-exam-deck", test_exam);
  g_test_add_func ("/fixes/your-hand-pile", test_hands);
  g_test_add_func ("/fixes/pile-of-all", test_pile_of_all);
  g_test_add_func ("/fixes/pile-while-playing", test_cards_while_playing);
  g_test_add_func ("/fixes/favor-start-turn", test_tokens_of_players);

  return g_test_run ();
}
