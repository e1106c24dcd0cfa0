/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order in which the app offers her cards, and the card that typed letters mean.
 */

#include "dub-learn.h"

#include "dub-box-file.h"

#include <string.h>

static const DubCard favor = { .action = DUB_CARD_FAVOR, .hall = 1 };
static const DubCard drawer = { .action = DUB_CARD_DRAWER, .n = 2, .hall = 4 };
static const DubCard tailor = { .action = DUB_CARD_TAILOR, .n = 2, .end = 1, .hall = 3 };
static const DubCard hire = { .action = DUB_CARD_HIRE, .n = 3, .hall = 2, .symbol = 1 };

/* A known deck of four Favor cards, three Resource cards, two Tailor cards, and Hire cards. */
static void
begin (DubGame *game, DubCardLook *look)
{
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (guint i = 0; i < DUB_N_CARDS; i++)
    box.deck[i] = i < 4 ? favor : i < 7 ? drawer : i < 9 ? tailor : hire;
  look->known.n = DUB_N_CARDS;
  memcpy (look->known.cards, box.deck, sizeof box.deck);
  dub_game_init (game, &box);
  game->state.draw_mode = DUB_DRAW_LEARN;
  game->state.supply.n = 21;
  game->state.hand.n = 4;
}

/* The list as text: likelihood, action and count, so that “S1×4” stands for four certain Favor
 * cards. */
static void
check (const DubGame *game, const DubCardLook *look, const char *expected)
{
  g_autoptr (GArray) kinds = dub_card_rank (game, look);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < kinds->len; i++) {
    const DubCardKind *kind = &g_array_index (kinds, DubCardKind, i);

    g_string_append_printf (text, "%s%c%u×%u", i > 0 ? " " : "", kind->n_left > 0 ? 'S' : 'D',
                            kind->card.action, kind->n_left);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The list ends with the cards already drawn. */
static void
test_drawn (void)
{
  DubCardLook look = { .symbols = TRUE };
  DubGame game;

  begin (&game, &look);
  check (&game, &look, "S5×16 S1×4 S2×3 S4×2");
  dub_pile_push (&game.state.discard, tailor);
  check (&game, &look, "S5×16 S1×4 S2×3 S4×1");
  dub_pile_push (&game.state.discard, tailor);
  check (&game, &look, "S5×16 S1×4 S2×3 D4×0");
  game.state.playing = favor;
  check (&game, &look, "S5×16 S1×3 S2×3 D4×0");

  /* Among equally likely cards, the symbol that the player looks for determines the order. */
  look.by_foot = TRUE;
  check (&game, &look, "S5×16 S1×3 S2×3 D4×0");
  game.state.discard.n = 0;
  for (guint i = 0; i < 14; i++)
    dub_pile_push (&game.state.discard, hire);
  game.state.discard.cards[game.state.discard.n++] = drawer;
  game.state.playing = (DubCard){ 0 };
  for (guint i = 0; i < 2; i++)
    dub_pile_push (&game.state.discard, favor);
  check (&game, &look, "S1×2 S5×2 S4×2 S2×2");
  look.by_foot = FALSE;
  check (&game, &look, "S1×2 S2×2 S4×2 S5×2");
}

/* The list omits cards of the box that nobody has seen yet. */
static void
test_known (void)
{
  DubCardLook look = { .symbols = TRUE };
  DubGame game;

  begin (&game, &look);
  look.known.n = 0;
  check (&game, &look, "");
  dub_pile_push (&look.known, tailor);
  check (&game, &look, "S4×1");
  dub_pile_push (&game.state.discard, tailor);
  check (&game, &look, "D4×0");
  dub_pile_push (&look.known, tailor); /* an earlier game had both in one round */
  check (&game, &look, "S4×1");
  while (look.known.n < DUB_N_CARDS)
    dub_pile_push (&look.known, favor);
  check (&game, &look, "S1×23 S4×1");
}

/* Without the Jewelry Box, the jewelry symbol does not distinguish cards. */
static void
test_symbols (void)
{
  DubCardLook look = { .symbols = FALSE };
  DubGame game;

  begin (&game, &look);
  look.known.cards[0].symbol = 2;
  check (&game, &look, "S5×16 S1×4 S2×3 S4×2");
  look.symbols = TRUE;
  check (&game, &look, "S5×16 S1×3 S2×3 S4×2 S1×1");
}

/* The supply runs out in the middle of a turn. After the shuffle, the cards from before can appear
 * again, except the one in play. */
static void
test_shuffle (void)
{
  DubCardLook look = { .symbols = TRUE };
  DubGame game;

  begin (&game, &look);
  game.state.supply.n = 2;
  game.state.playing = tailor;
  dub_pile_push (&game.state.discard, drawer);
  game.state.reported.cards[game.state.reported.n++] = favor;
  check (&game, &look, "S5×16 S1×3 S2×2 S4×1");
  game.state.reported.cards[game.state.reported.n++] = favor;
  check (&game, &look, "S5×16 S1×4 S2×3 S4×1");
  game.state.reported.cards[game.state.reported.n++] = favor;
  check (&game, &look, "S5×16 S1×3 S2×3 S4×1");
}

static void
test_match (void)
{
  static const struct {
    const char *typed;
    guint tailor; /* “Tailor a Garment: second Garment from the right”, “Hall 3” */
    guint hire;   /* “Hire an Employee: third card from the left”, “Hall 2” */
  } rows[] = {
    { "", 3, 3 },     { "t", 3, 2 },       { "T", 3, 2 },      { "ta", 3, 0 },  { "h", 1, 3 },
    { "ha", 1, 1 },   { "gar", 2, 0 },     { "ail", 0, 0 },    { "2", 3, 3 },   { "3", 3, 3 },
    { "t2", 3, 2 },   { "t23", 3, 0 },     { "t 2 3", 3, 0 },  { "t32", 0, 2 }, { "hi32", 0, 3 },
    { "t231", 0, 0 }, { "tai rig", 2, 0 }, { "hall 3", 1, 0 }, { "4", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_test_message ("“%s”", rows[i].typed);
    g_assert_cmpuint (dub_card_match (tailor, "Tailor a Garment: second Garment from the right",
                                      "Hall 3", rows[i].typed),
                      ==, rows[i].tailor);
    g_assert_cmpuint (dub_card_match (hire, "Hire an Employee: third card from the left", "Hall 2",
                                      rows[i].typed),
                      ==, rows[i].hire);
  }
}

/* The player may type words without accents, and punctuation before a word does not count. */
static void
test_match_languages (void)
{
  g_assert_cmpuint (dub_card_match (favor, "Réclamer la faveur", "Salle royale", "réc"), ==, 3);
  g_assert_cmpuint (dub_card_match (favor, "Réclamer la faveur", "Salle royale", "rec"), >, 0);
  g_assert_cmpuint (dub_card_match (drawer, "«Придбати матеріали» – 2-га шухляда", "Четверта Зала",
                                    "При24"),
                    ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-rank/drawn", test_drawn);
  g_test_add_func ("/card-rank/known", test_known);
  g_test_add_func ("/card-rank/symbols", test_symbols);
  g_test_add_func ("/card-rank/shuffle", test_shuffle);
  g_test_add_func ("/card-rank/match", test_match);
  g_test_add_func ("/card-rank/match-languages", test_match_languages);

  return g_test_run ();
}
