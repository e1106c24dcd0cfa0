/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "The table differs": every fact that can be set right, and the boards that
 * cannot be.
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

  CORRECT (game, RESOURCE, .at = 8, .tile = DUB_TILE_GO);
  game_expect (game, "fixed");
  CORRECT (game, RESOURCE, .at = 0, .tile = DUB_TILE_NONE);
  game_expect_display (game, DUB_DISPLAY_RESOURCES, ".???????g");
  REFUSE_CORRECT (game, VALUE, RESOURCE, .at = 9, .tile = DUB_TILE_GO);
  REFUSE_CORRECT (game, VALUE, RESOURCE, .at = 0, .tile = DUB_N_TILES);
  CORRECT (game, HER_TILES, .n = 40);
  REFUSE_CORRECT (game, COUNT, RESOURCE, .at = 0, .tile = DUB_TILE_GO);
}

static void
test_garment (void)
{
  g_autoptr (Game) game = begin (BASE);
  guint bag = game->game.state.garment_bag;

  CORRECT (game, GARMENT, .at = 5, .garment = { DUB_ORANGE, 9, 1, 0 });
  g_assert_cmpuint (game->game.state.garments[5].pp, ==, 9);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  CORRECT (game, GARMENT, .at = 5, .garment = { 0 });
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag + 1);
  CORRECT (game, GARMENT, .at = 5, .garment = game_garment ('?'));
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE_CORRECT (game, VALUE, GARMENT, .at = 6, .garment = game_garment ('b'));
  REFUSE_CORRECT (game, VALUE, GARMENT, .garment = { DUB_BLUE, 10, 0, 0 });
  REFUSE_CORRECT (game, VALUE, GARMENT, .garment = { DUB_BLUE, 1, 2, 0 });
  REFUSE_CORRECT (game, VALUE, GARMENT, .garment = { DUB_N_COLORS, 1, 0, 0 });
  REFUSE_CORRECT (game, VALUE, GARMENT, .garment = { DUB_BLUE, 1, 0, DUB_N_SPECIALS });
  REFUSE_CORRECT (game, VALUE, GARMENT, .garment = { 0, 0, 0, DUB_EXPERT_TILE });
  REFUSE_CORRECT (game, COUNT, GARMENT, .garment = { DUB_BLUE, 1, 0, DUB_EXPERT_TILE });
}

static void
test_seventh_orange_coat (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_set (game, DUB_DISPLAY_GARMENTS, "ooo...");
  game_put_guest (game, 0, 0, DUB_YOU, 'o');
  game_put_guest (game, 1, 0, DUB_BARRY, 'o');
  game_your_turn (game);
  DO (game, YOU_GARMENT, .at = 0, .flag = TRUE); /* the discards count, too */
  game_put_guest (game, 2, 0, DUB_BARRY, 'o');
  REFUSE_CORRECT (game, COUNT, GUEST, .hall = 3, .at = 0, .owner = DUB_YOU,
                  .garment = game_garment ('o'));
  REFUSE_CORRECT (game, COUNT, GARMENT, .at = 3, .garment = game_garment ('o'));
  CORRECT (game, GARMENT, .at = 1, .garment = game_garment ('g'));
  CORRECT (game, GARMENT, .at = 3, .garment = game_garment ('o'));
}

static void
test_employee (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, EMPLOYEE, .at = 3, .employee = game_employee (game, 1, 0));
  REFUSE_CORRECT (game, COUNT, EMPLOYEE, .at = 2, .employee = game_employee (game, 1, 0));
  CORRECT (game, HER_STAFF, .at = 5, .employee = game_employee (game, 1, 1));
  REFUSE_CORRECT (game, COUNT, EMPLOYEE, .at = 2, .employee = game_employee (game, 1, 1));
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 4, .employee = game_employee (game, 1, 2));
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2, .employee = { .type = DUB_N_TYPES });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2, .employee = { .type = DUB_MASTER, .level = 7 });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = { .type = DUB_APPRENTICE, .level = 6, .crown = DUB_VI_STAFF });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = { .type = DUB_MASTER, .level = 1, .id = 57 });
  /* An id goes with its own type, level and crown. */
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = { .type = DUB_MASTER, .level = 1, .id = 1 });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = { .type = DUB_APPRENTICE, .level = 2, .id = 1 });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = { .type = DUB_APPRENTICE, .level = 6, .id = 25 });
  REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 2,
                  .employee = dub_box_get_crown (&game->box, DUB_JB_NECKLACES));
}

