/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of the table (section YOU): costs and gains of moves, your cards, your examinations,
 * your specialized Apprentice.
 */

#include "game-fixture.h"

#include "dub-side.h"
#include "dub-your-turn.h"

static Game *
begin_in (guint expansions, guint round)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_go_to (game, round);
  game_enter (game, DUB_DISPLAY_RESOURCES, "bg+bg+bg+");
  game_set (game, DUB_DISPLAY_GARMENTS, "bpgobp");
  if ((expansions & JB) != 0)
    game_set (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  game_your_turn (game);

  return game;
}

static void
count (Game *game, DubFact fact, gint n)
{
  game_do (game, keep (you_count (fact, n)));
}

static void
expect_count (const Game *game, DubFact fact, guint n)
{
  g_assert_true (dub_state_knows (&game->game.state, fact));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].counts[fact], ==, n);
}

static void
test_prices (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);

  count (game, DUB_FACT_LIVRE, 40);
  game_do (game, you_take_tile (0));
  game_expect_gains (game, "livre -2, tiles 1");
  game_do (game, you_take_tile (1));
  game_expect_gains (game, "livre -1, tiles 1");
  game_do (game, you_take_tile (2));
  game_expect_gains (game, "tiles 1");
  game_do (game, you_discard_tile (3));
  game_expect_gains (game, "livre -2, thread ?, lace ?");
  expect_count (game, DUB_FACT_LIVRE, 35);
  expect_count (game, DUB_FACT_TILES, 3);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_THREAD));

  for (guint8 at = 0; at < DUB_N_HIRE_SPACES; at++) {
    static const char *const gains[] = { "livre -5", "livre -3", "livre -1", "" };

    game_do (game, you_hire (at));
    game_expect_gains (game, gains[at]);
  }
  expect_count (game, DUB_FACT_LIVRE, 26);
}

static void
test_printed_prices (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  guint cost = game->box.decorations[DUB_STATUES].spaces[0].cost;
  guint garment = game->box.garment_display.costs[1];

  count (game, DUB_FACT_LIVRE, 90);
  game_do (game, you_fund (DUB_STATUES, 0));
  expect_count (game, DUB_FACT_LIVRE, 90 - cost);
  /* A second action is a bonus, and may be cheaper because of the card. */
  game_do (game, you_fund (DUB_JEWELER, 0));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));

  count (game, DUB_FACT_LIVRE, 90);
  game_do (game, you_rent (1, 1, 3));
  expect_count (game, DUB_FACT_LIVRE, 90 - garment);
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LACE));
  game_do (game, you_take_jewelry (3));
  expect_count (game, DUB_FACT_LIVRE, 90 - garment - game->box.jewelry_display.costs[3]);
}

/* If a count cannot pay the price, the count was wrong. */
static void
test_cannot_pay (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);

  count (game, DUB_FACT_LIVRE, 1);
  game_do (game, you_take_tile (0));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
}

/* An unknown count stays unknown. */
static void
test_unknown_stays (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);

  game_end_turn (game);
  game_your_turn (game);
  game_do (game, you_take_favor ());
  game_expect_gains (game, "livre 5");
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
}

static void
test_guest_spaces (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);
  guint cost = game->box.garment_display.costs[0];

  for (guint hall = 0; hall < 3; hall++)
    for (guint at = 0; at < 3; at++)
      game->game.box.halls[hall].guests[at].reward = DUB_REWARD_NONE;
  game->game.box.halls[0].guests[0] = (DubGuestSpace){ .reward = DUB_REWARD_LIVRE, .livre = 3 };
  game->game.box.halls[1].guests[0] = (DubGuestSpace){ .reward = DUB_REWARD_THREAD };
  game->game.box.halls[2].guests[0] = (DubGuestSpace){ .reward = DUB_REWARD_LACE };
  game->game.box.halls[0].guests[1] = (DubGuestSpace){ .reward = DUB_REWARD_RESOURCE };

  count (game, DUB_FACT_LIVRE, 50);
  game_do (game, you_rent (0, 0, 0));
  expect_count (game, DUB_FACT_LIVRE, 50 - cost + 3);
  count (game, DUB_FACT_THREAD, 5);
  count (game, DUB_FACT_LACE, 5);
  /* The price is printed on the garment. */
  game_do (game, you_rent (1, 1, 0));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_THREAD));
  g_assert_cmpint (game_get_move (game)->gains[DUB_FACT_THREAD], ==, 1);
  game_do (game, you_rent (2, 2, 0));
  g_assert_cmpint (game_get_move (game)->gains[DUB_FACT_LACE], ==, 1);

  /* The tile is free, and is not an action. */
  game_do (game, you_rent (3, 0, 1));
  g_assert_cmpuint (game->game.state.yours.turn.free_tiles, ==, 1);
  game_do (game, you_take_tile (8));
  game_expect_gains (game, "tiles 1");
  game_do (game, you_take_tile (0));
  game_expect_gains (game, "livre -2, tiles 1");
}

