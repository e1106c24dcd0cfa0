/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forecast of a table: facts hidden from the player have no influence, the game does not
 * change, and play can continue from every table of a game.
 */

#include "calibration.h"
#include "dub-box-file.h"
#include "dub-forecast.h"
#include "dub-journal.h"
#include "dub-rng.h"
#include "dub-sim.h"
#include "dub-state.h"

#include <string.h>

enum { N_GAMES = 60 };

/* Plays a simulated game up to a turn of a round. */
static void
play_to (DubSimPlay *play, guint64 seed, guint expansions, guint round)
{
  DubSetup setup = { .seed = seed, .count_candidate = TRUE, .expansions = (guint8) expansions };

  memset (play, 0, sizeof *play);
  dub_sim_play_init (play);
  dub_sim_play_begin (play, dub_box_get_shipped (DUB_EDITION_DELUXE), &setup);
  while (play->game.state.round < round || play->game.state.phase != DUB_PHASE_TURNS)
    dub_sim_play_advance (play);
  dub_sim_play_advance (play);
}

static DubForecast
forecast (const DubGame *game, guint n_jobs)
{
  DubForecast result;

  g_assert_true (dub_forecast_run (game, N_GAMES, n_jobs, NULL, &result));

  return result;
}

static void
assert_same (const DubForecast *a, const DubForecast *b)
{
  g_assert_cmpuint (a->n_games, ==, b->n_games);
  g_assert_cmpuint (a->n_wins, ==, b->n_wins);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    g_assert_cmpuint (a->totals[owner].low, ==, b->totals[owner].low);
    g_assert_cmpuint (a->totals[owner].middle, ==, b->totals[owner].middle);
    g_assert_cmpuint (a->totals[owner].high, ==, b->totals[owner].high);
  }
}

/* Changes the order of the facedown cards: hand and supply exchange cards. */
static void
deal_differently (DubState *state, guint64 seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_DECK, 1);
  DubPile all = state->hand;

  for (guint i = 0; i < state->supply.n; i++)
    all.cards[all.n++] = state->supply.cards[i];
  dub_rng_shuffle (&rng, all.cards, all.n);
  memcpy (state->hand.cards, all.cards, state->hand.n * sizeof all.cards[0]);
  memcpy (state->supply.cards, all.cards + state->hand.n, state->supply.n * sizeof all.cards[0]);
}

static void
test_hidden (void)
{
  DubSimPlay play;

  for (guint seed = 1; seed <= 4; seed++) {
    DubForecast before, after;
    DubGame game;

    play_to (&play, seed, seed % 2 == 0 ? 1 : 0, 2 + seed);
    game = play.game;
    before = forecast (&game, 1);
    g_assert_cmpuint (before.n_games, ==, N_GAMES);
    deal_differently (&game.state, seed);
    g_assert_false (dub_state_equal (&game.state, &play.game.state));
    after = forecast (&game, 1);
    assert_same (&before, &after);
    /* The hidden seed determines all later cards and tiles. */
    game.state.seed += 1000;
    after = forecast (&game, 1);
    assert_same (&before, &after);
    dub_sim_play_clear (&play);
  }
}

/* Visible facts do have an influence. */
static void
test_seen (void)
{
  DubForecast before, after;
  DubSimPlay play;

  play_to (&play, 3, 0, 4);
  before = forecast (&play.game, 1);
  play.game.state.sides[DUB_BARRY].counts[DUB_FACT_PP] += 30;
  after = forecast (&play.game, 1);
  g_assert_cmpuint (after.totals[DUB_BARRY].middle, >=, before.totals[DUB_BARRY].middle + 25);
  g_assert_cmpuint (after.n_wins, >=, before.n_wins);
  dub_sim_play_clear (&play);
}

static void
test_unchanged (void)
{
  DubForecast one, three;
  DubSimPlay play;
  DubGame before;

  play_to (&play, 5, 15, 4);
  before = play.game;
  one = forecast (&play.game, 1);
  three = forecast (&play.game, 3);
  assert_same (&one, &three);
  g_assert_true (dub_state_equal (&before.state, &play.game.state));
  dub_sim_play_clear (&play);
}

