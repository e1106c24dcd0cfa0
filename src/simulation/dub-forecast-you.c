/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast-you.h"

#include "dub-rng.h"
#include "dub-round.h"
#include "dub-state-count.h"

typedef enum { LIVRE, SILK, THREAD, LACE, N_GOODS } Goods;

enum { N_HANDS = DUB_YOUR_HAND_SIZE + 1 };

/* What the simulated human has in a round. Who has placed more has less left: without that, the
 * one who is ahead on the table would be given the means of the one who is behind, and the
 * forecast would be too sure of either. */
typedef struct {
  double by_hand[N_HANDS]; /* with nothing on the table, by the number of cards in hand */
  double per_pp;           /* of your garments in the halls */
  double per_decoration;   /* with a token of yours */
  double jewelry_box;      /* added with that Expansion */
  double deviation;        /* from all of this */
  int most;                /* one of a hundred has more */
} Usual;

/* Least squares over 20,000 games, half of them with the Jewelry Box, each at a random turn. */
static const Usual usual[DUB_N_ROUNDS + 1][N_GOODS] = {
  [1] = { { { 4.7, 5.8, 9.9, 15 }, 0, 0, 0, 0.5, 15 },
          { { 0, 0, 0, 0 }, 0, 0, 0, 0, 0 },
          { { 1, 1, 1, 1 }, 0, 0, 0, 0, 1 },
          { { 1, 1, 1, 1 }, 0, 0, 0, 0, 1 } },
  [2] = { { { 28.7, 28, 21.2, 24.9 }, -1.57, -4.31, 0, 1.94, 17 },
          { { 0.59, 0.7, 0.54, 0.4 }, 0.04, -0.15, 0.09, 0.3, 2 },
          { { 0.97, 0.98, 0.97, 0.98 }, -0.27, 0.01, 0, 0.02, 1 },
          { { 1.08, 1.08, 1.08, 1.06 }, -0.17, -0.02, 0, 0.04, 1 } },
  [3] = { { { 38.3, 38, 33, 37.9 }, -0.83, -4.57, 0.23, 3.31, 22 },
          { { 0.4, 0.34, 0.37, 0.5 }, 0.04, -0.06, 0.02, 0.32, 2 },
          { { 1.28, 1.26, 1.23, 1.18 }, -0.23, -0.04, -0.01, 0.12, 1 },
          { { 1.33, 1.31, 1.28, 1.23 }, -0.07, -0.05, 0, 0.15, 1 } },
  [4] = { { { 34.3, 30.5, 30.1, 37.7 }, -0.6, -2.66, -0.05, 4.32, 28 },
          { { 3.27, 3.05, 2.56, 2.31 }, -0.07, -0.33, 0.12, 0.45, 2 },
          { { 1.46, 1.43, 1.39, 1.37 }, -0.2, -0.05, 0.02, 0.16, 1 },
          { { 1.46, 1.44, 1.41, 1.37 }, -0.07, -0.05, 0.01, 0.19, 1 } },
  [5] = { { { 72.9, 71.7, 71.5, 73.1 }, -1.27, -5.64, -0.37, 6.3, 39 },
          { { 5.79, 5.39, 5.11, 4.92 }, -0.12, -0.51, 0.46, 0.73, 4 },
          { { 0.98, 0.92, 0.85, 0.97 }, -0.16, 0, 0.08, 0.3, 1 },
          { { 1.54, 1.45, 1.4, 1.42 }, -0.05, -0.05, 0.06, 0.29, 1 } },
  [6] = { { { 117.9, 113.3, 109.7, 107.2 }, -2.33, -7.05, -0.38, 7.66, 53 },
          { { 7.67, 6.78, 6.25, 5.6 }, -0.24, -0.47, 0.7, 0.78, 4 },
          { { 2.23, 2.03, 1.94, 1.91 }, -0.13, -0.11, 0.11, 0.39, 1 },
          { { 1.71, 1.64, 1.55, 1.53 }, -0.04, -0.06, 0.1, 0.33, 1 } },
  [7] = { { { 156.6, 150.2, 147, 140.4 }, -2.76, -7.47, -0.38, 9.08, 73 },
          { { 11, 10.2, 9.61, 9.34 }, -0.32, -0.63, 1.13, 1.2, 6 },
          { { 3.03, 2.98, 2.78, 2.98 }, -0.08, -0.18, 0.02, 0.43, 1 },
          { { 1.03, 1.09, 1.08, 1.18 }, -0.01, -0.02, -0.01, 0.32, 1 } },
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

static guint
count_garment_pp (const DubState *state)
{
  guint pp = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (state->halls[hall][i].owner == DUB_YOU)
        pp += dub_garment_get_pp (state->halls[hall][i].garment);

  return pp;
}

static int
guess_goods (const DubState *state, DubRng *rng, Goods goods)
{
  const Usual *row = &usual[CLAMP (state->round, 1, DUB_N_ROUNDS)][goods];
  guint n_hand = state->phase == DUB_PHASE_TURNS     ? MIN (state->you.hand, N_HANDS - 1)
                 : state->phase == DUB_PHASE_PREPARE ? N_HANDS - 1
                                                     : 0;
  double mean = row->by_hand[n_hand] + row->per_pp * count_garment_pp (state) +
                row->per_decoration * dub_state_count_decorations (state, DUB_YOU);

  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    mean += row->jewelry_box;

  return guess (rng, mean, row->deviation, row->most);
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
  const DubYou *you = &state->you;
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
  guint n_staff = dub_state_knows (state, DUB_FACT_STAFF) ? state->you.counts[DUB_FACT_STAFF] : 5;
  guint n_apprentices = dub_state_knows (state, DUB_FACT_APPRENTICES)
                            ? MIN (state->you.counts[DUB_FACT_APPRENTICES], n_staff)
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
  guint n_hand = state->phase == DUB_PHASE_TURNS ? state->you.hand : 0;
  const guint8 *weights = get_weights (state->round);

  if (state->you.n_staff > 0)
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
dub_forecast_guess_you (const DubState *state, guint number, DubSimHuman *human)
{
  DubRng rng = dub_rng_for (state->seed, DUB_RANDOM_FORECAST, number);

  *human = (DubSimHuman){ .wants_specialist = !state->you.has_specialist };
  human->livre = guess_fact (state, &rng, DUB_FACT_LIVRE, LIVRE);
  human->thread = guess_fact (state, &rng, DUB_FACT_THREAD, THREAD);
  human->lace = guess_fact (state, &rng, DUB_FACT_LACE, LACE);
  human->silk = guess_goods (state, &rng, SILK);
  /* An examination is 1 PP, and hardly anything else is. */
  human->pp = dub_state_knows (state, DUB_FACT_PP)
                  ? state->you.counts[DUB_FACT_PP]
                  : state->you.n_exams[DUB_TRACK_JOURNEYMAN] + state->you.n_exams[DUB_TRACK_MASTER];
  human->track = state->you.track;
  human->n_tasks = (guint8) dub_rng_below (&rng, DUB_N_MASTER_TASKS);
  guess_staff (human, state, &rng);
}
