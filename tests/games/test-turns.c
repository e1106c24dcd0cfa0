/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands, the order of turns, and the income: P2, P3, P4, and the end of the last round.
 */

#include "game-fixture.h"

#include <string.h>

static const DubCard favor_card = { .action = DUB_CARD_FAVOR, .hall = 1 };
static const DubCard hire_card = { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 };

static void
test_hands (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_fill (game);
  game_do (game, table_move (DUB_MOVE_READY));
  game_expect (game, "ready; cards 25; draw-hand 4");
  g_assert_cmpuint (game->game.state.hand.n, ==, 4);
  g_assert_cmpuint (game->game.state.supply.n, ==, 21);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 3);

  /* Your hand of the previous round does not matter. */
  game_do (game, correct_hand (9));
  game_do (game, correct_pile (DUB_PILE_HAND, 2));
  game_next_round (game);
  game_ready (game);
  g_assert_cmpuint (game->game.state.hand.n, ==, 4);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 3);
}

/* Plays the turns of a round. script has the kind of each turn: f a plain turn, h one with a hire,
 * x one in which you pass an examination. Returns the sides in the order of their turns. */
static char *
play_turns (Game *game, const char *script)
{
  GString *order = g_string_new (NULL);

  while (game->game.state.phase == DUB_PHASE_TURNS) {
    char what = *script != '\0' ? *script++ : 'f';
    guint8 at = 0;

    while (at < 3 && game->game.state.employees[at].type == DUB_TYPE_NONE)
      at++;
    if (game->game.state.turn == DUB_BARRY) {
      g_string_append_c (order, 'B');
      game_do (game, she_plays (what == 'h' ? hire_card : favor_card));
      game_act (game);
      continue;
    }
    g_string_append_c (order, 'Y');
    if (what == 'h')
      game_do (game, you_hire (at));
    if (what == 'x')
      game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
    game_end_turn (game);
  }

  return g_string_free (order, FALSE);
}

static void
test_alternate (void)
{
  static const struct {
    DubOwner start;
    const char *script, *order;
  } rows[] = {
    { DUB_BARRY, "", "BYBYBYB" },
    { DUB_YOU, "", "YBYBYBB" },
    /* One more card gives one more turn; a side without cards is skipped. */
    { DUB_BARRY, "fh", "BYBYBYBY" },
    { DUB_BARRY, "fhfh", "BYBYBYBYY" },
    { DUB_BARRY, "fx", "BYBYBYBY" },
    { DUB_BARRY, "h", "BYBYBYBB" },
    { DUB_BARRY, "hfhf", "BYBYBYBBB" },
    { DUB_YOU, "h", "YBYBYBYB" },
    { DUB_YOU, "fh", "YBYBYBBB" },
    /* This is true for the last turn of the round too. */
    { DUB_BARRY, "ffffffh", "BYBYBYBB" },
    { DUB_BARRY, "ffffffhh", "BYBYBYBBB" },
    { DUB_YOU, "ffffh", "YBYBYBYB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
    g_autofree char *order = NULL;

    g_test_message ("row %u", i);
    game_fill (game);
    game_do (game, correct_start (rows[i].start));
    game_ready (game);
    order = play_turns (game, rows[i].script);
    g_assert_cmpstr (order, ==, rows[i].order);
    g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_INCOME);
  }
}

