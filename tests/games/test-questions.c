/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game asks for a fact when the fact decides something, and not before.
 */

#include "game-fixture.h"

static DubCard
hire (guint n, DubEnd side)
{
  return (DubCard){ .action = DUB_CARD_HIRE, .n = n & 15u, .end = side & 1u, .hall = 1 };
}

static DubCard
tailor (guint n)
{
  return (DubCard){ .action = DUB_CARD_TAILOR, .n = n & 15u, .end = DUB_LEFT, .hall = 1 };
}

/* Crowned cards begin with level VI, with the Jewelry Box with level V. With the Jewelry Box the
 * type of each card that she takes counts too. */
static void
test_employees (void)
{
  static const struct {
    guint expansions, round;
    const char *display;
    guint n;
    const char *turn;
  } rows[] = {
    { BASE, 1, "????", 1, "hire 0; add-hand-card" },
    { BASE, 4, "????", 2, "hire 1; add-hand-card" },
    { BASE, 5, "????", 4, "hire 3; add-hand-card" },
    { BASE, 6, "????", 1, "? employees 0123" },
    { BASE, 7, "????", 1, "? employees 0123" },
    { BASE, 7, "6.?6", 1, "? employees 2" },
    { BASE, 7, "6.6.", 1, "hire 0; add-hand-card" },
    { BASE, 7, "....", 1, "gain-pp 3 to 3" },
    { JB, 1, "????", 1, "? employees 0" },
    { JB, 1, "????", 3, "? employees 2" },
    { JB, 1, "?.?.", 4, "? employees 2" },
    { JB, 1, "??1?", 3, "hire 2; add-hand-card" },
    { JB, 4, "????", 2, "? employees 1" },
    { JB, 4, "?3??", 2, "hire 1; add-hand-card" },
    { JB, 5, "????", 2, "? employees 0123" },
    { JB, 5, "?4.?", 2, "? employees 03" },
    { JB, 5, "4455", 2, "hire 1; add-hand-card" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (rows[i].expansions, DUB_DRAW_TABLE);

    g_test_message ("row %u", i);
    game_go_to (game, rows[i].round);
    game_ready (game);
    game_set (game, DUB_DISPLAY_EMPLOYEES, rows[i].display);
    game_play (game, hire (rows[i].n, DUB_LEFT));
    game_expect_turn (game, rows[i].turn);
  }
}

static void
test_employees_reported (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  game_ready (game);
  game_play (game, hire (1, DUB_RIGHT));
  game_expect_turn (game, "? employees 3");
  REFUSE (game, ASKED, her_move (DUB_MOVE_ACT));
  game_do (game, enter_employee (3, game_employee (game, 1, 4)));
  game_act (game);
  game_expect (game, "act; HIR-1 hire 3; HIR-4 add-hand-card; end-turn");
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[5].type, ==, DUB_APPRENTICE);
}

/* A hired unknown card stays unknown. */
static void
test_unknown_staff (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_ready (game);
  game_play (game, hire (1, DUB_RIGHT));
  game_act (game);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].n_staff, ==, 6);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[5].type, ==, DUB_TYPE_UNKNOWN);
}

static void
test_garment (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  guint revealed;

  game_ready (game);
  game_set (game, DUB_DISPLAY_GARMENTS, "?.??b?");
  game_play (game, tailor (3));
  game_expect_turn (game, "? garment 3");
  game_do (game, enter_garment (3, game_garment ('g')));
  revealed = game->game.state.supply.cards[0].hall;
  game_act (game);
  game_expect_display (game, DUB_DISPLAY_GARMENTS, "?.?.b?");
  g_assert_cmpuint (game->game.state.halls[revealed - 1][0].garment.color, ==, DUB_GREEN);
}

