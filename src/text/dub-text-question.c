/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions, and why they matter now.
 */

#include "dub-text-place-private.h"
#include "dub-text-turn.h"

#include <glib/gi18n-lib.h>

static const DubPlural spaces[] = {
  /* Translators: %s lists spaces like “Drawer 1 left, Drawer 2 left”. The plural goes by their
   * number. */
  [DUB_QUESTION_TILE_FACES] = NP_ ("Which silk does this Resource tile show: %s?",
                                   "Which silk do these Resource tiles show: %s?"),
  [DUB_QUESTION_GARMENT] =
      /* Translators: %s is like “2nd from left (cost 6)” or “spaces 1, 3 from the left”.
       */
  NP_ ("Which Garment lies here: %s?", "Which Garments lie here: %s?"),
  [DUB_QUESTION_EMPLOYEES] =
      /* Translators: %s is like “2nd from left” or “spaces 1, 3 from the left”. */
  NP_ ("Which Employee card lies here: %s?", "Which Employee cards lie here: %s?"),
  [DUB_QUESTION_JEWELRY] =
      /* Translators: %s is like “2nd from left (cost 4)” or “spaces 1, 3 from the left”.
       */
  NP_ ("Which Jewelry tile lies here: %s?", "Which Jewelry tiles lie here: %s?"),
  [DUB_QUESTION_STAFF] = NP_ (
      /* Translators: %s lists places like “card 2 from top”. */
      "Reveal this Master in her Employee deck: %s. Which end-of-game bonus is it, if any?",
      "Reveal these Masters in her Employee deck: %s. Which end-of-game bonuses are they, if "
      "any?"),
};

static const char *const cards[] = {
  [DUB_PILE_HAND] = NC_ ("question", "Reveal her top hand card: what does it show?"),
  [DUB_PILE_SUPPLY] = NC_ ("question", "Reveal the top card of her Card supply: which Hall and "
                                       "which Jewelry symbol does it show?"),
  [DUB_PILE_DISCARD] = NC_ ("question", "Which cards are on her Discard pile?"),
};

static const char *const facts[DUB_N_FACTS] = {
  [DUB_FACT_PP] = NC_ ("question", "How many Prestige Points does your counter show?"),
  [DUB_FACT_LIVRE] = NC_ ("question", "How many Livre do you have?"),
  [DUB_FACT_THREAD] = NC_ ("question", "How many Thread tokens do you have?"),
  [DUB_FACT_LACE] = NC_ ("question", "How many Lace tokens do you have?"),
  [DUB_FACT_STAFF] = NC_ ("question", "How many Employee cards are in your staff?"),
  [DUB_FACT_APPRENTICES] = NC_ ("question", "How many Apprentices are in your staff?"),
  [DUB_FACT_TILES] = NC_ ("question", "How many Resource tiles do you have?"),
  [DUB_FACT_JEWELRY] = NC_ ("question", "Which Jewelry tiles do you have?"),
  [DUB_FACT_BONUSES] = NC_ ("question", "Which end-of-game bonuses are in your staff?"),
};

static const char *const reasons[] = {
  [DUB_QUESTION_TILE_FACES] =
      NC_ ("reason for a question", "It decides which task of the Journeyman Examination gets her "
                                    "Trademark token."),
  [DUB_QUESTION_YOU] = NC_ ("reason for a question", "The app does not know it, and it counts in "
                                                     "the final scoring."),
  [DUB_QUESTION_GARMENT] = NC_ ("reason for a question", "She tailors it now, and it is unknown."),
  [DUB_QUESTION_EMPLOYEES] =
      NC_ ("reason for a question", "She hires now, and her choice depends on the unknown cards."),
  [DUB_QUESTION_JEWELRY] =
      NC_ ("reason for a question", "It may be the least expensive Jewelry tile that goes with her "
                                    "Garment."),
  [DUB_QUESTION_STAFF] =
      NC_ ("reason for a question", "These cards are still unrevealed, and a bonus on them counts "
                                    "in the final scoring."),
};

static const char *const card_reasons[] = {
  [DUB_PILE_HAND] = NC_ ("reason for a question", "It decides what she does this turn."),
  [DUB_PILE_SUPPLY] =
      NC_ ("reason for a question", "It decides where her Garment goes and whether she acquires "
                                    "Jewelry."),
  [DUB_PILE_DISCARD] = NC_ ("reason for a question",
                            "They become her new Card supply, and one of them decides where "
                            "her Garment goes."),
};

