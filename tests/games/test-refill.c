/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The refill of the displays: which pieces leave, which move, and which are drawn: P1-C, P1-D and
 * P1-E.
 */

#include "game-fixture.h"

#include "dub-components.h"
#include "dub-round.h"

#include <string.h>

static guint
get_due (const Game *game, DubDisplayName display)
{
  return dub_round_get_due (&game->game.box, &game->game.state, display);
}

/* Tiles stay in place; the game fills empty spaces from left to right. */
static void
test_resources (void)
{
  for (guint pattern = 0; pattern < 512; pattern++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
    guint due = 0777 & ~pattern;
    guint8 faces[9];

    game_ready (game);
    for (guint8 i = 0; i < 9; i++) {
      faces[i] = (pattern & (1u << i)) != 0 ? (guint8) (DUB_TILE_BP + i % 4) : DUB_TILE_NONE;
      game_do (game, correct_tile (i, faces[i]));
    }
    game_next_round (game);
    g_assert_cmpuint (get_due (game, DUB_DISPLAY_RESOURCES), ==, due);
    for (guint i = 0; i < 9; i++)
      g_assert_cmpuint (game->game.state.resources[i / 3][i % 3], ==, faces[i]);
    for (; due != 0; due &= due - 1) {
      int next = dub_round_get_next (&game->box, &game->game.state, DUB_DISPLAY_RESOURCES);

      g_assert_cmpint (next, ==, g_bit_nth_lsf (due, -1));
      game_do (game, enter_tile (next, DUB_TILE_BP));
    }
    g_assert_cmpint (dub_round_get_next (&game->box, &game->game.state, DUB_DISPLAY_RESOURCES), ==,
                     -1);
  }
}

/* When no tile is left anywhere, the last spaces stay empty. */
static void
test_too_few_resources (void)
{
  static const struct {
    guint expansions, hers;
    const char *display;
    const char *event;
  } rows[] = {
    { BASE, 39, "... ... ...", NULL },
    { BASE, 40, "... ... ...", "leave-empty resources 8" },
    { BASE, 45, "... ... ...", "leave-empty resources 345678" },
    { BASE, 48, "... ... ...", "leave-empty resources 012345678" },
    { BASE, 42, "b.. b.. b..", "leave-empty resources 578" },
    { BASE, 45, "b.. b.. b..", "leave-empty resources 124578" },
    { BASE, 41, "bbb bb. ...", "leave-empty resources 78" },
    { BASE, 39, "bbb bbb bbb", NULL },
    { FANCY, 44, "... ... ...", NULL },
    { FANCY, 45, "... ... ...", "leave-empty resources 8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (rows[i].expansions, DUB_DRAW_APP);
    g_autofree char *text = NULL;

    game_ready (game);
    game_set (game, DUB_DISPLAY_RESOURCES, rows[i].display);
    game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, rows[i].hers));
    game_next_round (game);
    text = game_describe (game);
    if (rows[i].event != NULL)
      g_assert_true (g_str_has_suffix (text, rows[i].event));
    else
      g_assert_null (strstr (text, "leave-empty"));
  }
}

/* An empty bag receives its discards. */
static void
test_resource_bag (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_ready (game);
  game_do (game, correct_bag (0));
  g_assert_cmpint (game->game.state.bag, ==, 0);
  game_end_turns (game);
  game_do (game, correct_bag (0));
  game_do (game, your_move (DUB_MOVE_INCOME));
  g_assert_cmpint (game->game.state.bag, ==, DUB_PLENTY);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_RESOURCES), ==, 0);
}

/* P1-D in the words of the rulebook, on text: the last two leave, the others move to the right. */
static char *
push_right (const char *given, guint n_off)
{
  gsize n = strlen (given), to = n;
  char *after = g_strnfill (n, '.');

  for (gsize i = n - n_off; i-- > 0;)
    if (given[i] != '.')
      after[--to] = given[i];

  return after;
}

