/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast.h"
#include "dub-components.h"
#include "dub-place.h"
#include "dub-rng.h"
#include "dub-round.h"
#include "dub-sim.h"
#include "dub-state.h"

#include <stdlib.h>
#include <string.h>

/* Each figure is that of
 *
 *   dubarry-cli simulate --games 20000 --seed 1 --strength HANDICAP
 *
 * without and with --expansions jewelry-box, and each without and with --second-place. */
static const guint8 rates[DUB_N_STRENGTHS][2][2] = {
  [DUB_STRENGTH_PRINTED] = { { 71, 77 }, { 68, 73 } },
  [DUB_STRENGTH_CARD_FEWER] = { { 64, 70 }, { 62, 66 } },
  [DUB_STRENGTH_CARD_MORE] = { { 77, 82 }, { 75, 78 } },
  [DUB_STRENGTH_PP_5] = { { 82, 86 }, { 77, 80 } },
  [DUB_STRENGTH_PP_10] = { { 89, 92 }, { 84, 87 } },
};

guint
dub_win_rate_get (DubStrength strength, gboolean jewelry_box, gboolean second_place)
{
  return rates[strength][jewelry_box ? 1 : 0][second_place ? 1 : 0];
}

typedef enum { LIVRE, SILK, THREAD, LACE, N_GOODS } Goods;

enum { N_HANDS = DUB_YOUR_HAND_SIZE + 1 };

/* Your pieces on the table, from which your spending is guessed. */
typedef enum {
  COSTS, /* Livre, as printed, of the decorations with a token of yours */
  DECORATIONS,
  PP, /* of your garments in the halls */
  USED_SILK,
  USED_THREAD,
  USED_LACE,
  STAFF,
  SPECIALIST,
  N_TRACES,
} Trace;

/* The means of the simulated human in a round. Who has placed more has less left: without that, the
 * one who is ahead on the table would be given the means of the one who is behind, and the
 * forecast would be too sure of either. */
enum {
  BY_HAND = 0,                   /* with nothing on the table, by the number of cards in hand */
  PER_TRACE = BY_HAND + N_HANDS, /* of each trace */
  JEWELRY_BOX = PER_TRACE + N_TRACES, /* added with that Expansion */
  DEVIATION,                          /* from all of this */
  N_FIGURES,
};

