/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules as a book: every rule of the engine once, in chapters by subject or by moment, with
 * each ruling right after the rule that it settles.
 */

#pragma once

#include "dub-names.h"

typedef enum { DUB_RULES_BY_SUBJECT, DUB_RULES_BY_MOMENT, DUB_N_RULE_ORDERS } DubRuleOrder;

guint dub_text_rules_count_chapters (DubRuleOrder order);

/* The title of a chapter, and a sentence about it. */
char *dub_text_rules_chapter (DubRuleOrder order, guint chapter);
char *dub_text_rules_intro (DubRuleOrder order, guint chapter);

/* Returns the rules of a chapter in their order; static, ends with DUB_RULE_NONE. */
const guint8 *dub_text_rules_list (DubRuleOrder order, guint chapter);

/* Returns the chapter of a rule. */
guint dub_text_rules_find_chapter (DubRuleOrder order, DubRuleId rule);

char *dub_text_rule_title (DubRuleId rule);

/* Returns what a rule lists, one per string: for VAL-1 the end-of-game bonuses. */
char **dub_text_rule_list (DubRuleId rule);

/* Returns the remark on rulings: that the rulebooks leave the case open. NULL for a rule. */
char *dub_text_rule_remark (DubRuleId rule);

/* Returns whether title, chapter or text of the rule contain each of the words, or its id begins
 * with it, regardless of case, accents and the form of apostrophes; a word that is an id is that
 * of the rule alone. No word is contained in every rule. */
gboolean dub_text_rule_matches (DubRuleId rule, const char *words);

/* Parses an id, regardless of case; DUB_RULE_NONE if it is not one. */
DubRuleId dub_text_rule_parse (const char *id);

/* Returns the text as it is compared by a search. */
char *dub_text_fold (const char *text);

/* Returns the same of any text, which is about no rule if that is DUB_RULE_NONE. */
gboolean dub_text_matches (DubRuleId rule, const char *text, const char *words);
