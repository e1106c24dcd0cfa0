/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of the 46 bonuses, including those of the start employees and the specialized Apprentice
 * (YOU-11), on a board that distinguishes them. The expected gains were counted by hand.
 */

#include "dub-bonus.h"
#include "game-fixture.h"

#include <string.h>

/* Lays out your turn with 3 blue gowns, 5 pink coats, 2 green gowns, 1 orange coat (4 of them in
 * one hall and 3 on Master guest spaces); 5 decorations; 2 blue, 2 pink, 1 orange tiles of jewelry;
 * 12 Livre. */
static void
lay_out (Game *game)
{
  static const guint8 colors[] = { DUB_BLUE, DUB_BLUE, DUB_BLUE,  DUB_PINK,  DUB_PINK,  DUB_PINK,
                                   DUB_PINK, DUB_PINK, DUB_GREEN, DUB_GREEN, DUB_ORANGE };
  static const guint8 in_halls[DUB_N_HALLS] = { 4, 3, 3, 1, 0 };
  DubState *state = &game->game.state;
  guint n = 0, n_master = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < in_halls[hall]; i++) {
      state->halls[hall][i] =
          (DubGuest){ .garment = { .color = colors[n++], .pp = 2 }, .owner = DUB_YOU };
      game->game.box.halls[hall].guests[i].master = n_master++ < 3;
    }
  for (guint i = 0; i < 3; i++)
    state->tokens[DUB_STATUES][i] = DUB_YOU;
  state->tokens[DUB_MUSICIANS][3] = state->tokens[DUB_JEWELER][0] = DUB_YOU;
  dub_jewelry_set (&state->sides[DUB_YOU].jewelry,
                   (guint8[DUB_N_COLORS]){ [DUB_BLUE] = 2, [DUB_PINK] = 2, [DUB_ORANGE] = 1 });
  state->sides[DUB_YOU].counts[DUB_FACT_LIVRE] = 12;
  state->sides[DUB_YOU].counts[DUB_FACT_STAFF] = 9;
}

/* Returns the gains of the options, such as "livre 4". A question mark stands for an unknown
 * amount, "+" for an additional action. */
static char *
describe (const Game *game, DubEmployee card)
{
  static const char *const names[DUB_N_GAINS] = { "pp", "livre", "thread", "lace", "tiles" };
  DubMove options[DUB_MAX_BONUS_OPTIONS];
  guint n = dub_bonus_list (&game->game.box, &game->game.state, card, options);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    gsize length = text->len;

    for (DubFact fact = 0; fact < DUB_N_GAINS; fact++) {
      if (options[i].gains[fact] != 0)
        g_string_append_printf (text, "%s %d ", names[fact], options[i].gains[fact]);
      if ((options[i].open & (1u << fact)) != 0)
        g_string_append_printf (text, "%s ? ", names[fact]);
    }
    g_string_append (text, text->len == length ? "+ " : "");
    g_string_append (text, i + 1 < n ? "| " : "");
  }

  return g_string_free (text, FALSE);
}

static const struct {
  const char *id;
  const char *brings;
} bonuses[] = {
  { "i-livre", "livre 1 " },
  { "i-depute-bonus", "+ " },
  { "i-buy-tile", "livre -1 tiles 1 | livre -1 thread ? lace ? " },
  { "i-acquire", "+ " },
  { "i-tile", "tiles 1 | thread ? lace ? " },
  { "i-thread-or-lace", "thread 1 | lace 1 " },
  { "ii-gowns", "livre 7 " },
  { "ii-tailor", "+ " },
  { "ii-depute", "+ " },
  { "ii-decorations", "pp 2 " },
  { "iii-decorations", "livre 5 " },
  { "iii-garments", "pp 3 " },
  { "iii-fund", "+ " },
  { "iii-staff", "livre 10 " },
  { "iv-staff", "livre 5 " },
  { "iv-tailor", "+ " },
  { "iv-coats", "pp 1 livre 10 " },
  { "iv-livre", "pp 1 livre -4 | pp 2 livre -8 | pp 3 livre -12 " },
  { "v-garments-livre", "livre 11 " },
  { "v-decorations", "pp 2 " },
  { "v-garments", "pp 5 " },
  { "vi-livre", "pp 1 livre -3 | pp 2 livre -6 | pp 3 livre -9 | pp 4 livre -12 " },
  { "vi-fund", "+ " },
  { "vi-staff", "" },
  { "vi-thread-lace", "" },
  { "vi-master-guests", "" },
  { "vi-pairs", "" },
  { "jb-journeyman-supply", "" },
  { "jb-journeyman-copy", "" },
  { "jb-journeyman-halls", "livre 4 " },
  { "jb-journeyman-staff", "livre 2 " },
  { "jb-journeyman-decorations", "livre 6 " },
  { "jb-journeyman-sell", "+ " },
  { "jb-journeyman-hall-garments", "pp 2 " },
  { "jb-journeyman-rings", "livre 3 " },
  { "jb-journeyman-jewelry", "pp 1 " },
  { "jb-master-hall", "livre 8 " },
  { "jb-master-blue-green", "pp 2 " },
  { "jb-master-master-guests", "livre 3 " },
  { "jb-master-jewelry", "livre 6 " },
  { "jb-master-no-green-no-orange", "" },
  { "jb-jewelry-set", "" },
  { "jb-necklaces", "" },
  { "jb-decorations", "" },
  { "jb-apprentices", "" },
};

