/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast.h"

#include "dub-components.h"
#include "dub-forecast-you.h"
#include "dub-place.h"
#include "dub-rng.h"
#include "dub-round.h"
#include "dub-sim-play.h"

#include <stdlib.h>
#include <string.h>

/* The purposes of random numbers, beside the spaces of displays. */
enum { FOR_CARDS = 1, FOR_YOU = 2, FOR_SPACES = 16 };

typedef struct {
  const DubGame *game;
  const gint *is_cancelled;
  guint64 first_seed;
  guint first;
  guint n;
  guint16 *scores[DUB_N_OWNERS]; /* not owned; 0 for a game that was stopped */
  guint n_wins;                  /* hers */
} Job;

static int
compare_cards (const void *a, const void *b)
{
  const DubCard *x = a, *y = b;
  guint p = ((((x->action * 16u) + x->n) * 2u + x->end) * 8u + x->hall) * 4u + x->symbol;
  guint q = ((((y->action * 16u) + y->n) * 2u + y->end) * 8u + y->hall) * 4u + y->symbol;

  return p < q ? -1 : p > q;
}

static void
take_out (DubPile *cards, DubCard card)
{
  for (guint i = 0; i < cards->n; i++)
    if (dub_card_equal (cards->cards[i], card)) {
      cards->cards[i] = cards->cards[--cards->n];
      return;
    }
}

/* Lists the cards of a deck that are in neither pile. */
static DubPile
list_hidden (const DubGame *game)
{
  const DubState *state = &game->state;
  DubPile cards = { .n = DUB_N_CARDS };

  for (guint i = 0; i < DUB_N_CARDS; i++)
    cards.cards[i] = game->box.deck[i];
  take_out (&cards, state->playing);
  for (guint i = 0; i < state->discard.n; i++)
    take_out (&cards, state->discard.cards[i]);
  for (guint i = 0; i < state->reported.n; i++)
    take_out (&cards, state->reported.cards[i]);

  return cards;
}

static void
deal (DubPile *pile, DubPile *cards)
{
  for (guint i = 0; i < pile->n && cards->n > 0; i++)
    pile->cards[i] = cards->cards[--cards->n];
}

/* The cards that lie facedown are shuffled, in whatever order they are. If the player draws
 * the real ones, they are taken to be those of the profile that have not been seen. */
static void
shuffle_hidden (DubState *state, DubPile cards)
{
  DubRng rng = dub_rng_for (state->seed, DUB_RANDOM_FORECAST, FOR_CARDS);
  DubReported reported = state->reported;

  qsort (cards.cards, cards.n, sizeof cards.cards[0], compare_cards);
  dub_rng_shuffle (&rng, cards.cards, cards.n);
  deal (&state->hand, &cards);
  deal (&state->supply, &cards);
  for (guint i = 0; i < reported.n && i < state->supply.n; i++)
    state->supply.cards[i] = reported.cards[i];
  state->reported = (DubReported){ 0 };
  state->draw_mode = DUB_DRAW_APP;
}

static DubPile
list_facedown (const DubState *state)
{
  DubPile cards = state->hand;

  for (guint i = 0; i < state->supply.n && cards.n < DUB_N_CARDS; i++)
    cards.cards[cards.n++] = state->supply.cards[i];

  return cards;
}

static DubThing
draw_tile (const DubGame *game, DubRng *rng)
{
  guint counts[DUB_N_TILES];
  int tile;

  dub_components_count_resources (&game->box, &game->state, counts);
  tile = dub_rng_pick (rng, counts, DUB_N_TILES);

  return dub_thing_name (DUB_KIND_TILE, tile < 0 ? DUB_TILE_BP : (guint) tile);
}

static DubThing
draw_garment (const DubGame *game, DubRng *rng)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint n = dub_components_list_garments (&game->box, &game->state, garments);

  return dub_thing_garment (n > 0 ? garments[dub_rng_below (rng, n)]
                                  : (DubGarment){ .color = DUB_COLOR_UNKNOWN },
                            DUB_NOBODY);
}

