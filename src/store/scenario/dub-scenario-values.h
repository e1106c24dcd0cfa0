/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of a scenario that have a special format.
 */

#pragma once

#include "dub-scenario-field.h"

G_BEGIN_DECLS

extern const DubScenarioForm dub_box_form;      /* a name, a path or a profile */
extern const DubScenarioForm dub_player_form;   /* an owner, but not the board */
extern const DubScenarioForm dub_expert_form;   /* a name; not together with a festivity */
extern const DubScenarioForm dub_employee_form; /* {"id"} or {"level", "type"} */
extern const DubScenarioForm dub_staff_form;    /* the same, or a type */
extern const DubScenarioForm dub_done_form;     /* the completed tasks of her track */
extern const DubScenarioForm dub_card_form;     /* a card or "?" */

/* Refuses the value if there is a problem. */
gboolean dub_scenario_accept (const DubJson *at, DubProblem problem);

G_END_DECLS
