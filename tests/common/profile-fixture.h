/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Variants of a box profile.
 */

#pragma once

#include "dub-profiles.h"

G_BEGIN_DECLS

static inline gboolean
profile_replace (DubBox *box, gconstpointer data, GError **error)
{
  *box = *(const DubBox *) data;

  return TRUE;
}

/* Changes twelve places of ten parts. */
static inline void
profile_differ (DubBox *box)
{
  box->halls[1].majority.first++;
  box->halls[1].guests[0].master = !box->halls[1].guests[0].master;
  box->halls[2].guests[1] = (DubGuestSpace){ .reward = DUB_REWARD_LIVRE, .livre = 9 };
  box->decorations[DUB_MUSICIANS].spaces[4].cost++;
  box->fireworks_majority = (DubMajority){ 6, 2 };
  box->decorations[DUB_STATUES].spaces[0].pp++;
  box->decorations[DUB_KITCHEN_RIGHT].spaces[0].cost++;
  box->all_halls[0]++;
  box->garment_display.costs[0]--;
  box->jewelry_display.costs[1]++;
  box->employees[0].type = DUB_APPRENTICE;
  box->deck[3].hall = (box->deck[3].hall % 5 + 1) & 7;
}

static inline gboolean
profile_save (const char *id, const DubBox *box, GError **error)
{
  return dub_profiles_edit (id, profile_replace, box, error);
}

G_END_DECLS