static DubThing
draw_jewel (const DubGame *game, DubRng *rng)
{
  guint counts[DUB_N_COLORS];
  int color;

  dub_components_count_jewelry (&game->box, &game->state, counts);
  color = dub_rng_pick (rng, counts, DUB_N_COLORS);

  return dub_thing_name (DUB_KIND_JEWEL, color < 0 ? DUB_COLOR_UNKNOWN : (guint) color);
}

/* Returns a card of a level of which fewer are on display than the round shows or, on a table
 * that was corrected, of any of its levels. */
static DubThing
draw_employee (const DubGame *game)
{
  const DubState *state = &game->state;
  guint any = 1;

  for (guint level = 1; level < DUB_N_LEVELS; level++) {
    guint n_due = dub_round_count_level (state->round, level), n = 0;

    for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
      n += state->employees[at].level == level;
    if (n < n_due)
      return dub_thing_employee (dub_components_get_employee (&game->box, state, level));
    any = n_due > 0 ? level : any;
  }

  return dub_thing_employee (dub_components_get_employee (&game->box, state, any));
}

/* A correction may have put cards into a staff that were never on display. */
static void
note_employees (DubGame *game)
{
  DubState *state = &game->state;

  for (guint i = 0; i < game->box.n_employees; i++) {
    guint crown = game->box.employees[i].crown;
    gboolean is_seen = FALSE;

    for (guint j = 0; j < state->sides[DUB_BARRY].n_staff; j++)
      is_seen |= state->sides[DUB_BARRY].staff[j].id == i + 1;
    for (guint j = 0; j < state->sides[DUB_YOU].n_bonuses; j++)
      is_seen |= crown != DUB_CROWN_NONE && state->sides[DUB_YOU].bonuses[j] == crown;
    if (is_seen)
      state->employees_seen |= G_GUINT64_CONSTANT (1) << i;
  }
}

static DubThing
draw (const DubGame *game, DubDisplayName display, DubRng *rng)
{
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return draw_tile (game, rng);
  case DUB_DISPLAY_GARMENTS:
    return draw_garment (game, rng);
  case DUB_DISPLAY_EMPLOYEES:
    return draw_employee (game);
  case DUB_DISPLAY_JEWELRY:
    return draw_jewel (game, rng);
  case DUB_N_DISPLAYS:
    break;
  }
  g_assert_not_reached ();
}

/* Turns the tiles and cards up that were not entered. What the profile does not have enough of
 * stays unknown. */
static void
fill_unknown (DubGame *game, GArray *events)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    for (guint at = 0; at < DUB_N_DISPLAY_SPACES; at++) {
      guint number = FOR_SPACES * (display + 1u) + at;
      DubRng rng = dub_rng_for (game->state.seed, DUB_RANDOM_FORECAST, number);
      DubMove enter = dub_move (DUB_NOBODY, DUB_MOVE_ENTER);

      enter.to = (DubPlace){ .kind = (guint8) display, .at = (guint8) at };
      if ((dub_round_get_all (&game->box, display) & (1u << at)) == 0 ||
          !dub_place_is_unknown (&game->state, enter.to))
        continue;
      enter.thing = draw (game, display, &rng);
      g_array_set_size (events, 0);
      dub_game_perform (game, NULL, &enter, events, NULL);
    }
}

/* Returns the first of the seeds. They follow from the table: with the same few hundred seeds for
 * all tables, every forecast would be wrong by what those happen to favor. What nobody sees must
 * not matter. */
static guint64
get_first_seed (const DubState *state)
{
  g_autofree DubState *seen = g_memdup2 (state, sizeof *state);
  const guint8 *bytes = (const guint8 *) seen;
  guint64 sum = G_GUINT64_CONSTANT (0xcbf29ce484222325); /* FNV-1a */

  seen->seed = 0;
  memset (seen->hand.cards, 0, sizeof seen->hand.cards);
  memset (seen->supply.cards, 0, sizeof seen->supply.cards);
  for (gsize i = 0; i < sizeof *seen; i++)
    sum = (sum ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);

  return sum;
}

