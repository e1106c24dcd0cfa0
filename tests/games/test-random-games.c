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
#include "dub-game-private.h"
#include "dub-names.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-state-count.h"
#include "dub-table.h"
#include "random-player.h"

#include <stdlib.h>

enum { MAX_ENTRIES = 4000, N_GARMENTS = 42 };

/* A game with the marks of its entries: mark i is where entry i begins. */
typedef struct {
  DubBox box;
  DubGame game;
  GArray *events;
  GArray *marks;
  GArray *actions;
  RandomPlayer player;
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
  random_player_init (&play->player, seed);

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

/* Performs the action if it is not refused; a refusal leaves no event behind. */
static void
try_to_perform (Play *play, DubAction action)
{
  guint mark = play->events->len;
  gboolean is_good = dub_game_decide (&play->game, &action, play->events, NULL);

  g_assert_true (is_good || play->events->len == mark);
  g_array_set_size (play->events, mark);
  if (is_good)
    perform (play, &action);
}

/* Some corrections would break what is checked: the number of her cards, and with an
 * empty bag that of the garments. */
static void
correct_something (Play *play)
{
  DubAction action = random_player_pick_correction (&play->player, &play->box);

  if (action.detail.place_kind != DUB_PLACE_PILE && play->game.state.garment_bag > 0)
    try_to_perform (play, action);
}

static void
play_whole (Play *play, guint seed)
{
  DubAction start = { .type = DUB_ACTION_NEW_GAME,
                      .detail = { .setup = random_player_get_setup (seed) } };

  perform (play, &start);
  while (play->game.state.phase != DUB_PHASE_OVER) {
    DubAction action;

    g_assert_cmpuint (play->marks->len, <, MAX_ENTRIES);
    check_invariants (play);
    if (random_player_below (&play->player, 8) == 0)
      correct_something (play);
    if (random_player_below (&play->player, 3) == 0)
      try_to_perform (play, random_player_pick_deviation (&play->player, &play->game));
    if (!random_player_pick_asked (&play->game, &action))
      action = random_player_pick_legal (&play->player, &play->game, FALSE);
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
  guint entry = random_player_below (&play->player, play->marks->len);
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
                           .detail = { .place_kind = DUB_PLACE_HER_PP, .n = 7 } };
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

/* Mostly small numbers: beyond the ends of lists, but not far. */
static void
fill_bytes (Play *play, void *bytes, gsize size)
{
  for (gsize i = 0; i < size; i++)
    ((guint8 *) bytes)[i] =
        (guint8) random_player_below (&play->player, random_player_below (&play->player, 6) == 0
                                                         ? G_MAXUINT8 + 1
                                                         : 6);
}

static DubEvent
make_event (Play *play)
{
  DubEvent event = { .type = (guint8) random_player_below (&play->player, DUB_N_EVENTS + 1) };

  if (event.type == DUB_EVENT_STEP) {
    fill_bytes (play, &event.step, sizeof event.step);
    event.step.verb = (guint8) random_player_below (&play->player, DUB_N_VERBS + 1);
    event.step.cards = play->game.state.discard;
  } else if (event.type == DUB_EVENT_DEALT)
    event.cards = play->game.state.discard;
  else if (event.type != DUB_EVENT_BOX_CHANGED)
    fill_bytes (play, &event.detail, sizeof event.detail);

  return event;
}

/* The judge checks everything of an event before it changes the table, but for what the table as a
 * whole can be. */
static void
check_refusal (Play *play)
{
  DubEvent event = make_event (play);
  DubState state = play->game.state;
  g_autoptr (GError) error = NULL;
  DubTable table = { .box = &play->game.box, .state = &state, .error = &error };

  if (dub_table_apply (&table, &event) || dub_refusal_get (error)->reason == DUB_REASON_PROBLEM)
    return;
  if (!dub_state_equal (&state, &play->game.state))
    g_error ("%s was refused after a change: %s", dub_name_get (DUB_SET_EVENT, event.type),
             error->message);
}

static void
test_refusals (void)
{
  for (guint seed = 0; seed < 20; seed++) {
    DubAction start = { .type = DUB_ACTION_NEW_GAME,
                        .detail = { .setup = random_player_get_setup (seed) } };
    Play *play = play_new (seed);

    perform (play, &start);
    while (play->game.state.phase != DUB_PHASE_OVER) {
      DubAction action;

      for (guint i = 0; i < 100; i++)
        check_refusal (play);
      if (!random_player_pick_asked (&play->game, &action))
        action = random_player_pick_legal (&play->player, &play->game, FALSE);
      perform (play, &action);
    }
    play_free (play);
  }
}

/* However often it is said, a counter does not begin again from 0. */
static void
test_counters (void)
{
  DubAction start = { .type = DUB_ACTION_NEW_GAME, .detail = { .setup = { .seed = 5 } } };
  const DubEvent events[] = {
    { .type = DUB_EVENT_STEP, .step = { .verb = DUB_STEP_DRAW_BAG_TILE } },
    { .type = DUB_EVENT_STEP, .step = { .verb = DUB_STEP_TAKE_THREAD } },
    { .type = DUB_EVENT_STEP, .step = { .verb = DUB_STEP_TAKE_LACE } },
    { .type = DUB_EVENT_STEP, .step = { .verb = DUB_STEP_GAIN_PP, .to = G_MAXUINT16 } },
    { .type = DUB_EVENT_YOU_GAINED,
      .detail = { .gains = { DUB_MAX_COUNT, DUB_MAX_COUNT, DUB_MAX_COUNT, DUB_MAX_COUNT,
                             DUB_MAX_COUNT, DUB_MAX_COUNT, DUB_MAX_COUNT } } },
  };
  Play *play = play_new (1);

  perform (play, &start);
  do_it (play, DUB_ACTION_FILL);
  do_it (play, DUB_ACTION_READY);
  do_it (play, DUB_ACTION_REVEAL);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    DubState state = play->game.state;
    DubTable table = { .box = &play->game.box, .state = &state };

    if (events[i].type == DUB_EVENT_YOU_GAINED)
      state.turn = DUB_YOU;
    g_assert_true (dub_table_apply (&table, &events[i]));
    for (guint n = 0; n <= G_MAXUINT16 && dub_table_apply (&table, &events[i]); n++) {
      g_assert_cmpuint (state.barry.tiles, <=, dub_state_get_n_tiles (&state));
      g_assert_cmpuint (state.barry.pp, >=, play->game.state.barry.pp);
      g_assert_cmpuint (state.barry.thread, >=, play->game.state.barry.thread);
      for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
        g_assert_cmpuint (state.you.counts[fact], <=, dub_fact_get_max (fact));
    }
  }
  play_free (play);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/games/random", test_games);
  g_test_add_func ("/games/refusals", test_refusals);
  g_test_add_func ("/games/counters", test_counters);
  g_test_add_func ("/games/same-seed", test_same_seed);
  g_test_add_func ("/games/chance-is-keyed-by-purpose", test_chance_is_keyed_by_purpose);

  return g_test_run ();
}
