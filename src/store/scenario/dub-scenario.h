/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scenario is a table in JSON, which `resolve` and `score` read, and print as
 * `after`. Its format is documented in dub-scenario.c.
 */

#pragma once

#include "dub-codec.h"
#include "dub-state.h"

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