/* A card that was entered by mistake may still come, and so may its level. */
static void
test_employee_by_mistake (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_go_to (game, 2);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "11");
  CORRECT (game, EMPLOYEE, .at = 0, .employee = game_employee (game, 2, 0));
  DO (game, ENTER, .display = DUB_DISPLAY_EMPLOYEES, .at = 2,
      .employee = game_employee (game, 1, 0));
  REFUSE (game, COUNT, ENTER, .display = DUB_DISPLAY_EMPLOYEES, .at = 3,
          .employee = game_employee (game, 1, 2));
  CORRECT (game, EMPLOYEE, .at = 1, .employee = { 0 });
  DO (game, ENTER, .display = DUB_DISPLAY_EMPLOYEES, .at = 1,
      .employee = game_employee (game, 1, 2));
}

static void
test_jewel (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  game_set (game, DUB_DISPLAY_JEWELRY, "oo.o");
  CORRECT (game, JEWEL, .at = 2, .color = DUB_ORANGE);
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "oooo");
  REFUSE_CORRECT (game, VALUE, JEWEL, .at = 4, .color = DUB_BLUE);
  REFUSE_CORRECT (game, VALUE, JEWEL, .at = 0, .color = DUB_N_COLORS);
  REFUSE_CORRECT (without, COUNT, JEWEL, .at = 0, .color = DUB_BLUE);
}

static void
test_her_jewelry (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  DubAction correction =
      ACTION (CORRECT, .place_kind = DUB_PLACE_HER_JEWELRY, .jewelry = { 0, 2, 0, 0, 1, 0 });

  game_do (game, &correction);
  g_assert_cmpuint (game->game.state.barry.jewelry.n, ==, 3);
  g_assert_cmpuint (dub_jewelry_count (&game->game.state.barry.jewelry, DUB_ORANGE), ==, 1);
  game_refuse (without, &correction, DUB_GAME_ERROR_COUNT, G_STRLOC);
  CORRECT (game, HER_JEWELRY, .jewelry = { 0, 8, 0, 0, 0, 0 }); /* their colors are in no book */
  game_set (game, DUB_DISPLAY_JEWELRY, "....");
  REFUSE_CORRECT (game, VALUE, HER_JEWELRY, .jewelry = { 0, 7, 7, 6, 5, 0 });
  CORRECT (game, HER_JEWELRY, .jewelry = { 0, 7, 7, 6, 4, 0 });
  CORRECT (game, HER_JEWELRY, .jewelry = { 0 });
  g_assert_cmpuint (game->game.state.barry.jewelry.n, ==, 0);
}

static void
test_guest (void)
{
  g_autoptr (Game) game = begin (BASE);
  guint bag = game->game.state.garment_bag;

  CORRECT (game, GUEST, .hall = 4, .at = 4, .owner = DUB_YOU, .garment = game_garment ('b'));
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_YOU);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag - 1);
  CORRECT (game, GUEST, .hall = 4, .at = 4, .owner = DUB_BARRY, .garment = game_garment ('p'));
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag - 1);
  CORRECT (game, GUEST, .hall = 4, .at = 4);
  g_assert_cmpuint (game->game.state.halls[4][4].owner, ==, DUB_NOBODY);
  g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 5, .owner = DUB_YOU, .garment = game_garment ('b'));
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 4, .at = 5, .owner = DUB_YOU,
                  .garment = game_garment ('b'));
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 1, .owner = DUB_YOU);
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 1, .garment = game_garment ('b'));
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 1, .owner = DUB_YOU, .garment = game_garment ('?'));
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 1, .owner = DUB_N_OWNERS,
                  .garment = game_garment ('b'));
  REFUSE_CORRECT (game, VALUE, GUEST, .hall = 1, .owner = DUB_YOU,
                  .garment = { DUB_BLUE, 10, 0, 0 });
}