static void
test_garments (void)
{
  for (guint pattern = 0; pattern < 64; pattern++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
    g_autoptr (GString) given = g_string_new (NULL);
    g_autofree char *after = NULL, *text = NULL, *left = NULL;
    gboolean rest = (pattern & 017) != 0;
    guint bag;

    for (guint i = 0; i < 6; i++)
      g_string_append_c (given, (pattern & (1u << i)) != 0 ? "bpGoB?"[i] : '.');
    game_ready (game);
    game_set (game, DUB_DISPLAY_GARMENTS, given->str);
    bag = game->game.state.garment_bag;
    game_next_round (game);

    after = push_right (given->str, 2);
    game_expect_display (game, DUB_DISPLAY_GARMENTS, after);
    text = game_describe (game);
    left = g_strdup_printf ("leave garments %s%s", (pattern & 020) != 0 ? "4" : "",
                            (pattern & 040) != 0 ? "5" : "");
    g_assert_cmpint (g_strrstr (text, left) != NULL, ==, (pattern & 060) != 0);
    g_assert_cmpint (strstr (text, "leave garments") != NULL, ==, (pattern & 060) != 0);
    g_assert_cmpint (strstr (text, "shift garments") != NULL, ==, rest);
    g_assert_cmpuint (game->game.state.garment_discards[DUB_BLUE], ==, (pattern & 020) != 0);
    g_assert_cmpuint (game->game.state.garment_discards[DUB_COLOR_UNKNOWN], ==,
                      (pattern & 040) != 0);
    g_assert_cmpuint (game->game.state.garment_bag, ==, bag);
    for (guint i = 6; i-- > 0;)
      if (after[i] == '.') {
        g_assert_cmpint (dub_round_get_next (&game->box, &game->game.state, DUB_DISPLAY_GARMENTS),
                         ==, (int) i);
        game_do (game, enter_garment (i, game_garment ('p')));
        g_assert_cmpuint (game->game.state.garment_bag, ==, --bag);
      }
  }
}

/* Makes and sells this many garments, which moves the contents of the bag to the discards. */
static void
sell (Game *game, guint n)
{
  static const char colors[] = "bbbbbbbbbbbbbpppppppppppppggggggggggoooooo";

  game_set (game, DUB_DISPLAY_GARMENTS, "......");
  for (guint i = 0; i < n; i++) {
    game_do (game, correct_garment (5, game_garment (colors[i])));
    game_do (game, you_sell (5));
  }
}

static void
test_garment_bag (void)
{
  g_autoptr (Game) game = game_new (EXPERT, DUB_DRAW_APP);
  const DubState *state = &game->game.state;

  game_ready (game);
  game_your_turn (game);
  sell (game, 42);
  game_do (game, correct_garment (0, (DubGarment){ DUB_GREEN, 0, 0, DUB_EXPERT_LIVRE14 }));
  game_do (game, you_sell (0));
  for (guint8 i = 0; i < 3; i++)
    game_do (game, correct_garment (i + 1, (DubGarment){ DUB_BLUE, 0, 0,
                                                         (guint8) (DUB_EXPERT_FAVOR + i) }));
  g_assert_cmpuint (state->garment_bag, ==, 0);
  game_next_round (game);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_GARMENTS), ==, 07);

  /* 42 usual garments and the expert one come back, and one of them is drawn. */
  game_enter (game, DUB_DISPLAY_GARMENTS, "..o");
  g_assert_cmpuint (state->garment_bag, ==, 42);
  g_assert_cmpuint (state->special_discards, ==, 0);
  for (guint i = 0; i < DUB_N_COLORS; i++)
    g_assert_cmpuint (state->garment_discards[i], ==, 0);
  game_fill (game);
  g_assert_cmpuint (state->garment_bag, ==, 40);
}

/* A unique garment in the discards cannot come again until they return to the bag. */
static void
test_special_discards (void)
{
  const DubGarment expert = { DUB_BLUE, 3, 0, DUB_EXPERT_FAVOR };
  g_autoptr (Game) game = game_new (EXPERT, DUB_DRAW_APP);

  game_do (game, enter_garment (5, expert));
  game_next_round (game);
  g_assert_cmpuint (game->game.state.special_discards, ==, 1u << DUB_EXPERT_FAVOR);
  g_assert_cmpuint (game->game.state.garment_discards[DUB_BLUE], ==, 0);
  REFUSE (game, GARMENT_TWICE, enter_garment (1, expert));
}

