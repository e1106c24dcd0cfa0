/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Set-up: the possessions of both sides, and the contents of stacks and bags (SET-2 to SET-8). No
 * more of anything comes to the table than the box holds.
 */

#include "game-fixture.h"

#include "dub-components.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-table.h"

enum { N_SEEDS = 60 };

static void
test_barry (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  const DubSide *barry = &game->game.state.sides[DUB_BARRY];

  game_expect (game, "started; begin-round 1");
  g_assert_cmpuint (barry->counts[DUB_FACT_PP], ==, 0);
  g_assert_cmpuint (barry->counts[DUB_FACT_THREAD], ==, 1);
  g_assert_cmpuint (barry->counts[DUB_FACT_LACE], ==, 1);
  g_assert_cmpuint (barry->counts[DUB_FACT_TILES], ==, 0);
  g_assert_cmpuint (barry->jewelry.n, ==, 0);
  g_assert_cmpuint (game->game.state.start, ==, DUB_BARRY);
  g_assert_cmpuint (game->game.state.favor, ==, DUB_NOBODY);
  game_ready (game);
  g_assert_cmpuint (game->game.state.turn, ==, DUB_BARRY);
}

/* SET-5: whatever the order of the box, a base game uses its 28 cards and no others. */
static void
test_base_cards (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubBox reversed = game->game.box;

  for (guint i = 0; i < DUB_N_EMPLOYEES; i++)
    reversed.employees[i] = game->game.box.employees[DUB_N_EMPLOYEES - 1 - i];
  for (guint seed = 0; seed < N_SEEDS; seed++) {
    DubState state = game->game.state;

    state.seed = seed;
    for (guint level = 1; level < DUB_N_LEVELS; level++)
      for (guint i = 0; i < dub_limits_get_level (level, FALSE); i++) {
        DubEmployee card = dub_components_get_employee (&reversed, &state, level);

        g_assert_cmpuint (card.type, !=, DUB_TYPE_UNKNOWN);
        g_assert_false (reversed.employees[card.id - 1].in_jewelry_box);
        dub_state_note_employee (&state, card, TRUE);
      }
  }
}

/* A handicap changes her start, and nothing after round 1. */
static void
test_strength (void)
{
  static const struct {
    DubStrength strength;
    guint pp;
    guint n_cards;
  } cases[] = { { DUB_STRENGTH_PRINTED, 0, 4 },
                { DUB_STRENGTH_CARD_FEWER, 0, 3 },
                { DUB_STRENGTH_CARD_MORE, 0, 5 },
                { DUB_STRENGTH_PP_5, 5, 4 },
                { DUB_STRENGTH_PP_10, 10, 4 } };

  G_STATIC_ASSERT (G_N_ELEMENTS (cases) == DUB_N_STRENGTHS);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
    const DubState *state = &game->game.state;

    dub_game_init (&game->game, &game->box);
    game_start (game, (DubSetup){ .strength = (guint8) cases[i].strength });
    g_assert_cmpuint (state->sides[DUB_BARRY].counts[DUB_FACT_PP], ==, cases[i].pp);
    game_ready (game);
    g_assert_cmpuint (state->hand.n, ==, cases[i].n_cards);
    g_assert_cmpuint (dub_strength_get_hand_size (cases[i].strength, 2), ==, DUB_HAND_SIZE);
  }
}

static void
test_her_staff (void)
{
  static const DubType types[] = { DUB_MASTER, DUB_MASTER, DUB_JOURNEYMAN, DUB_APPRENTICE,
                                   DUB_APPRENTICE };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].n_staff, ==, G_N_ELEMENTS (types));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[i].type, ==, types[i]);
    g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[i].crown, ==, DUB_CROWN_NONE);
    g_assert_cmpuint (game->game.state.sides[DUB_BARRY].staff[i].level, ==, DUB_LEVEL_UNKNOWN);
  }
}

