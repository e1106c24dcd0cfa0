/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a scenario, each read by a file of its own.
 */

#pragma once

#include "dub-limits.h"
#include "dub-scenario.h"

G_BEGIN_DECLS

/* dub-scenario-board.c: a missing list is an empty one. */
gboolean dub_scenario_read_board (const DubJson *at, DubScenario *scenario);
gboolean dub_scenario_read_employee (const DubJson *at, const DubBox *box, DubEmployee *employee);

/* dub-scenario-sides.c */
gboolean dub_scenario_read_barry (const DubJson *at, DubScenario *scenario);
gboolean dub_scenario_read_you (const DubJson *at, DubState *state);

/* dub-scenario-check.c: what each value allows, but the box does not hold. */
gboolean dub_scenario_check (const DubJson *at, const DubScenario *scenario);

G_END_DECLS
