/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-gains.h"

#include "dub-state-count.h"

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
count_tile (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  if (state->you.turn.free_tiles == 0)
    gained->gains[DUB_FACT_LIVRE] =
        pay (dub_your_tile_price (count_in_drawer (state, move->at / DUB_N_COLUMNS)));
  if (move->flag)
    gained->open = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;
  else
    gained->gains[DUB_FACT_TILES] = 1;
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
count_garment (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  DubGarment garment = state->garments[move->at];
  gint16 *gains = gained->gains;
  gint livre = -(gint) box->garment_display.costs[move->at];

  gained->open = garment_costs;
  gains[DUB_FACT_PP] = (gint16) dub_state_count_festivity (state, DUB_YOU, garment.special);
  if (garment.special == DUB_EXPERT_LIVRE14)
    livre += GOWN_LIVRE;
  else if (move->flag)
    gained->open |= 1u << DUB_FACT_LIVRE; /* its price is printed on it */
  if (garment.special == DUB_EXPERT_FAVOR)
    livre += FAVOR_LIVRE; /* even if the token is not available */
  gains[DUB_FACT_LIVRE] = (gint16) livre;
  if (!move->flag)
    count_reward (&box->halls[move->hall].guests[move->space], gains);
}

/* YOU-7: equal colors bring a tile from the bag. */
static void
count_jewelry (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  DubGarment rented = state->you.turn.rented;
  guint at = move->at;
  gboolean matches = rented.color == state->jewelry[at];

  if (!state->you.turn.free_jewelry)
    gained->gains[DUB_FACT_LIVRE] = pay (box->jewelry_display.costs[at]);
  if (matches && !dub_state_bag_is_empty (state))
    gained->gains[DUB_FACT_TILES] = 1;
  if (matches && rented.special == DUB_EXPERT_MATCH_JEWELRY)
    gained->gains[DUB_FACT_PP] = MATCH_PP;
}

static void
count_hire (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;
  if (!move->flag)
    gained->gains[DUB_FACT_LIVRE] = pay (dub_your_hire_price (n));
}

/* YOU-4: after another action it is a bonus, and so it is from your hand, even if the main action
 * was forfeited. What that brings is on the card that you played. */
static void
count_depute (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  if ((state->you.turn.n_actions > 0 || move->flag) && !state->you.turn.expert_depute)
    gained->open = 1u << DUB_FACT_LIVRE;
  else
    gained->gains[DUB_FACT_LIVRE] = (gint16) dub_your_depute_price (move->type);
}

/* After another action it is a bonus, which makes it cheaper by what is on the card. */
static void
count_decoration (const DubBox *box, const DubState *state, const DubDetail *move,
                  DubDetail *gained)
{
  gained->gains[DUB_FACT_LIVRE] = pay (box->decorations[move->decoration].spaces[move->at].cost);
  if (state->you.turn.n_actions > 0)
    gained->open = 1u << DUB_FACT_LIVRE;
}

/* YOU-3. */
static void
count_favor (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  gained->gains[DUB_FACT_LIVRE] = FAVOR_LIVRE;
}

/* YOU-5; the event of the examination has its PP. */
static void
count_exam (const DubBox *box, const DubState *state, const DubDetail *move, DubDetail *gained)
{
  gained->gains[DUB_FACT_LIVRE] = -EXAM_LIVRE;
}

gboolean
dub_your_gains (const DubBox *box, const DubState *before, const DubAction *move, DubDetail *gained)
{
  static void (*const counts[DUB_N_ACTIONS]) (const DubBox *box, const DubState *state,
                                              const DubDetail *move, DubDetail *gained) = {
    [DUB_ACTION_YOU_TILE] = count_tile,       [DUB_ACTION_YOU_GARMENT] = count_garment,
    [DUB_ACTION_YOU_JEWELRY] = count_jewelry, [DUB_ACTION_YOU_HIRE] = count_hire,
    [DUB_ACTION_YOU_DEPUTE] = count_depute,   [DUB_ACTION_YOU_FUND] = count_decoration,
    [DUB_ACTION_YOU_FAVOR] = count_favor,     [DUB_ACTION_YOU_EXAM] = count_exam,
  };

  *gained = (DubDetail){ 0 };
  if (counts[move->type] == NULL)
    return FALSE;
  counts[move->type](box, before, &move->detail, gained);

  return !dub_detail_equal (gained, &(DubDetail){ 0 });
}
