/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of dub_game_apply () and dub_game_decide () share.
 */

#pragma once

#include "dub-count.h"
#include "dub-game.h"
#include "dub-limits.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-valid.h"

G_BEGIN_DECLS

/* A table that an event changes. */
typedef struct {
  const DubBox *box;
  DubState *state;
  GError **error;
  DubProblem problem;  /* that it was refused for */
  DubCheck touched;    /* parts that the events have changed */
  DubCheck unchecked;  /* and of these the ones that nobody has looked at since */
  gboolean is_checked; /* the last event was, with all that is always looked at */
} DubTable;

typedef gboolean (*DubApply) (DubTable *self, const DubEvent *event);

/* Set the error and return FALSE. */
gboolean dub_table_refuse (DubTable *self, DubGameError code, const char *reason);
gboolean dub_table_refuse_problem (DubTable *self, const DubProblem *problem);

/* dub-apply.c: judges the event and changes the table by it, or refuses it. What it
 * is refused for may be what the table has become, so the caller has a copy. */
gboolean dub_table_apply (DubTable *self, const DubEvent *event);

/* The events of each part of the game, in dub-apply-*.c. Each judges all that it
 * needs, the phase excepted, before it changes anything. */
gboolean dub_apply_preparation (DubTable *self, const DubEvent *event);
gboolean dub_apply_barry (DubTable *self, const DubEvent *event);
gboolean dub_apply_you (DubTable *self, const DubEvent *event);
gboolean dub_apply_correction (DubTable *self, const DubEvent *event);

/* Whether a tile or card can lie on a display, or was drawn for it. */
gboolean dub_apply_check_entry (DubTable *self, const DubDetail *entry);

/* A decision: events are applied as they are emitted, so that each is judged on
 * what came before it. */
typedef struct {
  DubTable table; /* as far as the events have come */
  DubState now;   /* its state */
  GArray *events;
  gboolean is_refused;
} DubDecision;

/* dub-game.c. After a refusal nothing more is emitted. */
gboolean dub_decision_emit (DubDecision *self, DubEvent event);
gboolean dub_decision_refuse (DubDecision *self, DubGameError code, const char *reason);

/* dub-decide-*.c: each judges the actions that its name says, as far as their
 * events do not judge themselves. */
gboolean dub_decide_new_game (DubDecision *self, const DubAction *action);
gboolean dub_decide_prepare (DubDecision *self, const DubAction *action);
gboolean dub_decide_barry (DubDecision *self, const DubAction *action);
gboolean dub_decide_you (DubDecision *self, const DubAction *action);
gboolean dub_decide_correction (DubDecision *self, const DubAction *action);

/* dub-fill.c */
gboolean dub_fill_displays (DubDecision *self);

G_END_DECLS
