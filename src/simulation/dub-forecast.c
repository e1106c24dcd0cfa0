/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast.h"

#include "dub-components.h"
#include "dub-place.h"
#include "dub-rng.h"
#include "dub-round.h"
#include "dub-sim-play.h"

#include <string.h>

#include <stdlib.h>

/* The first of the seeds. They are the same for every game. */
enum { FIRST_SEED = 1 };

enum { FIRST_SURE_ROUNDS = 3 };

/* The purposes of random numbers, beside the spaces of displays. */
enum { FOR_CARDS = 1, FOR_YOU = 2, FOR_SPACES = 16 };

typedef enum { LIVRE, SILK, THREAD, LACE, N_GOODS } Goods;

enum { N_HANDS = DUB_YOUR_HAND_SIZE + 1 };

/* The possessions of the simulated human in each round, by the number of cards in hand, in the
 * order of Goods: mean and deviation over 4,000 games, half of them with the Jewelry Box. */
static const struct {
  double mean;
  double deviation;
} usual[DUB_N_ROUNDS + 1][N_HANDS][N_GOODS] = {
  [0] = { { { 0, 0 } } },
  [1] = {
    { { 4.7, 2.4 }, { 0, 0.1 }, { 1, 0 }, { 1, 0 } },
    { { 5.8, 0.8 }, { 0, 0 }, { 1, 0 }, { 1, 0 } },
    { { 9.9, 0.4 }, { 0, 0 }, { 1, 0 }, { 1, 0 } },
    { { 15, 0 }, { 0, 0 }, { 1, 0 }, { 1, 0 } },
  },
  [2] = {
    { { 6.4, 2.9 }, { 0.1, 0.4 }, { 0.9, 0.3 }, { 1, 0.1 } },
    { { 10, 3.9 }, { 0.2, 0.5 }, { 1, 0.1 }, { 1, 0 } },
    { { 4.6, 1.7 }, { 0, 0.1 }, { 1, 0.1 }, { 1, 0 } },
    { { 12, 0.9 }, { 0, 0.2 }, { 1, 0 }, { 1, 0 } },
  },
  [3] = {
    { { 6.9, 3.7 }, { 0.1, 0.3 }, { 0.9, 0.3 }, { 1, 0.1 } },
    { { 9.2, 4.7 }, { 0, 0.2 }, { 0.8, 0.4 }, { 1, 0.2 } },
    { { 6.6, 3.6 }, { 0, 0.2 }, { 0.9, 0.3 }, { 1, 0.2 } },
    { { 15.6, 2.9 }, { 0.8, 0.9 }, { 0.7, 0.5 }, { 0.9, 0.3 } },
  },
  [4] = {
    { { 8.9, 5 }, { 0.7, 1 }, { 0.8, 0.4 }, { 1, 0.2 } },
    { { 7.5, 4.6 }, { 0.4, 0.8 }, { 0.9, 0.4 }, { 1, 0.2 } },
    { { 9.2, 4.8 }, { 0, 0.3 }, { 0.8, 0.4 }, { 1, 0.2 } },
    { { 19.5, 3.6 }, { 0.2, 0.6 }, { 0.8, 0.4 }, { 1, 0.2 } },
  },
  [5] = {
    { { 12.1, 7.7 }, { 0.4, 0.7 }, { 0.2, 0.4 }, { 0.8, 0.4 } },
    { { 14, 8.5 }, { 0.3, 0.6 }, { 0.4, 0.5 }, { 0.8, 0.4 } },
    { { 16.4, 8 }, { 0.3, 0.6 }, { 0.6, 0.5 }, { 0.9, 0.3 } },
    { { 21.8, 5 }, { 0.4, 0.8 }, { 0.8, 0.4 }, { 1, 0.2 } },
  },
  [6] = {
    { { 25.2, 11.7 }, { 1.6, 1.7 }, { 0.6, 0.5 }, { 1, 0.2 } },
    { { 24.5, 11.3 }, { 0.9, 1.1 }, { 0.4, 0.5 }, { 0.9, 0.3 } },
    { { 26.4, 10.5 }, { 0.7, 0.9 }, { 0.3, 0.5 }, { 0.8, 0.4 } },
    { { 27.4, 7.4 }, { 0.4, 0.7 }, { 0.4, 0.5 }, { 0.8, 0.4 } },
  },
  [7] = {
    { { 45.7, 14.7 }, { 2, 1.7 }, { 0.7, 0.5 }, { 0.9, 0.3 } },
    { { 44.5, 13.7 }, { 1.3, 1.4 }, { 0.4, 0.5 }, { 0.9, 0.4 } },
    { { 43.8, 12.4 }, { 0.8, 1.2 }, { 0.2, 0.4 }, { 0.8, 0.4 } },
    { { 41, 11 }, { 1, 1.4 }, { 0.5, 0.5 }, { 0.9, 0.2 } },
  },
};