/* Least squares over 97,000 turns of 8,000 games, half of them with the Jewelry Box. */
static const double usual[DUB_N_ROUNDS + 1][N_GOODS][N_FIGURES] = {
  [1] = {
    { 39.4, 31.7, 24.6, 17.8, -0.73, -5.98, 0, 0, 0, 0, -0.56, 0, 0.01, 0.45 },
    { -0.13, -0.26, -0.43, -0.63, -0.02, -0.02, 0, 0, 0, 0, 0.13, 0, 0, 0.07 },
    { 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
  },
  [2] = {
    { 52, 47.3, 40.4, 36.9, -0.79, -2.53, -4.32, 0.47, 3.13, 3.45, -0.29, 0, -0.23, 1.63 },
    { 1.09, 0.86, 0.65, 0.31, -0.03, -0.06, 0.79, -1.01, -0.78, -0.8, 0.09, 0, 0.04, 0.32 },
    { 1.04, 1.03, 1.03, 1.01, 0, 0, 0, -0.01, -0.97, 0, 0, 0, 0, 0.02 },
    { 1, 1, 1, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0 },
  },
  [3] = {
    { 70.4, 66, 59.8, 56.9, -0.77, -2.01, -2.65, -0.72, 0.25, 1.94, -0.01, 0, 0.01, 2.38 },
    { 1.11, 0.89, 0.79, 0.7, -0.02, -0.03, 0.07, -0.45, 0.4, -0.14, 0.09, 0, 0.03, 0.34 },
    { 1.29, 1.26, 1.24, 1.19, 0, -0.03, -0.03, 0.01, -0.9, 0.06, 0, 0, -0.01, 0.07 },
    { 1.03, 1.02, 1.02, 1.01, 0, 0, 0, 0, 0.01, -0.97, 0, 0, 0, 0.03 },
  },
  [4] = {
    { 76.9, 72.5, 70.1, 69.8, -0.72, -0.71, -2.31, -0.86, 1.3, 1.47, 0.08, 1.07, -0.62, 3.1 },
    { 7.35, 6.71, 5.9, 5.1, -0.03, -0.55, -0.1, -0.44, 0.23, -0.03, 0.08, 0.08, 0.28, 0.6 },
    { 1.59, 1.54, 1.48, 1.42, 0, -0.04, -0.05, 0.04, -0.81, 0.09, 0, 0.03, 0.01, 0.15 },
    { 1.21, 1.19, 1.16, 1.15, 0, -0.02, -0.01, 0, 0.01, -0.79, 0, 0.01, 0, 0.09 },
  },
  [5] = {
    { 121.7, 116.9, 112.4, 107.9, -0.87, -1.31, -2.86, -0.67, 0.88, 1.54, 0.25, 0.32, -0.5, 4.2 },
    { 6.57, 6.03, 5.62, 5.4, -0.02, -0.4, -0.04, -0.36, 0.23, -0.01, 0, -0.12, 0.5, 0.7 },
    { 0.98, 0.96, 0.96, 1.03, 0, 0, 0.01, -0.04, -0.72, 0.06, 0.01, 0, 0.04, 0.24 },
    { 1.04, 1.03, 1.03, 1.05, 0, -0.01, 0, -0.02, 0.03, -0.79, 0.01, 0.02, 0.01, 0.14 },
  },
  [6] = {
    { 141.9, 138.7, 134.8, 131.4, -0.91, -0.48, -3, -0.3, 1.31, 1.31, 0.42, -0.22, -0.84, 5.64 },
    { 9.62, 8.88, 8.28, 7.53, -0.03, -0.36, -0.08, -0.41, -0.26, -0.09, -0.01, -0.22, 0.97, 0.87 },
    { 2.51, 2.26, 2.07, 2, -0.01, -0.05, -0.04, -0.03, -0.46, 0.03, 0.01, 0.02, 0.03, 0.37 },
    { 1.57, 1.51, 1.45, 1.42, 0, -0.02, -0.02, -0.01, 0.05, -0.63, 0, 0, 0.04, 0.2 },
  },
  [7] = {
    { 165.7, 163.2, 160.1, 153.7, -0.99, 0.82, -2.91, -0.18, 0.92, 0.76, 0.42, 1.32, -2.53, 7.23 },
    { 12.9, 11.99, 11.17, 10.92, -0.03, -0.48, -0.15, -0.37, -0.31, -0.18, 0, -0.21, 1.24, 1.22 },
    { 3.13, 2.84, 2.59, 2.75, -0.01, -0.08, -0.02, -0.06, -0.19, 0.02, 0.02, 0.07, -0.05, 0.42 },
    { 1.54, 1.45, 1.4, 1.45, 0, -0.02, 0.01, -0.06, 0.04, -0.34, 0.01, -0.04, 0.07, 0.24 },
  },
};

/* One of a hundred has more. */
static const guint8 most[DUB_N_ROUNDS + 1][N_GOODS] = {
  [1] = { 15, 0, 1, 1 }, [2] = { 19, 2, 1, 1 }, [3] = { 22, 2, 1, 1 }, [4] = { 28, 2, 1, 1 },
  [5] = { 38, 3, 1, 1 }, [6] = { 54, 6, 1, 1 }, [7] = { 75, 6, 1, 1 },
};

/* Returns a number around the mean: the sum of a few dice is nearly normal. */
static int
guess (DubRng *rng, double mean, double deviation, int limit)
{
  enum { N_DICE = 6, FACES = 1001 };
  double sum = 0, number;

  for (guint i = 0; i < N_DICE; i++)
    sum += dub_rng_below (rng, FACES) / (FACES - 1.0) - 0.5;

  /* The variance of the sum is N_DICE / 12. */
  number = mean + deviation * sum * 1.4142;

  return (int) (CLAMP (number, 0, limit) + 0.5);
}

static void
trace_garment (DubGarment garment, double traces[N_TRACES])
{
  DubSimCost cost = dub_sim_get_cost (garment);

  traces[PP] += dub_garment_get_pp (garment);
  traces[USED_SILK] += cost.silk;
  traces[USED_THREAD] += cost.thread;
  traces[USED_LACE] += cost.lace;
}

static void
list_traces (const DubGame *game, double traces[N_TRACES])
{
  const DubState *state = &game->state;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (state->halls[hall][i].owner == DUB_YOU)
        trace_garment (state->halls[hall][i].garment, traces);
  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    for (guint i = 0; i < game->box.decorations[kind].n; i++)
      if (state->tokens[kind][i] == DUB_YOU)
        traces[COSTS] += game->box.decorations[kind].spaces[i].cost;
  traces[DECORATIONS] = dub_state_count_decorations (state, DUB_YOU);
  traces[STAFF] =
      dub_state_knows (state, DUB_FACT_STAFF) ? state->sides[DUB_YOU].counts[DUB_FACT_STAFF] : 5;
  traces[SPECIALIST] = state->yours.has_specialist;
}

static int
guess_goods (const DubState *state, const double traces[N_TRACES], DubRng *rng, Goods goods)
{
  guint round = CLAMP (state->round, 1, DUB_N_ROUNDS);
  const double *row = usual[round][goods];
  guint n_hand = state->phase == DUB_PHASE_TURNS     ? MIN (state->yours.hand, N_HANDS - 1)
                 : state->phase == DUB_PHASE_PREPARE ? N_HANDS - 1
                                                     : 0;
  double mean = row[BY_HAND + n_hand];

  for (Trace trace = 0; trace < N_TRACES; trace++)
    mean += row[PER_TRACE + trace] * traces[trace];
  if (dub_state_has_jewelry_box (state))
    mean += row[JEWELRY_BOX];

  return guess (rng, mean, row[DEVIATION], most[round][goods]);
}

static int
guess_fact (const DubState *state, const double traces[N_TRACES], DubRng *rng, DubFact fact,
            Goods goods)
{
  int usually = guess_goods (state, traces, rng, goods);

  return dub_state_knows (state, fact) ? state->sides[DUB_YOU].counts[fact] : usually;
}

static guint
count_cards (const guint8 *cards)
{
  return (guint) cards[DUB_MASTER] + cards[DUB_JOURNEYMAN] + cards[DUB_APPRENTICE];
}

/* Moves a random card, by the weight of its kind. */
static void
move_card (guint8 *from, guint8 *to, const guint8 *weights, DubRng *rng)
{
  DubType type = DUB_MASTER;
  guint n = 0, at;

  for (guint i = DUB_MASTER; i <= DUB_APPRENTICE; i++)
    n += (guint) from[i] * weights[i];
  at = dub_rng_below (rng, n);
  while (at >= (guint) from[type] * weights[type]) {
    at -= (guint) from[type] * weights[type];
    type++;
  }
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

/* Returns the round in which a card came to you, 0 for those from the start. The level of a card
 * is the first of the two rounds that offer it. */
static guint
guess_round (const DubState *state, DubEmployee card, DubRng *rng)
{
  guint chance = dub_rng_below (rng, 2), any = 1 + dub_rng_below (rng, MAX (state->round, 1u));
  guint round = card.level == DUB_LEVEL_START ? 0
                : card.level < DUB_N_LEVELS   ? card.level + chance
                                              : any;

  return MIN (round, state->round);
}

/* A card that was not entered is taken for a Journeyman. */
static guint8 *
find_kind (guint8 *cards, DubEmployee card)
{
  return &cards[card.type == DUB_TYPE_UNKNOWN ? DUB_JOURNEYMAN : card.type];
}

/* Your cards in the order in which they came: a hired one goes into the hand. */
static void
play_rounds (DubSimHuman *human, const DubState *state, guint n_rounds, DubRng *rng)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint hired[DUB_MAX_STAFF];

  for (guint i = 0; i < you->n_staff; i++) {
    hired[i] = guess_round (state, you->staff[i], rng);
    if (hired[i] == 0)
      ++*find_kind (human->supply, you->staff[i]);
  }
  for (guint round = 1; round <= n_rounds; round++) {
    discard_hand (human);
    dub_sim_human_begin_round (human);
    for (guint i = 0; i < you->n_staff; i++)
      if (hired[i] == round)
        ++*find_kind (human->hand, you->staff[i]);
  }
}

/* The same if only the counts are known: all cards were there from the beginning. */
static void
play_rounds_by_counts (DubSimHuman *human, const DubState *state, guint n_rounds)
{
  guint n_staff =
      dub_state_knows (state, DUB_FACT_STAFF) ? state->sides[DUB_YOU].counts[DUB_FACT_STAFF] : 5;
  guint n_apprentices = dub_state_knows (state, DUB_FACT_APPRENTICES)
                            ? MIN (state->sides[DUB_YOU].counts[DUB_FACT_APPRENTICES], n_staff)
                            : MIN (2, n_staff);
  guint n_masters = MIN ((n_staff - n_apprentices + 2) / 2, n_staff - n_apprentices);

  human->supply[DUB_MASTER] = (guint8) n_masters;
  human->supply[DUB_JOURNEYMAN] = (guint8) (n_staff - n_apprentices - n_masters);
  human->supply[DUB_APPRENTICE] = (guint8) n_apprentices;
  for (guint round = 1; round <= n_rounds; round++) {
    discard_hand (human);
    dub_sim_human_begin_round (human);
  }
}

/* The likelihood that each kind is to be played before the others: at first a Master is kept for
 * what is still to come, at last he is used. */
static const guint8 *
get_weights (guint round)
{
  static const guint8 weights[][DUB_N_TYPES] = {
    { [DUB_MASTER] = 1, [DUB_JOURNEYMAN] = 6, [DUB_APPRENTICE] = 2 },
    { [DUB_MASTER] = 2, [DUB_JOURNEYMAN] = 2, [DUB_APPRENTICE] = 3 },
    { [DUB_MASTER] = 6, [DUB_JOURNEYMAN] = 2, [DUB_APPRENTICE] = 1 },
    { [DUB_MASTER] = 24, [DUB_JOURNEYMAN] = 8, [DUB_APPRENTICE] = 1 },
  };

  return weights[round <= 3 ? 0 : round <= 5 ? 1 : round == 6 ? 2 : 3];
}

/* Your employees come back only when all of them were played, so the rounds so far tell roughly
 * where they are. */
static void
guess_staff (DubSimHuman *human, const DubState *state, DubRng *rng)
{
  gboolean is_dealt = state->phase != DUB_PHASE_PREPARE;
  guint n_rounds = is_dealt ? state->round : state->round - MIN (state->round, 1u);
  guint n_hand = state->phase == DUB_PHASE_TURNS ? state->yours.hand : 0;
  const guint8 *weights = get_weights (state->round);

  if (state->sides[DUB_YOU].n_staff > 0)
    play_rounds (human, state, n_rounds, rng);
  else
    play_rounds_by_counts (human, state, n_rounds);
  while (count_cards (human->hand) > n_hand)
    move_card (human->hand, human->discard, weights, rng);
  while (count_cards (human->hand) < n_hand &&
         count_cards (human->discard) + count_cards (human->supply) > 0)
    move_card (count_cards (human->discard) > 0 ? human->discard : human->supply, human->hand,
               weights, rng);
}

void
dub_forecast_guess_you (const DubGame *game, guint number, DubSimHuman *human)
{
  const DubState *state = &game->state;
  DubRng rng = dub_rng_for (state->seed, DUB_RANDOM_FORECAST, number);
  double traces[N_TRACES] = { 0 };

  list_traces (game, traces);
  *human = (DubSimHuman){ .wants_specialist = !state->yours.has_specialist };
  human->livre = guess_fact (state, traces, &rng, DUB_FACT_LIVRE, LIVRE);
  human->thread = guess_fact (state, traces, &rng, DUB_FACT_THREAD, THREAD);
  human->lace = guess_fact (state, traces, &rng, DUB_FACT_LACE, LACE);
  human->silk = guess_goods (state, traces, &rng, SILK);
  /* An examination is 1 PP, and hardly anything else is. */
  human->pp = dub_state_knows (state, DUB_FACT_PP)
                  ? state->sides[DUB_YOU].counts[DUB_FACT_PP]
                  : state->sides[DUB_YOU].n_exams[DUB_TRACK_JOURNEYMAN] +
                        state->sides[DUB_YOU].n_exams[DUB_TRACK_MASTER];
  human->track = state->sides[DUB_YOU].track;
  human->n_tasks = (guint8) dub_rng_below (&rng, DUB_N_MASTER_TASKS);
  guess_staff (human, state, &rng);
}

/* The purposes of random numbers, beside the spaces of displays. */
enum { FOR_CARDS = 1, FOR_YOU = 2, FOR_SPACES = 16 };

typedef struct {
  const DubGame *game;
  const gint *is_cancelled;
  guint16 *scores[DUB_N_OWNERS]; /* not owned; 0 for a game that was stopped */
  gint n_wins;                   /* hers; added to by several threads */
} Run;

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

  memcpy (cards.cards, game->box.deck, sizeof game->box.deck);
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
  const DubSide *barry = &state->sides[DUB_BARRY], *you = &state->sides[DUB_YOU];

  for (guint i = 0; i < game->box.n_employees; i++) {
    DubEmployee card = dub_box_get_card (&game->box, i);

    if (dub_side_find (barry, card) >= 0 ||
        (card.crown != DUB_CROWN_NONE && memchr (you->bonuses, card.crown, you->n_bonuses) != NULL))
      state->employees_seen |= G_GUINT64_CONSTANT (1) << i;
  }
}

