/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random whole games of all module mixes and ways: whatever is played, nothing
 * gets lost, every game ends, and chance never depends on how it came about.
 *
 * 300 games normally, 5000 with -m thorough. A failure names its game, and
 * DUB_SEED=n plays that one alone.
 */

#include "dub-box-file.h"
#include "dub-count.h"
#include "dub-game.h"
#include "dub-rng.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-table.h"

#include <stdlib.h>

enum { MAX_LEGAL = 512, MAX_ENTRIES = 4000, SHORT_TURNS = 3, N_GARMENTS = 42 };

/* A game with the marks of its entries: mark i is where entry i begins. */
typedef struct {
  DubBox box;
  DubGame game;
  GArray *events;
  GArray *marks;
  GArray *actions;
  DubRng rng;
  guint n_this_turn;
} Play;

static Play *
play_new (guint seed)
{
  Play *play = g_new0 (Play, 1);

  g_assert_true (dub_box_load_shipped ("deluxe", &play->box));
  dub_game_init (&play->game, &play->box);
  play->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  play->marks = g_array_new (FALSE, FALSE, sizeof (guint));
  play->actions = g_array_new (FALSE, FALSE, sizeof (DubAction));
  play->rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1);

  return play;
}

static void
play_free (Play *play)
{
  g_array_unref (play->events);
  g_array_unref (play->marks);
  g_array_unref (play->actions);
  g_free (play);
}

static const DubEvent *
get_events (const Play *play)
{
  return (const DubEvent *) (const void *) play->events->data;
}

static void
perform (Play *play, const DubAction *action)
{
  guint mark = play->events->len;
  g_autoptr (GError) error = NULL;

  if (!dub_game_decide (&play->game, action, play->events, &error))
    g_error ("action %u in round %u: %s", action->type, play->game.state.round, error->message);
  g_assert_cmpuint (play->events->len, >, mark);
  g_assert_true (
      dub_game_fold (&play->game, get_events (play) + mark, play->events->len - mark, NULL, NULL));
  g_array_append_val (play->marks, mark);
  g_array_append_val (play->actions, *action);
}

static guint
count_garments (const DubState *state)
{
  guint n = state->garment_bag + (state->making.color != DUB_COLOR_NONE);

  for (guint i = 0; i < DUB_N_COLORS; i++)
    n += state->garment_discards[i];
  for (guint i = 0; i < DUB_N_SPECIALS; i++)
    n += (state->special_discards >> i) & 1u;
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    n += state->garments[i].color != DUB_COLOR_NONE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      n += state->halls[hall][i].owner != DUB_NOBODY;

  return n;
}

static guint
get_all_garments (const DubState *state)
{
  guint n = N_GARMENTS;

  n += dub_state_has_expansion (state, DUB_EXPANSION_FANCY) ? 4 : 0;
  n += dub_state_has_expansion (state, DUB_EXPANSION_EXPERT) ? 4 : 0;
  n += dub_state_has_expansion (state, DUB_EXPANSION_EXPERT) &&
               dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX)
           ? 2
           : 0;
  /* They join when round 1 is prepared. */
  n += dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY) &&
               !(state->round == 1 && state->phase == DUB_PHASE_PREPARE)
           ? 4
           : 0;

  return n;
}

static void
check_invariants (const Play *play)
{
  const DubState *state = &play->game.state;
  DubProblem problem = dub_table_check_at_rest (&play->game.box, state);
  guint cards = state->hand.n + state->supply.n + state->discard.n +
                (state->playing.action != DUB_CARD_UNKNOWN);

  g_assert_cmpint (problem.code, ==, DUB_PROBLEM_NONE);
  g_assert_cmpuint (count_garments (state), ==, get_all_garments (state));
  if (state->phase == DUB_PHASE_TURNS || state->phase == DUB_PHASE_INCOME)
    g_assert_cmpuint (cards, ==, DUB_N_CARDS);
  g_assert_cmpuint (state->round, >=, 1);
  g_assert_cmpuint (state->round, <=, DUB_N_ROUNDS);
  for (guint decoration = DUB_KITCHEN_LEFT; decoration <= DUB_KITCHEN_RIGHT; decoration++)
    g_assert_cmpuint (dub_state_count_tokens (state, decoration, DUB_BARRY), <=, 1);
  g_assert_cmpuint (dub_state_count_tokens (state, DUB_JEWELER, DUB_BARRY), <=, 1);
}

/* A legal action. Turns are kept short, and displays are filled at once most of
 * the time, so that games end. */