static void
test_token (void)
{
  for (guint8 decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    g_autoptr (Game) game = begin (JB);
    DubAction second = ACTION (CORRECT, .place_kind = DUB_PLACE_TOKEN, .decoration = decoration,
                               .at = 1, .owner = DUB_BARRY);

    game_put_token (game, decoration, 0, DUB_BARRY);
    game_put_token (game, decoration, 0, DUB_BARRY);
    g_assert_cmpuint (game->game.state.tokens[decoration][0], ==, DUB_BARRY);
    if (decoration == DUB_JEWELER || decoration == DUB_KITCHEN_LEFT ||
        decoration == DUB_KITCHEN_RIGHT)
      game_refuse (game, &second, DUB_GAME_ERROR_VALUE, G_STRLOC);
    else
      game_do (game, &second);
    game_put_token (game, decoration, 1, DUB_YOU);
    game_put_token (game, decoration, 0, DUB_NOBODY);
    g_assert_cmpuint (game->game.state.tokens[decoration][0], ==, DUB_NOBODY);
    REFUSE_CORRECT (game, VALUE, TOKEN, .decoration = decoration,
                    .at = game->box.decorations[decoration].n, .owner = DUB_YOU);
    REFUSE_CORRECT (game, VALUE, TOKEN, .decoration = decoration, .at = 0, .owner = DUB_N_OWNERS);
  }
}

static void
test_token_without_board (void)
{
  g_autoptr (Game) game = begin (BASE);

  REFUSE_CORRECT (game, COUNT, TOKEN, .decoration = DUB_JEWELER, .at = 0, .owner = DUB_BARRY);
  REFUSE_CORRECT (game, VALUE, TOKEN, .decoration = DUB_N_DECORATION_KINDS, .at = 0,
                  .owner = DUB_BARRY);
}

static void
test_all_halls (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_BARRY);
  REFUSE_CORRECT (game, VALUE, ALL_HALLS, .at = 1, .owner = DUB_BARRY);
  CORRECT (game, ALL_HALLS, .at = 1, .owner = DUB_YOU);
  CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_NOBODY);
  CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_BARRY);
  REFUSE_CORRECT (game, VALUE, ALL_HALLS, .at = 2, .owner = DUB_NOBODY);
  REFUSE_CORRECT (game, VALUE, ALL_HALLS, .at = 0, .owner = DUB_N_OWNERS);
  g_assert_cmpuint (game->game.state.all_halls[0], ==, DUB_BARRY);
  g_assert_cmpuint (game->game.state.all_halls[1], ==, DUB_YOU);
}