/* A sold garment uses no space, and empty drawers give no tile. */
static void
test_no_reward (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);
  DubState *state = &game->game.state;

  game->game.box.halls[0].guests[0] = (DubGuestSpace){ .reward = DUB_REWARD_THREAD };
  game->game.box.halls[0].guests[1] = (DubGuestSpace){ .reward = DUB_REWARD_RESOURCE };
  game_do (game, you_sell (5));
  game_expect_gains (game, "livre ?, thread ?, lace ?, tiles ?");
  for (guint i = 0; i < DUB_N_DRAWERS; i++)
    for (guint j = 0; j < DUB_N_COLUMNS; j++)
      state->resources[i][j] = DUB_TILE_NONE;
  game_do (game, you_rent (3, 0, 1));
  g_assert_cmpuint (state->yours.turn.free_tiles, ==, 0);
}

/* The reward counts without the garment, whose cost nobody knows. */
static void
test_reward_is_counted (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);
  DubMove gained = you_take_favor ();

  gained.gains[DUB_FACT_THREAD] = 1;
  gained.gains[DUB_FACT_LACE] = -1;
  count (game, DUB_FACT_THREAD, 5);
  count (game, DUB_FACT_LACE, 5);
  g_assert_true (game_apply (game, gained, NULL));
  expect_count (game, DUB_FACT_THREAD, 6);
  expect_count (game, DUB_FACT_LACE, 4);
}

static void
test_favor (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);

  game_do (game, you_take_favor ());
  game_expect_gains (game, "livre 5");
  g_assert_cmpuint (game->game.state.favor, ==, DUB_YOU);
  game_next_round (game);
  g_assert_cmpuint (game->game.state.start, ==, DUB_YOU);
}

static void
test_depute (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  game_do (game, you_depute (DUB_MASTER));
  game_expect_gains (game, "livre 10");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 3);
  g_assert_cmpuint (you->n_staff, ==, 4);
  REFUSE (game, FOUR_STAY, you_depute (DUB_MASTER));
  game_do (game, you_hire (0));
  /* With a bonus it may be a card of your hand, and the card states the gain. */
  game_do (game, from_hand (you_depute (DUB_JOURNEYMAN)));
  game_expect_gains (game, "livre ?");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 3);
  game_end_turn (game);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 2);
  game_your_turn (game);
  game_do (game, you_hire (1));
  game_do (game, correct_hand (1));
  REFUSE (game, NO_OTHER_CARD, from_hand (you_depute (DUB_APPRENTICE)));
}

/* A crowned card that left does not score any more; if the card is ambiguous, the game asks. */
static void
test_depute_crown (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);
  const DubSide *you = &game->game.state.sides[DUB_YOU];
  DubEmployee crowned, plain = dub_employee_of_type (DUB_APPRENTICE);

  game_go_to (game, 7);
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "c6cc");
  game_ready (game);
  game_your_turn (game);
  crowned = game->game.state.employees[0];
  game_do (game, you_hire (0));
  game_do (game, you_hire (2));
  g_assert_cmpuint (you->n_bonuses, ==, 2);
  REFUSE (game, TELL_LEAVING, you_depute (DUB_APPRENTICE));
  game_do (game, leaving (you_depute (DUB_APPRENTICE), plain));
  game_do (game, leaving (you_depute (DUB_APPRENTICE), plain));
  g_assert_cmpuint (you->n_bonuses, ==, 2);
  game_do (game, you_hire (1));
  REFUSE (game, TELL_LEAVING, you_depute (DUB_APPRENTICE));
  REFUSE (game, NO_SUCH_CARD, leaving (you_depute (DUB_APPRENTICE), plain));
  game_do (game, leaving (you_depute (DUB_APPRENTICE), crowned));
  g_assert_cmpuint (you->n_bonuses, ==, 1);
  g_assert_cmpuint (you->bonuses[0], ==, DUB_VI_THREAD_LACE);
  REFUSE (game, NO_SUCH_CARD, leaving (you_depute (DUB_APPRENTICE), crowned));
  /* The crown alone identifies a card too. */
  game_do (game,
           leaving (you_depute (DUB_APPRENTICE), (DubEmployee){ .crown = DUB_VI_THREAD_LACE }));
  g_assert_cmpuint (you->n_bonuses, ==, 0);
}

