/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions, and why they are asked now.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const char *const fact_questions[DUB_N_FACTS] = {
  [DUB_FACT_PP] = NC_("question", "How many Prestige Points does your counter show?"),
  [DUB_FACT_LIVRE] = NC_("question", "How many Livre do you have?"),
  [DUB_FACT_THREAD] = NC_("question", "How many Thread tokens do you have?"),
  [DUB_FACT_LACE] = NC_("question", "How many Lace tokens do you have?"),
  [DUB_FACT_STAFF] = NC_("question", "How many Employee cards are in your staff?"),
  [DUB_FACT_APPRENTICES] = NC_("question", "How many Apprentices are in your staff?"),
  [DUB_FACT_JEWELRY] = NC_("question", "Which Jewelry tiles do you have?"),
  [DUB_FACT_BONUSES] = NC_("question", "Which end-of-game bonuses are in your staff?"),
};

/* clang-format on */

static guint
count_bits (guint64 mask)
{
  guint n = 0;

  for (; mask != 0; mask &= mask - 1)
    n++;

  return n;
}

static char *
ask_tiles (guint tiles)
{
  g_autofree char *places = dub_text_resource_spaces (tiles);

  return g_strdup_printf (
      /* Translators: %s lists spaces like “Drawer 1 left, Drawer 2 left”. The plural goes by their
       * number. */
      g_dngettext (GETTEXT_PACKAGE, "Which silk does this Resource tile show: %s?",
                   "Which silk do these Resource tiles show: %s?", count_bits (tiles)),
      places);
}

static char *
ask_you (guint facts)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint last = 0;

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((facts & (1u << fact)) != 0) {
      g_ptr_array_add (names, dub_text_fact (fact));
      last = fact;
    }
  list = dub_text_join (names);
  if (count_bits (facts) == 1)
    return g_strdup (dub_text_pick ("question", fact_questions, last));

  /* Translators: %s lists facts like “your Thread, your Lace”. */
  return g_strdup_printf (C_("question", "Please count: %s."), list);
}

static char *
ask_card (DubPileName pile)
{
  switch (pile) {
  case DUB_PILE_HAND:
    return g_strdup (C_("question", "Reveal the topmost of her hand cards: what does it show?"));
  case DUB_PILE_SUPPLY:
    return g_strdup (C_("question", "Reveal the top card of her Card supply: which Hall and which "
                                    "Jewelry symbol does it show?"));
  case DUB_PILE_DISCARD:
  default:
    return g_strdup (C_("question", "Which cards are on her Discard pile?"));
  }
}

static char *
ask_garment (const DubBox *box, guint64 spaces)
{
  g_autofree char *places = dub_text_spaces (&box->garment_display, spaces);

  return g_strdup_printf (
      /* Translators: %s is like “2nd space from the left (cost 6)” or “spaces 1, 3 from the left”.
       */
      g_dngettext (GETTEXT_PACKAGE, "Which Garment lies here: %s?", "Which Garments lie here: %s?",
                   count_bits (spaces)),
      places);
}

static char *
ask_employees (guint64 spaces)
{
  g_autofree char *places = dub_text_spaces (NULL, spaces);

  return g_strdup_printf (
      /* Translators: %s is like “2nd space from the left” or “spaces 1, 3 from the left”. */
      g_dngettext (GETTEXT_PACKAGE, "Which Employee card lies here: %s?",
                   "Which Employee cards lie here: %s?", count_bits (spaces)),
      places);
}

static char *
ask_jewelry (const DubBox *box, guint64 spaces)
{
  g_autofree char *places = dub_text_spaces (&box->jewelry_display, spaces);

  return g_strdup_printf (
      /* Translators: %s is like “2nd space from the left (cost 4)” or “spaces 1, 3 from the left”.
       */
      g_dngettext (GETTEXT_PACKAGE, "Which Jewelry tile lies here: %s?",
                   "Which Jewelry tiles lie here: %s?", count_bits (spaces)),
      places);
}