static void
test_her_counts (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubBarry *barry = &game->game.state.barry;
  const struct {
    guint8 place_kind;
    const guint16 *count;
    gint16 max;
  } rows[] = {
    { DUB_PLACE_HER_PP, &barry->pp, DUB_MAX_PP },
    { DUB_PLACE_HER_THREAD, &barry->thread, DUB_MAX_COUNT },
    { DUB_PLACE_HER_LACE, &barry->lace, DUB_MAX_COUNT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DO (game, CORRECT, .place_kind = rows[i].place_kind, .n = rows[i].max);
    g_assert_cmpuint (*rows[i].count, ==, rows[i].max);
    REFUSE (game, VALUE, CORRECT, .place_kind = rows[i].place_kind,
            .n = (gint16) (rows[i].max + 1));
    REFUSE (game, VALUE, CORRECT, .place_kind = rows[i].place_kind, .n = -1);
    DO (game, CORRECT, .place_kind = rows[i].place_kind, .n = 0);
    g_assert_cmpuint (*rows[i].count, ==, 0);
  }
  REFUSE (game, VALUE, CORRECT, .place_kind = DUB_N_PLACES);
}

/* Nine tiles lie on display; the others may be hers or in the bag. */
static void
test_tiles (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, HER_TILES, .n = 39);
  g_assert_cmpuint (game->game.state.barry.tiles, ==, 39);
  REFUSE_CORRECT (game, COUNT, HER_TILES, .n = 40);
  REFUSE_CORRECT (game, VALUE, HER_TILES, .n = 49);
  REFUSE_CORRECT (game, VALUE, HER_TILES, .n = -1);
  CORRECT (game, BAG, .n = 0);
  REFUSE_CORRECT (game, COUNT, BAG, .n = 1);
  CORRECT (game, HER_TILES, .n = 9);
  CORRECT (game, BAG, .n = 30);
  g_assert_cmpint (game->game.state.bag, ==, 30);
  REFUSE_CORRECT (game, VALUE, BAG, .n = 49);
  REFUSE_CORRECT (game, VALUE, BAG, .n = -2);
  CORRECT (game, BAG, .n = DUB_PLENTY);
}

static void
test_staff (void)
{
  g_autoptr (Game) game = begin (BASE);
  const DubBarry *barry = &game->game.state.barry;

  CORRECT (game, HER_STAFF, .at = 5, .employee = game_employee (game, 2, 0));
  g_assert_cmpuint (barry->n_staff, ==, 6);
  REFUSE_CORRECT (game, VALUE, HER_STAFF, .at = 7, .employee = game_employee (game, 2, 1));
  CORRECT (game, HER_STAFF, .at = 0,
           .employee = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN });
  g_assert_cmpuint (barry->n_staff, ==, 6);
  g_assert_cmpuint (barry->staff[0].type, ==, DUB_APPRENTICE);
  CORRECT (game, HER_STAFF, .at = 1, .employee = { 0 });
  g_assert_cmpuint (barry->n_staff, ==, 5);
  g_assert_cmpuint (barry->staff[1].type, ==, DUB_JOURNEYMAN);
  g_assert_cmpuint (barry->staff[4].level, ==, 2);
  REFUSE_CORRECT (game, VALUE, HER_STAFF, .at = 5, .employee = { 0 });
  REFUSE_CORRECT (game, COUNT, HER_STAFF, .at = 5, .employee = game_employee (game, 2, 0));
  REFUSE_CORRECT (game, VALUE, HER_STAFF, .at = 5, .employee = { .type = DUB_N_TYPES });
  REFUSE_CORRECT (game, COUNT, HER_STAFF, .at = 5,
                  .employee = dub_box_get_crown (&game->box, DUB_JB_APPRENTICES));
}

/* EXAM-X: a card from an examination is one of hers, of a type that there are examinations for,
 * and comes with the Jewelry Box. */
static void
test_exam_card (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);

  for (guint8 type = DUB_MASTER; type <= DUB_TYPE_UNKNOWN; type++) {
    DubEmployee card = { .type = type, .level = DUB_LEVEL_EXAM };
    guint8 top = game->game.state.barry.n_staff;

    REFUSE_CORRECT (game, VALUE, EMPLOYEE, .at = 0, .employee = card);
    REFUSE_CORRECT (without, VALUE, HER_STAFF, .at = 5, .employee = card);
    if (type == DUB_MASTER || type == DUB_JOURNEYMAN)
      CORRECT (game, HER_STAFF, .at = top, .employee = card);
    else
      REFUSE_CORRECT (game, VALUE, HER_STAFF, .at = top, .employee = card);
  }
  g_assert_cmpuint (game->game.state.barry.n_staff, ==, 7);
}