static void
test_garment_not_asked (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);
  const char letters[] = "bbbbbbbbbbbbbpppppppppp";
  guint n = 0;

  game_ready (game);
  game_set (game, DUB_DISPLAY_GARMENTS, "?b????");
  game_play (game, tailor (2));
  game_expect_turn (game, "? card");
  game_do (game, tell_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 }));
  game_act (game);

  /* all halls are full. */
  game_set (game, DUB_DISPLAY_GARMENTS, "??????");
  game_put_guest (game, 0, 0, DUB_NOBODY, '.');
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < game->box.halls[hall].n_guests; i++)
      game_put_guest (game, hall, i, DUB_YOU, letters[n++]);
  game_play (game, tailor (2));
  game_expect_turn (game, "gain-pp 3 to 3");
}

/* She makes the first garment with the jewelry symbol of the revealed card. */
static void
test_jewelry (void)
{
  static const struct {
    gboolean jeweler;
    char garment;
    DubSymbol symbol;
    const char *jewelry, *turn;
    gboolean rises;
  } rows[] = {
    { TRUE, 'b', DUB_SYMBOL_NONE, "????", "", FALSE },
    { FALSE, 'b', DUB_SYMBOL_SUITABLE, "????", "", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "????", "? jewelry 0123", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "?g??", "? jewelry 23", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "???g", "take-jewelry 3; ", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "??gp", "take-jewelry 2; ", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "?.po", "? jewelry 0", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SAME_COLOR, "??g?", "? jewelry 013", FALSE },
    { TRUE, 'b', DUB_SYMBOL_SAME_COLOR, "??b.", "take-jewelry 2; draw-bag-tile; ", FALSE },
    { TRUE, 'o', DUB_SYMBOL_SUITABLE, "??p.", "take-jewelry 2; ", FALSE },
    { TRUE, 'o', DUB_SYMBOL_SAME_COLOR, "bpg.", "", FALSE },
    /* The costs of this board rise to the right. */
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "?g??", "? jewelry 0", TRUE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "g???", "take-jewelry 0; ", TRUE },
    { TRUE, 'b', DUB_SYMBOL_SUITABLE, "po??", "? jewelry 23", TRUE },
  };
  static const DubDisplay rising = { 4, { 0, 2, 4, 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
    g_autofree char *turn = NULL;

    g_test_message ("row %u", i);
    if (rows[i].rises)
      game->game.box.jewelry_display = rising;
    game_ready (game);
    game_do (game, correct_garment (0, game_garment (rows[i].garment)));
    game_set (game, DUB_DISPLAY_JEWELRY, rows[i].jewelry);
    if (rows[i].jeweler)
      game_put_token (game, DUB_JEWELER, 0, DUB_BARRY);
    game_play (game, tailor (1));
    game_do (game,
             tell_card (
                 (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1, .symbol = rows[i].symbol & 3u }));
    turn = rows[i].turn[0] == '?'
               ? g_strdup (rows[i].turn)
               : g_strdup_printf ("take-garment 0; reveal-card 1; %splace-garment 1/0; "
                                  "draw-bag-tile",
                                  rows[i].turn);
    game_expect_turn (game, turn);
  }
}

/* R-4 compares the costs, wherever the most expensive space is. The game asks for the first unknown
 * garment, which shows the one that she takes. */
