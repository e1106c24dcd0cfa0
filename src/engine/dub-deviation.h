/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "I did otherwise": an order that was carried out differently. The orders after
 * it go on from what was really done.
 */

#pragma once

#include "dub-step.h"

G_BEGIN_DECLS

/* Whether such a step can be done differently. */
gboolean dub_verb_has_choice (DubVerb verb);

/* Whether what was done could be done in place of the order. */
gboolean dub_deviation_is_possible (const DubBox *box, const DubState *state, const DubStep *order,
                                    const DubDeviation *done);

/* The order as it was done. */
DubStep dub_deviation_get_step (const DubState *state, const DubStep *order,
                                const DubDeviation *done);

G_END_DECLS
