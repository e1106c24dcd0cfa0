/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her turn: its steps, why they are as they are, and what has to be asked.
 */

#pragma once

#include "dub-turn.h"

G_BEGIN_DECLS

/* A step as an order: what, from where, to where, her counter from a to b. The state is
 * the one before the step. */
char *dub_text_step (const DubBox *box, const DubState *before, const DubStep *step);

/* The number of a step of so many, for one at a time. */
char *dub_text_step_number (guint number, guint n);

/* Why a step is as it is: its rules with their texts, whether figures decided that are not
 * printed, then its candidates and what removed each; one per line, NULL-terminated. */
char **dub_text_reasons (const DubBox *box, const DubState *before, const DubTurn *turn,
                         const DubStep *step);

/* The text of a rule or ruling, alone and behind its id. */
char *dub_text_rule (DubRuleId rule);
char *dub_text_rule_with_id (DubRuleId rule);

/* What is asked, and why it matters now. */
char *dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question);
char *dub_text_question_reason (const DubQuestion *question);

G_END_DECLS