/* Not more cards than there are: 33 with four on display, 18 more with JB. */
static void
test_staff_size (void)
{
  for (guint i = 0; i < 2; i++) {
    g_autoptr (Game) game = begin (i == 0 ? BASE : JB);
    guint8 limit = i == 0 ? 29 : 47;

    for (guint8 at = 5; at < limit; at++)
      CORRECT (game, HER_STAFF, .at = at,
               .employee = { .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN });
    REFUSE_CORRECT (game, COUNT, HER_STAFF, .at = limit,
                    .employee = { .type = DUB_MASTER, .level = DUB_LEVEL_UNKNOWN });
  }
}

/* Not more of a level than the box has. */
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
      CORRECT (game, HER_STAFF, .at = (guint8) (5 + n),
               .employee = { .type = DUB_MASTER, .level = level });
    REFUSE_CORRECT (game, COUNT, HER_STAFF, .at = (guint8) (5 + limit),
                    .employee = { .type = DUB_MASTER, .level = level });
  }
}

static void
test_exam (void)
{
  g_autoptr (Game) game = begin (JB);
  g_autoptr (Game) without = begin (BASE);
  const DubBarry *barry = &game->game.state.barry;

  CORRECT (game, TASK, .task = DUB_TASK_GO, .flag = TRUE);
  CORRECT (game, TASK, .task = DUB_TASK_BP, .flag = TRUE);
  CORRECT (game, TASK, .task = DUB_TASK_BP, .flag = TRUE);
  g_assert_cmpuint (barry->n_done, ==, 2);
  CORRECT (game, TASK, .task = DUB_TASK_GO, .flag = FALSE);
  CORRECT (game, TASK, .task = DUB_TASK_GO, .flag = FALSE);
  CORRECT (game, TASK, .task = DUB_TASK_DECORATION, .flag = TRUE);
  CORRECT (game, TASK, .task = DUB_TASK_THREAD_LACE, .flag = TRUE);
  CORRECT (game, TASK, .task = DUB_TASK_DECORATION, .flag = FALSE);
  g_assert_cmpuint (game->game.state.barry.done[1], ==, DUB_TASK_THREAD_LACE);
  CORRECT (game, TASK, .task = DUB_TASK_THREAD_LACE, .flag = FALSE);
  g_assert_cmpuint (barry->n_done, ==, 1);
  g_assert_cmpuint (barry->done[0], ==, DUB_TASK_BP);
  g_assert_cmpuint (barry->done[1], ==, DUB_TASK_NONE);
  REFUSE_CORRECT (game, VALUE, TASK, .task = DUB_TASK_GOWN, .flag = TRUE);
  REFUSE_CORRECT (game, VALUE, TASK, .task = DUB_TASK_NONE, .flag = TRUE);
  CORRECT (game, TRACK, .track = DUB_TRACK_MASTER);
  g_assert_cmpuint (barry->track, ==, DUB_TRACK_MASTER);
  g_assert_cmpuint (barry->n_done, ==, 0);
  REFUSE_CORRECT (game, VALUE, TASK, .task = DUB_TASK_BP, .flag = TRUE);
  CORRECT (game, TASK, .task = DUB_TASK_GOWN, .flag = TRUE);
  REFUSE_CORRECT (game, VALUE, TRACK, .track = DUB_N_TRACKS);
  CORRECT (game, EXAM_DECK, .track = DUB_TRACK_JOURNEYMAN, .n = 0);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_JOURNEYMAN], ==, 0);
  g_assert_cmpint (game->game.state.exam_decks[DUB_TRACK_MASTER], ==, 9);
  REFUSE_CORRECT (game, VALUE, EXAM_DECK, .track = DUB_TRACK_JOURNEYMAN, .n = -1);
  REFUSE_CORRECT (game, VALUE, EXAM_DECK, .track = DUB_N_TRACKS, .n = 1);
  REFUSE_CORRECT (game, VALUE, EXAM_DECK, .track = DUB_TRACK_MASTER, .n = 57);
  REFUSE_CORRECT (without, VALUE, EXAM_DECK, .track = DUB_TRACK_MASTER, .n = 0);
}

