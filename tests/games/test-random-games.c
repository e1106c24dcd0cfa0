/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random whole games with all mixes of expansions and draw modes: no piece gets lost, every game
 * ends, and random draws never depend on earlier moves.
 *
 * There are 300 games, 5000 with -m thorough. A failure names its game, and DUB_SEED=n replays that
 * one alone.
 */

#include "dub-box-file.h"
#include "dub-game-private.h"
#include "dub-names.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-table.h"
#include "move-fixture.h"
#include "random-player.h"
#include "table-fixture.h"

#include <stdlib.h>

enum { MAX_ENTRIES = 4000, N_GARMENTS = 42 };

/* A game with the marks of its entries: mark i is the first event of entry i. */
typedef struct {
  DubBox box;
  DubGame game;
  GArray *events;
  GArray *marks;
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
  random_player_init (&play->player, seed);

  return play;
}

static void
play_free (Play *play)
{
  g_array_unref (play->events);
  g_array_unref (play->marks);
  g_free (play);
}

static const DubEvent *
get_events (const Play *play)
{
  return (const DubEvent *) (const void *) play->events->data;
}

/* Adds the events from mark on as an entry. */
static void
add_entry (Play *play, guint mark)
{
  g_assert_cmpuint (play->events->len, >, mark);
  g_assert_true (
      dub_game_fold (&play->game, get_events (play) + mark, play->events->len - mark, NULL, NULL));
  g_array_append_val (play->marks, mark);
}

static void
perform (Play *play, const DubMove *move)
{
  guint mark = play->events->len;
  g_autoptr (GError) error = NULL;

  if (!dub_game_decide (&play->game, move, play->events, &error))
    g_error ("%s in round %u: %s", dub_name_get (DUB_SET_VERB, move->verb), play->game.state.round,
             error->message);
  add_entry (play, mark);
}

static void
start (Play *play, DubSetup setup)
{
  DubGame copy = play->game;

  g_assert_true (dub_game_start (&copy, &setup, play->events, NULL));
  add_entry (play, 0);
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
  /* They join during the preparation of round 1. */
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
  guint cards = state->hand.n + state->supply.n + state->discard.n +
                (state->playing.action != DUB_CARD_UNKNOWN);

  table_assert_possible (&play->game.box, state);
  g_assert_cmpuint (count_garments (state), ==, get_all_garments (state));
  if (state->phase == DUB_PHASE_TURNS || state->phase == DUB_PHASE_INCOME)
    g_assert_cmpuint (cards, ==, DUB_N_CARDS);
  g_assert_cmpuint (state->round, >=, 1);
  g_assert_cmpuint (state->round, <=, DUB_N_ROUNDS);
  for (guint decoration = DUB_KITCHEN_LEFT; decoration <= DUB_KITCHEN_RIGHT; decoration++)
    g_assert_cmpuint (dub_state_count_tokens (state, decoration, DUB_BARRY), <=, 1);
  g_assert_cmpuint (dub_state_count_tokens (state, DUB_JEWELER, DUB_BARRY), <=, 1);
}

/* Makes the move unless the game refuses it; a refusal leaves no event. */
static void
try_to_perform (Play *play, DubMove move)
{
  guint mark = play->events->len;
  gboolean is_good = dub_game_decide (&play->game, &move, play->events, NULL);

  g_assert_true (is_good || play->events->len == mark);
  if (is_good)
    add_entry (play, mark);
}

/* Corrects something, except for facts that the test counts: the number of her cards, and with an
 * empty bag the number of garments. */
static void
correct_something (Play *play)
{
  DubMove move = random_player_pick_correction (&play->player, &play->box);

  if (move.to.kind != DUB_PLACE_PILE && play->game.state.garment_bag > 0)
    try_to_perform (play, move);
}

static void
go_on (Play *play)
{
  DubMove move;

  if (!random_player_pick_asked (&play->game, &move))
    move = random_player_pick_legal (&play->player, &play->game, FALSE);
  perform (play, &move);
}