/* The game does not guess which of two different cards left. */
static void
test_staff_is_not_guessed (void)
{
  g_autoptr (Game) game = begin_in (BASE, 1);
  const DubSide *you = &game->game.state.sides[DUB_YOU];
  DubEmployee hired;

  game_do (game, correct_employee (0, game_employee (game, 1, 0)));
  hired = game->game.state.employees[0];
  g_assert_cmpuint (hired.type, ==, DUB_APPRENTICE);
  game_do (game, you_hire (0));
  g_assert_cmpuint (you->staff[5].id, ==, hired.id);
  game_do (game, you_depute (DUB_APPRENTICE));
  g_assert_cmpuint (you->n_staff, ==, 5);
  for (guint i = 3; i < 5; i++) {
    g_assert_cmpuint (you->staff[i].type, ==, DUB_APPRENTICE);
    g_assert_cmpuint (you->staff[i].level, ==, DUB_LEVEL_UNKNOWN);
  }
}

static void
test_tasks (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_BP));
  REFUSE (game, OTHER_TASK, you_do_task (DUB_TASK_GOWN));
  game_do (game, you_take_tile (0)); /* blue or pink silk */
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_GO));
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_THREAD_LACE));
  game_do (game, you_do_task (DUB_TASK_BP));
  game_expect (game, "you exam-token bp");
  REFUSE (game, TAKEN, you_do_task (DUB_TASK_BP));
  /* Each action fulfills one task. */
  game_do (game, you_take_tile (2));
  game_do (game, you_do_task (DUB_TASK_GO));
  REFUSE (game, NO_ACTION_FITS, you_do_task (DUB_TASK_DECORATION));
  game_do (game, you_fund (DUB_STATUES, 0));
  game_do (game, you_do_task (DUB_TASK_DECORATION));
  game_do (game, you_discard_tile (4));
  game_do (game, you_do_task (DUB_TASK_THREAD_LACE));
  g_assert_cmpuint (you->n_done, ==, DUB_N_JOURNEYMAN_TASKS);
}

static void
test_exams_alternate (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  count (game, DUB_FACT_LIVRE, 20);
  count (game, DUB_FACT_PP, 0);
  REFUSE (game, OTHER_EXAM, you_pass_exam (DUB_TRACK_MASTER));
  game_do (game, you_take_tile (0));
  game_do (game, you_do_task (DUB_TASK_BP));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_expect_gains (game, "pp 1, livre -5");
  g_assert_cmpuint (you->track, ==, DUB_TRACK_MASTER);
  g_assert_cmpuint (you->n_done, ==, 0);
  g_assert_cmpuint (game->game.state.yours.hand, ==, 4);
  g_assert_cmpuint (you->n_staff, ==, 5);
  expect_count (game, DUB_FACT_PP, 1);
  REFUSE (game, OTHER_EXAM, you_pass_exam (DUB_TRACK_JOURNEYMAN));
  REFUSE (game, OTHER_TASK, you_do_task (DUB_TASK_BP));
  game_do (game, you_rent (1, 0, 1));
  game_do (game, you_do_task (DUB_TASK_COAT));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_MASTER)));
  g_assert_cmpuint (you->track, ==, DUB_TRACK_JOURNEYMAN);
  g_assert_cmpuint (you->n_exams[DUB_TRACK_MASTER], ==, 1);
}

