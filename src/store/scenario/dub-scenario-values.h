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
extern const DubScenarioForm dub_done_form;     /* the completed tasks of a track */
extern const DubScenarioForm dub_card_form;     /* a card or "?" */

extern const DubScenarioForm dub_your_staff_form; /* a number, or the cards of its items */
extern const DubScenarioForm
    dub_your_exam_form; /* its items, omitted while you have done nothing */

/* Refuses the value if there is a problem. */
gboolean dub_scenario_accept (const DubJson *at, DubReason problem);

G_END_DECLS
