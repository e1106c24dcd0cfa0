/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-strength.h"

#include "dub-round.h"

static const struct {
  guint8 pp;
  gint8 n_cards; /* in round 1, beside those of P2 */
} handicaps[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = { 0, 0 },   [DUB_STRENGTH_CARD_FEWER] = { 0, -1 },
  [DUB_STRENGTH_CARD_MORE] = { 0, 1 }, [DUB_STRENGTH_PP_5] = { 5, 0 },
  [DUB_STRENGTH_PP_10] = { 10, 0 },
};

guint
dub_strength_get_pp (DubStrength strength)
{
  return handicaps[strength].pp;
}

guint
dub_strength_get_hand_size (DubStrength strength, guint round)
{
  return (guint) (DUB_HAND_SIZE + (round == 1 ? handicaps[strength].n_cards : 0));
}