/* A crowned Apprentice may be the card that leaves for an examination. */
static void
test_exam_left (void)
{
  g_autoptr (Game) game = begin_in (JB, 7);
  const DubSide *you = &game->game.state.sides[DUB_YOU];
  DubEmployee crowned = dub_box_get_crown (&game->box, DUB_VI_PAIRS);

  game_do (game, correct_staff (DUB_YOU, 5, crowned));
  g_assert_cmpuint (you->n_bonuses, ==, 1);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 3);
  game_do (game, be_sure (leaving (you_pass_exam (DUB_TRACK_JOURNEYMAN), crowned)));
  g_assert_cmpuint (you->n_bonuses, ==, 0);
  g_assert_cmpuint (you->counts[DUB_FACT_APPRENTICES], ==, 2);

  /* You must name the card if only crowned ones can have left. */
  for (guint at = 0; at < you->n_staff; at++)
    if (you->staff[at].type == DUB_APPRENTICE)
      game_do (game, correct_staff (DUB_YOU, at, you->staff[0]));
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_JOURNEYMAN));
  REFUSE (game, NO_SUCH_CARD, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_do (game, correct_staff (DUB_YOU, 5, crowned));
  REFUSE (game, TELL_LEAVING, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_do (game, be_sure (leaving (you_pass_exam (DUB_TRACK_JOURNEYMAN), crowned)));
}

/* Returns a card of the box, the last one of its type and level. */
static DubEmployee
find_card (const Game *game, DubType type, guint level)
{
  DubEmployee card = { 0 };

  for (guint i = 0; i < game->box.n_employees; i++)
    if (game->box.employees[i].level == level && game->box.employees[i].type == type)
      card = dub_box_get_card (&game->box, i);

  return card;
}

/* You may name any card of the deck, unless it was seen elsewhere. */
static void
test_exam_card (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  DubEmployee card = find_card (game, DUB_JOURNEYMAN, 2), other = game_employee (game, 1, 0);

  REFUSE (game, NO_SUCH_THING, joining (you_pass_exam (DUB_TRACK_JOURNEYMAN), other));
  REFUSE (game, NO_SUCH_THING,
          joining (you_pass_exam (DUB_TRACK_JOURNEYMAN), find_card (game, DUB_JOURNEYMAN, 3)));
  REFUSE (game, NO_SUCH_THING,
          joining (you_pass_exam (DUB_TRACK_JOURNEYMAN), find_card (game, DUB_MASTER, 2)));
  game_do (game, be_sure (joining (you_pass_exam (DUB_TRACK_JOURNEYMAN), card)));
  g_assert_cmpuint (game->game.state.sides[DUB_YOU].staff[4].id, ==, card.id);
  game_do (game, correct_track (DUB_YOU, DUB_TRACK_JOURNEYMAN));
  REFUSE (game, SEEN, joining (you_pass_exam (DUB_TRACK_JOURNEYMAN), card));
}

static void
test_specialist (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  g_autoptr (Game) without = begin_in (BASE, 1);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  REFUSE (without, NO_EXPANSION, you_name_specialist (DUB_SPECIALIST_COATS));
  REFUSE (game, NO_SUCH_THING, you_name_specialist (DUB_N_SPECIALISTS));
  game_do (game, you_name_specialist (DUB_SPECIALIST_COATS));
  game_put_guest (game, 0, 0, DUB_YOU, 'p');
  game_put_guest (game, 0, 1, DUB_YOU, 'o');
  REFUSE (game, CONDITION, you_hire_specialist ());
  game_put_guest (game, 1, 1, DUB_YOU, 'p');
  game_do (game, be_sure (you_hire_specialist ()));
  game_expect_gains (game, "");
  g_assert_cmpuint (game->game.state.yours.hand, ==, 4);
  g_assert_cmpstr (game->box.employees[you->staff[5].id - 1].id, ==, "jb-apprentice-coats");
  REFUSE (game, SPECIALIST, you_hire_specialist ());
  REFUSE (game, SPECIALIST, you_name_specialist (DUB_SPECIALIST_GOWNS));
}

/* Facts that the table does not show are up to you, unless you counted them. */
static void
test_specialist_unknown (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);

  game_do (game, you_name_specialist (DUB_SPECIALIST_LIVRE));
  count (game, DUB_FACT_LIVRE, 29);
  REFUSE (game, CONDITION, you_hire_specialist ());
  game_do (game, you_sell (0));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_LIVRE));
  game_do (game, be_sure (you_hire_specialist ()));
}

