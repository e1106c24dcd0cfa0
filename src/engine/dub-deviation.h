/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Deviations: steps that were done differently. The steps after one continue from what
 * was really done.
 */

#pragma once

#include "dub-step.h"

G_BEGIN_DECLS

/* Whether a step with this verb can be done differently. */
gboolean dub_verb_has_choice (DubVerb verb);

/* Whether this could have been done instead of the step. */
gboolean dub_deviation_is_possible (const DubBox *box, const DubState *state, const DubStep *order,
                                    const DubDeviation *done);

/* Returns the step as it was done. */
DubStep dub_deviation_get_step (const DubState *state, const DubStep *order,
                                const DubDeviation *done);

G_END_DECLS