static void
test_all (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  guint n_told = 1; /* the silk */

  lay_out (game);
  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++) {
    DubEmployee card = dub_box_get_employee (&game->box, bonuses[i].id);
    g_autofree char *brings = describe (game, card);

    g_test_message ("%s", bonuses[i].id);
    g_assert_cmpuint (card.type, !=, DUB_TYPE_NONE);
    g_assert_nonnull (dub_bonus_find (&game->box, card));
    g_assert_cmpstr (brings, ==, bonuses[i].brings);
    n_told++;
  }
  g_assert_cmpuint (n_told, ==, 46);
}

/* Start employees, the specialized Apprentice, silk, and cards that only the owner of a box
 * knows. */
static void
test_others (void)
{
  static const char *const starts[DUB_N_TYPES] = { [DUB_MASTER] = "",
                                                   [DUB_JOURNEYMAN] =
                                                       "livre -1 thread 1 | livre -1 lace 1 ",
                                                   [DUB_APPRENTICE] = "livre 2 | + " };
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  g_autofree char *his = describe (game, (DubEmployee){ .type = DUB_APPRENTICE });
  g_autofree char *silk = describe (game, dub_box_get_employee (&game->box, "v-tiles"));
  DubEmployee hers = dub_box_get_employee (&game->box, "i-livre");

  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++) {
    g_autofree char *brings =
        describe (game, (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_START });

    g_assert_cmpstr (brings, ==, starts[type]);
    g_assert_null (dub_bonus_find (&game->box, dub_employee_of_type (type)));
  }
  g_assert_cmpstr (his, ==, "pp 3 ");
  g_assert_true (g_str_has_prefix (silk, "pp 1 tiles ? | pp 2 tiles ? "));
  strcpy (game->game.box.employees[hers.id - 1].id, "mine");
  g_assert_null (dub_bonus_find (&game->game.box, hers));
  /* The last card of a box has one, and there is none after it. */
  hers = dub_box_get_employee (&game->box, "v-tiles");
  game->game.box.n_employees = hers.id;
  g_assert_nonnull (dub_bonus_find (&game->game.box, hers));
  game->game.box.n_employees--;
  g_assert_null (dub_bonus_find (&game->game.box, hers));
}

/* The steps by the size of your staff. */
static void
test_steps (void)
{
  static const struct {
    const char *id;
    guint staff;
    const char *brings;
  } rows[] = {
    { "iii-staff", 4, "" },
    { "iii-staff", 5, "livre 2 " },
    { "iii-staff", 6, "livre 2 " },
    { "iii-staff", 7, "livre 6 " },
    { "iii-staff", 8, "livre 6 " },
    { "iii-staff", 9, "livre 10 " },
    { "iii-staff", 10, "livre 10 " },
    { "iii-staff", 11, "livre 14 " },
    { "iii-staff", 20, "livre 14 " },
    { "iv-staff", 4, "" },
    { "iv-staff", 5, "livre 1 " },
    { "iv-staff", 6, "livre 1 " },
    { "iv-staff", 7, "livre 3 " },
    { "iv-staff", 8, "livre 3 " },
    { "iv-staff", 9, "livre 5 " },
    { "iv-staff", 10, "livre 5 " },
    { "iv-staff", 11, "livre 7 " },
    { "iv-staff", 20, "livre 7 " },
    { "jb-journeyman-staff", 4, "livre 6 " },
    { "jb-journeyman-staff", 5, "livre 5 " },
    { "jb-journeyman-staff", 6, "livre 4 " },
    { "jb-journeyman-staff", 7, "livre 2 " },
    { "jb-journeyman-staff", 8, "livre 2 " },
  };
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *brings = NULL;

    game->game.state.sides[DUB_YOU].counts[DUB_FACT_STAFF] = (guint16) rows[i].staff;
    brings = describe (game, dub_box_get_employee (&game->box, rows[i].id));
    g_assert_cmpstr (brings, ==, rows[i].brings);
  }
}