static void
set_up_conditions (Game *game)
{
  for (guint i = 0; i < 3; i++) {
    game_put_guest (game, i, 0, DUB_YOU, "pob"[i]);
    game_put_guest (game, i, i == 0 ? 2 : 1, DUB_YOU, "bgp"[i]);
  }
  game_put_token (game, DUB_MUSICIANS, 3, DUB_YOU);
  game_put_token (game, DUB_KITCHEN_RIGHT, 0, DUB_YOU);
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  count (game, DUB_FACT_LIVRE, 30);
  count (game, DUB_FACT_TILES, 4);
  count (game, DUB_FACT_THREAD, 2);
  count (game, DUB_FACT_LACE, 2);
  count (game, DUB_FACT_PP, 5);
  game_do (game, keep (you_count_jewelry (1, 1, 1, 0)));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_JOURNEYMAN)));
  game_do (game, be_sure (you_pass_exam (DUB_TRACK_MASTER)));
  count (game, DUB_FACT_LIVRE, 30);
  count (game, DUB_FACT_PP, 5);
}

/* Each condition is met with exactly the required amount, and not with less. */
static void
test_conditions (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);
  const DubState *state = &game->game.state;

  set_up_conditions (game);
  game_put_token (game, DUB_MUSICIANS, 4, DUB_YOU);
  for (DubSpecialist specialist = 1; specialist < DUB_N_SPECIALISTS; specialist++) {
    DubCondition conditions[DUB_MAX_CONDITIONS];
    guint n = dub_specialist_get_conditions (&game->box, state, specialist, conditions);

    g_assert_cmpuint (n, ==, specialist == DUB_SPECIALIST_STOCKS ? 3 : 1);
    g_assert_true (dub_specialist_is_met (&game->box, state, specialist));
    for (guint i = 0; i < n; i++)
      g_assert_cmpuint (conditions[i].has, ==, conditions[i].needs);
  }
  count (game, DUB_FACT_LACE, 1);
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_STOCKS));
  game_put_token (game, DUB_MUSICIANS, 4, DUB_NOBODY);
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_HALLS));
  g_assert_false (dub_specialist_is_met (&game->box, state, DUB_SPECIALIST_UNKNOWN));
  game->game.state.sides[DUB_YOU].n_exams[DUB_TRACK_MASTER] = 0;
  game->game.state.sides[DUB_YOU].n_exams[DUB_TRACK_JOURNEYMAN] = 1;
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_MASTER_EXAM));

  /* An unknown count may suffice, but that is not certain. */
  game->game.state.sides[DUB_YOU].known = 0;
  g_assert_true (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_LIVRE));
  g_assert_false (dub_specialist_is_met (&game->box, state, DUB_SPECIALIST_LIVRE));
  g_assert_true (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  game->game.state.sides[DUB_YOU].jewelry.n = 0;
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    game->game.state.tokens[DUB_JEWELER][i] = DUB_NOBODY;
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
}

static void
test_jewelry (void)
{
  g_autoptr (Game) game = begin_in (JB, 1);

  count (game, DUB_FACT_TILES, 1);
  REFUSE (game, NO_JEWELER, you_take_jewelry (0));
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  REFUSE (game, WITH_GARMENT, you_take_jewelry (0));
  game_do (game, you_sell (0));
  REFUSE (game, WITH_GARMENT, you_take_jewelry (0));
  game_do (game, you_rent (1, 0, 0)); /* a pink coat */
  count (game, DUB_FACT_TILES, 1);
  REFUSE (game, SUITS_NOT, you_take_jewelry (0));
  REFUSE (game, SUITS_NOT, you_take_jewelry (2));
  game_do (game, you_take_jewelry (1));
  expect_count (game, DUB_FACT_TILES, 2); /* the same color */
  REFUSE (game, ONE_PER_GARMENT, you_take_jewelry (3));
  game_do (game, you_rent (5, 0, 1));
  count (game, DUB_FACT_TILES, 1);
  game_do (game, you_take_jewelry (3)); /* an orange ring */
  expect_count (game, DUB_FACT_TILES, 1);
}

static void
make_special (Game *game, DubSpecial special, DubColor color)
{
  game_do (game, correct_garment (5, (DubGarment){ (guint8) color, 3, 0, (guint8) special }));
  game_do (game, you_rent (5, 4, 4));
}