static DubAction
choose (Play *play)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (&play->game, legal, MAX_LEGAL);
  DubPhase phase = play->game.state.phase;

  g_assert_cmpuint (n, >, 0);
  if (phase == DUB_PHASE_PREPARE && dub_rng_below (&play->rng, 3) > 0)
    for (guint i = 0; i < n; i++)
      if (legal[i].type == DUB_ACTION_FILL)
        return legal[dub_rng_below (&play->rng, 4) == 0 ? n - 1 : i];
  if (phase == DUB_PHASE_TURNS && play->game.state.turn == DUB_YOU &&
      ++play->n_this_turn > SHORT_TURNS) {
    play->n_this_turn = 0;
    return legal[n - 1];
  }

  return legal[dub_rng_below (&play->rng, n)];
}

/* A correction of anything to anything; most are refused, and a refusal leaves
 * no event behind. */
static void
correct_something (Play *play)
{
  DubRng *rng = &play->rng;
  DubAction action = { .type = DUB_ACTION_CORRECT };
  DubDetail *correction = &action.detail;
  guint mark = play->events->len;

  correction->correction = (guint8) dub_rng_below (rng, DUB_N_CORRECTIONS);
  correction->at = (guint8) dub_rng_below (rng, 7);
  correction->hall = (guint8) dub_rng_below (rng, DUB_N_HALLS + 1);
  correction->decoration = (guint8) dub_rng_below (rng, DUB_N_DECORATION_KINDS);
  correction->owner = (guint8) dub_rng_below (rng, DUB_N_OWNERS);
  correction->track = (guint8) dub_rng_below (rng, DUB_N_TRACKS);
  correction->task = (guint8) dub_rng_below (rng, DUB_N_TASKS);
  correction->tile = (guint8) dub_rng_below (rng, DUB_N_TILES);
  correction->color = (guint8) dub_rng_below (rng, DUB_N_COLORS);
  correction->flag = (guint8) dub_rng_below (rng, 2);
  correction->n = (gint16) dub_rng_below (rng, 9);
  correction->garment.color = (guint8) dub_rng_below (rng, DUB_N_COLORS);
  correction->garment.pp = (guint8) dub_rng_below (rng, 10);
  correction->employee.type = (guint8) dub_rng_below (rng, DUB_TYPE_UNKNOWN);
  correction->employee.level =
      DUB_LEVEL_UNKNOWN; /* a wrong level would crowd out the right cards */
  correction->jewelry[DUB_BLUE] = (guint8) dub_rng_below (rng, 3);

  /* These two would break what is checked: the number of her cards, and with
   * an empty bag that of the garments. */
  if (correction->correction == DUB_CORRECTION_PILE || play->game.state.garment_bag == 0)
    return;
  if (dub_game_decide (&play->game, &action, play->events, NULL)) {
    g_array_set_size (play->events, mark);
    perform (play, &action);
  }
  g_assert_cmpuint (play->events->len, >=, mark);
}

/* An order that was carried out differently, if she has orders now. */
static void
do_something_deviation (Play *play)
{
  DubRng *rng = &play->rng;
  DubAction action = { .type = DUB_ACTION_DEVIATE };
  DubDeviation *done = &action.detail.deviation;
  guint mark = play->events->len;
  DubTurn turn;

  if (play->game.state.playing.action == DUB_CARD_UNKNOWN)
    return;
  dub_game_get_turn (&play->game, FALSE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING || turn.n_steps == 0)
    return;

  done->index = (guint8) dub_rng_below (rng, turn.n_steps);
  done->verb = turn.steps[done->index].verb;
  done->hall = (guint8) dub_rng_below (rng, DUB_N_HALLS);
  done->at = (guint8) dub_rng_below (rng, 6);
  done->decoration = (guint8) dub_rng_below (rng, DUB_JEWELER);
  done->task = (guint8) dub_rng_below (rng, DUB_N_TASKS);
  done->tiles = (guint16) dub_rng_below (rng, 512);
  done->n = (guint16) dub_rng_below (rng, 5);
  done->card = play->box.deck[dub_rng_below (rng, DUB_N_CARDS)];
  if (dub_game_decide (&play->game, &action, play->events, NULL)) {
    g_array_set_size (play->events, mark);
    perform (play, &action);
  }
}

/* What is still unknown of you at the end is counted. */
static gboolean
count_what_is_asked (Play *play)
{
  DubAction action = { .type = DUB_ACTION_YOU_COUNT, .detail = { .n = 5 } };
  DubScore score;

  if (play->game.state.phase != DUB_PHASE_SCORING)
    return FALSE;
  dub_score_count (&play->game.box, &play->game.state, &score);
  if (score.question.kind != DUB_QUESTION_YOU)
    return FALSE;

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((score.question.facts & (1u << fact)) != 0) {
      action.detail.fact = (guint8) fact;
      perform (play, &action);
    }

  return TRUE;
}