/* Lays out a board from a few letters: garments of each hall, decorations, jewelry. */
static void
lay (Game *game, const char *halls, guint n_decorations, const char *jewelry)
{
  static const DubColor
      colors[] = { ['b'] = DUB_BLUE, ['p'] = DUB_PINK, ['g'] = DUB_GREEN, ['o'] = DUB_ORANGE };
  DubState *state = &game->game.state;
  guint hall = 0, at = 0;

  for (const char *c = halls; *c != '\0'; c++)
    if (*c == '/') {
      hall++;
      at = 0;
    } else {
      state->halls[hall][at++] =
          (DubGuest){ .garment = { .color = (guint8) colors[(guint8) *c] }, .owner = DUB_YOU };
    }
  for (guint i = 0; i < n_decorations; i++)
    state->tokens[i % 2 == 0 ? DUB_FIREWORKS : DUB_STATUES][i / 2] = DUB_YOU;
  state->tokens[DUB_JEWELER][2] = DUB_BARRY;
  for (const char *c = jewelry; *c != '\0'; c++)
    dub_jewelry_add (&state->sides[DUB_YOU].jewelry, colors[(guint8) *c]);
}

/* Each bonus with one too few, and with enough. */
static const struct {
  const char *id;
  const char *halls;
  guint n_decorations;
  const char *jewelry;
  const char *brings;
} edges[] = {
  { "ii-gowns", "po", 0, "", "" },
  { "ii-gowns", "b", 0, "", "livre 1 " },
  { "ii-gowns", "g", 0, "", "livre 2 " },
  { "ii-decorations", "", 1, "", "" },
  { "ii-decorations", "", 2, "", "pp 1 " },
  { "ii-decorations", "", 3, "", "pp 1 " },
  { "iii-decorations", "b", 0, "b", "" },
  { "iii-decorations", "", 1, "", "livre 1 " },
  { "iii-garments", "b/p", 0, "", "" },
  { "iii-garments", "b/p/g", 0, "", "pp 1 " },
  { "iii-garments", "bp/pg/g", 0, "", "pp 1 " },
  { "iii-garments", "bp/pg/go", 0, "", "pp 2 " },
  { "iv-coats", "bg", 0, "", "" },
  { "iv-coats", "p", 0, "", "livre 2 " },
  { "iv-coats", "o", 0, "", "pp 1 " },
  { "v-garments-livre", "", 2, "p", "" },
  { "v-garments-livre", "o", 0, "", "livre 1 " },
  { "v-decorations", "", 1, "", "" },
  { "v-decorations", "", 2, "", "pp 1 " },
  { "v-garments", "o", 0, "", "" },
  { "v-garments", "b/o", 0, "", "pp 1 " },
  { "v-garments", "b/o/o", 0, "", "pp 1 " },
  { "jb-journeyman-halls", "", 3, "b", "" },
  { "jb-journeyman-halls", "bp", 0, "", "livre 1 " },
  { "jb-journeyman-halls", "bp//b", 0, "", "livre 2 " },
  { "jb-journeyman-decorations", "", 1, "", "" },
  { "jb-journeyman-decorations", "", 2, "", "livre 3 " },
  { "jb-journeyman-decorations", "", 3, "", "livre 3 " },
  { "jb-journeyman-hall-garments", "b/b/b", 0, "", "" },
  { "jb-journeyman-hall-garments", "b/bp/b", 0, "", "pp 1 " },
  { "jb-journeyman-hall-garments", "b/bp/bgo", 0, "", "pp 1 " },
  { "jb-journeyman-rings", "", 0, "pbbgg", "" },
  { "jb-journeyman-rings", "", 0, "po", "livre 3 " },
  { "jb-journeyman-rings", "", 0, "ooo", "livre 3 " },
  { "jb-journeyman-jewelry", "", 0, "bp", "" },
  { "jb-journeyman-jewelry", "", 0, "bpg", "pp 1 " },
  { "jb-master-hall", "", 2, "", "" },
  { "jb-master-hall", "/b", 0, "", "livre 2 " },
  { "jb-master-hall", "b/bp", 0, "", "livre 4 " },
  { "jb-master-blue-green", "bbp", 0, "", "" },
  { "jb-master-blue-green", "ggo", 0, "", "" },
  { "jb-master-blue-green", "b/g", 0, "", "pp 1 " },
  { "jb-master-blue-green", "bb/g", 0, "", "pp 1 " },
  { "jb-master-master-guests", "/bpg", 0, "", "" },
  { "jb-master-master-guests", "/bpg/b", 0, "", "livre 3 " },
  { "jb-master-master-guests", "/b/b/b", 0, "", "livre 3 " },
  { "jb-master-jewelry", "", 0, "o", "" },
  { "jb-master-jewelry", "", 0, "bo", "livre 3 " },
  { "jb-master-jewelry", "", 0, "bbb", "livre 3 " },
  { "jb-master-no-green-no-orange", "bp", 0, "go", "livre 9 " },
  { "jb-master-no-green-no-orange", "g", 0, "", "livre 5 " },
  { "jb-master-no-green-no-orange", "o", 0, "", "livre 4 " },
  { "jb-master-no-green-no-orange", "g/o", 0, "", "" },
};

