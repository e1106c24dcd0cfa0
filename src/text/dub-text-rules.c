/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two orders of the rules. Each has every rule once; a test sees to it.
 */

#include "dub-text-rules.h"

#include "dub-text-names-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_RULES = 20, MAX_CHAPTERS = 14 };

typedef struct {
  const char *title;
  const char *intro;
  guint8 rules[MAX_RULES];
} Chapter;

static const Chapter subjects[] = {
  { NC_ ("rules chapter", "Setup"),
    NC_ ("rules", "What is on the table before the first Round."),
    { DUB_RULE_SET_1, DUB_RULE_SET_2, DUB_RULE_SET_3, DUB_RULE_SET_4, DUB_RULE_SET_5,
      DUB_RULE_SET_8 } },
  { NC_ ("rules chapter", "The Round"),
    NC_ ("rules", "There are 7 Rounds. Each has 4 Phases: prepare, choose cards, take turns, "
                  "collect income."),
    { DUB_RULE_P1_A, DUB_RULE_P1_B, DUB_RULE_P1_C, DUB_RULE_P1_D, DUB_RULE_P1_F, DUB_RULE_P2,
      DUB_RULE_P3, DUB_RULE_P4 } },
  { NC_ ("rules chapter", "Her Turn"),
    NC_ ("rules", "Madame du Barry plays 1 card each turn, and her card decides what she does."),
    { DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_T_3, DUB_RULE_R_3, DUB_RULE_R_17 } },
  { NC_ ("rules chapter", "Claim the Queen’s Favor"),
    NC_ ("rules", "She takes the token, and with it the Start Player token of the next Round."),
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2 } },
  { NC_ ("rules chapter", "Acquire Resources"),
    NC_ ("rules", "She collects Resource tiles only to score them at the end of the game."),
    { DUB_RULE_RES_1, DUB_RULE_RES_2, DUB_RULE_R_13 } },
  { NC_ ("rules chapter", "Tailor a Garment"),
    NC_ ("rules", "Her card names the Garment, and a second card where it goes."),
    { DUB_RULE_TAI_1, DUB_RULE_R_4, DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_TAI_5,
      DUB_RULE_R_14, DUB_RULE_ALL_1 } },
  { NC_ ("rules chapter", "Hire a New Employee"),
    NC_ ("rules", "Her Employees do no work. They bring her bonuses at the end of the game and "
                  "more turns."),
    { DUB_RULE_HIR_1, DUB_RULE_R_6, DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7, DUB_RULE_HIR_3,
      DUB_RULE_HIR_4, DUB_RULE_R_12 } },
  { NC_ ("rules chapter", "Fund a Decoration"),
    NC_ ("rules", "Her card names the type of Decoration, and the cost decides which one."),
    { DUB_RULE_FUN_2, DUB_RULE_R_10 } },
  { NC_ ("rules chapter", "Jewelry Box"),
    NC_ ("rules", "With this Expansion she acquires Jewelry and prepares for Examinations."),
    { DUB_RULE_SET_6, DUB_RULE_SET_7, DUB_RULE_P1_E, DUB_RULE_FUN_1, DUB_RULE_TAI_6,
      DUB_RULE_EXAM_X, DUB_RULE_RES_3, DUB_RULE_FUN_3, DUB_RULE_RES_4, DUB_RULE_EXAM_J,
      DUB_RULE_TAI_2, DUB_RULE_R_2, DUB_RULE_EXAM_M, DUB_RULE_EXAM_R, DUB_RULE_R_11 } },
  { NC_ ("rules chapter", "Other Expansions"),
    NC_ ("rules", "Garments with a bonus of their own."),
    { DUB_RULE_FES_1, DUB_RULE_R_8, DUB_RULE_EXP_1, DUB_RULE_R_9 } },
  { NC_ ("rules chapter", "Your Turn"),
    NC_ ("rules", "What your moves cost and bring, beyond what is on the card you play."),
    { DUB_RULE_YOU_1, DUB_RULE_YOU_2, DUB_RULE_YOU_3, DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_YOU_5,
      DUB_RULE_R_15, DUB_RULE_YOU_6, DUB_RULE_YOU_7, DUB_RULE_YOU_8 } },
  { NC_ ("rules chapter", "End of Game"),
    NC_ ("rules", "After the 7th Round both sides score, in this order."),
    { DUB_RULE_END_1, DUB_RULE_END_2, DUB_RULE_END_3, DUB_RULE_R_1, DUB_RULE_END_4, DUB_RULE_END_5,
      DUB_RULE_END_6, DUB_RULE_END_7, DUB_RULE_END_8, DUB_RULE_END_9 } },
};

