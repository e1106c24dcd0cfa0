/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast-you.h"

#include "dub-rng.h"
#include "dub-round.h"
#include "dub-sim-choice.h"
#include "dub-state-count.h"

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

/* What the simulated human has in a round. Who has placed more has less left: without that, the
 * one who is ahead on the table would be given the means of the one who is behind, and the
 * forecast would be too sure of either. */
typedef struct {
  double by_hand[N_HANDS]; /* with nothing on the table, by the number of cards in hand */
  double per[N_TRACES];    /* of each trace */
  double jewelry_box;      /* added with that Expansion */
  double deviation;        /* from all of this */
  int most;                /* one of a hundred has more */
} Usual;

/* Least squares over 97,000 turns of 8,000 games, half of them with the Jewelry Box. */
static const Usual usual[DUB_N_ROUNDS + 1][N_GOODS] = {
  [1] = { { { 39.4, 31.7, 24.6, 17.8 }, { -0.73, -5.98, 0, 0, 0, 0, -0.56, 0 }, 0.01, 0.45, 15 },
          { { -0.13, -0.26, -0.43, -0.63 }, { -0.02, -0.02, 0, 0, 0, 0, 0.13, 0 }, 0, 0.07, 0 },
          { { 1, 1, 1, 1 }, { 0, 0, 0, 0, 0, 0, 0, 0 }, 0, 0, 1 },
          { { 1, 1, 1, 1 }, { 0, 0, 0, 0, 0, 0, 0, 0 }, 0, 0, 1 } },
  [2] = { { { 52, 47.3, 40.4, 36.9 },
            { -0.79, -2.53, -4.32, 0.47, 3.13, 3.45, -0.29, 0 },
            -0.23,
            1.63,
            19 },
          { { 1.09, 0.86, 0.65, 0.31 },
            { -0.03, -0.06, 0.79, -1.01, -0.78, -0.8, 0.09, 0 },
            0.04,
            0.32,
            2 },
          { { 1.04, 1.03, 1.03, 1.01 }, { 0, 0, 0, -0.01, -0.97, 0, 0, 0 }, 0, 0.02, 1 },
          { { 1, 1, 1, 1 }, { 0, 0, 0, 0, 0, -1, 0, 0 }, 0, 0, 1 } },
  [3] = { { { 70.4, 66, 59.8, 56.9 },
            { -0.77, -2.01, -2.65, -0.72, 0.25, 1.94, -0.01, 0 },
            0.01,
            2.38,
            22 },
          { { 1.11, 0.89, 0.79, 0.7 },
            { -0.02, -0.03, 0.07, -0.45, 0.4, -0.14, 0.09, 0 },
            0.03,
            0.34,
            2 },
          { { 1.29, 1.26, 1.24, 1.19 },
            { 0, -0.03, -0.03, 0.01, -0.9, 0.06, 0, 0 },
            -0.01,
            0.07,
            1 },
          { { 1.03, 1.02, 1.02, 1.01 }, { 0, 0, 0, 0, 0.01, -0.97, 0, 0 }, 0, 0.03, 1 } },
  [4] = { { { 76.9, 72.5, 70.1, 69.8 },
            { -0.72, -0.71, -2.31, -0.86, 1.3, 1.47, 0.08, 1.07 },
            -0.62,
            3.1,
            28 },
          { { 7.35, 6.71, 5.9, 5.1 },
            { -0.03, -0.55, -0.1, -0.44, 0.23, -0.03, 0.08, 0.08 },
            0.28,
            0.6,
            2 },
          { { 1.59, 1.54, 1.48, 1.42 },
            { 0, -0.04, -0.05, 0.04, -0.81, 0.09, 0, 0.03 },
            0.01,
            0.15,
            1 },
          { { 1.21, 1.19, 1.16, 1.15 },
            { 0, -0.02, -0.01, 0, 0.01, -0.79, 0, 0.01 },
            0,
            0.09,
            1 } },
  [5] = { { { 121.7, 116.9, 112.4, 107.9 },
            { -0.87, -1.31, -2.86, -0.67, 0.88, 1.54, 0.25, 0.32 },
            -0.5,
            4.2,
            38 },
          { { 6.57, 6.03, 5.62, 5.4 },
            { -0.02, -0.4, -0.04, -0.36, 0.23, -0.01, 0, -0.12 },
            0.5,
            0.7,
            3 },
          { { 0.98, 0.96, 0.96, 1.03 },
            { 0, 0, 0.01, -0.04, -0.72, 0.06, 0.01, 0 },
            0.04,
            0.24,
            1 },
          { { 1.04, 1.03, 1.03, 1.05 },
            { 0, -0.01, 0, -0.02, 0.03, -0.79, 0.01, 0.02 },
            0.01,
            0.14,
            1 } },
  [6] = { { { 141.9, 138.7, 134.8, 131.4 },
            { -0.91, -0.48, -3, -0.3, 1.31, 1.31, 0.42, -0.22 },
            -0.84,
            5.64,
            54 },
          { { 9.62, 8.88, 8.28, 7.53 },
            { -0.03, -0.36, -0.08, -0.41, -0.26, -0.09, -0.01, -0.22 },
            0.97,
            0.87,
            6 },
          { { 2.51, 2.26, 2.07, 2 },
            { -0.01, -0.05, -0.04, -0.03, -0.46, 0.03, 0.01, 0.02 },
            0.03,
            0.37,
            1 },
          { { 1.57, 1.51, 1.45, 1.42 },
            { 0, -0.02, -0.02, -0.01, 0.05, -0.63, 0, 0 },
            0.04,
            0.2,
            1 } },
  [7] = { { { 165.7, 163.2, 160.1, 153.7 },
            { -0.99, 0.82, -2.91, -0.18, 0.92, 0.76, 0.42, 1.32 },
            -2.53,
            7.23,
            75 },
          { { 12.9, 11.99, 11.17, 10.92 },
            { -0.03, -0.48, -0.15, -0.37, -0.31, -0.18, 0, -0.21 },
            1.24,
            1.22,
            6 },
          { { 3.13, 2.84, 2.59, 2.75 },
            { -0.01, -0.08, -0.02, -0.06, -0.19, 0.02, 0.02, 0.07 },
            -0.05,
            0.42,
            1 },
          { { 1.54, 1.45, 1.4, 1.45 },
            { 0, -0.02, 0.01, -0.06, 0.04, -0.34, 0.01, -0.04 },
            0.07,
            0.24,
            1 } },
};

/* Returns a number around the mean: the sum of a few dice is nearly normal. */
static int
guess (DubRng *rng, double mean, double deviation, int most)
{
  enum { N_DICE = 6, FACES = 1001 };
  double sum = 0, number;

  for (guint i = 0; i < N_DICE; i++)
    sum += dub_rng_below (rng, FACES) / (FACES - 1.0) - 0.5;

  /* The variance of the sum is N_DICE / 12. */
  number = mean + deviation * sum * 1.4142;

  return (int) (CLAMP (number, 0, most) + 0.5);
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
  const Usual *row = &usual[CLAMP (state->round, 1, DUB_N_ROUNDS)][goods];
  guint n_hand = state->phase == DUB_PHASE_TURNS     ? MIN (state->yours.hand, N_HANDS - 1)
                 : state->phase == DUB_PHASE_PREPARE ? N_HANDS - 1
                                                     : 0;
  double mean = row->by_hand[n_hand];

  for (Trace trace = 0; trace < N_TRACES; trace++)
    mean += row->per[trace] * traces[trace];
  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    mean += row->jewelry_box;

  return guess (rng, mean, row->deviation, row->most);
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

/* How likely each kind is to be played before the others: at first a Master is kept for what is
 * still to come, at last he is used. */
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