static void
test_you (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    g_assert_true (dub_state_knows (&game->game.state, fact));
  g_assert_cmpuint (you->counts[DUB_FACT_LIVRE], ==, 15);
  g_assert_cmpuint (you->counts[DUB_FACT_THREAD], ==, 1);
  g_assert_cmpuint (you->counts[DUB_FACT_LACE], ==, 1);
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 5);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 2);
  g_assert_cmpuint (you->counts[DUB_FACT_PP], ==, 0);
  g_assert_cmpuint (you->jewelry.n, ==, 0);
  g_assert_cmpuint (you->n_bonuses, ==, 0);
}

/* The first turn makes untracked amounts unknown; amounts that the game can track stay known. */
static void
test_you_after_a_turn (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_ready (game);
  game_your_turn (game);
  game_end_turn (game);
  for (DubFact fact = DUB_FACT_PP; fact <= DUB_FACT_LACE; fact++)
    g_assert_false (dub_state_knows (&game->game.state, fact));
  for (DubFact fact = DUB_FACT_STAFF; fact < DUB_N_FACTS; fact++)
    g_assert_cmpint (dub_state_knows (&game->game.state, fact), ==, fact != DUB_FACT_TILES);
}

static void
reseed (Game *game, guint64 seed)
{
  DubSetup setup = { .seed = seed,
                     .expansions = game->game.state.expansions,
                     .count_candidate = TRUE };

  dub_game_init (&game->game, &game->box);
  g_array_set_size (game->events, 0);
  game_start (game, setup);
}

/* Fills the displays of all rounds and records the cards. */
static guint64
fill_whole_game (Game *game, guint levels[DUB_N_LEVELS])
{
  guint64 seen = 0;

  for (guint round = 1; round <= DUB_N_ROUNDS; round++) {
    game_fill (game);
    for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
      DubEmployee card = game->game.state.employees[i];
      guint64 bit = G_GUINT64_CONSTANT (1) << (card.id - 1);

      g_assert_cmpuint (card.id, >, 0);
      g_assert_cmpuint (seen & bit, ==, 0);
      seen |= bit;
      levels[card.level]++;
    }
    game_next_round (game);
  }

  return seen;
}

static void
test_stack (void)
{
  static const guint8 expected[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  guint64 first = 0, all = 0;

  for (guint64 seed = 0; seed < 4; seed++) {
    guint levels[DUB_N_LEVELS] = { 0 };
    guint id;

    reseed (game, seed);
    game_fill (game);
    id = game->game.state.employees[0].id;
    first |= G_GUINT64_CONSTANT (1) << id;
    reseed (game, seed);
    all = fill_whole_game (game, levels);
    g_assert_cmpuint (all, ==, (1u << DUB_N_BASE_EMPLOYEES) - 1);
    for (guint level = 0; level < DUB_N_LEVELS; level++)
      g_assert_cmpuint (levels[level], ==, expected[level]);
  }
  /* Each level is shuffled, so the top card varies. */
  g_assert_cmpuint (first & (first - 1), !=, 0);
}

/* Counts the cards of a level and type that came, and all cards of that level. */
static guint
count_cards (const Game *game, guint64 seen, guint level, DubType type)
{
  guint n = 0;

  for (guint i = 0; i < game->box.n_employees; i++)
    if ((seen & (G_GUINT64_CONSTANT (1) << i)) != 0 && game->box.employees[i].level == level &&
        game->box.employees[i].type == type)
      n++;

  return n;
}

static void
test_mixed_levels (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  guint64 ever = 0;

  for (guint64 seed = 0; seed < N_SEEDS; seed++) {
    guint levels[DUB_N_LEVELS] = { 0 };
    guint64 seen;

    reseed (game, seed);
    seen = fill_whole_game (game, levels);
    g_assert_cmpuint (count_cards (game, seen, 5, DUB_MASTER), ==, 2);
    g_assert_cmpuint (count_cards (game, seen, 2, DUB_JOURNEYMAN), ==, 2);
    g_assert_cmpuint (levels[2], ==, 4);
    g_assert_cmpuint (levels[5], ==, 4);
    g_assert_cmpuint (levels[0], ==, 0);
    ever |= seen;
  }
  /* Any two of the eleven may come, including those of the base game. */
  g_assert_cmpuint (count_cards (game, ever, 5, DUB_MASTER), ==, 11);
  g_assert_cmpuint (count_cards (game, ever, 2, DUB_JOURNEYMAN), ==, 11);
}

static void
test_exam_decks (void)
{
  g_autoptr (Game) with = game_new (JB, DUB_DRAW_APP);
  g_autoptr (Game) without = game_new (BASE, DUB_DRAW_APP);

  g_assert_cmpint (with->game.state.exam_decks[DUB_TRACK_JOURNEYMAN], ==, 9);
  g_assert_cmpint (with->game.state.exam_decks[DUB_TRACK_MASTER], ==, 9);
  g_assert_cmpint (without->game.state.exam_decks[DUB_TRACK_MASTER], ==, DUB_PLENTY);
}

static void
test_jewelry_box_start (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].track, ==, DUB_TRACK_JOURNEYMAN);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].n_done, ==, 0);
  g_assert_cmpuint (game->game.state.sides[DUB_BARRY].n_staff, ==, 5);
  g_assert_false (game->game.state.yours.has_specialist);
  game_ready (game);
  game_your_turn (game);
  game_do (game, be_sure (you_hire_specialist ()));
  g_assert_true (game->game.state.yours.has_specialist);
}

