/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands, whose turn it is, and the income: P2, P3, P4, and how the last round
 * ends.
 */

#include "game-fixture.h"

#include <string.h>

static const DubCard favor_card = { .action = DUB_CARD_FAVOR, .hall = 1 };
static const DubCard hire_card = { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 };

static void
test_hands (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  DO (game, FILL);
  DO (game, READY);
  game_expect (game, "P1-F dealt 25; P2 hand-drawn 4");
  g_assert_cmpuint (game->game.state.hand.n, ==, 4);
  g_assert_cmpuint (game->game.state.supply.n, ==, 21);
  g_assert_cmpuint (game->game.state.you.hand, ==, 3);

  /* Your hand of the round before is of no account. */
  CORRECT (game, YOUR_HAND, .n = 9);
  CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = 2);
  game_next_round (game);
  game_ready (game);
  g_assert_cmpuint (game->game.state.hand.n, ==, 4);
  g_assert_cmpuint (game->game.state.you.hand, ==, 3);
}

/* Plays the turns of a round. script tells what each turn does: f a plain turn,
 * h one with a hire, x one in which you pass an examination. Tells whose turns
 * they were. */
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
      DO (game, REVEAL, .card = what == 'h' ? hire_card : favor_card);
      DO (game, DONE);
      continue;
    }
    g_string_append_c (order, 'Y');
    if (what == 'h')
      DO (game, YOU_HIRE, .at = at);
    if (what == 'x')
      DO (game, YOU_EXAM, .track = DUB_TRACK_JOURNEYMAN, .sure = TRUE);
    DO (game, END_TURN);
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
    /* One more card, one more turn; who is out is passed over. */
    { DUB_BARRY, "fh", "BYBYBYBY" },
    { DUB_BARRY, "fhfh", "BYBYBYBYY" },
    { DUB_BARRY, "fx", "BYBYBYBY" },
    { DUB_BARRY, "h", "BYBYBYBB" },
    { DUB_BARRY, "hfhf", "BYBYBYBBB" },
    { DUB_YOU, "h", "YBYBYBYB" },
    { DUB_YOU, "fh", "YBYBYBBB" },
    /* In the last turn of the round, too. */
    { DUB_BARRY, "ffffffh", "BYBYBYBB" },
    { DUB_BARRY, "ffffffhh", "BYBYBYBBB" },
    { DUB_YOU, "ffffh", "YBYBYBYB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
    g_autofree char *order = NULL;

    g_test_message ("row %u", i);
    DO (game, FILL);
    CORRECT (game, START, .owner = (guint8) rows[i].start);
    game_ready (game);
    order = play_turns (game, rows[i].script);
    g_assert_cmpstr (order, ==, rows[i].order);
    g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_INCOME);
  }
}

/* A hand that you have to set right, or that you play out of turn. */
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
    CORRECT (game, PILE, .pile = DUB_PILE_SUPPLY, .n = 0);
    CORRECT (game, PILE, .pile = DUB_PILE_HAND, .n = (gint16) rows[i].hers);
    CORRECT (game, YOUR_HAND, .n = (gint16) rows[i].yours);
    order = play_turns (game, "");
    g_assert_cmpstr (order, ==, rows[i].order);
  }
}

