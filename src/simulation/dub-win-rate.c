/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each figure is that of
 *
 *   dubarry-cli simulate --games 20000 --seed 1 --strength HANDICAP
 *
 * with and without --expansions jewelry-box and --second-place.
 */

#include "dub-win-rate.h"

typedef struct {
  guint8 base;
  guint8 base_second;
  guint8 jewelry_box;
  guint8 jewelry_box_second;
} Rates;

static const Rates rates[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = { 71, 77, 68, 73 },   [DUB_STRENGTH_CARD_FEWER] = { 64, 70, 62, 66 },
  [DUB_STRENGTH_CARD_MORE] = { 77, 82, 75, 78 }, [DUB_STRENGTH_PP_5] = { 82, 86, 77, 80 },
  [DUB_STRENGTH_PP_10] = { 89, 92, 84, 87 },
};

guint
dub_win_rate_get (DubStrength strength, gboolean jewelry_box, gboolean second_place)
{
  const Rates *row = &rates[strength];

  if (jewelry_box)
    return second_place ? row->jewelry_box_second : row->jewelry_box;

  return second_place ? row->base_second : row->base;
}
