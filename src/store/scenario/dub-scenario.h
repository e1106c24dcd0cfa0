/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scenario is a table in JSON, which `resolve` and `score` read, and print as `after`. Its format
 * is in data/man/dubarry-formats.5, and exactly in data/schemas/scenario.schema.json.
 */

#pragma once

#include "dub-codec.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-turn.h"

typedef struct {
  DubBox box;
  DubState state;
  JsonNode *box_node; /* owned; the box as written in the scenario */
} DubScenario;

/* Parses and checks text. The path of a box is tried as given, then in folder (which may
 * be NULL). Returns NULL with the error set on failure. */
DubScenario *dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_scenario_free (DubScenario *scenario);

/* Writes a later state of the same game in the same format. */
JsonNode *dub_scenario_write (const DubScenario *scenario, const DubState *state)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScenario, dub_scenario_free)

/* The outcome of a scenario: a turn of Barry, or the final scoring. */

/* Returns {"steps", "after", "rulings"}, or {"question"} alone. */
JsonNode *dub_outcome_of_turn (const DubScenario *scenario, const DubTurn *turn)
    G_GNUC_WARN_UNUSED_RESULT;

/* Returns one step, without its candidates. */
JsonObject *dub_outcome_write_step (const DubMove *step) G_GNUC_WARN_UNUSED_RESULT;

/* Returns {"barry", "you", "winner", "detail"}, or {"question"} alone. */
JsonNode *dub_outcome_of_score (const DubScenario *scenario, const DubScore *score)
    G_GNUC_WARN_UNUSED_RESULT;