typedef struct {
  const DubGame *game;
  const gint *is_cancelled;
  guint first;
  guint n;
  guint16 *scores[DUB_N_OWNERS]; /* not owned; 0 for a game that was stopped */
  guint n_wins;                  /* hers */
} Job;

static int
compare_cards (const void *a, const void *b)
{
  const DubCard *x = a, *y = b;
  guint p = ((((x->action * 16u) + x->n) * 2u + x->side) * 8u + x->hall) * 4u + x->symbol;
  guint q = ((((y->action * 16u) + y->n) * 2u + y->side) * 8u + y->hall) * 4u + y->symbol;

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

/* Returns a number around the mean: the sum of a few dice is nearly normal. */
static int
guess (DubRng *rng, double mean, double deviation)
{
  enum { N_DICE = 6, FACES = 1001 };
  double sum = 0;

  for (guint i = 0; i < N_DICE; i++)
    sum += dub_rng_below (rng, FACES) / (FACES - 1.0) - 0.5;

  /* The variance of the sum is N_DICE / 12. */
  return MAX (0, (int) (mean + deviation * sum * 1.4142 + 0.5));
}

static int
guess_goods (const DubState *state, DubRng *rng, Goods goods)
{
  guint round = CLAMP (state->round, 1, DUB_N_ROUNDS);
  guint n_hand = state->phase == DUB_PHASE_TURNS     ? MIN (state->you.hand, N_HANDS - 1)
                 : state->phase == DUB_PHASE_PREPARE ? N_HANDS - 1
                                                     : 0;

  return guess (rng, usual[round][n_hand][goods].mean, usual[round][n_hand][goods].deviation);
}

static int
guess_fact (const DubState *state, DubRng *rng, DubFact fact, Goods goods)
{
  int usually = guess_goods (state, rng, goods);

  return dub_state_knows (state, fact) ? state->you.counts[fact] : usually;
}

static guint
count_cards (const guint8 *cards)
{
  return (guint) cards[DUB_MASTER] + cards[DUB_JOURNEYMAN] + cards[DUB_APPRENTICE];
}

/* Moves a random card. */
static void
move_card (guint8 *from, guint8 *to, DubRng *rng)
{
  guint at = dub_rng_below (rng, count_cards (from));
  DubType type = DUB_MASTER;

  while (at >= from[type])
    at -= from[type++];
  from[type]--;
  to[type]++;
}

static void
discard_hand (DubSimHuman *human)
{
  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++) {
    human->discard[type] = (guint8) (human->discard[type] + human->hand[type]);
    human->hand[type] = 0;
  }
}

/* A card that was not entered is taken for a Journeyman. */
static void
take_cards (DubSimHuman *human, const DubYou *you)
{
  memset (human->supply, 0, sizeof human->supply);
  for (guint i = 0; i < you->n_staff; i++) {
    DubType type = you->staff[i].type;

    human->supply[type == DUB_TYPE_UNKNOWN ? DUB_JOURNEYMAN : type]++;
  }
}

/* Your employees come back only when all of them were played, so the rounds so far tell
 * roughly where they are, until the hired ones have mixed them up. */
static void
guess_staff (DubSimHuman *human, const DubState *state, DubRng *rng)
{
  guint n_staff = dub_state_knows (state, DUB_FACT_STAFF) ? state->you.counts[DUB_FACT_STAFF] : 5;
  guint n_apprentices = dub_state_knows (state, DUB_FACT_APPRENTICES)
                            ? MIN (state->you.counts[DUB_FACT_APPRENTICES], n_staff)
                            : MIN (2, n_staff);
  guint n_hand = state->phase == DUB_PHASE_TURNS ? MIN (state->you.hand, n_staff) : 0;
  guint n_masters = (n_staff - n_apprentices + 2) / 2;
  guint n_rounds = state->round - MIN (state->round, 1u);

  if (state->round > FIRST_SURE_ROUNDS)
    n_rounds += dub_rng_below (rng, 3);
  n_masters = MIN (n_masters, n_staff - n_apprentices);
  human->supply[DUB_MASTER] = (guint8) n_masters;
  human->supply[DUB_JOURNEYMAN] = (guint8) (n_staff - n_apprentices - n_masters);
  human->supply[DUB_APPRENTICE] = (guint8) n_apprentices;
  if (state->you.n_staff == n_staff)
    take_cards (human, &state->you);
  for (guint i = 0; i < n_rounds; i++) {
    dub_sim_human_begin_round (human);
    discard_hand (human);
  }
  if (state->phase == DUB_PHASE_PREPARE)
    return;
  dub_sim_human_begin_round (human);
  while (count_cards (human->hand) > n_hand)
    move_card (human->hand, human->discard, rng);
  while (count_cards (human->hand) < n_hand)
    move_card (count_cards (human->discard) > 0 ? human->discard : human->supply, human->hand, rng);
}

