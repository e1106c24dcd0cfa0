/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scenario is a table in JSON: what `resolve` and `score` read, and what they
 * print as `after`. Its form is documented in dub-scenario.c.
 */

#pragma once

#include "dub-box.h"
#include "dub-json.h"
#include "dub-state.h"

G_BEGIN_DECLS

typedef struct {
  DubBox box;
  DubState state;
  JsonNode *box_node; /* owned; the box as the scenario gives it */
} DubScenario;

/* Parses and checks text. A box that is named by a path is looked for as it is
 * given, then in folder (which may be NULL). NULL with the error set. */
DubScenario *dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_scenario_free (DubScenario *scenario);

/* The same form for a later state of the same game. */
JsonNode *dub_scenario_write (const DubScenario *scenario, const DubState *state)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScenario, dub_scenario_free)

G_END_DECLS