static void
test_bags (void)
{
  static const struct {
    guint expansions;
    guint garments, later, tiles;
  } rows[] = {
    { BASE, 42, 42, 48 },
    { JB, 42, 42, 48 },
    { FANCY, 46, 46, 53 },
    { FESTIVITY, 42, 46, 48 },
    { EXPERT, 46, 46, 48 },
    { EXPERT | JB, 48, 48, 48 },
    { JB | FANCY | FESTIVITY | EXPERT, 52, 56, 53 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (rows[i].expansions, DUB_DRAW_APP);

    g_assert_cmpuint (game->game.state.garment_bag, ==, rows[i].garments);
    game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, rows[i].tiles));
    REFUSE (game, RANGE, correct_count (DUB_BARRY, DUB_FACT_TILES, rows[i].tiles + 1));
    game_do (game, correct_count (DUB_BARRY, DUB_FACT_TILES, 0));
    game_ready (game);
    g_assert_cmpuint (game->game.state.garment_bag, ==, rows[i].later - 6);
  }
}

static void
test_festivity_after_round_1 (void)
{
  const DubGarment garment = { DUB_GREEN, 3, 0, DUB_FESTIVITY_PAIRS };
  g_autoptr (Game) game = game_new (FESTIVITY, DUB_DRAW_TABLE);

  REFUSE (game, FESTIVITY_IN_ROUND_1, enter_garment (5, garment));
  game_enter (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "1111");
  game_enter (game, DUB_DISPLAY_RESOURCES, "bbb bbb bbb");
  game_do (game, table_move (DUB_MOVE_READY));
  game_expect (game, "ready; add-festivity; cards 25; draw-hand 4");
  REFUSE (game, FESTIVITY_IN_ROUND_1, correct_garment (5, garment));

  game_next_round (game);
  game_do (game, enter_garment (1, garment));
  REFUSE (game, GARMENT_TWICE, enter_garment (0, garment));
  game_do (game, table_move (DUB_MOVE_READY));
  g_assert_false (game_has (game, "add-festivity"));
}

/* Returns whether the draws of a whole game include a special garment of the set. */
static gboolean
draws_special (Game *game, guint round, DubSpecial first, DubSpecial last)
{
  gboolean found = FALSE;

  for (guint64 seed = 0; seed < N_SEEDS; seed++) {
    reseed (game, seed);
    game_go_to (game, round);
    game_fill (game);
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      found |= game->game.state.garments[i].special >= first &&
               game->game.state.garments[i].special <= last;
  }

  return found;
}