/* Puts the simulated human into your place. */
static void
guess_you (DubSimHuman *human, const DubState *state)
{
  DubRng rng = dub_rng_for (state->seed, DUB_RANDOM_FORECAST, FOR_YOU);

  *human = (DubSimHuman){ .wants_specialist = !state->you.has_specialist };
  human->livre = guess_fact (state, &rng, DUB_FACT_LIVRE, LIVRE);
  human->thread = guess_fact (state, &rng, DUB_FACT_THREAD, THREAD);
  human->lace = guess_fact (state, &rng, DUB_FACT_LACE, LACE);
  human->silk = guess_goods (state, &rng, SILK);
  human->pp = dub_state_knows (state, DUB_FACT_PP) ? state->you.counts[DUB_FACT_PP] : 0;
  human->track = state->you.track;
  human->n_tasks = (guint8) dub_rng_below (&rng, DUB_N_MASTER_TASKS);
  guess_staff (human, state, &rng);
}

static DubDetail
draw_tile (const DubGame *game, DubRng *rng)
{
  guint counts[DUB_N_TILES], n = 0;

  dub_components_count_resources (&game->box, &game->state, counts);
  for (DubTile tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
    n += counts[tile];
  n = n > 0 ? dub_rng_below (rng, n) : 0;
  for (DubTile tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++) {
    if (n < counts[tile])
      return (DubDetail){ .tile = (guint8) tile };
    n -= counts[tile];
  }

  return (DubDetail){ .tile = DUB_TILE_BP };
}

static DubDetail
draw_garment (const DubGame *game, DubRng *rng)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint n = dub_components_list_garments (&game->box, &game->state, garments);

  return (DubDetail){ .garment = n > 0 ? garments[dub_rng_below (rng, n)]
                                       : (DubGarment){ .color = DUB_COLOR_UNKNOWN } };
}

static DubDetail
draw_jewel (const DubGame *game, DubRng *rng)
{
  guint counts[DUB_N_COLORS], n = 0;

  dub_components_count_jewelry (&game->box, &game->state, counts);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n += counts[color];
  n = n > 0 ? dub_rng_below (rng, n) : 0;
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    if (n < counts[color])
      return (DubDetail){ .color = (guint8) color };
    n -= counts[color];
  }

  return (DubDetail){ .color = DUB_COLOR_UNKNOWN };
}

/* Returns a card of a level of which fewer are on display than the round shows or, on a table
 * that was corrected, of any of its levels. */
static DubDetail
draw_employee (const DubGame *game)
{
  const DubState *state = &game->state;
  guint any = 1;

  for (guint level = 1; level < DUB_N_LEVELS; level++) {
    guint n_due = dub_round_count_level (state->round, level), n = 0;

    for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
      n += state->employees[at].level == level;
    if (n < n_due)
      return (DubDetail){ .employee = dub_components_get_employee (&game->box, state, level) };
    any = n_due > 0 ? level : any;
  }

  return (DubDetail){ .employee = dub_components_get_employee (&game->box, state, any) };
}

/* A correction may have put cards into a staff that were never on display. */
static void
note_employees (DubGame *game)
{
  DubState *state = &game->state;

  for (guint i = 0; i < game->box.n_employees; i++) {
    guint crown = game->box.employees[i].crown;
    gboolean is_seen = FALSE;

    for (guint j = 0; j < state->barry.n_staff; j++)
      is_seen |= state->barry.staff[j].id == i + 1;
    for (guint j = 0; j < state->you.n_bonuses; j++)
      is_seen |= crown != DUB_CROWN_NONE && state->you.bonuses[j] == crown;
    if (is_seen)
      state->employees_seen |= G_GUINT64_CONSTANT (1) << i;
  }
}

static DubDetail
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
      DubPlace place = { .kind = (guint8) display, .at = (guint8) at };
      DubAction action = { .type = DUB_ACTION_ENTER };

      if ((dub_round_get_all (&game->box, display) & (1u << at)) == 0 ||
          !dub_place_is_unknown (&game->state, place))
        continue;
      action.detail = draw (game, display, &rng);
      action.detail.display = (guint8) display;
      action.detail.at = (guint8) at;
      g_array_set_size (events, 0);
      dub_game_perform (game, NULL, &action, events, NULL);
    }
}

static void
imagine (const DubGame *game, guint number, DubGame *imagined, GArray *events)
{
  DubState *state = &imagined->state;
  DubPile cards =
      game->state.draw_mode == DUB_DRAW_APP ? list_facedown (&game->state) : list_hidden (game);

  *imagined = *game;
  state->seed = FIRST_SEED + number;
  shuffle_hidden (state, cards);
  note_employees (imagined);
  fill_unknown (imagined, events);
}

void
dub_forecast_imagine (const DubGame *game, guint number, DubGame *imagined)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

  imagine (game, number, imagined, events);
}

/* Your counts change in the continuation, so the game must ask for them again. */
static void
forget_counts (DubState *state)
{
  guint counts =
      1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE | 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;

  state->you.known = (guint16) (state->you.known & ~counts);
  state->you.kept = (guint16) (state->you.kept & ~counts);
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
    imagine (job->game, i, &play->game, play->events);
    guess_you (&play->human, &play->game.state);
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