static DubThing
draw (const DubGame *game, DubDisplayName display, DubRng *rng)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint tiles[DUB_N_TILES], colors[DUB_N_COLORS], n;
  int drawn;

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    dub_components_count_resources (&game->box, &game->state, tiles);
    drawn = dub_rng_pick (rng, tiles, DUB_N_TILES);
    return dub_thing_name (DUB_KIND_TILE, drawn < 0 ? DUB_TILE_BP : (guint) drawn);
  case DUB_DISPLAY_GARMENTS:
    n = dub_components_list_garments (&game->box, &game->state, garments);
    return dub_thing_garment (n > 0 ? garments[dub_rng_below (rng, n)]
                                    : (DubGarment){ .color = DUB_COLOR_UNKNOWN },
                              DUB_NOBODY);
  case DUB_DISPLAY_EMPLOYEES:
    return draw_employee (game);
  case DUB_DISPLAY_JEWELRY:
    dub_components_count_jewelry (&game->box, &game->state, colors);
    drawn = dub_rng_pick (rng, colors, DUB_N_COLORS);
    return dub_thing_name (DUB_KIND_JEWEL, drawn < 0 ? DUB_COLOR_UNKNOWN : (guint) drawn);
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

void
dub_forecast_imagine (const DubGame *game, guint number, DubGame *imagined)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubPile cards =
      game->state.draw_mode == DUB_DRAW_APP ? list_facedown (&game->state) : list_hidden (game);

  *imagined = *game;
  imagined->state.seed = get_first_seed (&game->state) + number;
  shuffle_hidden (&imagined->state, cards);
  note_employees (imagined);
  fill_unknown (imagined, events);
}