static void
test_not_your_turn (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  REFUSE (game, PHASE, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, END_TURN);
  REFUSE (game, PHASE, DONE);
  REFUSE (game, PHASE, INCOME);
  game_ready (game);
  REFUSE (game, PHASE, READY);
  REFUSE (game, PHASE, INCOME);
  REFUSE (game, PHASE, END_TURN);
  REFUSE (game, PHASE, YOU_FAVOR);
  REFUSE (game, PHASE, DONE);
  REFUSE (game, PHASE, REPORT, .card = favor_card);
  REFUSE (game, PHASE, DEVIATE, .deviation = { .index = 0 });
  DO (game, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, REPORT, .card = favor_card);
  DO (game, DONE);
  game_expect (game, "FAV-1 take-favor; FAV-2 gain-pp 3 to 3; T-1 barry-ended");
  REFUSE (game, PHASE, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, DONE);
  DO (game, END_TURN);
  game_expect (game, "P3 you-ended");
  g_assert_cmpuint (game->game.state.you.hand, ==, 2);
  game_end_turns (game);
  REFUSE (game, PHASE, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, END_TURN);
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
    DubAction jewelry = ACTION (YOU_COUNT, .fact = DUB_FACT_JEWELRY, .flag = TRUE);
    DubBarry before;

    g_test_message ("row %u", i);
    game_ready (game);
    put_tokens (game, rows[i].tokens);
    for (guint n = 0; n < rows[i].garments; n++)
      game_put_guest (game, n, 0, DUB_YOU, 'b');
    for (guint n = 0; n < rows[i].hers; n++)
      game_put_guest (game, n, 1, DUB_BARRY, 'p');
    jewelry.detail.jewelry[DUB_BLUE] = (guint8) rows[i].jewelry;
    game_do (game, &jewelry);
    CORRECT (game, ALL_HALLS, .at = 0, .owner = DUB_YOU); /* no decoration */
    game_end_turns (game);
    before = game->game.state.barry;
    DO (game, INCOME);
    g_assert_cmpuint (g_array_index (game->events, DubEvent, game->mark).type, ==,
                      DUB_EVENT_INCOME);
    g_assert_cmpint (g_array_index (game->events, DubEvent, game->mark).detail.n, ==,
                     rows[i].income);
    g_assert_cmpmem (&before, sizeof before, &game->game.state.barry, sizeof before);
  }
}

/* It is added to what is known of your Livre, and only to that. */
static void
test_income_is_kept (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_ready (game);
  DO (game, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = 8, .flag = TRUE);
  game_put_token (game, DUB_KITCHEN_LEFT, 0, DUB_YOU);
  game_next_round (game);
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_LIVRE], ==, 14);
  g_assert_true (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));

  DO (game, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = 8);
  game_next_round (game);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_LIVRE], ==, 8);

  DO (game, YOU_COUNT, .fact = DUB_FACT_LIVRE, .n = DUB_MAX_LIVRE - 1, .flag = TRUE);
  game_next_round (game);
  g_assert_cmpuint (game->game.state.you.counts[DUB_FACT_LIVRE], ==, DUB_MAX_LIVRE);
}

static void
test_last_round (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  game_go_to (game, DUB_N_ROUNDS);
  CORRECT (game, FAVOR, .owner = DUB_YOU);
  game_ready (game);
  game_end_turns (game);
  DO (game, INCOME);
  game_expect (game, "P4 income 5");
  g_assert_cmpuint (game->game.state.phase, ==, DUB_PHASE_SCORING);
  g_assert_cmpuint (game->game.state.round, ==, DUB_N_ROUNDS);
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  REFUSE (game, PHASE, INCOME);
  REFUSE (game, PHASE, READY);
  REFUSE (game, PHASE, FILL);
  REFUSE (game, PHASE, REVEAL, .card = favor_card);
  REFUSE (game, PHASE, END_TURN);
}

/* What is offered in each phase. */
static void
test_listed (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
  DubAction legal[512];
  guint n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));

  g_assert_cmpuint (legal[n - 1].type, ==, DUB_ACTION_READY);
  g_assert_cmpuint (legal[n - 2].type, ==, DUB_ACTION_FILL);
  game_ready (game);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, DUB_N_CARDS);
  g_assert_cmpuint (legal[0].type, ==, DUB_ACTION_REVEAL);
  g_assert_cmpuint (dub_game_list_legal (&game->game, NULL, legal, 3), ==, 3);
  game_end_turns (game);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (legal[0].type, ==, DUB_ACTION_INCOME);
  dub_game_init (&game->game, &game->box);
  n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (legal[0].type, ==, DUB_ACTION_NEW_GAME);
}