static void
test_edges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    g_autofree char *brings = NULL;

    lay (game, edges[i].halls, edges[i].n_decorations, edges[i].jewelry);
    brings = describe (game, dub_box_get_employee (&game->box, edges[i].id));
    g_test_message ("%s: %s", edges[i].id, edges[i].halls);
    g_assert_cmpstr (brings, ==, edges[i].brings);
  }
}

/* Musicians represent you in a hall too, but a hall counts once only. */
static void
test_halls_of_musicians (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  g_autofree char *brings = NULL;

  lay (game, "b", 0, "");
  game->game.state.tokens[DUB_MUSICIANS][0] = game->game.state.tokens[DUB_MUSICIANS][1] = DUB_YOU;
  game->game.state.tokens[DUB_MUSICIANS][2] = DUB_BARRY;
  brings = describe (game, dub_box_get_employee (&game->box, "jb-journeyman-halls"));
  g_assert_cmpstr (brings, ==, "livre 2 ");
}

/* If your counts are known, you have to be able to pay, and the bag must not be empty. */
static void
test_payments (void)
{
  static const struct {
    const char *id; /* NULL for the start Journeyman */
    guint livre;
    gint bag;
    const char *brings;
  } rows[] = {
    { "iv-livre", 3, DUB_PLENTY, "" },
    { "iv-livre", 4, DUB_PLENTY, "pp 1 livre -4 " },
    { "iv-livre", 7, DUB_PLENTY, "pp 1 livre -4 " },
    { "vi-livre", 2, DUB_PLENTY, "" },
    { "vi-livre", 3, DUB_PLENTY, "pp 1 livre -3 " },
    { "i-buy-tile", 0, DUB_PLENTY, "" },
    { "i-buy-tile", 1, DUB_PLENTY, "livre -1 tiles 1 | livre -1 thread ? lace ? " },
    { "i-buy-tile", 9, 0, "" },
    { "i-tile", 0, DUB_PLENTY, "tiles 1 | thread ? lace ? " },
    { "i-tile", 0, 0, "" },
    { "i-thread-or-lace", 0, DUB_PLENTY, "thread 1 | lace 1 " },
    { NULL, 0, DUB_PLENTY, "" },
    { NULL, 1, DUB_PLENTY, "livre -1 thread 1 | livre -1 lace 1 " },
  };
  const DubEmployee journeyman = { .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_START };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    g_autofree char *brings = NULL;

    game->game.state.sides[DUB_YOU].counts[DUB_FACT_LIVRE] = (guint16) rows[i].livre;
    game->game.state.bag = (gint16) rows[i].bag;
    brings = describe (game, rows[i].id != NULL ? dub_box_get_employee (&game->box, rows[i].id)
                                                : journeyman);
    g_test_message ("row %u", i);
    g_assert_cmpstr (brings, ==, rows[i].brings);
  }
}

/* An unknown tile of jewelry appears as a question mark. */
static void
test_unknown_jewelry (void)
{
  static const char *const rows[][2] = { { "jb-journeyman-rings", "livre ? " },
                                         { "jb-journeyman-jewelry", "pp ? " },
                                         { "jb-master-jewelry", "livre ? " },
                                         { "v-garments", "pp 5 " } };
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  g_autofree char *none = NULL;

  lay_out (game);
  dub_side_forget (&game->game.state.sides[DUB_YOU], 1u << DUB_FACT_JEWELRY);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *brings = describe (game, dub_box_get_employee (&game->box, rows[i][0]));

    g_assert_cmpstr (brings, ==, rows[i][1]);
  }
  /* Without a token on a Jeweler Decoration there is none. */
  game->game.state.tokens[DUB_JEWELER][0] = DUB_NOBODY;
  game->game.state.sides[DUB_YOU].jewelry.n = 0;
  none = describe (game, dub_box_get_employee (&game->box, rows[0][0]));
  g_assert_cmpstr (none, ==, "");
}