static void
test_hands (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, YOUR_HAND, .n = 99);
  g_assert_cmpuint (game->game.state.you.hand, ==, 99);
  REFUSE_CORRECT (game, VALUE, YOUR_HAND, .n = 100);
  REFUSE_CORRECT (game, VALUE, YOUR_HAND, .n = -1);
  CORRECT (game, PILE, .pile = DUB_PILE_SUPPLY, .n = 3);
  CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = 2);
  CORRECT (game, PILE, .pile = DUB_PILE_DISCARD, .n = 20);
  g_assert_cmpuint (game->game.state.supply.n, ==, 3);
  g_assert_cmpuint (game->game.state.hand.n, ==, 2);
  g_assert_cmpuint (game->game.state.discard.n, ==, 20);
  g_assert_cmpuint (game->game.state.hand.cards[0].action, ==, DUB_CARD_UNKNOWN);
  REFUSE_CORRECT (game, COUNT, PILE, .pile = DUB_PILE_HAND, .n = 3);
  REFUSE_CORRECT (game, VALUE, PILE, .pile = DUB_PILE_HAND, .n = 26);
  REFUSE_CORRECT (game, VALUE, PILE, .pile = DUB_PILE_HAND, .n = -1);
  REFUSE_CORRECT (game, VALUE, PILE, .pile = DUB_PILE_DISCARD + 1, .n = 1);
}

/* All 25 of them may lie on one pile. */
static void
test_pile_of_all (void)
{
  g_autoptr (Game) game = begin (BASE);

  game_your_turn (game);
  CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = 0);
  CORRECT (game, PILE, .pile = DUB_PILE_SUPPLY, .n = 0);
  CORRECT (game, PILE, .pile = DUB_PILE_DISCARD, .n = DUB_N_CARDS);
  REFUSE_CORRECT (game, VALUE, PILE, .pile = DUB_PILE_DISCARD, .n = DUB_N_CARDS + 1);
}

/* The card that she is playing is one of the 25. */
static void
test_cards_while_playing (void)
{
  g_autoptr (Game) game = begin (BASE);

  CORRECT (game, PILE, .pile = DUB_PILE_SUPPLY, .n = 21);
  game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });
  REFUSE_CORRECT (game, COUNT, PILE, .pile = DUB_PILE_HAND, .n = 4);
  REFUSE_CORRECT (game, VALUE, TURN, .owner = DUB_YOU);
}

static void
test_tokens_of_players (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  REFUSE_CORRECT (game, VALUE, TURN, .owner = DUB_YOU);
  CORRECT (game, START, .owner = DUB_YOU);
  REFUSE_CORRECT (game, VALUE, START, .owner = DUB_NOBODY);
  REFUSE_CORRECT (game, VALUE, START, .owner = DUB_N_OWNERS);
  CORRECT (game, FAVOR, .owner = DUB_BARRY);
  g_assert_cmpuint (game->game.state.favor, ==, DUB_BARRY);
  CORRECT (game, FAVOR, .owner = DUB_NOBODY);
  REFUSE_CORRECT (game, VALUE, FAVOR, .owner = DUB_N_OWNERS);
  game_ready (game);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_YOU);
  CORRECT (game, TURN, .owner = DUB_BARRY);
  CORRECT (game, TURN, .owner = DUB_YOU);
  REFUSE_CORRECT (game, VALUE, TURN, .owner = DUB_NOBODY);
  CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = 0);
  REFUSE_CORRECT (game, VALUE, TURN, .owner = DUB_BARRY);
  CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = 1);
  CORRECT (game, TURN, .owner = DUB_BARRY);
  CORRECT (game, YOUR_HAND, .n = 0);
  REFUSE_CORRECT (game, VALUE, TURN, .owner = DUB_YOU);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
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