static void
test_cancelled (void)
{
  gint is_cancelled = TRUE;
  DubForecast result;
  DubSimPlay play;

  play_to (&play, 6, 0, 3);
  g_assert_false (dub_forecast_run (&play.game, N_GAMES, 2, &is_cancelled, &result));
  g_assert_cmpuint (result.n_games, ==, 0);
  dub_sim_play_clear (&play);
}

/* Continuations differ from each other, and have the cards of the table. */
static void
test_imagined (void)
{
  DubSimPlay play;
  guint n_equal = 0;

  play_to (&play, 7, 0, 4);
  for (guint i = 0; i < N_GAMES; i++) {
    const DubState *real = &play.game.state;
    DubPile cards;
    DubGame game;

    dub_forecast_imagine (&play.game, i, &game);
    n_equal += memcmp (&game.state.hand, &real->hand, sizeof real->hand) == 0;
    g_assert_cmpuint (game.state.hand.n, ==, real->hand.n);
    g_assert_cmpuint (game.state.supply.n, ==, real->supply.n);
    cards = game.state.hand;
    for (guint j = 0; j < game.state.supply.n; j++)
      cards.cards[cards.n++] = game.state.supply.cards[j];
    for (guint j = 0; j < cards.n; j++)
      g_assert_cmpuint (dub_pile_count (&cards, cards.cards[j]), ==,
                        dub_pile_count (&real->hand, cards.cards[j]) +
                            dub_pile_count (&real->supply, cards.cards[j]));
  }
  g_assert_cmpuint (n_equal, <, 5);
  dub_sim_play_clear (&play);
}

/* Tests every table of the recorded games, which have all draw modes and unknown tiles. */
static void
test_golden (gconstpointer name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store/journal/golden", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  /* Random corrections put more cards on the table than the box has left. */
  gboolean is_corrected = g_str_has_prefix (name, "corrections") ||
                          g_str_has_prefix (name, "odd") || g_str_has_prefix (name, "way-learn");
  guint n_tables = 0, n_played = 0, least = is_corrected ? 50 : 100;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  journal = dub_journal_parse (text, length, &error);
  g_assert_no_error (error);
  for (guint i = 1; i <= dub_history_get_n_entries (journal->history); i += 3) {
    DubGame game = { .box = *dub_history_get_box (journal->history, i),
                     .state = *dub_history_get_state (journal->history, i) };
    DubForecast result;

    g_assert_true (dub_forecast_run (&game, 4, 1, NULL, &result));
    n_tables++;
    n_played += result.n_games;
  }
  g_test_message ("%u of %u continuations", n_played, 4 * n_tables);
  g_assert_cmpuint (n_played * 100, >=, 4 * n_tables * least);
}

/* The forecast of a finished game is its result. */
static void
test_over (void)
{
  DubForecast result;
  DubSimPlay play;
  DubScore score;

  play_to (&play, 8, 1, 7);
  g_assert_true (dub_sim_play_finish (&play, &score));
  result = forecast (&play.game, 1);
  g_assert_cmpuint (result.n_games, ==, N_GAMES);
  g_assert_cmpuint (result.n_wins, ==, score.winner == DUB_BARRY ? N_GAMES : 0);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    g_assert_cmpuint (result.totals[owner].low, ==, score.sides[owner].total);
    g_assert_cmpuint (result.totals[owner].high, ==, score.sides[owner].total);
  }
  dub_sim_play_clear (&play);
}

typedef struct {
  guint n;
  int livre; /* the sum of the guesses beyond the truth */
  int masters;
} Errors;

static void
add_error (Errors *errors, const DubSimHuman *guessed, const DubSimHuman *truth)
{
  errors->n++;
  errors->livre += guessed->livre - truth->livre;
  errors->masters += guessed->hand[DUB_MASTER] - truth->hand[DUB_MASTER];
}