/* An additional action costs less, gains more, or gains the Livre of this bonus. */
static void
test_actions (void)
{
  static const struct {
    const char *id;
    guint less;
  } funds[] = { { "iii-fund", 5 }, { "vi-fund", 10 } };

  for (guint i = 0; i < G_N_ELEMENTS (funds); i++) {
    g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
    guint cost = game->box.decorations[DUB_FIREWORKS].spaces[0].cost;
    g_autofree char *paid = g_strdup_printf ("livre -%u", cost - funds[i].less);

    game_fill (game);
    game_do (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
    game_do (game,
             dub_correction (place_of (DUB_YOU, DUB_PLACE_STAFF, 4),
                             dub_thing_employee (dub_box_get_employee (&game->box, funds[i].id))));
    game_your_turn (game);
    game_do (game, you_play_employee (4));
    game_do (game, you_use_bonus ()); /* without a main action */
    game_do (game, you_fund (DUB_FIREWORKS, 0));
    game_expect_gains (game, cost > funds[i].less ? paid : "");
  }
}

/* YOU-4, YOU-11: the Livre of a bonus that deputes, none for an invalid type. */
static void
test_depute_prices (void)
{
  static const guint8 livre[] = { 0, 8, 5, 2, 0, 0 };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  const DubBonus *paid =
      dub_bonus_find (&game->box, dub_box_get_employee (&game->box, "ii-depute"));
  const DubBonus *used =
      dub_bonus_find (&game->box, dub_box_get_employee (&game->box, "i-depute-bonus"));

  for (guint type = 0; type < G_N_ELEMENTS (livre); type++) {
    g_assert_cmpuint (dub_bonus_get_depute_price (paid, type), ==, livre[type]);
    g_assert_cmpuint (dub_bonus_get_depute_price (used, type), ==, 0);
  }
  g_assert_null (
      dub_bonus_find (&game->box, (DubEmployee){ .type = DUB_N_TYPES, .level = DUB_LEVEL_START }));
}

static void
test_sale_and_depute (void)
{
  g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
  DubState *state = &game->game.state;

  game_fill (game);
  game_do (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  game_your_turn (game);
  state->garments[5] = (DubGarment){ .color = DUB_BLUE, .pp = 2 };
  state->sides[DUB_YOU].staff[4] = dub_box_get_employee (&game->box, "jb-journeyman-sell");
  game_do (game, you_play_employee (4));
  game_do (game, you_use_bonus ());
  REFUSE (game, MUST_SELL, you_rent (5, 1, 1));
  game_do (game, you_sell (5));
  g_assert_cmpint (game_get_move (game)->gains[DUB_FACT_PP], ==, 1);
  game_end_turn (game);
  game_your_turn (game);
  state->sides[DUB_YOU].staff[4] = dub_box_get_employee (&game->box, "ii-depute");
  state->sides[DUB_YOU].where[4] = DUB_WHERE_HAND;
  game_do (game, you_play_employee (4));
  game_do (game, you_use_bonus ());
  game_do (game, leaving (you_depute (DUB_MASTER), state->sides[DUB_YOU].staff[0]));
  game_expect_gains (game, "livre 8");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-bonuses/YOU-11/all", test_all);
  g_test_add_func ("/your-bonuses/YOU-11/others", test_others);
  g_test_add_func ("/your-bonuses/YOU-11/steps", test_steps);
  g_test_add_func ("/your-bonuses/YOU-11/edges", test_edges);
  g_test_add_func ("/your-bonuses/YOU-11/musicians", test_halls_of_musicians);
  g_test_add_func ("/your-bonuses/YOU-11/payments", test_payments);
  g_test_add_func ("/your-bonuses/YOU-11/unknown-jewelry", test_unknown_jewelry);
  g_test_add_func ("/your-bonuses/YOU-11/actions", test_actions);
  g_test_add_func ("/your-bonuses/YOU-11/depute-prices", test_depute_prices);
  g_test_add_func ("/your-bonuses/YOU-11/sale-and-depute", test_sale_and_depute);

  return g_test_run ();
}
