/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of a scenario that have a form of their own.
 */

#pragma once

#include "dub-json-field.h"

G_BEGIN_DECLS

extern const DubJsonForm dub_box_form;      /* a name, a path or a profile */
extern const DubJsonForm dub_player_form;   /* an owner, but not the board */
extern const DubJsonForm dub_expert_form;   /* a name, if there is no festivity */
extern const DubJsonForm dub_employee_form; /* {"id"} or {"level", "type"} */
extern const DubJsonForm dub_staff_form;    /* likewise, or a type */
extern const DubJsonForm dub_done_form;     /* the tasks of her track that are done */
extern const DubJsonForm dub_card_form;     /* a card or "?" */

/* Refuses what has a problem. */
gboolean dub_scenario_accept (const DubJson *at, DubProblem problem);

G_END_DECLS