static char *
ask_staff (const DubState *state, guint64 cards)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  /* From the top, as they are reached. */
  for (guint i = state->barry.n_staff; i-- > 0;)
    if ((cards & (G_GUINT64_CONSTANT (1) << i)) != 0)
      g_ptr_array_add (names, dub_text_staff_place (state, i));
  list = dub_text_join (names);

  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          /* Translators: %s lists places like “card 2 from the top”. */
          "Turn up this Master of her Employee deck: %s. Which end-of-game bonus is it, if any?",
          "Turn up these Masters of her Employee deck: %s. Which end-of-game bonuses are "
          "they, if any?",
          count_bits (cards)),
      list);
}

char *
dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question)
{
  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    return ask_tiles (question->tiles);
  case DUB_QUESTION_YOU:
    return ask_you (question->facts);
  case DUB_QUESTION_CARD:
    return ask_card (question->pile);
  case DUB_QUESTION_GARMENT:
    return ask_garment (box, question->spaces);
  case DUB_QUESTION_EMPLOYEES:
    return ask_employees (question->spaces);
  case DUB_QUESTION_JEWELRY:
    return ask_jewelry (box, question->spaces);
  case DUB_QUESTION_STAFF:
    return ask_staff (state, question->spaces);
  case DUB_QUESTION_NOTHING:
  default:
    return NULL;
  }
}

static char *
explain_you (DubRuleId rule)
{
  if (rule == DUB_RULE_HIR_2)
    return g_strdup (C_("reason for a question",
                        "Several Employees are worth the same to her. She takes the one that "
                        "would be worth most to you (HIR-2)."));

  return g_strdup (C_("reason for a question", "The app does not know it, and it counts in the "
                                               "final scoring (END-1, END-2)."));
}

static char *
explain_card (DubPileName pile)
{
  switch (pile) {
  case DUB_PILE_HAND:
    return g_strdup (C_("reason for a question", "It is the card of her turn (T-1)."));
  case DUB_PILE_SUPPLY:
    return g_strdup (C_("reason for a question",
                        "It decides where her Garment goes and whether she acquires Jewelry "
                        "(TAI-3)."));
  case DUB_PILE_DISCARD:
  default:
    return g_strdup (C_("reason for a question",
                        "They become her new Card supply, and one of them decides where her "
                        "Garment goes (R-3)."));
  }
}

static char *
explain_jewelry (DubRuleId rule)
{
  if (rule == DUB_RULE_EXP_1)
    return g_strdup (C_("reason for a question",
                        "It may be the Jewelry tile that her Garment brings her (EXP-1)."));

  return g_strdup (C_("reason for a question", "It may be the least expensive Jewelry tile that "
                                               "goes with her Garment (TAI-6)."));
}

char *
dub_text_question_reason (const DubQuestion *question)
{
  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    return g_strdup (C_("reason for a question",
                        "It decides which task of the Journeyman Examination gets her Trademark "
                        "token (RES-3)."));
  case DUB_QUESTION_YOU:
    return explain_you (question->rules[0]);
  case DUB_QUESTION_CARD:
    return explain_card (question->pile);
  case DUB_QUESTION_GARMENT:
    return g_strdup (
        C_("reason for a question", "She tailors it now, and it was not entered (TAI-1)."));
  case DUB_QUESTION_EMPLOYEES:
    return g_strdup (C_("reason for a question",
                        "She hires now, and her choice depends on the cards that were not entered "
                        "(HIR-2)."));
  case DUB_QUESTION_JEWELRY:
    return explain_jewelry (question->rules[0]);
  case DUB_QUESTION_STAFF:
    return g_strdup (C_("reason for a question",
                        "These cards came unseen from Examinations, and a bonus on them counts in "
                        "the final scoring (END-2)."));
  case DUB_QUESTION_NOTHING:
  default:
    return NULL;
  }
}
