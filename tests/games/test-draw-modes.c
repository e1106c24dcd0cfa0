/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The three ways to draw her cards: the app draws, the player draws, and the player draws while the
 * game learns the deck.
 */

#include "game-fixture.h"

#include <string.h>

static DubCard
tailor (guint hall)
{
  return (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .end = DUB_LEFT, .hall = hall & 7u };
}

static DubCard
favor (guint hall)
{
  return (DubCard){ .action = DUB_CARD_FAVOR, .hall = hall & 7u };
}

static guint
count_unknown (const DubPile *pile)
{
  guint n = 0;

  for (guint i = 0; i < pile->n; i++)
    n += pile->cards[i].action == DUB_CARD_UNKNOWN;

  return n;
}

/* When the player draws, only the player knows the cards. A file that claims otherwise would leave
 * her without a card to reveal. */
static void
test_deal_known (void)
{
  for (DubDrawMode draw_mode = DUB_DRAW_APP; draw_mode < DUB_N_DRAW_MODES; draw_mode++) {
    g_autoptr (Game) game = game_new (BASE, draw_mode);
    DubEvent dealt = { .type = DUB_EVENT_CARDS, .cards = { .n = DUB_N_CARDS } };
    g_autoptr (GError) error = NULL;

    memcpy (dealt.cards.cards, game->box.deck, sizeof dealt.cards.cards);
    g_assert_true (dub_game_apply (&game->game, &dealt, &error) == (draw_mode == DUB_DRAW_APP));
    if (draw_mode != DUB_DRAW_APP)
      g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_CANNOT_COME);
  }
}

static void
test_app (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);
  DubCard top;

  game_fill (game);
  game_ready (game);
  g_assert_cmpuint (count_unknown (&game->game.state.hand), ==, 0);
  g_assert_cmpuint (count_unknown (&game->game.state.supply), ==, 0);
  top = game->game.state.hand.cards[0];
  game_do (game, she_plays (favor (5))); /* the player determines the card */
  game_expect (game, "play-card");
  g_assert_true (dub_card_equal (game->game.state.playing, top));
  g_assert_cmpuint (game->game.state.hand.n, ==, 3);
  g_assert_cmpuint (game->game.state.learned.n, ==, 0);
}

/* After a correction of her piles, the app does not know them any more. */
static void
test_app_after_a_correction (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bbbbbb");
  game_ready (game);
  game_do (game, correct_pile (DUB_PILE_HAND, 4));
  REFUSE (game, TELL_CARD, her_move (DUB_MOVE_PLAY_CARD));
  game_do (game, she_plays (tailor (1)));
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 21));
  game_expect_turn (game, "? card");
  game_do (game, tell_card (favor (2)));
  game_expect_turn (game, "take-garment 0; reveal-card 2; place-garment 2/0; take-thread");
}

static void
test_table (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_fill (game);
  game_ready (game);
  g_assert_cmpuint (count_unknown (&game->game.state.hand), ==, 4);
  g_assert_cmpuint (count_unknown (&game->game.state.supply), ==, 21);
  REFUSE (game, TELL_CARD, her_move (DUB_MOVE_PLAY_CARD));
  game_do (game, she_plays (favor (3)));
  game_act (game);
  g_assert_cmpuint (game->game.state.hand.n, ==, 3);
  g_assert_cmpuint (game->game.state.discard.n, ==, 1);
  g_assert_true (dub_card_equal (game->game.state.discard.cards[0], favor (3)));
  g_assert_cmpuint (game->game.state.learned.n, ==, 0);
}

static void
test_malformed_cards (void)
{
  static const DubCard cards[] = {
    { .action = DUB_CARD_UNKNOWN, .hall = 1 },
    { .action = DUB_CARD_FUND + 1, .hall = 1 },
    { .action = DUB_CARD_FAVOR, .hall = 0 },
    { .action = DUB_CARD_FAVOR, .hall = 6 },
    { .action = DUB_CARD_FAVOR, .hall = 1, .symbol = 3 },
    { .action = DUB_CARD_FAVOR, .hall = 1, .n = 1 },
    { .action = DUB_CARD_DRAWER, .hall = 1, .n = 0 },
    { .action = DUB_CARD_DRAWER, .hall = 1, .n = 4 },
    { .action = DUB_CARD_COLUMN, .hall = 1, .n = 3 },
    { .action = DUB_CARD_TAILOR, .hall = 1, .n = 0 },
    { .action = DUB_CARD_TAILOR, .hall = 1, .n = DUB_MAX_SPACES + 1 },
    { .action = DUB_CARD_HIRE, .hall = 1, .n = 0 },
    { .action = DUB_CARD_HIRE, .hall = 1, .n = 5 },
    { .action = DUB_CARD_FUND, .hall = 1, .n = 4 },
  };
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_fill (game);
  game_ready (game);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    g_test_message ("row %u", i);
    REFUSE (game, TELL_CARD, she_plays (cards[i]));
  }
  game_do (game, she_plays (tailor (1)));
  game_expect_turn (game, "? card");
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    REFUSE (game, TELL_CARD, tell_card (cards[i]));
}

