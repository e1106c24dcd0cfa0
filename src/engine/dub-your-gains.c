/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-gains.h"

#include "dub-place.h"
#include "dub-state-count.h"

#include <string.h>

enum {
  FAVOR_LIVRE = 5,
  EXAM_LIVRE = 5,
  GOWN_LIVRE = 14,
  MATCH_PP = 2,
};

/* Silk, thread and lace are printed on the garment. */
static const guint8 garment_costs =
    1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE | 1u << DUB_FACT_TILES;

/* YOU-1. Drawers with more than three tiles are on the other side of the board. */
guint
dub_your_tile_price (guint n)
{
  return n >= 3 ? 2 : n == 2 ? 1 : 0;
}

/* YOU-1. */
guint
dub_your_hire_price (guint n)
{
  static const guint8 prices[DUB_N_HIRE_SPACES + 1] = { 0, 0, 1, 3, 5 };

  return prices[MIN (n, DUB_N_HIRE_SPACES)];
}

/* YOU-4, R-16. */
guint
dub_your_depute_price (DubType type)
{
  return type == DUB_MASTER ? 10 : type == DUB_JOURNEYMAN ? 7 : type == DUB_APPRENTICE ? 4 : 0;
}

static guint
count_in_drawer (const DubState *state, guint drawer)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_COLUMNS; i++)
    n += state->resources[drawer][i] != DUB_TILE_NONE;

  return n;
}

static gint16
pay (guint livre)
{
  return (gint16) - (gint) livre;
}

/* A tile that is discarded brings the thread or lace on it. */
static void
count_tile (const DubBox *box, const DubState *state, DubMove *move)
{
  if (state->yours.turn.free_tiles == 0)
    move->gains[DUB_FACT_LIVRE] =
        pay (dub_your_tile_price (count_in_drawer (state, move->from.at / DUB_N_COLUMNS)));
  if (move->to.kind == DUB_PLACE_BAG)
    move->open = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;
  else
    move->gains[DUB_FACT_TILES] = 1;
}

/* YOU-2. A tile is taken from the drawers afterwards. */
static void
count_reward (const DubGuestSpace *space, gint16 *gains)
{
  if (space->reward == DUB_REWARD_THREAD)
    gains[DUB_FACT_THREAD]++;
  if (space->reward == DUB_REWARD_LACE)
    gains[DUB_FACT_LACE]++;
  if (space->reward == DUB_REWARD_LIVRE)
    gains[DUB_FACT_LIVRE] = (gint16) (gains[DUB_FACT_LIVRE] + space->livre);
}

/* FES-1, EXP-1, YOU-8. The festivity bonus comes before the garment is placed. */
static void
count_garment (const DubBox *box, const DubState *state, DubMove *move)
{
  DubGarment garment = move->thing.garment;
  gboolean is_sold = move->verb == DUB_MOVE_SELL_GARMENT;
  gint16 *gains = move->gains;
  gint livre = -(gint) box->garment_display.costs[move->from.at];

  move->open = garment_costs;
  gains[DUB_FACT_PP] = (gint16) dub_state_count_festivity (state, DUB_YOU, garment.special);
  if (garment.special == DUB_EXPERT_LIVRE14)
    livre += GOWN_LIVRE;
  else if (is_sold)
    move->open |= 1u << DUB_FACT_LIVRE; /* its price is printed on it */
  if (garment.special == DUB_EXPERT_FAVOR)
    livre += FAVOR_LIVRE; /* even if the token is not available */
  gains[DUB_FACT_LIVRE] = (gint16) livre;
  if (!is_sold && move->to.kind == DUB_PLACE_GUEST && move->to.in < DUB_N_HALLS &&
      move->to.at < DUB_MAX_SPACES)
    count_reward (&box->halls[move->to.in].guests[move->to.at], gains);
}

/* YOU-7: equal colors bring a tile from the bag. */
static void
count_jewelry (const DubBox *box, const DubState *state, DubMove *move)
{
  DubGarment rented = state->yours.turn.rented;
  guint at = move->from.at;
  gboolean matches = rented.color == move->thing.name;

  if (!state->yours.turn.free_jewelry)
    move->gains[DUB_FACT_LIVRE] = pay (box->jewelry_display.costs[at]);
  if (matches && !dub_state_bag_is_empty (state))
    move->gains[DUB_FACT_TILES] = 1;
  if (matches && rented.special == DUB_EXPERT_MATCH_JEWELRY)
    move->gains[DUB_FACT_PP] = MATCH_PP;
}

static void
count_hire (const DubBox *box, const DubState *state, DubMove *move)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;
  if (move->from.kind == DUB_PLACE_EMPLOYEE)
    move->gains[DUB_FACT_LIVRE] = pay (dub_your_hire_price (n));
}

/* YOU-4: after another action it is a bonus, and so it is from your hand, even if the main action
 * was forfeited. What that brings is on the card that you played. */
static void
count_depute (const DubBox *box, const DubState *state, DubMove *move)
{
  if ((state->yours.turn.n_actions > 0 || move->from.kind == DUB_PLACE_HAND) &&
      !state->yours.turn.expert_depute)
    move->open = 1u << DUB_FACT_LIVRE;
  else
    move->gains[DUB_FACT_LIVRE] = (gint16) dub_your_depute_price (move->thing.employee.type);
}

/* After another action it is a bonus, which makes it cheaper by what is on the card. */
static void
count_decoration (const DubBox *box, const DubState *state, DubMove *move)
{
  if (move->to.in >= DUB_N_DECORATION_KINDS || move->to.at >= DUB_MAX_SPACES)
    return;
  move->gains[DUB_FACT_LIVRE] = pay (box->decorations[move->to.in].spaces[move->to.at].cost);
  if (state->yours.turn.n_actions > 0)
    move->open = 1u << DUB_FACT_LIVRE;
}

/* YOU-3. */
static void
count_favor (const DubBox *box, const DubState *state, DubMove *move)
{
  move->gains[DUB_FACT_LIVRE] = FAVOR_LIVRE;
}

/* YOU-5. */
static void
count_exam (const DubBox *box, const DubState *state, DubMove *move)
{
  move->gains[DUB_FACT_LIVRE] = -EXAM_LIVRE;
  move->gains[DUB_FACT_PP] = DUB_EXAM_PP;
}

void
dub_your_gains (const DubBox *box, const DubState *before, DubMove *move)
{
  static void (*const counts[DUB_N_VERBS]) (const DubBox *box, const DubState *state,
                                            DubMove *move) = {
    [DUB_MOVE_TAKE_TILES] = count_tile,
    [DUB_MOVE_PLACE_GARMENT] = count_garment,
    [DUB_MOVE_SELL_GARMENT] = count_garment,
    [DUB_MOVE_TAKE_JEWELRY] = count_jewelry,
    [DUB_MOVE_HIRE] = count_hire,
    [DUB_MOVE_DEPUTE] = count_depute,
    [DUB_MOVE_PLACE_TOKEN] = count_decoration,
    [DUB_MOVE_TAKE_FAVOR] = count_favor,
    [DUB_MOVE_PASS_EXAM] = count_exam,
  };
  /* The table refuses what lies nowhere. */
  gboolean lies = move->from.kind != DUB_PLACE_RESOURCE && move->from.kind < DUB_N_DISPLAYS
                      ? move->from.at < DUB_MAX_SPACES
                      : move->from.at < DUB_N_DRAWERS * DUB_N_COLUMNS;

  memset (move->gains, 0, sizeof move->gains);
  move->open = 0;
  if (counts[move->verb] != NULL && lies)
    counts[move->verb](box, before, move);
}
