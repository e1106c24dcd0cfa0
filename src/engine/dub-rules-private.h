/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of dub_rules_decide () share.
 */

#pragma once

#include "dub-count.h"
#include "dub-round.h"
#include "dub-rules.h"
#include "dub-score.h"

G_BEGIN_DECLS

typedef struct {
  const DubBox *box;
  DubState now; /* the table as far as the events have come */
  GArray *events;
  GError **error;
} DubDecision;

/* dub-rules.c */
void dub_decision_emit (DubDecision *self, DubEvent event);
gboolean dub_decision_refuse (DubDecision *self, DubRulesError code, const char *reason);
gboolean dub_decision_check_limits (DubDecision *self);

/* dub-apply.c */
void dub_apply (const DubBox *box, DubState *state, const DubEvent *event);
void dub_apply_you (DubState *state, const DubEvent *event);
void dub_apply_fix (DubState *state, const DubDetail *fix);

/* dub-decide-*.c: each judges the actions that its name says. */
gboolean dub_decide_new_game (DubDecision *self, const DubAction *action);
gboolean dub_decide_prepare (DubDecision *self, const DubAction *action);
gboolean dub_decide_barry (DubDecision *self, const DubAction *action);
gboolean dub_decide_you (DubDecision *self, const DubAction *action);
gboolean dub_decide_fix (DubDecision *self, const DubAction *action);
void dub_decide_round (DubDecision *self, guint round);

/* dub-decide-fix.c: whether the fields of a correction are within their ranges,
 * and whether all that lies on the table has a space in the box. */
gboolean dub_fix_is_well_formed (const DubBox *box, const DubState *state, const DubDetail *fix);
gboolean dub_employee_is_well_formed (const DubBox *box, DubEmployee employee);
gboolean dub_box_holds (const DubBox *box, const DubState *state);

/* dub-fill.c */
void dub_fill_displays (DubDecision *self);

/* No two sides have one colour, and there is such a colour. */
gboolean dub_setup_has_fine_colours (const DubSetup *setup);

G_END_DECLS