/* The player may enter every card of the box. */
static void
test_every_card (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_fill (game);
  game_ready (game);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    g_assert_true (game_may (game, she_plays (game->box.deck[i])));
}

/* The game asks for one card after the other, until one names a hall with room (TAI-3). */
static void
test_tell (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bbbbbb");
  game_ready (game);
  for (guint i = 0; i < game->box.halls[1].n_guests; i++)
    game_put_guest (game, 1, i, DUB_YOU, 'p');
  game_do (game, she_plays (tailor (4)));
  game_expect_turn (game, "? card");
  REFUSE (game, ASKED, her_move (DUB_MOVE_ACT));
  game_do (game, tell_card (favor (2)));
  game_expect (game, "tell-card");
  game_expect_turn (game, "? card");
  game_do (game, tell_card (favor (2)));
  game_expect_turn (game, "? card");
  game_do (game, tell_card (favor (5)));
  game_expect_turn (game, "take-garment 0; reveal-card 2; reveal-card 2; reveal-card 5; "
                          "place-garment 5/0; draw-bag-tile");
  REFUSE (game, NO_CARD_ASKED, tell_card (favor (1)));
  game_act (game);
  g_assert_cmpuint (game->game.state.supply.n, ==, 18);
  g_assert_cmpuint (game->game.state.discard.n, ==, 4);
  g_assert_cmpuint (game->game.state.reported.n, ==, 0);
}

/* the player shuffles, so the cards become unknown again. */
static void
test_reshuffle (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_GARMENTS, "bbbbbb");
  game_ready (game);
  for (guint i = 0; i < game->box.halls[1].n_guests; i++)
    game_put_guest (game, 1, i, DUB_YOU, 'p');
  game_do (game, she_plays (favor (1)));
  game_act (game);
  game_play (game, tailor (3));
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 2));
  game_do (game, tell_card (favor (2)));
  game_do (game, tell_card (favor (2)));
  /* One of the three discards names a hall with room; the game asks which card comes first. */
  game_expect_turn (game, "? card");
  game_do (game, tell_card (favor (2)));
  game_do (game, tell_card (favor (1)));
  game_expect_turn (game, "take-garment 0; reveal-card 2; reveal-card 2; shuffle-discards 3; "
                          "reveal-card 2; reveal-card 1; place-garment 1/0; draw-bag-tile");
  game_act (game);
  g_assert_cmpuint (game->game.state.supply.n, ==, 1);
  g_assert_cmpuint (count_unknown (&game->game.state.supply), ==, 1);
  g_assert_cmpuint (game->game.state.discard.n, ==, 3);
}

/* The app shuffles them, and knows them. */
static void
test_reshuffle_by_app (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_APP);

  game_fill (game);
  game_ready (game);
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 0));
  game_play (game, favor (1));
  game_act (game);
  game_play (game, (DubCard){ .action = DUB_CARD_HIRE, .n = 1, .hall = 2 });
  game_expect_turn (game, "hire 0; shuffle-discards 1; add-hand-card");
  game_act (game);
  g_assert_cmpuint (game->game.state.hand.n, ==, 3);
  g_assert_true (dub_card_equal (game->game.state.hand.cards[2], favor (1)));
  g_assert_cmpuint (game->game.state.n_reshuffles, ==, 1);
}

/* When the player draws, an extra card goes unseen under her hand. */
static void
test_extra_card (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_TABLE);

  game_fill (game);
  game_ready (game);
  game_do (game, she_plays ((DubCard){ .action = DUB_CARD_HIRE, .n = 1, .hall = 2 }));
  game_expect_turn (game, "hire 0; add-hand-card");
  game_act (game);
  g_assert_cmpuint (game->game.state.hand.n, ==, 4);
  g_assert_cmpuint (count_unknown (&game->game.state.hand), ==, 4);
  g_assert_cmpuint (game->game.state.supply.n, ==, 20);
}

static void
show (Game *game, DubCard card)
{
  game_do (game, correct_turn (DUB_BARRY));
  game_do (game, she_plays (card));
  game_act (game);
}

/* Equal cards seen between two shuffles are different cards; after a shuffle they may be the same
 * again. */
static void
test_learn_equal_cards (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_LEARN);
  const DubState *state = &game->game.state;

  game_fill (game);
  game_ready (game);
  show (game, favor (1));
  show (game, favor (1));
  g_assert_cmpuint (state->learned.n, ==, 2);
  show (game, favor (2));
  g_assert_cmpuint (state->learned.n, ==, 3);
  game_next_round (game);
  game_fill (game);
  game_ready (game);
  show (game, favor (1));
  show (game, favor (1));
  g_assert_cmpuint (state->learned.n, ==, 3);
  show (game, favor (1));
  g_assert_cmpuint (state->learned.n, ==, 4);
  show (game, favor (2));
  g_assert_cmpuint (state->learned.n, ==, 4);
}

