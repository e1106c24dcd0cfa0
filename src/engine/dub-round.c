/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-round.h"

#include "dub-place.h"
#include "dub-state-count.h"

guint
dub_round_get_all (const DubBox *box, DubDisplayName display)
{
  return (1u << dub_place_count_spaces (box, NULL, (DubPlace){ .kind = (guint8) display })) - 1;
}

guint
dub_round_get_empty (const DubBox *box, const DubState *state, DubDisplayName display)
{
  DubPlace place = { .kind = (guint8) display };
  guint n = dub_place_count_spaces (box, state, place), mask = 0;

  for (guint i = 0; i < n; i++) {
    place.at = (guint8) i;
    if (dub_place_is_empty (state, place))
      mask |= 1u << i;
  }

  return mask;
}

guint
dub_round_get_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  if (state->phase != DUB_PHASE_PREPARE ||
      !dub_place_is_in_play (state, (DubPlace){ .kind = (guint8) display }))
    return 0;

  return dub_round_get_empty (box, state, display) & ~(guint) state->left_empty[display];
}

/* Resources and employees are filled from left to right, garments and jewelry from right to
 * left. */
int
dub_round_get_next (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint due = dub_round_get_due (box, state, display);

  if (due == 0)
    return -1;
  if (display == DUB_DISPLAY_GARMENTS || display == DUB_DISPLAY_JEWELRY)
    return g_bit_nth_msf (due, -1);

  return g_bit_nth_lsf (due, -1);
}

guint
dub_round_count_left (const DubState *state, DubDisplayName display)
{
  guint n_tiles = dub_state_get_n_tiles (state);

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return n_tiles - MIN (dub_state_count_tiles (state), n_tiles);
  case DUB_DISPLAY_GARMENTS:
    return state->garment_bag + dub_state_count_discards (state);
  case DUB_DISPLAY_EMPLOYEES:
    return DUB_N_HIRE_SPACES;
  case DUB_DISPLAY_JEWELRY:
    return DUB_MAX_JEWELRY - MIN (dub_state_count_jewelry (state), DUB_MAX_JEWELRY);
  case DUB_N_DISPLAYS:
    break;
  }

  return 0;
}

guint
dub_round_count_level (guint round, guint level)
{
  static const guint8 counts[DUB_N_ROUNDS + 1][DUB_N_LEVELS] = {
    [1] = { [1] = 4 },          [2] = { [1] = 2, [2] = 2 }, [3] = { [2] = 2, [3] = 2 },
    [4] = { [3] = 2, [4] = 2 }, [5] = { [4] = 2, [5] = 2 }, [6] = { [5] = 2, [6] = 2 },
    [7] = { [6] = 4 },
  };

  return round <= DUB_N_ROUNDS && level < DUB_N_LEVELS ? counts[round][level] : 0;
}

/* P4. The Jeweler is a decoration like the others, in the classic game too. */
guint
dub_round_get_income (const DubState *state)
{
  guint income = 5;

  if (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) > 0)
    income += dub_state_count_decorations (state, DUB_YOU);
  if (dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0)
    income += dub_state_count_own_garments (state, DUB_YOU);

  return income + state->sides[DUB_YOU].jewelry.n;
}

DubOwner
dub_round_get_next_player (const DubState *state)
{
  gboolean barry = state->hand.n > 0, you = state->yours.hand > 0;

  if (state->turn == DUB_BARRY)
    return you ? DUB_YOU : barry ? DUB_BARRY : DUB_NOBODY;

  return barry ? DUB_BARRY : you ? DUB_YOU : DUB_NOBODY;
}
