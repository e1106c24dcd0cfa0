/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judging, deciding and resolving her turn, for the files that do it.
 */

#pragma once

#include "dub-game.h"
#include "dub-round.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-table.h"

/* A table that is being changed by events. */
typedef struct {
  const DubBox *box;
  DubState *state;
  DubReason reason; /* of the refusal */
  DubCheck touched; /* parts that the events have changed */
} DubTable;

typedef gboolean (*DubApply) (DubTable *self, const DubMove *move);

/* Sets the reason, given as fields of a DubReason, and returns FALSE. */
#define dub_refuse(self, ...) dub_table_refuse ((self), (DubReason){ __VA_ARGS__ })
gboolean dub_table_refuse (DubTable *self, DubReason reason);

/* The same, for a space that does not exist, or is empty or taken where it should not be. */
gboolean dub_table_refuse_space (DubTable *self, DubPlace place);

/* The same for what no game leads to, and for what takes the Jewelry Box, unless it is there. */
gboolean dub_table_cannot_come (DubTable *self);
gboolean dub_table_needs_jewelry_box (DubTable *self);

/* dub-apply.c: judges the event and applies it, or refuses it. A refusal may come after the
 * table has changed, so the caller must have a copy. */
gboolean dub_table_apply (DubTable *self, const DubEvent *event);

/* The moves of each part of the game. Each function checks everything but the
 * phase before it changes anything. */
gboolean dub_apply_step (DubTable *self, const DubMove *move);
gboolean dub_apply_shuffle (DubTable *self, const DubPile *cards);

/* Adds a card to a staff, and yours to your hand. If you have it already, one was a mistake. */
gboolean dub_apply_join (DubTable *self, DubOwner owner, DubEmployee card);

gboolean dub_apply_play_card (DubTable *self, const DubMove *move);
gboolean dub_apply_tell_card (DubTable *self, const DubMove *move);
gboolean dub_apply_act (DubTable *self, const DubMove *move);
gboolean dub_apply_her_step (DubTable *self, const DubMove *move);
gboolean dub_apply_her_end (DubTable *self, const DubMove *move);
gboolean dub_apply_turn_up (DubTable *self, const DubMove *move);
gboolean dub_apply_cards (DubTable *self, const DubPile *cards);

gboolean dub_apply_sell (DubTable *self, const DubMove *move);
gboolean dub_apply_depute (DubTable *self, const DubMove *move);
gboolean dub_apply_pass_exam (DubTable *self, const DubMove *move);
gboolean dub_apply_pass (DubTable *self, const DubMove *move);
gboolean dub_apply_choose_card (DubTable *self, const DubMove *move);
gboolean dub_apply_play_employee (DubTable *self, const DubMove *move);
gboolean dub_apply_bonus (DubTable *self, const DubMove *move);
gboolean dub_apply_tell_gains (DubTable *self, const DubMove *move);
gboolean dub_apply_your_move (DubTable *self, const DubMove *move);
gboolean dub_apply_your_end (DubTable *self, const DubMove *move);
gboolean dub_apply_name_specialist (DubTable *self, const DubMove *move);
gboolean dub_apply_count (DubTable *self, const DubMove *move);

gboolean dub_apply_begin_round (DubTable *self, const DubMove *move);
gboolean dub_apply_return_favor (DubTable *self, const DubMove *move);
gboolean dub_apply_leave (DubTable *self, const DubMove *move);
gboolean dub_apply_shift (DubTable *self, const DubMove *move);
gboolean dub_apply_enter (DubTable *self, const DubMove *entry);
gboolean dub_apply_leave_empty (DubTable *self, const DubMove *move);
gboolean dub_apply_add_festivity (DubTable *self, const DubMove *move);
gboolean dub_apply_draw_hand (DubTable *self, const DubMove *move);
gboolean dub_apply_correction (DubTable *self, const DubMove *move);

/* A decision in progress. Events are applied as they are emitted, so that each is judged on
 * the result of the previous ones. */
typedef struct {
  DubTable table;
  DubState *now;       /* the state of the table, after the events so far */
  const DubTurn *turn; /* her turn before them, or NULL if it is not resolved yet */
  GArray *events;
  gboolean is_refused;
} DubDecision;

/* dub-game.c: dub_game_decide () with her turn, if it is resolved already. */
gboolean dub_game_decide_turn (const DubGame *game, const DubTurn *turn, const DubMove *move,
                               GArray *events, GError **error);

/* dub-game.c. Nothing is emitted after a refusal. */
gboolean dub_decision_emit (DubDecision *self, DubEvent event);
gboolean dub_decision_move (DubDecision *self, DubMove move);
#define dub_decision_refuse(self, ...) dub_decision_refuse_for ((self), (DubReason){ __VA_ARGS__ })
gboolean dub_decision_refuse_for (DubDecision *self, DubReason reason);

/* Each judges its moves, as far as applying their events does not. */
gboolean dub_decide_start (DubDecision *self, const DubSetup *setup);
gboolean dub_decide_table (DubDecision *self, const DubMove *move);
gboolean dub_decide_barry (DubDecision *self, const DubMove *move);
gboolean dub_decide_you (DubDecision *self, const DubMove *move);

/* Her turn. Functions that return a gboolean report whether it continues; FALSE means that it stops
 * at a question. */

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
gboolean dub_resolver_ask (DubResolver *self, DubQuestion question); /* always returns FALSE */
void dub_resolver_gain_pp (DubResolver *self, guint n, DubRuleId rule, DubRuleId more);
void dub_resolver_draw_bag_tile (DubResolver *self, DubRuleId rule, DubRuleId more);
void dub_resolver_check_all_halls (DubResolver *self);

/* Returns what has to be kept of a move that was done in place of another. */
DubDeviation dub_deviation (const DubMove *move);

/* Sets *done to what was done in place of a step of the turn that was resolved for this table.
 * Returns FALSE if the step cannot be done like that. */
gboolean dub_turn_deviate (const DubTurn *turn, const DubBox *box, const DubState *state,
                           const DubMove *deviation, DubMove *done);

void dub_resolver_add_hand_card (DubResolver *self, DubRuleId rule);
gboolean dub_resolver_reveal (DubResolver *self, guint *hall, DubSymbol *symbol);

/* tasks is a bitmask of the DubTask that the action matches. */
void dub_resolver_mark_task (DubResolver *self, guint tasks, DubRuleId rule);
DubTask dub_resolver_find_task (const DubResolver *self, guint tasks);
gboolean dub_resolver_is_on_track (const DubResolver *self, DubTrack track);

/* One per action of a card. */
gboolean dub_resolver_acquire (DubResolver *self, DubCard card);
gboolean dub_resolver_tailor (DubResolver *self, DubCard card);
gboolean dub_resolver_hire (DubResolver *self, DubCard card);
void dub_resolver_fund (DubResolver *self, DubCard card);