static const Chapter moments[] = {
  { NC_ ("rules chapter", "Before the Game"),
    NC_ ("rules", "What is on the table before the first Round."),
    { DUB_RULE_SET_1, DUB_RULE_SET_2, DUB_RULE_SET_3, DUB_RULE_SET_4, DUB_RULE_SET_5,
      DUB_RULE_SET_6, DUB_RULE_SET_7, DUB_RULE_SET_8 } },
  { NC_ ("rules chapter", "A New Round"),
    NC_ ("rules", "What is moved, filled and shuffled before the turns."),
    { DUB_RULE_P1_A, DUB_RULE_P1_B, DUB_RULE_P1_C, DUB_RULE_P1_D, DUB_RULE_P1_E, DUB_RULE_P1_F,
      DUB_RULE_P2 } },
  { NC_ ("rules chapter", "She Reveals a Card"),
    NC_ ("rules", "When it is her turn, and what holds for each of her cards."),
    { DUB_RULE_P3, DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_T_3, DUB_RULE_R_3, DUB_RULE_R_17 } },
  { NC_ ("rules chapter", "She Takes Something"),
    NC_ ("rules", "Which piece her card means."),
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2, DUB_RULE_RES_1, DUB_RULE_RES_2, DUB_RULE_TAI_1, DUB_RULE_R_4,
      DUB_RULE_HIR_1, DUB_RULE_R_6, DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7,
      DUB_RULE_HIR_3 } },
  { NC_ ("rules chapter", "She Places Something"),
    NC_ ("rules", "Where her Garments and Trademark tokens go."),
    { DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_R_14, DUB_RULE_FUN_1, DUB_RULE_FUN_2,
      DUB_RULE_R_10, DUB_RULE_ALL_1 } },
  { NC_ ("rules chapter", "She Gains Something More"),
    NC_ ("rules", "Rewards, Jewelry, bonuses and extra cards."),
    { DUB_RULE_TAI_5, DUB_RULE_R_13, DUB_RULE_TAI_6, DUB_RULE_FES_1, DUB_RULE_R_8, DUB_RULE_EXP_1,
      DUB_RULE_R_9, DUB_RULE_HIR_4, DUB_RULE_R_12 } },
  { NC_ ("rules chapter", "She Prepares for an Examination"),
    NC_ ("rules", "Only with the Jewelry Box: her tasks, and what completing them brings."),
    { DUB_RULE_EXAM_X, DUB_RULE_RES_3, DUB_RULE_FUN_3, DUB_RULE_RES_4, DUB_RULE_EXAM_J,
      DUB_RULE_TAI_2, DUB_RULE_R_2, DUB_RULE_EXAM_M, DUB_RULE_EXAM_R, DUB_RULE_R_11 } },
  { NC_ ("rules chapter", "Your Turn"),
    NC_ ("rules", "What your moves cost and bring, beyond what is on the card you play."),
    { DUB_RULE_YOU_1, DUB_RULE_YOU_2, DUB_RULE_YOU_3, DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_YOU_5,
      DUB_RULE_R_15, DUB_RULE_YOU_6, DUB_RULE_YOU_7, DUB_RULE_YOU_8 } },
  { NC_ ("rules chapter", "End of the Round"),
    NC_ ("rules", "When neither of you has a hand card left."),
    { DUB_RULE_P4 } },
  { NC_ ("rules chapter", "End of Game"),
    NC_ ("rules", "After the 7th Round both sides score, in this order."),
    { DUB_RULE_END_1, DUB_RULE_END_2, DUB_RULE_END_3, DUB_RULE_R_1, DUB_RULE_END_4, DUB_RULE_END_5,
      DUB_RULE_END_6, DUB_RULE_END_7, DUB_RULE_END_8, DUB_RULE_END_9 } },
};