/* A side without cards is skipped, whatever corrections have made of the hands. */
static void
test_passed_over (void)
{
  static const struct {
    guint hers, yours;
    const char *order;
  } rows[] = {
    { 1, 0, "B" }, { 1, 3, "BYYY" }, { 3, 0, "BBB" }, { 2, 5, "BYBYYYY" }, { 6, 1, "BYBBBBB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);
    g_autofree char *order = NULL;

    game_ready (game);
    game_do (game, correct_pile (DUB_PILE_SUPPLY, 0));
    game_do (game, correct_pile (DUB_PILE_HAND, rows[i].hers));
    game_do (game, correct_hand (rows[i].yours));
    order = play_turns (game, "");
    g_assert_cmpstr (order, ==, rows[i].order);
  }
}

static void
test_not_your_turn (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  REFUSE (game, NOT_HER_TURN, she_plays (favor_card));
  REFUSE (game, NOT_YOUR_TURN, your_move (DUB_MOVE_END_TURN));
  REFUSE (game, NOT_HER_TURN, her_move (DUB_MOVE_ACT));
  REFUSE (game, ROUND_NOT_OVER, your_move (DUB_MOVE_INCOME));
  game_ready (game);
  REFUSE (game, NOT_PREPARING, table_move (DUB_MOVE_READY));
  REFUSE (game, ROUND_NOT_OVER, your_move (DUB_MOVE_INCOME));
  REFUSE (game, NOT_YOUR_TURN, your_move (DUB_MOVE_END_TURN));
  REFUSE (game, NOT_YOUR_TURN, you_take_favor ());
  REFUSE (game, NOT_REVEALED, her_move (DUB_MOVE_ACT));
  REFUSE (game, NOT_REVEALED, tell_card (favor_card));
  REFUSE (game, NOT_REVEALED, instead_of (0, her_move (DUB_MOVE_TAKE_FAVOR)));
  game_do (game, she_plays (favor_card));
  REFUSE (game, REVEALED, she_plays (favor_card));
  REFUSE (game, NO_CARD_ASKED, tell_card (favor_card));
  game_act (game);
  game_expect (game, "act; FAV-1 take-favor; FAV-2 gain-pp 3 to 3; end-turn");
  REFUSE (game, NOT_HER_TURN, she_plays (favor_card));
  REFUSE (game, NOT_HER_TURN, her_move (DUB_MOVE_ACT));
  game_end_turn (game);
  game_expect (game, "you end-turn");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 2);
  game_end_turns (game);
  REFUSE (game, NOT_HER_TURN, she_plays (favor_card));
  REFUSE (game, NOT_YOUR_TURN, your_move (DUB_MOVE_END_TURN));
}

static void
put_tokens (Game *game, const char *tokens)
{
  static const struct {
    char letter;
    DubDecorationKind decoration;
  } kinds[] = { { 'f', DUB_FIREWORKS },     { 's', DUB_STATUES },   { 'l', DUB_KITCHEN_LEFT },
                { 'r', DUB_KITCHEN_RIGHT }, { 'm', DUB_MUSICIANS }, { 'j', DUB_JEWELER } };

  for (; *tokens != '\0'; tokens++)
    for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
      if (g_ascii_tolower (*tokens) == kinds[i].letter) {
        guint at = 0;

        while (game->game.state.tokens[kinds[i].decoration][at] != DUB_NOBODY)
          at++;
        game_put_token (game, kinds[i].decoration, at,
                        g_ascii_islower (*tokens) ? DUB_YOU : DUB_BARRY);
      }
}