static guint
get_rank (DubGarment garment)
{
  return ((garment.color * DUB_N_SPECIALS + garment.special) * 10u + garment.pp) * 2u +
         garment.thimble;
}

static guint
count_left (const Game *game, DubGarment garment)
{
  DubGarmentKind kinds[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->game.box, &game->game.state, kinds);

  for (guint i = 0; i < n; i++)
    if (dub_garment_equal (kinds[i].garment, garment))
      return kinds[i].n;

  return 0;
}

/* The list of kinds and its order never change, whatever is on the table. The number left of a kind
 * is that of the tiles that nobody has seen. */
static void
test_kinds (void)
{
  const DubGarment coat = { DUB_ORANGE, 4, 0, 0 }, gown = { DUB_BLUE, 4, TRUE, 0 };
  g_autoptr (Game) game = game_new (JB | FANCY | FESTIVITY | EXPERT, DUB_DRAW_APP);
  DubGarmentKind before[DUB_MAX_GARMENTS], after[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->game.box, &game->game.state, before), n_all = 0;

  for (guint i = 0; i < n; i++) {
    n_all += before[i].n;
    g_assert_true (i == 0 || get_rank (before[i - 1].garment) < get_rank (before[i].garment));
    g_assert_true (dub_box_has_garment (&game->game.box, before[i].garment));
  }
  g_assert_cmpuint (n_all, ==, 42 + 4 + 6);
  g_assert_cmpuint (count_left (game, coat), ==, 1);
  game_do (game, enter_garment (5, coat));
  g_assert_cmpuint (count_left (game, coat), ==, 0);
  g_assert_cmpuint (count_left (game, gown), ==, 2);
  game_do (game, enter_garment (4, gown));
  game_do (game, correct_guest (0, 0, DUB_YOU, gown));
  g_assert_cmpuint (count_left (game, gown), ==, 0);
  g_assert_cmpuint (dub_components_list_kinds (&game->game.box, &game->game.state, after), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (dub_garment_equal (before[i].garment, after[i].garment));
  game_next_round (game); /* each kind has one discard, and the Festivity Garments come in */
  g_assert_cmpuint (count_left (game, coat), ==, 0);
  g_assert_cmpuint (count_left (game, gown), ==, 0);
  g_assert_cmpuint (dub_components_list_kinds (&game->game.box, &game->game.state, after), ==,
                    n + 4);
}

/* A tile that the profile lacks is accepted as entered. The most similar tile cannot come any more,
 * because the rulebooks count the tiles of a color. */
static void
test_tile_of_another_box (void)
{
  const DubGarment reported = { DUB_ORANGE, 2, TRUE, 0 }, like = { DUB_ORANGE, 3, 0, 0 };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  g_assert_false (dub_box_has_garment (&game->game.box, reported));
  g_assert_cmpuint (count_left (game, like), ==, 2);
  game_do (game, enter_garment (5, reported));
  g_assert_true (dub_garment_equal (game->game.state.garments[5], reported));
  g_assert_cmpuint (count_left (game, like), ==, 1);
  game_next_round (game);
  g_assert_cmpuint (count_left (game, like), ==, 1);
  for (guint i = 0; i < 5; i++) {
    game_do (game, correct_guest (i / 3, i % 3, DUB_YOU, reported));
  }
  REFUSE (game, GARMENTS, enter_garment (0, reported));
}

/* The halls are large enough for all of the 42 garments; all but n of them are guests. */
static Game *
fill_halls (guint n_left)
{
  Game *game = game_new (BASE, DUB_DRAW_APP);
  DubBox *box = &game->box;
  guint n = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    box->halls[hall].n_guests = DUB_MAX_SPACES;
  game_change_box (game, box);
  game_ready (game);
  game_set (game, DUB_DISPLAY_GARMENTS, "......");
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES && n < 42 - n_left; i++, n++)
      game_put_guest (game, hall, i, n % 2 == 0 ? DUB_BARRY : DUB_YOU,
                      n < 13   ? 'b'
                      : n < 26 ? 'p'
                      : n < 36 ? 'g'
                               : 'o');

  return game;
}