static void
test_dearest_garment (void)
{
  static const struct {
    DubDisplay display;
    const char *garments, *turn;
  } rows[] = {
    { { 6, { 8, 6, 4, 2, 0, 0 } }, ".??.?.", "? garment 1" },
    { { 6, { 1, 2, 4, 8, 0, 0 } }, ".??.?.", "? garment 2" },
    { { 6, { 1, 5, 5, 8, 0, 0 } }, ".??.?.", "? garment 1" },
    { { 6, { 0, 0, 0, 0, 0, 0 } }, "....??", "? garment 4" },
    { { 6, { 3, 0, 8, 1, 0, 0 } }, "??.?.?", "? garment 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

    g_test_message ("row %u", i);
    game->game.box.garment_display = rows[i].display;
    game_ready (game);
    game_set (game, DUB_DISPLAY_GARMENTS, rows[i].garments);
    game_play (game, tailor (5));
    game_expect_turn (game, rows[i].turn);
  }
}

/* RES-3: the game asks only on the Journeyman track, and only if the token depends on the face.
 * done: the tasks with her token, b g t d. */
static void
test_tile_faces (void)
{
  static const struct {
    guint expansions;
    DubTrack track;
    const char *done, *tiles, *turn;
  } rows[] = {
    { BASE, DUB_TRACK_JOURNEYMAN, "", "???", "take-tiles 012" },
    { JB, DUB_TRACK_MASTER, "", "???", "take-tiles 012" },
    { JB, DUB_TRACK_JOURNEYMAN, "", "???", "? tile-faces 012" },
    { JB, DUB_TRACK_JOURNEYMAN, "", "?.g", "? tile-faces 0" },
    { JB, DUB_TRACK_JOURNEYMAN, "", "?b?", "take-tiles 012; exam-token bp" },
    { JB, DUB_TRACK_JOURNEYMAN, "b", "?b?", "? tile-faces 02" },
    { JB, DUB_TRACK_JOURNEYMAN, "b", "?+?", "take-tiles 012; exam-token go" },
    { JB, DUB_TRACK_JOURNEYMAN, "bg", "???", "take-tiles 012; exam-token thread-lace" },
    { JB, DUB_TRACK_JOURNEYMAN, "bgt", "???", "take-tiles 012" },
    { JB, DUB_TRACK_JOURNEYMAN, "", "...", "gain-pp 3 to 3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (rows[i].expansions, DUB_DRAW_TABLE);

    g_test_message ("row %u", i);
    game_ready (game);
    if (rows[i].track == DUB_TRACK_MASTER)
      game_do (game, correct_track (DUB_BARRY, DUB_TRACK_MASTER));
    for (const char *task = rows[i].done; *task != '\0'; task++)
      game_do (game, correct_task (DUB_BARRY,
                                   *task == 'b'   ? DUB_TASK_BP
                                   : *task == 'g' ? DUB_TASK_GO
                                   : *task == 't' ? DUB_TASK_THREAD_LACE
                                                  : DUB_TASK_DECORATION,
                                   TRUE));
    game_set (game, DUB_DISPLAY_RESOURCES, rows[i].tiles);
    game_play (game, (DubCard){ .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 });
    game_expect_turn (game, rows[i].turn);
  }
}

/* HIR-2: your possessions break a tie between two crowned cards. */
static void
test_you (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_go_to (game, 7);
  game_ready (game);
  game_do (game, correct_employee (0, dub_box_get_crown (&game->box, DUB_VI_THREAD_LACE)));
  game_do (game, correct_employee (1, dub_box_get_crown (&game->box, DUB_VI_PAIRS)));
  game_do (game, correct_employee (2, (DubEmployee){ 0 }));
  game_do (game, correct_employee (3, (DubEmployee){ 0 }));
  game_do (game, correct_count (DUB_BARRY, DUB_FACT_LACE, 0));
  game_put_guest (game, 0, 0, DUB_YOU, 'b');
  game_put_guest (game, 0, 1, DUB_YOU, 'o');
  game_play (game, hire (1, DUB_LEFT));
  game_expect_turn (game, "? you thread lace");
  REFUSE (game, ASKED, her_move (DUB_MOVE_ACT));
  game_do (game, you_count (DUB_FACT_THREAD, 1));
  game_expect_turn (game, "? you lace");
  game_do (game, you_count (DUB_FACT_LACE, 0));
  game_expect_turn (game, "hire 1; add-hand-card");
  game_do (game, you_count (DUB_FACT_LACE, 2));
  game_expect_turn (game, "hire 0; add-hand-card");
  game_act (game);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_LACE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/questions/employees/asked", test_employees);
  g_test_add_func ("/questions/employees/told", test_employees_reported);
  g_test_add_func ("/questions/employees/stay-unknown", test_unknown_staff);
  g_test_add_func ("/questions/garment/asked", test_garment);
  g_test_add_func ("/questions/garment/not-asked", test_garment_not_asked);
  g_test_add_func ("/questions/jewelry", test_jewelry);
  g_test_add_func ("/questions/R-4", test_dearest_garment);
  g_test_add_func ("/questions/tile-faces", test_tile_faces);
  g_test_add_func ("/questions/you", test_you);

  return g_test_run ();
}