static DubAction
get_start (guint seed)
{
  return (
      DubAction){ .type = DUB_ACTION_NEW_GAME,
                  .detail = { .setup = { .seed = seed,
                                         .expansions = (guint8) (seed % (1u << DUB_N_EXPANSIONS)),
                                         .second_place = (seed >> 4) & 1,
                                         .count_candidate = (seed >> 5) & 1,
                                         .draw_mode = (guint8) (seed / 16 % DUB_N_DRAW_MODES) } } };
}

static void
play_whole (Play *play, guint seed)
{
  DubAction start = get_start (seed);

  perform (play, &start);
  while (play->game.state.phase != DUB_PHASE_OVER) {
    DubAction action;

    g_assert_cmpuint (play->marks->len, <, MAX_ENTRIES);
    check_invariants (play);
    if (dub_rng_below (&play->rng, 8) == 0)
      correct_something (play);
    if (dub_rng_below (&play->rng, 3) == 0)
      do_something_deviation (play);
    if (count_what_is_asked (play))
      continue;
    action = choose (play);
    perform (play, &action);
  }
  check_invariants (play);
  g_assert_cmpuint (play->game.state.round, ==, DUB_N_ROUNDS);
}

static void
check_replay (const Play *play)
{
  DubGame again;

  dub_game_init (&again, &play->box);
  g_assert_true (dub_game_fold (&again, get_events (play), play->events->len, NULL, NULL));
  g_assert_true (dub_state_equal (&again.state, &play->game.state));
}

/* Takes back everything from a random entry on and does the same again. */
static void
check_undo (Play *play)
{
  guint entry = dub_rng_below (&play->rng, play->marks->len);
  guint mark = g_array_index (play->marks, guint, entry);
  GArray *events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubGame again;

  dub_game_init (&again, &play->box);
  if (entry > 0)
    g_assert_true (dub_game_fold (&again, get_events (play), mark, NULL, NULL));
  for (guint i = entry; i < play->actions->len; i++) {
    guint n = events->len;

    g_assert_true (
        dub_game_decide (&again, &g_array_index (play->actions, DubAction, i), events, NULL));
    g_assert_true (
        dub_game_fold (&again, &g_array_index (events, DubEvent, n), events->len - n, NULL, NULL));
  }
  g_assert_cmpuint (events->len, ==, play->events->len - mark);
  g_assert_true (dub_state_equal (&again.state, &play->game.state));
  g_array_unref (events);
}

static void
test_games (void)
{
  const char *only = g_getenv ("DUB_SEED");
  guint first = only != NULL ? (guint) atoi (only) : 0;
  guint n = only != NULL ? 1 : g_test_thorough () ? 5000 : 300;

  for (guint seed = first; seed < first + n; seed++) {
    Play *play = play_new (seed);

    g_test_message ("DUB_SEED=%u", seed);
    play_whole (play, seed);
    check_replay (play);
    check_undo (play);
    play_free (play);
  }
}

/* The same seed and actions give the same events, byte for byte of the state. */
static void
test_same_seed (void)
{
  for (guint seed = 100; seed < 110; seed++) {
    Play *a = play_new (seed), *b = play_new (seed);

    play_whole (a, seed);
    play_whole (b, seed);
    g_assert_true (dub_state_equal (&a->game.state, &b->game.state));
    g_assert_cmpuint (a->events->len, ==, b->events->len);
    play_free (a);
    play_free (b);
  }
}

static void
do_it (Play *play, DubActionType type)
{
  DubAction action = { .type = (guint8) type };

  perform (play, &action);
}

/* Her cards are the same whatever you do, correct or fill in before. */
static void
test_chance_is_keyed_by_purpose (void)
{
  DubAction start = { .type = DUB_ACTION_NEW_GAME, .detail = { .setup = { .seed = 5 } } };
  DubAction correction = { .type = DUB_ACTION_CORRECT,
                           .detail = { .correction = DUB_CORRECTION_HER_PP, .n = 7 } };
  Play *plain = play_new (1), *busy = play_new (1);

  perform (plain, &start);
  do_it (plain, DUB_ACTION_READY);
  perform (busy, &start);
  perform (busy, &correction);
  do_it (busy, DUB_ACTION_FILL);
  perform (busy, &correction);
  do_it (busy, DUB_ACTION_READY);
  for (guint i = 0; i < DUB_HAND_SIZE; i++)
    g_assert_true (
        dub_card_equal (plain->game.state.hand.cards[i], busy->game.state.hand.cards[i]));
  for (guint i = 0; i < plain->game.state.supply.n; i++)
    g_assert_true (
        dub_card_equal (plain->game.state.supply.cards[i], busy->game.state.supply.cards[i]));
  play_free (plain);
  play_free (busy);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/games/random", test_games);
  g_test_add_func ("/games/same-seed", test_same_seed);
  g_test_add_func ("/games/chance-is-keyed-by-purpose", test_chance_is_keyed_by_purpose);

  return g_test_run ();
}
