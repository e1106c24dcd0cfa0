/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Internals shared by the parts of a turn. Functions that return a gboolean report
 * whether the turn continues; FALSE means that it stops at a question.
 */

#pragma once

#include "dub-game-private.h"
#include "dub-state.h"
#include "dub-turn.h"

typedef struct {
  const DubBox *box;
  DubState *now; /* the table after the steps so far */
  DubTurn *turn;
  gboolean explain;
  gboolean shuffled; /* her discards were shuffled this turn */
  guint n_reported;  /* number of reported cards that are used up */
} DubResolver;

/* dub-turn.c: these return the step as it was done, which may differ from the one passed in. */
DubMove dub_resolver_emit (DubResolver *self, DubMove step);
DubMove dub_resolver_choose (DubResolver *self, DubMove step, DubCandidate *candidates, guint n,
                             guint chosen);
void dub_resolver_deviate (DubResolver *self, DubMove *step);
void dub_resolver_cite (DubResolver *self, DubRuleId ruling);
void dub_resolver_gain_pp (DubResolver *self, guint n, DubRuleId rule, DubRuleId more);
void dub_resolver_draw_bag_tile (DubResolver *self, DubRuleId rule, DubRuleId more);
void dub_resolver_check_all_halls (DubResolver *self);

/* Returns what has to be kept of a move that was done in place of another. */
DubDeviation dub_deviation (const DubMove *move);

/* Sets *done to what was done in place of a step of the turn that was resolved for this table.
 * Returns FALSE if the step cannot be done like that. */
gboolean dub_turn_deviate (const DubTurn *turn, const DubBox *box, const DubState *state,
                           const DubMove *deviation, DubMove *done);

/* dub-turn-cards.c */
void dub_resolver_add_hand_card (DubResolver *self, DubRuleId rule);
gboolean dub_resolver_reveal (DubResolver *self, guint *hall, DubSymbol *symbol);

/* dub-turn-exam.c: tasks is a bitmask of the DubTask that the action matches. */
void dub_resolver_mark_task (DubResolver *self, guint tasks, DubRuleId rule);
DubTask dub_resolver_find_task (const DubResolver *self, guint tasks);
gboolean dub_resolver_is_on_track (const DubResolver *self, DubTrack track);

/* One per action of a card. */
gboolean dub_resolver_acquire (DubResolver *self, DubCard card);
gboolean dub_resolver_tailor (DubResolver *self, DubCard card);
gboolean dub_resolver_hire (DubResolver *self, DubCard card);
void dub_resolver_fund (DubResolver *self, DubCard card);