/* The same holds within a round: shuffled discards may appear again, the card in play cannot. */
static void
test_learn_reshuffle (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_LEARN);
  const DubState *state = &game->game.state;
  const DubCard hire = { .action = DUB_CARD_HIRE, .n = 1, .hall = 2 };

  game_fill (game);
  game_ready (game);
  game_do (game, correct_pile (DUB_PILE_SUPPLY, 0));
  show (game, favor (1));
  show (game, hire);
  g_assert_cmpuint (state->n_reshuffles, ==, 1);
  g_assert_cmpuint (state->learned.n, ==, 2);
  g_assert_cmpuint (state->seen.n, ==, 1);
  show (game, favor (1));
  g_assert_cmpuint (state->learned.n, ==, 2);
  show (game, hire);
  g_assert_cmpuint (state->learned.n, ==, 3);
}

/* The game learns the cards entered for a garment too, once her turn is done. */
static void
test_learn_reported (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_LEARN);

  game_fill (game);
  game_ready (game);
  game_do (game, she_plays (tailor (1)));
  game_do (game, tell_card (favor (2)));
  g_assert_cmpuint (game->game.state.learned.n, ==, 1);
  game_act (game);
  g_assert_cmpuint (game->game.state.learned.n, ==, 2);
}

/* Plays a round in which the player draws from a deck in the box's order, beginning at first. Every
 * hire brings an extra turn. */
static guint
learn_round (Game *game, guint first)
{
  guint n = first;

  game_fill (game);
  game_ready (game);
  while (game->game.state.hand.n > 0) {
    DubTurn turn;

    game_do (game, correct_turn (DUB_BARRY));
    game_do (game, she_plays (game->box.deck[n++ % DUB_N_CARDS]));
    for (;;) {
      dub_game_get_turn (&game->game, FALSE, &turn);
      if (turn.question.kind != DUB_QUESTION_CARD)
        break;
      game_do (game, tell_card (game->box.deck[n++ % DUB_N_CARDS]));
    }
    g_assert_cmpuint (turn.question.kind, ==, DUB_QUESTION_NOTHING);
    game_act (game);
  }
  game_next_round (game);

  return n;
}

static void
test_learn_whole_deck (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_LEARN);
  const DubCard other = { .action = DUB_CARD_HIRE, .n = 4, .hall = 1 };
  guint rounds = 0;

  for (guint n = 0; game->game.state.learned.n < DUB_N_CARDS; rounds++) {
    g_assert_cmpuint (rounds, <, DUB_N_ROUNDS);
    n = learn_round (game, n);
    /* All cards of the deck differ, so none counts twice. */
    g_assert_cmpuint (game->game.state.learned.n, ==, MIN (n, DUB_N_CARDS));
  }
  learn_round (game, 3);
  g_assert_cmpuint (game->game.state.learned.n, ==, DUB_N_CARDS);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    g_assert_true (dub_card_equal (game->game.state.learned.cards[i], game->box.deck[i]));
  /* An unlisted card belongs to another box. */
  g_assert_cmpuint (dub_pile_count (&game->game.state.learned, other), ==, 0);
  game_ready (game);
  game_play (game, other);
  g_assert_cmpuint (game->game.state.learned.n, ==, DUB_N_CARDS);
}

static void
test_change_draw_mode (void)
{
  g_autoptr (Game) game = game_new (BASE, DUB_DRAW_LEARN);

  REFUSE (game, NO_SUCH_THING, correct_draw_mode (DUB_N_DRAW_MODES));
  game_do (game, correct_draw_mode (DUB_DRAW_APP));
  game_ready (game);
  g_assert_cmpuint (count_unknown (&game->game.state.hand), ==, 0);
  REFUSE (game, NOT_IN_PLAY, correct_draw_mode (DUB_DRAW_TABLE));
  game_end_turns (game);
  REFUSE (game, NOT_IN_PLAY, correct_draw_mode (DUB_DRAW_TABLE));
  game_do (game, your_move (DUB_MOVE_INCOME));
  game_do (game, correct_draw_mode (DUB_DRAW_TABLE));
  game_ready (game);
  g_assert_cmpuint (count_unknown (&game->game.state.hand), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/ways/app/known", test_app);
  g_test_add_func ("/ways/app/after-a-correction", test_app_after_a_correction);
  g_test_add_func ("/ways/app/R-3", test_reshuffle_by_app);
  g_test_add_func ("/ways/table/deal-known", test_deal_known);
  g_test_add_func ("/ways/table/unknown", test_table);
  g_test_add_func ("/ways/table/malformed", test_malformed_cards);
  g_test_add_func ("/ways/table/every-card", test_every_card);
  g_test_add_func ("/ways/table/TAI-3", test_tell);
  g_test_add_func ("/ways/table/R-3", test_reshuffle);
  g_test_add_func ("/ways/table/HIR-4", test_extra_card);
  g_test_add_func ("/ways/learn/equal-cards", test_learn_equal_cards);
  g_test_add_func ("/ways/learn/R-3", test_learn_reshuffle);
  g_test_add_func ("/ways/learn/told", test_learn_reported);
  g_test_add_func ("/ways/learn/whole-deck", test_learn_whole_deck);
  g_test_add_func ("/ways/change", test_change_draw_mode);

  return g_test_run ();
}