/* Your hand is guessed, and your counts change in the continuation: it plays cards that are not
 * told, and asks for counts again. */
static void
forget_told (DubState *state)
{
  guint counts =
      1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE | 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;

  state->sides[DUB_YOU].known = (guint16) (state->sides[DUB_YOU].known & ~counts);
  state->sides[DUB_YOU].kept = (guint16) (state->sides[DUB_YOU].kept & ~counts);
  memset (state->sides[DUB_YOU].where, DUB_WHERE_UNKNOWN, sizeof state->sides[DUB_YOU].where);
  state->yours.turn.card = state->yours.turn.source = (DubEmployee){ 0 };
}

static void
play_on (gpointer data, guint first, guint end)
{
  Run *run = data;
  g_autofree DubSimPlay *play = g_new0 (DubSimPlay, 1);
  gboolean is_over = run->game->state.phase >= DUB_PHASE_SCORING;

  dub_sim_play_init (play);
  play->is_lenient = TRUE;
  for (guint i = first; i < end; i++) {
    DubScore score;

    if (run->is_cancelled != NULL && g_atomic_int_get (run->is_cancelled))
      break;
    dub_forecast_imagine (run->game, i, &play->game);
    dub_forecast_guess_you (&play->game, FOR_YOU, &play->human);
    if (!is_over)
      forget_told (&play->game.state);
    play->is_stopped = FALSE;
    if (!dub_sim_play_finish (play, &score))
      continue;
    g_atomic_int_add (&run->n_wins, score.winner == DUB_BARRY);
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      run->scores[owner][i] = (guint16) (score.sides[owner].total + 1);
  }
  dub_sim_play_clear (play);
}

/* Stopped games, which have no score, come first. */
static DubBand
summarize (guint16 *scores, guint n_all, guint n)
{
  const guint16 *played = scores + (n_all - n);

  dub_sim_sort (scores, n_all);
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
  g_autofree guint16 *hers = g_new0 (guint16, n_games);
  g_autofree guint16 *yours = g_new0 (guint16, n_games);
  Run run = { .game = game,
              .is_cancelled = is_cancelled,
              .scores = { [DUB_BARRY] = hers, [DUB_YOU] = yours } };

  dub_sim_spread (n_games, CLAMP (n_jobs, 1, DUB_FORECAST_MAX_JOBS), play_on, &run);
  *forecast = (DubForecast){ .n_wins = (guint) run.n_wins };
  for (guint i = 0; i < n_games; i++)
    forecast->n_games += hers[i] > 0;
  forecast->totals[DUB_BARRY] = summarize (hers, n_games, forecast->n_games);
  forecast->totals[DUB_YOU] = summarize (yours, n_games, forecast->n_games);

  return is_cancelled == NULL || !g_atomic_int_get (is_cancelled);
}