/* Small letters are your decorations, capitals hers. */
static void
test_income (void)
{
  static const struct {
    const char *tokens;
    guint garments, hers, jewelry;
    gint income;
  } rows[] = {
    { "", 0, 0, 0, 5 },        { "", 4, 0, 0, 5 },       { "ffsm", 3, 0, 0, 5 },
    { "l", 0, 0, 0, 6 },       { "l", 3, 0, 0, 6 },      { "lff", 0, 0, 0, 8 },
    { "lfsmjr", 0, 0, 0, 11 }, { "lFSMJR", 2, 2, 0, 6 }, { "r", 0, 0, 0, 5 },
    { "r", 3, 2, 0, 8 },       { "rff", 3, 0, 0, 8 },    { "lr", 0, 0, 0, 7 },
    { "lr", 4, 1, 0, 11 },     { "lrmm", 4, 0, 2, 15 },  { "j", 2, 0, 3, 8 },
    { "jl", 0, 0, 1, 8 },      { "L", 2, 2, 0, 5 },      { "R", 2, 2, 0, 5 },
    { "LRJ", 2, 2, 1, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    DubSide before;

    g_test_message ("row %u", i);
    game_ready (game);
    put_tokens (game, rows[i].tokens);
    for (guint n = 0; n < rows[i].garments; n++)
      game_put_guest (game, n, 0, DUB_YOU, 'b');
    for (guint n = 0; n < rows[i].hers; n++)
      game_put_guest (game, n, 1, DUB_BARRY, 'p');
    game_do (game, keep (you_count_jewelry (rows[i].jewelry, 0, 0, 0)));
    game_do (game, correct_all_halls (0, DUB_YOU)); /* no decoration */
    game_end_turns (game);
    before = game->game.state.sides[DUB_BARRY];
    game_do (game, your_move (DUB_MOVE_INCOME));
    g_assert_cmpint (game_get_move (game)->gains[DUB_FACT_LIVRE], ==, rows[i].income);
    g_assert_cmpmem (&before, sizeof before, &game->game.state.sides[DUB_BARRY], sizeof before);
  }
}

/* The income adds to your known Livre, and never makes them known. */
static void
test_income_is_kept (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_ready (game);
  game_do (game, keep (you_count (DUB_FACT_LIVRE, 8)));
  game_put_token (game, DUB_KITCHEN_LEFT, 0, DUB_YOU);
  game_next_round (game);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_LIVRE], ==, 14);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));

  game_do (game, you_count (DUB_FACT_LIVRE, 8));
  game_next_round (game);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_LIVRE], ==, 8);

  game_do (game, keep (you_count (DUB_FACT_LIVRE, DUB_MAX_LIVRE - 1)));
  game_next_round (game);
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[DUB_FACT_LIVRE], ==, DUB_MAX_LIVRE);
}

static void
test_last_round (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  game_go_to (game, DUB_N_ROUNDS);
  game_do (game, correct_favor (DUB_YOU));
  game_ready (game);
  game_end_turns (game);
  game_do (game, your_move (DUB_MOVE_INCOME));
  game_expect (game, "you income 5");
  g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_SCORING);
  g_assert_cmpuint (game->game.state.round, ==, DUB_N_ROUNDS);
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  REFUSE (game, ROUND_NOT_OVER, your_move (DUB_MOVE_INCOME));
  REFUSE (game, NOT_PREPARING, table_move (DUB_MOVE_READY));
  REFUSE (game, NOT_PREPARING, table_move (DUB_MOVE_FILL));
  REFUSE (game, NOT_HER_TURN, she_plays (favor_card));
  REFUSE (game, NOT_YOUR_TURN, your_move (DUB_MOVE_END_TURN));
}

/* The list of legal moves in each phase. */
static void
test_listed (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
  DubMove legal[512];
  guint n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));

  g_assert_cmpuint (legal[n - 1].verb, ==, DUB_MOVE_READY);
  g_assert_cmpuint (legal[n - 2].verb, ==, DUB_MOVE_FILL);
  game_ready (game);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, DUB_N_CARDS);
  g_assert_cmpuint (legal[0].verb, ==, DUB_MOVE_PLAY_CARD);
  g_assert_cmpuint (dub_game_list_legal (&game->game, NULL, legal, 3), ==, 3);
  game_end_turns (game);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (legal[0].verb, ==, DUB_MOVE_INCOME);
  dub_game_init (&game->game, &game->box);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, 0);
}

