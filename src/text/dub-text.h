/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence that a player reads, for app, terminal and screen reader alike:
 * made here, from steps, questions, events and rules, in the words of the
 * edition that is set. All strings are new and owned by the caller unless it
 * says otherwise.
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"
#include "dub-score.h"

G_BEGIN_DECLS

/* Finds the catalogues, once at the start of a program: those that were installed,
 * or those of a build tree in DUBARRY_LOCALEDIR. */
void dub_text_init (void);

/* Sets the language of all sentences for the whole process, at any time: a
 * language as in LANGUAGE ("fr", "uk", "en", "en@classic"), or NULL for that of
 * the system. */
void dub_text_set_language (const char *language);

/* Names of things, as they stand in a list or after a colon. */
char *dub_text_garment (DubGarment garment);

/* What a Festivity or expert garment brings. */
char *dub_text_garment_bonus (DubSpecial special);
char *dub_text_employee (const DubBox *box, DubEmployee employee);
char *dub_text_jewel (DubColor color);
char *dub_text_tile (DubTile tile);
char *dub_text_card (DubCard card); /* the whole card */
char *dub_text_card_action (DubCard card);
char *dub_text_card_face (DubCard card); /* that it lies face down, if nobody knows it */
char *dub_text_card_foot (DubCard card, gboolean with_jewelry);
char *dub_text_hall (guint hall); /* from 0 */
char *dub_text_decoration (DubDecorationKind decoration, guint at);
char *dub_text_fact (DubFact fact);
char *dub_text_expansion (DubExpansion expansion);
char *dub_text_draw_mode (DubDrawMode draw_mode);
char *dub_text_phase (DubPhase phase);
char *dub_text_task (DubTask task);

/* One order of hers: what, from where, to where, her counter from a to b. The
 * state is the one before the step. */
char *dub_text_order (const DubBox *box, const DubState *before, const DubStep *step);

/* What happened or has to be done, for the log and for the orders of a round's
 * preparation. The state is the one before the event. NULL for an event that
 * says nothing to a player. */
char *dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event);

/* The title of an entry, for undo and the log; the state is the one before. */
char *dub_text_action (const DubBox *box, const DubState *before, const DubAction *action);

/* What is asked, and why it matters now. */
char *dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question);
char *dub_text_question_reason (const DubQuestion *question);

/* The text of a rule or ruling. */
char *dub_text_rule (DubRuleId rule);

/* The same behind its id. */
char *dub_text_rule_with_id (DubRuleId rule);

/* Why a step is as it is: its rules with their texts, whether figures decided that
 * are not printed, then its candidates and what removed each; a line each,
 * NULL-terminated. */
char **dub_text_reasons (const DubBox *box, const DubState *before, const DubTurn *turn,
                         const DubStep *step);

/* The list of set-up, a line each, NULL-terminated. */
char **dub_text_setup (const DubBox *box, const DubSetup *setup);

/* A line of the final scoring (0 is END-1, DUB_N_SCORE_LINES what was on the score
 * track before), and how its number came about. */
char *dub_text_score_line (guint line);
char *dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                             DubOwner owner, guint line);
char *dub_text_winner (const DubScore *score);

/* What a refusal means to the player, chosen by its code, and which board cannot
 * be, NULL for none. */
char *dub_text_error (const GError *error);
char *dub_text_problem (const DubProblem *problem);

G_END_DECLS