static void
test_special_garments_drawn (void)
{
  g_autoptr (Game) base = game_new (JB, DUB_DRAW_APP);
  g_autoptr (Game) festivity = game_new (FESTIVITY, DUB_DRAW_APP);
  g_autoptr (Game) expert = game_new (EXPERT, DUB_DRAW_APP);
  g_autoptr (Game) both = game_new (EXPERT | JB, DUB_DRAW_APP);

  g_assert_false (draws_special (base, 2, DUB_FESTIVITY_PAIRS, DUB_EXPERT_MATCH_JEWELRY));
  g_assert_false (draws_special (festivity, 1, DUB_FESTIVITY_PAIRS, DUB_EXPERT_MATCH_JEWELRY));
  g_assert_true (draws_special (festivity, 2, DUB_FESTIVITY_PAIRS, DUB_FESTIVITY_PINK));
  g_assert_true (draws_special (expert, 1, DUB_EXPERT_FAVOR, DUB_EXPERT_LIVRE14));
  g_assert_false (draws_special (expert, 1, DUB_EXPERT_ANY_JEWELRY, DUB_EXPERT_MATCH_JEWELRY));
  g_assert_true (draws_special (both, 1, DUB_EXPERT_ANY_JEWELRY, DUB_EXPERT_MATCH_JEWELRY));
}