static void
imagine (const DubGame *game, guint64 seed, DubGame *imagined, GArray *events)
{
  DubState *state = &imagined->state;
  DubPile cards =
      game->state.draw_mode == DUB_DRAW_APP ? list_facedown (&game->state) : list_hidden (game);

  *imagined = *game;
  state->seed = seed;
  shuffle_hidden (state, cards);
  note_employees (imagined);
  fill_unknown (imagined, events);
}

void
dub_forecast_imagine (const DubGame *game, guint number, DubGame *imagined)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

  imagine (game, get_first_seed (&game->state) + number, imagined, events);
}

/* Your counts change in the continuation, so the game must ask for them again. */
static void
forget_counts (DubState *state)
{
  guint counts =
      1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE | 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;

  state->sides[DUB_YOU].known = (guint16) (state->sides[DUB_YOU].known & ~counts);
  state->sides[DUB_YOU].kept = (guint16) (state->sides[DUB_YOU].kept & ~counts);
}

static gpointer
run_job (gpointer data)
{
  Job *job = data;
  DubSimPlay *play = g_new0 (DubSimPlay, 1);
  gboolean is_over = job->game->state.phase >= DUB_PHASE_SCORING;

  dub_sim_play_init (play);
  play->is_lenient = TRUE;
  for (guint i = job->first; i < job->first + job->n; i++) {
    DubScore score;

    if (job->is_cancelled != NULL && g_atomic_int_get (job->is_cancelled))
      break;
    imagine (job->game, job->first_seed + i, &play->game, play->events);
    dub_forecast_guess_you (&play->game, FOR_YOU, &play->human);
    if (!is_over)
      forget_counts (&play->game.state);
    play->is_stopped = FALSE;
    if (!dub_sim_play_finish (play, &score))
      continue;
    job->n_wins += score.winner == DUB_BARRY;
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      job->scores[owner][i] = (guint16) (score.sides[owner].total + 1);
  }
  dub_sim_play_clear (play);
  g_free (play);

  return NULL;
}

static int
compare_scores (const void *a, const void *b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

/* Stopped games, which have no score, come first. */
static DubBand
summarize (guint16 *scores, guint n_all, guint n)
{
  const guint16 *played = scores + (n_all - n);

  qsort (scores, n_all, sizeof *scores, compare_scores);
  if (n == 0)
    return (DubBand){ 0 };

  return (DubBand){ .low = played[(n - 1) * 5 / 100] - 1u,
                    .middle = played[(n - 1) / 2] - 1u,
                    .high = played[(n - 1) * 95 / 100] - 1u };
}

gboolean
dub_forecast_run (const DubGame *game, guint n_games, guint n_jobs, const gint *is_cancelled,
                  DubForecast *forecast)
{
  GThread *threads[DUB_FORECAST_MAX_JOBS] = { NULL };
  Job jobs[DUB_FORECAST_MAX_JOBS];
  g_autofree guint16 *hers = g_new0 (guint16, n_games);
  g_autofree guint16 *yours = g_new0 (guint16, n_games);

  *forecast = (DubForecast){ 0 };
  n_jobs = CLAMP (n_jobs, 1, DUB_FORECAST_MAX_JOBS);
  for (guint i = 0; i < n_jobs; i++) {
    guint first = n_games * i / n_jobs;

    jobs[i] = (Job){ .game = game,
                     .is_cancelled = is_cancelled,
                     .first_seed = get_first_seed (&game->state),
                     .first = first,
                     .n = n_games * (i + 1) / n_jobs - first,
                     .scores = { [DUB_BARRY] = hers, [DUB_YOU] = yours } };
    if (i > 0)
      threads[i] = g_thread_new ("forecast", run_job, &jobs[i]);
  }
  run_job (&jobs[0]);
  for (guint i = 1; i < n_jobs; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < n_jobs; i++)
    forecast->n_wins += jobs[i].n_wins;
  for (guint i = 0; i < n_games; i++)
    forecast->n_games += hers[i] > 0;
  forecast->totals[DUB_BARRY] = summarize (hers, n_games, forecast->n_games);
  forecast->totals[DUB_YOU] = summarize (yours, n_games, forecast->n_games);

  return is_cancelled == NULL || !g_atomic_int_get (is_cancelled);
}