/* Counts your legal moves by trying every move. */
static guint
count_yours (const Game *game)
{
  guint n = 1; /* the end of the turn */

  for (guint at = 0; at < 12; at++) {
    n += (guint) (game_may (game, you_take_tile (at)) + game_may (game, you_discard_tile (at)));
    n += (guint) (game_may (game, you_sell (at)) + game_may (game, you_take_jewelry (at)));
    n += (guint) game_may (game, you_hire (at));
    for (guint in = 0; in <= DUB_N_DECORATION_KINDS; in++) {
      n += (guint) game_may (game, you_fund (in, at));
      for (guint space = 0; space < 9; space++)
        n += (guint) game_may (game, you_rent (at, in, space));
    }
  }
  for (guint i = 0; i < game->box.n_employees; i++) /* of the deck */
    n += (guint) game_may (game, be_sure (joining (you_pass_exam (DUB_TRACK_JOURNEYMAN),
                                                   dub_box_get_card (&game->box, i))));
  for (guint i = 2; i < DUB_N_START_EMPLOYEES; i++) /* equal cards count once */
    n += (guint) (i != 3 && game_may (game, you_choose_card (i))) +
         (guint) (i != 3 && game_may (game, you_play_employee (i)));
  n += 2; /* the Masters, of which the last is the second card */
  n += (guint) game_may (game, you_take_favor ());
  n += (guint) game_may (game, be_sure (you_hire_specialist ()));
  for (guint i = 0; i < 6; i++)
    n += (guint) (game_may (game, you_depute (i)) + game_may (game, from_hand (you_depute (i))) +
                  game_may (game, be_sure (you_pass_exam (i))));

  return n;
}

static void
test_listed_yours (void)
{
  for (guint expansions = 0; expansions <= JB; expansions++) {
    g_autoptr (Game) game = game_new (expansions, DUB_DRAW_TABLE);
    DubMove legal[512];
    guint n;

    game_enter (game, DUB_DISPLAY_GARMENTS, "bp.go");
    game_enter (game, DUB_DISPLAY_RESOURCES, "bg+ ?");
    game_do (game, leave_empty (DUB_DISPLAY_RESOURCES));
    if (expansions == JB)
      game_enter (game, DUB_DISPLAY_JEWELRY, "b.p");
    game_ready (game);
    game_put_guest (game, 1, 2, DUB_BARRY, 'b');
    if (expansions == JB)
      game_put_token (game, DUB_JEWELER, 1, DUB_YOU);
    game_your_turn (game);
    n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
    g_assert_cmpuint (n, ==, count_yours (game));
    for (guint i = 0; i < n; i++) {
      g_assert_true (game_may (game, legal[i]));
      for (guint j = 0; j < i; j++)
        g_assert_true (!dub_move_equal (&legal[i], &legal[j]));
    }
  }
}

/* A legal move answers each open question. */
static void
test_listed_answers (void)
{
  static const struct {
    DubCard card;
    DubVerb verb;
    guint n;
  } rows[] = {
    { { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 }, DUB_MOVE_ENTER, 9 },
    { { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 }, DUB_MOVE_ENTER, 42 },
    { { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 }, DUB_MOVE_ENTER, 6 },
    { { .action = DUB_CARD_FAVOR, .hall = 1 }, DUB_MOVE_ACT, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
    DubMove legal[512];
    guint n;

    game_ready (game);
    game_do (game, she_plays (rows[i].card));
    n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
    g_test_message ("row %u: %u", i, n);
    g_assert_cmpuint (n, >, 0);
    g_assert_cmpuint (n, <=, rows[i].n);
    for (guint j = 0; j < n; j++)
      g_assert_cmpuint (legal[j].verb, ==, rows[i].verb);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/turns/P2/hands", test_hands);
  g_test_add_func ("/turns/P3/alternate", test_alternate);
  g_test_add_func ("/turns/P3/passed-over", test_passed_over);
  g_test_add_func ("/turns/P3/not-now", test_not_your_turn);
  g_test_add_func ("/turns/P4/income", test_income);
  g_test_add_func ("/turns/P4/income-is-kept", test_income_is_kept);
  g_test_add_func ("/turns/P4/last-round", test_last_round);
  g_test_add_func ("/turns/listed/phases", test_listed);
  g_test_add_func ("/turns/listed/yours", test_listed_yours);
  g_test_add_func ("/turns/listed/answers", test_listed_answers);

  return g_test_run ();
}
