/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-actions.h"
#include "dub-your-hand.h"

static gboolean
is_of (const DubMove *move, DubAction action)
{
  return dub_move_get_action (move) == action && move->from.kind != DUB_PLACE_SPECIALIST;
}

/* The price of a garment, without what its guest space or its bonus brings. */
static gint16
get_livre (const DubBox *box, const DubMove *move)
{
  return move->from.kind == DUB_PLACE_GARMENT
             ? (gint16) - (gint) box->garment_display.costs[move->from.at]
             : move->gains[DUB_FACT_LIVRE];
}

static void
add_price (DubYourAction *sum, gint16 livre)
{
  sum->least = sum->is_priced ? MIN (sum->least, livre) : livre;
  sum->most = sum->is_priced ? MAX (sum->most, livre) : livre;
  sum->is_priced = TRUE;
}

/* The gain of a garment is no action of the turn. */
static gboolean
is_gained (const DubYourTurn *turn, DubAction action)
{
  return (action == DUB_ACTION_ACQUIRE && turn->free_tiles > 0) ||
         (action == DUB_ACTION_DEPUTE && turn->expert_depute);
}

static guint8
find_chance (const DubGame *game, const DubYourAction *sum, gboolean is_found)
{
  const DubState *state = &game->state;
  DubType type = state->yours.turn.card.type;
  DubRole role = dub_your_turn_get_action_role (&game->box, state, sum->action);

  if (is_gained (&state->yours.turn, sum->action))
    return is_found ? DUB_CHANCE_OPEN : DUB_CHANCE_NOTHING;
  if (role == DUB_ROLE_EXTRA)
    return DUB_CHANCE_SPENT;
  if (role == DUB_ROLE_MAIN && type != DUB_TYPE_NONE && (sum->types & (1u << type)) == 0)
    return DUB_CHANCE_TYPE;

  return is_found ? DUB_CHANCE_OPEN : DUB_CHANCE_NOTHING;
}

DubYourAction
dub_your_turn_sum_up (const DubGame *game, const DubMove *legal, guint n_legal, DubAction action)
{
  DubTrack track = game->state.sides[DUB_YOU].track;
  DubYourAction sum = { .action = (guint8) action,
                        .types = (guint8) dub_action_get_types (action, track) };
  gboolean is_found = FALSE;

  for (guint i = 0; i < n_legal; i++)
    if (is_of (&legal[i], action)) {
      if (action == DUB_ACTION_TAILOR || (legal[i].open & (1u << DUB_FACT_LIVRE)) == 0)
        add_price (&sum, get_livre (&game->box, &legal[i]));
      is_found = TRUE;
    }
  sum.chance = find_chance (game, &sum, is_found);

  return sum;
}