static void
test_too_few_garments (void)
{
  static const struct {
    guint n_left;
    const char *display, *event;
  } rows[] = {
    { 2, "......", "leave-empty garments 0123" },
    { 3, "......", "leave-empty garments 012" },
    { 5, "......", "leave-empty garments 0" },
    { 6, "......", NULL },
    /* The discards are drawn again. */
    { 2, "....oo", "leave-empty garments 0123" },
    { 3, "oo...o", "leave-empty garments 012" },
    { 3, "ooo...", "leave-empty garments 012" },
    { 4, "oooo..", "leave-empty garments 01" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = fill_halls (rows[i].n_left);
    g_autofree char *text = NULL;

    g_test_message ("row %u", i);
    game_set (game, DUB_DISPLAY_GARMENTS, rows[i].display);
    game_next_round (game);
    text = game_describe (game);
    if (rows[i].event != NULL)
      g_assert_true (g_str_has_suffix (text, rows[i].event));
    else
      g_assert_null (strstr (text, "leave-empty"));
  }
}

static void
test_leave_empty (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  game_enter (game, DUB_DISPLAY_GARMENTS, "....bb");
  game_do (game, leave_empty (DUB_DISPLAY_GARMENTS));
  game_expect (game, "leave-empty garments 0123");
  REFUSE (game, NOT_DUE, leave_empty (DUB_DISPLAY_GARMENTS));
  REFUSE (game, NOT_DUE, enter_garment (3, game_garment ('b')));
  game_do (game, leave_empty (DUB_DISPLAY_JEWELRY));
  game_expect (game, "leave-empty jewelry 0123");
  game_enter (game, DUB_DISPLAY_RESOURCES, "bb. b");
  game_do (game, leave_empty (DUB_DISPLAY_RESOURCES));
  game_expect (game, "leave-empty resources 245678");
  REFUSE (game, CANNOT_COME, leave_empty (DUB_N_DISPLAYS));
  game_ready (game);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "....bb");
  REFUSE (game, NOT_PREPARING, leave_empty (DUB_DISPLAY_GARMENTS));
  REFUSE (game, NOT_PREPARING, table_move (DUB_MOVE_FILL));

  /* This is true for this round only. */
  game_next_round (game);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_GARMENTS), ==, 077);
  g_assert_cmpuint (get_due (game, DUB_DISPLAY_JEWELRY), ==, 017);
}

static void
test_jewelry (void)
{
  for (guint pattern = 0; pattern < 16; pattern++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    g_autoptr (GString) given = g_string_new (NULL);
    g_autofree char *after = NULL, *text = NULL;

    for (guint i = 0; i < 4; i++)
      g_string_append_c (given, (pattern & (1u << i)) != 0 ? "bpgo"[i] : '.');
    game_ready (game);
    game_set (game, DUB_DISPLAY_JEWELRY, given->str);
    game_next_round (game);

    after = push_right (given->str, 1);
    game_expect_display (game, DUB_DISPLAY_JEWELRY, after);
    text = game_describe (game);
    g_assert_cmpint (strstr (text, "leave jewelry 3") != NULL, ==, (pattern & 010) != 0);
    g_assert_cmpint (strstr (text, "shift jewelry") != NULL, ==, (pattern & 07) != 0);
    g_assert_cmpuint (game->game.state.jewelry_gone[DUB_ORANGE], ==, (pattern & 010) != 0);
    for (guint i = 4; i-- > 0;)
      if (after[i] == '.') {
        g_assert_cmpint (dub_round_get_next (&game->box, &game->game.state, DUB_DISPLAY_JEWELRY),
                         ==, (int) i);
        game_do (game, enter_jewel (i, DUB_PINK));
      }
  }
}