static char *
ask_you (guint mask)
{
  if (dub_text_count_bits (mask) == 1)
    return g_strdup (dub_text_pick ("question", facts, (guint) g_bit_nth_lsf (mask, -1)));

  /* Translators: %s lists facts like “your Thread, your Lace”. */
  return dub_text_fill (C_ ("question", "Please count: %s."),
                        dub_text_list (mask, DUB_N_FACTS, dub_text_fact));
}

/* Lists the cards from the top, the order in which they are reached. */
static char *
list_staff (const DubState *state, guint64 cards_to_turn)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = state->sides[DUB_BARRY].n_staff; i-- > 0;)
    if ((cards_to_turn >> i & 1) != 0)
      g_ptr_array_add (names, dub_text_staff_place (state, i));

  return dub_text_join (names);
}

/* A single piece is named as her card counts it. */
static char *
name_spaces (const DubBox *box, const DubState *state, DubDisplayName display, guint64 mask)
{
  g_autofree char *side = dub_text_card_side (state, display);

  if (side != NULL && dub_text_count_bits (mask) == 1)
    return dub_text_counted_space (state, display, (guint) g_bit_nth_lsf ((gulong) mask, -1));

  return dub_text_spaces (box, display, mask);
}

char *
dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question)
{
  static const DubDisplayName displays[] = {
    [DUB_QUESTION_TILE_FACES] = DUB_DISPLAY_RESOURCES,
    [DUB_QUESTION_GARMENT] = DUB_DISPLAY_GARMENTS,
    [DUB_QUESTION_EMPLOYEES] = DUB_DISPLAY_EMPLOYEES,
    [DUB_QUESTION_JEWELRY] = DUB_DISPLAY_JEWELRY,
  };
  DubQuestionKind kind = question->kind;
  guint64 mask = kind == DUB_QUESTION_TILE_FACES ? question->tiles : question->spaces;

  if (kind == DUB_QUESTION_NOTHING)
    return NULL;
  if (kind == DUB_QUESTION_YOU)
    return ask_you (question->facts);
  if (kind == DUB_QUESTION_CARD)
    return g_strdup (dub_text_pick ("question", cards, question->pile));

  return dub_text_fill (dub_text_plural (spaces[kind], dub_text_count_bits (mask)),
                        kind == DUB_QUESTION_STAFF
                            ? list_staff (state, mask)
                            : name_spaces (box, state, displays[kind], mask));
}

static char *
explain (const DubQuestion *question, DubRuleId *rule)
{
  static const guint8 rules[] = {
    [DUB_QUESTION_TILE_FACES] = DUB_RULE_RES_3, [DUB_QUESTION_YOU] = DUB_RULE_END_2,
    [DUB_QUESTION_GARMENT] = DUB_RULE_TAI_1,    [DUB_QUESTION_EMPLOYEES] = DUB_RULE_HIR_2,
    [DUB_QUESTION_JEWELRY] = DUB_RULE_TAI_6,    [DUB_QUESTION_STAFF] = DUB_RULE_END_2,
  };
  static const guint8 card_rules[] = {
    [DUB_PILE_HAND] = DUB_RULE_T_1,
    [DUB_PILE_SUPPLY] = DUB_RULE_TAI_3,
    [DUB_PILE_DISCARD] = DUB_RULE_R_3,
  };
  const char *context = "reason for a question";

  if (question->kind == DUB_QUESTION_CARD) {
    *rule = card_rules[question->pile];
    return g_strdup (dub_text_pick (context, card_reasons, question->pile));
  }
  *rule = question->rules[0];
  if (question->kind == DUB_QUESTION_YOU && *rule == DUB_RULE_HIR_2)
    return g_strdup (C_ ("reason for a question",
                         "Several Employees are worth the same to her. She takes the one that "
                         "would be worth most to you."));
  if (question->kind == DUB_QUESTION_JEWELRY && *rule == DUB_RULE_EXP_1)
    return g_strdup (
        C_ ("reason for a question", "It may be the Jewelry tile that her Garment brings her."));
  *rule = rules[question->kind];

  return g_strdup (dub_text_pick (context, reasons, question->kind));
}

char *
dub_text_question_reason (const DubQuestion *question)
{
  DubRuleId rule;
  char *reason;

  if (question->kind == DUB_QUESTION_NOTHING)
    return NULL;
  reason = explain (question, &rule);

  return dub_text_tag (reason, rule);
}