static void
play_whole (Play *play, guint seed)
{
  start (play, random_player_get_setup (seed));
  while (play->game.state.phase != DUB_PHASE_OVER) {
    g_assert_cmpuint (play->marks->len, <, MAX_ENTRIES);
    check_invariants (play);
    if (random_player_below (&play->player, 8) == 0)
      correct_something (play);
    if (random_player_below (&play->player, 3) == 0)
      try_to_perform (play, random_player_pick_deviation (&play->player, &play->game));
    go_on (play);
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

/* Undoes everything from a random entry on and repeats it: the first event of an entry is the
 * player's move. */
static void
check_undo (Play *play)
{
  guint entry = 1 + random_player_below (&play->player, play->marks->len - 1);
  guint mark = g_array_index (play->marks, guint, entry);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubGame again;

  dub_game_init (&again, &play->box);
  g_assert_true (dub_game_fold (&again, get_events (play), mark, NULL, NULL));
  for (guint i = entry; i < play->marks->len; i++) {
    const DubEvent *first = get_events (play) + g_array_index (play->marks, guint, i);

    g_assert_true (dub_game_perform (&again, NULL, &first->move, events, NULL));
  }
  g_assert_cmpuint (events->len, ==, play->events->len - mark);
  g_assert_true (dub_state_equal (&again.state, &play->game.state));
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

/* The same seed and moves give the same events and the same state, byte for byte. */
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
do_it (Play *play, DubOwner side, DubVerb verb)
{
  DubMove move = dub_move (side, verb);

  perform (play, &move);
}

/* Her cards do not depend on your moves, corrections and fills. */
static void
test_chance_is_keyed_by_purpose (void)
{
  DubMove correction = correct_count (DUB_BARRY, DUB_FACT_PP, 7);
  Play *plain = play_new (1), *busy = play_new (1);

  start (plain, (DubSetup){ .seed = 5 });
  do_it (plain, DUB_NOBODY, DUB_MOVE_READY);
  start (busy, (DubSetup){ .seed = 5 });
  perform (busy, &correction);
  do_it (busy, DUB_NOBODY, DUB_MOVE_FILL);
  perform (busy, &correction);
  do_it (busy, DUB_NOBODY, DUB_MOVE_READY);
  for (guint i = 0; i < DUB_HAND_SIZE; i++)
    g_assert_true (
        dub_card_equal (plain->game.state.hand.cards[i], busy->game.state.hand.cards[i]));
  for (guint i = 0; i < plain->game.state.supply.n; i++)
    g_assert_true (
        dub_card_equal (plain->game.state.supply.cards[i], busy->game.state.supply.cards[i]));
  play_free (plain);
  play_free (busy);
}

/* Fills bytes with mostly small numbers: beyond the ends of lists, but not far. */
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

  if (random_player_below (&play->player, 4) > 0 || event.type == DUB_EVENT_MOVE) {
    event.type = DUB_EVENT_MOVE;
    fill_bytes (play, &event.move, sizeof event.move);
    event.move.verb = (guint8) random_player_below (&play->player, DUB_N_VERBS + 1);
    event.move.side = (guint8) random_player_below (&play->player, DUB_N_OWNERS);
  } else if (event.type == DUB_EVENT_CARDS)
    event.cards = play->game.state.discard;
  else if (event.type == DUB_EVENT_STARTED)
    fill_bytes (play, &event.setup, sizeof event.setup);

  return event;
}

/* The judge checks an event completely before it changes the table, except for conditions on the
 * table as a whole. */
static void
check_refusal (Play *play)
{
  DubEvent event = make_event (play);
  DubState state = play->game.state;
  DubTable table = { .box = &play->game.box, .state = &state };

  if (dub_table_apply (&table, &event) || dub_state_equal (&state, &play->game.state))
    return;
  if (dub_table_check_parts (&play->game.box, &state, DUB_CHECK_ALL).code != table.reason.code)
    g_error ("%s was refused after a change, for reason %u",
             dub_name_get (DUB_SET_VERB, event.move.verb), table.reason.code);
}

static void
test_refusals (void)
{
  for (guint seed = 0; seed < 20; seed++) {
    Play *play = play_new (seed);

    start (play, random_player_get_setup (seed));
    while (play->game.state.phase != DUB_PHASE_OVER) {
      for (guint i = 0; i < 100; i++)
        check_refusal (play);
      go_on (play);
    }
    play_free (play);
  }
}

/* Puts the Favor back on the board each time. */
static void
repeat (const Play *play, const DubMove *move)
{
  const DubEvent event = { .type = DUB_EVENT_MOVE, .move = *move };
  const DubSide *before = &play->game.state.sides[DUB_BARRY];
  DubState state = play->game.state;
  DubTable table = { .box = &play->game.box, .state = &state };
  const DubSide *barry = &state.sides[DUB_BARRY];

  state.turn = move->side;
  g_assert_true (dub_table_apply (&table, &event));
  state.favor = DUB_NOBODY;
  for (guint n = 0; n <= G_MAXUINT16 && dub_table_apply (&table, &event); n++) {
    state.favor = DUB_NOBODY;
    g_assert_cmpuint (barry->counts[DUB_FACT_TILES], <=, dub_state_get_n_tiles (&state));
    g_assert_cmpuint (barry->counts[DUB_FACT_PP], >=, before->counts[DUB_FACT_PP]);
    g_assert_cmpuint (barry->counts[DUB_FACT_THREAD], >=, before->counts[DUB_FACT_THREAD]);
    for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
      g_assert_cmpuint (state.sides[DUB_YOU].counts[fact], <=, dub_fact_get_max (fact));
  }
}

/* However often the move repeats, a counter does not wrap around to 0. */
static void
test_counters (void)
{
  DubMove moves[] = {
    her_move (DUB_MOVE_DRAW_BAG_TILE), her_move (DUB_MOVE_GAIN), her_move (DUB_MOVE_GAIN),
    she_gains_pp (DUB_MAX_COUNT),      you_take_favor (),
  };
  Play *play = play_new (1);

  moves[1].gains[DUB_FACT_THREAD] = moves[2].gains[DUB_FACT_LACE] = 1;
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    moves[4].gains[fact] = DUB_MAX_COUNT;
  start (play, (DubSetup){ .seed = 5 });
  do_it (play, DUB_NOBODY, DUB_MOVE_FILL);
  do_it (play, DUB_NOBODY, DUB_MOVE_READY);
  do_it (play, DUB_BARRY, DUB_MOVE_PLAY_CARD);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    repeat (play, &moves[i]);
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