static const char *const titles[DUB_N_RULES] = {
  [DUB_RULE_T_1] = NC_ ("rule title", "The Top Card"),
  [DUB_RULE_T_2] = NC_ ("rule title", "Not Possible"),
  [DUB_RULE_T_3] = NC_ ("rule title", "No Livre"),
  [DUB_RULE_FAV_1] = NC_ ("rule title", "The Queen’s Favor Token"),
  [DUB_RULE_FAV_2] = NC_ ("rule title", "3 Prestige Points in Any Case"),
  [DUB_RULE_RES_1] = NC_ ("rule title", "Which Resource Tiles"),
  [DUB_RULE_RES_2] = NC_ ("rule title", "No Resource Tile There"),
  [DUB_RULE_RES_3] = NC_ ("rule title", "Examination Task: Resources"),
  [DUB_RULE_RES_4] = NC_ ("rule title", "The Fourth Task"),
  [DUB_RULE_TAI_1] = NC_ ("rule title", "Which Garment"),
  [DUB_RULE_TAI_2] = NC_ ("rule title", "Examination Task: Garment"),
  [DUB_RULE_TAI_3] = NC_ ("rule title", "Which Hall"),
  [DUB_RULE_TAI_4] = NC_ ("rule title", "Which Guest Space"),
  [DUB_RULE_TAI_5] = NC_ ("rule title", "Reward of the Guest Space"),
  [DUB_RULE_TAI_6] = NC_ ("rule title", "Jewelry with a Garment"),
  [DUB_RULE_HIR_1] = NC_ ("rule title", "Which Employee"),
  [DUB_RULE_HIR_2] = NC_ ("rule title", "End-of-Game Bonuses First"),
  [DUB_RULE_HIR_3] = NC_ ("rule title", "Where the Employee Goes"),
  [DUB_RULE_HIR_4] = NC_ ("rule title", "One More Turn"),
  [DUB_RULE_FUN_1] = NC_ ("rule title", "The Jeweler First"),
  [DUB_RULE_FUN_2] = NC_ ("rule title", "Which Decoration"),
  [DUB_RULE_FUN_3] = NC_ ("rule title", "Examination Task: Decoration"),
  [DUB_RULE_EXAM_J] = NC_ ("rule title", "Journeyman Examination"),
  [DUB_RULE_EXAM_M] = NC_ ("rule title", "Master Examination"),
  [DUB_RULE_EXAM_R] = NC_ ("rule title", "Which Employee Leaves"),
  [DUB_RULE_EXAM_X] = NC_ ("rule title", "One Examination at a Time"),
  [DUB_RULE_ALL_1] = NC_ ("rule title", "All Halls Bonus"),
  [DUB_RULE_VAL_1] = NC_ ("rule title", "What a Bonus Is Worth"),
  [DUB_RULE_FES_1] = NC_ ("rule title", "Festivity Dresses"),
  [DUB_RULE_EXP_1] = NC_ ("rule title", "Expert Tailoring"),
  [DUB_RULE_END_1] = NC_ ("rule title", "Livre and Jewelry"),
  [DUB_RULE_END_2] = NC_ ("rule title", "Employees and Queen’s Favor"),
  [DUB_RULE_END_3] = NC_ ("rule title", "Majority in the Halls"),
  [DUB_RULE_END_4] = NC_ ("rule title", "Majority of Fireworks"),
  [DUB_RULE_END_5] = NC_ ("rule title", "Garments on the Balcony"),
  [DUB_RULE_END_6] = NC_ ("rule title", "Statues"),
  [DUB_RULE_END_7] = NC_ ("rule title", "Printed Prestige Points"),
  [DUB_RULE_END_8] = NC_ ("rule title", "Her Resource Tiles"),
  [DUB_RULE_END_9] = NC_ ("rule title", "Who Wins"),
  [DUB_RULE_R_1] = NC_ ("rule title", "Second Place"),
  [DUB_RULE_R_2] = NC_ ("rule title", "The Topmost Task"),
  [DUB_RULE_R_3] = NC_ ("rule title", "Her Card Supply Is Empty"),
  [DUB_RULE_R_4] = NC_ ("rule title", "The Highest Cost"),
  [DUB_RULE_R_5] = NC_ ("rule title", "Equal Guest Spaces, Full Halls"),
  [DUB_RULE_R_6] = NC_ ("rule title", "Too Few Employees"),
  [DUB_RULE_R_7] = NC_ ("rule title", "Does the New Card Count Itself?"),
  [DUB_RULE_R_8] = NC_ ("rule title", "Before It Is Placed"),
  [DUB_RULE_R_9] = NC_ ("rule title", "Expert Tailoring for Her"),
  [DUB_RULE_R_10] = NC_ ("rule title", "Equal Costs"),
  [DUB_RULE_R_11] = NC_ ("rule title", "No Card to Exchange"),
  [DUB_RULE_R_12] = NC_ ("rule title", "The Extra Card"),
  [DUB_RULE_R_13] = NC_ ("rule title", "The Resource Bag Is Empty"),
  [DUB_RULE_R_14] = NC_ ("rule title", "The Order of Steps"),
  [DUB_RULE_R_15] = NC_ ("rule title", "Copying Her Employees"),
  [DUB_RULE_R_16] = NC_ ("rule title", "What Deputing Pays"),
  [DUB_RULE_R_17] = NC_ ("rule title", "Other Open Points"),
  [DUB_RULE_SET_1] = NC_ ("rule title", "Board and Expansions"),
  [DUB_RULE_SET_2] = NC_ ("rule title", "What She Starts With"),
  [DUB_RULE_SET_3] = NC_ ("rule title", "Her Employee Deck"),
  [DUB_RULE_SET_4] = NC_ ("rule title", "What You Start With"),
  [DUB_RULE_SET_5] = NC_ ("rule title", "The New Employees Draw Deck"),
  [DUB_RULE_SET_6] = NC_ ("rule title", "Decks for the Examinations"),
  [DUB_RULE_SET_7] = NC_ ("rule title", "Where the Examinations Start"),
  [DUB_RULE_SET_8] = NC_ ("rule title", "Tiles of the Expansions"),
  [DUB_RULE_P1_A] = NC_ ("rule title", "Start Player"),
  [DUB_RULE_P1_B] = NC_ ("rule title", "New Employee Cards"),
  [DUB_RULE_P1_C] = NC_ ("rule title", "New Resource Tiles"),
  [DUB_RULE_P1_D] = NC_ ("rule title", "New Garment Tiles"),
  [DUB_RULE_P1_E] = NC_ ("rule title", "New Jewelry Tiles"),
  [DUB_RULE_P1_F] = NC_ ("rule title", "Her 25 Cards"),
  [DUB_RULE_P2] = NC_ ("rule title", "Hand Cards"),
  [DUB_RULE_P3] = NC_ ("rule title", "Whose Turn It Is"),
  [DUB_RULE_P4] = NC_ ("rule title", "Your Income"),
  [DUB_RULE_YOU_1] = NC_ ("rule title", "What You Pay"),
  [DUB_RULE_YOU_2] = NC_ ("rule title", "Your Guest Spaces"),
  [DUB_RULE_YOU_3] = NC_ ("rule title", "Your Queen’s Favor"),
  [DUB_RULE_YOU_4] = NC_ ("rule title", "Deputing"),
  [DUB_RULE_YOU_5] = NC_ ("rule title", "Your Examinations"),
  [DUB_RULE_YOU_6] = NC_ ("rule title", "Your Specialized Apprentice"),
  [DUB_RULE_YOU_7] = NC_ ("rule title", "Your Jewelry"),
  [DUB_RULE_YOU_8] = NC_ ("rule title", "Your Special Garments"),
};