static void
test_festivity (void)
{
  static const struct {
    guint8 special;
    guint pp;
  } rows[] = { { DUB_FESTIVITY_PAIRS, 4 },
               { DUB_FESTIVITY_DECORATIONS, 2 },
               { DUB_FESTIVITY_BLUE, 1 },
               { DUB_FESTIVITY_PINK, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = begin_in (FESTIVITY, 2);

    for (guint at = 0; at < 4; at++)
      game_put_guest (game, 0, at, DUB_YOU, "bpgp"[at]);
    game_put_token (game, DUB_STATUES, 0, DUB_YOU);
    game_put_token (game, DUB_MUSICIANS, 1, DUB_YOU);
    count (game, DUB_FACT_PP, 10);
    make_special (game, rows[i].special, DUB_BLUE);
    expect_count (game, DUB_FACT_PP, 10 + rows[i].pp);
  }
}

static void
test_expert (void)
{
  g_autoptr (Game) favor = begin_in (EXPERT, 1);
  g_autoptr (Game) taken = begin_in (EXPERT, 1);
  g_autoptr (Game) depute = begin_in (EXPERT, 1);
  g_autoptr (Game) tile = begin_in (EXPERT, 1);
  g_autoptr (Game) livre = begin_in (EXPERT, 1);
  const Game *games[] = { favor, taken, livre };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    count ((Game *) games[i], DUB_FACT_LIVRE, 20);
  favor->game.box.halls[4].guests[4].reward = taken->game.box.halls[4].guests[4].reward =
      livre->game.box.halls[4].guests[4].reward = tile->game.box.halls[4].guests[4].reward =
          DUB_REWARD_NONE;

  make_special (favor, DUB_EXPERT_FAVOR, DUB_BLUE);
  g_assert_cmpuint (favor->game.state.favor, ==, DUB_YOU);
  expect_count (favor, DUB_FACT_LIVRE, 25);
  game_do (taken, correct_favor (DUB_BARRY));
  make_special (taken, DUB_EXPERT_FAVOR, DUB_BLUE);
  g_assert_cmpuint (taken->game.state.favor, ==, DUB_BARRY);
  expect_count (taken, DUB_FACT_LIVRE, 25);

  make_special (depute, DUB_EXPERT_DEPUTE, DUB_BLUE);
  game_do (depute, from_hand (you_depute (DUB_JOURNEYMAN)));
  game_expect_gains (depute, "livre 7");
  g_assert_cmpuint (depute->game.state.yours.hand, ==, 2);

  make_special (tile, DUB_EXPERT_TILE, DUB_BLUE);
  game_do (tile, you_take_tile (0));
  game_expect_gains (tile, "tiles 1");

  make_special (livre, DUB_EXPERT_LIVRE14, DUB_GREEN);
  expect_count (livre, DUB_FACT_LIVRE, 34);
}

static void
test_expert_jewelry (void)
{
  g_autoptr (Game) any = begin_in (JB | EXPERT, 1);
  g_autoptr (Game) match = begin_in (JB | EXPERT, 1);
  g_autoptr (Game) without = begin_in (JB | EXPERT, 1);

  make_special (without, DUB_EXPERT_ANY_JEWELRY, DUB_BLUE);
  REFUSE (without, NO_JEWELER, you_take_jewelry (1));
  REFUSE (without, NOTHING_WAITING, your_move (DUB_MOVE_PASS));

  game_put_token (any, DUB_JEWELER, 0, DUB_YOU);
  make_special (any, DUB_EXPERT_ANY_JEWELRY, DUB_BLUE);
  game_do (any, you_take_jewelry (1)); /* a ring, free */
  game_expect_gains (any, "");
  REFUSE (any, SUITS_NOT, you_take_jewelry (3));
  game_do (any, you_take_jewelry (2)); /* a necklace at its usual price */

  game_put_token (match, DUB_JEWELER, 0, DUB_YOU);
  make_special (match, DUB_EXPERT_MATCH_JEWELRY, DUB_BLUE);
  count (match, DUB_FACT_PP, 3);
  game_do (match, you_take_jewelry (0));
  expect_count (match, DUB_FACT_PP, 5);
}

/* Entered counts change the cards, and corrected cards change the counts. */
static void
test_staff_follows (void)
{
  g_autoptr (Game) game = begin_in (BASE, 7);
  const DubSide *you = &game->game.state.sides[DUB_YOU];

  count (game, DUB_FACT_STAFF, 7);
  g_assert_cmpuint (you->n_staff, ==, 7);
  g_assert_cmpuint (you->staff[6].type, ==, DUB_TYPE_UNKNOWN);
  game_do (game, keep (you_count_crowns (1u << (DUB_VI_PAIRS - 1))));
  g_assert_cmpuint (you->staff[5].crown, ==, DUB_VI_PAIRS);
  count (game, DUB_FACT_STAFF, 4);
  g_assert_cmpuint (you->n_staff, ==, 4);
  g_assert_cmpuint (you->staff[3].crown, ==, DUB_VI_PAIRS);
  count (game, DUB_FACT_STAFF, 99);
  g_assert_cmpuint (you->n_staff, ==, 0);
  REFUSE (game, NOT_IN_PLAY,
          correct_staff (DUB_YOU, 0,
                         (DubEmployee){ .type = DUB_MASTER, .level = DUB_LEVEL_START }));
  count (game, DUB_FACT_STAFF, 5);
  g_assert_cmpuint (you->n_staff, ==, 5);

  game_do (game, correct_staff (DUB_YOU, 0,
                                (DubEmployee){ .type = DUB_APPRENTICE, .level = DUB_LEVEL_START }));
  game_do (game, correct_staff (DUB_YOU, 1, (DubEmployee){ 0 }));
  g_assert_cmpuint (you->counts[DUB_FACT_STAFF], ==, 4);
  REFUSE (game, FOUR_STAY, correct_staff (DUB_YOU, 1, (DubEmployee){ 0 }));
  g_assert_false (dub_state_knows (&game->game.state, DUB_FACT_APPRENTICES));
}

/* If you enter too few, the refusal states the minimum. */
static void
test_too_few (void)
{
  g_autoptr (Game) game = begin_in (BASE, 7);
  g_autoptr (GError) error = NULL;
  DubMove three = keep (you_count (DUB_FACT_STAFF, 3));

  g_assert_false (dub_game_decide (&game->game, &three, game->events, &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_RANGE);
  g_assert_cmpuint (dub_reason_get (error)->least, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-side/YOU-1/prices", test_prices);
  g_test_add_func ("/your-side/YOU-1/printed", test_printed_prices);
  g_test_add_func ("/your-side/YOU-1/cannot-pay", test_cannot_pay);
  g_test_add_func ("/your-side/unknown-stays", test_unknown_stays);
  g_test_add_func ("/your-side/YOU-2/spaces", test_guest_spaces);
  g_test_add_func ("/your-side/YOU-2/none", test_no_reward);
  g_test_add_func ("/your-side/YOU-2/counted", test_reward_is_counted);
  g_test_add_func ("/your-side/YOU-3", test_favor);
  g_test_add_func ("/your-side/YOU-4/livre", test_depute);
  g_test_add_func ("/your-side/YOU-4/crown", test_depute_crown);
  g_test_add_func ("/your-side/YOU-4/not-guessed", test_staff_is_not_guessed);
  g_test_add_func ("/your-side/YOU-5/tasks", test_tasks);
  g_test_add_func ("/your-side/YOU-5/alternate", test_exams_alternate);
  g_test_add_func ("/your-side/YOU-5/left", test_exam_left);
  g_test_add_func ("/your-side/YOU-5/card", test_exam_card);
  g_test_add_func ("/your-side/YOU-6/once", test_specialist);
  g_test_add_func ("/your-side/YOU-6/unknown", test_specialist_unknown);
  g_test_add_func ("/your-side/YOU-6/conditions", test_conditions);
  g_test_add_func ("/your-side/YOU-7", test_jewelry);
  g_test_add_func ("/your-side/YOU-8/FES-1", test_festivity);
  g_test_add_func ("/your-side/YOU-8/EXP-1", test_expert);
  g_test_add_func ("/your-side/YOU-8/jewelry", test_expert_jewelry);
  g_test_add_func ("/your-side/staff-follows", test_staff_follows);
  g_test_add_func ("/your-side/YOU-4/too-few", test_too_few);

  return g_test_run ();
}