/* Jewelry that left the game never comes again, and missing tiles leave spaces empty. */
static void
test_too_few_jewelry (void)
{
  static const struct {
    guint green, orange;
    const char *display, *event;
  } rows[] = {
    { 4, 2, "....", NULL },
    { 5, 2, "....", "leave-empty jewelry 0" },
    { 6, 2, "....", "leave-empty jewelry 01" },
    { 6, 4, "....", "leave-empty jewelry 0123" },
    { 6, 2, "..oo", "leave-empty jewelry 012" },
    { 6, 2, "...o", "leave-empty jewelry 012" },
    { 6, 2, "oo..", "leave-empty jewelry 01" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    g_autofree char *text = NULL;

    g_test_message ("row %u", i);
    game_ready (game);
    game_set (game, DUB_DISPLAY_JEWELRY, "....");
    game_do (game, correct_jewelry (DUB_BARRY, 7, 7, rows[i].green, rows[i].orange));
    game_set (game, DUB_DISPLAY_JEWELRY, rows[i].display);
    game_next_round (game);
    text = game_describe (game);
    if (rows[i].event != NULL)
      g_assert_true (g_str_has_suffix (text, rows[i].event));
    else
      g_assert_null (strstr (text, "leave-empty"));
  }
}

/* Your jewelry is not drawn again either. */
static void
test_too_few_with_yours (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  game_ready (game);
  game_set (game, DUB_DISPLAY_JEWELRY, "....");
  game_do (game, keep (you_count_jewelry (7, 7, 6, 1)));
  game_next_round (game);
  game_expect (game, "you income 26; begin-round 2; leave employees 0123; leave garments 45; "
                     "shift garments; leave-empty jewelry 0");
  game_fill (game);
  game_expect_display (game, DUB_DISPLAY_JEWELRY, ".ooo");
}

static void
test_jewelry_leaves_the_game (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  for (guint round = 1; round <= 4; round++) {
    game_set (game, DUB_DISPLAY_JEWELRY, "...o");
    game_next_round (game);
  }
  g_assert_cmpuint (game->game.state.jewelry_gone[DUB_ORANGE], ==, 4);
  game_do (game, enter_jewel (0, DUB_GREEN));
  game_fill (game);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (game->game.state.jewelry[i], !=, DUB_ORANGE);
}

static void
test_no_jewelry_without_the_box (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  g_assert_cmpuint (get_due (game, DUB_DISPLAY_JEWELRY), ==, 0);
  REFUSE (game, NOT_DUE, enter_jewel (3, DUB_BLUE));
  REFUSE (game, NOT_DUE, leave_empty (DUB_DISPLAY_JEWELRY));
  game_ready (game);
  game_expect_display (game, DUB_DISPLAY_JEWELRY, "....");
  game_next_round (game);
  g_assert_false (game_has (game, "leave jewelry"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rounds/P1-C/tiles-stay", test_resources);
  g_test_add_func ("/rounds/P1-C/too-few", test_too_few_resources);
  g_test_add_func ("/rounds/P1-C/bag-empty", test_resource_bag);
  g_test_add_func ("/rounds/P1-D/every-display", test_garments);
  g_test_add_func ("/rounds/P1-D/bag-empty", test_garment_bag);
  g_test_add_func ("/rounds/P1-D/special-discards", test_special_discards);
  g_test_add_func ("/rounds/P1-D/tile-of-another-box", test_tile_of_another_box);
  g_test_add_func ("/rounds/P1-D/too-few", test_too_few_garments);
  g_test_add_func ("/rounds/P1-D/kinds", test_kinds);
  g_test_add_func ("/rounds/P1-D/leave-empty", test_leave_empty);
  g_test_add_func ("/rounds/P1-E/every-display", test_jewelry);
  g_test_add_func ("/rounds/P1-E/too-few", test_too_few_jewelry);
  g_test_add_func ("/rounds/P1-E/too-few-with-yours", test_too_few_with_yours);
  g_test_add_func ("/rounds/P1-E/leaves-the-game", test_jewelry_leaves_the_game);
  g_test_add_func ("/rounds/P1-E/not-without-jewelry-box", test_no_jewelry_without_the_box);

  return g_test_run ();
}
