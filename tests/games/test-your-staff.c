/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your cards: which of them left, or turned out to be another one, if you did not enter that.
 */

#include "game-fixture.h"

#include "dub-side.h"

static const DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_START };
static const DubEmployee journeyman = { .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START };

static const DubBox *box;

static DubSide
make_staff (guint n, const DubEmployee *cards)
{
  DubSide you = { 0 };

  for (guint i = 0; i < n; i++)
    you.staff[you.n_staff++] = cards[i];
  dub_side_recount (&you);

  return you;
}

static void
expect_cards (const DubSide *you, guint n, const DubEmployee *cards)
{
  g_assert_cmpuint (you->n_staff, ==, n);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (you->staff[i].type, ==, cards[i].type);
    g_assert_cmpuint (you->staff[i].crown, ==, cards[i].crown);
  }
}

/* Other plain cards do not matter: if no card of the type is plain, the crowned one left. */
static void
test_crowned_left (void)
{
  DubEmployee crowned = dub_box_get_crown (box, DUB_VI_PAIRS);
  DubEmployee cards[] = { master, journeyman, crowned };
  DubSide you = make_staff (G_N_ELEMENTS (cards), cards);

  g_assert_cmpuint (crowned.type, ==, DUB_APPRENTICE);
  dub_side_leave (&you, DUB_APPRENTICE, (DubEmployee){ 0 });
  expect_cards (&you, 2, cards);
  g_assert_cmpuint (you.staff[2].type, ==, DUB_TYPE_NONE);
  g_assert_cmpuint (you.n_bonuses, ==, 0);
  g_assert_cmpuint (you.counts[DUB_FACT_STAFF], ==, 2);
}

/* A bonus that you count belongs to a card of its type, or else to the first plain one. */
static void
test_crown_was_in_disguise (void)
{
  DubEmployee crowned = dub_box_get_crown (box, DUB_VI_PAIRS);
  DubEmployee apprentice = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_START };
  DubEmployee others[] = { master, journeyman, journeyman };
  DubEmployee cards[] = { master, apprentice, journeyman };
  DubSide you = make_staff (G_N_ELEMENTS (others), others);

  you.bonuses[you.n_bonuses++] = DUB_VI_PAIRS;
  dub_side_follow (&you, box, DUB_FACT_BONUSES);
  expect_cards (&you, 3, (DubEmployee[]){ crowned, journeyman, journeyman });

  you = make_staff (G_N_ELEMENTS (cards), cards);
  you.bonuses[you.n_bonuses++] = DUB_VI_PAIRS;
  dub_side_follow (&you, box, DUB_FACT_BONUSES);
  expect_cards (&you, 3, (DubEmployee[]){ master, crowned, journeyman });
}

/* A card with a bonus that you do not count was another one. */
static void
test_crown_was_none (void)
{
  DubEmployee cards[] = { master, dub_box_get_crown (box, DUB_VI_PAIRS) };
  DubSide you = make_staff (G_N_ELEMENTS (cards), cards);

  you.n_bonuses = 0;
  dub_side_follow (&you, box, DUB_FACT_BONUSES);
  expect_cards (&you, 2, (DubEmployee[]){ master, { .type = DUB_TYPE_UNKNOWN } });
}

/* The count includes the last Apprentice. */
static void
test_last_apprentice (void)
{
  DubEmployee apprentice = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_START };
  DubEmployee cards[] = { master, apprentice };
  DubSide you = make_staff (G_N_ELEMENTS (cards), cards);

  dub_side_leave (&you, DUB_APPRENTICE, apprentice);
  g_assert_cmpuint (you.counts[DUB_FACT_APPRENTICES], ==, 0);
}

/* If there are fewer cards than entered, it is unknown which of them are gone. */
static void
test_fewer_cards (void)
{
  DubEmployee cards[] = { master, journeyman, journeyman };
  DubSide you = make_staff (G_N_ELEMENTS (cards), cards);

  you.counts[DUB_FACT_STAFF] = 2;
  dub_side_follow (&you, box, DUB_FACT_STAFF);
  g_assert_cmpuint (you.n_staff, ==, 2);
  g_assert_cmpuint (you.staff[0].type, ==, DUB_TYPE_UNKNOWN);
  g_assert_cmpuint (you.staff[1].type, ==, DUB_TYPE_UNKNOWN);
}

/* Removing a card moves the later cards, and nothing else. */
static void
test_correct_many (void)
{
  g_autoptr (Game) game = game_begin_at_table (BASE);
  const DubSide *you = &game->game.state.sides[DUB_YOU];
  DubYourTurn turn;

  game_your_turn (game);
  game_do (game, you_rent (0, 0, 0));
  turn = game->game.state.yours.turn;
  game_do (game, keep (you_count (DUB_FACT_STAFF, DUB_MAX_STAFF)));
  game_do (game, correct_staff (DUB_YOU, DUB_MAX_STAFF - 2, (DubEmployee){ 0 }));
  g_assert_cmpuint (you->n_staff, ==, DUB_MAX_STAFF - 1);
  g_assert_cmpmem (&game->game.state.yours.turn, sizeof turn, &turn, sizeof turn);
}

/* There are eight cards with a crown, and you may have them all. */
static void
test_all_crowns (void)
{
  DubSide you = make_staff (1, &master);

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    dub_side_join (&you, dub_box_get_crown (box, crown));
  g_assert_cmpuint (you.n_bonuses, ==, DUB_N_CROWNS);
  g_assert_cmpuint (you.counts[DUB_FACT_STAFF], ==, 1 + DUB_N_CROWNS);
}

int
main (int argc, char **argv)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_TABLE);

  g_test_init (&argc, &argv, NULL);
  box = &game->box;
  g_test_add_func ("/your-staff/crowned-left", test_crowned_left);
  g_test_add_func ("/your-staff/crown-in-disguise", test_crown_was_in_disguise);
  g_test_add_func ("/your-staff/crown-was-none", test_crown_was_none);
  g_test_add_func ("/your-staff/last-apprentice", test_last_apprentice);
  g_test_add_func ("/your-staff/fewer-cards", test_fewer_cards);
  g_test_add_func ("/your-staff/correct-many", test_correct_many);
  g_test_add_func ("/your-staff/all-crowns", test_all_crowns);

  return g_test_run ();
}
