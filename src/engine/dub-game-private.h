/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Internals shared by the parts of dub_game_apply () and dub_game_decide ().
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-state-count.h"
#include "dub-valid.h"

G_BEGIN_DECLS

/* A table that is being changed by events. */
typedef struct {
  const DubBox *box;
  DubState *state;
  GError **error;
  DubCheck touched;    /* parts that the events have changed */
  DubCheck unchecked;  /* touched parts that have not been checked since */
  gboolean is_checked; /* the last event was checked, including what is always checked */
} DubTable;

typedef gboolean (*DubApply) (DubTable *self, const DubEvent *event);

/* Sets the error and returns FALSE. The message is for developers. */
gboolean dub_table_refuse (DubTable *self, DubGameError code, const char *message);
gboolean dub_table_refuse_for (DubTable *self, DubGameError code, DubReason reason,
                               const char *message);
gboolean dub_table_refuse_at (DubTable *self, DubGameError code, DubReason reason, DubPlace place,
                              const char *message);

/* The same, for a space that does not exist, or is empty or taken where it should not. */
gboolean dub_table_refuse_space (DubTable *self, DubGameError code, DubPlace place,
                                 const char *message);
gboolean dub_table_refuse_problem (DubTable *self, const DubProblem *problem);

/* dub-apply.c: judges the event and applies it, or refuses it. A refusal may come after the
 * table has changed, so the caller must have a copy. */
gboolean dub_table_apply (DubTable *self, const DubEvent *event);

/* dub-apply-*.c: the events of each part of the game. Each function checks everything but
 * the phase before it changes anything. */
gboolean dub_apply_preparation (DubTable *self, const DubEvent *event);
gboolean dub_apply_barry (DubTable *self, const DubEvent *event);
gboolean dub_apply_you (DubTable *self, const DubEvent *event);
gboolean dub_apply_correction (DubTable *self, const DubEvent *event);

/* Whether a tile or card can be on a display, or can have been drawn for it. */
gboolean dub_apply_check_entry (DubTable *self, const DubDetail *entry);

/* A decision in progress. Events are applied as they are emitted, so that each is judged on
 * the result of the previous ones. */
typedef struct {
  DubTable table;      /* after the events so far */
  DubState now;        /* its state */
  const DubTurn *turn; /* her turn before them, or NULL if it is not resolved yet */
  GArray *events;
  gboolean is_refused;
} DubDecision;

/* dub-game.c: dub_game_decide () with her turn, if it is resolved already. */
gboolean dub_game_decide_turn (const DubGame *game, const DubTurn *turn, const DubAction *action,
                               GArray *events, GError **error);

/* dub-game.c. Nothing is emitted after a refusal. */
gboolean dub_decision_emit (DubDecision *self, DubEvent event);
gboolean dub_decision_refuse (DubDecision *self, DubGameError code, const char *message);
gboolean dub_decision_refuse_for (DubDecision *self, DubGameError code, DubReason reason,
                                  const char *message);

/* dub-decide-*.c: each judges its actions, as far as applying their events does not. */
gboolean dub_decide_new_game (DubDecision *self, const DubAction *action);
gboolean dub_decide_prepare (DubDecision *self, const DubAction *action);
gboolean dub_decide_barry (DubDecision *self, const DubAction *action);
gboolean dub_decide_you (DubDecision *self, const DubAction *action);
gboolean dub_decide_correction (DubDecision *self, const DubAction *action);

/* dub-fill.c */
gboolean dub_fill_displays (DubDecision *self);

G_END_DECLS
