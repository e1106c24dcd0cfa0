/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her turn: its steps, the reasons for them, and questions to the player.
 */

#pragma once

#include "dub-turn.h"

G_BEGIN_DECLS

/* A move in words: hers and those of the preparation as instructions with the piece, from where, to
 * where, her counter from a to b; yours as reports. NULL if there is nothing to say. The table is
 * the one at the start of the entry that the move belongs to. */
char *dub_text_move (const DubBox *box, const DubState *state, const DubMove *move);

/* “Step number of n”, for a view that shows one step at a time. */
char *dub_text_step_number (guint number, guint n);

/* Where its piece comes from and goes to, one per line; NULL if both are nowhere. And what comes
 * after it, which is a sentence. */
char *dub_text_step_way (const DubBox *box, DubPlace from, DubPlace to);
char *dub_text_step_after (const char *after);

/* The reasons for a step: its rules with their texts, whether sample values decided it, and its
 * candidates with the reason why each was removed; one per string, NULL-terminated. */
char **dub_text_reasons (const DubBox *box, const DubState *state, const DubTurn *turn, guint step);

/* The text of a rule or ruling, without and with its id. */
char *dub_text_rule (DubRuleId rule);
char *dub_text_rule_with_id (DubRuleId rule);

/* The question, and why it matters now. */
char *dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question);
char *dub_text_question_reason (const DubQuestion *question);

G_END_DECLS