static const struct {
  const Chapter *chapters;
  guint n;
} orders[DUB_N_RULE_ORDERS] = {
  [DUB_RULES_BY_SUBJECT] = { subjects, G_N_ELEMENTS (subjects) },
  [DUB_RULES_BY_MOMENT] = { moments, G_N_ELEMENTS (moments) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (subjects) <= MAX_CHAPTERS);
G_STATIC_ASSERT (G_N_ELEMENTS (moments) <= MAX_CHAPTERS);

guint
dub_text_rules_count_chapters (DubRuleOrder order)
{
  return orders[order].n;
}

char *
dub_text_rules_chapter (DubRuleOrder order, guint chapter)
{
  g_return_val_if_fail (chapter < orders[order].n, NULL);

  return g_strdup (
      g_dpgettext2 (GETTEXT_PACKAGE, "rules chapter", orders[order].chapters[chapter].title));
}

char *
dub_text_rules_intro (DubRuleOrder order, guint chapter)
{
  g_return_val_if_fail (chapter < orders[order].n, NULL);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "rules", orders[order].chapters[chapter].intro));
}

const guint8 *
dub_text_rules_list (DubRuleOrder order, guint chapter)
{
  g_return_val_if_fail (chapter < orders[order].n, NULL);

  return orders[order].chapters[chapter].rules;
}

guint
dub_text_rules_find_chapter (DubRuleOrder order, DubRuleId rule)
{
  for (guint i = 0; i < orders[order].n; i++)
    if (memchr (orders[order].chapters[i].rules, (int) rule, MAX_RULES) != NULL)
      return i;
  g_return_val_if_reached (0);
}

char *
dub_text_rule_title (DubRuleId rule)
{
  return g_strdup (dub_text_pick ("rule title", titles, rule));
}

char **
dub_text_rule_list (DubRuleId rule)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (DubCrown crown = DUB_VI_STAFF; rule == DUB_RULE_VAL_1 && crown <= DUB_JB_APPRENTICES;
       crown++)
    g_ptr_array_add (lines, dub_text_crown (crown));
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

char *
dub_text_rule_remark (DubRuleId rule)
{
  if (!dub_rule_id_is_ruling (rule))
    return NULL;

  return g_strdup (C_ ("rules", "The rulebooks leave this open. Du Barry applies this ruling."));
}