/* How many values below n of a field of the action are accepted. */
static guint
count_accepted (Game *game, const DubAction *action, guint8 *field, guint n)
{
  guint accepted = 0;

  for (guint i = 0; i < n; i++) {
    *field = (guint8) i;
    accepted += (guint) game_may (game, action);
  }

  return accepted;
}

/* All that you may do, found by trying everything. */
static guint
count_yours (Game *game)
{
  DubAction action = ACTION (YOU_FAVOR);
  guint n = (guint) game_may (game, &action) + 1; /* and the end of the turn */

  for (guint8 flag = FALSE; flag <= TRUE; flag++) {
    action = ACTION (YOU_TILE, .flag = flag);
    n += count_accepted (game, &action, &action.detail.at, 12);
  }
  for (guint8 at = 0; at < 9; at++)
    for (guint8 hall = 0; hall < 6; hall++) {
      action = ACTION (YOU_GARMENT, .at = at, .hall = hall);
      n += count_accepted (game, &action, &action.detail.space, 9);
    }
  action = ACTION (YOU_GARMENT, .flag = TRUE);
  n += count_accepted (game, &action, &action.detail.at, 9);
  action = ACTION (YOU_JEWELRY);
  n += count_accepted (game, &action, &action.detail.at, 9);
  action = ACTION (YOU_HIRE);
  n += count_accepted (game, &action, &action.detail.at, 9);
  action = ACTION (YOU_HIRE, .flag = TRUE, .sure = TRUE);
  n += (guint) game_may (game, &action);
  action = ACTION (YOU_DEPUTE);
  n += count_accepted (game, &action, &action.detail.type, 6);
  action = ACTION (YOU_DEPUTE, .flag = TRUE);
  n += count_accepted (game, &action, &action.detail.type, 6);
  for (guint8 decoration = 0; decoration <= DUB_N_DECORATION_KINDS; decoration++) {
    action = ACTION (YOU_FUND, .decoration = decoration);
    n += count_accepted (game, &action, &action.detail.at, 9);
  }
  action = ACTION (YOU_EXAM, .sure = TRUE);

  return n + count_accepted (game, &action, &action.detail.track, 4);
}

static void
test_listed_yours (void)
{
  for (guint expansions = 0; expansions <= JB; expansions++) {
    g_autoptr (Game) game = game_new (expansions, DUB_DRAW_TABLE);
    DubAction legal[512];
    guint n;

    game_enter (game, DUB_DISPLAY_GARMENTS, "bp.go");
    game_enter (game, DUB_DISPLAY_RESOURCES, "bg+ ?");
    DO (game, LEAVE_EMPTY, .display = DUB_DISPLAY_RESOURCES);
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
      g_assert_true (game_may (game, &legal[i]));
      for (guint j = 0; j < i; j++)
        g_assert_true (memcmp (&legal[i], &legal[j], sizeof legal[i]) != 0);
    }
  }
}

/* An open question is answered by what is listed. */
static void
test_listed_answers (void)
{
  static const struct {
    DubCard card;
    guint8 action;
    guint n;
  } rows[] = {
    { { .action = DUB_CARD_DRAWER, .n = 1, .hall = 1 }, DUB_ACTION_ENTER, 9 },
    { { .action = DUB_CARD_TAILOR, .n = 1, .hall = 1 }, DUB_ACTION_ENTER, 42 },
    { { .action = DUB_CARD_HIRE, .n = 1, .hall = 1 }, DUB_ACTION_ENTER, 6 },
    { { .action = DUB_CARD_FAVOR, .hall = 1 }, DUB_ACTION_DONE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);
    DubAction legal[512];
    guint n;

    game_ready (game);
    DO (game, REVEAL, .card = rows[i].card);
    n = dub_game_list_legal (&game->game, NULL, legal, G_N_ELEMENTS (legal));
    g_test_message ("row %u: %u", i, n);
    g_assert_cmpuint (n, >, 0);
    g_assert_cmpuint (n, <=, rows[i].n);
    for (guint j = 0; j < n; j++)
      g_assert_cmpuint (legal[j].type, ==, rows[i].action);
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
