/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The outcome of a scenario as JSON: a turn of Barry, or the final scoring.
 */

#pragma once

#include "dub-scenario.h"
#include "dub-score.h"
#include "dub-turn.h"

/* Returns {"steps", "after", "rulings"}, or {"question"} alone. */
JsonNode *dub_outcome_of_turn (const DubScenario *scenario, const DubTurn *turn)
    G_GNUC_WARN_UNUSED_RESULT;

/* Returns one step, without its candidates. */
JsonObject *dub_outcome_write_step (const DubMove *step) G_GNUC_WARN_UNUSED_RESULT;

/* Returns {"barry", "you", "winner", "detail"}, or {"question"} alone. */
JsonNode *dub_outcome_of_score (const DubScenario *scenario, const DubScore *score)
    G_GNUC_WARN_UNUSED_RESULT;
