/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules as a book: every rule of the engine once, in chapters by subject or by moment, with
 * each ruling right after the rule that it settles. Its last chapter has the signs on the board.
 */

#pragma once

#include "dub-names.h"

/* First those that the terminal shows too. */
typedef enum {
  DUB_SIGN_PP,
  DUB_SIGN_LIVRE,
  DUB_SIGN_TOKENS,
  DUB_SIGN_COLORS,
  DUB_SIGN_SILK,
  DUB_SIGN_BONUS,
  DUB_SIGN_MUSICIANS,
  DUB_SIGN_TIMES,
  DUB_SIGN_UNKNOWN,
  DUB_SIGN_MASTER,
  DUB_SIGN_THIMBLE,
  DUB_SIGN_CROWN,
  DUB_SIGN_STEPS,
  DUB_SIGN_OPEN,
  DUB_N_SIGNS,
} DubSign;

/* The sign, or what it is called, and what it stands for: “L – Livre”. The second function returns
 * what is before the dash. */
char *dub_text_sign (DubSign sign);
char *dub_text_sign_mark (DubSign sign);

/* The signs of the terminal, one per string; NULL-terminated. */
char **dub_text_legend (void);

/* An item of the book is a DubRuleId, or this and a DubSign. */
enum { DUB_FIRST_SIGN = DUB_N_RULES, DUB_N_BOOK_ITEMS = DUB_N_RULES + DUB_N_SIGNS };

typedef enum { DUB_RULES_BY_SUBJECT, DUB_RULES_BY_MOMENT, DUB_N_RULE_ORDERS } DubRuleOrder;

guint dub_text_rules_count_chapters (DubRuleOrder order);

/* The title of a chapter, and a sentence about it. */
char *dub_text_rules_chapter (DubRuleOrder order, guint chapter);
char *dub_text_rules_intro (DubRuleOrder order, guint chapter);

/* Returns the items of a chapter in their order; static, ends with DUB_RULE_NONE. */
const guint8 *dub_text_rules_list (DubRuleOrder order, guint chapter);

/* Returns the chapter of an item. */
guint dub_text_rules_find_chapter (DubRuleOrder order, guint item);

char *dub_text_rule_title (DubRuleId rule);

/* Returns what a rule lists, one per string: for VAL-1 the end-of-game bonuses. */
char **dub_text_rule_list (DubRuleId rule);

/* Returns the remark on rulings: that the rulebooks leave the case open; or that of this language
 * says otherwise than the others. NULL for most rules. */
char *dub_text_rule_remark (DubRuleId rule);
char *dub_text_rule_deviation (DubRuleId rule, const char *language);

/* Returns more words that find a rule of your turn, or NULL. */
char *dub_text_rule_words (DubRuleId rule);

/* Returns whether title, chapter or text of the item contain each of the words, or its id begins
 * with it, regardless of case, accents and the form of apostrophes; a word that is an id is that
 * of the rule alone. No word is contained in every item. */
gboolean dub_text_rules_match (guint item, const char *words);

/* Parses an id, regardless of case; DUB_RULE_NONE if it is not one. */
DubRuleId dub_text_rule_parse (const char *id);

/* Returns the text as it is compared by a search. */
char *dub_text_fold (const char *text);