static void
test_special_garments_entered (void)
{
  static const struct {
    guint expansions;
    guint round;
    DubSpecial special;
    DubReasonCode reason;
  } rows[] = {
    { BASE, 1, DUB_EXPERT_FAVOR, DUB_REASON_NO_EXPERT },
    { BASE, 2, DUB_FESTIVITY_BLUE, DUB_REASON_NO_FESTIVITY },
    { EXPERT, 1, DUB_EXPERT_FAVOR, DUB_REASON_NONE },
    { EXPERT, 1, DUB_EXPERT_LIVRE14, DUB_REASON_NONE },
    { EXPERT, 2, DUB_FESTIVITY_BLUE, DUB_REASON_NO_FESTIVITY },
    { EXPERT, 1, DUB_EXPERT_ANY_JEWELRY, DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX },
    { EXPERT, 1, DUB_EXPERT_MATCH_JEWELRY, DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX },
    { EXPERT | JB, 1, DUB_EXPERT_ANY_JEWELRY, DUB_REASON_NONE },
    { EXPERT | JB, 1, DUB_EXPERT_MATCH_JEWELRY, DUB_REASON_NONE },
    { FESTIVITY, 1, DUB_FESTIVITY_PINK, DUB_REASON_FESTIVITY_IN_ROUND_1 },
    { FESTIVITY, 2, DUB_FESTIVITY_PINK, DUB_REASON_NONE },
    { FESTIVITY, 2, DUB_EXPERT_TILE, DUB_REASON_NO_EXPERT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (rows[i].expansions, DUB_DRAW_APP);
    DubGarment garment = { DUB_BLUE, 2, 0, (guint8) rows[i].special };
    guint at;

    g_test_message ("row %u", i);
    game_go_to (game, rows[i].round);
    at = (guint) dub_round_get_next (&game->box, &game->game.state, DUB_DISPLAY_GARMENTS);
    if (rows[i].special == DUB_EXPERT_LIVRE14) {
      REFUSE (game, LIVRE14, enter_garment (at, garment));
      garment.color = DUB_GREEN;
    }
    if (rows[i].reason == DUB_REASON_NONE)
      game_do (game, enter_garment (at, garment));
    else
      game_refuse (game, enter_garment (at, garment), rows[i].reason, G_STRLOC);
  }
}

/* Finds the n-th of the guest spaces, which are 23 in this box. */
static void
get_guest_space (const Game *game, guint n, guint8 *hall, guint8 *at)
{
  for (*hall = 0; n >= game->box.halls[*hall].n_guests; ++*hall)
    n -= game->box.halls[*hall].n_guests;
  *at = (guint8) n;
}

static void
test_garment_counts (void)
{
  static const struct {
    char letter;
    guint n;
  } rows[] = { { 'b', 13 }, { 'p', 13 }, { 'g', 10 }, { 'o', 6 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++) {
    gboolean fancy = i >= G_N_ELEMENTS (rows);
    guint limit = rows[i % G_N_ELEMENTS (rows)].n + (fancy ? 4 : 0);
    char letter = rows[i % G_N_ELEMENTS (rows)].letter;
    g_autoptr (Game) game = game_new (fancy ? FANCY : BASE, DUB_DRAW_APP);
    guint8 hall, at;

    for (guint n = 0; n < limit; n++) {
      get_guest_space (game, n, &hall, &at);
      game_put_guest (game, hall, at, n % 2 == 0 ? DUB_BARRY : DUB_YOU, letter);
    }
    get_guest_space (game, limit, &hall, &at);
    REFUSE (game, GARMENTS, correct_guest (hall, at, DUB_YOU, game_garment (letter)));
    REFUSE (game, GARMENTS, enter_garment (5, game_garment (letter)));
    game_do (game, enter_garment (5, game_garment (letter == 'b' ? 'p' : 'b')));
  }
}

/* 24 in all, wherever they are; the rulebooks do not state how many of each color. */
static void
test_jewelry_counts (void)
{
  for (guint8 color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    DubMove hers = correct_jewelry (DUB_BARRY, 0, 0, 0, 0);
    DubMove yours = you_count_jewelry (0, 0, 0, 0);

    hers.thing.jewelry[color] = DUB_MAX_JEWELRY - 2;
    game_do (game, hers);
    yours.thing.jewelry[color] = 1;
    game_do (game, yours);
    game_do (game, enter_jewel (3, color));
    REFUSE (game, NOTHING_LEFT, enter_jewel (2, color));
    REFUSE (game, NOTHING_LEFT, enter_jewel (2, DUB_COLOR_UNKNOWN));
    hers.thing.jewelry[color]++;
    REFUSE (game, JEWELRY, hers);
    yours.thing.jewelry[color]++;
    REFUSE (game, JEWELRY, yours);
  }
}

static void
test_refused_setups (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  REFUSE_START (game, CANNOT_COME, .seed = 1);
  dub_game_init (&game->game, &game->box);
  REFUSE_START (game, SETUP, .draw_mode = DUB_N_DRAW_MODES);
  REFUSE_START (game, SETUP, .expansions = 16);
  REFUSE_START (game, SETUP, .strength = DUB_N_STRENGTHS);
  REFUSE (game, CANNOT_COME, table_move (DUB_MOVE_READY));
  REFUSE (game, CANNOT_COME, you_count (DUB_FACT_LIVRE, 1));
  REFUSE (game, CANNOT_COME, correct_count (DUB_BARRY, DUB_FACT_PP, 1));
  game_start (game, (DubSetup){ .expansions = 15,
                                .second_place = TRUE,
                                .draw_mode = DUB_DRAW_LEARN,
                                .seed = 9 });
  g_assert_cmpuint (game->game.state.expansions, ==, 15);
  g_assert_cmpuint (game->game.state.second_place, ==, TRUE);
  g_assert_cmpuint (game->game.state.count_candidate, ==, FALSE);
  g_assert_cmpuint (game->game.state.draw_mode, ==, DUB_DRAW_LEARN);
  g_assert_cmpuint (game->game.state.seed, ==, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/setup/strength", test_strength);
  g_test_add_func ("/setup/SET-1/refused", test_refused_setups);
  g_test_add_func ("/setup/SET-2/barry", test_barry);
  g_test_add_func ("/setup/SET-3/her-staff", test_her_staff);
  g_test_add_func ("/setup/SET-4/you", test_you);
  g_test_add_func ("/setup/SET-4/you-after-a-turn", test_you_after_a_turn);
  g_test_add_func ("/setup/SET-5/stack", test_stack);
  g_test_add_func ("/setup/SET-5/base-cards", test_base_cards);
  g_test_add_func ("/setup/SET-6/mixed-levels", test_mixed_levels);
  g_test_add_func ("/setup/SET-6/exam-decks", test_exam_decks);
  g_test_add_func ("/setup/SET-7/start", test_jewelry_box_start);
  g_test_add_func ("/setup/SET-8/bags", test_bags);
  g_test_add_func ("/setup/SET-8/festivity-after-round-1", test_festivity_after_round_1);
  g_test_add_func ("/setup/SET-8/drawn", test_special_garments_drawn);
  g_test_add_func ("/setup/SET-8/entered", test_special_garments_entered);
  g_test_add_func ("/setup/counts/garments", test_garment_counts);
  g_test_add_func ("/setup/counts/jewelry", test_jewelry_counts);

  return g_test_run ();
}
