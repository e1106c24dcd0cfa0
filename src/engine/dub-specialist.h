/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions of the specialized Apprentices (YOU-6).
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { DUB_MAX_CONDITIONS = 3 };

typedef struct {
  guint has; /* as far as it is known */
  guint needs;
  gboolean is_known;
  DubFact fact; /* that it counts, or DUB_N_FACTS if the table shows it */
} DubCondition;

/* Sets what has to be there at the moment of hiring, and returns how many conditions there
 * are; 0 if it is secret. */
guint dub_specialist_get_conditions (const DubBox *box, const DubState *state,
                                     DubSpecialist specialist,
                                     DubCondition conditions[DUB_MAX_CONDITIONS]);

/* Whether nothing that is known prevents hiring; and whether all that is needed is known to be
 * there. */
gboolean dub_specialist_may_be_met (const DubBox *box, const DubState *state,
                                    DubSpecialist specialist);
gboolean dub_specialist_is_met (const DubBox *box, const DubState *state, DubSpecialist specialist);

G_END_DECLS