/* If all tables used the same few seeds, the errors of their forecasts would be the same. */
static void
test_seeds (void)
{
  DubGame one, other;
  DubSimPlay play;

  play_to (&play, 3, 0, 4);
  dub_forecast_imagine (&play.game, 0, &one);
  dub_sim_play_advance (&play);
  dub_forecast_imagine (&play.game, 0, &other);
  g_assert_cmpuint (one.state.seed, !=, other.state.seed);
  dub_sim_play_clear (&play);
}

/* Returns the Livre that you have paid for decorations. */
static guint
count_paid (const DubGame *game)
{
  guint livre = 0;

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    for (guint i = 0; i < game->box.decorations[kind].n; i++)
      if (game->state.tokens[kind][i] == DUB_YOU)
        livre += game->box.decorations[kind].spaces[i].cost;

  return livre;
}

/* The guesses about facts that you have not entered are right on average, also for the quarter of
 * games in which you have paid most and have little left, and for the quarter in which you have
 * paid least. */
static void
test_you (void)
{
  enum { LITTLE = 97, MUCH = 112, N_TABLES = 240 };
  Errors little = { 0 }, much = { 0 }, all = { 0 };

  for (guint seed = 1; seed <= N_TABLES; seed++) {
    DubSimHuman guessed;
    guint paid;
    DubSimPlay play;

    play_to (&play, 50000 + seed, 0, 6);
    for (guint i = 0; i < seed % 4 && play.game.state.phase == DUB_PHASE_TURNS; i++)
      dub_sim_play_advance (&play);
    dub_forecast_guess_you (&play.game, 1, &guessed);
    paid = count_paid (&play.game);
    add_error (&all, &guessed, &play.human);
    if (paid <= LITTLE || paid >= MUCH)
      add_error (paid <= LITTLE ? &little : &much, &guessed, &play.human);
    dub_sim_play_clear (&play);
  }
  g_test_message ("Livre: little %d of %u, much %d of %u; Masters: %d of %u", little.livre,
                  little.n, much.livre, much.n, all.masters, all.n);
  g_assert_cmpuint (MIN (little.n, much.n), >=, 40);
  g_assert_cmpint (ABS (little.livre) * 2, <, 5 * (int) little.n);
  g_assert_cmpint (ABS (much.livre) * 2, <, 5 * (int) much.n);
  g_assert_cmpint (ABS (all.masters) * 3, <, (int) all.n);
}

/* Results roughly match the forecasts. */
static void
test_calibration (void)
{
  DubSimPlan plan = { .setup = { .seed = 9000, .count_candidate = TRUE },
                      .n_games = 120,
                      .n_jobs = 2 };
  DubCalibration result;
  double said = 0;
  guint won = 0;

  dub_calibration_run (dub_box_get_shipped (DUB_EDITION_DELUXE), &plan, 60, &result);
  for (guint i = 0; i < DUB_N_CALIBRATION_BINS; i++) {
    said += result.bins[i].sum;
    won += result.bins[i].n_wins;
  }
  g_assert_cmpfloat (ABS (said - won), <, 15);
  g_assert_cmpuint (result.n_within[DUB_BARRY], >=, 96);
  g_assert_cmpuint (result.n_within[DUB_YOU], >=, 90);
}

int
main (int argc, char **argv)
{
  static const char *const goldens[] = { "all-modules", "base",    "classic",   "corrections",
                                         "jewelry-box", "odd-box", "way-learn", "way-table" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forecast/hidden", test_hidden);
  g_test_add_func ("/forecast/seen", test_seen);
  g_test_add_func ("/forecast/unchanged", test_unchanged);
  g_test_add_func ("/forecast/cancelled", test_cancelled);
  g_test_add_func ("/forecast/imagined", test_imagined);
  g_test_add_func ("/forecast/over", test_over);
  g_test_add_func ("/forecast/seeds", test_seeds);
  g_test_add_func ("/forecast/you", test_you);
  g_test_add_func ("/forecast/calibration", test_calibration);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *path = g_strconcat ("/forecast/golden/", goldens[i], NULL);

    g_test_add_data_func_full (path, g_strconcat (goldens[i], ".dubarry", NULL), test_golden,
                               g_free);
  }

  return g_test_run ();
}
