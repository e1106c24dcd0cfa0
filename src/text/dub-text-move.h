/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in words: her steps with the reasons for them and questions to the player, entries of the
 * log with their titles, and the buttons that make them.
 */

#pragma once

#include "dub-turn.h"

/* A move in words: hers and those of the preparation as instructions with the piece, from where, to
 * where, her counter from a to b; yours as reports. NULL if there is nothing to say. The table is
 * the one at the start of the entry that the move belongs to. */
char *dub_text_move (const DubBox *box, const DubState *state, const DubMove *move);

/* Splits what a view says in two parts, one larger than the other: a step before the colon, and a
 * card of hers before the comma. The rest is NULL if there is one part only. */
char *dub_text_step_head (const DubMove *step, const char *sentence, char **rest);
char *dub_text_card_head (const char *face, char **rest);
char *dub_text_winner_head (const char *winner, char **rest);

/* Her card, and that it is hers. */
char *dub_text_her_card (DubCard card);

/* “Step number of n”, for a view that shows one step at a time. */
char *dub_text_step_number (guint number, guint n);

/* The places that its piece comes from and goes to, one per line; NULL if both are nowhere. And the
 * sentence about the step after it. */
char *dub_text_step_way (const DubBox *box, DubPlace from, DubPlace to);
char *dub_text_step_after (const char *after);

/* The reasons for a step: its rules with their texts, whether sample values decided it, and its
 * candidates with the reason why each was removed; one per string, NULL-terminated. */
char **dub_text_reasons (const DubBox *box, const DubState *state, const DubTurn *turn, guint step);

/* The criterion that candidates are compared by: their position, cost, or worth. */
char *dub_text_criterion (DubCriterionKind kind);

/* The text of a rule or ruling, without and with its id. */
char *dub_text_rule (DubRuleId rule);
char *dub_text_rule_with_id (DubRuleId rule);

/* The question, and why it matters now. */
char *dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question);
char *dub_text_question_reason (const DubQuestion *question);

/* Describes an event, for the log and for the preparation of a round. The state is from before
 * the event. Returns NULL for an event that does not concern the player. */
char *dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event);

/* The title of an entry, by its first event. The state is from before it. */
char *dub_text_title (const DubBox *box, const DubState *before, const DubEvent *first);

/* The title of an entry that today's rules would not make as it is. */
char *dub_text_recorded_differently (const char *title);

/* The label of a button for an action at a place. */
char *dub_text_offer (const DubBox *box, const DubState *state, const DubMove *move);

/* The same where the place is told already: which Garment of the display is meant. */
char *dub_text_offer_at (const DubBox *box, const DubState *state, const DubMove *move,
                         DubPlace place);

/* Labels for undo and redo, without details if the title is NULL. */
char *dub_text_undo (const char *title);
char *dub_text_redo (const char *title);

/* A sentence about the last entry, by its title. */
char *dub_text_last (const char *title);
